//! Settings, progress and similar data. Each kind has one small RON file.
//!
//! ```ron
//! (
//!     format: "nonaga-settings",
//!     version: 1,
//!     holds: (volume: 0.8),
//! )
//! ```
//!
//! Unknown fields are ignored. So an older version of the game can read a newer one's file, unless
//! `version` is higher than it knows.

use std::path::{Path, PathBuf};

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{
    Home,
    damage::{Damage, Unreadable},
    disk::FolderLock,
    error::{HomeError, HomeNotice, shown},
    read_back::ReadBack,
};
use crate::words::SystemFault;

/// Data with a small file of its own. The struct needs `#[serde(default)]`, so that a file from before a
/// field was added can still be read.
pub trait Stored: Serialize + DeserializeOwned + Default {
    /// The name of its file and of its format, such as `settings`.
    const NAME: &'static str;

    /// The version of its format. Raise it when an older version of the game could not read the file, or
    /// would lose something important by dropping the fields it does not know.
    const VERSION: u32;
}

/// Data that several copies of the program may change at the same time.
pub trait Shared: Stored + Clone {
    /// Changes this in the same way as `before` was changed to `after`. All else stays.
    fn change(&mut self, before: &Self, after: &Self);
}

/// What was read, and what the player should know about it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Loaded<T> {
    /// What the file holds, or the defaults.
    pub value: T,
    /// Why the file was not used, or where it was moved.
    pub notice: Option<HomeNotice>,
}

impl Home {
    /// Reads what is stored. Returns the defaults if nothing was stored yet, and the defaults with a
    /// notice if the file cannot be read. A damaged file is moved aside.
    pub fn load<T: Stored>(&self) -> Loaded<T> {
        let Ok(file) = self.file_of::<T>() else { return Loaded::default() };
        match self.writer.read(&file, from_text) {
            Ok(value) => Loaded { value, notice: None },
            Err(HomeError::Missing { .. }) => Loaded::default(),
            // The file is read again under the lock: another copy may have just repaired it.
            Err(HomeError::Damaged { damage, .. }) => {
                let locked = self.locked_file_of::<T>();
                match locked.and_then(|(file, _lock)| self.load_and_set_aside(&file)) {
                    Ok(Loaded { value, notice }) => {
                        Loaded { value: value.unwrap_or_default(), notice }
                    }
                    Err(reason) => {
                        Loaded::defaults(HomeNotice::of_damaged(&file, damage, Err(reason)))
                    }
                }
            }
            Err(HomeError::Newer { path, version }) => {
                Loaded::defaults(HomeNotice::Newer { path, version })
            }
            Err(reason) => Loaded::defaults(HomeNotice::CannotRead { reason }),
        }
    }

    /// Stores how a value has changed since it was loaded or last saved. What another copy of the program has stored
    /// meanwhile stays, and copies that do this at the same time take turns. If there is nothing that can be read, all
    /// of the value is stored. If the old file must not be lost, it is kept under another name, and the notice says where.
    pub fn save<T: Shared>(&self, before: &T, after: &T) -> Result<Option<HomeNotice>, HomeError> {
        let (file, _lock) = self.locked_file_of::<T>()?;
        let Loaded { value: stored, notice } = self.load_and_set_aside::<T>(&file)?;
        let value = match stored {
            Some(mut stored) => {
                stored.change(before, after);
                stored
            }
            None => after.clone(),
        };
        self.writer.replace(&file, &to_text(&value, &file)?)?;
        Ok(notice)
    }

    fn file_of<T: Stored>(&self) -> Result<PathBuf, HomeError> {
        Ok(self.some_folders()?.config().join(format!("{}.ron", T::NAME)))
    }

    fn locked_file_of<T: Stored>(&self) -> Result<(PathBuf, Box<dyn FolderLock>), HomeError> {
        let folder = self.some_folders()?.config();
        self.writer.make_folder(folder)?;
        Ok((self.file_of::<T>()?, self.writer.lock_folder(folder)?))
    }

    /// Reads what is stored, if it can be read. After this the file may be overwritten: a damaged one was
    /// moved aside, and one of a newer version was copied aside. The caller must hold the lock.
    fn load_and_set_aside<T: Stored>(&self, file: &Path) -> Result<Loaded<Option<T>>, HomeError> {
        match self.writer.read(file, from_text) {
            Ok(value) => Ok(Loaded { value: Some(value), notice: None }),
            Err(HomeError::Missing { .. }) => Ok(Loaded::default()),
            Err(HomeError::Damaged { damage, .. }) => {
                let kept_as = self.writer.move_aside(file)?;
                Ok(Loaded::defaults(HomeNotice::of_damaged(file, damage, Ok(kept_as))))
            }
            Err(HomeError::Newer { path, version }) => {
                let kept_as = shown(&self.writer.copy_aside(file)?);
                Ok(Loaded::defaults(HomeNotice::NewerKept { path, kept_as, version }))
            }
            Err(error) => Err(error),
        }
    }
}

impl<T: Default> Loaded<T> {
    fn defaults(notice: HomeNotice) -> Self {
        Self { value: T::default(), notice: Some(notice) }
    }
}

/// What lies deeper than this in a value is written on one line, so that long lists stay small.
const DEPTH: usize = 3;

/// The part of a file that every version of the game can read.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

#[derive(Deserialize)]
struct Body<T> {
    holds: T,
}

#[derive(Serialize)]
struct Whole<'value, T> {
    format: String,
    version: u32,
    holds: &'value T,
}

fn format_of<T: Stored>() -> String {
    format!("nonaga-{}", T::NAME)
}

pub(super) fn from_text<T: Stored>(text: &str) -> Result<T, Unreadable> {
    let head: Head = ron::from_str(text)?;
    if head.format != format_of::<T>() {
        let expected = format_of::<T>();
        return Err(Damage::OtherFormat { format: head.format, expected }.into());
    }
    if head.version > T::VERSION {
        return Err(Unreadable::Newer { version: head.version });
    }
    let body: Body<T> = ron::from_str(text)?;
    Ok(body.holds)
}

pub(super) fn to_text<T: Stored>(value: &T, file: &Path) -> Result<ReadBack, HomeError> {
    let whole = Whole { format: format_of::<T>(), version: T::VERSION, holds: value };
    let config = PrettyConfig::default().depth_limit(DEPTH);
    let text = ron::ser::to_string_pretty(&whole, config).map_err(|_| {
        let detail = SystemFault::Other { code: None };
        HomeError::CannotWrite { path: shown(file), detail }
    })?;
    ReadBack::new(text, from_text::<T>).map_err(|reason| HomeError::would_not_read(file, reason))
}
