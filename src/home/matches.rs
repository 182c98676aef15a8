//! Saved matches: a folder of files with a trash folder in it.
//!
//! A file that cannot be read is listed with the reason and stays in place. No match ever overwrites
//! another. Deleting moves a file to the trash, which holds [`MOST_IN_TRASH`] files: the one that was
//! deleted first goes for good when another comes.

use std::{
    cmp::Reverse,
    fs,
    num::NonZero,
    path::{self, Path, PathBuf},
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::SystemTime,
};

use jiff::Timestamp;

use super::{
    Home,
    damage::Unreadable,
    disk::Entry,
    error::{HomeError, shown},
    file_name,
    read_back::ReadBack,
    saved_match::{SavedMatch, Title},
    writer,
};
use crate::record::{Header, Record, RecordError};

/// How many deleted matches are kept.
pub const MOST_IN_TRASH: usize = 1000;

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

    /// The saved matches, newest first, by what their files say at the beginning. The turns are not checked.
    /// Thousands of files are read on all cores of the machine.
    pub fn headers(&self) -> Result<Vec<Listed<Header>>, HomeError> {
        let Some(folders) = &self.folders else { return Ok(Vec::new()) };
        let entries = self.writer.list(&folders.matches())?;
        let read = |entry: &Entry| {
            let header = |text: &str| Header::read(text).map_err(Unreadable::from);
            Listed::of(entry.clone(), self.writer.read(&entry.path, header))
        };
        let mut listed = on_all_cores(&entries, read);
        // Another copy of the program has moved some away meanwhile. A link that leads nowhere is still there.
        listed.retain(|one| {
            !matches!(one.found, Err(HomeError::Missing { .. }))
                || self.writer.exists(&one.path).unwrap_or(true)
        });
        Ok(newest_first(listed))
    }

    /// Reads a match from any file, as far as it is right. The second value is what is wrong after that.
    pub fn read_while_right(
        &self,
        file: &Path,
    ) -> Result<(Record, Option<RecordError>), HomeError> {
        self.writer.read(file, |text| Ok(Record::read_while_right(text)?))
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

    /// Saves a match in the place of the file that it was read from, and returns the path. It becomes a new match if
    /// that is not one of the saved matches, or if it no longer holds what was `read`.
    pub fn replace_match<T: SavedMatch + PartialEq>(
        &self,
        file: Option<&Path>,
        read: &T,
        played: &T,
    ) -> Result<PathBuf, HomeError> {
        let folder = self.some_folders()?.matches();
        let Some(file) = file.and_then(|file| saved_in(&folder, file)) else {
            return self.save_match(played);
        };
        let file = &*file;
        let text =
            ReadBack::of_match(played).map_err(|reason| HomeError::would_not_read(file, reason))?;
        let lock = self.writer.lock_folder(&folder)?;
        if self.read_match::<T>(file).is_ok_and(|found| found == *read) {
            self.writer.replace(file, &text)?;
            return Ok(file.to_owned());
        }
        // It was changed, renamed or deleted meanwhile, in an editor or by another copy of the program.
        drop(lock);
        self.save_match(played)
    }

    /// Saves a copy of a match in any folder, in a new file with about this name, and returns the path.
    pub fn export_match<T: SavedMatch>(
        &self,
        folder: &Path,
        name: &str,
        played: &T,
    ) -> Result<PathBuf, HomeError> {
        let own = || file_name::of_match(&played.title());
        let name = file_name::chosen(name).unwrap_or_else(own);
        let text = ReadBack::of_match(played).map_err(|reason| {
            HomeError::would_not_read(&folder.join(format!("{name}.ron")), reason)
        })?;
        self.writer.make_folder(folder)?;
        self.writer.add(folder, file_name::numbered(&name), &text)
    }

    /// A path in any folder for a file about a match, such as a picture, with about this name, that no file has
    /// yet. The folder is made if there is none.
    pub fn free_path<T: SavedMatch>(
        &self,
        folder: &Path,
        name: &str,
        played: &T,
        extension: &str,
    ) -> Result<PathBuf, HomeError> {
        self.writer.make_folder(folder)?;
        let own = || file_name::of_match(&played.title());
        let name = file_name::chosen(name).unwrap_or_else(own);
        let paths =
            file_name::numbered(&name).map(|name| folder.join(name).with_extension(extension));
        for path in paths {
            if !self.writer.exists(&path)? {
                return Ok(path);
            }
        }
        Err(HomeError::Missing { path: shown(folder) })
    }

    /// Moves a saved match to the trash and returns its new path. Its judgements are removed. If the trash is
    /// full, the match that was deleted first is gone for good.
    pub fn delete_match(&self, file: &Path) -> Result<PathBuf, HomeError> {
        let folders = self.some_folders()?;
        let name = file_name::in_trash(&file_name::stem(file), Timestamp::now());
        let deleted = self.move_match(file, &folders.matches(), &folders.trash(), &name)?;
        // The match is deleted, whatever becomes of this. If it has a twin among the other matches or is brought
        // back, it can be judged again.
        if let Ok((record, _)) = self.read_while_right(&deleted) {
            _ = self.forget_judgements(&record.game);
        }
        _ = self.empty_trash_down_to(MOST_IN_TRASH);
        Ok(deleted)
    }

    /// Removes a saved match that still is as it was saved. Nobody has deleted it, so it does not go to the trash.
    pub fn withdraw_match(&self, file: &Path, saved: &Record) -> Result<(), HomeError> {
        let _lock = self.writer.lock_folder(&self.some_folders()?.matches())?;
        if !self.read_match::<Record>(file).is_ok_and(|found| found == *saved) {
            return Ok(());
        }
        self.writer.remove(file)?;
        self.forget_judgements(&saved.game)
    }

    /// Moves a match back from the trash, under the name it had, and returns its new path.
    pub fn restore_match(&self, file: &Path) -> Result<PathBuf, HomeError> {
        let folders = self.some_folders()?;
        let stem = file_name::stem(file);
        let name = file_name::out_of_trash(&stem);
        self.move_match(file, &folders.trash(), &folders.matches(), name)
    }

    /// Gives a saved match another name and returns its new path. A name of which nothing can be used gives
    /// it the name that it would have got by itself.
    pub fn rename_match<T: SavedMatch>(
        &self,
        file: &Path,
        name: &str,
    ) -> Result<PathBuf, HomeError> {
        let folder = self.some_folders()?.matches();
        let name = match file_name::chosen(name) {
            Some(name) => name,
            None => file_name::of_match(&self.read_match::<T>(file)?.title()),
        };
        if file_name::stem(file) == name {
            return Ok(file.to_owned());
        }
        self.move_match(file, &folder, &folder, &name)
    }

    fn matches_in<T: SavedMatch>(&self, folder: &Path) -> Result<Vec<Listed<T>>, HomeError> {
        let entries = self.writer.list(folder)?.into_iter();
        let read = |entry: Entry| {
            let found = self.read_match(&entry.path);
            Listed::of(entry, found)
        };
        Ok(newest_first(entries.map(read).collect()))
    }

    fn move_match(
        &self,
        file: &Path,
        from: &Path,
        to: &Path,
        name: &str,
    ) -> Result<PathBuf, HomeError> {
        if file.parent() != Some(from) || !writer::is_ours(file) {
            return Err(HomeError::Elsewhere { path: shown(file), folder: shown(from) });
        }
        self.writer.make_folder(to)?;
        let _lock = self.writer.lock_folder(&self.some_folders()?.matches())?;
        if !self.writer.exists(file)? {
            return Err(HomeError::Missing { path: shown(file) });
        }
        self.writer.move_to(file, to, file_name::numbered(name))
    }

    /// Removes the matches that were deleted first, until the trash has no more than this many.
    fn empty_trash_down_to(&self, most: usize) -> Result<(), HomeError> {
        let folders = self.some_folders()?;
        let _lock = self.writer.lock_folder(&folders.matches())?;
        let mut names: Vec<PathBuf> =
            self.writer.list(&folders.trash())?.into_iter().map(|entry| entry.path).collect();
        // Their names begin with the time at which they were deleted.
        names.sort();
        let too_many = names.len().saturating_sub(most);
        names[..too_many].iter().try_for_each(|file| self.writer.remove(file))
    }
}

