//! The choices for a new match of Zebra.

use bevy::prelude::*;
use strum::VariantArray;

use super::lesson;
use crate::{
    game::{
        common::{Flow, Go, Screen, ShelfGame, Speaker},
        screen::Page,
        shelf::{SeatingTies, ShelfBegin, ShelfOccasion, ShelfSeating, page_of_game, seating},
        ui::{self, Tie, ties},
    },
    words::Words,
    zebra::{ZebraLevel, ZebraMatch, ZebraPlayer, ZebraPlayerKind, ZebraRecord, ZebraSize},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ZebraDraft>()
        .add_message::<StartZebra>()
        .add_plugins(ties::<ZebraDraft>)
        .add_systems(OnEnter(Page::Bare(Screen::OtherPage(ShelfGame::Zebra))), open)
        .add_systems(Update, start.in_set(Flow::Gesture).run_if(on_message::<StartZebra>));
}

/// The choices for the next match.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZebraDraft {
    /// How large the board is.
    pub size: ZebraSize,
    /// Who plays.
    pub seating: ShelfSeating<ZebraLevel>,
}

impl Default for ZebraDraft {
    fn default() -> ZebraDraft {
        let seating = ShelfSeating::against(ZebraLevel::Easy);
        ZebraDraft { size: ZebraSize::default(), seating }
    }
}

impl ZebraDraft {
    /// The match that was set up, before its first turn.
    pub fn record(&self) -> ZebraRecord {
        let player = |level: Option<ZebraLevel>| {
            let computer = |level| ZebraPlayerKind::Computer { level };
            let player = level.map_or(ZebraPlayerKind::Human, computer);
            ZebraPlayer { name: String::new(), player }
        };
        let [light, dark] = self.seating.levels().map(player);
        let game = ZebraMatch::new(self.size);
        ZebraRecord { date: jiff::Timestamp::now(), light, dark, game }
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
    mut begins: MessageWriter<ShelfBegin<ZebraRecord>>,
    mut goes: MessageWriter<Go>,
) {
    let Some(start) = starts.read().last() else { return };
    let (record, occasion) = match start {
        StartZebra::Match => (draft.record(), ShelfOccasion::Played),
        StartZebra::Lesson => (lesson::record(), ShelfOccasion::Tried),
    };
    begins.write(ShelfBegin(Box::new(record), occasion));
    goes.write(Go::Open(Screen::OtherTable(ShelfGame::Zebra)));
}

const SIZE: Tie<ZebraDraft, ZebraSize> =
    Tie { get: |draft| draft.size, set: |draft, size| draft.size = size };
const SEATING: SeatingTies<ZebraDraft, ZebraLevel> = SeatingTies {
    opponent: Tie {
        get: |draft| draft.seating.opponent,
        set: |draft, opponent| draft.seating.opponent = opponent,
    },
    level: Tie {
        get: |draft| draft.seating.level,
        set: |draft, level| draft.seating.level = level,
    },
    seat: Tie { get: |draft| draft.seating.seat, set: |draft, seat| draft.seating.seat = seat },
};

fn open(mut commands: Commands, speaker: Res<Speaker>) {
    let words = &speaker.0;
    let starts = [StartZebra::Match, StartZebra::Lesson];
    commands.spawn(page_of_game(words, ShelfGame::Zebra, starts, choices(words)));
}

fn choices(words: &Words) -> impl Bundle + use<> {
    let sizes = ZebraSize::VARIANTS
        .iter()
        .map(|size| (words.say_with("zebra-size", &[("length", &size.length())]), *size));
    let sides = ("new-match-colour", ["zebra-side-light", "zebra-side-dark"]);
    (
        ui::column(2.0),
        children![
            ui::labelled_choices(words.say("shelf-board"), SIZE, sizes.collect::<Vec<_>>()),
            seating(words, SEATING, ZebraLevel::VARIANTS, sides),
        ],
    )
}
