//! Trying one's own mistakes again: the panel says what to look for, and any turn that is as good counts.

use std::{sync::Arc, thread, time::Duration};

use bevy::prelude::*;
use nonaga::{
    engine::{Attempt, Judgement, Limits, Stop, Thinker, threat::winning_slide},
    game::{
        common::{Go, Overlay, Screen},
        keeping::{Keeping, Settings},
        players::{ExerciseState, Exercises, Judge, ThreatShown, TryAgain},
        referee::{Ask, Asker, Done, NewMatch},
    },
    home::Home,
    record::{Level, Player, PlayerKind, Record},
    rules::{Ending, HouseRules, Match, Rest, Setup, Shape, Side, Slide, Step, Turn},
};

use super::{Hud, SIZES, bad_disk::BadDisk};

/// The button on the page with the puzzles.
const MISTAKES: &str = "Your own mistakes. Positions from your matches where you had a better turn";

const MATCH: &str = include_str!("../../assets/matches/quiet.ron");

/// A home with one match of a person, which is judged.
fn judged_home() -> (tempfile::TempDir, Home, Record) {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut record = Record::read(MATCH).expect("a match");
    record.red.player = PlayerKind::Human;
    home.save_match(&record).expect("it is saved");
    let judged =
        Thinker::default().judge(&record.game, &[], Limits::depth(3), &Stop::default(), |_| ());
    home.keep_judgements(&record.game, &judged).expect("they are kept");
    (folder, home, record)
}

fn begun() -> (tempfile::TempDir, Hud, Record) {
    let (folder, home, record) = judged_home();
    let mut hud = Hud::new(SIZES[1]);
    hud.world().insert_resource(Keeping::at(home));
    hud.world().write_message(TryAgain);
    while hud.world().get_resource::<Exercises>().is_none() {
        hud.app.update();
    }
    hud.pass(1.0);
    (folder, hud, record)
}

fn state(hud: &mut Hud) -> ExerciseState {
    hud.world().resource::<Exercises>().state()
}

/// Plays a turn as the player, and waits until it is judged.
fn try_turn(hud: &mut Hud, turn: Turn) {
    hud.ask(Ask::Slide(turn.slide.expect("a slide")));
    hud.pass(2.0);
    if let Rest::Relocation(relocation) = turn.rest {
        hud.ask(Ask::Relocate(relocation));
    }
    for _ in 0..10_000 {
        hud.app.update();
        if matches!(state(hud), ExerciseState::Judged(_)) {
            break;
        }
    }
    hud.pass(1.0);
}

/// Whoever has just lost, or won with luck, need not look for the page with the puzzles.
#[test]
fn the_result_leads_to_the_mistakes_of_its_match() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.world().resource_mut::<Settings>().reduced_motion = true;
    let mut game = Record::read(MATCH).expect("a match").game;
    let last = game.steps().last().expect("it was played");
    game.take_back_part();
    let level = PlayerKind::Computer { level: Level::Easy };
    let players = [PlayerKind::Human, level].map(|player| Player { name: String::new(), player });
    hud.ask(Ask::Begin(Box::new(NewMatch::to_play(game, players))));
    hud.play(last);
    hud.until("the result", |hud| hud.reads("Rematch"));
    assert!(!hud.can_press("Put your mistakes right"), "nothing is known yet");
    let button = hud.button("Put your mistakes right").expect("it has its place");
    let place = hud.lies_at(button);
    hud.judge();
    let you = |it: &&Judgement| it.side == Side::Red && it.is_mistake();
    let mistakes = hud.world().resource::<Judge>().judged().iter().filter(you).count();
    assert!(mistakes > 0, "weak players make mistakes");
    assert_eq!(hud.lies_at(button), place);
    hud.press("Put your mistakes right");
    hud.pass(1.0);
    let exercises = hud.world().resource::<Exercises>();
    assert_eq!((exercises.progress(), exercises.task().side), ((0, mistakes), Side::Red));
    assert!(hud.reads("Your mistakes · 1 of "), "{:?}", hud.read());
    hud.check_layout();
    hud.press("Result");
    hud.until("the result again", |hud| hud.reads("Rematch"));
    assert!(hud.world().get_resource::<Exercises>().is_none());
}

