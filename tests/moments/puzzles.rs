//! Sets up moments of puzzles: the page with them, solving one, and the player's figures.

use nonaga::{
    game::{
        common::{Overlay, Screen},
        keeping::Trained,
        players::{PuzzleLead, PuzzleState, Puzzling, Solve, Today},
        referee::Ask,
    },
    puzzle::{DailyMark, PuzzleKind, PuzzleOutcome, PuzzleSource, PuzzleTry, Training, stock},
    rules::{Rest, Turn},
};

use super::Room;

/// The day of the pictures, and how many days before it something was solved.
const DAY: i64 = 20_782;
const DAYS: i64 = 40;

/// A player who has solved a few puzzles each day.
fn trained() -> Training {
    let mut training = Training::default();
    for day in DAY - DAYS..DAY {
        for at in 0..5_u64 {
            let source = PuzzleSource::Practice { theme: None };
            let puzzle = training.next(source, day, at).expect("a puzzle");
            let is_missed = (day * 7 + i64::try_from(at).unwrap_or(0) * 5) % 11 > 6;
            let outcome = if is_missed { PuzzleOutcome::Missed } else { PuzzleOutcome::Solved };
            training.count(&puzzle, outcome, day);
            training.finish(true, day);
        }
        let mark = if day % 5 == 0 { DailyMark::Tried } else { DailyMark::Solved };
        if day % 3 != 0 {
            training.daily.insert(day, mark);
        }
    }
    training.streak.best = 14;
    training
}

fn know(room: &mut Room, training: Training) {
    room.world().insert_resource(Today(|| DAY));
    room.world().resource_mut::<Trained>().change(|known| *known = training);
}

/// Opens the page with the puzzles, for somebody who has solved none or many.
pub fn page(room: &mut Room, is_new: bool) {
    know(room, if is_new { Training::default() } else { trained() });
    room.show(Screen::Puzzles, Overlay::None);
}

/// Opens the player's figures.
pub fn figures(room: &mut Room) {
    page(room, false);
    room.show(Screen::Puzzles, Overlay::Training);
}

/// A moment while a puzzle is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    Looking,
    Hinted,
    Refuted,
    Solved,
}

/// Solves a puzzle up to this moment.
pub fn solve(room: &mut Room, kind: PuzzleKind, moment: Moment) {
    let line = stock().iter().filter(|line| line.kind == kind).nth(6).expect("a puzzle");
    let mut training = trained();
    let source = PuzzleSource::Practice { theme: None };
    training.begin(line.id, source);
    know(room, training);
    room.show(Screen::Match, Overlay::None);
    room.world().write_message(Solve(source));
    wait(room, |state| state == PuzzleState::Looking);
    let puzzle = room.world().resource::<Puzzling>().puzzle().clone();
    match moment {
        Moment::Looking => {}
        Moment::Hinted => {
            for _ in 0..3 {
                room.world().write_message(PuzzleLead::Hint);
                room.pass(0.1);
            }
        }
        Moment::Refuted => {
            let slips = |turn: &Turn| {
                matches!(turn.rest, Rest::Relocation(_))
                    && matches!(puzzle.attempt(*turn), Some(PuzzleTry::Slips { .. }))
            };
            let turn = puzzle.position.turns().into_iter().find(slips);
            play(room, turn.expect("a turn that does not win in time"));
            wait(room, |state| matches!(state, PuzzleState::Refuted(_)));
        }
        Moment::Solved => {
            play(room, puzzle.solutions[0]);
            wait(room, |state| state == PuzzleState::Solved);
        }
    }
    room.pass(2.0);
    room.settle();
}

fn play(room: &mut Room, turn: Turn) {
    for ask in turn.steps().filter_map(Ask::to_play) {
        room.ask(ask);
        room.pass(2.0);
    }
}

/// Far longer than a puzzle needs.
const MOST_SECONDS: usize = 600;

/// Lets time pass until a puzzle is that far.
fn wait(room: &mut Room, is_so: impl Fn(PuzzleState) -> bool) {
    for _ in 0..10 * MOST_SECONDS {
        room.pass(0.1);
        let puzzling = room.world().get_resource::<Puzzling>();
        if puzzling.is_some_and(|puzzling| is_so(puzzling.state())) {
            return room.pass(2.0);
        }
    }
    panic!("it never comes that far");
}
