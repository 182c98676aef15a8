//! The languages that come with the program, and the choice among them.

use std::fmt;
use std::str::FromStr;

use fluent_langneg::{NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages};
use include_dir::{Dir, include_dir};
use serde::Serialize;

static LOCALES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/locales");

/// A language that comes with the program. It is identified by the name of its folder, such as `de`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(&'static str);

impl Language {
    /// The fallback for every other language.
    pub const ENGLISH: Self = Self("en");

    /// Every language that comes with the program, ordered by tag.
    pub fn all() -> impl Iterator<Item = Self> {
        LOCALES.dirs().filter_map(|folder| folder.path().to_str()).map(Self)
    }

    /// The best match for a language tag, if there is one. The tag may have any usual form: `de`,
    /// `de-AT`, `de_AT.UTF-8`.
    pub fn matching(tag: &str) -> Option<Self> {
        Self::first_match(&[tag])
    }

    /// The tags of the languages set on this machine, in the user's order of preference.
    pub fn asked_for_on_this_machine() -> Vec<String> {
        sys_locale::get_locales().collect()
    }

    /// The best match for the languages set on this machine. English if none matches.
    pub fn of_this_machine() -> Self {
        Self::first_match(&Self::asked_for_on_this_machine()).unwrap_or(Self::ENGLISH)
    }

    /// The best match for the first of these tags that has one.
    fn first_match(tags: &[impl AsRef<str>]) -> Option<Self> {
        // In `de_AT.UTF-8` or `de_AT@euro`, the encoding and the modifier are no part of a tag.
        let tags = tags.iter().filter_map(|tag| tag.as_ref().split(['.', '@']).next());
        let wanted = convert_vec_str_to_langids_lossy(tags);
        let offered = convert_vec_str_to_langids_lossy(Self::all().map(Self::tag));
        let matches = negotiate_languages(&wanted, &offered, None, NegotiationStrategy::Lookup);
        let best = matches.first()?;
        Self::all().find(|language| **best == language.tag())
    }

    /// The tag, such as `de`.
    pub fn tag(self) -> &'static str {
        self.0
    }

    /// The Fluent source of the language, file by file.
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
        Self::matching(tag).ok_or_else(|| UnknownLanguage {
            tag: tag.to_owned(),
            known: Self::all().map(Self::tag).collect(),
        })
    }
}

/// The program does not have the requested language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnknownLanguage {
    /// The requested tag.
    pub tag: String,
    /// The tags of the languages it has.
    pub known: Vec<&'static str>,
}