#[test]
fn whoever_has_made_no_mistakes_reads_that_on_the_result() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.world().resource_mut::<Settings>().reduced_motion = true;
    // Red's token on 2,-1 slides up to the other two.
    let red = vec![(0, -2).into(), (0, -1).into(), (2, -1).into()];
    let start = Setup { red, ..Setup::start() }.validate(HouseRules::Booklet).expect("a position");
    let level = PlayerKind::Computer { level: Level::Easy };
    let players = [PlayerKind::Human, level].map(|player| Player { name: String::new(), player });
    hud.ask(Ask::Begin(Box::new(NewMatch::to_play(Match::new(start), players))));
    hud.play(Step::Slide(Slide { from: (2, -1).into(), to: (1, -1).into() }));
    hud.until("the result", |hud| hud.reads("Rematch"));
    hud.judge();
    hud.frames();
    assert!(hud.button("Put your mistakes right").is_none());
    assert!(hud.button("No mistakes").is_none() && hud.reads("No mistakes"));
    hud.check_layout();
}

/// Whoever tries a turn that loses at once sees how.
#[test]
fn after_a_wrong_turn_the_board_shows_how_the_other_side_wins() {
    let (_folder, mut hud, _) = begun();
    let hud = &mut hud;
    let shown = |hud: &mut Hud| {
        let world = hud.world();
        world.query::<&ThreatShown>().iter(world).count()
    };
    let lets_win = |hud: &mut Hud| {
        let position = hud.referee().position().clone();
        let opponent = position.to_move().other();
        position.turns().into_iter().find(|turn| {
            let next = position.after(*turn).ok().filter(|next| next.won().is_none());
            next.is_some_and(|next| winning_slide(&next, opponent).is_some())
        })
    };
    let wrong = loop {
        if let Some(wrong) = lets_win(hud) {
            break wrong;
        }
        hud.press("Next");
        hud.pass(2.0);
    };
    assert_eq!(shown(hud), 0);
    try_turn(hud, wrong);
    assert_eq!(state(hud), ExerciseState::Judged(Attempt::Loses { turns: 1 }));
    assert!(shown(hud) > 0);
    hud.press("Try another turn");
    hud.pass(2.0);
    assert_eq!(shown(hud), 0);
}

#[test]
fn mistakes_come_one_after_another_and_a_good_turn_counts() {
    let (_folder, mut hud, record) = begun();
    let hud = &mut hud;
    assert!(hud.reads("Your mistakes · 1 of "), "{:?}", hud.read());
    hud.check_layout();
    let task = *hud.world().resource::<Exercises>().task();
    assert_eq!(task.side, Side::Red, "Black was played by the computer");
    assert_eq!(hud.referee().game().turns().len(), task.number - 1);

    // The buttons stay where they are, whatever becomes of the turn.
    let places = |hud: &mut Hud| {
        ["All puzzles", "Show me", "Next"].map(|label| {
            let button = hud.button(label).expect("a button");
            (button, hud.lies_at(button))
        })
    };
    let before = places(hud);
    try_turn(hud, task.played);
    assert_eq!(places(hud), before);
    assert!(matches!(state(hud), ExerciseState::Judged(attempt) if attempt != Attempt::AsGood));
    hud.press("Try another turn");
    hud.pass(2.0);
    assert_eq!(state(hud), ExerciseState::Looking);
    try_turn(hud, task.best);
    assert_eq!(state(hud), ExerciseState::Judged(Attempt::AsGood));
    assert!(hud.reads("Yes, nothing is better."), "{:?}", hud.read());
    hud.press("Next");
    hud.pass(2.0);
    assert!(hud.reads("Your mistakes · 2 of "), "{:?}", hud.read());
    let next = *hud.world().resource::<Exercises>().task();
    assert!(next.number > task.number);
    assert_eq!(hud.referee().game().turns().len(), next.number - 1);
    assert_eq!(record.game.turns()[next.number - 1], next.played);
}

#[test]
fn a_good_turn_is_shown_on_request_and_the_way_out_leads_to_the_puzzles() {
    let (_folder, mut hud, _) = begun();
    let hud = &mut hud;
    let task = *hud.world().resource::<Exercises>().task();
    hud.press("Show me");
    for _ in 0..2000 {
        hud.app.update();
    }
    assert_eq!(state(hud), ExerciseState::Shown);
    assert_eq!(hud.referee().game().turns().last(), Some(&task.best));
    hud.press("All puzzles");
    assert_eq!(*hud.world().resource::<State<Screen>>().get(), Screen::Puzzles);
    assert!(hud.world().get_resource::<Exercises>().is_none());
    hud.world().write_message(Go::Title);
    hud.frames();
}

