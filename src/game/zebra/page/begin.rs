//! The page for a new match of Zebra.

use bevy::prelude::*;
use strum::VariantArray;

use super::rules::four_sentences;
use crate::{
    game::{
        common::{Flow, Go, Screen, ShelfGame, Speaker},
        screen::{Page, WIDE, back, escape_goes_back},
        ui::{self, Letters, Skin, Tie, palette::SOFT_INK, text, ties},
        zebra::{ZebraAsk, ZebraOccasion, ZebraToContinue, keeping::ContinueZebra, lesson},
    },
    words::Words,
    zebra::{
        ZebraLevel, ZebraMatch, ZebraPlayer, ZebraPlayerKind, ZebraRecord, ZebraSide, ZebraSize,
    },
};

const HERE: Screen = Screen::OtherPage(ShelfGame::Zebra);
const TABLE: Screen = Screen::OtherTable(ShelfGame::Zebra);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ZebraDraft>()
        .add_message::<StartZebra>()
        .add_plugins(ties::<ZebraDraft>)
        .add_systems(OnEnter(Page::Bare(HERE)), open)
        .add_systems(
            Update,
            (
                start.in_set(Flow::Gesture).run_if(on_message::<StartZebra>),
                show_found.in_set(Flow::Tell).run_if(
                    resource_changed::<ZebraToContinue>.or_eager(any_match_filter::<Added<Found>>),
                ),
            ),
        );
}

/// The choices for the next match.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZebraDraft {
    /// How large the board is.
    pub size: ZebraSize,
    /// Against whom the player plays.
    pub opponent: ZebraOpponent,
    /// How well the computer plays.
    pub level: ZebraLevel,
    /// The player's side against the computer.
    pub colour: ZebraColour,
}

impl Default for ZebraDraft {
    fn default() -> ZebraDraft {
        ZebraDraft {
            size: ZebraSize::default(),
            opponent: ZebraOpponent::Computer,
            level: ZebraLevel::Easy,
            colour: ZebraColour::Light,
        }
    }
}

/// Against whom the player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZebraOpponent {
    /// The computer plays the other side.
    Computer,
    /// Both sides are people at one screen.
    Friend,
}

/// The player's side against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZebraColour {
    /// The side that begins.
    Light,
    /// The other side.
    Dark,
    /// One of the two, drawn by lot.
    Lot,
}

impl ZebraDraft {
    /// The match that was set up, before its first turn.
    pub fn record(&self) -> ZebraRecord {
        let own = match self.colour {
            ZebraColour::Light => ZebraSide::Light,
            ZebraColour::Dark => ZebraSide::Dark,
            ZebraColour::Lot => ZebraSide::BOTH[usize::from(fastrand::bool())],
        };
        let player = |side| {
            let is_computer = self.opponent == ZebraOpponent::Computer && side != own;
            let computer = ZebraPlayerKind::Computer { level: self.level };
            let player = if is_computer { computer } else { ZebraPlayerKind::Human };
            ZebraPlayer { name: String::new(), player }
        };
        ZebraRecord {
            date: jiff::Timestamp::now(),
            light: player(ZebraSide::Light),
            dark: player(ZebraSide::Dark),
            game: ZebraMatch::new(self.size),
        }
    }
}

/// Starts what the player has chosen.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
enum StartZebra {
    /// The match that is set up.
    Match,
    /// The lesson.
    Lesson,
}

fn start(
    draft: Res<ZebraDraft>,
    mut starts: MessageReader<StartZebra>,
    mut asks: MessageWriter<ZebraAsk>,
    mut goes: MessageWriter<Go>,
) {
    let Some(start) = starts.read().last() else { return };
    let (record, occasion) = match start {
        StartZebra::Match => (draft.record(), ZebraOccasion::Played),
        StartZebra::Lesson => (lesson::record(), ZebraOccasion::Tried),
    };
    asks.write(ZebraAsk::Begin(Box::new(record), occasion));
    goes.write(Go::Open(TABLE));
}

const SIZE: Tie<ZebraDraft, ZebraSize> =
    Tie { get: |draft| draft.size, set: |draft, size| draft.size = size };
const OPPONENT: Tie<ZebraDraft, ZebraOpponent> =
    Tie { get: |draft| draft.opponent, set: |draft, opponent| draft.opponent = opponent };
