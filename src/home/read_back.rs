//! Text that was checked before it is written.

use super::{
    damage::{Damage, LIMIT, Unreadable},
    saved_match::SavedMatch,
};

/// Text that can be read back. The writer accepts nothing else: text that cannot be read again must not
/// replace a good file or count as saved.
pub(super) struct ReadBack(String);

impl ReadBack {
    pub(super) fn new<T>(
        text: String,
        parse: impl FnOnce(&str) -> Result<T, Unreadable>,
    ) -> Result<Self, Unreadable> {
        if text.len() > LIMIT {
            return Err(Damage::too_large().into());
        }
        parse(&text)?;
        Ok(Self(text))
    }

    pub(super) fn of_match<T: SavedMatch>(played: &T) -> Result<Self, Unreadable> {
        Self::new(played.to_text(), T::from_text)
    }

    pub(super) fn as_str(&self) -> &str {
        &self.0
    }
}
