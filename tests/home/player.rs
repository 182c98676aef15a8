//! Somebody who uses everything there is at home, and the truth about what they have.

use std::{collections::BTreeSet, path::Path, path::PathBuf, sync::Arc};

use nonaga::home::{Home, HomeError, Slot};

use crate::{
    fake_disk::FakeDisk,
    stand_in::{Match, Progress, Settings},
};

/// Below folders that are not there yet.
pub const ROOT: &str = if cfg!(windows) { r"C:\Users\Ada\nonaga" } else { "/home/ada/nonaga" };

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Deed {
    /// Keeps one more part of the match in progress, or begins one.
    Keep,
    Finish,
    Delete,
    Restore,
    Set,
    Learn,
    Restart,
}

impl Deed {
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

/// What is the user's.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Truth {
    pub in_progress: Option<Match>,
    pub saved: BTreeSet<Match>,
    pub trash: BTreeSet<Match>,
    pub volume: u32,
    pub learnt: BTreeSet<u32>,
}

pub struct Player {
    home: Home,
    disk: FakeDisk,
    slot: Option<Slot>,
    next_match: u32,
    /// What was acknowledged.
    pub truth: Truth,
}

impl Player {
    /// Starts the program: goes on with the unfinished match, if there is one.
    pub fn on(disk: &FakeDisk) -> Result<Self, HomeError> {
        let home = home_on(disk);
        let mut truth = Truth::of(disk).unwrap_or_default();
        let slot = match home.unfinished::<Match>().unfinished.first() {
            None => None,
            Some(found) => {
                let (slot, played) = home.resume(found.number)?;
                truth.in_progress = Some(played);
                Some(slot)
            }
        };
        Ok(Self { home, disk: disk.clone(), slot, next_match: 1, truth })
    }

    /// What the truth is to be after this.
    pub fn intent(&self, deed: Deed) -> Truth {
        let mut truth = self.truth.clone();
        match deed {
            Deed::Keep => truth.in_progress = Some(self.next_part()),
            Deed::Finish => truth.saved.extend(truth.in_progress.take()),
            Deed::Delete => truth.trash.extend(truth.saved.pop_first()),
            Deed::Restore => truth.saved.extend(truth.trash.pop_first()),
            Deed::Set => truth.volume += 1,
            Deed::Learn => _ = truth.learnt.insert(self.next_lesson()),
            Deed::Restart => (),
        }
        truth
    }

    pub fn act(&mut self, deed: Deed) -> Result<(), HomeError> {
        let intent = self.intent(deed);
        match deed {
            Deed::Keep => {
                let part = self.next_part();
                match &mut self.slot {
                    Some(slot) => slot.keep(&part)?,
                    empty => empty.insert(self.home.begin()?).keep(&part)?,
                }
                self.next_match = self.next_match.max(part.id + 1);
            }
            Deed::Finish => {
                if let (Some(slot), Some(played)) = (&mut self.slot, &self.truth.in_progress) {
                    slot.finish(&self.home, played)?;
                }
            }
            Deed::Delete => {
                if let Some(first) = self.truth.saved.first() {
                    self.home.delete_match(&path_of(*first, &self.home.matches()?))?;
                }
            }
            Deed::Restore => {
                if let Some(first) = self.truth.trash.first() {
                    self.home.restore_match(&path_of(*first, &self.home.trash()?))?;
                }
            }
            Deed::Set => {
                let settings = Settings { volume: intent.volume, ..Settings::default() };
                self.home.save(&settings)?;
            }
            Deed::Learn => {
                let lesson = self.next_lesson();
                self.home.update(|progress: &mut Progress| progress.learn(lesson))?;
            }
            Deed::Restart => {
                self.slot = None;
                let next_match = self.next_match;
                *self = Self { next_match, ..Self::on(&self.disk)? };
            }
        }
        self.truth = intent;
        Ok(())
    }

    fn next_part(&self) -> Match {
        let begun = Match { id: self.next_match, parts: 0 };
        let Match { id, parts } = self.truth.in_progress.unwrap_or(begun);
        Match { id, parts: parts + 1 }
    }

    fn next_lesson(&self) -> u32 {
        self.truth.learnt.last().map_or(1, |last| last + 1)
    }
}

impl Truth {
    /// What a program finds that starts now. Everything must load.
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

    /// Whether this is what may be found when everything ended on the way from one truth to another:
    /// each thing as it was or as it was to be, and no match nowhere.
    pub fn is_between(&self, before: &Self, after: &Self) -> Result<(), String> {
        let one_of = |found, before, after| found == before || found == after;
        let between = |found: &BTreeSet<Match>, before: &BTreeSet<_>, after: &BTreeSet<_>| {
            found.is_subset(&(before | after)) && found.is_superset(&(before & after))
        };
        let ids = |truth: &Self| -> BTreeSet<u32> {
            truth.saved.iter().chain(&truth.trash).chain(&truth.in_progress).map(|m| m.id).collect()
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
