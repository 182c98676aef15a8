//! The twelve shapes beside the board, as wooden tiles. A tile shows its light side as long as its shape can still be
//! formed. Then it turns over.

use std::f32::consts::PI;

use bevy::{prelude::*, window::RequestRedraw};
use strum::VariantArray;

use super::{
    AT_MUTANTS, MutantHand, MutantStand,
    layout::{DARK_BLOCK, LAYER, LIGHT_BLOCK, MutantArea, blocks, number_of_shape, shape_of},
    on_shelf::turn,
};
use crate::{
    game::{
        common::Flow,
        input::{OtherPointed, OtherThing},
        keeping::Settings,
        shelf::{ShelfCursor, ShelfTable},
        stage::Brought,
    },
    mutants::{MutantRefusal, Pentomino},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<MutantStand>.or_eager(state_changed::<ShelfTable>);
    app.add_systems(
        Update,
        (lay_tiles.in_set(Flow::Mirror).run_if(changed), turn_over.in_set(Flow::Move))
            .run_if(in_state(AT_MUTANTS)),
    );
}

/// The tile of a shape, and how far it has turned over, from 0 to 1.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct MutantTile {
    /// Its shape.
    pub shape: Pentomino,
    /// How far it has turned.
    pub turned: f32,
    /// How far it has risen, from 0 to 1.
    pub risen: f32,
}

/// How long a tile takes to turn over, in seconds.
const LASTS: f32 = 0.6;
/// How high it rises meanwhile.
const RISE: f32 = 0.45;
/// How high the tile rises that the player should look at, and how long that takes, in seconds.
const SHOWN: f32 = 0.35;
const SHOWN_IN: f32 = 0.15;

/// How far the tile of a shape should have turned.
fn wanted(stand: &MutantStand, shape: Pentomino) -> f32 {
    let position = stand.shown().game.position();
    let is_formed = position.is_some_and(|position| position.formed_in(shape).is_some());
    if is_formed { 1.0 } else { 0.0 }
}

/// How a tile lies.
fn lies(middle: Vec3, MutantTile { turned, risen, .. }: MutantTile) -> Transform {
    let smooth = turned * turned * (3.0 - 2.0 * turned);
    let up = LAYER + RISE * (smooth * PI).sin() + SHOWN * risen;
    Transform::from_translation(middle + Vec3::Y * up)
        .with_rotation(Quat::from_rotation_x(smooth * PI))
}

/// Lays the tiles at the sides of the board.
fn lay_tiles(
    stand: Res<MutantStand>,
    mut tiles: Query<(&MutantTile, &mut Transform)>,
    mut commands: Commands,
) {
    let area = MutantArea::of(&stand.shown().game);
    let middle = |shape| area.tile(shape).0;
    for (tile, mut transform) in &mut tiles {
        *transform = lies(middle(tile.shape), *tile);
    }
    if !tiles.is_empty() {
        return;
    }
    for shape in Pentomino::VARIANTS.iter().copied() {
        let tile = MutantTile { shape, turned: wanted(&stand, shape), risen: 0.0 };
        let number = number_of_shape(shape);
        let tile = commands.spawn((
            Name::new("tile"),
            (tile, lies(middle(shape), tile)),
            Visibility::default(),
            DespawnOnExit(AT_MUTANTS),
        ));
        let tile = tile.id();
        for (place, (ware, down)) in blocks(shape).into_iter().flat_map(|place| {
            [(&LIGHT_BLOCK, 0.0), (&DARK_BLOCK, LAYER)].map(|layer| (place, layer))
        }) {
            // The dark layer looks down, so that it lies right once the tile has turned over.
            let over = if down > 0.0 { Quat::from_rotation_x(PI) } else { Quat::IDENTITY };
            commands.spawn((
                ChildOf(tile),
                OtherThing(number),
                Brought { ware, cut: number },
                Transform::from_translation(place).with_rotation(over),
            ));
        }
    }
}

/// Turns tiles over that should show their other side, and lets the one rise that the player should look at.
fn turn_over(
    (time, settings): (Res<Time>, Res<Settings>),
    (stand, hand): (Res<MutantStand>, Res<MutantHand>),
    (pointed, cursor): (Res<OtherPointed>, Res<ShelfCursor>),
    mut tiles: Query<(&mut MutantTile, &mut Transform)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let area = MutantArea::of(&stand.shown().game);
    // A tile that rises under a mouse would no longer be under it.
    let at_cursor = cursor.shown_at().and_then(shape_of);
    let meant = at_cursor.or_else(|| meant(&stand, *hand, cursor.shown_at().or(pointed.0)));
    let step = |lasts: f32| if settings.reduced_motion { 1.0 } else { time.delta_secs() / lasts };
    let towards = |now: f32, to: f32, lasts| now + (to - now).clamp(-step(lasts), step(lasts));
    for (mut tile, mut transform) in &mut tiles {
        let risen = if meant == Some(tile.shape) { 1.0 } else { 0.0 };
        let next = MutantTile {
            shape: tile.shape,
            turned: towards(tile.turned, wanted(&stand, tile.shape), LASTS),
            risen: towards(tile.risen, risen, SHOWN_IN),
        };
        if tile.set_if_neq(next) {
            *transform = lies(area.tile(next.shape).0, next);
            redraw.write(RequestRedraw);
        }
    }
}

/// The shape that a turn would form which the player points at, or because of which a turn was refused. Its tile rises.
fn meant(stand: &MutantStand, hand: MutantHand, at: Option<u32>) -> Option<Pentomino> {
    match hand.refused.map(|refused| refused.why) {
        Some(MutantRefusal::FormedBefore { shape, .. } | MutantRefusal::SameShape { shape }) => {
            Some(shape)
        }
        Some(_) => None,
        None => {
            let position = stand.shown().game.position()?;
            position.shape_after(turn(hand.held, at?)?).ok()
        }
    }
}
