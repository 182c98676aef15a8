//! The clerk: a thread that does the library's work on files, so that no frame waits for a disk. Errands are
//! done in order. Between them the clerk checks every turn of the matches that were listed, one by one.

use std::{
    collections::{HashMap, VecDeque},
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
    sync::{
        Arc,
        mpsc::{Receiver, Sender, TryRecvError, channel},
    },
    thread::{self, JoinHandle},
    time::SystemTime,
};

use bevy::{log::warn, platform::cell::SyncCell, prelude::*};

use crate::{
    game::{
        common::{WakeOnDrop, Waker},
        ui::miniature,
    },
    home::{Home, HomeError, Listed},
    record::{Header, Record, RecordError},
    words::SystemFault,
};

use super::shelf::Key;

/// A match as far as it is right, and what is wrong after that.
pub(super) type WhileRight = (Record, Option<RecordError>);

/// Something to do.
#[derive(Clone, Debug)]
pub(super) enum Errand {
    /// List all saved matches.
    List,
    /// Move a saved match to the trash.
    Delete(PathBuf),
    /// Move a deleted match back.
    Restore(PathBuf),
    /// Give a saved match another name.
    Rename(PathBuf, String),
    /// Read a match.
    Read(PathBuf, Purpose),
    /// Read a match from a text that somebody copied.
    ReadPasted(String),
    /// Draw the last board of a match, with this many pixels.
    Draw(Key, Source, UVec2),
}

/// What a match is read for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    Watch,
    Copy,
}

/// Where a match is.
#[derive(Clone, Debug)]
pub(super) enum Source {
    File(PathBuf),
    Memory(Arc<Record>),
}

/// What came of an errand.
#[derive(Debug)]
pub(super) enum Reply {
    Listed(Result<Vec<Listed<Header>>, HomeError>),
    /// The match that was to be deleted, and where it is now.
    Deleted(PathBuf, Result<PathBuf, HomeError>),
    /// The deleted match that was to be moved back, and where it is now.
    Restored(PathBuf, Result<PathBuf, HomeError>),
    /// The match that was to be renamed, and where it is now.
    Renamed(PathBuf, Result<PathBuf, HomeError>),
    Read(PathBuf, Purpose, Result<Box<WhileRight>, HomeError>),
    ReadPasted(Result<Box<Record>, RecordError>),
    /// Nothing is drawn if the match cannot be read.
    Drawn(Key, UVec2, Option<Image>),
    /// What is wrong with a listed match: with some turn, or with all of it. Nobody asked for this one.
    Faulty(PathBuf, Result<RecordError, HomeError>),
    /// The errand failed for no reason that is known.
    Failed,
}

/// Has errands done, and hears what came of them.
#[derive(Resource)]
pub(in crate::game) struct Clerk {
    home: Home,
    worker: Option<Worker>,
    /// How many errands are still to be done.
    awaited: usize,
}

struct Worker {
    /// Taken when no more errands will come.
    errands: Option<Sender<Errand>>,
    replies: SyncCell<Receiver<Reply>>,
    thread: Option<JoinHandle<()>>,
}

impl Clerk {
    /// A clerk for the files in this home. The thread is started when it is first needed.
    pub(super) fn new(home: Home) -> Clerk {
        Clerk { home, worker: None, awaited: 0 }
    }

    /// Where the player's files are.
    pub(super) fn home(&self) -> &Home {
        &self.home
    }

    /// Whether everything is done that was asked for.
    pub fn is_idle(&self) -> bool {
        self.awaited == 0
    }

    /// Has this done. The game is woken when it is.
    pub(super) fn send(&mut self, errand: Errand, waker: &Waker) {
        let hand_over = |worker: &Worker| {
            let sent = worker.errands.as_ref().map(|errands| errands.send(errand.clone()));
            matches!(sent, Some(Ok(())))
        };
        if self.worker.as_ref().is_some_and(hand_over) {
            self.awaited += 1;
            return;
        }
        // The thread has not been started yet, or has died.
        self.awaited = 0;
        self.worker = Worker::start(&self.home, waker)
            .inspect_err(|error| warn!("the library cannot read its files: {error}"))
            .ok()
            .filter(hand_over);
        self.awaited += usize::from(self.worker.is_some());
    }

    /// The next reply, if there is one.
    pub(super) fn hear(&mut self) -> Option<Reply> {
        let worker = self.worker.as_mut()?;
        match worker.replies.get().try_recv() {
            Ok(reply) => {
                let is_asked_for = !matches!(reply, Reply::Faulty(..));
                self.awaited = self.awaited.saturating_sub(usize::from(is_asked_for));
                Some(reply)
            }
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                self.worker = None;
                self.awaited = 0;
                Some(Reply::Failed)
            }
        }
    }
}

