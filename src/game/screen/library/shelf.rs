//! The shelf: what is known of all matches that can be listed.

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    sync::Arc,
};

use bevy::prelude::*;

use crate::{
    home::{HomeError, Listed},
    record::{Header, Record, RecordError},
};

/// Which match.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum MatchKey {
    /// A saved one, by its file.
    Saved(PathBuf),
    /// One that comes with the game, by its number.
    Bundled(usize),
}

impl MatchKey {
    /// The file of a saved match.
    pub fn file(&self) -> Option<&Path> {
        match self {
            MatchKey::Saved(file) => Some(file),
            MatchKey::Bundled(_) => None,
        }
    }
}

/// A match that comes with the game.
#[derive(Clone, Debug)]
pub(super) struct BundledMatch {
    /// The key of its title.
    pub title: String,
    pub record: Arc<Record>,
    pub header: Header,
}

/// A match in the trash that can be brought back.
#[derive(Clone, Debug)]
pub(super) struct Deleted {
    /// Where it is now.
    pub file: PathBuf,
    /// How it was listed, and what it was called.
    pub listed: Listed<Header>,
    pub called: String,
}

/// All matches.
#[derive(Resource, Debug, Default)]
pub(super) struct Shelf {
    /// The saved matches, and the files in their folder that cannot be read. `None` until they are known.
    pub saved: Option<Vec<Listed<Header>>>,
    /// Why the folder cannot be read.
    pub trouble: Option<HomeError>,
    /// What is wrong with matches that can be listed.
    pub faults: HashMap<PathBuf, RecordError>,
    pub bundled: Vec<BundledMatch>,
    /// The matches that were deleted since the game was opened, the last one at the end.
    pub deleted: Vec<Deleted>,
}

impl Shelf {
    /// All saved matches and files.
    pub fn saved(&self) -> &[Listed<Header>] {
        self.saved.as_deref().unwrap_or_default()
    }

    /// Whether there are files that cannot be read.
    pub fn has_broken(&self) -> bool {
        self.saved().iter().any(|listed| listed.found.is_err())
    }

    /// The saved match or file with this path.
    pub fn find(&self, file: &Path) -> Option<&Listed<Header>> {
        self.saved().iter().find(|listed| listed.path == file)
    }

    /// Puts everything on the shelf that was found. What was there before stays if nothing can be read.
    pub fn put_all(&mut self, found: Result<Vec<Listed<Header>>, HomeError>) {
        match found {
            Ok(found) => (self.saved, self.trouble) = (Some(found), None),
            Err(why) => self.trouble = Some(why),
        }
    }

    /// Notes that a file cannot be read as a match after all.
    pub fn set_broken(&mut self, file: &Path, why: HomeError) {
        let saved = self.saved.iter_mut().flatten();
        for listed in saved.filter(|listed| listed.path == file) {
            listed.found = Err(why.clone());
        }
    }

    /// Takes a saved match off the shelf.
    pub fn take(&mut self, file: &Path) -> Option<Listed<Header>> {
        let saved = self.saved.as_mut()?;
        let at = saved.iter().position(|listed| listed.path == file)?;
        Some(saved.remove(at))
    }

    /// Puts a match back on the shelf, which has this file now.
    pub fn put(&mut self, mut listed: Listed<Header>, file: PathBuf) {
        listed.name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        listed.path = file;
        self.saved.get_or_insert_default().push(listed);
    }
}
