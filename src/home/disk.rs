//! The file system operations that the writer needs. There are few of them, so that a test can replace
//! the disk with one that loses power or runs full.

use std::{fmt, io, path::Path, path::PathBuf, time::SystemTime};

/// A file system.
///
/// As on a real one, a change may be lost in a power cut until it is synced. [`Unsynced::sync`] makes a
/// file's bytes durable, and [`Disk::sync_folder`] on its folder makes its name durable.
pub trait Disk: fmt::Debug + Send + Sync {
    /// Reads a file. If it has more than `limit` bytes, this fails with
    /// [`io::ErrorKind::FileTooLarge`].
    fn read(&self, file: &Path, limit: usize) -> io::Result<Vec<u8>>;

    /// Writes a new file. A failure may leave part of it behind.
    fn create(&self, file: &Path, bytes: &[u8]) -> io::Result<Box<dyn Unsynced>>;

    /// Writes a new file that nobody but its owner can read, if the system knows owners.
    fn create_private(&self, file: &Path, bytes: &[u8]) -> io::Result<Box<dyn Unsynced>>;

    /// Opens a file to append to it, and creates it if it does not exist.
    fn grow(&self, file: &Path) -> io::Result<Box<dyn Growing>>;

    /// Renames a file in one step. It replaces a file that has the new name already.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Deletes a file.
    fn remove(&self, file: &Path) -> io::Result<()>;

    /// Whether a file or folder has this name.
    fn exists(&self, path: &Path) -> io::Result<bool>;

    /// What has a name in a folder. Whether it is a file that can be read shows when it is read.
    fn list(&self, folder: &Path) -> io::Result<Vec<Entry>>;

    /// Creates a folder. The folder around it must exist.
    fn create_folder(&self, folder: &Path) -> io::Result<()>;

    /// Makes the names in a folder durable, if the file system can.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;

    /// Locks a file, and creates it if it does not exist. Returns `None` if this or another program
    /// holds the lock. Dropping the result unlocks the file, and so does the end of the program, even a
    /// crash.
    fn lock(&self, file: &Path) -> io::Result<Option<Box<dyn FolderLock>>>;

    /// Whether nobody holds this lock. Changes nothing on the disk.
    fn is_free(&self, file: &Path) -> io::Result<bool>;
}

/// A file that was written, but may be lost in a power cut.
pub trait Unsynced {
    /// Makes the file's bytes durable.
    fn sync(self: Box<Self>) -> io::Result<()>;
}

/// A file that is appended to.
pub trait Growing: fmt::Debug + Send + Sync {
    /// Makes the file exactly so long, and what is left of it durable.
    fn cut(&mut self, length: u64) -> io::Result<()>;

    /// Appends bytes and makes them durable. A failure may leave some of them behind.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()>;
}

/// A lock, held until it is dropped.
pub trait FolderLock: fmt::Debug + Send + Sync {}

/// A name in a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The full path.
    pub path: PathBuf,
    /// When it was last written.
    pub modified: SystemTime,
}
