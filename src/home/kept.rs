//! What a match must offer to be kept: text, both ways, and what its file is named after.

use super::damage::Unreadable;
use crate::record::Record;

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

impl Kept for Record {
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
