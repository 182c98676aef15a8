//! Orders: what the player wants done with a match. The clerk does it, and a line says what came of it.

use std::{path::PathBuf, sync::Arc};

use bevy::{
    clipboard::Clipboard,
    ecs::system::SystemParam,
    input_focus::{FocusCause, InputFocus},
    prelude::*,
};

use super::{
    clerk::{Clerk, LibraryErrand, LibraryReply, Purpose, WhileRight, unknown_failure},
    keys::PathField,
    listing::{LibraryView, Listing},
    pictures::Pictures,
    rows::FocusOn,
    shelf::{Deleted, MatchKey, Shelf},
    told::tell_players,
};
use crate::{
    game::{
        common::{Flow, Go, Notice, Screen, Speaker, Waker},
        players::{Mistakes, Watch},
    },
    home::{HomeError, HomeNotice, Listed},
    record::{Header, Record},
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<News>()
        .init_resource::<Opening>()
        .init_resource::<LastOpened>()
        .add_message::<LibraryOrder>()
        .add_systems(OnExit(Screen::Library), (forget_news, stop_opening))
        .add_systems(
            Update,
            (
                obey.run_if(on_message::<LibraryOrder>),
                hear.run_if(resource_exists::<Clerk>),
                tell_no_mistakes.run_if(resource_exists_and_changed::<Mistakes>),
            )
                .chain()
                .in_set(HearClerk)
                .in_set(Flow::Tell),
        );
}

/// What the clerk says has been heard.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct HearClerk;

/// Something that the player wants done.
#[derive(Message, Clone, Debug, PartialEq)]
pub(super) enum LibraryOrder {
    /// Watch a match. If its file cannot be read, say why.
    Open(MatchKey),
    /// Begin to rename a match, save the new name, or keep the old one.
    Rename(MatchKey),
    SaveName,
    KeepName,
    /// Delete a match, or bring back the one that was deleted last.
    Delete(MatchKey),
    Undo,
    /// Copy a match as a line of text.
    Copy(MatchKey),
    /// Watch the match that is on the clipboard.
    Paste,
    /// Ask for the path of a file, watch the match in it, or ask no longer.
    AskPath,
    OpenPath,
    LeavePath,
    /// Watch the match in this file.
    OpenFile(PathBuf),
}

/// What the player is told about the last order.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct News {
    pub said: String,
    /// Whether it says what was deleted last.
    pub can_undo: bool,
}

impl News {
    fn of(said: String) -> News {
        News { said, can_undo: false }
    }
}

/// Whether a match is being read to be watched. If the player has gone on meanwhile, it is not opened.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct Opening(bool);

/// The match that was opened last. The keyboard finds it again when the player comes back.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct LastOpened(pub Option<MatchKey>);

fn forget_news(mut news: ResMut<News>) {
    news.set_if_neq(News::default());
}

fn stop_opening(mut opening: ResMut<Opening>) {
    opening.0 = false;
}

