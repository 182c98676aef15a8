//! Labels over the towers: how many pieces each has, if that is more than one, so that it is told from any view, also from
//! above; the names of the squares; and symbols of the sides for players who want them.

use bevy::{prelude::*, ui::UiSystems, window::RequestRedraw};

use super::ribbon::piece;
use crate::{
    game::{
        common::Flow,
        keeping::Settings,
        stage::View,
        ui::{
            self, Fill, Letters, RHYTHM,
            palette::{INK, WALNUT},
        },
        zebra::{
            AtZebra, ZebraFan, ZebraStand,
            layout::{height, place},
        },
    },
    zebra::{ZebraPosition, ZebraSquare},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<ZebraStand>
        .or_eager(resource_changed::<Settings>)
        .or_eager(state_changed::<AtZebra>);
    app.add_systems(Update, label.in_set(Flow::Tell).run_if(in_state(AtZebra)).run_if(changed))
        .add_systems(
            PostUpdate,
            follow.after(UiSystems::Layout).run_if(any_with_component::<TowerLabel>),
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
    let position = stand.position();
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
        let symbol = side.map(|side| piece(side, 2.25 * RHYTHM));
        let said = label.said.clone();
        let text = (!said.is_empty()).then(|| (ui::unbroken(said, Letters::Body, INK),));
        commands.spawn((
            Name::new("label"),
            label,
            DespawnOnExit(AtZebra),
            Node {
                position_type: PositionType::Absolute,
                padding: UiRect::axes(px(0.75 * RHYTHM), px(0)),
                border_radius: BorderRadius::MAX,
                align_items: AlignItems::Center,
                column_gap: px(0.5 * RHYTHM),
                ..default()
            },
            Fill(WALNUT),
            Visibility::Hidden,
            // Under everything else that lies over the table.
            GlobalZIndex(-1),
            Pickable::IGNORE,
            Children::spawn((SpawnIter(symbol.into_iter()), SpawnIter(text.into_iter()))),
        ));
    }
}

/// Keeps each label over its tower, also while the camera moves, or the tower opens.
fn follow(
    eyes: Query<(&Camera, &GlobalTransform), With<View>>,
    (scale, fan): (Res<UiScale>, Res<ZebraFan>),
    mut labels: Query<(&TowerLabel, &ComputedNode, &mut Node, &mut Visibility)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some((camera, eye)) = eyes.iter().next() else { return };
    for (label, computed, mut node, mut visibility) in &mut labels {
        let over = label.over + fan.shift(label.square, label.pieces);
        let Ok(at) = camera.world_to_viewport(eye, over) else { continue };
        let size = computed.size() * computed.inverse_scale_factor();
        let corner = (at / scale.0 - size / 2.0).round();
        let (left, top) = (px(corner.x), px(corner.y));
        if (node.left, node.top) != (left, top) {
            (node.left, node.top) = (left, top);
            redraw.write(RequestRedraw);
        } else if visibility.set_if_neq(Visibility::Inherited) {
            redraw.write(RequestRedraw);
        }
    }
}
