//! Sharing: the match on the table leaves the program as a line of text, a file, a picture or an animation.
//!
//! | file | what it owns |
//! |---|---|
//! | `mod.rs` | the overlay, and what it says |
//! | `export.rs` | writing files, and drawing pictures and animations by a second copy of the program |

mod export;

use std::{iter, path::PathBuf, sync::Arc};

use bevy::{clipboard::Clipboard, prelude::*};

use self::export::{ExportOrder, ExportProgress, Form, export};
use super::{Page, back, page};
use crate::{
    game::{
        common::{Flow, Overlay, Reply, Speaker, Waker, Worker, copied},
        keeping::Keeping,
        referee::{Referee, match_name},
        stage::View,
        ui::{
            self, Ems, Letters, RHYTHM, Skin, Tie,
            palette::{BRASS, SOFT_INK},
            text, ties,
        },
    },
    words::{SystemFault, Words},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sharing>()
        .add_message::<Share>()
        .add_plugins(ties::<Sharing>)
        .add_systems(OnEnter(Page::Over(Overlay::Share)), open)
        .add_systems(
            Update,
            (share.run_if(on_message::<Share>), follow.run_if(|all: Res<Sharing>| all.is_busy()))
                .chain()
                .in_set(Flow::Tell),
        );
}

/// A way to share the match on the table.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
enum Share {
    /// As a line of text on the clipboard.
    Text,
    /// As a file.
    File,
    /// As a picture of the board as it is now.
    Picture,
    /// As an animation of the whole match.
    Animation,
    /// Stops drawing.
    Stop,
}

/// What is being shared, and what the player is told.
#[derive(Resource)]
struct Sharing {
    /// Where files go.
    folder: String,
    said: String,
    /// Writes files. What the player has shared is written before the game ends.
    files: Worker<ExportOrder, ExportProgress>,
    /// Draws pictures and animations, which end with the game.
    drawings: Worker<ExportOrder, ExportProgress>,
}

impl Default for Sharing {
    fn default() -> Sharing {
        let [files, drawings] = ["share", "drawing"].map(|name| Worker::new(name, || export));
        let files = files.that_finishes();
        Sharing { folder: String::new(), said: String::new(), files, drawings }
    }
}

impl Sharing {
    fn is_drawing(&self) -> bool {
        !self.drawings.is_idle()
    }

    fn is_busy(&self) -> bool {
        self.is_drawing() || !self.files.is_idle()
    }
}

/// The buttons, what each says, and what it is good for.
const WAYS: [(Share, &str, &str); 4] = [
    (Share::Text, "share-text", "share-text-explained"),
    (Share::File, "share-file", "share-file-explained"),
    (Share::Picture, "share-picture", "share-picture-explained"),
    (Share::Animation, "share-animation", "share-animation-explained"),
];

/// The width of the card, in ems.
const WIDE: f32 = 42.0;

/// The longest path that the field takes.
const LONGEST_PATH: usize = 400;

const FOLDER: Tie<Sharing, String> =
    Tie { get: |all| all.folder.clone(), set: |all, folder| all.folder = folder };

fn open(
    mut commands: Commands,
    speaker: Res<Speaker>,
    keeping: Option<Res<Keeping>>,
    mut sharing: ResMut<Sharing>,
) {
    if sharing.folder.is_empty() {
        let folders = keeping.as_ref().and_then(|keeping| keeping.home().folders());
        let folder = folders.map(|folders| folders.shared().display().to_string());
        sharing.folder = folder.unwrap_or_default();
    }
    if !sharing.is_drawing() {
        sharing.said.clear();
    }
    let card = card(&speaker.0, &sharing.folder);
    commands.spawn((Name::new("share"), page(Overlay::Share), children![card]));
}

fn card(words: &Words, folder: &str) -> impl Bundle + use<> {
    let ways: Vec<_> = WAYS.into_iter().map(|way| row(words, way)).collect();
    let label = words.say("share-folder");
    (
        ui::card(WIDE),
        children![
            ui::headline(words.say("share")),
            ui::scroll(
                1.5,
                children![
                    (ui::column(1.5), Children::spawn(SpawnIter(ways.into_iter()))),
                    ui::labelled(
                        label.clone(),
                        ui::wide_field(label, folder, FOLDER, LONGEST_PATH),
                    ),
                    (
                        Node { min_height: px(5.0 * RHYTHM), ..default() },
                        Pickable::IGNORE,
                        children![ui::tied_text(
                            |all: &Sharing| all.said.clone(),
                            Letters::Body,
                            BRASS
                        )],
                    ),
                ],
            ),
            (
                ui::row(),
                children![
                    (
                        ui::shown_while(Sharing::is_drawing),
                        Node::default(),
                        children![(
                            ui::button(Skin::Plain, words.say("share-stop")),
                            ui::sends(Share::Stop),
                        )],
                    ),
                    back(words.say("screen-back")),
                ],
            ),
        ],
    )
}

