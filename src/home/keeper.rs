//! Keeps the match that is being played, of any game: part by part, so that nothing is lost however the program ends.

use std::{marker::PhantomData, path::PathBuf};

use super::{Home, HomeError, HomeNotice, SavedMatch, Slot};

/// What was left to be continued.
pub struct Left<T> {
    /// The newest unfinished match that no other copy of the program has open.
    pub record: Option<T>,
    /// Whether another copy has one open.
    pub is_open_elsewhere: bool,
    /// What the player should know about those that cannot be continued.
    pub notices: Vec<HomeNotice>,
}

/// Keeps matches of one game.
pub struct Keeper<T> {
    /// Where they are kept.
    pub home: Home,
    /// Taken when the first part is played.
    slot: Option<Slot>,
    /// What was told last, so that it is not told after each part.
    trouble: Option<HomeError>,
    game: PhantomData<T>,
}

impl<T: SavedMatch> Keeper<T> {
    /// A keeper of matches in this home.
    pub fn at(home: Home) -> Keeper<T> {
        Keeper { home, slot: None, trouble: None, game: PhantomData }
    }

    /// Takes over the newest unfinished match.
    pub fn resume(&mut self) -> Result<Left<T>, HomeError> {
        let found = self.home.unfinished::<T>();
        let mut record = None;
        if let Some(newest) = found.unfinished.first() {
            let (slot, played) = self.home.resume(newest.number)?;
            self.slot = Some(slot);
            record = Some(played);
        }
        Ok(Left { record, is_open_elsewhere: found.open > 0, notices: found.notices })
    }

    /// Keeps the match as it is now. The error is new to the player.
    pub fn keep(&mut self, record: &T) -> Result<(), HomeError> {
        match self.try_to_keep(record) {
            Ok(()) => self.trouble = None,
            Err(error) if self.trouble.as_ref() != Some(&error) => {
                self.trouble = Some(error.clone());
                return Err(error);
            }
            Err(_) => {}
        }
        Ok(())
    }

    fn try_to_keep(&mut self, record: &T) -> Result<(), HomeError> {
        let slot = match &mut self.slot {
            Some(slot) => slot,
            empty => empty.insert(self.home.begin_of::<T>()?),
        };
        slot.keep(record)
    }

    /// Forgets the match in its slot: everything was taken back.
    pub fn forget(&mut self) -> Result<(), HomeError> {
        self.slot.as_mut().map_or(Ok(()), Slot::clear)
    }

    /// Whether the match is kept as it was after the last part.
    pub fn is_kept(&self) -> bool {
        self.slot.is_some() && self.trouble.is_none()
    }

    /// Puts an ended match among the player's matches, and returns its file.
    pub fn finish(&mut self, record: &T) -> Result<PathBuf, HomeError> {
        match &mut self.slot {
            Some(slot) => slot.finish(&self.home, record),
            None => self.home.save_match(record),
        }
    }
}
