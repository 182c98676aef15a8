//! What a type needs to be saved as a match: it reads and writes text, and gives a title for the file
//! name.

use super::damage::Unreadable;
use crate::record::Record;

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
    /// Who played red.
    pub red: String,
    /// Who played black.
    pub black: String,
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
            red: self.red.name.clone(),
            black: self.black.name.clone(),
        }
    }
}
