//! The computer at the table: it plays by itself, and stops thinking when it no longer has to.

use std::{
    thread,
    time::{Duration, Instant},
};

use nonaga::{
    engine::{Limits, Stop, Thinker, threat::winning_slide},
    game::{
        players::{Computer, ThreatShown},
        referee::{Ask, NewMatch},
        table::Thing,
    },
    record::{Level, Player, PlayerKind, Span},
    rules::{
        Cell, Ending, HouseRules, Match, Part, Position, Relocation, Setup, Side, Slide, Step,
    },
};
use strum::VariantArray;

use crate::player::Table;

/// Longer than any level takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

fn against(level: Level) -> Table {
    let mut table = Table::new();
    let player = |player| Player { name: String::new(), player };
    let game = Match::new(Position::start(HouseRules::Booklet));
    let players = [player(PlayerKind::Human), player(PlayerKind::Computer { level })];
    table.ask(Ask::Begin(Box::new(NewMatch::to_play(game, players)))).expect("a match");
    table
}

/// Plays the person's first turn.
fn play(table: &mut Table) {
    let slide = Slide { from: (2, 0).into(), to: (-1, 0).into() };
    table.ask(Ask::Slide(slide)).expect("it is legal");
    let relocation = Relocation { from: (1, -2).into(), to: (3, -2).into() };
    table.ask(Ask::Relocate(relocation)).expect("it is legal");
    table.rest();
}

fn steps(table: &Table) -> usize {
    table.referee().game().steps().len()
}

fn is_thinking(table: &Table) -> bool {
    table.app.world().resource::<Computer>().is_thinking()
}

/// Runs frames until it is the person's turn.
#[track_caller]
fn wait(table: &mut Table) {
    let began = Instant::now();
    while !table.referee().waits_for_hand() {
        assert!(began.elapsed() < PATIENCE, "the computer does not play");
        table.frame();
        thread::sleep(Duration::from_millis(1));
    }
    table.rest();
    table.check();
}

/// Black can win with its next slide.
#[test]
fn a_beginner_is_warned_of_a_threat_as_long_as_it_stands() {
    for (level, warns) in [(Level::Beginner, true), (Level::Easy, false)] {
        let mut table = Table::new();
        let black = vec![(0, -2).into(), (0, -1).into(), (2, -1).into()];
        let red = vec![(-2, 0).into(), (2, 0).into(), (0, 2).into()];
        let setup = Setup { red, black, ..Setup::start() };
        let game = Match::new(setup.validate(HouseRules::Booklet).expect("it is valid"));
        let player = |player| Player { name: String::new(), player };
        let players = [player(PlayerKind::Human), player(PlayerKind::Computer { level })];
        table.ask(Ask::Begin(Box::new(NewMatch::to_play(game, players)))).expect("a match");
        table.rest();
        let is_shown = |table: &mut Table| table.count::<ThreatShown>() > 0;
        assert_eq!(is_shown(&mut table), warns, "{level:?}");
        // It stays while a token is held, and while a disc is due.
        table.click(Thing::Token, Cell::new(2, 0));
        table.rest();
        assert_eq!(is_shown(&mut table), warns, "{level:?}");
        let slides = table.position().slides();
        table.ask(Ask::Slide(slides[0])).expect("it is legal");
        table.rest();
        let stands = winning_slide(table.position(), Side::Black).is_some();
        assert_eq!(is_shown(&mut table), warns && stands, "{level:?}");
    }
}

#[test]
fn the_computer_plays_and_taking_back_leads_to_the_persons_own_turn() {
    let mut table = against(Level::Easy);
    assert!(!is_thinking(&table) && table.referee().waits_for_hand());
    assert!(!table.referee().can_take_back(), "the person has not played yet");
    play(&mut table);
    assert!(is_thinking(&table));
    wait(&mut table);
    assert_eq!((steps(&table), table.position().to_move()), (4, Side::Red));
    assert!(!is_thinking(&table));

    let answer: Vec<_> = table.referee().game().steps().collect();
    table.ask(Ask::TakeBack(Span::Part)).expect("there is something to take back");
    table.rest();
    table.check();
    assert_eq!((steps(&table), table.position().due()), (1, Some(Part::Relocation)));
    assert!(!is_thinking(&table) && table.referee().waits_for_hand());
    table.ask(Ask::TakeBack(Span::Turn)).expect("there is something to take back");
    assert_eq!(steps(&table), 0);
    assert!(table.ask(Ask::TakeBack(Span::Turn)).is_err());

    table.ask(Ask::Redo).expect("the slide");
    table.ask(Ask::Redo).expect("the rest of the turn, and the answer");
    table.rest();
    table.check();
    assert_eq!(table.referee().game().steps().collect::<Vec<_>>(), answer);
    assert!(!is_thinking(&table) && table.referee().waits_for_hand());
}

