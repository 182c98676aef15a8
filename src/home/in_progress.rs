//! The match in progress: a slot for each running copy of the program.
//!
//! A slot is a file, `3.ron`, and a lock, `3.lock`, which its owner holds as long as it lives; the
//! system takes it back however the program ends. A file without an owner is an unfinished match,
//! which any copy may claim. The file is a saved match like any other, written whole each time and
//! not a journal: at 10 000 turns that is 400 KB, which a disk takes in a moment, and in return
//! there is one form, no recovery, and no state in which it does not load.

use std::{
    cmp::Reverse,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use super::{
    Folders, Home,
    damage::Damage,
    disk::{Entry, Held},
    error::{HomeError, HomeNotice, shown},
    file_name,
    kept::Kept,
    read_back::ReadBack,
    writer::Writer,
};

/// How long to wait for a slot: another copy that only looks whether it is free has it for a moment.
const PATIENCE: Duration = Duration::from_millis(100);

/// More unfinished matches than anyone leaves behind.
const SLOTS: u32 = 1000;

/// The place of this copy's match in progress. Nobody else writes there until this is dropped.
#[derive(Debug)]
pub struct Slot {
    writer: Writer,
    file: PathBuf,
    number: u32,
    _lock: Box<dyn Held>,
}

/// The unfinished matches that no running copy has.
#[derive(Clone, Debug, PartialEq)]
pub struct Found<T> {
    /// The matches, the newest first.
    pub unfinished: Vec<Unfinished<T>>,
    /// What a person is told about files that are none.
    pub notices: Vec<HomeNotice>,
}

/// A match that can be continued.
#[derive(Clone, Debug, PartialEq)]
pub struct Unfinished<T> {
    /// Its slot, for [`Home::resume`].
    pub number: u32,
    /// When it was last kept.
    pub modified: SystemTime,
    /// The match as it was then.
    pub played: T,
}

impl Home {
    /// The unfinished matches that no running copy has, this one included. A damaged one is moved
    /// aside; one of a newer version of the game stays where it is.
    pub fn unfinished<T: Kept>(&self) -> Found<T> {
        let mut found = Found { unfinished: Vec::new(), notices: Vec::new() };
        let Some(folder) = self.folders.as_ref().map(Folders::in_progress) else { return found };
        let entries = self.writer.list(&folder).unwrap_or_else(|reason| {
            found.notices.push(HomeNotice::CannotRead { reason });
            Vec::new()
        });
        for Entry { path, modified } in entries {
            let Ok(number) = file_name::stem(&path).parse() else { continue };
            // Such as `007.ron`.
            if slot_in(&folder, number) != path {
                continue;
            }
            // Where even asking is impossible, so is owning.
            if !self.writer.is_free(&lock_of(&path)).unwrap_or(true) {
                continue;
            }
            let notice = match self.read_match(&path) {
                Ok(played) => {
                    found.unfinished.push(Unfinished { number, modified, played });
                    None
                }
                // Another copy has just finished it.
                Err(HomeError::Missing { .. }) => None,
                Err(HomeError::Newer { path, version }) => {
                    Some(HomeNotice::Newer { path, version })
                }
                Err(HomeError::Damaged { damage, .. }) => {
                    self.move_damaged_slot_aside::<T>(&path, damage)
                }
                Err(reason) => Some(HomeNotice::CannotRead { reason }),
            };
            found.notices.extend(notice);
        }
        found.unfinished.sort_by_key(|one| (Reverse(one.modified), one.number));
        found
    }

    /// A slot for a new match.
    pub fn begin(&self) -> Result<Slot, HomeError> {
        let folder = self.some_folders()?.in_progress();
        self.writer.make_folder(&folder)?;
        for number in 1..=SLOTS {
            let file = slot_in(&folder, number);
            // Before the lock is taken, so as not to hold that of an unfinished match while another
            // copy looks for some; and again after, as another may have been here in between.
            if !self.writer.exists(&file)?
                && let Some(lock) = self.writer.try_lock(&lock_of(&file))?
                && !self.writer.exists(&file)?
            {
                return Ok(Slot { writer: self.writer.clone(), file, number, _lock: lock });
            }
        }
        Err(HomeError::NoFreeName { path: shown(&folder) })
    }

    /// Claims an unfinished match, to play on.
    pub fn resume<T: Kept>(&self, number: u32) -> Result<(Slot, T), HomeError> {
        let folder = self.some_folders()?.in_progress();
        let file = slot_in(&folder, number);
        if !self.writer.exists(&file)? {
            return Err(HomeError::Missing { path: shown(&file) });
        }
        let lock = self
            .writer
            .lock(&lock_of(&file), PATIENCE)?
            .ok_or_else(|| HomeError::InUse { path: shown(&file) })?;
        let played = self.read_match(&file)?;
        // Its last part may have been written by a copy that was killed before it could say so. It is
        // on the board again now, and so it is acknowledged.
        self.writer.sync_folder(&folder)?;
        Ok((Slot { writer: self.writer.clone(), file, number, _lock: lock }, played))
    }

    /// What to tell about it, unless another copy of the program has seen to it.
    fn move_damaged_slot_aside<T: Kept>(&self, file: &Path, damage: Damage) -> Option<HomeNotice> {
        let moved = match self.writer.try_lock(&lock_of(file)) {
            // Another copy has just found it too.
            Ok(None) => return None,
            Ok(Some(_lock)) => match self.read_match::<T>(file) {
                Err(HomeError::Damaged { .. }) => self.writer.move_aside(file),
                _ => return None,
            },
            Err(error) => Err(error),
        };
        Some(HomeNotice::of_damaged(file, damage, moved))
    }
}

impl Slot {
    /// Which slot this is.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Keeps the match as it is now. Once this returns `Ok`, so much of it is safe from a crash and,
    /// as far as the disk tells the truth, from a power cut. If it fails, what was kept before is.
    ///
    /// A match that its own text would not give back, such as a record with a note after a turn that
    /// was taken back, is [`HomeError::WouldNotRead`].
    pub fn keep<T: Kept>(&mut self, played: &T) -> Result<(), HomeError> {
        let text = ReadBack::of_match(played)
            .map_err(|reason| HomeError::would_not_read(&self.file, reason))?;
        self.writer.replace(&self.file, &text)
    }

    /// Saves the match that has ended among the user's, and says where, then empties the slot for the
    /// next one. Whatever happens in between, the match is in one place or in both; and if it fails,
    /// finishing again, even after a restart, saves it once all the same.
    pub fn finish<T: Kept>(&mut self, home: &Home, played: &T) -> Result<PathBuf, HomeError> {
        let saved = home.save_match(played)?;
        self.clear()?;
        Ok(saved)
    }

    /// Empties the slot: the match in it is given up.
    pub fn clear(&mut self) -> Result<(), HomeError> {
        self.writer.remove(&self.file)
    }
}

fn slot_in(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("{number}.ron"))
}

fn lock_of(slot: &Path) -> PathBuf {
    slot.with_extension("lock")
}
