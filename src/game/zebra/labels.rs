//! Labels over the towers: how many pieces each has, if that is more than one, so that it is told from any view, also from
//! above; the names of the squares; and symbols of the sides for players who want them.

use bevy::prelude::*;

use super::{
    AT_ZEBRA, ZebraFan, ZebraStand, dark,
    layout::{height, place},
    light,
};
use crate::{
    game::{
        common::{Flow, ShelfGame},
        keeping::Settings,
        shelf::{ShelfLabel, ShelfTable, label as shelf_label},
        ui::RHYTHM,
    },
    zebra::{ZebraPosition, ZebraSide, ZebraSquare},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<ZebraStand>
        .or_eager(resource_changed::<Settings>)
        .or_eager(state_changed::<ShelfTable>);
    app.add_systems(
        Update,
        (label.run_if(changed), lift).chain().in_set(Flow::Tell).run_if(in_state(AT_ZEBRA)),
    );
}

/// A label, and the place in the world over which it hangs.
#[derive(Component, Clone, Debug, PartialEq)]
struct TowerLabel {
    square: ZebraSquare,
    said: String,
    over: Vec3,
    /// How many pieces are below it.
    pieces: usize,
}

/// How far a label hangs above its tower.
const ABOVE: f32 = 0.10;

/// The labels that there have to be.
fn wanted(position: &ZebraPosition, settings: &Settings) -> Vec<TowerLabel> {
    let squares = position.size().squares();
    let label = |square: ZebraSquare| {
        let pieces = position.height(square);
        let name = if settings.coordinates { square.to_string() } else { String::new() };
        let said = match (pieces, name.is_empty()) {
            (0 | 1, _) => name,
            (pieces, true) => pieces.to_string(),
            (pieces, false) => format!("{name} · {pieces}"),
        };
        let is_wanted = !said.is_empty() || settings.symbols && pieces > 0;
        let pieces = usize::from(pieces);
        let over = place(position.size(), square) + Vec3::Y * (height(pieces) + ABOVE);
        is_wanted.then_some(TowerLabel { square, said, over, pieces })
    };
    squares.filter_map(label).collect()
}

fn label(
    (stand, settings): (Res<ZebraStand>, Res<Settings>),
    labels: Query<(Entity, &TowerLabel)>,
    mut commands: Commands,
) {
    let position = stand.shown().game.position();
    let wanted = wanted(position, &settings);
    for (entity, label) in &labels {
        if settings.is_changed() || !wanted.contains(label) {
            commands.entity(entity).despawn();
        }
    }
    for label in wanted {
        if !settings.is_changed() && labels.iter().any(|(_, shown)| *shown == label) {
            continue;
        }
        let side = position.owner(label.square).filter(|_| settings.symbols);
        let symbol = side.map(|side| match side {
            ZebraSide::Light => light(2.25 * RHYTHM),
            ZebraSide::Dark => dark(2.25 * RHYTHM),
        });
        let bundle = shelf_label(ShelfGame::Zebra, label.over, symbol, label.said.clone());
        commands.spawn((label, bundle));
    }
}

/// Keeps each label over its tower, also while the tower opens.
fn lift(fan: Res<ZebraFan>, mut labels: Query<(&TowerLabel, &mut ShelfLabel)>) {
    for (tower, mut label) in &mut labels {
        label.set_if_neq(ShelfLabel(tower.over + fan.shift(tower.square, tower.pieces)));
    }
}
