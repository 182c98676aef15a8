//! The careful writer: whole files, each either as it was or as it is to be, whatever happens.
//!
//! It writes aside, syncs the file, renames it over the old one and syncs the folder, and returns
//! only then. Whenever the program or the machine stops, the name leads to all of the old bytes or
//! all of the new; when a step fails, to the old ones, or, if only the last sync failed, possibly to
//! the new.
//!
//! Whoever writes holds a lock: a slot's owner that of its slot, anyone else that of the folder.
//! Therefore the file aside has a fixed name, and one that a killed program left behind is replaced
//! by the next write: nothing piles up and nothing need be cleaned up.

use std::{
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use super::{
    damage::{Damage, Unreadable},
    disk::{Disk, Entry, Held, LIMIT},
    error::{HomeError, shown},
    file_name,
    read_back::ReadBack,
};

/// How long to wait for the lock of a folder: others hold it for a few writes, unless suspended.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long apart a lock is asked for.
const PAUSE: Duration = Duration::from_millis(5);

/// Reads and writes whole files.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    disk: Arc<dyn Disk>,
}

impl Writer {
    pub(super) fn new(disk: Arc<dyn Disk>) -> Self {
        Self { disk }
    }

    /// What a file holds.
    pub(super) fn read<T>(
        &self,
        file: &Path,
        parse: impl FnOnce(&str) -> Result<T, Unreadable>,
    ) -> Result<T, HomeError> {
        let bytes = self.disk.read(file, LIMIT).map_err(|error| match error.kind() {
            ErrorKind::FileTooLarge => HomeError::damaged(file, Damage::TooLarge { limit: LIMIT }),
            _ => HomeError::on_reading(file, &error),
        })?;
        let text = str::from_utf8(&bytes)
            .map_err(|error| HomeError::damaged(file, Damage::not_text(&bytes, error)))?;
        parse(text).map_err(|reason| HomeError::unreadable(file, reason))
    }

    /// The files of a folder that end in `.ron`; none where there is no such folder.
    pub(super) fn list(&self, folder: &Path) -> Result<Vec<Entry>, HomeError> {
        match self.disk.list(folder) {
            Ok(mut entries) => {
                entries.retain(|entry| is_ours(&entry.path));
                Ok(entries)
            }
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(HomeError::on_reading(folder, &error)),
        }
    }

    pub(super) fn exists(&self, file: &Path) -> Result<bool, HomeError> {
        self.disk.exists(file).map_err(|error| HomeError::on_reading(file, &error))
    }

    /// Writes a file anew, or for the first time.
    pub(super) fn replace(&self, file: &Path, text: &ReadBack) -> Result<(), HomeError> {
        self.write(&with_ending(file, "tmp"), file, text)
    }

    /// Writes a new file under the first of these names that is free, and says which. Where the file of
    /// a name before that one holds this very text, that is it.
    pub(super) fn add(
        &self,
        folder: &Path,
        names: impl Iterator<Item = String>,
        text: &ReadBack,
    ) -> Result<PathBuf, HomeError> {
        for name in names {
            let file = folder.join(name);
            if !self.exists(&file)? {
                // Not named after the file: the next one to be added is another, and could not know
                // what a killed program has left.
                self.write(&folder.join("new.tmp"), &file, text)?;
                return Ok(file);
            }
            if self.holds(&file, text) {
                // Whoever wrote it may have been killed before it was durable.
                self.sync_folder(folder)?;
                return Ok(file);
            }
        }
        Err(HomeError::NoFreeName { path: shown(folder) })
    }

    fn holds(&self, file: &Path, text: &ReadBack) -> bool {
        self.read(file, |found| Ok(found == text.as_str())).unwrap_or(false)
    }

    fn write(&self, aside: &Path, file: &Path, text: &ReadBack) -> Result<(), HomeError> {
        self.write_durably(aside, file, text.as_str().as_bytes()).map_err(|error| {
            // On a full disk the part that was written is in the way. The first failure is the one
            // to tell of; if this fails too, the next write will try again.
            _ = self.disk.remove(aside);
            HomeError::on_writing(file, &error)
        })
    }

    fn write_durably(&self, aside: &Path, file: &Path, bytes: &[u8]) -> io::Result<()> {
        if self.disk.exists(aside)? {
            self.disk.remove(aside)?;
        }
        self.disk.create(aside, bytes)?.sync()?;
        self.disk.rename(aside, file)?;
        self.sync_folder_of(file)
    }

