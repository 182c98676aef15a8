//! What the careful writer asks of a file system: few operations, so that a test can stand in for
//! a power cut or a full disk.

use std::{fmt, io, path::Path, path::PathBuf, time::SystemTime};

/// The most bytes of a file that is read or written. A match of 10 000 turns has 400 000.
pub(super) const LIMIT: usize = 1 << 20;

/// A file system.
///
/// As with a real one, nothing that was changed survives a power cut for certain until it is synced:
/// a file's bytes by [`Unsynced::sync`], its name by [`Disk::sync_folder`] of the folder it is in.
pub trait Disk: fmt::Debug + Send + Sync {
    /// The bytes of a file. One of more than `limit` bytes is [`io::ErrorKind::FileTooLarge`].
    fn read(&self, file: &Path, limit: usize) -> io::Result<Vec<u8>>;

    /// Writes a file that was not there. A failure may leave part of it behind.
    fn create(&self, file: &Path, bytes: &[u8]) -> io::Result<Box<dyn Unsynced>>;

    /// Gives a file another name, in one step and in place of a file that had it.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file.
    fn remove(&self, file: &Path) -> io::Result<()>;

    /// Whether something has this name.
    fn exists(&self, path: &Path) -> io::Result<bool>;

    /// The files in a folder; what else is in it is left out.
    fn list(&self, folder: &Path) -> io::Result<Vec<Entry>>;

    /// Creates a folder in one that is there.
    fn create_folder(&self, folder: &Path) -> io::Result<()>;

    /// Makes the names in a folder durable, as far as the file system can.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;

    /// Takes a lock file, and creates it if need be; `None` while anyone else has it, in this program
    /// or another. It is free again when what is returned is dropped and when the program ends,
    /// however it ends.
    fn lock(&self, file: &Path) -> io::Result<Option<Box<dyn Held>>>;

    /// Whether nobody has this lock file. Changes nothing on the disk.
    fn is_free(&self, file: &Path) -> io::Result<bool>;
}

/// A file that was written and may yet be lost.
pub trait Unsynced {
    /// Makes its bytes durable.
    fn sync(self: Box<Self>) -> io::Result<()>;
}

/// A lock, held until it is dropped.
pub trait Held: fmt::Debug + Send + Sync {}

/// A file in a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Where it is.
    pub path: PathBuf,
    /// When it was last written.
    pub modified: SystemTime,
}
