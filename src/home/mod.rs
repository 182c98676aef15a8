//! The user's own things: settings, progress, saved matches and the match in progress, all kept by
//! one careful writer.
//!
//! - What is acknowledged is durable: a call that returns `Ok` has its bytes on the disk, not only
//!   in the system's memory (`writer.rs` says how), and they have been read back (`read_back.rs`).
//! - Nothing of the user's is overwritten: a damaged file is moved aside and named, a file of a newer
//!   version is copied aside, a new match takes a free name, and deleting is moving to the trash.
//! - Nothing is created until the first write, and what cannot be read is no reason not to play:
//!   reading gives defaults and a [`HomeNotice`], only writing gives a [`HomeError`].
//! - Copies of the program that run at once take turns at what they share (settings, progress, the
//!   names of saved matches) and each have a [`Slot`] of their own for the match in progress.
//!
//! Every call blocks until the disk has answered, which may take tens of milliseconds.

mod damage;
mod disk;
mod error;
mod file_name;
mod folders;
mod in_progress;
mod kept;
mod matches;
mod read_back;
mod real_disk;
mod store;
mod writer;

use std::{path::Path, sync::Arc};

use self::writer::Writer;
pub use self::{
    damage::{Damage, Unreadable},
    disk::{Disk, Entry, Held, Unsynced},
    error::{HomeError, HomeNotice},
    folders::{Folders, NONAGA_HOME},
    in_progress::{Found, Slot, Unfinished},
    kept::{Kept, Title},
    matches::Listed,
    real_disk::RealDisk,
    store::{Loaded, Stored},
};

/// Where everything of the user's is kept. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Home {
    writer: Writer,
    folders: Option<Folders>,
}

impl Home {
    /// The home of whoever runs the program: the folder named by the environment variable
    /// `NONAGA_HOME`, or else the platform's folders.
    ///
    /// Where the platform names none, it is [`Home::nowhere`].
    pub fn of_user() -> Self {
        Self { writer: Writer::new(Arc::new(RealDisk)), folders: Folders::of_user() }
    }

    /// No place at all: reading finds nothing, and writing says [`HomeError::NoFolder`].
    pub fn nowhere() -> Self {
        Self { writer: Writer::new(Arc::new(RealDisk)), folders: None }
    }

    /// A home with everything below one folder.
    pub fn at(root: &Path) -> Self {
        Self::on(Arc::new(RealDisk), root)
    }

    /// A home below one folder of another disk than the machine's own, such as one that fails.
    pub fn on(disk: Arc<dyn Disk>, root: &Path) -> Self {
        Self { writer: Writer::new(disk), folders: Some(Folders::below(root)) }
    }

    /// Where the files are; `None` where the platform names no folder.
    pub fn folders(&self) -> Option<&Folders> {
        self.folders.as_ref()
    }

    fn some_folders(&self) -> Result<&Folders, HomeError> {
        self.folders.as_ref().ok_or(HomeError::NoFolder)
    }
}