/// A way to share, with what it is good for beside it.
fn row(words: &Words, (way, said, explained): (Share, &str, &str)) -> impl Bundle + use<> {
    (
        ui::pair(),
        children![
            (
                Ems::Width(11.5),
                Node { max_width: percent(100), ..default() },
                Pickable::IGNORE,
                children![(ui::button(Skin::Plain, words.say(said)), ui::sends(way))],
            ),
            (
                text(words.say(explained), Letters::Small, SOFT_INK),
                Ems::Basis(13.3),
                Node { flex_grow: 1.0, ..default() },
            ),
        ],
    )
}

fn share(
    mut asked: MessageReader<Share>,
    (speaker, referee, waker): (Res<Speaker>, Res<Referee>, Res<Waker>),
    keeping: Option<Res<Keeping>>,
    views: Query<&View>,
    mut clipboard: Option<ResMut<Clipboard>>,
    mut sharing: ResMut<Sharing>,
) {
    let words = &speaker.0;
    for way in asked.read() {
        if !referee.occasion().may_be_shared {
            sharing.said = words.say("share-nothing");
            continue;
        }
        let mut record = referee.record();
        let form = match way {
            Share::Stop => {
                sharing.drawings.cancel();
                sharing.said = words.say("share-stopped");
                continue;
            }
            Share::Text => {
                let copied = copied(words, Some(record.to_line()), clipboard.as_deref_mut());
                sharing.said = copied.map_or_else(|why| why, |()| words.say("share-copied"));
                continue;
            }
            Share::Picture | Share::Animation if sharing.is_drawing() => {
                sharing.said = words.say("share-busy");
                continue;
            }
            Share::File => Form::File,
            Share::Picture => {
                // What is on the table may be half a turn, or a variation.
                (record.game, record.lines) = (referee.game().clone(), Vec::new());
                let turns = record.game.turns().len();
                record.notes.retain(|turn, _| *turn <= turns);
                Form::Picture(turns)
            }
            Share::Animation => Form::Animation,
        };
        let folder = sharing.folder.trim();
        let Some(keeping) = keeping.as_ref().filter(|_| !folder.is_empty()) else {
            sharing.said = words.say("share-no-folder");
            continue;
        };
        let name = match_name(words, &referee);
        let (home, folder, record) =
            (keeping.home().clone(), PathBuf::from(folder), Arc::new(record));
        let is_flipped = views.iter().any(View::is_from_far_side);
        let language = words.language().tag();
        let order = ExportOrder { home, folder, name, record, form, is_flipped, language };
        if let Form::File = form {
            sharing.files.ask(order, &waker);
            sharing.said.clear();
        } else {
            sharing.drawings.ask(order, &waker);
            sharing.said = words.say("share-draws");
        }
    }
}

/// Follows what is being written and drawn.
fn follow(speaker: Res<Speaker>, mut sharing: ResMut<Sharing>) {
    let words = &speaker.0;
    let Sharing { files, drawings, .. } = sharing.bypass_change_detection();
    let last = iter::from_fn(|| files.hear().or_else(|| drawings.hear())).last();
    if let Some(last) = last {
        sharing.said = tell(words, last);
    }
    if !sharing.is_drawing() {
        sharing.set_changed();
    }
}

fn tell(words: &Words, reply: Reply<ExportProgress>) -> String {
    match reply {
        Reply::Answer(ExportProgress::At(done, all)) => {
            let percent = (100 * done).checked_div(all).unwrap_or(0);
            words.say_with("share-progress", &[("percent", &percent)])
        }
        Reply::Answer(ExportProgress::Done(path)) => {
            words.say_with("share-written", &[("path", &path.display().to_string())])
        }
        Reply::Answer(ExportProgress::NotWritten(why)) => words.tell(&why),
        Reply::Answer(ExportProgress::NotDrawn(why)) => failed(words, &why),
        Reply::Answer(ExportProgress::NotRun(fault)) => failed(words, &words.tell(&fault)),
        Reply::GaveUp => failed(words, &words.tell(&SystemFault::Other { code: None })),
    }
}

fn failed(words: &Words, why: &str) -> String {
    words.say_with("share-failed", &[("why", &why)])
}
