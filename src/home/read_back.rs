//! The one kind of text that is written.

use super::{
    damage::{Damage, Unreadable},
    disk::LIMIT,
    kept::Kept,
};

/// Text that was read back before it is written: what could not be read again must not take the place
/// of what can be, nor be acknowledged.
pub(super) struct ReadBack(String);

impl ReadBack {
    pub(super) fn new<T>(
        text: String,
        parse: impl FnOnce(&str) -> Result<T, Unreadable>,
    ) -> Result<Self, Unreadable> {
        if text.len() > LIMIT {
            return Err(Damage::TooLarge { limit: LIMIT }.into());
        }
        parse(&text)?;
        Ok(Self(text))
    }

    pub(super) fn of_match<T: Kept>(played: &T) -> Result<Self, Unreadable> {
        Self::new(played.to_text(), T::from_text)
    }

    pub(super) fn as_str(&self) -> &str {
        &self.0
    }
}
