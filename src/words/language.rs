//! The languages that come with the program, and which of them a person reads.

use std::fmt;
use std::str::FromStr;

use include_dir::{Dir, include_dir};
use serde::Serialize;
use unic_langid::LanguageIdentifier;

use super::Words;

static LOCALES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/locales");

/// A language that comes with the program, known by the name of its folder, such as `de`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(&'static str);

impl Language {
    /// The language that every other falls back to.
    pub const ENGLISH: Self = Self("en");

    /// Every language that comes with the program, in the order of their tags.
    pub fn all() -> impl Iterator<Item = Self> {
        LOCALES.dirs().filter_map(|folder| folder.path().to_str()).map(Self)
    }

    /// The language that fits a tag best, if one does. A tag is written as people and systems
    /// write it: `de`, `de-AT`, `de_AT.UTF-8`.
    pub fn fitting(tag: &str) -> Option<Self> {
        let tag = tag.split(['.', '@']).next()?;
        let wanted: LanguageIdentifier = tag.parse().ok()?;
        let fit = |language: &Self| {
            let offered = language.identifier();
            let plain = offered.script.is_none() && offered.region.is_none();
            (offered == wanted, offered.script == wanted.script, plain)
        };
        Self::all()
            .filter(|language| language.identifier().language == wanted.language)
            .max_by_key(fit)
    }

    /// The first of the languages set on this machine that comes with the program, or English.
    pub fn of_this_machine() -> Self {
        sys_locale::get_locales().find_map(|tag| Self::fitting(&tag)).unwrap_or(Self::ENGLISH)
    }

    /// What the language is called by those who speak it.
    pub fn own_name(self) -> String {
        Words::new(self).say("language-name")
    }

    /// The tag, such as `de`.
    pub fn tag(self) -> &'static str {
        self.0
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.0.parse().unwrap_or_default()
    }

    /// The Fluent text of the language, file by file.
    pub(super) fn sources(self) -> impl Iterator<Item = &'static str> {
        LOCALES
            .get_dir(self.0)
            .into_iter()
            .flat_map(Dir::files)
            .filter_map(|file| file.contents_utf8())
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        Self::fitting(tag).ok_or_else(|| UnknownLanguage {
            tag: tag.to_owned(),
            known: Self::all().map(Self::tag).collect(),
        })
    }
}

/// No language that comes with the program fits the one asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnknownLanguage {
    /// What was asked for.
    pub tag: String,
    /// The tags of those there are.
    pub known: Vec<&'static str>,
}
