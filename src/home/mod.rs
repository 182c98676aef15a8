//! The user's files: settings, progress, saved matches and the match in progress. One careful writer
//! writes them all. The player's own lessons are only read.
//!
//! - Saved means saved: when a call returns `Ok`, the bytes are on the disk and not only in the system's
//!   memory (see `writer.rs`), and it is certain that they can be read back (see `read_back.rs`).
//! - The user's files are never lost: a damaged file is moved aside, a file of a newer version is copied
//!   aside, a new match takes a free name, and deleting moves a match to the trash.
//! - A match with somebody far away is a log that is only appended to: an entry is on the disk before anybody else is told
//!   of it. One copy of the program at a time has the key.
//! - Nothing is created before the first write. A file that cannot be read does not stop the game:
//!   reading returns defaults and a [`HomeNotice`], and only writing returns a [`HomeError`].
//! - Copies of the program that run at the same time take turns with what they share: settings, progress
//!   and the names of saved matches. Of settings and progress, each saves only what it has changed. Each copy has its own [`Slot`] for the match in progress.
//!
//! Every call blocks until the disk is done, which may take tens of milliseconds.
//!
//! # The files
//!
//! | file | what it owns |
//! |---|---|
//! | `folders.rs`, `file_name.rs` | the folders, and safe names for files |
//! | `store.rs`, `training.rs` | settings, progress and the like; what is kept of solved puzzles |
//! | `matches.rs`, `saved_match.rs` | saved matches, and what a type needs to be saved as one |
//! | `in_progress.rs`, `keeper.rs` | the match in progress, and keeping it while it is played |
//! | `far/` | matches with somebody far away, the key that one plays them with, and friends |
//! | `judgements.rs`, `lessons.rs` | judgements of matches, and the player’s own lessons |
//! | `writer.rs`, `read_back.rs` | careful writing, also on a full disk, and proof that what is written can be read |
//! | `disk.rs`, `real_disk.rs` | what the writer needs of a file system, and the machine’s own |
//! | `error.rs`, `damage.rs` | why something is not written or read; what is wrong with a file |

mod damage;
mod disk;
mod error;
#[cfg(feature = "far")]
mod far;
mod file_name;
mod folders;
mod in_progress;
mod judgements;
mod keeper;
mod lessons;
mod matches;
mod read_back;
mod real_disk;
mod saved_match;
mod store;
mod training;
mod writer;

use std::{path::Path, sync::Arc};

#[cfg(feature = "far")]
pub use self::far::{
    FarDesk, FarFileError, FarFriend, FarFriends, FarLobby, FarMatch, FarParting, FarSequel,
    FarStands, FarTrouble, FarWaiting, FarWay, KeptLog,
};
use self::writer::Writer;
pub use self::{
    damage::{Damage, Unreadable},
    disk::{Disk, Entry, FolderLock, Growing, Unsynced},
    error::{HomeError, HomeNotice},
    folders::{Folders, NONAGA_HOME},
    in_progress::{Found, MOST_UNFINISHED, Slot, Unfinished},
    judgements::MOST_JUDGED,
    keeper::{Keeper, Left},
    lessons::OwnLesson,
    matches::{Listed, MOST_IN_TRASH},
    real_disk::RealDisk,
    saved_match::{SavedMatch, Title},
    store::{Loaded, Shared, Stored},
};

/// Access to the user's files. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Home {
    writer: Writer,
    folders: Option<Folders>,
}

impl Home {
    /// The files of the user who runs the program. They are in the folder named by the environment
    /// variable `NONAGA_HOME`, or else in the platform's folders.
    ///
    /// If the platform has no such folders, this is [`Home::nowhere`].
    pub fn of_user() -> Self {
        Self { writer: Writer::new(Arc::new(RealDisk)), folders: Folders::of_user() }
    }

    /// A home without folders. Reading finds nothing, and writing fails with [`HomeError::NoFolder`].
    pub fn nowhere() -> Self {
        Self { writer: Writer::new(Arc::new(RealDisk)), folders: None }
    }

    /// A home with all files below one folder.
    pub fn at(root: &Path) -> Self {
        Self::on(Arc::new(RealDisk), root)
    }

    /// A home below one folder of the given disk. Tests use it with disks that fail.
    pub fn on(disk: Arc<dyn Disk>, root: &Path) -> Self {
        Self { writer: Writer::new(disk), folders: Some(Folders::below(root)) }
    }

    /// The home of another game's matches: all folders for matches are in a folder of that game, among the user's
    /// data.
    #[must_use]
    pub fn of_game(&self, game: &str) -> Self {
        let folders = self.folders.as_ref().map(|folders| folders.of_game(game));
        Self { writer: self.writer.clone(), folders }
    }

    /// Where the files are. `None` if the platform has no such folders.
    pub fn folders(&self) -> Option<&Folders> {
        self.folders.as_ref()
    }

    fn some_folders(&self) -> Result<&Folders, HomeError> {
        self.folders.as_ref().ok_or(HomeError::NoFolder)
    }
}
