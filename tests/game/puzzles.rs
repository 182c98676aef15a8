//! Puzzles at the table, solved by clicks: wrong tries are answered on the board, every solution counts, and leaving
//! loses nothing.

use std::{
    sync::atomic::{AtomicI64, Ordering},
    thread,
    time::{Duration, Instant},
};

use nonaga::{
    game::{
        keeping::{Keeping, Trained},
        players::{PuzzleLead, PuzzleState, Puzzling, Solve, Spotlit, Today},
        referee::Seats,
        table::Thing,
    },
    home::Home,
    puzzle::{
        DailyMark, Puzzle, PuzzleKind, PuzzleLine, PuzzleOutcome, PuzzleSource, PuzzleTry,
        Training, stock,
    },
    rules::{Match, Rest, Turn},
};

use crate::player::Table;

/// Longer than any proof takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

const PRACTICE: PuzzleSource = PuzzleSource::Practice { theme: None };

/// A table with a puzzle of a kind.
fn with(kind: PuzzleKind) -> Table {
    let line = stock().iter().filter(|line| line.kind == kind).nth(3);
    with_puzzle(&line.expect("a puzzle of this kind").read().expect("it can be read"))
}

fn with_puzzle(puzzle: &Puzzle) -> Table {
    let mut table = Table::new();
    // It was left, so it comes next.
    let mut trained = table.app.world_mut().resource_mut::<Trained>();
    trained.change(|training| training.begin(&puzzle.id, PRACTICE));
    solve(&mut table, PRACTICE);
    assert_eq!(puzzling(&table).puzzle(), puzzle);
    table
}

fn solve(table: &mut Table, source: PuzzleSource) {
    table.app.world_mut().write_message(Solve(source));
    wait_for(table, |puzzling| puzzling.state() == PuzzleState::Looking);
    table.rest();
}

fn lead(table: &mut Table, lead: PuzzleLead) {
    table.app.world_mut().write_message(lead);
    table.rest();
}

fn puzzling(table: &Table) -> &Puzzling {
    table.app.world().resource::<Puzzling>()
}

fn training(table: &Table) -> &Training {
    table.app.world().resource::<Trained>().training()
}

#[track_caller]
fn wait_for(table: &mut Table, is_so: impl Fn(&Puzzling) -> bool) {
    let began = Instant::now();
    while !table.app.world().get_resource::<Puzzling>().is_some_and(&is_so) {
        let state = table.app.world().get_resource::<Puzzling>().map(Puzzling::state);
        assert!(began.elapsed() < PATIENCE, "it never comes: {state:?}");
        table.frame();
        thread::sleep(Duration::from_millis(1));
    }
}

/// Plays a turn by clicks, each part as it comes.
#[track_caller]
fn play(table: &mut Table, turn: Turn) {
    if let Some(slide) = turn.slide {
        table.slide(slide);
        table.rest();
    }
    if let Rest::Relocation(relocation) = turn.rest {
        table.relocate(relocation);
        table.rest();
    }
}

/// A wrong turn of which this comes, with both parts, and the reply.
fn wrong(puzzle: &Puzzle, is_meant: impl Fn(PuzzleTry) -> bool) -> Option<(Turn, Turn)> {
    let whole = |turn: &Turn| turn.slide.is_some() && matches!(turn.rest, Rest::Relocation(_));
    let tried = |turn: Turn| {
        let came = puzzle.attempt(turn)?;
        is_meant(came).then_some(())?;
        Some((turn, came.reply()?))
    };
    let mut turns = puzzle.position.turns().into_iter().filter(whole);
    turns.find_map(tried)
}

