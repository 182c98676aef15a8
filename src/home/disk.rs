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
