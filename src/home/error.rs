//! What can go wrong at home, and what a person is told although the game goes on.

use std::{
    io::{self, ErrorKind},
    path::{Path, PathBuf},
};

use serde::Serialize;
use strum::VariantNames;

use super::damage::{Damage, Unreadable};

/// Why something of the user's could not be read or written. What was saved before is still there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
pub enum HomeError {
    /// The platform names no folder for the user's files.
    #[error("no folder for the user's files")]
    NoFolder,
    /// No room to write a file.
    #[error("{path}: disk full")]
    DiskFull {
        /// The file that was to be written.
        path: String,
    },
    /// The user may not write there, or nobody may.
    #[error("{path}: not allowed: {detail}")]
    NotAllowed {
        /// The file or folder that was to be written.
        path: String,
        /// The system's words.
        detail: String,
    },
    /// A file could not be written for another reason.
    #[error("{path}: cannot be written: {detail}")]
    CannotWrite {
        /// The file or folder that was to be written.
        path: String,
        /// The system's words.
        detail: String,
    },
    /// The system would not give a file's contents.
    #[error("{path}: cannot be read: {detail}")]
    CannotRead {
        /// The file or folder that was to be read.
        path: String,
        /// The system's words.
        detail: String,
    },
    /// There is no such file.
    #[error("{path}: missing")]
    Missing {
        /// The file that was looked for.
        path: String,
    },
    /// What is in a file makes no sense.
    #[error("{path}: damaged: {damage}")]
    Damaged {
        /// The file.
        path: String,
        /// What makes no sense, and where in the file.
        damage: Damage,
    },
    /// A newer version of the game wrote a file that this one does not know how to read.
    #[error("{path}: of the newer version {version}")]
    Newer {
        /// The file.
        path: String,
        /// The version of its form.
        version: u32,
    },
    /// What was to be written could not have been read again, and so it was not.
    #[error("{path}: would not read: {reason}")]
    WouldNotRead {
        /// The file that was to be written.
        path: String,
        /// Why it could not have been read.
        reason: Unreadable,
    },
    /// Another copy of the program has hold of this, and did not let go in time.
    #[error("{path}: in use by another copy of the program")]
    InUse {
        /// The match in progress, or the lock file.
        path: String,
    },
    /// Every name that a new file could have in this folder is taken.
    #[error("{path}: no free name")]
    NoFreeName {
        /// The folder.
        path: String,
    },
    /// A file that is none of the user's saved or deleted matches is not this room's to move.
    #[error("{path}: not in the folder {folder}")]
    Elsewhere {
        /// The file that was to be moved.
        path: String,
        /// The folder it should have been in.
        folder: String,
    },
}

impl HomeError {
    pub(super) fn on_reading(path: &Path, error: &io::Error) -> Self {
        let path = shown(path);
        match error.kind() {
            ErrorKind::NotFound => Self::Missing { path },
            _ => Self::CannotRead { path, detail: error.to_string() },
        }
    }

    pub(super) fn on_writing(path: &Path, error: &io::Error) -> Self {
        let path = shown(path);
        let detail = error.to_string();
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::DiskFull { path },
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                Self::NotAllowed { path, detail }
            }
            _ => Self::CannotWrite { path, detail },
        }
    }

    pub(super) fn damaged(path: &Path, damage: Damage) -> Self {
        Self::Damaged { path: shown(path), damage }
    }

    pub(super) fn unreadable(path: &Path, reason: Unreadable) -> Self {
        match reason {
            Unreadable::Damaged(damage) => Self::damaged(path, damage),
            Unreadable::Newer { version } => Self::Newer { path: shown(path), version },
        }
    }

    pub(super) fn would_not_read(path: &Path, reason: Unreadable) -> Self {
        Self::WouldNotRead { path: shown(path), reason }
    }
}

/// What a person is told about a file of theirs although the game goes on without it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum HomeNotice {
    /// A damaged file was moved aside.
    Damaged {
        /// Where it was.
        path: String,
        /// Where it is now.
        kept_as: String,
        /// What makes no sense, and where in the file.
        damage: Damage,
    },
    /// A damaged file could not be moved aside. It is where it was, and stays until it can be moved.
    DamagedStays {
        /// The file.
        path: String,
        /// What makes no sense, and where in the file.
        damage: Damage,
        /// Why it could not be moved.
        reason: HomeError,
    },
    /// A file of a newer version of the game was left alone; defaults are used.
    Newer {
        /// The file.
        path: String,
        /// The version of its form.
        version: u32,
    },
    /// A file of a newer version of the game was copied aside before it was written anew.
    NewerKept {
        /// The file.
        path: String,
        /// Where the newer one is now.
        kept_as: String,
        /// The version of its form.
        version: u32,
    },
    /// The system would not give a file's contents; defaults are used.
    CannotRead {
        /// Which, and why.
        reason: HomeError,
    },
}

impl HomeNotice {
    /// Of a damaged file, once it was tried to move it aside.
    pub(super) fn of_damaged(
        file: &Path,
        damage: Damage,
        moved: Result<PathBuf, HomeError>,
    ) -> Self {
        let path = shown(file);
        match moved {
            Ok(kept_as) => Self::Damaged { path, kept_as: shown(&kept_as), damage },
            Err(reason) => Self::DamagedStays { path, damage, reason },
        }
    }
}

/// A path as text for a person.
pub(super) fn shown(path: &Path) -> String {
    path.display().to_string()
}
