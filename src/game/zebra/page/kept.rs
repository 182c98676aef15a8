//! The list of kept matches. A press puts one on the table, to be looked at turn by turn.

use bevy::{ecs::spawn::SpawnIter, prelude::*};

use crate::{
    game::{
        common::{Flow, Go, Screen, ShelfGame, Speaker},
        screen::{Page, WIDE, back, escape_goes_back},
        ui::{
            self, Letters, RHYTHM, Skin,
            palette::{INK, SOFT_INK},
            text,
        },
        zebra::{ZebraAsk, ZebraOccasion, keeping::ZebraKept, stand::who_plays},
    },
    home::Listed,
    words::{Tellable, Words},
    zebra::ZebraRecord,
};

const HERE: Screen = Screen::OtherMatches(ShelfGame::Zebra);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WatchZebra>().add_systems(OnEnter(Page::Bare(HERE)), open).add_systems(
        Update,
        (
            watch.in_set(Flow::Gesture).run_if(on_message::<WatchZebra>),
            list.in_set(Flow::Tell).run_if(
                resource_changed::<ZebraKept>.or_eager(any_match_filter::<Added<KeptList>>),
            ),
        ),
    );
}

/// Puts the kept match with this place in the list on the table.
#[derive(Message, Clone, Copy, Debug)]
struct WatchZebra(usize);

/// The place of the list.
#[derive(Component, Clone, Copy, Debug)]
struct KeptList;

fn open(mut commands: Commands, speaker: Res<Speaker>) {
    let words = &speaker.0;
    commands.spawn((
        Name::new("kept matches of zebra"),
        DespawnOnExit(Page::Bare(HERE)),
        ui::dusk(),
        escape_goes_back(),
        children![(
            ui::card(WIDE),
            children![
                ui::headline(words.say("zebra-kept")),
                ui::scroll(1.0, children![(KeptList, ui::column(1.0))]),
                (ui::row(), children![back(words.say("screen-back"))]),
            ],
        )],
    ));
}

/// The most matches that are listed. Who looks for an older one finds its file in the folder.
const MOST: usize = 200;

fn list(
    (kept, speaker): (Res<ZebraKept>, Res<Speaker>),
    lists: Query<Entity, With<KeptList>>,
    mut commands: Commands,
) {
    let words = &speaker.0;
    for list in &lists {
        commands.entity(list).despawn_children();
        let said = match &kept.0 {
            None => words.say("library-reading"),
            Some(Err(error)) => words.tell(error),
            Some(Ok(listed)) if listed.is_empty() => words.say("library-none"),
            Some(Ok(listed)) => {
                for (place, listed) in listed.iter().take(MOST).enumerate() {
                    match &listed.found {
                        Ok(record) => {
                            commands.entity(list).with_child(row(words, place, record));
                        }
                        Err(_) => drop(commands.entity(list).with_child(broken(words, listed))),
                    }
                }
                continue;
            }
        };
        commands.entity(list).with_child(text(said, Letters::Body, SOFT_INK));
    }
}

/// A match: who played, how it ended, how long it is.
fn row(words: &Words, place: usize, record: &ZebraRecord) -> impl Bundle + use<> {
    let length = record.game.position().size().length();
    let turns = record.game.turns().len();
    let date = record.date.strftime("%Y-%m-%d").to_string();
    let title = who_plays(words, record);
    let fields: [(&str, &dyn Tellable); 4] =
        [("date", &date), ("length", &length), ("turns", &turns), ("outcome", &record.outcome())];
    let details = words.say_with("zebra-kept-details", &fields);
    let lines = [(title.clone(), Letters::Body, INK), (details.clone(), Letters::Small, SOFT_INK)];
    let lines = lines.map(|(said, letters, ink)| (text(said, letters, ink),));
    (
        ui::bare_button(Skin::Plain, format!("{title}. {details}")),
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Start,
            padding: UiRect::axes(px(1.5 * RHYTHM), px(RHYTHM)),
            flex_shrink: 0.0,
            ..ui::face()
        },
        ui::sends(WatchZebra(place)),
        Children::spawn(SpawnIter(lines.into_iter())),
    )
}

/// A file that cannot be read, and why.
fn broken(words: &Words, listed: &Listed<ZebraRecord>) -> impl Bundle + use<> {
    let why = listed.found.as_ref().err().map(|error| words.tell(error)).unwrap_or_default();
    text(why, Letters::Small, SOFT_INK)
}

fn watch(
    kept: Res<ZebraKept>,
    mut watches: MessageReader<WatchZebra>,
    mut asks: MessageWriter<ZebraAsk>,
    mut goes: MessageWriter<Go>,
) {
    let Some(WatchZebra(place)) = watches.read().last() else { return };
    let Some(Ok(listed)) = &kept.0 else { return };
    if let Some(Ok(record)) = listed.get(*place).map(|listed| &listed.found) {
        asks.write(ZebraAsk::Begin(Box::new(record.clone()), ZebraOccasion::Watched));
        asks.write(ZebraAsk::Look(0));
        goes.write(Go::Open(Screen::OtherTable(ShelfGame::Zebra)));
    }
}