fn obey(
    mut orders: MessageReader<LibraryOrder>,
    (speaker, waker): (Res<Speaker>, Res<Waker>),
    (mut shelf, mut view): (ResMut<Shelf>, ResMut<LibraryView>),
    (mut clerk, mut clipboard): (ResMut<Clerk>, Option<ResMut<Clipboard>>),
    (mut news, mut opening, mut last): (ResMut<News>, ResMut<Opening>, ResMut<LastOpened>),
    (mut focus_on, mut focus): (ResMut<FocusOn>, ResMut<InputFocus>),
    path_fields: Query<Entity, With<PathField>>,
    mut watches: MessageWriter<Watch>,
) {
    let words = &speaker.0;
    let clerk = clerk.bypass_change_detection();
    for order in orders.read() {
        if let LibraryOrder::Open(key) = order {
            last.0 = Some(key.clone());
        }
        match order.clone() {
            LibraryOrder::Open(MatchKey::Bundled(number)) => {
                watches.write_batch(shelf.bundled.get(number).map(|bundled| Watch {
                    record: bundled.record.clone(),
                    name: words.say(&bundled.title),
                    turn: 0,
                    file: None,
                    fault: None,
                }));
            }
            LibraryOrder::Open(MatchKey::Saved(file)) => {
                if let Some(Err(why)) = shelf.find(&file).map(|listed| &listed.found) {
                    *news = News::of(words.tell(why));
                } else {
                    opening.0 = true;
                    clerk.send(LibraryErrand::Read(file, Purpose::Watch), &waker);
                }
            }
            LibraryOrder::OpenFile(file) => {
                opening.0 = true;
                clerk.send(LibraryErrand::Read(file, Purpose::Watch), &waker);
            }
            LibraryOrder::OpenPath => {
                let path = view.path.trim().trim_matches('"');
                if !path.is_empty() {
                    opening.0 = true;
                    clerk.send(LibraryErrand::Read(path.into(), Purpose::Watch), &waker);
                }
            }
            LibraryOrder::AskPath => {
                view.asks_path = true;
                // Its node is shown from the next frame on, but it can have the keyboard now.
                if let Some(field) = path_fields.iter().next() {
                    focus.set(field, FocusCause::Navigated);
                }
            }
            LibraryOrder::LeavePath => view.asks_path = false,
            LibraryOrder::Rename(key) => {
                let listed = key.file().and_then(|file| shelf.find(file));
                if let Some(listed) = listed.filter(|listed| listed.found.is_ok()) {
                    view.new_name = called(words, listed);
                    view.renaming = Some(key);
                }
            }
            LibraryOrder::SaveName => {
                let Some(key) = view.renaming.take() else { continue };
                let listed = key.file().and_then(|file| shelf.find(file));
                match listed.filter(|listed| called(words, listed) != view.new_name) {
                    Some(listed) => {
                        let renamed =
                            LibraryErrand::Rename(listed.path.clone(), view.new_name.clone());
                        clerk.send(renamed, &waker);
                    }
                    None => focus_on.0 = Some(key),
                }
            }
            LibraryOrder::KeepName => {
                if let Some(key) = view.renaming.take() {
                    focus_on.0 = Some(key);
                }
            }
            LibraryOrder::Delete(MatchKey::Saved(file)) => {
                clerk.send(LibraryErrand::Delete(file), &waker);
            }
            LibraryOrder::Delete(MatchKey::Bundled(_)) => {}
            LibraryOrder::Undo => {
                if let Some(deleted) = shelf.bypass_change_detection().deleted.last() {
                    clerk.send(LibraryErrand::Restore(deleted.file.clone()), &waker);
                }
            }
            LibraryOrder::Copy(MatchKey::Saved(file)) => {
                clerk.send(LibraryErrand::Read(file, Purpose::Copy), &waker);
            }
            LibraryOrder::Copy(MatchKey::Bundled(number)) => {
                if let Some(bundled) = shelf.bundled.get(number) {
                    *news = copy(words, &bundled.record, clipboard.as_deref_mut());
                }
            }
            LibraryOrder::Paste => {
                let read =
                    clipboard.as_mut().and_then(|clipboard| clipboard.fetch_text().poll_result());
                match read {
                    Some(Ok(text)) => clerk.send(LibraryErrand::ReadPasted(text), &waker),
                    _ => *news = News::of(words.say("library-no-text")),
                }
                opening.0 = true;
            }
        }
    }
}

/// Says so if the player has no mistakes to try again.
fn tell_no_mistakes(speaker: Res<Speaker>, mistakes: Res<Mistakes>, mut news: ResMut<News>) {
    if mistakes.are_none {
        news.set_if_neq(News::of(speaker.0.say("again-none")));
    }
}

fn copy(words: &Words, record: &Record, clipboard: Option<&mut Clipboard>) -> News {
    let is_copied = clipboard.is_some_and(|clipboard| clipboard.set_text(record.to_line()).is_ok());
    News::of(words.say(if is_copied { "library-copied" } else { "library-not-copied" }))
}