#[test]
fn taking_back_a_turn_after_resigning_leads_to_the_start_of_that_turn() {
    let mut table = against(Level::Master);
    play(&mut table);
    table.ask(Ask::Resign(Side::Red)).expect("while the computer thinks");
    table.ask(Ask::TakeBack(Span::Turn)).expect("the resignation and the turn");
    assert_eq!((steps(&table), table.position().due()), (0, Some(Part::Slide)));
    assert!(table.referee().waits_for_hand());
}

#[test]
fn the_computer_stops_thinking_after_a_take_back_or_when_another_match_begins() {
    let mut table = against(Level::Master);
    play(&mut table);
    assert!(is_thinking(&table));
    table.ask(Ask::TakeBack(Span::Part)).expect("there is something to take back");
    assert_eq!(steps(&table), 1);
    table.frame();
    assert!(!is_thinking(&table) && table.referee().waits_for_hand());

    let relocation = Relocation { from: (1, -2).into(), to: (3, -2).into() };
    table.ask(Ask::Relocate(relocation)).expect("it is legal");
    table.rest();
    assert!(is_thinking(&table));
    table.begin(Match::new(Position::start(HouseRules::Booklet)));
    // The turn that it was thinking about is never played.
    let began = Instant::now();
    while began.elapsed() < Duration::from_millis(1_800) {
        table.frame();
        thread::sleep(Duration::from_millis(5));
    }
    assert_eq!(steps(&table), 0);
    assert!(!is_thinking(&table));
}

#[test]
fn the_computer_waits_while_an_earlier_turn_is_shown() {
    let mut table = against(Level::Beginner);
    play(&mut table);
    wait(&mut table);
    table.ask(Ask::Jump(1)).expect("there is such a turn");
    table.rest();
    assert!(!is_thinking(&table) && !table.referee().waits_for_hand());
    table.ask(Ask::Jump(2)).expect("there is such a turn");
    assert!(table.referee().waits_for_hand());
    assert_eq!(steps(&table), 4);
}

#[test]
fn the_computer_answers_a_draw_offer() {
    let mut table = against(Level::Beginner);
    table.ask(Ask::OfferDraw(Side::Red)).expect("Red may offer");
    table.frame();
    table.frame();
    assert_eq!(table.referee().draw_offered_by(), None);
    let declined = |ask: &Ask| matches!(ask, Ask::DeclineDraw(Side::Black));
    let heard = table.heard();
    assert!(
        heard.done.iter().any(|done| declined(&done.request.ask)),
        "it declines, as it has not thought yet"
    );
}

#[test]
fn two_computers_play_each_other() {
    let mut table = Table::new();
    let player = |level| Player { name: String::new(), player: PlayerKind::Computer { level } };
    let game = Match::new(Position::start(HouseRules::Booklet));
    let players = [player(Level::Medium), player(Level::Beginner)];
    table.ask(Ask::Begin(Box::new(NewMatch::to_play(game, players)))).expect("a match");
    let began = Instant::now();
    while table.referee().game().ending().is_none() && steps(&table) < 6 {
        assert!(began.elapsed() < 2 * PATIENCE, "they do not go on");
        table.frame();
        thread::sleep(Duration::from_millis(1));
    }
    table.check();
}

/// Each level sits at a table of its own. The person at all these tables is a weak engine.
#[test]
fn a_match_against_each_level_can_be_played_to_its_end_by_clicks() {
    let mut tables = Level::VARIANTS.iter().map(|level| against(*level)).collect::<Vec<_>>();
    let mut person = Thinker::new(1);
    let began = Instant::now();
    let is_over = |table: &Table| table.referee().game().ending().is_some();
    while !tables.iter().all(is_over) {
        assert!(began.elapsed() < 5 * PATIENCE, "the matches never end");
        for table in &mut tables {
            if table.referee().waits_for_hand() {
                play_turn(table, &mut person);
            }
            table.frame();
        }
        thread::sleep(Duration::from_millis(1));
    }
    for (mut table, level) in tables.into_iter().zip(Level::VARIANTS) {
        // A level that has less time on a busy machine may come to the same position again and again.
        let ending = table.referee().game().ending();
        let is_played_out = matches!(ending, Some(Ending::Won { .. } | Ending::DrawnByRepetition));
        assert!(is_played_out, "{level:?}: {ending:?}");
        assert!(!is_thinking(&table), "{level:?}");
        table.rest();
        table.check();
    }
}

fn play_turn(table: &mut Table, person: &mut Thinker) {
    let thought =
        person.think(table.referee().game(), Limits::nodes(500), &Stop::default(), |_| ());
    for step in thought.expect("the match goes on").best.steps() {
        match step {
            Step::Slide(slide) => table.slide(slide),
            Step::Relocate(relocation) => table.relocate(relocation),
            Step::Skip => {}
        }
    }
}
