//! Overrides: the user's own files, used instead of built-in fonts, sounds and sentences.
//!
//! They have the same paths as in `assets/` of the sources. They lie in the folder that `--assets` names,
//! or in the folder `assets` of the user's data. If a file can't be used, a warning says so and the built-in
//! one is used.

use std::{
    borrow::Cow,
    fmt::Display,
    io::ErrorKind,
    path::{Path, PathBuf},
};

use bevy::prelude::*;
use serde::Serialize;
use strum::VariantNames;

use crate::{
    home::{Disk, Home, RealDisk},
    words::{Language, SystemFault, Words},
};

/// The most bytes of a file. No sound, font or catalogue is nearly as large.
const LARGEST: usize = 64 * 1024 * 1024;

/// The folders that may hold overrides. Earlier folders take precedence.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Overrides(Vec<PathBuf>);

/// Why an override is not used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[allow(missing_docs, reason = "the names say it")]
pub enum OverrideFault {
    /// The system can't read it.
    Unreadable { file: String, why: SystemFault },
    /// It can't be decoded.
    Broken { file: String, why: String },
}

impl Overrides {
    /// Looks in the named folder first, then in the user's.
    pub fn new(named: Option<PathBuf>, home: &Home) -> Overrides {
        let own = home.folders().map(|folders| folders.data().join("assets"));
        Overrides(named.into_iter().chain(own).collect())
    }

    /// The sentences of a language, with overrides from `locales/<language>`.
    pub fn words(&self, language: Language) -> Words {
        for folder in &self.0 {
            let folder = folder.join("locales").join(language.to_string());
            match Words::with_overrides(language, &folder) {
                Ok(words) if folder.is_dir() => return words,
                Ok(_) => {}
                Err(fault) => warn!("{}", Words::new(language).tell(&fault)),
            }
        }
        Words::new(language)
    }

    /// Loads a file, such as `sounds/lift-1.ogg`: the user's if it can be used, else the built-in one.
    /// `None` if neither can be used.
    pub fn load<T, E: Display>(
        &self,
        words: &Words,
        path: &str,
        built_in: &'static [u8],
        decode: impl Fn(Cow<'static, [u8]>) -> Result<T, E>,
    ) -> Option<T> {
        let broken = |file: &Path, error: E| OverrideFault::Broken {
            file: file.display().to_string(),
            why: error.to_string(),
        };
        for file in self.0.iter().map(|folder| folder.join(path)) {
            let decoded = match RealDisk.read(&file, LARGEST) {
                Err(error) if error.kind() == ErrorKind::NotFound => continue,
                Err(error) => Err(OverrideFault::Unreadable {
                    file: file.display().to_string(),
                    why: SystemFault::from(&error),
                }),
                Ok(bytes) => decode(bytes.into()).map_err(|error| broken(&file, error)),
            };
            match decoded {
                Ok(decoded) => return Some(decoded),
                Err(fault) => warn!("{}", words.tell(&fault)),
            }
        }
        let built_in = decode(built_in.into()).map_err(|error| broken(Path::new(path), error));
        built_in.map_err(|fault| warn!("{}", words.tell(&fault))).ok()
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, string::FromUtf8Error};

    use super::*;

    fn text(bytes: Cow<'static, [u8]>) -> Result<String, FromUtf8Error> {
        String::from_utf8(bytes.into_owned())
    }

    #[test]
    fn the_users_file_is_used_unless_it_is_broken() -> Result<(), Box<dyn std::error::Error>> {
        let (named, home) = (tempfile::tempdir()?, tempfile::tempdir()?);
        let overrides = Overrides::new(Some(named.path().to_owned()), &Home::at(home.path()));
        let words = Words::new(Language::ENGLISH);
        let load = |path| overrides.load(&words, path, b"built in", text);
        assert_eq!(load("a.txt").as_deref(), Some("built in"));

        let own = home.path().join("assets");
        fs::create_dir(&own)?;
        fs::write(own.join("a.txt"), "own")?;
        assert_eq!(load("a.txt").as_deref(), Some("own"));
        fs::write(named.path().join("a.txt"), "named")?;
        assert_eq!(load("a.txt").as_deref(), Some("named"));
        fs::write(named.path().join("a.txt"), [0xff])?;
        assert_eq!(load("a.txt").as_deref(), Some("own"));
        fs::remove_file(own.join("a.txt"))?;
        fs::create_dir(own.join("a.txt"))?;
        assert_eq!(load("a.txt").as_deref(), Some("built in"));
        Ok(())
    }

    #[test]
    fn the_users_sentences_replace_the_built_in_ones() -> Result<(), Box<dyn std::error::Error>> {
        let named = tempfile::tempdir()?;
        let overrides = Overrides::new(Some(named.path().to_owned()), &Home::nowhere());
        let title = || overrides.words(Language::ENGLISH).say("game-title");
        assert_eq!(title(), "Nonaga");
        let folder = named.path().join("locales/en");
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("mine.ftl"), "game-title = Nine")?;
        assert_eq!(title(), "Nine");
        fs::write(folder.join("mine.ftl"), "game-title")?;
        assert_eq!(title(), "Nonaga");
        Ok(())
    }
}