    /// Moves a file to the first of these names that is free in a folder.
    pub(super) fn move_to(
        &self,
        file: &Path,
        folder: &Path,
        names: impl Iterator<Item = String>,
    ) -> Result<PathBuf, HomeError> {
        let to = self.first_free(folder, names)?;
        self.disk
            .rename(file, &to)
            .and_then(|()| self.sync_folder_of(&to))
            // The folder it was in last, so that it is rather in both than in none.
            .and_then(|()| self.sync_folder_of(file))
            .map_err(|error| HomeError::on_writing(file, &error))?;
        Ok(to)
    }

    /// Moves a damaged file out of the way, beside itself.
    pub(super) fn move_aside(&self, file: &Path) -> Result<PathBuf, HomeError> {
        self.move_to(file, folder_of(file), file_name::aside(file, "damaged"))
    }

    /// Copies a file of a newer version of the game, beside itself.
    pub(super) fn copy_aside(&self, file: &Path) -> Result<PathBuf, HomeError> {
        let text = self.read(file, |text| ReadBack::new(text.to_owned(), |_| Ok(())))?;
        self.add(folder_of(file), file_name::aside(file, "newer"), &text)
    }

    pub(super) fn remove(&self, file: &Path) -> Result<(), HomeError> {
        match self.disk.remove(file) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
            _ => self.sync_folder_of(file),
        }
        .map_err(|error| HomeError::on_writing(file, &error))
    }

    /// Sees to it that a folder is there, and durable.
    ///
    /// A folder is created only in one that is itself durable; so the last that is there is the only
    /// one whose maker may have been killed before it was made durable.
    pub(super) fn make_folder(&self, folder: &Path) -> Result<(), HomeError> {
        let Some(above) = folder.parent() else { return Ok(()) };
        if !self.exists(folder)? {
            self.make_folder(above)?;
            match self.disk.create_folder(folder) {
                // Another copy of the program was faster.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
                done => done,
            }
            .map_err(|error| HomeError::on_writing(folder, &error))?;
        }
        self.sync_folder(above)
    }

    pub(super) fn sync_folder(&self, folder: &Path) -> Result<(), HomeError> {
        self.disk.sync_folder(folder).map_err(|error| HomeError::on_writing(folder, &error))
    }

    fn sync_folder_of(&self, file: &Path) -> io::Result<()> {
        self.disk.sync_folder(folder_of(file))
    }

    /// A free lock at once, or none.
    pub(super) fn try_lock(&self, file: &Path) -> Result<Option<Box<dyn Held>>, HomeError> {
        self.disk.lock(file).map_err(|error| HomeError::on_writing(file, &error))
    }

    /// A lock, waited for if need be; `None` if others have it all the while.
    pub(super) fn lock(
        &self,
        file: &Path,
        patience: Duration,
    ) -> Result<Option<Box<dyn Held>>, HomeError> {
        let asked = Instant::now();
        loop {
            match self.try_lock(file)? {
                None if asked.elapsed() < patience => thread::sleep(PAUSE),
                done => return Ok(done),
            }
        }
    }

    /// The lock of everything in a folder that copies of the program share.
    pub(super) fn lock_folder(&self, folder: &Path) -> Result<Box<dyn Held>, HomeError> {
        let lock = folder.join(".lock");
        self.lock(&lock, PATIENCE)?.ok_or_else(|| HomeError::InUse { path: shown(&lock) })
    }

    pub(super) fn is_free(&self, lock: &Path) -> Result<bool, HomeError> {
        self.disk.is_free(lock).map_err(|error| HomeError::on_reading(lock, &error))
    }

    fn first_free(
        &self,
        folder: &Path,
        names: impl Iterator<Item = String>,
    ) -> Result<PathBuf, HomeError> {
        for name in names {
            let file = folder.join(name);
            if !self.exists(&file)? {
                return Ok(file);
            }
        }
        Err(HomeError::NoFreeName { path: shown(folder) })
    }
}

/// Whether a file has the ending of those that are read: not one aside, not a lock.
pub(super) fn is_ours(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "ron")
}

/// The folder a file is in.
fn folder_of(file: &Path) -> &Path {
    file.parent().unwrap_or(Path::new(""))
}

/// A file's name with one more ending.
fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}
