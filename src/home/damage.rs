//! Why a text cannot be read as a match, settings or progress. These are values, so that players see
//! the reason in their own language.

use std::str::Utf8Error;

use ron::error::SpannedError;
use serde::Serialize;
use strum::VariantNames;

use crate::{
    mutants::MutantRecordError,
    notation::RonFault,
    record::{LARGEST_FILE, RecordError},
    zebra::ZebraRecordError,
};

/// The most bytes a file may have, to be read or written. A match of 10 000 turns has 400 000.
pub(super) const LIMIT: usize = LARGEST_FILE;

/// Why a text can't be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
#[error("{self:?}")]
pub enum Unreadable {
    /// No version of the game can read it.
    Damaged(Damage),
    /// A newer version of the game wrote it.
    Newer {
        /// The version of the format.
        version: u32,
    },
}

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
#[error("{self:?}")]
pub enum Damage {
    /// It is larger than the game's files may be.
    TooLarge {
        /// The most bytes it may have.
        limit: usize,
    },
    /// It is not text.
    NotText {
        /// The line with the first bytes that are not text, from 1.
        line: usize,
    },
    /// It is not RON, or does not have the fields of such a file.
    Malformed {
        /// The line, from 1.
        line: usize,
        /// The character in that line, from 1.
        column: usize,
        /// What is wrong there.
        fault: RonFault,
    },
    /// It is a file of another format.
    OtherFormat {
        /// The format the file names.
        format: String,
        /// The format it should have.
        expected: String,
    },
    /// It is about another match than its name says.
    OtherMatch,
    /// It is not a valid record of a match.
    Record {
        /// What is wrong with the record.
        error: RecordError,
    },
    /// It is not a valid record of a match of Zebra.
    Zebra {
        /// What is wrong with the record.
        error: ZebraRecordError,
    },
    /// It is not a valid record of a match of Mutant pentominoes.
    Mutants {
        /// What is wrong with the record.
        error: MutantRecordError,
    },
}

impl From<Damage> for Unreadable {
    fn from(damage: Damage) -> Self {
        Self::Damaged(damage)
    }
}

impl From<SpannedError> for Unreadable {
    fn from(error: SpannedError) -> Self {
        let (line, column) = (error.span.start.line, error.span.start.col);
        Damage::Malformed { line, column, fault: error.code.into() }.into()
    }
}

impl From<RecordError> for Unreadable {
    fn from(error: RecordError) -> Self {
        match error {
            RecordError::OtherVersion { version, newest } if version > newest => {
                Self::Newer { version }
            }
            error => Damage::Record { error }.into(),
        }
    }
}

impl From<ZebraRecordError> for Unreadable {
    fn from(error: ZebraRecordError) -> Self {
        match error {
            ZebraRecordError::OtherVersion { version, newest } if version > newest => {
                Self::Newer { version }
            }
            error => Damage::Zebra { error }.into(),
        }
    }
}

impl From<MutantRecordError> for Unreadable {
    fn from(error: MutantRecordError) -> Self {
        match error {
            MutantRecordError::OtherVersion { version, newest } if version > newest => {
                Self::Newer { version }
            }
            error => Damage::Mutants { error }.into(),
        }
    }
}

impl Damage {
    /// A file that has more than [`LIMIT`] bytes.
    pub(super) fn too_large() -> Self {
        Self::TooLarge { limit: LIMIT }
    }

    pub(super) fn not_text(bytes: &[u8], error: Utf8Error) -> Self {
        let text = &bytes[..error.valid_up_to()];
        Self::NotText { line: text.split(|byte| *byte == b'\n').count() }
    }
}
