//! A match on disk: its slot while it is played, and its file among the finished matches.

use std::{path::PathBuf, sync::Arc};

use crate::{
    home::{Home, HomeError, Slot},
    record::{Outcome, Record},
    rules::Match,
};

/// Where a match is saved, and what is not saved yet.
#[derive(Debug, Default)]
pub(super) struct MatchOnDisk {
    slot: Option<Slot>,
    /// The match, until it is in its slot or among the finished matches.
    unwritten: Option<Arc<Record>>,
    /// The match as it ended, and the file that it got among the finished matches.
    ended: Option<(PathBuf, Arc<Record>)>,
}

impl MatchOnDisk {
    /// A match that was left in this slot and is continued.
    pub fn in_slot(slot: Slot) -> MatchOnDisk {
        MatchOnDisk { slot: Some(slot), ..MatchOnDisk::default() }
    }

    /// Saves the match as it is now. If that fails, [`write`](MatchOnDisk::write) tries it again.
    pub fn save(&mut self, home: &Home, record: Arc<Record>) -> Result<(), HomeError> {
        self.unwritten = Some(record);
        self.write(home)
    }

    /// Writes what is not written yet.
    pub fn write(&mut self, home: &Home) -> Result<(), HomeError> {
        let Some(record) = self.unwritten.clone() else { return Ok(()) };
        let is_over = record.outcome() != Outcome::Unfinished;
        let mut file = None;
        match &mut self.slot {
            // Nothing was played, or everything was taken back.
            None if record.game.steps().len() == 0 && !is_over => {}
            Some(slot) if record.game.steps().len() == 0 && !is_over => slot.clear()?,
            slot => {
                let slot = match slot {
                    Some(slot) => slot,
                    none => none.insert(home.begin()?),
                };
                if is_over {
                    file = Some(slot.finish(home, &*record)?);
                } else {
                    slot.keep(&*record)?;
                }
            }
        }
        self.unwritten = None;
        // If this fails, the match has one file too many, and nothing is lost.
        _ = self.withdraw_result(home, &record, file.as_ref());
        if let Some(file) = file {
            self.ended = Some((file, record));
        }
        Ok(())
    }

    /// The file of the match among the finished matches.
    pub fn file(&self) -> Option<&PathBuf> {
        self.ended.as_ref().map(|(file, _)| file)
    }

    /// Takes the match as it had ended out of the list of matches, if that result was taken back and all the turns
    /// it had are still there. If turns were taken back too, it stays: nowhere else are they to be found.
    fn withdraw_result(
        &mut self,
        home: &Home,
        now: &Record,
        file_now: Option<&PathBuf>,
    ) -> Result<(), HomeError> {
        let is_withdrawn = |(file, ended): &mut (PathBuf, Arc<Record>)| {
            Some(&*file) != file_now && begins_with(&now.game, &ended.game)
        };
        match self.ended.take_if(is_withdrawn) {
            Some((file, ended)) => home.withdraw_match(&file, &ended),
            None => Ok(()),
        }
    }
}

fn begins_with(game: &Match, other: &Match) -> bool {
    game.steps().len() >= other.steps().len()
        && game.steps().zip(other.steps()).all(|(a, b)| a == b)
}
