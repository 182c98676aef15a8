//! Errands wait here, and a task does one at a time.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        mpsc::{Receiver, TryRecvError, sync_channel},
    },
};

use bevy::{platform::cell::SyncCell, prelude::*, tasks::IoTaskPool};

use super::{
    Progress, Settings,
    scribe::{Errand, ErrandAnswer, Errands, Scribe},
};
use crate::{
    game::common::Waker,
    home::{Home, HomeError},
    record::Record,
};

/// Saves matches, settings and progress, and holds what is still to be saved. Without this resource, nothing
/// is saved.
#[derive(Resource)]
pub struct Keeping {
    home: Home,
    /// Locked by the task that runs an errand. It outlives a task that panics, and still holds the slot and
    /// what is not written yet.
    scribe: Arc<Mutex<Scribe>>,
    running: Option<Running>,
    pub(super) errands: Errands,
    /// An errand that panicked. It is tried once more before any other.
    again: Option<Errand>,
    /// The finished match that was written last, and its file.
    written: Option<(PathBuf, Arc<Record>)>,
    /// Why the match on the table is not saved as it is now.
    pub(super) unsaved_match: Option<HomeError>,
    /// Why the settings are not saved as they are now.
    unsaved_settings: Option<HomeError>,
    /// Why the progress in the lessons is not saved as it is now.
    unsaved_progress: Option<HomeError>,
    /// Why what was solved is not saved as it is now.
    unsaved_training: Option<HomeError>,
}

/// An errand that a task is running.
struct Running {
    errand: Errand,
    is_second_try: bool,
    result: SyncCell<Receiver<Result<ErrandAnswer, Panicked>>>,
}

impl Keeping {
    /// Saves everything in this home, of which nothing was loaded.
    pub fn at(home: Home) -> Keeping {
        Keeping::after_loading(home, &Settings::default(), &Progress::default())
    }

    /// Saves everything in this home, from which these settings and this progress were loaded.
    pub fn after_loading(home: Home, settings: &Settings, progress: &Progress) -> Keeping {
        let scribe = Scribe::new(home.clone(), settings.clone(), progress.clone());
        let scribe = Arc::new(Mutex::new(scribe));
        Keeping {
            home,
            scribe,
            running: None,
            errands: Errands::default(),
            again: None,
            written: None,
            unsaved_match: None,
            unsaved_settings: None,
            unsaved_progress: None,
            unsaved_training: None,
        }
    }

    /// Where everything is saved.
    pub fn home(&self) -> &Home {
        &self.home
    }

    /// Why the match on the table is not saved as it is now. `None` if it is, or need not be.
    pub fn unsaved_match(&self) -> Option<&HomeError> {
        self.unsaved_match.as_ref()
    }

    /// Why the settings are not saved as they are now. `None` if they are.
    pub fn unsaved_settings(&self) -> Option<&HomeError> {
        self.unsaved_settings.as_ref()
    }

    /// Why the progress in the lessons is not saved as it is now. `None` if it is.
    pub fn unsaved_progress(&self) -> Option<&HomeError> {
        self.unsaved_progress.as_ref()
    }

    /// Why what was solved is not saved as it is now. `None` if it is.
    pub fn unsaved_training(&self) -> Option<&HomeError> {
        self.unsaved_training.as_ref()
    }

    /// The file of this finished match, if it is the one that was written last.
    pub fn file_of(&self, record: &Record) -> Option<&PathBuf> {
        let (file, written) = self.written.as_ref()?;
        let is_same = written.date == record.date
            && written.game.ending() == record.game.ending()
            && written.game.steps().eq(record.game.steps());
        is_same.then_some(file)
    }

    /// Remembers in which file a finished match is.
    pub(super) fn note_file(&mut self, record: &Arc<Record>, file: Option<&PathBuf>) {
        if let Some(file) = file {
            self.written = Some((file.clone(), record.clone()));
        }
    }