impl Worker {
    fn start(home: &Home, waker: &Waker) -> io::Result<Worker> {
        let (errands, to_do) = channel();
        let (outlet, replies) = channel();
        let desk = Desk {
            home: home.clone(),
            replies: outlet,
            waker: waker.on_drop(),
            unchecked: VecDeque::new(),
            checked: HashMap::new(),
        };
        let work = move || desk.work(&to_do);
        let thread = thread::Builder::new().name("library".to_owned()).spawn(work)?;
        let replies = SyncCell::new(replies);
        Ok(Worker { errands: Some(errands), replies, thread: Some(thread) })
    }
}

/// What the player has decided is done before the game ends.
impl Drop for Worker {
    fn drop(&mut self) {
        self.errands = None;
        if let Some(thread) = self.thread.take() {
            // It has died, and has said so.
            _ = thread.join();
        }
    }
}

/// The thread's side.
struct Desk {
    home: Home,
    // The order matters: the game is woken after the channel is closed.
    replies: Sender<Reply>,
    waker: WakeOnDrop,
    /// The listed matches whose turns are still to be checked, and those that have been.
    unchecked: VecDeque<(PathBuf, SystemTime)>,
    checked: HashMap<PathBuf, SystemTime>,
}

impl Desk {
    fn work(mut self, errands: &Receiver<Errand>) {
        loop {
            let errand = if self.unchecked.is_empty() {
                errands.recv().map_err(|_| TryRecvError::Disconnected)
            } else {
                errands.try_recv()
            };
            let is_heard = match errand {
                Ok(errand) => {
                    let run = AssertUnwindSafe(|| self.run(errand));
                    let reply = catch_unwind(run).unwrap_or(Reply::Failed);
                    self.reply(reply)
                }
                Err(TryRecvError::Empty) => self.check_next(),
                Err(TryRecvError::Disconnected) => false,
            };
            if !is_heard {
                return;
            }
        }
    }

    /// Whether somebody still listens.
    fn reply(&self, reply: Reply) -> bool {
        let is_heard = self.replies.send(reply).is_ok();
        self.waker.wake();
        is_heard
    }

    fn run(&mut self, errand: Errand) -> Reply {
        let home = &self.home;
        match errand {
            Errand::List => {
                let listed = home.headers();
                self.unchecked =
                    listed.iter().flatten().filter_map(|one| self.to_check(one)).collect();
                Reply::Listed(listed)
            }
            Errand::Delete(file) => {
                let deleted = home.delete_match(&file);
                Reply::Deleted(file, deleted)
            }
            Errand::Restore(file) => {
                let restored = home.restore_match(&file);
                Reply::Restored(file, restored)
            }
            Errand::Rename(file, name) => {
                let renamed = home.rename_match::<Record>(&file, &name);
                Reply::Renamed(file, renamed)
            }
            Errand::Read(file, purpose) => {
                let read = home.read_while_right(&file).map(Box::new);
                Reply::Read(file, purpose, read)
            }
            Errand::ReadPasted(text) => Reply::ReadPasted(Record::from_pasted(&text).map(Box::new)),
            Errand::Draw(key, source, size) => {
                let record = match source {
                    Source::File(file) => {
                        home.read_while_right(&file).ok().map(|(record, _)| record.into())
                    }
                    Source::Memory(record) => Some(record),
                };
                let drawn =
                    record.map(|record: Arc<Record>| miniature(record.game.position(), size));
                Reply::Drawn(key, size, drawn)
            }
        }
    }

    /// A match that is to be checked, unless it has been since it was last written.
    fn to_check(&self, listed: &Listed<Header>) -> Option<(PathBuf, SystemTime)> {
        let is_checked = self.checked.get(&listed.path) == Some(&listed.modified);
        (listed.found.is_ok() && !is_checked).then(|| (listed.path.clone(), listed.modified))
    }

    /// Checks all turns of one match. Returns whether somebody still listens.
    fn check_next(&mut self) -> bool {
        let Some((file, modified)) = self.unchecked.pop_front() else { return true };
        let check = AssertUnwindSafe(|| self.home.read_while_right(&file));
        let found = catch_unwind(check);
        self.checked.insert(file.clone(), modified);
        match found {
            Ok(Ok((_, Some(fault)))) => self.reply(Reply::Faulty(file, Ok(fault))),
            // Somebody has moved it away meanwhile.
            Ok(Err(HomeError::Missing { .. })) => true,
            Ok(Err(why)) => self.reply(Reply::Faulty(file, Err(why))),
            _ => true,
        }
    }
}

/// What to say of an errand that failed for no reason that is known.
pub(super) fn unknown_failure(home: &Home) -> HomeError {
    let folder = home.folders().map(|folders| folders.matches().display().to_string());
    let detail = SystemFault::Other { code: None };
    HomeError::CannotRead { path: folder.unwrap_or_default(), detail }
}
