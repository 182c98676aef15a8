//! Marks that stay until the match changes: of the last turn, and of closed squares.

use bevy::prelude::*;

use super::{
    AT_ZEBRA, ZebraStand,
    layout::{BASE_HEIGHT, place},
};
use crate::{
    game::{
        common::Flow,
        keeping::Settings,
        shelf::OnTable,
        stage::{
            Marks,
            mark::{CAME_FROM, QUIET, WENT_TO},
        },
    },
    zebra::ZebraSquare,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<ZebraStand>
        .or_eager(resource_changed::<Settings>)
        .or_eager(state_changed::<OnTable>);
    app.add_systems(
        Update,
        leave_trail.in_set(Flow::Tell).run_if(in_state(AT_ZEBRA)).run_if(changed),
    );
}

/// A mark that stays until the match changes: of the last turn, or of a closed square.
#[derive(Component, Clone, Copy, Debug)]
struct ZebraTrail;

/// Rings around where the last turn came from and went to, and where squares were that are closed.
fn leave_trail(
    (stand, settings): (Res<ZebraStand>, Res<Settings>),
    marks: Option<Res<Marks>>,
    shown: Query<Entity, With<ZebraTrail>>,
    mut commands: Commands,
) {
    let Some(marks) = marks else { return };
    for mark in &shown {
        commands.entity(mark).despawn();
    }
    let position = stand.shown().game.position();
    let is_closed = |square: ZebraSquare| position.height(square) == 0;
    let closed = position.size().squares().filter(|square| is_closed(*square));
    let closed = closed.map(|square| (square, CAME_FROM));
    let last = stand.shown().game.turns().last().filter(|_| settings.last_turn);
    let last = last.into_iter().flat_map(|turn| [turn.from, turn.to]);
    let last = last.filter(|square| !is_closed(*square)).map(|square| (square, WENT_TO | QUIET));
    for (square, tag) in closed.chain(last) {
        let above = if is_closed(square) { 0.0 } else { BASE_HEIGHT };
        commands.spawn((
            Name::new("trail"),
            ZebraTrail,
            marks.mark(tag),
            Transform::from_translation(place(position.size(), square) + Vec3::Y * above),
            Pickable::IGNORE,
            DespawnOnExit(AT_ZEBRA),
        ));
    }
}
