//! What can go wrong at home, and what a person is told although the game goes on.

use std::{
    io::{self, ErrorKind},
    path::Path,
};

use serde::Serialize;
use strum::VariantNames;

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
    #[error("{path}: damaged: {detail}")]
    Damaged {
        /// The file.
        path: String,
        /// What makes no sense, and where in the file.
        detail: String,
    },
    /// A newer version of the game wrote a file that this one does not know how to read.
    #[error("{path}: of the newer version {version}")]
    Newer {
        /// The file.
        path: String,
        /// The version of its form.
        version: u32,
    },
    /// A file is larger than any of the game's may be.
    #[error("{path}: larger than {limit} bytes")]
    TooLarge {
        /// The file that was read or was to be written.
        path: String,
        /// The most bytes a file may have.
        limit: usize,
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

    /// What there is to say besides which file it is.
    fn detail(&self) -> String {
        match self {
            Self::NotAllowed { detail, .. }
            | Self::CannotWrite { detail, .. }
            | Self::CannotRead { detail, .. }
            | Self::Damaged { detail, .. } => detail.clone(),
            Self::TooLarge { limit, .. } => format!("> {limit} bytes"),
            _ => self.to_string(),
        }
    }

    /// Whether the file was had and is worth nothing to any version of the game.
    pub(super) fn is_damage(&self) -> bool {
        matches!(self, Self::Damaged { .. } | Self::TooLarge { .. })
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
        detail: String,
    },
    /// A damaged file could not be moved aside. It is where it was, and stays until it can be moved.
    DamagedStays {
        /// The file.
        path: String,
        /// What makes no sense, and where in the file.
        detail: String,
        /// Why it could not be moved.
        reason: String,
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
        /// The file or folder.
        path: String,
        /// The system's words.
        detail: String,
    },
}

impl HomeNotice {
    pub(super) fn damaged(file: &Path, kept_as: &Path, damage: &HomeError) -> Self {
        let (path, kept_as) = (shown(file), shown(kept_as));
        Self::Damaged { path, kept_as, detail: damage.detail() }
    }

    pub(super) fn damaged_stays(file: &Path, damage: &HomeError, reason: &HomeError) -> Self {
        let (detail, reason) = (damage.detail(), reason.detail());
        Self::DamagedStays { path: shown(file), detail, reason }
    }

    pub(super) fn cannot_read(path: &Path, error: &HomeError) -> Self {
        Self::CannotRead { path: shown(path), detail: error.detail() }
    }
}

/// A path as text for a person.
pub(super) fn shown(path: &Path) -> String {
    path.display().to_string()
}
