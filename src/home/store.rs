//! Settings, progress and the like: one small RON file for each kind.
//!
//! ```ron
//! (
//!     format: "nonaga-settings",
//!     version: 1,
//!     holds: (volume: 0.8),
//! )
//! ```
//!
//! A field that is unknown is passed over, so that an older version of the game can read what a newer
//! one wrote, as long as `version` is no higher than it knows.

use std::path::{Path, PathBuf};

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{
    Home,
    damage::{Damage, Unreadable},
    disk::Held,
    error::{HomeError, HomeNotice, shown},
    read_back::ReadBack,
};

/// Something that is kept in a small file of its own. A struct of this kind has `#[serde(default)]`,
/// so that a file from before a field was added is read.
pub trait Stored: Serialize + DeserializeOwned + Default {
    /// The name of its file, without ending, and of its format: `settings`.
    const NAME: &'static str;

    /// The version of its form. Counts up when an older version of the game could not read the file,
    /// or would lose something worth keeping by writing it without the fields it does not know.
    const VERSION: u32;
}

/// What was read, and what a person is told about it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Loaded<T> {
    /// What the file holds, or the defaults.
    pub value: T,
    /// Why it is the defaults although there is a file, or where that file is now.
    pub notice: Option<HomeNotice>,
}

impl Home {
    /// What is stored, or the defaults: where nothing was stored yet, and where it cannot be read,
    /// with a notice. A damaged file is moved aside.
    pub fn load<T: Stored>(&self) -> Loaded<T> {
        let Ok(file) = self.file_of::<T>() else { return Loaded::default() };
        match self.writer.read(&file, from_text) {
            Ok(value) => Loaded { value, notice: None },
            Err(HomeError::Missing { .. }) => Loaded::default(),
            // Once locked it is read again: another copy of the program may have been faster.
            Err(HomeError::Damaged { damage, .. }) => self
                .locked_file_of::<T>()
                .and_then(|(file, _lock)| self.make_way(&file))
                .unwrap_or_else(|reason| {
                    Loaded::defaults(HomeNotice::of_damaged(&file, damage, Err(reason)))
                }),
            Err(HomeError::Newer { path, version }) => {
                Loaded::defaults(HomeNotice::Newer { path, version })
            }
            Err(reason) => Loaded::defaults(HomeNotice::CannotRead { reason }),
        }
    }

    /// Stores this in place of what was stored. What mustn't be overwritten is kept aside first, and
    /// the notice says where.
    ///
    /// What two copies of the program both add to is stored with [`Home::update`]: this forgets what
    /// the other has stored since it was loaded.
    pub fn save<T: Stored>(&self, value: &T) -> Result<Option<HomeNotice>, HomeError> {
        let (file, _lock) = self.locked_file_of::<T>()?;
        let Loaded { notice, .. } = self.make_way::<T>(&file)?;
        self.writer.replace(&file, &to_text(value, &file)?)?;
        Ok(notice)
    }

    /// Changes what is stored, as it is at this moment, and gives what it has become. Copies of the
    /// program that do so at once take turns.
    pub fn update<T: Stored>(&self, change: impl FnOnce(&mut T)) -> Result<Loaded<T>, HomeError> {
        let (file, _lock) = self.locked_file_of::<T>()?;
        let mut loaded = self.make_way(&file)?;
        change(&mut loaded.value);
        self.writer.replace(&file, &to_text(&loaded.value, &file)?)?;
        Ok(loaded)
    }

    fn file_of<T: Stored>(&self) -> Result<PathBuf, HomeError> {
        Ok(self.some_folders()?.config().join(format!("{}.ron", T::NAME)))
    }

    fn locked_file_of<T: Stored>(&self) -> Result<(PathBuf, Box<dyn Held>), HomeError> {
        let folder = self.some_folders()?.config();
        self.writer.make_folder(folder)?;
        Ok((self.file_of::<T>()?, self.writer.lock_folder(folder)?))
    }

    /// What is stored, or the defaults, with nothing left under the name that may not be overwritten.
    /// Only for whoever has the lock.
    fn make_way<T: Stored>(&self, file: &Path) -> Result<Loaded<T>, HomeError> {
        match self.writer.read(file, from_text) {
            Ok(value) => Ok(Loaded { value, notice: None }),
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

impl<T: Stored> Loaded<T> {
    fn defaults(notice: HomeNotice) -> Self {
        Self { value: T::default(), notice: Some(notice) }
    }
}

/// What every version of the game can tell of a file.
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

fn from_text<T: Stored>(text: &str) -> Result<T, Unreadable> {
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

fn to_text<T: Stored>(value: &T, file: &Path) -> Result<ReadBack, HomeError> {
    let whole = Whole { format: format_of::<T>(), version: T::VERSION, holds: value };
    let text = ron::ser::to_string_pretty(&whole, PrettyConfig::default())
        .map_err(|error| HomeError::CannotWrite { path: shown(file), detail: error.to_string() })?;
    ReadBack::new(text, from_text::<T>).map_err(|reason| HomeError::would_not_read(file, reason))
}
