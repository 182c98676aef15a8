//! The clerk: does the library's work on files in the background, so that no frame waits for a disk. Errands are done
//! in order. Meanwhile every turn of the matches that were listed is checked, one match after another.

use std::{collections::HashMap, path::PathBuf, sync::Arc, time::SystemTime};

use bevy::prelude::*;

use crate::{
    game::{
        common::{self, Caller, Waker, Worker},
        ui::miniature,
    },
    home::{Home, HomeError, Listed},
    record::{Header, Record, RecordError},
    words::SystemFault,
};

use super::shelf::MatchKey;

/// A match as far as it is right, and what is wrong after that.
pub(super) type WhileRight = (Record, Option<RecordError>);

/// Something to do.
#[derive(Clone, Debug)]
pub(super) enum LibraryErrand {
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
    Draw(MatchKey, MatchSource, UVec2),
}

/// What a match is read for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    Watch,
    Copy,
}

/// Where a match is.
#[derive(Clone, Debug)]
pub(super) enum MatchSource {
    File(PathBuf),
    Memory(Arc<Record>),
}

/// What came of an errand.
#[derive(Debug)]
pub(super) enum LibraryReply {
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
    Drawn(MatchKey, UVec2, Option<Image>),
    /// What is wrong with a listed match: with some turn, or with all of it. Nobody asked for this one.
    Faulty(PathBuf, Result<RecordError, HomeError>),
    /// The errand failed for no reason that is known.
    Failed,
}

/// Has errands done, and hears what came of them.
#[derive(Resource)]
pub struct Clerk {
    home: Home,
    /// What the player has decided is done before the game ends.
    errands: Worker<LibraryErrand, LibraryReply>,
    /// Checks the matches that were listed.
    checks: Worker<Vec<Written>, LibraryReply>,
}

/// A saved match, and when it was last written.
type Written = (PathBuf, SystemTime);

impl Clerk {
    /// A clerk for the files in this home.
    pub(super) fn new(home: Home) -> Clerk {
        let (desk, checkers) = (home.clone(), home.clone());
        let errands = Worker::new("library", move || {
            let home = desk.clone();
            move |errand, call: &Caller<LibraryReply>| call.answer(run(&home, errand))
        });
        let checks = Worker::new("library-checks", move || {
            let home = checkers.clone();
            let mut checked = HashMap::new();
            move |listed, call: &Caller<LibraryReply>| check(&home, listed, &mut checked, call)
        });
        Clerk { home, errands: errands.that_finishes(), checks }
    }

    /// Where the player's files are.
    pub(super) fn home(&self) -> &Home {
        &self.home
    }

    /// Whether everything is done that was asked for.
    pub fn is_idle(&self) -> bool {
        self.errands.is_idle()
    }

    /// Has this done. The game is woken when it is.
    pub(super) fn send(&mut self, errand: LibraryErrand, waker: &Waker) {
        self.errands.ask(errand, waker);
    }

    /// The next reply, if there is one.
    pub(super) fn hear(&mut self, waker: &Waker) -> Option<LibraryReply> {
        match self.errands.hear() {
            Some(common::Reply::Answer(reply)) => {
                if let LibraryReply::Listed(Ok(listed)) = &reply {
                    let readable = listed.iter().filter(|listed| listed.found.is_ok());
                    let written = readable.map(|listed| (listed.path.clone(), listed.modified));
                    self.checks.ask(written.collect(), waker);
                }
                Some(reply)
            }
            Some(common::Reply::GaveUp) => Some(LibraryReply::Failed),
            None => match self.checks.hear()? {
                common::Reply::Answer(reply) => Some(reply),
                // Nobody asked for this, and each match is checked again before it is watched.
                common::Reply::GaveUp => None,
            },
        }
    }
}

fn run(home: &Home, errand: LibraryErrand) -> LibraryReply {
    match errand {
        LibraryErrand::List => LibraryReply::Listed(home.headers()),
        LibraryErrand::Delete(file) => {
            let deleted = home.delete_match(&file);
            LibraryReply::Deleted(file, deleted)
        }
        LibraryErrand::Restore(file) => {
            let restored = home.restore_match(&file);
            LibraryReply::Restored(file, restored)
        }
        LibraryErrand::Rename(file, name) => {
            let renamed = home.rename_match::<Record>(&file, &name);
            LibraryReply::Renamed(file, renamed)
        }
        LibraryErrand::Read(file, purpose) => {
            let read = home.read_while_right(&file).map(Box::new);
            LibraryReply::Read(file, purpose, read)
        }
        LibraryErrand::ReadPasted(text) => {
            LibraryReply::ReadPasted(Record::from_pasted(&text).map(Box::new))
        }
        LibraryErrand::Draw(key, source, size) => {
            let record = match source {
                MatchSource::File(file) => {
                    home.read_while_right(&file).ok().map(|(record, _)| record.into())
                }
                MatchSource::Memory(record) => Some(record),
            };
            let drawn = record.map(|record: Arc<Record>| miniature(record.game.position(), size));
            LibraryReply::Drawn(key, size, drawn)
        }
    }
}

/// Checks all turns of these matches, except of those that have not been written since they were checked.
fn check(
    home: &Home,
    listed: Vec<Written>,
    checked: &mut HashMap<PathBuf, SystemTime>,
    call: &Caller<LibraryReply>,
) {
    for (file, modified) in listed {
        if call.stop().is_rung() {
            return;
        }
        if checked.insert(file.clone(), modified) == Some(modified) {
            continue;
        }
        match home.read_while_right(&file) {
            // Somebody may have moved it away meanwhile.
            Ok((_, None)) | Err(HomeError::Missing { .. }) => {}
            Ok((_, Some(fault))) => call.answer(LibraryReply::Faulty(file, Ok(fault))),
            Err(why) => call.answer(LibraryReply::Faulty(file, Err(why))),
        }
    }
}

/// What to say of an errand that failed for no reason that is known.
pub(super) fn unknown_failure(home: &Home) -> HomeError {
    let folder = home.folders().map(|folders| folders.matches().display().to_string());
    let detail = SystemFault::Other { code: None };
    HomeError::CannotRead { path: folder.unwrap_or_default(), detail }
}
