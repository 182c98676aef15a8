//! What can be wrong with a set of puzzles.

use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use crate::{
    notation::TurnFormError,
    rules::{Fault, Turn},
};

/// What is wrong with a line of a set of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault:?}")]
pub struct PuzzleError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: PuzzleFault,
}

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, IntoStaticStr)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum PuzzleFault {
    /// The file does not begin as it should.
    NoHeader,
    /// The line has too few or too many fields.
    FieldCount { found: usize, wanted: usize },
    /// There is no such kind.
    UnknownKind { text: String },
    /// The rating is no number.
    NoRating { text: String },
    /// There is no such theme.
    UnknownTheme { text: String },
    /// The board has a letter that means nothing there.
    BadLetter { letter: char, column: usize },
    /// The position is not valid.
    Position { faults: Vec<Fault> },
    /// The position is written in another way than the one that all puzzles share.
    NotFirstView { board: String },
    /// The short name is not the one that follows from the board.
    WrongId { found: String, id: String },
    /// A turn cannot be read.
    TurnForm { turn: String, error: TurnFormError },
    /// The turn does not solve it.
    NoSolution {
        #[serde(serialize_with = "super::as_text")]
        turn: Turn,
    },
    /// The turn solves it too, but is missing.
    MissingSolution {
        #[serde(serialize_with = "super::as_text")]
        turn: Turn,
    },
    /// The solutions are not in their order, or one is there twice.
    SolutionOrder,
    /// No turn solves it.
    Unsolvable,
    /// There is a quicker win.
    QuickerWin { turns: u32 },
    /// The position is won, and the question is how to hold it.
    WonInstead { turns: u32 },
    /// More turns solve it than a puzzle may have.
    TooManySolutions { most: usize },
    /// Another line has the same puzzle.
    Double { line: usize },
}

impl PuzzleFault {
    /// The name of the fault.
    pub fn name(&self) -> &'static str {
        self.into()
    }
}
