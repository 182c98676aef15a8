//! A simulated user who saves everything that can be saved, and the data that must then be on the disk.

use std::{collections::BTreeSet, path::Path, path::PathBuf, sync::Arc};

use nonaga::home::{Home, HomeError, Slot};

use crate::{
    fake_disk::FakeDisk,
    stand_in::{Match, Progress, Settings},
};

/// A folder whose parents do not exist yet.
pub const ROOT: &str = if cfg!(windows) { r"C:\Users\Ada\nonaga" } else { "/home/ada/nonaga" };

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    /// Keeps the match in progress with one more part, or begins a match.
    Keep,
    Finish,
    Delete,
    Restore,
    Set,
    Learn,
    Restart,
}

impl Action {
    pub const ALL: [Self; 7] = [
        Self::Keep,
        Self::Finish,
        Self::Delete,
        Self::Restore,
        Self::Set,
        Self::Learn,
        Self::Restart,
    ];
}

/// Everything the user has saved.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct UserData {
    pub in_progress: Option<Match>,
    pub saved: BTreeSet<Match>,
    pub trash: BTreeSet<Match>,
    pub volume: u32,
    pub learnt: BTreeSet<u32>,
}

pub struct User {
    home: Home,
    disk: FakeDisk,
    slot: Option<Slot>,
    next_match: u32,
    /// What was reported as saved.
    pub data: UserData,
}

impl User {
    /// Starts the program, and resumes the unfinished match if there is one.
    pub fn on(disk: &FakeDisk) -> Result<Self, HomeError> {
        let home = home_on(disk);
        let mut data = UserData::of(disk).unwrap_or_default();
        let slot = match home.unfinished::<Match>().unfinished.first() {
            None => None,
            Some(found) => {
                let (slot, played) = home.resume(found.number)?;
                data.in_progress = Some(played);
                Some(slot)
            }
        };
        Ok(Self { home, disk: disk.clone(), slot, next_match: 1, data })
    }

    /// The data as it should be after this action.
    pub fn data_after(&self, action: Action) -> UserData {
        let mut data = self.data.clone();
        match action {
            Action::Keep => data.in_progress = Some(self.next_part()),
            Action::Finish => data.saved.extend(data.in_progress.take()),
            Action::Delete => data.trash.extend(data.saved.pop_first()),
            Action::Restore => data.saved.extend(data.trash.pop_first()),
            Action::Set => data.volume += 1,
            Action::Learn => _ = data.learnt.insert(self.next_lesson()),
            Action::Restart => (),
        }
        data
    }

    pub fn perform(&mut self, action: Action) -> Result<(), HomeError> {
        let after = self.data_after(action);
        match action {
            Action::Keep => {
                let part = self.next_part();
                match &mut self.slot {
                    Some(slot) => slot.keep(&part)?,
                    empty => empty.insert(self.home.begin()?).keep(&part)?,
                }
                self.next_match = self.next_match.max(part.id + 1);
            }
            Action::Finish => {
                if let (Some(slot), Some(played)) = (&mut self.slot, &self.data.in_progress) {
                    slot.finish(&self.home, played)?;
                }
            }
            Action::Delete => {
                if let Some(first) = self.data.saved.first() {
                    self.home.delete_match(&path_of(*first, &self.home.matches()?))?;
                }
            }
            Action::Restore => {
                if let Some(first) = self.data.trash.first() {
                    self.home.restore_match(&path_of(*first, &self.home.trash()?))?;
                }
            }
            Action::Set => {
                let of = |volume| Settings { volume, ..Settings::default() };
                self.home.save(&of(self.data.volume), &of(after.volume))?;
            }
            Action::Learn => {
                let mut progress = Progress { done: self.data.learnt.clone() };
                progress.learn(self.next_lesson(), &self.home)?;
            }
            Action::Restart => {
                self.slot = None;
                let next_match = self.next_match;
                *self = Self { next_match, ..Self::on(&self.disk)? };
            }
        }
        self.data = after;
        Ok(())
    }

    fn next_part(&self) -> Match {
        let begun = Match { id: self.next_match, parts: 0 };
        let Match { id, parts } = self.data.in_progress.unwrap_or(begun);
        Match { id, parts: parts + 1 }
    }

    fn next_lesson(&self) -> u32 {
        self.data.learnt.last().map_or(1, |last| last + 1)
    }
}

impl UserData {
    /// What the program finds when it starts now. It is an error if anything does not load.
    pub fn of(disk: &FakeDisk) -> Result<Self, String> {
        let home = home_on(disk);
        let found = home.unfinished::<Match>();
        let (settings, progress) = (home.load::<Settings>(), home.load::<Progress>());
        let notices = (found.notices.as_slice(), &settings.notice, &progress.notice);
        if !matches!(notices, ([], None, None)) {
            return Err(format!("does not load: {notices:?}"));
        }
        if found.unfinished.len() > 1 {
            return Err(format!("several of one: {found:?}"));
        }
        Ok(Self {
            in_progress: found.unfinished.first().map(|unfinished| unfinished.played),
            saved: all_of(home.matches())?,
            trash: all_of(home.trash())?,
            volume: settings.value.volume,
            learnt: progress.value.done,
        })
    }

    /// Checks data that was found after an interruption between `before` and `after`. Each thing must be
    /// as before or as after, and no match may be missing everywhere.
    pub fn is_between(&self, before: &Self, after: &Self) -> Result<(), String> {
        let one_of = |found, before, after| found == before || found == after;
        let between = |found: &BTreeSet<Match>, before: &BTreeSet<_>, after: &BTreeSet<_>| {
            found.is_subset(&(before | after)) && found.is_superset(&(before & after))
        };
        let ids = |data: &Self| -> BTreeSet<u32> {
            data.saved.iter().chain(&data.trash).chain(&data.in_progress).map(|m| m.id).collect()
        };
        if one_of(&self.in_progress, &before.in_progress, &after.in_progress)
            && between(&self.saved, &before.saved, &after.saved)
            && between(&self.trash, &before.trash, &after.trash)
            && (self.volume == before.volume || self.volume == after.volume)
            && (self.learnt == before.learnt || self.learnt == after.learnt)
            && ids(self).is_superset(&ids(before))
        {
            Ok(())
        } else {
            Err(format!("lost: found {self:?}\nbetween {before:?}\nand {after:?}"))
        }
    }
}

fn home_on(disk: &FakeDisk) -> Home {
    Home::on(Arc::new(disk.clone()), Path::new(ROOT))
}

type Listed = nonaga::home::Listed<Match>;

fn all_of(listed: Result<Vec<Listed>, HomeError>) -> Result<BTreeSet<Match>, String> {
    let found = listed.and_then(|all| all.into_iter().map(|one| one.found).collect());
    found.map_err(|error| error.to_string())
}

fn path_of(played: Match, listed: &[Listed]) -> PathBuf {
    listed
        .iter()
        .find(|one| one.found.as_ref() == Ok(&played))
        .map(|one| one.path.clone())
        .unwrap_or_default()
}
