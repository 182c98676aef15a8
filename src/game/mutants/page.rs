//! The choices for a new match of Mutant pentominoes.

use bevy::prelude::*;
use fastrand::Rng;
use strum::VariantArray;

use super::{lesson, on_shelf::begun};
use crate::{
    game::{
        screen::one_of,
        shelf::{ShelfDraft, ShelfSeating, page_plugin, seating},
        ui::{self, Tie},
    },
    mutants::{
        MutantGrid, MutantLevel, MutantOpening, MutantPlayer, MutantPlayerKind, MutantRecord,
        MutantRepeats, Pentomino, mutant_lot,
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    page_plugin::<MutantDraft, _>(app, choices);
}

/// The choices for the next match.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MutantDraft {
    /// How far the board reaches.
    pub grid: MutantGrid,
    /// How the start comes about.
    pub opening: MutantOpening,
    /// The shape of the start, if it is chosen.
    pub shape: Pentomino,
    /// What happens to who repeats a shape.
    pub repeats: MutantRepeats,
    /// Who plays.
    pub seating: ShelfSeating<MutantLevel>,
}

impl Default for MutantDraft {
    fn default() -> MutantDraft {
        MutantDraft {
            grid: MutantGrid::default(),
            opening: MutantOpening::Lot,
            shape: Pentomino::F,
            repeats: MutantRepeats::default(),
            seating: ShelfSeating::against(MutantLevel::Easy),
        }
    }
}

impl ShelfDraft for MutantDraft {
    type Record = MutantRecord;
    type Level = MutantLevel;

    fn record(&self) -> MutantRecord {
        let player = |level: Option<MutantLevel>| {
            let computer = |level| MutantPlayerKind::Computer { level };
            let player = level.map_or(MutantPlayerKind::Human, computer);
            MutantPlayer { name: String::new(), player }
        };
        let [first, second] = self.seating.levels().map(player);
        let circles = match self.opening {
            MutantOpening::Lot => mutant_lot(&mut Rng::new()),
            _ => self.shape.in_the_middle(),
        };
        let game = begun((self.grid, self.repeats, self.opening), &circles);
        MutantRecord { date: jiff::Timestamp::now(), first, second, game }
    }

    fn lesson() -> MutantRecord {
        lesson::record()
    }

    fn seating(&mut self) -> &mut ShelfSeating<MutantLevel> {
        &mut self.seating
    }

    fn seated(&self) -> &ShelfSeating<MutantLevel> {
        &self.seating
    }
}

const GRID: Tie<MutantDraft, MutantGrid> =
    Tie { get: |draft| draft.grid, set: |draft, grid| draft.grid = grid };
const OPENING: Tie<MutantDraft, MutantOpening> =
    Tie { get: |draft| draft.opening, set: |draft, opening| draft.opening = opening };
const SHAPE: Tie<MutantDraft, Pentomino> =
    Tie { get: |draft| draft.shape, set: |draft, shape| draft.shape = shape };
const REPEATS: Tie<MutantDraft, MutantRepeats> =
    Tie { get: |draft| draft.repeats, set: |draft, repeats| draft.repeats = repeats };
const OPENINGS: [(&str, MutantOpening); 3] = [
    ("mutants-start-lot", MutantOpening::Lot),
    ("mutants-start-chosen", MutantOpening::Chosen),
    ("mutants-start-drawn", MutantOpening::Drawn),
];
const GRIDS: [(&str, MutantGrid); 2] =
    [("mutants-grid-five", MutantGrid::Five), ("mutants-grid-endless", MutantGrid::Endless)];
const RULES: [(&str, MutantRepeats); 2] = [
    ("mutants-repeats-refused", MutantRepeats::Refused),
    ("mutants-repeats-lose", MutantRepeats::Lose),
];

fn choices(words: &Words) -> impl Bundle + use<> {
    let shapes = Pentomino::VARIANTS.iter().map(|shape| (shape.name().to_owned(), *shape));
    let sides = ("mutants-seat", ["mutant-side-first", "mutant-side-second"]);
    (
        ui::column(2.0),
        children![
            one_of(words, "shelf-board", GRID, GRIDS),
            one_of(words, "mutants-start", OPENING, OPENINGS),
            (
                ui::column(2.0),
                ui::shown_while(|draft: &MutantDraft| draft.opening == MutantOpening::Chosen),
                children![ui::labelled_choices(
                    words.say("mutants-shape"),
                    SHAPE,
                    shapes.collect::<Vec<_>>(),
                )],
            ),
            seating::<MutantDraft>(words, MutantLevel::VARIANTS, sides),
            one_of(words, "mutants-repeats", REPEATS, RULES),
        ],
    )
}
