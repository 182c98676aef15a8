//! Puzzles: proven positions, which the player solves on the board. A wrong try is answered by the turn that refutes
//! it. Everything that is proven to solve a puzzle counts.
//!
//! | file | what it owns |
//! |---|---|
//! | `mod.rs` | the puzzle on the table, and how far the player is |
//! | `solving.rs` | what is played, what came of it, and what leads on |
//! | `proofs.rs` | what is proven in the background |
//! | `as_match.rs` | the match in which it is solved, and the one as which it is looked at |

mod as_match;
mod proofs;
mod solving;

use std::{sync::Arc, time::Duration};

use bevy::prelude::*;
use jiff::Timestamp;

use self::proofs::{PuzzleAnswer, PuzzleQuestion};
use super::leaves_with;
use crate::{
    game::{common::Worker, referee::occasion},
    lesson::BoardMark,
    puzzle::{Puzzle, PuzzleHint, PuzzleKind, PuzzleOutcome, PuzzleSource, PuzzleTry, day_of},
    rules::{Cell, Match, Turn},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Today>()
        .add_message::<Solve>()
        .add_message::<PuzzleLead>()
        .add_plugins(solving::plugin)
        .add_plugins(leaves_with::<Puzzling>(&occasion::PUZZLE));
}

/// Begins with the next puzzle from there, or goes on with the one that was left.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solve(pub PuzzleSource);

/// What the player does to get on, apart from playing.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleLead {
    /// Asks for the next step of the hint.
    Hint,
    /// Has the solution shown.
    Show,
    /// Says that there is no win.
    NoWin,
    /// Takes the turn back, to look for another.
    TryAgain,
    /// Looks at the solved puzzle as a match.
    Look,
    /// Goes on to the next puzzle.
    Next,
    /// Goes back to the page with the puzzles.
    Leave,
}

/// Which day it is, counted from 1970.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Today(pub fn() -> i64);

impl Default for Today {
    fn default() -> Today {
        Today(|| day_of(Timestamp::now()))
    }
}

/// How far the player is with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleState {
    /// It is still to be put on the table.
    New,
    /// The player looks for a turn.
    Looking,
    /// The player has said that there is no win, but there is one.
    ThereIsAWin,
    /// It is proven what the player's turn is worth.
    Judging,
    /// The turn was wrong, and the reply is played.
    Refuting(PuzzleTry),
    /// The reply is on the table.
    Refuted(PuzzleTry),
    /// It is solved.
    Solved,
    /// The solution is looked for, and played.
    Showing,
    /// The solution was shown.
    Shown,
}

/// The puzzle on the table.
#[derive(Resource)]
pub struct Puzzling {
    source: PuzzleSource,
    puzzle: Arc<Puzzle>,
    state: PuzzleState,
    /// How many steps of the hint were given.
    hints: usize,
    /// What came of the first try, and by how much the rating has changed.
    outcome: Option<(PuzzleOutcome, i64)>,
    /// The wrong tries, with what refutes them.
    tries: Vec<[Turn; 2]>,
    /// What is played by itself, from the start: what refutes a try, or how a solution goes on.
    script: Vec<Turn>,
    /// The turn that solved it, or that was shown.
    solution: Option<Turn>,
    prover: Worker<PuzzleQuestion, PuzzleAnswer>,
    /// Before this nothing is played, so that the player can follow.
    rests_until: Duration,
}

impl Puzzling {
    fn new(source: PuzzleSource, puzzle: Puzzle) -> Puzzling {
        Puzzling {
            source,
            puzzle: Arc::new(puzzle),
            state: PuzzleState::New,
            hints: 0,
            outcome: None,
            tries: Vec::new(),
            script: Vec::new(),
            solution: None,
            prover: Worker::new("puzzle", || proofs::answer),
            rests_until: Duration::ZERO,
        }
    }

    /// Where it comes from.
    pub fn source(&self) -> PuzzleSource {
        self.source
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// How far the player is.
    pub fn state(&self) -> PuzzleState {
        self.state
    }

    /// What came of the first try, and by how much the rating has changed.
    pub fn outcome(&self) -> Option<(PuzzleOutcome, i64)> {
        self.outcome
    }

    /// Whether the player looks for a turn.
    pub fn is_open(&self) -> bool {
        matches!(self.state, PuzzleState::Looking | PuzzleState::ThereIsAWin)
    }

    /// Whether nothing is left to be found here.
    pub fn is_over(&self) -> bool {
        matches!(self.state, PuzzleState::Solved | PuzzleState::Shown)
    }

    /// Whether the question is whether there is a win at all.
    pub fn asks_whether(&self) -> bool {
        self.puzzle.kind == PuzzleKind::Quiet
    }

    /// The last step of the hint that was given.
    pub fn hint(&self) -> Option<PuzzleHint> {
        self.puzzle.hint(self.hints.checked_sub(1)?)
    }

    /// Whether there is another step of the hint.
    pub fn has_more_hints(&self) -> bool {
        self.puzzle.hint(self.hints).is_some()
    }

    /// What the hint points at on the table.
    pub(super) fn marks(&self, game: &Match) -> Vec<BoardMark> {
        let given = (0..self.hints).filter(|_| self.is_open());
        let marks = given.filter_map(|step| match self.puzzle.hint(step)? {
            PuzzleHint::Token { cell }
            | PuzzleHint::Target { cell }
            | PuzzleHint::Disc { cell } => Some(BoardMark::Piece(cell)),
            PuzzleHint::About { .. } | PuzzleHint::LookForReplies | PuzzleHint::NoWin => None,
        });
        // What was played has moved the token.
        let has_moved = |cell: Cell| {
            let before = self.puzzle.position.token_at(cell);
            before.is_some() && before != game.position().token_at(cell)
        };
        marks.filter(|mark| !mark.cells().any(has_moved)).collect()
    }
}
