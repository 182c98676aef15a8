//! Why a match could not be drawn.

use std::{io, path::Path};

use serde::Serialize;
use strum::VariantNames;

use crate::{game::picture::PictureError, words::SystemFault};

/// Why there is no picture or animation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
pub enum RenderError {
    /// There is no graphics adapter.
    #[error("no graphics adapter")]
    NoAdapter,
    /// The graphics adapter was lost while it drew.
    #[error("lost graphics adapter")]
    Lost,
    /// The graphics adapter cannot draw such a large picture.
    #[error("at most {most} pixels in a row or a column")]
    TooLarge {
        /// The most pixels in a row or a column.
        most: u32,
    },
    /// There is a file of this name, and it may not be replaced.
    #[error("{file} exists")]
    Exists {
        /// The file's name.
        file: String,
    },
    /// The file cannot be written.
    #[error("{file} cannot be written")]
    Unwritable {
        /// The file's name.
        file: String,
        /// What the system says.
        detail: SystemFault,
    },
    /// The user, or the program that asked for it, has stopped it.
    #[error("stopped")]
    Stopped,
}

impl RenderError {
    /// The error for a file that cannot be written.
    pub(super) fn unwritable(file: &Path, detail: impl Into<SystemFault>) -> RenderError {
        RenderError::Unwritable { file: file.display().to_string(), detail: detail.into() }
    }

    /// The exit code, which shows scripts the kind of error.
    pub fn exit_code(&self) -> u8 {
        match self {
            RenderError::Exists { .. } | RenderError::Unwritable { .. } => 1,
            RenderError::TooLarge { .. } => 2,
            RenderError::NoAdapter | RenderError::Lost => 3,
            RenderError::Stopped => STOPPED,
        }
    }
}

/// The exit code after Ctrl+C, as shells expect it.
const STOPPED: u8 = 130;

impl From<PictureError> for RenderError {
    fn from(error: PictureError) -> RenderError {
        match error {
            PictureError::NoAdapter => RenderError::NoAdapter,
            PictureError::TooLarge { most } => RenderError::TooLarge { most },
            PictureError::Stopped => RenderError::Stopped,
            PictureError::NotDrawn | PictureError::NotWritten(_) => RenderError::Lost,
        }
    }
}

/// The error of a GIF that cannot be written, as one of the file.
pub(super) fn of_gif(error: gif::EncodingError) -> io::Error {
    match error {
        gif::EncodingError::Io(error) => error,
        gif::EncodingError::OutOfMemory => io::ErrorKind::OutOfMemory.into(),
        other => io::Error::other(other),
    }
}
