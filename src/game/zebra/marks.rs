//! What is marked on the board: which towers can be taken, where the held piece may go, the last turn, hints, refusals,
//! and which squares are closed.

use bevy::{mesh::MeshTag, prelude::*};

use super::{
    AtZebra, ZebraBase, ZebraHand, ZebraStand,
    adviser::ZebraAdviser,
    keys::{ZebraCursor, inviting},
    layout::{BASE_HEIGHT, number_of, place},
};
use crate::{
    game::{
        common::Flow,
        input::OtherPointed,
        keeping::Settings,
        stage::{
            Brought, Marks,
            mark::{CAME_FROM, QUIET, WENT_TO},
            tag_of_wood::{
                BLAME_AT, BOLD, CURSOR, HOVERED, LEVELS, LIT_AT, REFUSED, STOP, TAKEABLE,
            },
        },
    },
    zebra::ZebraSquare,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<ZebraStand>
        .or_eager(resource_changed::<ZebraHand>)
        .or_eager(resource_changed::<OtherPointed>)
        .or_eager(resource_changed::<ZebraCursor>)
        .or_eager(resource_changed::<ZebraAdviser>)
        .or_eager(resource_changed::<Settings>)
        .or_eager(any_match_filter::<Added<MeshTag>>)
        .or_eager(state_changed::<AtZebra>);
    app.add_systems(
        Update,
        (
            tag_bases.run_if(changed),
            leave_trail.run_if(
                resource_changed::<ZebraStand>
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(state_changed::<AtZebra>),
            ),
        )
            .in_set(Flow::Tell)
            .run_if(in_state(AtZebra)),
    );
}

/// How brightly a square is lit to which the held piece may go, if it is not pointed at. It is fully lit if it is.
const TARGET: u32 = 20;

fn tag_bases(
    (stand, hand, adviser): (Res<ZebraStand>, Res<ZebraHand>, Res<ZebraAdviser>),
    (pointed, cursor, settings): (Res<OtherPointed>, Res<ZebraCursor>, Res<Settings>),
    mut bases: Query<(&ZebraBase, &Brought, &mut MeshTag)>,
) {
    let inviting = inviting(&stand, *hand);
    let size = stand.position().size();
    let hint = adviser.hint(stand.game()).map(|hint| [hint.turn.from, hint.turn.to]);
    let refused = hand.refused.map(|refused| refused.at);
    for (ZebraBase(square), brought, mut tag) in &mut bases {
        let invites = inviting.contains(square);
        let is_at_cursor = cursor.shown_at() == Some(*square);
        let is_hovered = pointed.0 == Some(number_of(size, *square)) || is_at_cursor;
        let is_hinted = hint.is_some_and(|hint| hint.contains(square));
        let blame = match refused {
            Some(refused) if refused == *square => REFUSED,
            _ if is_hinted => STOP,
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
    let position = stand.position();
    let is_closed = |square: ZebraSquare| position.height(square) == 0;
    let closed = position.size().squares().filter(|square| is_closed(*square));
    let closed = closed.map(|square| (square, CAME_FROM));
    let last = stand.game().turns().last().filter(|_| settings.last_turn);
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
            DespawnOnExit(AtZebra),
        ));
    }
}
