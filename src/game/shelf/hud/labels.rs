//! Labels that hang over things: names, numbers, symbols.

use bevy::{ecs::spawn::SpawnIter, prelude::*, ui::UiSystems, window::RequestRedraw};

use super::super::ShelfTable;
use crate::game::{
    common::ShelfGame,
    stage::View,
    ui::{
        self, Drawing, Fill, Letters, RHYTHM,
        palette::{INK, WALNUT},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        follow.after(UiSystems::Layout).run_if(any_with_component::<ShelfLabel>),
    );
}

/// A label, and the place in the world over which it hangs.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct ShelfLabel(pub Vec3);

/// A label with a symbol, if there is one, and a text, if it says anything.
pub fn label(game: ShelfGame, over: Vec3, symbol: Option<Drawing>, said: String) -> impl Bundle {
    let symbol = symbol.map(Drawing::shown);
    let text = (!said.is_empty()).then(|| (ui::unbroken(said, Letters::Body, INK),));
    (
        Name::new("label"),
        ShelfLabel(over),
        DespawnOnExit(ShelfTable(game)),
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
    )
}

/// Keeps each label over its place, also while the camera moves. A label shows once it has a place, which its size decides.
fn follow(
    eyes: Query<(&Camera, &GlobalTransform), With<View>>,
    scale: Res<UiScale>,
    mut labels: Query<(&ShelfLabel, &ComputedNode, &mut Node, &mut Visibility)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some((camera, eye)) = eyes.iter().next() else { return };
    for (label, computed, mut node, mut visibility) in &mut labels {
        let Ok(at) = camera.world_to_viewport(eye, label.0) else { continue };
        if computed.is_empty() {
            continue;
        }
        let size = computed.size() * computed.inverse_scale_factor();
        let corner = (at / scale.0 - size / 2.0).round();
        let (left, top) = (px(corner.x), px(corner.y));
        let has_place = node.left != Val::Auto;
        if (node.left, node.top) != (left, top) {
            (node.left, node.top) = (left, top);
            redraw.write(RequestRedraw);
        }
        if has_place && visibility.set_if_neq(Visibility::Inherited) {
            redraw.write(RequestRedraw);
        }
    }
}
