//! The ribbon: who plays, what is counted of each side, and whose turn it is.

use bevy::prelude::*;

use super::super::ShelfTold;
use crate::game::{
    hud::ribbon_wood,
    ui::{
        self, Border, Drawing, Letters, RHYTHM,
        palette::{BRASS, EDGE, INK, SOFT_INK},
    },
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<ShelfTold>.or_eager(any_match_filter::<Added<ShelfPlate>>);
    app.add_systems(PostUpdate, light_plates.run_if(changed));
}

/// The plate of a player. It is lit while that player is to move, and at the end if they won.
#[derive(Component, Clone, Copy, Debug)]
struct ShelfPlate(usize);

/// The least width of what says whose turn it is, in ems, so that the plates stay where they are when the turn passes.
const STATE: f32 = 10.0;

/// The ribbon, with a drawing for each side.
pub fn ribbon(pieces: [fn(f32) -> Drawing; 2]) -> impl Bundle {
    (
        Node {
            flex_wrap: FlexWrap::Wrap,
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Stretch,
            column_gap: px(RHYTHM),
            row_gap: px(0.5 * RHYTHM),
            max_width: percent(100),
            ..default()
        },
        Pickable::IGNORE,
        children![
            plate(0, pieces[0]),
            plate(1, pieces[1]),
            (
                ribbon_wood(EDGE),
                children![(
                    Node { justify_content: JustifyContent::Center, ..default() },
                    ui::Ems::MinWidth(STATE),
                    Pickable::IGNORE,
                    children![ui::tied_text(
                        |told: &ShelfTold| told.state.clone(),
                        Letters::Body,
                        INK
                    )],
                )],
            ),
        ],
    )
}

fn plate(side: usize, piece: fn(f32) -> Drawing) -> impl Bundle {
    (
        ShelfPlate(side),
        ribbon_wood(EDGE),
        children![
            piece(3.0 * RHYTHM).shown(),
            (
                Node { flex_direction: FlexDirection::Column, min_width: px(0), ..default() },
                Pickable::IGNORE,
                children![
                    ui::tied_text(
                        move |told: &ShelfTold| told.names[side].clone(),
                        Letters::Body,
                        INK
                    ),
                    (
                        ui::tied_text(
                            move |told: &ShelfTold| told.counts[side].clone(),
                            Letters::Small,
                            SOFT_INK
                        ),
                        ui::shown_while(move |told: &ShelfTold| !told.counts[side].is_empty()),
                    ),
                ],
            ),
        ],
    )
}

fn light_plates(told: Res<ShelfTold>, mut plates: Query<(&ShelfPlate, &mut Border)>) {
    for (ShelfPlate(side), mut border) in &mut plates {
        border.set_if_neq(Border(if told.lit == Some(*side) { BRASS } else { EDGE }));
    }
}
