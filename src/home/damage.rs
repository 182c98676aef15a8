//! Why a text is no match, no settings, no progress: as values, so that a person is told of them in
//! their own language.

use std::str::Utf8Error;

use ron::error::SpannedError;
use serde::Serialize;
use strum::VariantNames;

use crate::record::RecordError;

/// Why a text can't be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
#[error("{self:?}")]
pub enum Unreadable {
    /// It makes no sense to any version of the game.
    Damaged(Damage),
    /// It may well make sense to a newer version of the game.
    Newer {
        /// The version of its form.
        version: u32,
    },
}

/// What makes no sense, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
#[error("{self:?}")]
pub enum Damage {
    /// It is larger than any file of the game's may be.
    TooLarge {
        /// The most bytes that it may have.
        limit: usize,
    },
    /// It is not text.
    NotText {
        /// The line where it ceases to be, from 1.
        line: usize,
    },
    /// It is not RON, or not what is kept in such a file.
    Malformed {
        /// The line, from 1.
        line: usize,
        /// The character in it, from 1.
        column: usize,
        /// What the reader stumbled on, in the words of the RON library.
        detail: String,
    },
    /// It is of another format.
    OtherFormat {
        /// That format.
        format: String,
        /// The format that it should be of.
        expected: String,
    },
    /// It is no record of a match.
    Record {
        /// Why not.
        error: RecordError,
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
        Damage::Malformed { line, column, detail: error.code.to_string() }.into()
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

impl Damage {
    pub(super) fn not_text(bytes: &[u8], error: Utf8Error) -> Self {
        let text = &bytes[..error.valid_up_to()];
        Self::NotText { line: text.split(|byte| *byte == b'\n').count() }
    }
}