    /// Remembers why an errand that is done could not save what it should.
    pub(super) fn note_unsaved(&mut self, errand: &Errand, unsaved: Option<HomeError>) {
        match errand {
            Errand::SaveMatch(_) => self.unsaved_match = unsaved,
            Errand::SaveSettings(_) => self.unsaved_settings = unsaved,
            Errand::SaveProgress(_) => self.unsaved_progress = unsaved,
            Errand::SaveTraining(_) => self.unsaved_training = unsaved,
            _ => {}
        }
    }

    /// Whether every errand is done, even if it failed.
    pub fn is_idle(&self) -> bool {
        self.running.is_none() && self.again.is_none() && self.errands.is_empty()
    }

    /// Starts a task for the next errand, unless one is running.
    fn start_next(&mut self, waker: &Waker) {
        if self.running.is_some() {
            return;
        }
        let is_second_try = self.again.is_some();
        let Some(errand) = self.again.take().or_else(|| self.errands.next()) else { return };
        let (back, result) = sync_channel(1);
        let (scribe, given, waker) = (self.scribe.clone(), errand.clone(), waker.clone());
        let task = async move {
            // Nobody receives this after the game has quit.
            _ = back.send(run(&scribe, given));
            waker.wake();
        };
        IoTaskPool::get().spawn(task).detach();
        self.running = Some(Running { errand, is_second_try, result: SyncCell::new(result) });
    }

    /// The errand that has been done, and its answer.
    pub(super) fn answer(&mut self) -> Option<(Errand, ErrandAnswer)> {
        let result = match self.running.as_mut()?.result.get().try_recv() {
            Ok(result) => result,
            Err(TryRecvError::Disconnected) => Err(Panicked::default()),
            Err(TryRecvError::Empty) => return None,
        };
        let Running { errand, is_second_try, .. } = self.running.take()?;
        match result {
            Ok(answer) => Some((errand, answer)),
            Err(Panicked(why)) if is_second_try => {
                let answer = lock(&self.scribe).give_up(&errand, &why);
                Some((errand, answer))
            }
            Err(_) => {
                self.again = Some(errand);
                None
            }
        }
    }
}

/// Waits until everything is written.
impl Drop for Keeping {
    fn drop(&mut self) {
        if let Some(mut running) = self.running.take()
            && !matches!(running.result.get().recv(), Ok(Ok(_)))
        {
            self.again = Some(running.errand);
        }
        self.errands.push(Errand::CloseMatch);
        while let Some(errand) = self.again.take().or_else(|| self.errands.next()) {
            let answer = match run(&self.scribe, errand.clone()) {
                Ok(answer) => answer,
                Err(Panicked(why)) => lock(&self.scribe).give_up(&errand, &why),
            };
            for notice in answer.notices {
                warn!("{notice:?}");
            }
        }
    }
}

/// Has the next errand done.
pub(super) fn start_next(mut keeping: ResMut<Keeping>, waker: Res<Waker>) {
    if !keeping.is_idle() {
        keeping.bypass_change_detection().start_next(&waker);
    }
}

/// The message of a panic.
#[derive(Debug, Default)]
struct Panicked(String);

/// Runs an errand. A panic ends only this errand.
fn run(scribe: &Mutex<Scribe>, errand: Errand) -> Result<ErrandAnswer, Panicked> {
    let run = AssertUnwindSafe(|| lock(scribe).run(errand));
    catch_unwind(run).map_err(|panic| {
        let said = panic.downcast_ref::<&str>().map(|said| (*said).to_owned());
        Panicked(said.or_else(|| panic.downcast_ref().cloned()).unwrap_or_default())
    })
}

/// The scribe, even after an errand has panicked: it is then ready for the next one.
fn lock(scribe: &Mutex<Scribe>) -> MutexGuard<'_, Scribe> {
    scribe.lock().unwrap_or_else(PoisonError::into_inner)
}
