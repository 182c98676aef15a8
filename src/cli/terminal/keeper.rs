//! Keeps the match in the terminal like one at the table: part by part, so that nothing is lost however the
//! program ends.

use std::path::PathBuf;

use crate::{
    home::{Home, HomeError, HomeNotice, Slot},
    record::Record,
};

/// What was left to be continued.
pub(super) struct Left {
    /// The newest unfinished match that no other copy of the program has open.
    pub record: Option<Record>,
    /// Whether another copy has one open.
    pub is_open_elsewhere: bool,
    /// What the player should know about those that cannot be continued.
    pub notices: Vec<HomeNotice>,
}

pub(super) struct Keeper {
    pub home: Home,
    /// Taken when the first part is played.
    slot: Option<Slot>,
    /// What was told last, so that it is not told after each part.
    trouble: Option<HomeError>,
}

impl Keeper {
    pub fn of_user() -> Keeper {
        Keeper { home: Home::of_user(), slot: None, trouble: None }
    }

    /// Takes over the newest unfinished match.
    pub fn resume(&mut self) -> Result<Left, HomeError> {
        let found = self.home.unfinished::<Record>();
        let mut record = None;
        if let Some(newest) = found.unfinished.first() {
            let (slot, played) = self.home.resume(newest.number)?;
            self.slot = Some(slot);
            record = Some(played);
        }
        Ok(Left { record, is_open_elsewhere: found.open > 0, notices: found.notices })
    }

    /// Keeps the match as it is now. The error is new to the player.
    pub fn keep(&mut self, record: &Record) -> Result<(), HomeError> {
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

    fn try_to_keep(&mut self, record: &Record) -> Result<(), HomeError> {
        let slot = match &mut self.slot {
            Some(slot) => slot,
            empty => empty.insert(self.home.begin()?),
        };
        slot.keep(record)
    }

    /// Whether the match is kept as it was after the last part.
    pub fn is_kept(&self) -> bool {
        self.slot.is_some() && self.trouble.is_none()
    }

    /// Puts an ended match among the player's matches, and returns its file.
    pub fn finish(&mut self, record: &Record) -> Result<PathBuf, HomeError> {
        match &mut self.slot {
            Some(slot) => slot.finish(&self.home, record),
            None => self.home.save_match(record),
        }
    }
}