impl<T> Listed<T> {
    fn of(entry: Entry, found: Result<T, HomeError>) -> Listed<T> {
        let name = file_name::stem(&entry.path);
        Listed { name, path: entry.path, modified: entry.modified, found }
    }
}

impl Listed<Header> {
    /// The name that somebody chose for the match. `None` if its file has the name that it got by itself.
    pub fn chosen_name(&self) -> Option<&str> {
        let header = self.found.as_ref().ok()?;
        let title = Title {
            date: header.date.to_string(),
            first: header.red.name.clone(),
            second: header.black.name.clone(),
        };
        let own = file_name::of_match(&title);
        let is_number = |rest: &str| {
            rest.is_empty() || rest.strip_prefix('-').is_some_and(|n| n.parse::<u64>().is_ok())
        };
        let is_own = self.name.strip_prefix(&own).is_some_and(is_number);
        (!is_own).then_some(&self.name)
    }
}

fn newest_first<T>(mut listed: Vec<Listed<T>>) -> Vec<Listed<T>> {
    listed.sort_by(|a, b| (Reverse(a.modified), &a.name).cmp(&(Reverse(b.modified), &b.name)));
    listed
}

/// Does this to each item, on all cores of the machine. The results come in any order.
fn on_all_cores<I: Sync, T: Send>(items: &[I], work: impl Fn(&I) -> T + Sync) -> Vec<T> {
    /// Few items are done sooner than a thread is started.
    const WORTH_A_THREAD: usize = 50;
    let next = AtomicUsize::new(0);
    let do_some = || {
        let mut done = Vec::new();
        while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
            done.push(work(item));
        }
        done
    };
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let helpers = (cores - 1).min(items.len() / WORTH_A_THREAD);
    thread::scope(|scope| {
        // A thread that cannot be started leaves its work to the others.
        let start = |_| thread::Builder::new().spawn_scoped(scope, do_some).ok();
        let started: Vec<_> = (0..helpers).filter_map(start).collect();
        let mut done = do_some();
        for helper in started {
            match helper.join() {
                Ok(more) => done.extend(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        done
    })
}

/// The path of a saved match in this folder, by whatever path somebody has opened it. `None` for any other file.
fn saved_in(folder: &Path, file: &Path) -> Option<PathBuf> {
    let is_same = |found: &Path| {
        found == folder || fs::canonicalize(found).ok() == fs::canonicalize(folder).ok()
    };
    // A name alone is a file in the folder where the program runs.
    let found = path::absolute(file).ok()?;
    let is_ours = found.parent().is_some_and(is_same) && writer::is_ours(&found);
    is_ours.then(|| found.file_name().map(|name| folder.join(name))).flatten()
}