const LEVEL: Tie<ZebraDraft, ZebraLevel> =
    Tie { get: |draft| draft.level, set: |draft, level| draft.level = level };
const COLOUR: Tie<ZebraDraft, ZebraColour> =
    Tie { get: |draft| draft.colour, set: |draft, colour| draft.colour = colour };

const OPPONENTS: [(&str, ZebraOpponent); 2] = [
    ("new-match-opponent-computer", ZebraOpponent::Computer),
    ("new-match-opponent-friend", ZebraOpponent::Friend),
];
const COLOURS: [(&str, ZebraColour); 3] = [
    ("zebra-side-light", ZebraColour::Light),
    ("zebra-side-dark", ZebraColour::Dark),
    ("new-match-random", ZebraColour::Lot),
];

fn open(mut commands: Commands, speaker: Res<Speaker>) {
    let words = &speaker.0;
    commands.spawn((
        Name::new("zebra"),
        DespawnOnExit(Page::Bare(HERE)),
        (ui::dusk(), ui::ComesBack),
        escape_goes_back(),
        children![(
            ui::card(WIDE),
            children![
                ui::headline(words.say("zebra")),
                ui::scroll(
                    2.0,
                    children![(Found, ui::column(0.5)), four_sentences(words), choices(words),]
                ),
                (
                    ui::row(),
                    children![
                        (
                            ui::button(Skin::Primary, words.say("new-match-start")),
                            ui::sends(StartZebra::Match),
                        ),
                        (
                            ui::button(Skin::Plain, words.say("zebra-try")),
                            ui::sends(StartZebra::Lesson),
                        ),
                        (
                            ui::button(Skin::Plain, words.say("zebra-kept")),
                            ui::sends(Go::Open(Screen::OtherMatches(ShelfGame::Zebra))),
                        ),
                        back(words.say("screen-back")),
                    ],
                ),
            ],
        )],
    ));
}

/// The place of what was found on the disk.
#[derive(Component, Clone, Copy, Debug)]
struct Found;

/// Shows the way back to a match that was left, if there is one, and what the player should know about files that cannot be
/// continued.
fn show_found(
    (found, speaker): (Res<ZebraToContinue>, Res<Speaker>),
    mut places: Query<(Entity, &mut Node), With<Found>>,
    mut commands: Commands,
) {
    let words = &speaker.0;
    let is_nothing = found.record.is_none() && found.notices.is_empty();
    for (place, mut node) in &mut places {
        node.display = if is_nothing { Display::None } else { Display::Flex };
        let mut place = commands.entity(place);
        place.despawn_children();
        if found.record.is_some() {
            place.with_child((
                ui::row(),
                children![(
                    ui::button(Skin::Primary, words.say("title-continue")),
                    ui::sends(ContinueZebra),
                )],
            ));
            place.with_child(text(words.say("zebra-waits"), Letters::Small, SOFT_INK));
        }
        for notice in &found.notices {
            place.with_child(text(words.tell(notice), Letters::Small, SOFT_INK));
        }
    }
}

fn choices(words: &Words) -> impl Bundle + use<> {
    let said = |key| words.say(key);
    let sizes = ZebraSize::VARIANTS
        .iter()
        .map(|size| (words.say_with("zebra-size", &[("length", &size.length())]), *size));
    let levels = ZebraLevel::VARIANTS.iter().map(|level| (words.tell(level), *level));
    (
        ui::column(2.0),
        children![
            ui::labelled_choices(said("zebra-board"), SIZE, sizes.collect::<Vec<_>>()),
            ui::labelled_choices(
                said("new-match-opponent"),
                OPPONENT,
                OPPONENTS.map(|(key, value)| (words.say(key), value)),
            ),
            (
                ui::column(2.0),
                ui::shown_while(|draft: &ZebraDraft| draft.opponent == ZebraOpponent::Computer),
                children![
                    ui::labelled_choices(
                        said("new-match-level"),
                        LEVEL,
                        levels.collect::<Vec<_>>()
                    ),
                    ui::labelled_choices(
                        said("new-match-colour"),
                        COLOUR,
                        COLOURS.map(|(key, value)| (words.say(key), value)),
                    ),
                ],
            ),
        ],
    )
}
