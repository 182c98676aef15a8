//! The scribe: saves and finds matches, settings and progress on disk, one errand at a time.

use std::{
    collections::VecDeque,
    path::{Path, PathBuf},
    sync::Arc,
};

use bevy::log::warn;

use super::{KeepRecord, Progress, Resumable, Settings, match_on_disk::MatchOnDisk};
use crate::{
    game::common::Notice,
    home::{Home, HomeError, HomeNotice, Loaded, Shared},
    puzzle::Training,
    record::{Outcome, Record},
    words::SystemFault,
};

/// Something to do on disk. It is cheap to clone.
#[derive(Clone, Debug)]
pub(super) enum Errand {
    /// Find the matches that can be continued.
    FindUnfinished,
    /// Continue the unfinished match with this number.
    Resume(u32),
    /// Save the match in progress as it is now.
    SaveMatch(Arc<Record>),
    /// Stop keeping the match in progress. It stays on disk.
    CloseMatch,
    /// Save a record in the place of its file, or else among the player's matches.
    SaveRecord(KeepRecord),
    /// Save the settings.
    SaveSettings(Arc<Settings>),
    /// Save the progress in the lessons.
    SaveProgress(Arc<Progress>),
    /// Look up how well the player solves puzzles.
    LoadTraining,
    /// Save a change of it, and those that could not be saved before.
    SaveTraining(Option<TrainingChange>),
}

impl Errand {
    /// Whether it is about the match in progress, so that it has to stay in order with others of its kind.
    fn is_about_match(&self) -> bool {
        !matches!(
            self,
            Errand::SaveSettings(_)
                | Errand::SaveProgress(_)
                | Errand::SaveRecord(..)
                | Errand::LoadTraining
                | Errand::SaveTraining(_)
        )
    }
}

/// A change of how well the player solves puzzles.
#[derive(Clone, Debug)]
pub(super) struct TrainingChange {
    pub before: Arc<Training>,
    pub after: Arc<Training>,
}

/// A queue of errands.
#[derive(Debug, Default)]
pub(super) struct Errands(VecDeque<Errand>);

impl Errands {
    /// Adds an errand. It replaces a queued one that it makes pointless: an earlier state of the same match,
    /// or earlier settings or progress.
    pub fn push(&mut self, errand: Errand) {
        let kind = std::mem::discriminant(&errand);
        let overtaken = match &errand {
            Errand::SaveSettings(_) | Errand::SaveProgress(_) => {
                self.0.iter().position(|one| std::mem::discriminant(one) == kind)
            }
            Errand::SaveMatch(_) => self.0.iter().rposition(Errand::is_about_match),
            _ => None,
        };
        if let Some(at) = overtaken
            && std::mem::discriminant(&self.0[at]) == kind
        {
            self.0[at] = errand;
        } else {
            self.0.push_back(errand);
        }
    }

    pub fn next(&mut self) -> Option<Errand> {
        self.0.pop_front()
    }

