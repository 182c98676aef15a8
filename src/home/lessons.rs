//! The player's own lessons: a folder of files that they write themselves. They are only read.

use std::path::PathBuf;

use super::{Folders, Home};
use crate::{
    lesson::{ENDING, LARGEST_FILE},
    words::SystemFault,
};

/// A file among the player's own lessons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnLesson {
    /// The full path.
    pub path: PathBuf,
    /// What is in the file, or why the system cannot read it.
    pub text: Result<String, SystemFault>,
}

impl Home {
    /// The player's own lessons as they are now, in the order of their names. What is no file, such as a pipe,
    /// is not waited for, and no more is read than a lesson may have.
    pub fn own_lessons(&self) -> Vec<OwnLesson> {
        let folder = self.folders.as_ref().map(Folders::lessons);
        let entries = folder.and_then(|folder| self.writer.everything_in(&folder).ok());
        let mut paths: Vec<PathBuf> =
            entries.unwrap_or_default().into_iter().map(|entry| entry.path).collect();
        paths.retain(|path| {
            path.extension().is_some_and(|found| found.eq_ignore_ascii_case(ENDING))
        });
        paths.sort();
        let read = |path: PathBuf| {
            let text = self.writer.text(&path, LARGEST_FILE).map_err(|error| (&error).into());
            OwnLesson { path, text }
        };
        paths.into_iter().map(read).collect()
    }
}
