//! What comes of the clerk's replies: the shelf changes, and the player is told.

use std::path::{Path, PathBuf};

use bevy::{clipboard::Clipboard, ecs::system::SystemParam, prelude::*};

use super::{
    News,
    obey::copy,
    opening::{BeingOpened, Teller},
};
use crate::{
    game::{
        common::{Speaker, Waker},
        screen::library::{
            clerk::{Clerk, LibraryReply, Purpose, WhileRight, unknown_failure},
            listing::{LibraryView, Listing, Section},
            pictures::Pictures,
            rows::FocusOn,
            shelf::{Deleted, MatchKey, Shelf},
            told::called,
        },
    },
    home::{HomeError, Listed},
    record::{Header, Record, RecordError},
    words::Tellable,
};

pub(super) fn hear(mut clerk: ResMut<Clerk>, waker: Res<Waker>, mut hearing: Hearing) {
    while let Some(reply) = clerk.bypass_change_detection().hear(&waker) {
        match reply {
            LibraryReply::Listed(listed) => hearing.list(listed),
            LibraryReply::Faulty(file, Ok(fault)) => {
                hearing.shelf.faults.insert(file, fault);
            }
            LibraryReply::Faulty(file, Err(why)) => hearing.shelf.set_broken(&file, why),
            LibraryReply::Drawn(key, size, picture) => hearing.keep_picture(key, size, picture),
            LibraryReply::Deleted(file, Ok(moved)) => hearing.take_off(&file, moved),
            LibraryReply::Restored(file, restored) => hearing.put_back(&file, restored),
            LibraryReply::Renamed(file, Ok(renamed)) => hearing.put_renamed(&file, renamed),
            LibraryReply::Read(_, Purpose::Copy, Ok(read)) => hearing.copy(&read.0),
            LibraryReply::Deleted(_, Err(why))
            | LibraryReply::Renamed(_, Err(why))
            | LibraryReply::Read(_, Purpose::Copy, Err(why)) => hearing.tell(&why),
            // The player has gone on meanwhile.
            LibraryReply::Read(..) | LibraryReply::ReadPasted(_) if !hearing.opening.0 => {}
            LibraryReply::Read(file, Purpose::Watch, read) => hearing.open(file, read),
            LibraryReply::ReadPasted(read) => hearing.open_pasted(read),
            LibraryReply::Failed => hearing.tell(&unknown_failure(clerk.home())),
        }
    }
}

/// What hearing a reply reads and changes.
#[derive(SystemParam)]
pub(super) struct Hearing<'w> {
    speaker: Res<'w, Speaker>,
    shelf: ResMut<'w, Shelf>,
    view: ResMut<'w, LibraryView>,
    listing: Res<'w, Listing>,
    clipboard: Option<ResMut<'w, Clipboard>>,
    news: ResMut<'w, News>,
    opening: ResMut<'w, BeingOpened>,
    focus_on: ResMut<'w, FocusOn>,
    pictures: ResMut<'w, Pictures>,
    images: ResMut<'w, Assets<Image>>,
    teller: Teller<'w>,
}

/// What the shelf holds.
impl Hearing<'_> {
    /// Lists the saved matches. Whoever has none sees those that come with the game.
    fn list(&mut self, found: Result<Vec<Listed<Header>>, HomeError>) {
        let is_first = self.shelf.saved.is_none();
        self.shelf.put_all(found);
        let Some(saved) = &self.shelf.saved else { return };
        match (saved.is_empty(), self.view.shows_examples) {
            (true, false) if is_first => {
                (self.view.section, self.view.shows_examples) = (Section::Bundled, true);
            }
            (false, true) => {
                (self.view.section, self.view.shows_examples) = (Section::Own, false);
            }
            _ => {}
        }
    }

    fn keep_picture(&mut self, key: MatchKey, size: UVec2, picture: Option<Image>) {
        let picture = picture.map(|picture| self.images.add(picture));
        self.pictures.keep(key, size, picture);
    }

    /// A match has been deleted. The next row has its place.
    fn take_off(&mut self, file: &Path, moved: PathBuf) {
        let at = self.listing.find(&MatchKey::Saved(file.to_owned()));
        let rows = &self.listing.0;
        let next = at.and_then(|at| rows.get(at + 1).or_else(|| rows.get(at.checked_sub(1)?)));
        self.focus_on.0 = next.map(|(key, _)| key.clone());
        if let Some(listed) = self.shelf.take(file) {
            let called = called(&self.speaker.0, &listed);
            *self.news = News::of_deleted(&self.speaker.0, &called);
            self.shelf.deleted.push(Deleted { file: moved, listed, called });
        }
    }

    /// A deleted match has been brought back, or cannot be.
    fn put_back(&mut self, file: &Path, restored: Result<PathBuf, HomeError>) {
        let at = self.shelf.deleted.iter().position(|deleted| deleted.file == file);
        // Without one, the player has pressed twice.
        let Some(deleted) = at.map(|at| self.shelf.deleted.remove(at)) else { return };
        match restored {
            Ok(file) => {
                self.focus_on.0 = Some(MatchKey::Saved(file.clone()));
                self.shelf.put(deleted.listed, file);
                let before = self.shelf.deleted.last();
                let news = before.map(|one| News::of_deleted(&self.speaker.0, &one.called));
                *self.news = news.unwrap_or_default();
            }
            Err(why) => self.tell(&why),
        }
    }

    fn put_renamed(&mut self, file: &Path, renamed: PathBuf) {
        self.focus_on.0 = Some(MatchKey::Saved(renamed.clone()));
        if let Some(fault) = self.shelf.faults.remove(file) {
            self.shelf.faults.insert(renamed.clone(), fault);
        }
        if let Some(listed) = self.shelf.take(file) {
            self.shelf.put(listed, renamed);
        }
        *self.news = News::default();
    }
}

/// What has been read.
impl Hearing<'_> {
    fn copy(&mut self, record: &Record) {
        *self.news = copy(&self.speaker.0, record, self.clipboard.as_deref_mut());
    }

    fn open(&mut self, file: PathBuf, read: Result<Box<WhileRight>, HomeError>) {
        self.opening.0 = false;
        let words = &self.speaker.0;
        match read {
            Ok(read) => {
                let called = self.shelf.find(&file).map(|listed| called(words, listed));
                self.teller.watch(words, called, Some(file), *read);
            }
            Err(why) => {
                if matches!(why, HomeError::Missing { .. }) {
                    // It is not listed any longer, and the next row has its place.
                    self.shelf.take(&file);
                }
                *self.news = self.teller.refuse(words, why);
            }
        }
    }

    fn open_pasted(&mut self, read: Result<Box<Record>, RecordError>) {
        self.opening.0 = false;
        let words = &self.speaker.0;
        match read {
            Ok(record) => self.teller.watch(words, None, None, (*record, None)),
            Err(why) => {
                let said = words.say_with("library-not-pasted", &[("why", &why)]);
                *self.news = News::of(said);
            }
        }
    }
}

impl Hearing<'_> {
    fn tell(&mut self, why: &dyn Tellable) {
        *self.news = News::of(self.speaker.0.tell(why));
    }
}
