//! Why a file is not a record.

use ron::error::{Error, Position, SpannedError};
use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use super::Outcome;
use crate::{
    notation::{PositionFormError, TurnFormError},
    rules::{Ending, Fault, Misplay, Side},
};

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, IntoStaticStr, thiserror::Error)]
#[error("{self:?}")]
pub enum RecordError {
    /// The file is too large.
    TooLarge {
        /// The most bytes that it may have.
        limit: usize,
    },
    /// The text is not RON, or not what a record is made of.
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The character in it, from 1.
        column: usize,
        /// What the reader stumbled on, in the words of the RON library.
        detail: String,
    },
    /// There is a field that records do not have.
    UnknownField {
        /// The line, from 1.
        line: usize,
        /// The field.
        field: String,
        /// Those that there may be.
        expected: Vec<String>,
    },
    /// A field is missing.
    MissingField {
        /// The line where what lacks it ends, from 1.
        line: usize,
        /// The field.
        field: String,
    },
    /// The file is of another format.
    OtherFormat {
        /// That format.
        format: String,
        /// The format of records.
        expected: &'static str,
    },
    /// The record is of a version that this program does not know.
    OtherVersion {
        /// That version.
        version: u32,
        /// The newest one known.
        newest: u32,
    },
    /// The date is none.
    Date {
        /// What stands in its place.
        date: String,
    },
    /// The match is too long.
    TooManyTurns {
        /// How many turns it has.
        turns: usize,
        /// The most that there may be.
        limit: usize,
    },
    /// The starting position cannot be read.
    StartForm {
        /// Why not.
        error: PositionFormError,
    },
    /// The starting position is not valid.
    StartFaulty {
        /// All that is wrong with it.
        faults: Vec<Fault>,
    },
    /// The side that begins is not the one to move in the starting position.
    FirstDiffers {
        /// The side said to begin.
        first: Side,
        /// The side to move.
        to_move: Side,
    },
    /// A turn cannot be read.
    TurnForm {
        /// Its number, from 1.
        turn: usize,
        /// The turn as it is written.
        written: String,
        /// Why not.
        error: TurnFormError,
    },
    /// A turn is not legal.
    TurnIllegal {
        /// Its number, from 1.
        turn: usize,
        /// The turn as it is written.
        written: String,
        /// Why not.
        misplay: Misplay,
    },
    /// A relocation is still to come, but another turn follows.
    TurnUnfinished {
        /// The number of the unfinished turn, from 1.
        turn: usize,
    },
    /// A turn follows although the match is over.
    TurnAfterEnd {
        /// Its number, from 1.
        turn: usize,
        /// The turn as it is written.
        written: String,
        /// How the match had ended.
        ending: Ending,
    },
    /// The result contradicts the turns.
    ResultDiffers {
        /// The result as it is written.
        stated: Outcome,
        /// What the turns lead to.
        found: Outcome,
    },
    /// There is a note after a turn that was not played.
    NoteBeyondEnd {
        /// The turn's number.
        turn: usize,
        /// How many turns there are.
        turns: usize,
    },
}

impl RecordError {
    /// The name of the reason: that of the rules, where one of them is broken.
    pub fn name(&self) -> &'static str {
        match self {
            RecordError::TurnIllegal { misplay, .. } => misplay.name(),
            other => other.into(),
        }
    }
}

impl From<SpannedError> for RecordError {
    fn from(error: SpannedError) -> RecordError {
        let Position { line, col: column } = error.span.start;
        match error.code {
            Error::NoSuchStructField { expected, found, .. } => RecordError::UnknownField {
                line,
                field: excerpt(&found),
                expected: expected.iter().map(ToString::to_string).collect(),
            },
            Error::MissingStructField { field, .. } => {
                RecordError::MissingField { line, field: field.to_string() }
            }
            code => RecordError::Unreadable { line, column, detail: code.to_string() },
        }
    }
}

/// What a message repeats of a text from a file, which may be of any length.
pub(super) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