#[test]
fn a_wrong_try_is_answered_on_the_board_and_taken_back_by_a_click() {
    let mut table = with(PuzzleKind::Win2);
    let puzzle = puzzling(&table).puzzle().clone();
    let before = training(&table).skill.shown();
    let (tried, reply) = wrong(&puzzle, |came| matches!(came, PuzzleTry::Slips { .. }))
        .expect("a turn that lets the win slip");
    play(&mut table, tried);
    wait_for(&mut table, |puzzling| matches!(puzzling.state(), PuzzleState::Refuted(_)));
    table.rest();
    assert_eq!(table.referee().game().turns(), [tried, reply]);
    assert_eq!(table.referee().seats(), Seats::LESSON, "nobody plays on from here");
    assert!(training(&table).skill.shown() < before);
    assert_eq!(training(&table).due(i64::MAX), [puzzle.id.as_str()]);

    let token = table.position().tokens(puzzle.position.to_move())[0];
    table.click(Thing::Token, token);
    table.rest();
    assert_eq!(puzzling(&table).state(), PuzzleState::Looking);
    assert_eq!(table.position(), &puzzle.position);

    // It is solved all the same, and does not count any more.
    let rating = training(&table).skill;
    play(&mut table, puzzle.solutions[0]);
    wait_for(&mut table, |puzzling| puzzling.state() == PuzzleState::Solved);
    assert_eq!(training(&table).skill, rating);
    assert_eq!(training(&table).left, None);

    // Then the win is played to its end.
    let began = Instant::now();
    while table.position().won().is_none() {
        assert!(
            began.elapsed() < PATIENCE,
            "it is never won: {:?}",
            table.referee().game().turns()
        );
        table.frame();
        thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(table.referee().game().turns().first(), puzzle.solutions.first());
    assert_eq!(puzzling(&table).state(), PuzzleState::Solved);
}

#[test]
fn a_try_that_loses_is_answered_by_the_win() {
    let loses =
        |puzzle: &Puzzle| wrong(puzzle, |came| matches!(came, PuzzleTry::LosesAtOnce { .. }));
    let holds = stock().iter().filter(|line| line.kind == PuzzleKind::Hold2);
    let (puzzle, (tried, reply)) = holds
        .flat_map(PuzzleLine::read)
        .find_map(|puzzle| loses(&puzzle).map(|turns| (puzzle, turns)))
        .expect("a puzzle with a turn that loses at once");
    let mut table = with_puzzle(&puzzle);
    play(&mut table, tried);
    wait_for(&mut table, |puzzling| matches!(puzzling.state(), PuzzleState::Refuted(_)));
    assert_eq!(table.referee().game().turns(), [tried, reply]);
    assert!(table.referee().game().ending().is_some());
    // Also after a win the player is back.
    for _ in 0..6 {
        table.rest();
    }
    lead(&mut table, PuzzleLead::TryAgain);
    assert_eq!(table.position(), &puzzle.position);
    play(&mut table, puzzle.solutions[0]);
    wait_for(&mut table, |puzzling| puzzling.state() == PuzzleState::Solved);
}

/// A second winning turn is never called wrong.
#[test]
fn every_solution_counts() {
    let has_several = |puzzle: &Puzzle| {
        puzzle.solutions.len() > 1 && puzzle.solutions.iter().all(|turn| turn.slide.is_some())
    };
    let mut seen = 0;
    for kind in [PuzzleKind::Win1, PuzzleKind::Win2, PuzzleKind::Hold2] {
        let mut read = stock().iter().filter(|line| line.kind == kind).flat_map(PuzzleLine::read);
        let Some(puzzle) = read.find(has_several) else { continue };
        for solution in &puzzle.solutions {
            let mut table = with_puzzle(&puzzle);
            play(&mut table, *solution);
            wait_for(&mut table, |puzzling| puzzling.state() == PuzzleState::Solved);
            assert_eq!(training(&table).score().solved, 1);
            assert!(matches!(puzzling(&table).outcome(), Some((PuzzleOutcome::Solved, 1..))));
            seen += 1;
        }
    }
    assert!(seen >= 4, "{seen}");
}

#[test]
fn a_hint_comes_in_three_steps_and_what_it_means_is_marked() {
    let mut table = with(PuzzleKind::Win2);
    let rating = training(&table).skill;
    for (step, marks) in [(1, 0), (2, 1), (3, 2)] {
        lead(&mut table, PuzzleLead::Hint);
        assert_eq!(table.count::<Spotlit>(), marks, "after step {step}");
    }
    assert!(!puzzling(&table).has_more_hints());
    let puzzle = puzzling(&table).puzzle().clone();
    play(&mut table, puzzle.solutions[0]);
    wait_for(&mut table, |puzzling| puzzling.state() == PuzzleState::Solved);
    assert_eq!((training(&table).skill, training(&table).score().solved), (rating, 0));
    assert_eq!(table.count::<Spotlit>(), 0);
}

#[test]
fn a_solution_is_shown_to_its_end() {
    let mut table = with(PuzzleKind::Win3);
    let puzzle = puzzling(&table).puzzle().clone();
    lead(&mut table, PuzzleLead::Show);
    wait_for(&mut table, |puzzling| puzzling.state() == PuzzleState::Shown);
    let game = table.referee().game();
    assert_eq!(game.turns().first(), puzzle.solutions.first());
    assert!(game.position().won().is_some(), "{:?}", game.turns());
    assert_eq!(training(&table).score().solved, 0);
    lead(&mut table, PuzzleLead::Next);
    wait_for(&mut table, |puzzling| puzzling.state() == PuzzleState::Looking);
    assert_ne!(puzzling(&table).puzzle().id, puzzle.id);
}

#[test]
fn that_there_is_no_win_is_right_where_there_is_none() {
    let quiet = |is_none: bool| {
        let mut read =
            stock().iter().filter(|line| line.kind == PuzzleKind::Quiet).flat_map(PuzzleLine::read);
        read.find(|puzzle| puzzle.has_no_win() == is_none).expect("one of each")
    };
    let mut table = with_puzzle(&quiet(true));
    lead(&mut table, PuzzleLead::NoWin);
    assert_eq!(puzzling(&table).state(), PuzzleState::Solved);
    assert_eq!(training(&table).score().solved, 1);

    let puzzle = quiet(false);
    let mut table = with_puzzle(&puzzle);
    lead(&mut table, PuzzleLead::NoWin);
    assert_eq!(puzzling(&table).state(), PuzzleState::ThereIsAWin);
    assert_eq!(training(&table).score().solved, 0);
    play(&mut table, puzzle.solutions[0]);
    wait_for(&mut table, |puzzling| puzzling.state() == PuzzleState::Solved);
}

#[test]
fn a_streak_goes_on_until_the_first_mistake() {
    let mut table = Table::new();
    for solved in 0..3 {
        solve(&mut table, PuzzleSource::Streak);
        assert_eq!(training(&table).streak.run.map(|run| run.solved), Some(solved));
        let puzzle = puzzling(&table).puzzle().clone();
        // Other things come between, which change nothing.
        table.begin(Match::new(puzzle.position.clone()));
        assert!(table.app.world().get_resource::<Puzzling>().is_none());
        solve(&mut table, PuzzleSource::Streak);
        assert_eq!(puzzling(&table).puzzle(), &puzzle);
        play(&mut table, puzzle.solutions[0]);
        wait_for(&mut table, |puzzling| puzzling.state() == PuzzleState::Solved);
    }
    lead(&mut table, PuzzleLead::Next);
    wait_for(&mut table, |puzzling| puzzling.state() == PuzzleState::Looking);
    lead(&mut table, PuzzleLead::Show);
    assert_eq!((training(&table).streak.best, training(&table).streak.run), (3, None));
}

static DAY: AtomicI64 = AtomicI64::new(20_700);

/// Runs frames until everything is written.
fn settle(table: &mut Table) {
    let began = Instant::now();
    table.frame();
    while !table.app.world().resource::<Keeping>().is_idle() {
        assert!(began.elapsed() < PATIENCE, "it is never written");
        table.frame();
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn the_puzzle_of_today_is_kept_and_comes_again_tomorrow() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = || Home::at(folder.path());
    let mut table = Table::new();
    table.app.insert_resource(Keeping::at(home()));
    table.app.insert_resource(Today(|| DAY.load(Ordering::Relaxed)));
    let day = DAY.load(Ordering::Relaxed);
    solve(&mut table, PuzzleSource::Today { day });
    let puzzle = puzzling(&table).puzzle().clone();
    lead(&mut table, PuzzleLead::Show);
    settle(&mut table);
    assert_eq!(home().load::<Training>().value.daily.get(&day), Some(&DailyMark::Tried));
    drop(table);

    // The next day, in another copy of the game.
    DAY.fetch_add(1, Ordering::Relaxed);
    let mut table = Table::new();
    let mut keeping = Keeping::at(home());
    keeping.look_up_training();
    table.app.insert_resource(keeping);
    table.app.insert_resource(Today(|| DAY.load(Ordering::Relaxed)));
    settle(&mut table);
    assert_eq!(training(&table).due(day + 1), [puzzle.id.as_str()]);
    solve(&mut table, PuzzleSource::Again);
    assert_eq!(puzzling(&table).puzzle(), &puzzle);
    if let Some(solution) = puzzle.solutions.first() {
        play(&mut table, *solution);
    } else {
        lead(&mut table, PuzzleLead::NoWin);
    }
    wait_for(&mut table, |puzzling| puzzling.state() == PuzzleState::Solved);
    // The terminal has counted something meanwhile.
    let before = home().load::<Training>().value;
    let mut after = before.clone();
    after.streak.best = 9;
    home().save(&before, &after).expect("saved");
    settle(&mut table);
    let kept = home().load::<Training>().value;
    assert!(kept.due(day + 2).is_empty() && kept.again.contains_key(&puzzle.id));
    assert_eq!((kept.score().tried, kept.streak.best), (2, 9));
    assert_eq!(kept.days_in_a_row(day + 1), 1);
    // Nothing of it is kept as a match.
    assert!(home().headers().expect("a list").is_empty());
}
