//! The cells as entities.

use bevy::prelude::*;

use super::{
    AT_MUTANTS, MutantStand,
    layout::{CELL, MutantArea, number_of, place},
};
use crate::{
    game::{
        common::Flow,
        input::OtherThing,
        shelf::{ShelfBase, ShelfTable},
        stage::Brought,
    },
    mutants::MutantCell,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<MutantStand>.or_eager(state_changed::<ShelfTable>);
    app.add_systems(
        Update,
        lay_cells.in_set(Flow::Mirror).run_if(changed).run_if(in_state(AT_MUTANTS)),
    );
}

/// How wide the shade of a cell on the table is, relative to a mark.
const SHADE: f32 = 1.35;

/// A cell of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct MutantSquare(MutantCell);

/// Lays the cells that are shown, and takes away those that no longer are.
fn lay_cells(
    stand: Res<MutantStand>,
    laid: Query<(Entity, &MutantSquare)>,
    mut commands: Commands,
) {
    let wanted: Vec<MutantCell> = MutantArea::of(&stand.shown().game).cells().collect();
    for (entity, MutantSquare(cell)) in &laid {
        if !wanted.contains(cell) {
            commands.entity(entity).despawn();
        }
    }
    for cell in wanted.into_iter().filter(|cell| laid.iter().all(|(_, laid)| laid.0 != *cell)) {
        let number = number_of(cell);
        commands.spawn((
            Name::new("cell"),
            (MutantSquare(cell), ShelfBase { shade: SHADE }, OtherThing(number)),
            Brought { ware: &CELL, cut: number },
            Transform::from_translation(place(cell)),
            DespawnOnExit(AT_MUTANTS),
        ));
    }
}
