//! What is marked at things: which can be taken, where the held piece may go, hints and refusals.

use bevy::{mesh::MeshTag, prelude::*};

use super::{ShelfAdviser, ShelfBase, ShelfCursor, ShelfHand, ShelfStand, ShelfTable, ShelfThings};
use crate::game::{
    common::Flow,
    input::{OtherPointed, OtherThing},
    keeping::Settings,
    stage::{
        Brought, Marks, level_bits,
        mark::CONTACT,
        tag_of_wood::{BLAME_AT, BOLD, CURSOR, HOVERED, LEVELS, LIT_AT, REFUSED, STOP, TAKEABLE},
    },
};

pub(super) fn of_game<R: ShelfThings>(app: &mut App) {
    let changed = resource_changed::<ShelfStand<R>>
        .or_eager(resource_changed::<ShelfHand<R::Refusal>>)
        .or_eager(resource_changed::<OtherPointed>)
        .or_eager(resource_changed::<ShelfCursor>)
        .or_eager(resource_changed::<ShelfAdviser<R>>)
        .or_eager(resource_changed::<Settings>)
        .or_eager(any_match_filter::<Added<MeshTag>>)
        .or_eager(state_changed::<ShelfTable>);
    let leaves = resource_changed::<ShelfStand<R>>
        .or_eager(resource_changed::<Settings>)
        .or_eager(state_changed::<ShelfTable>);
    app.add_systems(
        Update,
        (tag_bases::<R>.run_if(changed), leave_trail::<R>.run_if(leaves))
            .in_set(Flow::Tell)
            .run_if(in_state(ShelfTable(R::GAME))),
    );
}

/// What all games share.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, shade.in_set(Flow::Tell).run_if(any_match_filter::<Added<ShelfBase>>));
}

/// How brightly a thing is lit to which the held piece may go, if it is not pointed at. It is fully lit if it is.
pub const TARGET: u32 = 20;

fn tag_bases<R: ShelfThings>(
    (stand, hand): (Res<ShelfStand<R>>, Res<ShelfHand<R::Refusal>>),
    adviser: Res<ShelfAdviser<R>>,
    (pointed, cursor, settings): (Res<OtherPointed>, Res<ShelfCursor>, Res<Settings>),
    mut bases: Query<(&OtherThing, &Brought, &mut MeshTag), With<ShelfBase>>,
) {
    let inviting = stand.inviting(hand.held);
    let hint = adviser.step().map(|step| stand.shown().touched(step)).unwrap_or_default();
    let refused = hand.refused.map(|refused| refused.at);
    for (OtherThing(number), brought, mut tag) in &mut bases {
        let invites = inviting.contains(number);
        let is_at_cursor = cursor.shown_at() == Some(*number);
        let is_hovered = cursor.shown_at().or(pointed.0) == Some(*number);
        let blame = match refused {
            Some(refused) if refused == *number => REFUSED,
            _ if hint.contains(number) => STOP,
            _ => 0,
        };
        let lit = match (invites && hand.held.is_some(), is_hovered) {
            (true, true) => LEVELS,
            (true, false) => TARGET,
            _ => 0,
        };
        let bits = brought.bits()
            | bit(invites && hand.held.is_none(), TAKEABLE)
            | bit(invites && is_hovered, HOVERED)
            | bit(is_at_cursor, CURSOR)
            | bit(settings.high_contrast, BOLD)
            | blame << BLAME_AT
            | lit << LIT_AT;
        tag.set_if_neq(MeshTag(bits));
    }
}

fn bit(is: bool, bit: u32) -> u32 {
    if is { bit } else { 0 }
}

/// A mark that stays until the match changes.
#[derive(Component, Clone, Copy, Debug)]
struct ShelfTrail;

fn leave_trail<R: ShelfThings>(
    (stand, settings): (Res<ShelfStand<R>>, Res<Settings>),
    marks: Option<Res<Marks>>,
    shown: Query<Entity, With<ShelfTrail>>,
    mut commands: Commands,
) {
    let Some(marks) = marks else { return };
    for mark in &shown {
        commands.entity(mark).despawn();
    }
    for (tag, place) in stand.shown().trail(settings.last_turn) {
        commands.spawn((
            Name::new("trail"),
            ShelfTrail,
            marks.mark(tag),
            Transform::from_translation(place),
            Pickable::IGNORE,
            DespawnOnExit(ShelfTable(R::GAME)),
        ));
    }
}

/// Shades the table around the foot of each base.
fn shade(
    marks: Option<Res<Marks>>,
    bases: Query<(Entity, &ShelfBase), Added<ShelfBase>>,
    mut commands: Commands,
) {
    let Some(marks) = marks else { return };
    for (base, ShelfBase { shade }) in &bases {
        commands.entity(base).with_child((
            marks.mark(CONTACT | level_bits(1.0)),
            Transform::from_scale(Vec3::new(*shade, 1.0, *shade)),
            Pickable::IGNORE,
        ));
    }
}
