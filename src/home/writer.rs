//! The careful writer. It writes whole files, and each file always has either its old or its new content.
//!
//! It writes a temporary file, syncs it, renames it over the old file, syncs the folder, and only then
//! returns. Whenever the program or the machine stops, the file has all of its old bytes or all of its
//! new ones. If a step fails, the file has its old bytes. Only if the very last sync fails may it have
//! the new ones.
//!
//! Every write happens under a lock: the slot's lock for a slot, and the folder's lock for everything
//! else. So the temporary file can have a fixed name, and the next write replaces one that a killed
//! program left behind. There is nothing to clean up.

use std::{
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

#[cfg(feature = "far")]
use super::disk::Growing;
use super::{
    damage::{Damage, LIMIT, Unreadable},
    disk::{Disk, Entry, FolderLock},
    error::{HomeError, shown},
    file_name,
    read_back::ReadBack,
};

/// How long to wait for a folder's lock. Other copies hold it for a few writes only, unless they are
/// suspended.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long to wait before trying a lock again.
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

    /// Reads and parses a file.
    pub(super) fn read<T>(
        &self,
        file: &Path,
        parse: impl FnOnce(&str) -> Result<T, Unreadable>,
    ) -> Result<T, HomeError> {
        let bytes = self.disk.read(file, LIMIT).map_err(|error| match error.kind() {
            ErrorKind::FileTooLarge => HomeError::damaged(file, Damage::too_large()),
            _ => HomeError::on_reading(file, &error),
        })?;
        let text = str::from_utf8(&bytes)
            .map_err(|error| HomeError::damaged(file, Damage::not_text(&bytes, error)))?;
        parse(text).map_err(|reason| HomeError::unreadable(file, reason))
    }

    /// Reads a text of somebody else's, of no more than so many bytes.
    pub(super) fn text(&self, file: &Path, limit: usize) -> io::Result<String> {
        let bytes = self.disk.read(file, limit)?;
        String::from_utf8(bytes).map_err(|_| ErrorKind::InvalidData.into())
    }

    /// Everything in a folder, whatever its name.
    pub(super) fn everything_in(&self, folder: &Path) -> io::Result<Vec<Entry>> {
        self.disk.list(folder)
    }

    /// Everything in a folder that is named like a file of ours. Empty if there is no such folder.
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

    /// Writes a file. It replaces an old file of this name.
    pub(super) fn replace(&self, file: &Path, text: &ReadBack) -> Result<(), HomeError> {
        self.write(&with_ending(file, "tmp"), file, text)
    }

    /// Writes a new file under the first free name and returns its path. If a file that is tried before
    /// holds exactly this text, nothing is written and that file's path is returned.
    pub(super) fn add(
        &self,
        folder: &Path,
        names: impl Iterator<Item = String>,
        text: &ReadBack,
    ) -> Result<PathBuf, HomeError> {
        for name in names {
            let file = folder.join(name);
            if !self.exists(&file)? {
                // This temporary file always has the same name. If it were named after the new file, one
                // that a killed program left would stay for ever: the next file has another name.
                self.write(&folder.join("new.tmp"), &file, text)?;
                return Ok(file);
            }
            if self.holds(&file, text) {
                // The copy that wrote it may have been killed before it synced the folder.
                self.sync_folder(folder)?;
                return Ok(file);
            }
        }
        Err(HomeError::NoFreeName { path: shown(folder) })
    }

    fn holds(&self, file: &Path, text: &ReadBack) -> bool {
        self.read(file, |found| Ok(found == text.as_str())).unwrap_or(false)
    }

    fn write(&self, temporary: &Path, file: &Path, text: &ReadBack) -> Result<(), HomeError> {
        self.write_durably(temporary, file, text.as_str().as_bytes()).map_err(|error| {
            // On a full disk the half-written file takes up room. If deleting it fails too, the next
            // write tries again, and the first error is the one to report.
            _ = self.disk.remove(temporary);
            HomeError::on_writing(file, &error)
        })
    }

    fn write_durably(&self, temporary: &Path, file: &Path, bytes: &[u8]) -> io::Result<()> {
        if self.disk.exists(temporary)? {
            self.disk.remove(temporary)?;
        }
        self.disk.create(temporary, bytes)?.sync()?;
        self.disk.rename(temporary, file)?;
        self.sync_folder_of(file)
    }

    /// Writes a file that only its owner can read. There must be none of this name.
    #[cfg(feature = "far")]
    pub(super) fn write_private(&self, file: &Path, text: &str) -> Result<(), HomeError> {
        let temporary = with_ending(file, "tmp");
        let write = || {
            if self.disk.exists(&temporary)? {
                self.disk.remove(&temporary)?;
            }
            self.disk.create_private(&temporary, text.as_bytes())?.sync()?;
            self.disk.rename(&temporary, file)?;
            self.sync_folder_of(file)
        };
        write().map_err(|error| {
            _ = self.disk.remove(&temporary);
            HomeError::on_writing(file, &error)
        })
    }

    /// Opens a file to append to it, and makes its name durable. Cuts off all that comes after so many bytes.
    #[cfg(feature = "far")]
    pub(super) fn grow(&self, file: &Path, kept: u64) -> Result<Box<dyn Growing>, HomeError> {
        let open = || {
            let mut grown = self.disk.grow(file)?;
            // Also if nothing is to be cut: a program that was killed may not have synced what it wrote.
            grown.cut(kept)?;
            self.sync_folder_of(file)?;
            Ok(grown)
        };
        open().map_err(|error| HomeError::on_writing(file, &error))
    }

    /// The bytes of a file, of no more than so many.
    #[cfg(feature = "far")]
    pub(super) fn bytes(&self, file: &Path, limit: usize) -> Result<Vec<u8>, HomeError> {
        self.disk.read(file, limit).map_err(|error| match error.kind() {
            ErrorKind::FileTooLarge => HomeError::damaged(file, Damage::TooLarge { limit }),
            _ => HomeError::on_reading(file, &error),
        })
    }

    /// Moves a file into a folder under the first free name.
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
            // The old folder is synced last: after a power cut the file may be in both, never in none.
            .and_then(|()| self.sync_folder_of(file))
            .map_err(|error| HomeError::on_writing(file, &error))?;
        Ok(to)
    }

    /// Renames a damaged file within its folder, so that its name is free.
    pub(super) fn move_aside(&self, file: &Path) -> Result<PathBuf, HomeError> {
        self.move_to(file, folder_of(file), file_name::aside(file, "damaged"))
    }

    /// Copies a file of a newer version of the game within its folder.
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

    /// Creates a folder if needed, and makes it durable.
    ///
    /// Each new folder is created inside a durable one. So only the innermost folder that exists can have
    /// been left unsynced by a killed program, and syncing that one is enough.
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

    /// Takes a lock without waiting. `None` if it is held.
    pub(super) fn try_lock(&self, file: &Path) -> Result<Option<Box<dyn FolderLock>>, HomeError> {
        self.disk.lock(file).map_err(|error| HomeError::on_writing(file, &error))
    }

    /// Takes a lock, waiting for it if needed. `None` if it is still held after that time.
    pub(super) fn lock(
        &self,
        file: &Path,
        patience: Duration,
    ) -> Result<Option<Box<dyn FolderLock>>, HomeError> {
        let asked = Instant::now();
        loop {
            match self.try_lock(file)? {
                None if asked.elapsed() < patience => thread::sleep(PAUSE),
                done => return Ok(done),
            }
        }
    }

    /// Takes the lock for the files in a folder that several copies of the program share.
    pub(super) fn lock_folder(&self, folder: &Path) -> Result<Box<dyn FolderLock>, HomeError> {
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

/// Whether a file ends in `.ron`. Locks and temporary files do not.
pub(super) fn is_ours(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "ron")
}

fn folder_of(file: &Path) -> &Path {
    file.parent().unwrap_or(Path::new(""))
}

/// Adds one more ending to a file's name.
fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}
