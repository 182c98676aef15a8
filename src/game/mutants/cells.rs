//! The cells as entities, and the mark of the last turn.

use bevy::prelude::*;

use super::{
    AT_MUTANTS, MutantStand,
    layout::{CELL, CELL_HEIGHT, MutantArea, number_of, place},
};
use crate::{
    game::{
        common::Flow,
        input::OtherThing,
        keeping::Settings,
        shelf::{OnTable, ShelfBase},
        stage::{
            Brought, Marks, level_bits,
            mark::{CONTACT, QUIET, WENT_TO},
        },
    },
    mutants::{MutantCell, MutantStep},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<MutantStand>.or_eager(state_changed::<OnTable>);
    app.add_systems(
        Update,
        lay_cells.in_set(Flow::Mirror).run_if(changed).run_if(in_state(AT_MUTANTS)),
    );
}

/// What of them is only seen.
pub(super) fn trail_plugin(app: &mut App) {
    let changed = resource_changed::<MutantStand>
        .or_eager(resource_changed::<Settings>)
        .or_eager(state_changed::<OnTable>);
    app.add_systems(
        Update,
        (leave_trail.run_if(changed), shade.run_if(any_match_filter::<Added<MutantSquare>>))
            .in_set(Flow::Tell)
            .run_if(in_state(AT_MUTANTS)),
    );
}

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
            (MutantSquare(cell), ShelfBase, OtherThing(number)),
            Brought { ware: &CELL, cut: number },
            Transform::from_translation(place(cell)),
            DespawnOnExit(AT_MUTANTS),
        ));
    }
}

/// A mark that stays until the match changes.
#[derive(Component, Clone, Copy, Debug)]
struct MutantTrail;

/// A ring around the circle that was drawn last. Where one was crossed out, the plug says so.
fn leave_trail(
    (stand, settings): (Res<MutantStand>, Res<Settings>),
    marks: Option<Res<Marks>>,
    shown: Query<Entity, With<MutantTrail>>,
    mut commands: Commands,
) {
    let Some(marks) = marks else { return };
    for mark in &shown {
        commands.entity(mark).despawn();
    }
    let last = stand.shown().game.done().pop().filter(|_| settings.last_turn);
    let cells = match last {
        Some(MutantStep::Turn(turn)) => vec![turn.crossed, turn.drawn],
        Some(MutantStep::Circle(cell)) => vec![cell],
        None => Vec::new(),
    };
    for cell in cells {
        commands.spawn((
            Name::new("trail"),
            MutantTrail,
            marks.mark(WENT_TO | QUIET),
            Transform::from_translation(place(cell) + Vec3::Y * CELL_HEIGHT),
            Pickable::IGNORE,
            DespawnOnExit(AT_MUTANTS),
        ));
    }
}

/// The shade of a cell on the table, relative to a mark.
const SHADE: f32 = 1.35;

/// Shades the table around the foot of each cell.
fn shade(
    marks: Option<Res<Marks>>,
    cells: Query<Entity, Added<MutantSquare>>,
    mut commands: Commands,
) {
    let Some(marks) = marks else { return };
    for cell in &cells {
        commands.entity(cell).with_child((
            marks.mark(CONTACT | level_bits(1.0)),
            Transform::from_scale(Vec3::new(SHADE, 1.0, SHADE)),
            Pickable::IGNORE,
        ));
    }
}
