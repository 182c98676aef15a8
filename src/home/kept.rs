//! What a match must offer to be kept: text, both ways, and what its file is named after.

use std::path::Path;

use super::error::{HomeError, shown};
use crate::record::{Record, RecordError};

/// A match as this room sees it.
pub trait Kept: Sized {
    /// The match that a file holds.
    fn from_text(text: &str) -> Result<Self, Unreadable>;

    /// The text of a file that holds this match.
    fn to_text(&self) -> String;

    /// What to name its file after.
    fn title(&self) -> Title;
}

/// What the file of a saved match is named after. Any text will do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Title {
    /// When it was played.
    pub date: String,
    /// Who played red.
    pub red: String,
    /// Who played black.
    pub black: String,
}

/// Why a text is no match, no settings, no progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It makes no sense.
    Damaged {
        /// What makes no sense, and where.
        detail: String,
    },
    /// It may well make sense to a newer version of the game.
    Newer {
        /// The version of its form.
        version: u32,
    },
}

impl Unreadable {
    pub(super) fn at(self, path: &Path) -> HomeError {
        let path = shown(path);
        match self {
            Self::Damaged { detail } => HomeError::Damaged { path, detail },
            Self::Newer { version } => HomeError::Newer { path, version },
        }
    }
}

impl Kept for Record {
    fn from_text(text: &str) -> Result<Self, Unreadable> {
        Self::read(text).map_err(|error| match error {
            RecordError::OtherVersion { version, newest } if version > newest => {
                Unreadable::Newer { version }
            }
            error => Unreadable::Damaged { detail: error.to_string() },
        })
    }

    fn to_text(&self) -> String {
        Self::to_text(self)
    }

    fn title(&self) -> Title {
        Title {
            date: self.date.to_string(),
            red: self.red.name.clone(),
            black: self.black.name.clone(),
        }
    }
}
