//! Judgements of matches: a folder with a file for each match that was judged, so that no record has to
//! change. The file is named after what was played.
//!
//! A judgement can be made again at any time. So one that cannot be read is not moved aside, only ignored
//! and in the end replaced. One of a newer version of the game is not replaced. The folder holds
//! [`MOST_JUDGED`] files: the one that was written first goes when another comes. A match that is deleted
//! takes its judgements with it.

use std::path::{Path, PathBuf};

use super::{
    Home, HomeError, HomeNotice, Loaded,
    damage::Damage,
    disk::Entry,
    store::{Stored, from_text, to_text},
};
use crate::{
    engine::{JudgedMatch, Judgement, match_name},
    rules::Match,
};

/// Of how many matches the judgements are kept.
pub const MOST_JUDGED: usize = 1000;

impl Stored for JudgedMatch {
    const NAME: &'static str = "judged";
    const VERSION: u32 = 1;
}

impl Home {
    /// The judgements of a match that were kept: none if it was not judged yet, and none with a notice if
    /// they cannot be read. Fewer than the match has turns if judging was stopped, or the match went on.
    pub fn judgements(&self, game: &Match) -> Loaded<Vec<Judgement>> {
        let Ok(file) = self.judged_file(game) else { return Loaded::default() };
        let of_another = || HomeError::damaged(&file, Damage::OtherMatch);
        let read = self.writer.read(&file, from_text::<JudgedMatch>);
        match read.and_then(|judged| judged.open(game).ok_or_else(of_another)) {
            Ok(value) => Loaded { value, notice: None },
            Err(HomeError::Missing { .. }) => Loaded::default(),
            Err(reason) => {
                Loaded { value: Vec::new(), notice: Some(HomeNotice::JudgedAnew { reason }) }
            }
        }
    }

    /// Keeps the judgements of a match, in place of those that were kept before.
    pub fn keep_judgements(&self, game: &Match, judgements: &[Judgement]) -> Result<(), HomeError> {
        let file = self.judged_file(game)?;
        let text = to_text(&JudgedMatch::of(judgements), &file)?;
        let folder = self.some_folders()?.judged();
        self.writer.make_folder(&folder)?;
        let _lock = self.writer.lock_folder(&folder)?;
        match self.writer.read(&file, from_text::<JudgedMatch>) {
            Err(HomeError::Newer { .. }) => {}
            _ => self.writer.replace(&file, &text)?,
        }
        // These are kept, whatever becomes of the others.
        _ = self.remove_oldest_beside(&file, &folder);
        Ok(())
    }

    /// Removes the judgements of a match. They are made again if it is judged once more.
    pub(super) fn forget_judgements(&self, game: &Match) -> Result<(), HomeError> {
        let file = self.judged_file(game)?;
        if !self.writer.exists(&file)? {
            return Ok(());
        }
        let _lock = self.writer.lock_folder(&self.some_folders()?.judged())?;
        self.writer.remove(&file)
    }

    /// Removes what was written first, until the folder has no more files than it may. This file stays, even
    /// if the clock was set back and makes it look old.
    fn remove_oldest_beside(&self, file: &Path, folder: &Path) -> Result<(), HomeError> {
        let mut others = self.writer.list(folder)?;
        others.retain(|other| other.path != file);
        others.sort_by(|a, b| (a.modified, &a.path).cmp(&(b.modified, &b.path)));
        let too_many = (others.len() + 1).saturating_sub(MOST_JUDGED);
        others[..too_many].iter().try_for_each(|Entry { path, .. }| self.writer.remove(path))
    }

    fn judged_file(&self, game: &Match) -> Result<PathBuf, HomeError> {
        Ok(self.some_folders()?.judged().join(format!("{}.ron", match_name(game))))
    }
}
