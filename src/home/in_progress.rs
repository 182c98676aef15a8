//! The match in progress. Each running copy of the program has its own slot for one.
//!
//! A slot is a file, `3.ron`, and a lock, `3.lock`. Its owner holds the lock as long as it runs, and the
//! system releases it however the program ends. A file whose lock is free is an unfinished match, which
//! any copy may resume. The file is an ordinary saved match, written whole each time. A journal would
//! write less, but even 10 000 turns are only 400 KB. In return there is one format, nothing to recover
//! after a crash, and the file always loads.
//!
//! Only the newest unfinished match is offered to be continued. So when a match begins and
//! [`MOST_UNFINISHED`] others are waiting, the oldest of them become saved matches, where the player finds
//! them and can play on from any turn.

use std::{
    cmp::Reverse,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use super::{
    Folders, Home,
    damage::Damage,
    disk::{Entry, FolderLock},
    error::{HomeError, HomeNotice, shown},
    file_name,
    read_back::ReadBack,
    saved_match::SavedMatch,
    writer::Writer,
};
use crate::record::Record;

/// How long to wait for a slot's lock. Another copy may hold it for a moment to see whether it is free.
const PATIENCE: Duration = Duration::from_millis(100);

/// The most slots: more than there are unfinished matches and running copies.
const SLOTS: u32 = 1000;

/// How many unfinished matches wait in their slots.
pub const MOST_UNFINISHED: usize = 20;

/// How many become saved matches at once, so that the match that begins does not wait long for them.
const AT_ONCE: usize = 10;

/// Where this copy keeps its match in progress. No other copy writes there until this is dropped.
#[derive(Debug)]
pub struct Slot {
    writer: Writer,
    file: PathBuf,
    number: u32,
    _lock: Box<dyn FolderLock>,
}

/// The unfinished matches that no running copy is playing.
#[derive(Clone, Debug, PartialEq)]
pub struct Found<T> {
    /// The matches, newest first.
    pub unfinished: Vec<Unfinished<T>>,
    /// How many more there are, which running copies are playing, this one included.
    pub open: usize,
    /// What the player should know about files that cannot be resumed.
    pub notices: Vec<HomeNotice>,
}

/// A match that can be continued.
#[derive(Clone, Debug, PartialEq)]
pub struct Unfinished<T> {
    /// Its slot, for [`Home::resume`].
    pub number: u32,
    /// When it was last written.
    pub modified: SystemTime,
    /// The match as it was last written.
    pub played: T,
}

impl Home {
    /// The unfinished matches that no running copy is playing, not even this one. A damaged one is moved
    /// aside. One from a newer version of the game stays in place.
    pub fn unfinished<T: SavedMatch>(&self) -> Found<T> {
        let mut found = Found { unfinished: Vec::new(), open: 0, notices: Vec::new() };
        let Some(folder) = self.folders.as_ref().map(Folders::in_progress) else { return found };
        let slots = self.slots(&folder).unwrap_or_else(|reason| {
            found.notices.push(HomeNotice::CannotRead { reason });
            Vec::new()
        });
        for (Entry { path, modified }, number) in slots {
            // If the lock cannot even be checked, no other copy can hold it.
            if !self.writer.is_free(&lock_of(&path)).unwrap_or(true) {
                found.open += 1;
                continue;
            }
            let notice = match self.read_match(&path) {
                Ok(played) => {
                    found.unfinished.push(Unfinished { number, modified, played });
                    None
                }
                // Another copy has just finished this match.
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

    /// When the newest unfinished match was last written that no running copy is playing. Nothing is read or moved.
    #[cfg(feature = "far")]
    pub fn last_unfinished(&self) -> Option<SystemTime> {
        let folder = self.folders.as_ref()?.in_progress();
        let slots = self.slots(&folder).ok()?.into_iter();
        let free =
            slots.filter(|(entry, _)| self.writer.is_free(&lock_of(&entry.path)).unwrap_or(true));
        free.map(|(entry, _)| entry.modified).max()
    }

    /// Takes a free slot for a new match. If too many unfinished matches are waiting, the oldest become saved
    /// matches.
    pub fn begin(&self) -> Result<Slot, HomeError> {
        self.begin_of::<Record>()
    }

    /// The same for a match of another game, in the [folders of that game](Home::of_game).
    pub fn begin_of<T: SavedMatch>(&self) -> Result<Slot, HomeError> {
        let folder = self.some_folders()?.in_progress();
        self.writer.make_folder(&folder)?;
        // There is most often a free slot, whatever becomes of this.
        _ = self.save_oldest_unfinished::<T>(&folder);
        for number in 1..=SLOTS {
            let file = slot_in(&folder, number);
            // First check without the lock: holding the lock of an unfinished match, even for a moment,
            // would hide it from other copies. Then check again, in case another copy was faster.
            if !self.writer.exists(&file)?
                && let Some(lock) = self.writer.try_lock(&lock_of(&file))?
                && !self.writer.exists(&file)?
            {
                return Ok(Slot { writer: self.writer.clone(), file, number, _lock: lock });
            }
        }
        Err(HomeError::NoFreeName { path: shown(&folder) })
    }

    /// Takes over an unfinished match to continue it.
    pub fn resume<T: SavedMatch>(&self, number: u32) -> Result<(Slot, T), HomeError> {
        let folder = self.some_folders()?.in_progress();
        let file = slot_in(&folder, number);
        if !self.writer.exists(&file)? {
            return Err(HomeError::Missing { path: shown(&file) });
        }
        let lock =
            self.writer.lock(&lock_of(&file), PATIENCE)?.ok_or(HomeError::PlayedElsewhere)?;
        let played = self.read_match(&file)?;
        // The copy that wrote the last part may have been killed before it synced the folder. The player
        // sees that part on the board now, so it must be durable.
        self.writer.sync_folder(&folder)?;
        Ok((Slot { writer: self.writer.clone(), file, number, _lock: lock }, played))
    }

    /// Saves the unfinished matches that were left first, until few enough wait. One that cannot be read or
    /// saved stays in its slot.
    fn save_oldest_unfinished<T: SavedMatch>(&self, folder: &Path) -> Result<(), HomeError> {
        let mut waiting = self.slots(folder)?;
        // Most often there are few, and no lock has to be looked at.
        if waiting.len() < MOST_UNFINISHED {
            return Ok(());
        }
        waiting.retain(|(entry, _)| self.writer.is_free(&lock_of(&entry.path)).unwrap_or(false));
        waiting.sort_by_key(|(entry, number)| (entry.modified, *number));
        let too_many = (waiting.len() + 1).saturating_sub(MOST_UNFINISHED);
        let save = |number| {
            let (mut slot, played) = self.resume::<T>(number)?;
            slot.finish(self, &played)
        };
        let numbers = waiting[..too_many].iter().map(|(_, number)| *number);
        numbers.filter_map(|number| save(number).ok()).take(AT_ONCE).for_each(drop);
        Ok(())
    }

    /// The files of slots, each with its number. They may belong to running copies.
    fn slots(&self, folder: &Path) -> Result<Vec<(Entry, u32)>, HomeError> {
        let numbered = |entry: Entry| {
            let number = file_name::stem(&entry.path).parse().ok()?;
            // A name like `007.ron` is not a slot.
            (slot_in(folder, number) == entry.path).then_some((entry, number))
        };
        Ok(self.writer.list(folder)?.into_iter().filter_map(numbered).collect())
    }

    /// Returns the notice about the damaged file, or `None` if another copy has dealt with it.
    fn move_damaged_slot_aside<T: SavedMatch>(
        &self,
        file: &Path,
        damage: Damage,
    ) -> Option<HomeNotice> {
        let moved = match self.writer.try_lock(&lock_of(file)) {
            // Another copy is dealing with it right now.
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
    /// The slot's number, which is its file's name.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Writes the match as it is now. Once this returns `Ok`, the match is safe from a crash and, if the
    /// disk does not lie about syncing, from a power cut. If it fails, the previous version is still there.
    ///
    /// Fails with [`HomeError::WouldNotRead`] if the match cannot be read back from its own text. An
    /// example is a record with a note on a turn that was taken back.
    pub fn keep<T: SavedMatch>(&mut self, played: &T) -> Result<(), HomeError> {
        let text = ReadBack::of_match(played)
            .map_err(|reason| HomeError::would_not_read(&self.file, reason))?;
        self.writer.replace(&self.file, &text)
    }

    /// Moves an ended match to the saved matches, empties the slot and returns the new path. After a
    /// crash in between, the match is in one place or in both, never in none. If this fails, it can be
    /// called again, even after a restart, and saves the match only once.
    pub fn finish<T: SavedMatch>(&mut self, home: &Home, played: &T) -> Result<PathBuf, HomeError> {
        let saved = home.save_match(played)?;
        self.clear()?;
        Ok(saved)
    }

    /// Deletes the match in the slot.
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
