//! The machine's own file system.

use std::{
    fs::{self, File, TryLockError},
    io::{self, ErrorKind, Read, Write},
    path::Path,
    time::SystemTime,
};

use super::disk::{Disk, Entry, FolderLock, Growing, Unsynced};

/// The machine's own file system.
#[derive(Clone, Copy, Debug)]
pub struct RealDisk;

impl Disk for RealDisk {
    fn read(&self, file: &Path, limit: usize) -> io::Result<Vec<u8>> {
        // Opening a pipe would block until another program writes to it. A link that leads back to itself is
        // no file either, but the system has no name for that.
        let is_file = match fs::metadata(file) {
            Ok(found) => found.is_file(),
            Err(error) if is_link(file) && !is_named(&error) => false,
            Err(error) => return Err(error),
        };
        if !is_file {
            return Err(ErrorKind::IsADirectory.into());
        }
        let mut bytes = Vec::new();
        File::open(file)?.take(limit as u64 + 1).read_to_end(&mut bytes)?;
        if bytes.len() > limit { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
    }

    fn create(&self, file: &Path, bytes: &[u8]) -> io::Result<Box<dyn Unsynced>> {
        let mut created = File::create_new(file)?;
        created.write_all(bytes)?;
        Ok(Box::new(created))
    }

    fn create_private(&self, file: &Path, bytes: &[u8]) -> io::Result<Box<dyn Unsynced>> {
        let mut created = private().write(true).create_new(true).open(file)?;
        created.write_all(bytes)?;
        Ok(Box::new(created))
    }

    fn grow(&self, file: &Path) -> io::Result<Box<dyn Growing>> {
        Ok(Box::new(private().append(true).create(true).open(file)?))
    }

    #[cfg(not(windows))]
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    /// Windows refuses to rename a file that another program has open. A virus scanner opens every file
    /// for a moment after it is written.
    #[cfg(windows)]
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        for wait in [10, 20, 50, 100, 200].map(std::time::Duration::from_millis) {
            match fs::rename(from, to) {
                Err(error) if error.kind() == ErrorKind::PermissionDenied => {
                    std::thread::sleep(wait);
                }
                done => return done,
            }
        }
        fs::rename(from, to)
    }

    fn remove(&self, file: &Path) -> io::Result<()> {
        fs::remove_file(file)
    }

    fn exists(&self, path: &Path) -> io::Result<bool> {
        // `fs::exists` would miss a broken link, which takes up the name all the same.
        match fs::symlink_metadata(path) {
            Ok(_) => Ok(true),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<Entry>> {
        let mut entries = Vec::new();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            // A link that leads nowhere has a name all the same. If there is nothing at all, another copy
            // of the program has just moved it away.
            let found = fs::metadata(&path).or_else(|_| fs::symlink_metadata(&path));
            let Ok(metadata) = found else { continue };
            let modified = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            entries.push(Entry { path, modified });
        }
        Ok(entries)
    }

    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir(folder)
    }

    #[cfg(unix)]
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        match File::open(folder).and_then(|opened| opened.sync_all()) {
            // Some file systems cannot sync folders, and a folder without read permission cannot be
            // opened. Nothing more can be done there.
            Err(error)
                if matches!(
                    error.kind(),
                    ErrorKind::InvalidInput | ErrorKind::Unsupported | ErrorKind::PermissionDenied
                ) =>
            {
                Ok(())
            }
            done => done,
        }
    }

    /// Other systems have no such call. NTFS keeps a journal of names itself.
    #[cfg(not(unix))]
    fn sync_folder(&self, _folder: &Path) -> io::Result<()> {
        Ok(())
    }

    fn lock(&self, file: &Path) -> io::Result<Option<Box<dyn FolderLock>>> {
        let opened =
            File::options().read(true).write(true).create(true).truncate(false).open(file)?;
        match opened.try_lock() {
            Ok(()) => Ok(Some(Box::new(Lock(opened)))),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    fn is_free(&self, file: &Path) -> io::Result<bool> {
        let opened = match File::open(file) {
            Ok(opened) => opened,
            // A held lock always has a file.
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(true),
            Err(error) => return Err(error),
        };
        // A shared lock, so that two copies that ask at once do not see each other as the owner.
        match opened.try_lock_shared() {
            Ok(()) => {
                drop(Lock(opened));
                Ok(true)
            }
            Err(TryLockError::WouldBlock) => Ok(false),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

/// Options to open a file that only its owner may read, if it is new.
#[cfg(unix)]
fn private() -> fs::OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    let mut options = File::options();
    options.mode(0o600);
    options
}

/// On other systems, the folder of the user's files keeps others out.
#[cfg(not(unix))]
fn private() -> fs::OpenOptions {
    File::options()
}

fn is_link(file: &Path) -> bool {
    fs::symlink_metadata(file).is_ok_and(|found| found.is_symlink())
}

/// Whether this says well enough why a link cannot be followed.
fn is_named(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::PermissionDenied)
}

impl Unsynced for File {
    fn sync(self: Box<Self>) -> io::Result<()> {
        self.sync_all()
    }
}

impl Growing for File {
    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.set_len(length)?;
        self.sync_all()
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.write_all(bytes)?;
        self.sync_all()
    }
}

#[derive(Debug)]
struct Lock(File);

impl FolderLock for Lock {}

impl Drop for Lock {
    /// Closing the file is not enough: a process that another thread is just starting also has it open
    /// for a moment. If unlocking fails, closing the file still unlocks it.
    fn drop(&mut self) {
        _ = self.0.unlock();
    }
}
