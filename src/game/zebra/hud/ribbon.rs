//! The ribbon: who plays, how many towers each side owns, and whose turn it is.

use bevy::prelude::*;

use super::ZebraTold;
use crate::{
    game::{
        common::Flow,
        hud::ribbon_wood,
        ui::{
            self, Border, Drawing, FlatShape, Letters, RHYTHM,
            palette::{BLACK, BRASS, EDGE, INK, SOFT_INK},
        },
        zebra::{AtZebra, ZebraStand},
    },
    zebra::{ZebraEnding, ZebraSide},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<ZebraStand>.or_eager(any_match_filter::<Added<ZebraPlate>>);
    app.add_systems(
        Update,
        light_plates.in_set(Flow::Tell).run_if(in_state(AtZebra)).run_if(changed),
    );
}

/// The plate of a player. It is lit while that player is to move, and at the end if they won.
#[derive(Component, Clone, Copy, Debug)]
struct ZebraPlate(ZebraSide);

pub fn ribbon() -> impl Bundle {
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
            plate(ZebraSide::Light),
            plate(ZebraSide::Dark),
            (
                ribbon_wood(EDGE),
                children![ui::tied_text(|told: &ZebraTold| told.state.clone(), Letters::Body, INK)],
            ),
        ],
    )
}

fn plate(side: ZebraSide) -> impl Bundle {
    let of = side as usize;
    (
        ZebraPlate(side),
        ribbon_wood(EDGE),
        children![
            piece(side, 3.0 * RHYTHM),
            (
                Node { flex_direction: FlexDirection::Column, min_width: px(0), ..default() },
                Pickable::IGNORE,
                children![
                    ui::tied_text(
                        move |told: &ZebraTold| told.names[of].clone(),
                        Letters::Body,
                        INK
                    ),
                    ui::tied_text(
                        move |told: &ZebraTold| told.towers[of].clone(),
                        Letters::Small,
                        SOFT_INK
                    ),
                ],
            ),
        ],
    )
}

/// A side's piece from above: a light one with a dark ring, a dark one with a light rim and a light middle. So they differ
/// without their colours.
pub fn piece(side: ZebraSide, across: f32) -> impl Bundle {
    let middle = Vec2::splat(across / 2.0);
    let shapes = match side {
        ZebraSide::Light => vec![
            (FlatShape::Disc(middle, across * 0.48), INK),
            (FlatShape::Ring(middle, across * 0.32, across * 0.08), BLACK),
        ],
        ZebraSide::Dark => vec![
            (FlatShape::Disc(middle, across * 0.48), INK),
            (FlatShape::Disc(middle, across * 0.41), BLACK),
            (FlatShape::Disc(middle, across * 0.12), INK),
        ],
    };
    Drawing { size: Vec2::splat(across), shapes }.shown()
}

fn light_plates(stand: Res<ZebraStand>, mut plates: Query<(&ZebraPlate, &mut Border)>) {
    let lit = match stand.game().ending() {
        Some(ending) => ZebraEnding::winner(ending),
        None => Some(stand.position().to_move()),
    };
    for (ZebraPlate(side), mut border) in &mut plates {
        border.set_if_neq(Border(if lit == Some(*side) { BRASS } else { EDGE }));
    }
}