fn hear(
    (speaker, screen, waker): (Res<Speaker>, Option<Res<State<Screen>>>, Res<Waker>),
    mut clerk: ResMut<Clerk>,
    (mut shelf, listing): (ResMut<Shelf>, Res<Listing>),
    mut clipboard: Option<ResMut<Clipboard>>,
    (mut news, mut opening): (ResMut<News>, ResMut<Opening>),
    (mut focus_on, mut pictures): (ResMut<FocusOn>, ResMut<Pictures>),
    mut images: ResMut<Assets<Image>>,
    mut teller: Teller,
) {
    let words = &speaker.0;
    while let Some(reply) = clerk.bypass_change_detection().hear(&waker) {
        match reply {
            LibraryReply::Listed(listed) => shelf.put_all(listed),
            LibraryReply::Faulty(file, Ok(fault)) => _ = shelf.faults.insert(file, fault),
            LibraryReply::Faulty(file, Err(why)) => shelf.set_broken(&file, why),
            LibraryReply::Drawn(key, size, picture) => {
                let picture = picture.map(|picture| images.add(picture));
                pictures.keep(key, size, picture);
            }
            LibraryReply::Deleted(file, Ok(moved)) => {
                let key = MatchKey::Saved(file.clone());
                let next = listing.find(&key).and_then(|at| {
                    listing.0.get(at + 1).or_else(|| listing.0.get(at.checked_sub(1)?))
                });
                focus_on.0 = next.map(|(key, _)| key.clone());
                if let Some(listed) = shelf.take(&file) {
                    let called = called(words, &listed);
                    *news = tell_deleted(words, &called);
                    shelf.deleted.push(Deleted { file: moved, listed, called });
                }
            }
            LibraryReply::Restored(file, restored) => {
                let at = shelf.deleted.iter().position(|deleted| deleted.file == file);
                let deleted = at.map(|at| shelf.deleted.remove(at));
                match (restored, deleted) {
                    (Ok(file), Some(deleted)) => {
                        focus_on.0 = Some(MatchKey::Saved(file.clone()));
                        shelf.put(deleted.listed, file);
                        let before = shelf.deleted.last();
                        *news =
                            before.map(|one| tell_deleted(words, &one.called)).unwrap_or_default();
                    }
                    (Err(why), Some(_)) => *news = News::of(words.tell(&why)),
                    // The player pressed twice.
                    (_, None) => {}
                }
            }
            LibraryReply::Renamed(file, Ok(renamed)) => {
                focus_on.0 = Some(MatchKey::Saved(renamed.clone()));
                if let Some(fault) = shelf.faults.remove(&file) {
                    shelf.faults.insert(renamed.clone(), fault);
                }
                if let Some(listed) = shelf.take(&file) {
                    shelf.put(listed, renamed);
                }
                *news = News::default();
            }
            LibraryReply::Deleted(_, Err(why)) | LibraryReply::Renamed(_, Err(why)) => {
                *news = News::of(words.tell(&why));
            }
            LibraryReply::Read(_, Purpose::Copy, Ok(read)) => {
                *news = copy(words, &read.0, clipboard.as_deref_mut());
            }
            LibraryReply::Read(_, Purpose::Copy, Err(why)) => *news = News::of(words.tell(&why)),
            // The player has gone on meanwhile.
            LibraryReply::Read(..) | LibraryReply::ReadPasted(_) if !opening.0 => {}
            LibraryReply::Read(file, Purpose::Watch, read) => {
                opening.0 = false;
                match read {
                    Ok(read) => {
                        let called = shelf.find(&file).map(|listed| called(words, listed));
                        teller.watch(words, called, Some(file), *read);
                    }
                    Err(why @ HomeError::Missing { .. }) => {
                        // It is not listed any longer, and the next row has its place.
                        _ = shelf.take(&file);
                        *news = teller.refuse(words, screen.as_deref(), why);
                    }
                    Err(why) => *news = teller.refuse(words, screen.as_deref(), why),
                }
            }
            LibraryReply::ReadPasted(read) => {
                opening.0 = false;
                match read {
                    Ok(record) => teller.watch(words, None, None, (*record, None)),
                    Err(why) => {
                        let fields: [(&str, &dyn Tellable); 1] = [("why", &why)];
                        *news = News::of(words.say_with("library-not-pasted", &fields));
                    }
                }
            }
            LibraryReply::Failed => {
                *news = News::of(words.tell(&unknown_failure(clerk.home())));
            }
        }
    }
}

/// Puts a match on the table, or says why not.
#[derive(SystemParam)]
struct Teller<'w> {
    watches: MessageWriter<'w, Watch>,
    goes: MessageWriter<'w, Go>,
    notices: MessageWriter<'w, Notice>,
}

impl Teller<'_> {
    /// Puts a match on the table. It is called what the list calls it, or after its players.
    fn watch(
        &mut self,
        words: &Words,
        called: Option<String>,
        file: Option<PathBuf>,
        read: WhileRight,
    ) {
        let (record, fault) = read;
        let name = called.unwrap_or_else(|| tell_players(words, &record.red, &record.black));
        self.watches.write(Watch { record: Arc::new(record), name, turn: 0, file, fault });
    }

    /// What to say of a file that cannot be read. At the table, news is shown there; any other screen gives
    /// way to the library.
    fn refuse(&mut self, words: &Words, screen: Option<&State<Screen>>, why: HomeError) -> News {
        match screen.map(State::get) {
            Some(Screen::Match) => {
                self.notices.write(Notice::Home(HomeNotice::CannotRead { reason: why }));
                News::default()
            }
            Some(Screen::Library) => News::of(words.tell(&why)),
            _ => {
                self.goes.write(Go::Library);
                News::of(words.tell(&why))
            }
        }
    }
}

/// What the list calls a match.
fn called(words: &Words, listed: &Listed<Header>) -> String {
    match (&listed.found, listed.chosen_name()) {
        (Ok(header), None) => tell_players(words, &header.red, &header.black),
        _ => listed.name.clone(),
    }
}

fn tell_deleted(words: &Words, called: &str) -> News {
    News { said: words.say_with("library-deleted", &[("name", &called)]), can_undo: true }
}
