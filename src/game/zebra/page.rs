//! The choices for a new match of Zebra.

use bevy::prelude::*;
use strum::VariantArray;

use super::lesson;
use crate::{
    game::{
        shelf::{ShelfDraft, ShelfSeating, page_plugin, seating},
        ui::{self, Tie},
    },
    words::Words,
    zebra::{ZebraLevel, ZebraMatch, ZebraPlayer, ZebraPlayerKind, ZebraRecord, ZebraSize},
};

pub(super) fn plugin(app: &mut App) {
    page_plugin::<ZebraDraft, _>(app, choices);
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

impl ShelfDraft for ZebraDraft {
    type Record = ZebraRecord;
    type Level = ZebraLevel;

    fn record(&self) -> ZebraRecord {
        let player = |level: Option<ZebraLevel>| {
            let computer = |level| ZebraPlayerKind::Computer { level };
            let player = level.map_or(ZebraPlayerKind::Human, computer);
            ZebraPlayer { name: String::new(), player }
        };
        let [light, dark] = self.seating.levels().map(player);
        let game = ZebraMatch::new(self.size);
        ZebraRecord { date: jiff::Timestamp::now(), light, dark, game }
    }

    fn lesson() -> ZebraRecord {
        lesson::record()
    }

    fn seating(&mut self) -> &mut ShelfSeating<ZebraLevel> {
        &mut self.seating
    }

    fn seated(&self) -> &ShelfSeating<ZebraLevel> {
        &self.seating
    }
}

const SIZE: Tie<ZebraDraft, ZebraSize> =
    Tie { get: |draft| draft.size, set: |draft, size| draft.size = size };

fn choices(words: &Words) -> impl Bundle + use<> {
    let sizes = ZebraSize::VARIANTS
        .iter()
        .map(|size| (words.say_with("zebra-size", &[("length", &size.length())]), *size));
    let colours = ("new-match-colour", ["zebra-side-light", "zebra-side-dark"]);
    (
        ui::column(2.0),
        children![
            ui::labelled_choices(words.say("shelf-board"), SIZE, sizes.collect::<Vec<_>>()),
            seating::<ZebraDraft>(words, ZebraLevel::VARIANTS, colours),
        ],
    )
}
