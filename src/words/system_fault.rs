//! Why the operating system could not do something. Its own messages are in its own language, and end with
//! numbers that help nobody.

use std::io::{Error, ErrorKind};

use serde::Serialize;
use strum::VariantNames;

/// Why the operating system could not do something with a file, as a value that has a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum SystemFault {
    /// There is no such file or folder.
    NotFound,
    /// The user may not do this.
    NotAllowed,
    /// It is a folder, a pipe or a device where a file is needed.
    NotFile,
    /// It is a file where a folder is needed.
    NotFolder,
    /// The disk can only be read.
    ReadOnly,
    /// The disk, or the user's share of it, is full.
    DiskFull,
    /// The file is too large.
    TooLarge,
    /// The system does not allow such a name.
    BadName,
    /// It is not text.
    NotText,
    /// Another program is using it.
    Busy,
    /// It took too long.
    TimedOut,
    /// There is not enough memory.
    OutOfMemory,
    /// The system cannot do such a thing.
    Unsupported,
    /// Something else.
    Other {
        /// The system's number for the error, if it has one. People can look it up.
        code: Option<i32>,
    },
}

impl From<&Error> for SystemFault {
    fn from(error: &Error) -> SystemFault {
        match error.kind() {
            ErrorKind::NotFound => SystemFault::NotFound,
            ErrorKind::PermissionDenied => SystemFault::NotAllowed,
            ErrorKind::IsADirectory | ErrorKind::NotSeekable => SystemFault::NotFile,
            ErrorKind::NotADirectory => SystemFault::NotFolder,
            ErrorKind::ReadOnlyFilesystem => SystemFault::ReadOnly,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::WriteZero => {
                SystemFault::DiskFull
            }
            ErrorKind::FileTooLarge => SystemFault::TooLarge,
            ErrorKind::InvalidFilename => SystemFault::BadName,
            ErrorKind::InvalidData => SystemFault::NotText,
            ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => SystemFault::Busy,
            ErrorKind::TimedOut => SystemFault::TimedOut,
            ErrorKind::OutOfMemory => SystemFault::OutOfMemory,
            ErrorKind::Unsupported => SystemFault::Unsupported,
            _ => SystemFault::Other { code: error.raw_os_error() },
        }
    }
}

impl From<Error> for SystemFault {
    fn from(error: Error) -> SystemFault {
        SystemFault::from(&error)
    }
}
