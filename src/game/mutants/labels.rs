//! Labels: the letter of each shape beside its tile, after the number of the turn in which it was formed, and the names of
//! cells.

use bevy::prelude::*;
use strum::VariantArray;

use super::{
    AT_MUTANTS, MutantStand,
    layout::{CELL_HEIGHT, MutantArea, PEG_HEIGHT, place},
};
use crate::{
    game::{
        common::{Flow, ShelfGame},
        keeping::Settings,
        shelf::{ShelfTable, label},
    },
    mutants::{MutantMatch, Pentomino},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<MutantStand>
        .or_eager(resource_changed::<Settings>)
        .or_eager(state_changed::<ShelfTable>);
    app.add_systems(
        Update,
        relabel.in_set(Flow::Tell).run_if(in_state(AT_MUTANTS)).run_if(changed),
    );
}

/// What a label says, and where.
#[derive(Component, Clone, Debug, PartialEq)]
struct MutantLabel {
    said: String,
    over: Vec3,
}

/// The labels that there have to be.
fn wanted(game: &MutantMatch, settings: &Settings) -> Vec<MutantLabel> {
    let area = MutantArea::of(game);
    let formed_in = |shape| game.position().and_then(|position| position.formed_in(shape));
    let of_tile = |shape: &Pentomino| {
        let said = match formed_in(*shape) {
            None | Some(0) => shape.name().to_owned(),
            // As turns are numbered in a list: a number after the letter would look like the name of a cell.
            Some(turn) => format!("{turn}. {}", shape.name()),
        };
        MutantLabel { said, over: area.tile(*shape).1 }
    };
    let tiles = Pentomino::VARIANTS.iter().map(of_tile);
    let position = game.position();
    let circles = position.map_or(game.drawn(), |position| position.circles());
    let cells = area.cells().filter(|_| settings.coordinates).map(|cell| {
        let peg = if circles.contains(&cell) { PEG_HEIGHT } else { 0.0 };
        let over = place(cell) + Vec3::new(0.0, CELL_HEIGHT + peg, 0.3);
        MutantLabel { said: cell.to_string(), over }
    });
    tiles.chain(cells).collect()
}

fn relabel(
    (stand, settings): (Res<MutantStand>, Res<Settings>),
    labels: Query<(Entity, &MutantLabel)>,
    mut commands: Commands,
) {
    let wanted = wanted(&stand.shown().game, &settings);
    for (entity, label) in &labels {
        if !wanted.contains(label) {
            commands.entity(entity).despawn();
        }
    }
    for wanted in wanted.into_iter().filter(|one| labels.iter().all(|(_, label)| label != one)) {
        let shown = label(ShelfGame::Mutants, wanted.over, None, wanted.said.clone());
        commands.spawn((wanted, shown));
    }
}
