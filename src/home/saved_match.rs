//! What a type needs to be saved as a match: it reads and writes text, and gives a title for the file
//! name.

use super::damage::Unreadable;
use crate::{mutants::MutantRecord, record::Record, zebra::ZebraRecord};

/// A match that can be written to a file and read back.
pub trait SavedMatch: Sized {
    /// Reads the match from the text of its file.
    fn from_text(text: &str) -> Result<Self, Unreadable>;

    /// Writes the match as the text of its file.
    fn to_text(&self) -> String;

    /// What its file is named after.
    fn title(&self) -> Title;
}

/// What the file of a saved match is named after. Any text is allowed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Title {
    /// When it was played.
    pub date: String,
    /// Who played the side that Nonaga calls red, or the first side of another game.
    pub first: String,
    /// Who played the other side.
    pub second: String,
}

impl SavedMatch for Record {
    fn from_text(text: &str) -> Result<Self, Unreadable> {
        Ok(Self::read(text)?)
    }

    fn to_text(&self) -> String {
        Self::to_text(self)
    }

    fn title(&self) -> Title {
        Title {
            date: self.date.to_string(),
            first: self.red.name.clone(),
            second: self.black.name.clone(),
        }
    }
}

impl SavedMatch for ZebraRecord {
    fn from_text(text: &str) -> Result<Self, Unreadable> {
        Ok(Self::read(text)?)
    }

    fn to_text(&self) -> String {
        Self::to_text(self)
    }

    fn title(&self) -> Title {
        Title {
            date: self.date.to_string(),
            first: self.light.name.clone(),
            second: self.dark.name.clone(),
        }
    }
}

impl SavedMatch for MutantRecord {
    fn from_text(text: &str) -> Result<Self, Unreadable> {
        Ok(Self::read(text)?)
    }

    fn to_text(&self) -> String {
        Self::to_text(self)
    }

    fn title(&self) -> Title {
        Title {
            date: self.date.to_string(),
            first: self.first.name.clone(),
            second: self.second.name.clone(),
        }
    }
}
