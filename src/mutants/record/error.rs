//! Why a file cannot be read as a record.

use ron::error::{Position, SpannedError};
use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use crate::{
    mutants::{MutantEnding, MutantOutcome, MutantRefusal, MutantStartFault, MutantTurnFormError},
    notation::RonFault,
};

/// What is wrong with a record, and where. Turns are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, IntoStaticStr, thiserror::Error)]
#[error("{self:?}")]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum MutantRecordError {
    /// The file has more bytes than any record.
    TooLarge { limit: usize },
    /// There is nothing but blanks.
    Empty,
    /// The text is not RON, or not such a record in RON.
    Unreadable { line: usize, column: usize, fault: RonFault },
    /// The file has another format.
    OtherFormat { format: String, expected: &'static str },
    /// This program does not know the version of the record.
    OtherVersion { version: u32, newest: u32 },
    /// The date cannot be read.
    Date { date: String },
    /// The start holds something that is no cell.
    StartForm { written: String },
    /// The circles are no start.
    StartFaulty { fault: MutantStartFault },
    /// A circle of a start that is drawn in turns is refused. Circles are counted from 1.
    CircleIllegal { circle: usize, written: String, refusal: MutantRefusal },
    /// A turn cannot be read.
    TurnForm { turn: usize, written: String, error: MutantTurnFormError },
    /// A turn is not legal.
    TurnIllegal { turn: usize, written: String, refusal: MutantRefusal },
    /// A turn follows although the match is over.
    TurnAfterEnd { turn: usize, written: String, ending: MutantEnding },
    /// The result contradicts the turns.
    ResultDiffers { stated: MutantOutcome, found: MutantOutcome },
}

impl MutantRecordError {
    /// The first turn that is wrong, if one is.
    pub fn turn(&self) -> Option<usize> {
        match self {
            MutantRecordError::TurnForm { turn, .. }
            | MutantRecordError::TurnIllegal { turn, .. }
            | MutantRecordError::TurnAfterEnd { turn, .. } => Some(*turn),
            _ => None,
        }
    }

    /// The name of the error, the same in all languages. For an illegal turn or start it is the name of the reason in the rules.
    pub fn name(&self) -> &'static str {
        match self {
            MutantRecordError::TurnIllegal { refusal, .. }
            | MutantRecordError::CircleIllegal { refusal, .. } => refusal.name(),
            MutantRecordError::StartFaulty { fault } => fault.into(),
            other => other.into(),
        }
    }
}

impl From<SpannedError> for MutantRecordError {
    fn from(error: SpannedError) -> MutantRecordError {
        let Position { line, col: column } = error.span.start;
        MutantRecordError::Unreadable { line, column, fault: error.code.into() }
    }
}
