//! Matches with somebody far away: the key that this player signs with, and the log of each match.
//!
//! All of them are in one folder. Who has the key can play as this player, so its file can be read by its owner only, and
//! one running copy of the program at a time has it: two would write different entries with one number.

use std::{
    ffi::OsStr,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use super::{
    Home,
    damage::{Damage, Unreadable},
    disk::{FolderLock, Growing},
    error::{HomeError, shown},
    writer::Writer,
};
use crate::far::{
    agreement::{Digest, FarKey, FarLog, FarSecret, LARGEST_LOG, LogError, NoChance},
    driver::LogKeeper,
};

/// The name of the format of the key's file.
const KEY_FORMAT: &str = "nonaga-key";
const KEY_VERSION: u32 = 1;

/// How the name of a log's file ends.
const LOG: &str = "log";

/// The file of the key.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeyFile {
    format: String,
    version: u32,
    secret: FarSecret,
}

/// Why a match with somebody far away cannot be kept or gone on with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FarFileError {
    /// A file cannot be read or written.
    #[error(transparent)]
    Home(#[from] HomeError),
    /// What is in the file of a log is no log.
    #[error("{path}: {error}")]
    Log {
        /// The file.
        path: String,
        /// What is wrong with it.
        error: LogError,
    },
    /// A new key cannot be made.
    #[error(transparent)]
    NoChance(#[from] NoChance),
}

/// The key, and the logs of all matches that are played with it. No other copy of the program has them until this is
/// dropped.
#[derive(Debug)]
pub struct FarDesk {
    writer: Writer,
    folder: PathBuf,
    key: FarKey,
    _lock: Box<dyn FolderLock>,
}

/// The file of a log. What was appended to it is on the disk.
#[derive(Debug)]
pub struct KeptLog {
    writer: Writer,
    file: PathBuf,
    /// `None` before the first line, and after an error.
    grown: Option<Box<dyn Growing>>,
    length: u64,
}

impl Home {
    /// The key and the logs. A key is made if there is none yet. Fails with [`HomeError::InUse`] if another running copy
    /// has them.
    pub fn far(&self) -> Result<FarDesk, FarFileError> {
        let folder = self.some_folders()?.far();
        let writer = self.writer.clone();
        writer.make_folder(&folder)?;
        let lock = writer.lock_folder(&folder)?;
        let key = key(&writer, &folder.join("key.ron"))?;
        Ok(FarDesk { writer, folder, key, _lock: lock })
    }
}

fn key(writer: &Writer, file: &Path) -> Result<FarKey, FarFileError> {
    match writer.read(file, read_key) {
        Err(HomeError::Missing { .. }) => {}
        // A key that cannot be read is never replaced: it would be lost.
        read => return Ok(read?),
    }
    let key = FarKey::draw()?;
    let sheet =
        KeyFile { format: KEY_FORMAT.to_owned(), version: KEY_VERSION, secret: (&key).into() };
    let text = ron::to_string(&sheet).unwrap_or_default() + "\n";
    writer.write_private(file, &text)?;
    Ok(key)
}

fn read_key(text: &str) -> Result<FarKey, Unreadable> {
    let KeyFile { format, version, secret } = ron::from_str(text)?;
    if format != KEY_FORMAT {
        return Err(Damage::OtherFormat { format, expected: KEY_FORMAT.to_owned() }.into());
    }
    if version != KEY_VERSION {
        return Err(Unreadable::Newer { version });
    }
    Ok(secret.into())
}

impl FarDesk {
    /// The key.
    pub fn key(&self) -> &FarKey {
        &self.key
    }

    /// The matches that are kept, those that were last written to first.
    pub fn matches(&self) -> Result<Vec<Digest>, HomeError> {
        let listed = self.writer.everything_in(&self.folder);
        let mut listed = listed.map_err(|error| HomeError::on_reading(&self.folder, &error))?;
        listed.retain(|entry| entry.path.extension() == Some(OsStr::new(LOG)));
        listed.sort_by_key(|entry| std::cmp::Reverse(entry.modified));
        let name = |path: PathBuf| path.file_stem()?.to_str()?.parse().ok();
        Ok(listed.into_iter().filter_map(|entry| name(entry.path)).collect())
    }

    fn file(&self, of: Digest) -> PathBuf {
        self.folder.join(of.to_string()).with_extension(LOG)
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
        let read = match FarLog::read(&self.writer.bytes(&kept.file, LARGEST_LOG)?) {
            Err(LogError::Empty) => return Ok(None),
            Err(error) => return Err(FarFileError::Log { path: shown(&kept.file), error }),
            Ok(read) if read.log.id() != of => {
                return Err(HomeError::damaged(&kept.file, Damage::OtherMatch).into());
            }
            Ok(read) => read,
        };
        kept.length = read.kept as u64;
        // What is gone on with must be on the disk, and not only in the memory of the system.
        kept.grown = Some(self.writer.grow(&kept.file, kept.length)?);
        Ok(Some((read.log, kept)))
    }

    /// Deletes the file of a match.
    pub fn forget(&self, of: Digest) -> Result<(), HomeError> {
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
