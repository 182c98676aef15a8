//! Why a file cannot be read as a record.

use ron::error::{Position, SpannedError};
use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use crate::{
    notation::RonFault,
    zebra::{ZebraEnding, ZebraOutcome, ZebraRefusal, ZebraTurnFormError},
};

/// What is wrong with a record, and where. Turns are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, IntoStaticStr, thiserror::Error)]
#[error("{self:?}")]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum ZebraRecordError {
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
    /// No board has this size.
    Size { size: u32 },
    /// The match is too long.
    TooManyTurns { turns: usize, limit: usize },
    /// A turn cannot be read.
    TurnForm { turn: usize, written: String, error: ZebraTurnFormError },
    /// A turn is not legal.
    TurnIllegal { turn: usize, written: String, refusal: ZebraRefusal },
    /// A turn follows although the match is over.
    TurnAfterEnd { turn: usize, written: String, ending: ZebraEnding },
    /// The result contradicts the turns.
    ResultDiffers { stated: ZebraOutcome, found: ZebraOutcome },
}

impl ZebraRecordError {
    /// The first turn that is wrong, if one is.
    pub fn turn(&self) -> Option<usize> {
        match self {
            ZebraRecordError::TurnForm { turn, .. }
            | ZebraRecordError::TurnIllegal { turn, .. }
            | ZebraRecordError::TurnAfterEnd { turn, .. } => Some(*turn),
            _ => None,
        }
    }

    /// The name of the error, the same in all languages. For an illegal turn it is the name of the reason in the rules.
    pub fn name(&self) -> &'static str {
        match self {
            ZebraRecordError::TurnIllegal { refusal, .. } => refusal.name(),
            other => other.into(),
        }
    }
}

impl From<SpannedError> for ZebraRecordError {
    fn from(error: SpannedError) -> ZebraRecordError {
        let Position { line, col: column } = error.span.start;
        ZebraRecordError::Unreadable { line, column, fault: error.code.into() }
    }
}
