//! The twelve shapes beside the board, as wooden tiles. A tile shows its light side as long as its shape can still be
//! formed. Then it turns over.

use std::f32::consts::PI;

use bevy::{mesh::MeshTag, prelude::*, window::RequestRedraw};
use strum::VariantArray;

use super::{
    AT_MUTANTS, MutantHand, MutantStand,
    layout::{DARK_BLOCK, LAYER, LIGHT_BLOCK, MutantArea, blocks, cell_of, number_of_shape},
    on_shelf::turn,
};
use crate::{
    game::{
        common::Flow,
        input::{OtherPointed, OtherThing},
        keeping::Settings,
        shelf::{OnTable, ShelfCursor},
        stage::{
            Brought,
            tag_of_wood::{BLAME_AT, BOLD, LEVELS, LIT_AT, REFUSED},
        },
    },
    mutants::{MutantRefusal, Pentomino},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<MutantStand>.or_eager(state_changed::<OnTable>);
    app.add_systems(
        Update,
        (lay_tiles.in_set(Flow::Mirror).run_if(changed), turn_over.in_set(Flow::Move))
            .run_if(in_state(AT_MUTANTS)),
    );
}

/// What is marked on them.
pub(super) fn marks_plugin(app: &mut App) {
    let changed = resource_changed::<MutantStand>
        .or_eager(resource_changed::<MutantHand>)
        .or_eager(resource_changed::<OtherPointed>)
        .or_eager(resource_changed::<ShelfCursor>)
        .or_eager(resource_changed::<Settings>)
        .or_eager(any_match_filter::<Added<MeshTag>>);
    app.add_systems(
        Update,
        mark_tiles.in_set(Flow::Tell).run_if(changed).run_if(in_state(AT_MUTANTS)),
    );
}

/// The tile of a shape, and how far it has turned over, from 0 to 1.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct MutantTile {
    /// Its shape.
    pub shape: Pentomino,
    /// How far it has turned.
    pub turned: f32,
}

/// A block of a tile.
#[derive(Component, Clone, Copy, Debug)]
struct MutantBlock(Pentomino);

/// How long a tile takes to turn over, in seconds.
const LASTS: f32 = 0.6;
/// How high it rises meanwhile.
const RISE: f32 = 0.45;

/// How far the tile of a shape should have turned.
fn wanted(stand: &MutantStand, shape: Pentomino) -> f32 {
    let position = stand.shown().game.position();
    let is_formed = position.is_some_and(|position| position.formed_in(shape).is_some());
    if is_formed { 1.0 } else { 0.0 }
}

/// How a tile lies.
fn lies(middle: Vec3, turned: f32) -> Transform {
    let smooth = turned * turned * (3.0 - 2.0 * turned);
    let up = LAYER + RISE * (smooth * PI).sin();
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
        *transform = lies(middle(tile.shape), tile.turned);
    }
    if !tiles.is_empty() {
        return;
    }
    for shape in Pentomino::VARIANTS.iter().copied() {
        let turned = wanted(&stand, shape);
        let number = number_of_shape(shape);
        let tile = commands.spawn((
            Name::new("tile"),
            MutantTile { shape, turned },
            lies(middle(shape), turned),
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
                MutantBlock(shape),
                OtherThing(number),
                Brought { ware, cut: number },
                Transform::from_translation(place).with_rotation(over),
            ));
        }
    }
}

/// Turns tiles over that should show their other side.
fn turn_over(
    (time, settings, stand): (Res<Time>, Res<Settings>, Res<MutantStand>),
    mut tiles: Query<(&mut MutantTile, &mut Transform)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let area = MutantArea::of(&stand.shown().game);
    for (mut tile, mut transform) in &mut tiles {
        let wanted = wanted(&stand, tile.shape);
        if (tile.turned - wanted).abs() < f32::EPSILON {
            continue;
        }
        let step = if settings.reduced_motion { 1.0 } else { time.delta_secs() / LASTS };
        tile.turned += (wanted - tile.turned).clamp(-step, step);
        *transform = lies(area.tile(tile.shape).0, tile.turned);
        redraw.write(RequestRedraw);
    }
}

/// How brightly the tile of the shape is lit that the circles form.
const CURRENT: u32 = 12;

/// Lights the tile of the shape that the circles form, and of the one that they would form; and marks the one because of
/// which a turn was refused.
fn mark_tiles(
    (stand, hand, settings): (Res<MutantStand>, Res<MutantHand>, Res<Settings>),
    (pointed, cursor): (Res<OtherPointed>, Res<ShelfCursor>),
    mut blocks: Query<(&MutantBlock, &Brought, &mut MeshTag)>,
) {
    let position = stand.shown().game.position();
    let current = position.map(|position| position.shape());
    let would = position.and_then(|position| {
        let at = cursor.shown_at().or(pointed.0).filter(|at| cell_of(*at).is_some())?;
        position.shape_after(turn(hand.held, at)?).ok()
    });
    let blamed = match hand.refused.map(|refused| refused.why) {
        Some(MutantRefusal::FormedBefore { shape, .. } | MutantRefusal::SameShape { shape }) => {
            Some(shape)
        }
        _ => None,
    };
    for (MutantBlock(shape), brought, mut tag) in &mut blocks {
        let lit = match (would == Some(*shape), current == Some(*shape)) {
            (true, _) => LEVELS,
            (false, true) => CURRENT,
            (false, false) => 0,
        };
        let blame = if blamed == Some(*shape) { REFUSED } else { 0 };
        let bold = if settings.high_contrast { BOLD } else { 0 };
        tag.set_if_neq(MeshTag(brought.bits() | bold | blame << BLAME_AT | lit << LIT_AT));
    }
}
