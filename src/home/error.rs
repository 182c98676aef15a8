//! What can go wrong with the user's files: errors, and notices for when the game can go on.

use std::{
    io::{self, ErrorKind},
    path::{Path, PathBuf},
};

use serde::Serialize;
use strum::VariantNames;

use super::damage::{Damage, Unreadable};
use crate::words::SystemFault;

/// Why one of the user's files could not be read or written. What was saved before is still there.
///
/// Each `path` is the file or folder the error is about, and each `detail` is what the system said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum HomeError {
    /// The platform names no folder for the user's files.
    #[error("no folder for the user's files")]
    NoFolder,
    /// The disk is too full to write a file.
    #[error("{path}: disk full")]
    DiskFull { path: String },
    /// The user has no permission to write there, or the disk is read-only.
    #[error("{path}: not allowed: {detail:?}")]
    NotAllowed { path: String, detail: SystemFault },
    /// A file could not be written for another reason.
    #[error("{path}: cannot be written: {detail:?}")]
    CannotWrite { path: String, detail: SystemFault },
    /// The system could not read the file.
    #[error("{path}: cannot be read: {detail:?}")]
    CannotRead { path: String, detail: SystemFault },
    /// The file does not exist.
    #[error("{path}: missing")]
    Missing { path: String },
    /// No version of the game can read what is in the file.
    #[error("{path}: damaged: {damage}")]
    Damaged { path: String, damage: Damage },
    /// A newer version of the game wrote the file, and this one cannot read it.
    #[error("{path}: of the newer version {version}")]
    Newer { path: String, version: u32 },
    /// The text could not be read back, so it was not written.
    #[error("{path}: would not read: {reason}")]
    WouldNotRead { path: String, reason: Unreadable },
    /// Another copy of the program holds the lock and did not release it in time.
    #[error("{path}: in use by another copy of the program")]
    InUse { path: String },
    /// Another copy of the program is playing this match.
    #[error("played in another copy of the program")]
    PlayedElsewhere,
    /// All names for a new file in this folder are taken.
    #[error("{path}: no free name")]
    NoFreeName { path: String },
    /// Only saved and deleted matches can be moved, and this file is in another folder.
    #[error("{path}: not in the folder {folder}")]
    Elsewhere { path: String, folder: String },
}

impl HomeError {
    pub(super) fn on_reading(path: &Path, error: &io::Error) -> Self {
        let path = shown(path);
        match error.kind() {
            ErrorKind::NotFound => Self::Missing { path },
            _ => Self::CannotRead { path, detail: error.into() },
        }
    }

    pub(super) fn on_writing(path: &Path, error: &io::Error) -> Self {
        let path = shown(path);
        let detail = SystemFault::from(error);
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

/// What the player should know about one of their files. The game goes on without the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum HomeNotice {
    /// A damaged file was moved aside.
    Damaged { path: String, kept_as: String, damage: Damage },
    /// A damaged file could not be moved aside, so it is still in its place.
    DamagedStays { path: String, damage: Damage, reason: HomeError },
    /// A newer version of the game wrote the file. It is left alone, and defaults are used.
    Newer { path: String, version: u32 },
    /// A newer version of the game wrote the file. It was copied aside before it was overwritten.
    NewerKept { path: String, kept_as: String, version: u32 },
    /// What was found out about a match cannot be read, so it is judged again.
    JudgedAnew { reason: HomeError },
    /// The system could not read the file, so defaults are used.
    CannotRead { reason: HomeError },
}

impl HomeNotice {
    /// The notice about a damaged file, after an attempt to move it aside.
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

/// A path as text for messages.
pub(super) fn shown(path: &Path) -> String {
    path.display().to_string()
}