    /// Whether something about solved puzzles is still to be saved.
    pub fn has_training(&self) -> bool {
        self.0.iter().any(|errand| matches!(errand, Errand::SaveTraining(_)))
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The result of an errand.
#[derive(Debug, Default)]
pub(super) struct ErrandAnswer {
    /// News for the player.
    pub notices: Vec<Notice>,
    /// What can be continued, if the errand was to find that.
    pub resumable: Option<Resumable>,
    /// The match to continue, if the errand was to continue one and it can be continued.
    pub resumed: Option<Record>,
    /// The file of the record or of the finished match, if the errand was to save one and it is saved.
    pub kept_in: Option<PathBuf>,
    /// How well the player solves puzzles, if the errand was to look that up.
    pub training: Option<Training>,
    /// Why the match in progress, the settings, the progress or what was solved is not saved, if the errand was to save it.
    pub unsaved: Option<HomeError>,
}

/// Does errands, and holds the slot of the match in progress. If an errand panics, the scribe still holds
/// everything that is not written.
#[derive(Debug)]
pub(super) struct Scribe {
    home: Home,
    on_disk: MatchOnDisk,
    /// Earlier matches that could not be written yet.
    backlog: Vec<MatchOnDisk>,
    /// The last error that the player was shown about the match, so that it is not shown twice.
    match_trouble: Option<HomeError>,
    settings: OnDisk<Settings>,
    progress: OnDisk<Progress>,
    /// Changes of what was solved that could not be saved yet, and why.
    owed: Vec<TrainingChange>,
    training_trouble: Option<HomeError>,
}

impl Scribe {
    /// A scribe for this home, from which these were loaded.
    pub fn new(home: Home, settings: Settings, progress: Progress) -> Scribe {
        Scribe {
            home,
            on_disk: MatchOnDisk::default(),
            backlog: Vec::new(),
            match_trouble: None,
            settings: OnDisk::new(settings),
            progress: OnDisk::new(progress),
            owed: Vec::new(),
            training_trouble: None,
        }
    }

    pub fn run(&mut self, errand: Errand) -> ErrandAnswer {
        let mut answer = ErrandAnswer::default();
        // There may be room on the disk again.
        self.write_backlog();
        match errand {
            Errand::FindUnfinished => self.find_unfinished(&mut answer),
            Errand::Resume(number) => match self.home.resume(number) {
                Ok((slot, record)) => {
                    self.close_match();
                    self.on_disk = MatchOnDisk::in_slot(slot);
                    answer.resumed = Some(record);
                }
                Err(why) => {
                    answer.notices.push(Notice::NotContinued(why));
                    self.find_unfinished(&mut answer);
                }
            },
            Errand::SaveMatch(record) => {
                let trouble = self.on_disk.save(&self.home, record).err();
                answer.unsaved.clone_from(&trouble);
                let notice = notice_once(&mut self.match_trouble, trouble, Notice::MatchNotKept);
                answer.notices.extend(notice);
                answer.kept_in = self.on_disk.file().cloned();
            }
            Errand::CloseMatch => self.close_match(),
            Errand::SaveRecord(KeepRecord { record, file, read }) => {
                match self.home.replace_match(file.as_deref(), &*read, &*record) {
                    Ok(kept) => {
                        answer.notices.push(kept_notice(file.as_deref(), &kept));
                        answer.kept_in = Some(kept);
                    }
                    Err(why) => answer.notices.push(Notice::RecordNotKept(why)),
                }
            }
            Errand::SaveSettings(settings) => {
                answer.notices = self.settings.save(&self.home, settings, Notice::SettingsNotKept);
                answer.unsaved.clone_from(&self.settings.trouble);
            }
            Errand::SaveProgress(progress) => {
                answer.notices = self.progress.save(&self.home, progress, Notice::ProgressNotKept);
                answer.unsaved.clone_from(&self.progress.trouble);
            }
            Errand::LoadTraining => self.load_training(&mut answer),
            Errand::SaveTraining(change) => {
                let is_owed = |change: &TrainingChange| {
                    self.owed.iter().any(|owed| Arc::ptr_eq(&owed.after, &change.after))
                };
                // An errand that panicked is tried a second time.
                self.owed.extend(change.filter(|change| !is_owed(change)));
                self.save_training(&mut answer);
            }
        }
        answer
    }

    /// Finds what can be continued. If the program was killed while it was finishing a match, that match is
    /// finished now.
    fn find_unfinished(&self, answer: &mut ErrandAnswer) {
        let found = self.home.unfinished::<Record>();
        answer.notices.extend(found.notices.into_iter().map(Notice::Home));
        let (going, over): (Vec<_>, Vec<_>) = found
            .unfinished
            .into_iter()
            .partition(|one| one.played.outcome() == Outcome::Unfinished);
        for one in over {
            // If this fails, the next start tries again.
            if let Ok((mut slot, record)) = self.home.resume::<Record>(one.number) {
                _ = slot.finish(&self.home, &record);
            }
        }
        answer.resumable = Some(Resumable(going.into_iter().next()));
    }

    /// Looks up what was solved, with what could not be saved yet.
    fn load_training(&self, answer: &mut ErrandAnswer) {
        let Loaded { mut value, notice } = self.home.load::<Training>();
        for TrainingChange { before, after } in &self.owed {
            value.change(before, after);
        }
        answer.notices.extend(notice.map(Notice::Home));
        answer.training = Some(value);
    }

    /// Saves what was solved, the oldest first.
    fn save_training(&mut self, answer: &mut ErrandAnswer) {
        let mut why = None;
        while let Some(TrainingChange { before, after }) = self.owed.first() {
            match self.home.save(&**before, &**after) {
                Ok(kept_aside) => answer.notices.extend(kept_aside.map(Notice::Home)),
                Err(trouble) => {
                    why = Some(trouble);
                    break;
                }
            }
            self.owed.remove(0);
        }
        answer.unsaved.clone_from(&why);
        let notice = notice_once(&mut self.training_trouble, why, Notice::TrainingNotKept);
        answer.notices.extend(notice);
    }

    /// Stops keeping the match in progress. If it could not be written, it is tried again later.
    fn close_match(&mut self) {
        self.backlog.push(std::mem::take(&mut self.on_disk));
        self.write_backlog();
    }

    fn write_backlog(&mut self) {
        self.backlog.retain_mut(|one| one.write(&self.home).is_err());
    }

    /// What to tell the player about an errand that panicked each time it was tried. The message of the panic is
    /// only logged.
    pub fn give_up(&mut self, errand: &Errand, message: &str) -> ErrandAnswer {
        let folder = self.home.folders().map(|folders| match errand {
            Errand::SaveSettings(_)
            | Errand::SaveProgress(_)
            | Errand::LoadTraining
            | Errand::SaveTraining(_) => folders.config().to_owned(),
            Errand::SaveRecord(..) => folders.matches(),
            _ => folders.in_progress(),
        });
        let path = folder.unwrap_or_default().display().to_string();
        warn!("{path}: {message}");
        let detail = SystemFault::Other { code: None };
        let notice = match errand {
            Errand::SaveMatch(_) | Errand::CloseMatch => {
                let trouble = HomeError::CannotWrite { path, detail };
                notice_once(&mut self.match_trouble, Some(trouble), Notice::MatchNotKept)
            }
            Errand::SaveSettings(_) => {
                let trouble = HomeError::CannotWrite { path, detail };
                notice_once(&mut self.settings.trouble, Some(trouble), Notice::SettingsNotKept)
            }
            Errand::SaveProgress(_) => {
                let trouble = HomeError::CannotWrite { path, detail };
                notice_once(&mut self.progress.trouble, Some(trouble), Notice::ProgressNotKept)
            }
            Errand::SaveTraining(_) => {
                let trouble = HomeError::CannotWrite { path, detail };
                notice_once(&mut self.training_trouble, Some(trouble), Notice::TrainingNotKept)
            }
            Errand::SaveRecord(..) => {
                Some(Notice::RecordNotKept(HomeError::CannotWrite { path, detail }))
            }
            Errand::Resume(_) => Some(Notice::NotContinued(HomeError::CannotRead { path, detail })),
            Errand::FindUnfinished | Errand::LoadTraining => {
                let reason = HomeError::CannotRead { path, detail };
                Some(Notice::Home(HomeNotice::CannotRead { reason }))
            }
        };
        let unsaved = match errand {
            Errand::SaveMatch(_) => self.match_trouble.clone(),
            Errand::SaveSettings(_) => self.settings.trouble.clone(),
            Errand::SaveProgress(_) => self.progress.trouble.clone(),
            Errand::SaveTraining(_) => self.training_trouble.clone(),
            _ => None,
        };
        ErrandAnswer { notices: notice.into_iter().collect(), unsaved, ..ErrandAnswer::default() }
    }
}

/// Data with a file of its own.
#[derive(Debug)]
struct OnDisk<T> {
    /// The data as it was loaded or last saved. Only what has changed since is saved.
    known: Arc<T>,
    /// The last error that the player was shown about it.
    trouble: Option<HomeError>,
}

impl<T: Shared> OnDisk<T> {
    fn new(loaded: T) -> OnDisk<T> {
        OnDisk { known: Arc::new(loaded), trouble: None }
    }

    /// Saves the data. Returns what the player should know.
    fn save(
        &mut self,
        home: &Home,
        data: Arc<T>,
        not_kept: fn(HomeError) -> Notice,
    ) -> Vec<Notice> {
        let (kept_aside, why) = match home.save(&*self.known, &*data) {
            Ok(kept_aside) => {
                self.known = data;
                (kept_aside, None)
            }
            Err(why) => (None, Some(why)),
        };
        let notice = notice_once(&mut self.trouble, why, not_kept);
        kept_aside.map(Notice::Home).into_iter().chain(notice).collect()
    }
}

/// What the player is told of a record that was read from one file and is kept in another, or in the same.
fn kept_notice(read: Option<&Path>, kept: &Path) -> Notice {
    let is_same = |read: &Path| read.file_name() == kept.file_name();
    if read.is_some_and(is_same) { Notice::RecordKept } else { Notice::CopyKept }
}

/// The notice for this error, unless the player already knows of it.
fn notice_once(
    known: &mut Option<HomeError>,
    trouble: Option<HomeError>,
    notice: fn(HomeError) -> Notice,
) -> Option<Notice> {
    if *known == trouble {
        return None;
    }
    known.clone_from(&trouble);
    trouble.map(notice)
}