/// What was tried is taken back first, whether it is half a turn, a wrong one or a good one.
#[test]
fn a_good_turn_is_shown_in_place_of_what_was_tried() {
    let (_folder, mut hud, _) = begun();
    let hud = &mut hud;
    let task = *hud.world().resource::<Exercises>().task();
    let half = |hud: &mut Hud| {
        hud.ask(Ask::Slide(task.played.slide.expect("a slide")));
        hud.pass(2.0);
    };
    let tries: [&dyn Fn(&mut Hud); 3] =
        [&half, &|hud| try_turn(hud, task.played), &|hud| try_turn(hud, task.best)];
    for tries in tries {
        tries(hud);
        if hud.can_press("Show me") {
            hud.press("Show me");
            hud.until("a good turn", |hud| state(hud) == ExerciseState::Shown);
            assert_eq!(hud.referee().game().turns().len(), task.number);
            assert_eq!(hud.referee().game().turns().last(), Some(&task.best));
            hud.press("Try another turn");
            hud.pass(2.0);
        }
    }
    // The good one needs no other.
    assert_eq!(state(hud), ExerciseState::Judged(Attempt::AsGood));
}

/// Whoever has found the slide need not look for another.
#[test]
fn of_a_turn_with_the_right_slide_it_is_said_that_only_the_disc_was_wrong() {
    let (_folder, mut hud, _) = begun();
    let hud = &mut hud;
    let disc = "The slide was right, but the disc move wasn’t.";
    let wrong = |hud: &mut Hud| {
        let best = hud.world().resource::<Exercises>().task().best;
        let position = hud.referee().position().clone();
        let opponent = position.to_move().other();
        position.turns().into_iter().filter(|turn| turn.slide == best.slide).find(|turn| {
            let next = position.after(*turn).ok().filter(|next| next.won().is_none());
            next.is_some_and(|next| winning_slide(&next, opponent).is_some())
        })
    };
    let turn = loop {
        if let Some(turn) = wrong(hud) {
            break turn;
        }
        hud.press("Next");
        hud.pass(2.0);
    };
    try_turn(hud, turn);
    assert!(hud.reads(disc), "{:?}", hud.read());
    hud.press("Try another turn");
    hud.pass(2.0);
    let best = hud.world().resource::<Exercises>().task().best;
    try_turn(hud, best);
    assert!(!hud.reads(disc), "{:?}", hud.read());
}

#[test]
fn the_pause_speaks_of_mistakes_and_no_result_follows_a_win_that_is_shown() {
    let (_folder, mut hud, _) = begun();
    let hud = &mut hud;
    hud.world().write_message(Go::Over(Overlay::Pause));
    hud.frames();
    assert!(hud.reads("Your mistakes will still be here next time."), "{:?}", hud.read());
    assert!(hud.button("All lessons").is_none() && hud.button("Share").is_none());
    assert!(hud.button("All puzzles").is_some());
    hud.world().write_message(Go::Table);
    hud.frames();
    let end = Done {
        request: Ask::Redo.by(Asker::Script),
        moved: Vec::new(),
        is_shown: true,
        skipped: Vec::new(),
        ended: Some(Ending::Won { by: Side::Red, shape: Shape::Line }),
        shape: None,
        times_stood: 0,
    };
    hud.world().write_message(end);
    hud.pass(6.0);
    assert_eq!(*hud.world().resource::<State<Overlay>>().get(), Overlay::None);
}

#[test]
fn without_mistakes_the_player_is_told_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hud = Hud::new(SIZES[1]);
    hud.world().insert_resource(Keeping::at(Home::at(folder.path())));
    hud.world().write_message(Go::Puzzles);
    hud.frames();
    hud.press(MISTAKES);
    hud.pass(1.0);
    assert!(hud.reads("No mistakes to put right yet."), "{:?}", hud.read());
}

#[test]
fn a_search_for_mistakes_that_the_player_does_not_wait_for_puts_nothing_on_the_table() {
    let (folder, ..) = judged_home();
    let disk = BadDisk::default();
    let mut hud = Hud::new(SIZES[1]);
    hud.world().insert_resource(Keeping::at(Home::on(Arc::new(disk.clone()), folder.path())));
    hud.world().write_message(Go::Puzzles);
    hud.frames();
    disk.slow_down(true);
    hud.press(MISTAKES);
    hud.world().write_message(Go::Title);
    hud.frames();
    hud.begin(["Ada", "Bo"]);
    disk.slow_down(false);
    // Long enough for the search, which takes a moment.
    for _ in 0..300 {
        hud.app.update();
        thread::sleep(Duration::from_millis(1));
    }
    assert!(hud.world().get_resource::<Exercises>().is_none());
    assert_eq!(hud.referee().game().turns().len(), 0);
}
