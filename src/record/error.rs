//! Why a file cannot be read as a record.

use ron::error::{Position, SpannedError};
use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use super::Outcome;
use crate::{
    notation::{PositionFormError, RonFault, TurnFormError},
    rules::{Ending, Fault, Misplay, Side},
};

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, IntoStaticStr, thiserror::Error)]
#[error("{self:?}")]
#[allow(missing_docs, reason = "the names of some fields say enough")]
pub enum RecordError {
    /// The file is too large.
    TooLarge {
        /// The largest size allowed, in bytes.
        limit: usize,
    },
    /// There is nothing but blanks.
    Empty,
    /// A pasted text has no match in it.
    NoMatchPasted,
    /// The text is not RON, or not a record in RON.
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The character in the line, from 1.
        column: usize,
        /// What is wrong there.
        fault: RonFault,
    },
    /// The text has a field that records do not have.
    UnknownField {
        /// The line, from 1.
        line: usize,
        field: String,
        /// The fields that are allowed there.
        known: Vec<&'static str>,
    },
    /// A field is missing.
    MissingField {
        /// The line where the incomplete value ends, from 1.
        line: usize,
        field: &'static str,
    },
    /// The file has another format.
    OtherFormat {
        format: String,
        /// The format of records.
        expected: &'static str,
    },
    /// This program does not know the version of the record.
    OtherVersion {
        version: u32,
        /// The newest version that this program knows.
        newest: u32,
    },
    /// The record has a field that only newer versions have.
    NeedsVersion {
        field: &'static str,
        version: u32,
        /// The first version that has the field.
        needed: u32,
    },
    /// The date cannot be read.
    Date {
        /// The date as it is written.
        date: String,
    },
    /// The match is too long.
    TooManyTurns {
        /// The number of turns in the record.
        turns: usize,
        /// The most turns allowed.
        limit: usize,
    },
    /// There are too many variations.
    TooManyLines {
        /// The number of variations in the record.
        lines: usize,
        /// The most variations allowed.
        limit: usize,
    },
    /// Variations lie too deep inside each other.
    LinesTooDeep {
        /// How deep they may lie.
        limit: usize,
    },
    /// The variations have too many turns.
    TooManyTurnsInLines {
        /// The number of turns in all variations together.
        turns: usize,
        /// The most turns allowed.
        limit: usize,
    },
    /// The starting position cannot be read.
    StartForm { error: PositionFormError },
    /// The starting position is not valid.
    StartFaulty { faults: Vec<Fault> },
    /// The first side in the record is not the side to move in the starting position.
    FirstDiffers {
        /// The first side according to the record.
        first: Side,
        /// The side to move in the starting position.
        to_move: Side,
    },
    /// A turn cannot be read.
    TurnForm {
        /// The number of the turn, from 1.
        turn: usize,
        /// The turn as it is written.
        written: String,
        error: TurnFormError,
    },
    /// A turn is not legal.
    TurnIllegal {
        /// The number of the turn, from 1.
        turn: usize,
        /// The turn as it is written.
        written: String,
        misplay: Misplay,
    },
    /// A turn lacks its relocation, but another turn follows.
    TurnUnfinished {
        /// The number of the unfinished turn, from 1.
        turn: usize,
    },
    /// A turn follows although the match is over.
    TurnAfterEnd {
        /// The number of the turn that follows, from 1.
        turn: usize,
        /// The turn as it is written.
        written: String,
        /// How the match ended before it.
        ending: Ending,
    },
    /// The result contradicts the turns.
    ResultDiffers {
        /// The result as it is written.
        stated: Outcome,
        /// The result that follows from the turns.
        found: Outcome,
    },
    /// A turn has two notes.
    NoteTwice {
        /// The number of the turn.
        turn: usize,
    },
    /// A note has two texts in one language.
    NoteLanguageTwice {
        /// The number of the turn.
        turn: usize,
        language: &'static str,
    },
    /// A note has a text in a language that notes cannot have.
    NoteLanguageUnknown {
        /// The number of the turn.
        turn: usize,
        language: String,
        /// The languages that notes can have.
        known: Vec<&'static str>,
    },
    /// A note refers to a turn that was not played.
    NoteBeyondEnd {
        /// The number of the turn that the note refers to.
        turn: usize,
        /// The number of turns in the record.
        turns: usize,
    },
    /// A note of a variation refers to a turn before it.
    NoteBeforeLine {
        /// The number of the turn that the note refers to.
        turn: usize,
        /// The first turn of the variation.
        first: usize,
    },
    /// A variation has no turns.
    LineEmpty,
    /// A variation leaves where its line has no turns.
    LineElsewhere {
        /// The turn after which it should leave.
        after: usize,
        /// The first turn after which it can leave.
        first: usize,
        /// The last turn after which it can leave.
        last: usize,
    },
    /// Something is wrong in a variation.
    Variation {
        /// Which variation: its number among the variations of the match, then among those of that line,
        /// and so on, as in `2.1`.
        line: String,
        /// What is wrong. Turns are counted from the start of the match.
        error: Box<RecordError>,
    },
}

impl RecordError {
    /// The first turn of the match that is wrong, if one is. Variations do not count.
    pub fn turn(&self) -> Option<usize> {
        match self {
            RecordError::TurnForm { turn, .. }
            | RecordError::TurnIllegal { turn, .. }
            | RecordError::TurnUnfinished { turn }
            | RecordError::TurnAfterEnd { turn, .. } => Some(*turn),
            _ => None,
        }
    }

    /// The name of the error. For an illegal turn it is the name of the reason in the rules.
    pub fn name(&self) -> &'static str {
        match self {
            RecordError::TurnIllegal { misplay, .. } => misplay.name(),
            RecordError::Variation { error, .. } => error.name(),
            other => other.into(),
        }
    }
}

impl From<SpannedError> for RecordError {
    fn from(error: SpannedError) -> RecordError {
        let Position { line, col: column } = error.span.start;
        match error.code.into() {
            RonFault::UnknownField { field, known } => {
                RecordError::UnknownField { line, field, known }
            }
            RonFault::MissingField { field } => RecordError::MissingField { line, field },
            fault => RecordError::Unreadable { line, column, fault },
        }
    }
}
