//! What an order does at once, and the errand that it becomes.

use std::path::PathBuf;

use bevy::{
    clipboard::Clipboard,
    ecs::system::SystemParam,
    input_focus::{FocusCause, InputFocus},
    prelude::*,
};

use super::{LastOpened, LibraryOrder, News, opening::BeingOpened};
use crate::{
    game::{
        common::{Speaker, Waker},
        players::Watch,
        referee::occasion::ComesFrom,
        screen::library::{
            clerk::{Clerk, LibraryErrand, Purpose},
            keys::PathField,
            listing::LibraryView,
            rows::FocusOn,
            shelf::{MatchKey, Shelf},
            told::called,
        },
    },
    record::Record,
    words::Words,
};

pub(super) fn obey(mut orders: MessageReader<LibraryOrder>, mut obeying: Obeying) {
    for order in orders.read() {
        match order.clone() {
            LibraryOrder::Open(key) => obeying.open(key),
            LibraryOrder::OpenFile(file) => obeying.open_file(file),
            LibraryOrder::AskPath => obeying.ask_path(),
            LibraryOrder::OpenPath => obeying.open_path(),
            LibraryOrder::LeavePath => obeying.view.asks_path = false,
            LibraryOrder::Rename(key) => obeying.begin_to_rename(key),
            LibraryOrder::SaveName => obeying.save_name(),
            LibraryOrder::KeepName => obeying.keep_name(),
            LibraryOrder::Delete(key) => obeying.delete(key),
            LibraryOrder::Undo => obeying.bring_back(),
            LibraryOrder::Copy(key) => obeying.copy(key),
            LibraryOrder::Paste => obeying.paste(),
        }
    }
}

/// What obeying an order reads and changes.
#[derive(SystemParam)]
pub(super) struct Obeying<'w, 's> {
    speaker: Res<'w, Speaker>,
    waker: Res<'w, Waker>,
    shelf: Res<'w, Shelf>,
    view: ResMut<'w, LibraryView>,
    clerk: ResMut<'w, Clerk>,
    clipboard: Option<ResMut<'w, Clipboard>>,
    news: ResMut<'w, News>,
    opening: ResMut<'w, BeingOpened>,
    last: ResMut<'w, LastOpened>,
    focus_on: ResMut<'w, FocusOn>,
    focus: ResMut<'w, InputFocus>,
    path_fields: Query<'w, 's, Entity, With<PathField>>,
    watches: MessageWriter<'w, Watch>,
}

/// Opening a match.
impl Obeying<'_, '_> {
    fn open(&mut self, key: MatchKey) {
        self.last.0 = Some(key.clone());
        match key {
            MatchKey::Bundled(number) => self.open_bundled(number),
            MatchKey::Saved(file) => match self.shelf.find(&file).map(|listed| &listed.found) {
                Some(Err(why)) => *self.news = News::of(self.speaker.0.tell(why)),
                _ => self.open_file(file),
            },
        }
    }

    fn open_bundled(&mut self, number: usize) {
        // Whoever watches one has chosen them, and finds them again.
        self.view.shows_examples = false;
        self.watches.write_batch(self.shelf.bundled.get(number).map(|bundled| Watch {
            record: bundled.record.clone(),
            name: self.speaker.0.say(&bundled.title),
            lines: None,
            turn: 0,
            file: None,
            fault: None,
            comes_from: ComesFrom::Matches,
            is_playing: false,
        }));
    }

    fn open_file(&mut self, file: PathBuf) {
        self.opening.0 = true;
        self.send(LibraryErrand::Read(file, Purpose::Watch));
    }

    fn ask_path(&mut self) {
        self.view.asks_path = true;
        // Its node is shown from the next frame on, but it can have the keyboard now.
        if let Some(field) = self.path_fields.iter().next() {
            self.focus.set(field, FocusCause::Navigated);
        }
    }

    fn open_path(&mut self) {
        let path = self.view.path.trim().trim_matches('"');
        if !path.is_empty() {
            self.open_file(path.into());
        }
    }
}

/// Renaming a match.
impl Obeying<'_, '_> {
    fn begin_to_rename(&mut self, key: MatchKey) {
        let listed = key.file().and_then(|file| self.shelf.find(file));
        if let Some(listed) = listed.filter(|listed| listed.found.is_ok()) {
            self.view.new_name = called(&self.speaker.0, listed);
            self.view.renaming = Some(key);
        }
    }

    fn save_name(&mut self) {
        let Some(key) = self.view.renaming.take() else { return };
        let listed = key.file().and_then(|file| self.shelf.find(file));
        let new_name = &self.view.new_name;
        match listed.filter(|listed| called(&self.speaker.0, listed) != *new_name) {
            Some(listed) => {
                self.send(LibraryErrand::Rename(listed.path.clone(), new_name.clone()));
            }
            None => self.focus_on.0 = Some(key),
        }
    }

    fn keep_name(&mut self) {
        if let Some(key) = self.view.renaming.take() {
            self.focus_on.0 = Some(key);
        }
    }
}

/// Deleting a match and bringing it back.
impl Obeying<'_, '_> {
    fn delete(&mut self, key: MatchKey) {
        if let MatchKey::Saved(file) = key {
            self.send(LibraryErrand::Delete(file));
        }
    }

    fn bring_back(&mut self) {
        if let Some(deleted) = self.shelf.deleted.last() {
            self.send(LibraryErrand::Restore(deleted.file.clone()));
        }
    }
}

/// Copying and pasting.
impl Obeying<'_, '_> {
    fn copy(&mut self, key: MatchKey) {
        match key {
            MatchKey::Saved(file) => self.send(LibraryErrand::Read(file, Purpose::Copy)),
            MatchKey::Bundled(number) => {
                if let Some(bundled) = self.shelf.bundled.get(number) {
                    let clipboard = self.clipboard.as_deref_mut();
                    *self.news = copy(&self.speaker.0, &bundled.record, clipboard);
                }
            }
        }
    }

    fn paste(&mut self) {
        let clipboard = self.clipboard.as_mut();
        match clipboard.and_then(|clipboard| clipboard.fetch_text().poll_result()) {
            Some(Ok(text)) => self.send(LibraryErrand::ReadPasted(text)),
            _ => *self.news = News::of(self.speaker.0.say("library-no-text")),
        }
        self.opening.0 = true;
    }
}

impl Obeying<'_, '_> {
    fn send(&mut self, errand: LibraryErrand) {
        self.clerk.bypass_change_detection().send(errand, &self.waker);
    }
}

/// Copies a match as a line of text, and says whether that was possible.
pub(super) fn copy(words: &Words, record: &Record, clipboard: Option<&mut Clipboard>) -> News {
    let is_copied = clipboard.is_some_and(|clipboard| clipboard.set_text(record.to_line()).is_ok());
    News::of(words.say(if is_copied { "library-copied" } else { "library-not-copied" }))
}
