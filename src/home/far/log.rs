//! The files of the logs. They are only appended to.

use std::{
    ffi::OsStr,
    path::{Path, PathBuf},
};

use super::{FarDesk, FarFileError};
use crate::{
    far::{
        agreement::{Digest, FarLog, LARGEST_LOG, LogError, ReadLog},
        driver::LogKeeper,
    },
    home::{
        damage::Damage,
        disk::{Entry, Growing},
        error::{HomeError, shown},
        writer::Writer,
    },
};

/// How the name of a log's file ends.
const LOG: &str = "log";

/// The file of a log. What was appended to it is on the disk.
#[derive(Debug)]
pub struct KeptLog {
    writer: Writer,
    file: PathBuf,
    /// `None` before the first line, and after an error.
    grown: Option<Box<dyn Growing>>,
    length: u64,
}

/// The file of a match in a folder.
pub(super) fn file(folder: &Path, of: Digest) -> PathBuf {
    folder.join(of.to_string()).with_extension(LOG)
}

/// The files of the logs in a folder, those that were last written to first.
pub(super) fn files(writer: &Writer, folder: &Path) -> Result<Vec<(Digest, Entry)>, HomeError> {
    let listed = writer.everything_in(folder);
    let mut listed = listed.map_err(|error| HomeError::on_reading(folder, &error))?;
    listed.retain(|entry| entry.path.extension() == Some(OsStr::new(LOG)));
    listed.sort_by_key(|entry| std::cmp::Reverse(entry.modified));
    let name = |path: &Path| path.file_stem()?.to_str()?.parse().ok();
    Ok(listed.into_iter().filter_map(|entry| Some((name(&entry.path)?, entry))).collect())
}

/// Reads the log of a match. `None` if not even its first entry was written.
pub(super) fn read(
    writer: &Writer,
    file: &Path,
    of: Digest,
) -> Result<Option<ReadLog>, FarFileError> {
    match FarLog::read(&writer.bytes(file, LARGEST_LOG)?) {
        Err(LogError::Empty) => Ok(None),
        Err(error) => Err(FarFileError::Log { path: shown(file), error }),
        Ok(read) if read.log.id() != of => Err(HomeError::damaged(file, Damage::OtherMatch).into()),
        Ok(read) => Ok(Some(read)),
    }
}

impl FarDesk {
    /// The matches that are kept, those that were last written to first.
    pub fn matches(&self) -> Result<Vec<Digest>, HomeError> {
        Ok(files(&self.writer, &self.folder)?.into_iter().map(|(of, _)| of).collect())
    }

    pub(super) fn file(&self, of: Digest) -> PathBuf {
        file(&self.folder, of)
    }

    /// Whether anything is kept of a match.
    pub fn has(&self, of: Digest) -> Result<bool, HomeError> {
        self.writer.exists(&self.file(of))
    }

    /// The file for a match of which nothing is kept yet. It is created with its first line.
    pub fn begin(&self, of: Digest) -> KeptLog {
        let (writer, file) = (self.writer.clone(), self.file(of));
        KeptLog { writer, file, grown: None, length: 0 }
    }

    /// Reads a match, and cuts off a last line that was being written when the machine stopped. If not even the first entry
    /// was written, this is `None`: nobody has been told of the match.
    pub fn open(&self, of: Digest) -> Result<Option<(FarLog, KeptLog)>, FarFileError> {
        let mut kept = self.begin(of);
        let Some(read) = read(&self.writer, &kept.file, of)? else { return Ok(None) };
        kept.length = read.kept as u64;
        // What is gone on with must be on the disk, and not only in the memory of the system.
        kept.grown = Some(self.writer.grow(&kept.file, kept.length)?);
        Ok(Some((read.log, kept)))
    }

    /// Deletes all that is kept of a match.
    pub fn forget(&self, of: Digest) -> Result<(), HomeError> {
        self.settle(of)?;
        self.writer.remove(&self.file(of))
    }
}

impl KeptLog {
    /// Appends text. When this returns `Ok`, it is on the disk; otherwise nothing of it counts.
    pub fn append(&mut self, text: &str) -> Result<(), HomeError> {
        // After an error, what is left of the line is cut off first.
        let mut grown = match self.grown.take() {
            Some(grown) => grown,
            None => self.writer.grow(&self.file, self.length)?,
        };
        grown.append(text.as_bytes()).map_err(|error| HomeError::on_writing(&self.file, &error))?;
        self.length += text.len() as u64;
        self.grown = Some(grown);
        Ok(())
    }
}

impl LogKeeper for KeptLog {
    type Fault = HomeError;

    fn keep(&mut self, text: &str) -> Result<(), HomeError> {
        self.append(text)
    }
}
