//! Saved matches: a folder of files with a trash folder in it.
//!
//! A file that cannot be read is listed with the reason and stays in place. No match ever overwrites
//! another.

use std::{
    cmp::Reverse,
    path::{Path, PathBuf},
    time::SystemTime,
};

use super::{
    Home,
    error::{HomeError, shown},
    file_name,
    read_back::ReadBack,
    saved_match::SavedMatch,
    writer,
};

/// A saved or deleted match in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed<T> {
    /// The file's name without `.ron`.
    pub name: String,
    /// The full path of the file.
    pub path: PathBuf,
    /// When the file was last written.
    pub modified: SystemTime,
    /// The match, or why it cannot be read.
    pub found: Result<T, HomeError>,
}

impl Home {
    /// The saved matches, newest first.
    pub fn matches<T: SavedMatch>(&self) -> Result<Vec<Listed<T>>, HomeError> {
        self.folders.as_ref().map_or_else(|| Ok(Vec::new()), |f| self.matches_in(&f.matches()))
    }

    /// The deleted matches, newest first.
    pub fn trash<T: SavedMatch>(&self) -> Result<Vec<Listed<T>>, HomeError> {
        self.folders.as_ref().map_or_else(|| Ok(Vec::new()), |f| self.matches_in(&f.trash()))
    }

    /// Reads a match from any file.
    pub fn read_match<T: SavedMatch>(&self, file: &Path) -> Result<T, HomeError> {
        self.writer.read(file, T::from_text)
    }

    /// Saves a match in a new file named after it, and returns the path. If a file has exactly this match
    /// already, nothing is written, and that file's path is returned.
    pub fn save_match<T: SavedMatch>(&self, played: &T) -> Result<PathBuf, HomeError> {
        let folder = self.some_folders()?.matches();
        let name = file_name::of_match(&played.title());
        let text = ReadBack::of_match(played).map_err(|reason| {
            HomeError::would_not_read(&folder.join(format!("{name}.ron")), reason)
        })?;
        self.writer.make_folder(&folder)?;
        let _lock = self.writer.lock_folder(&folder)?;
        self.writer.add(&folder, file_name::numbered(&name), &text)
    }

    /// Saves a match in the place of the file that it was read from, and returns the path. If that is not one of
    /// the saved matches, it becomes a new one.
    pub fn replace_match<T: SavedMatch>(
        &self,
        file: Option<&Path>,
        played: &T,
    ) -> Result<PathBuf, HomeError> {
        let folder = self.some_folders()?.matches();
        let is_ours = |file: &&Path| file.parent() == Some(&*folder) && writer::is_ours(file);
        let Some(file) = file.filter(is_ours) else { return self.save_match(played) };
        let text = ReadBack::of_match(played)
            .map_err(|reason| HomeError::would_not_read(file, reason))?;
        let lock = self.writer.lock_folder(&folder)?;
        if self.writer.exists(file)? {
            self.writer.replace(file, &text)?;
            return Ok(file.to_owned());
        }
        // Another copy of the program has renamed or deleted it.
        drop(lock);
        self.save_match(played)
    }

    /// Moves a saved match to the trash and returns its new path.
    pub fn delete_match(&self, file: &Path) -> Result<PathBuf, HomeError> {
        let folders = self.some_folders()?;
        self.move_match(file, &folders.matches(), &folders.trash())
    }

    /// Moves a match back from the trash and returns its new path.
    pub fn restore_match(&self, file: &Path) -> Result<PathBuf, HomeError> {
        let folders = self.some_folders()?;
        self.move_match(file, &folders.trash(), &folders.matches())
    }

    fn matches_in<T: SavedMatch>(&self, folder: &Path) -> Result<Vec<Listed<T>>, HomeError> {
        let mut listed: Vec<Listed<T>> = self
            .writer
            .list(folder)?
            .into_iter()
            .map(|entry| Listed {
                name: file_name::stem(&entry.path),
                found: self.read_match(&entry.path),
                path: entry.path,
                modified: entry.modified,
            })
            .collect();
        listed.sort_by(|a, b| (Reverse(a.modified), &a.name).cmp(&(Reverse(b.modified), &b.name)));
        Ok(listed)
    }

    fn move_match(&self, file: &Path, from: &Path, to: &Path) -> Result<PathBuf, HomeError> {
        if file.parent() != Some(from) || !writer::is_ours(file) {
            return Err(HomeError::Elsewhere { path: shown(file), folder: shown(from) });
        }
        self.writer.make_folder(to)?;
        let _lock = self.writer.lock_folder(&self.some_folders()?.matches())?;
        if !self.writer.exists(file)? {
            return Err(HomeError::Missing { path: shown(file) });
        }
        self.writer.move_to(file, to, file_name::numbered(&file_name::stem(file)))
    }
}
