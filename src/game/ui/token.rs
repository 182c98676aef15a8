//! A side's token as one sees it from above, as a sign of the side: red is round, black has corners.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::{
    palette::{BLACK, MAPLE, RED},
    scale::Rim,
};
use crate::rules::Side;

/// A side's token, so wide.
pub fn token(side: Side, across: f32) -> impl Bundle {
    let (fill, radius, turn, width) = match side {
        Side::Red => (RED, BorderRadius::MAX, 0.0, across),
        // On its corner, it is as wide as a round one at less than its sides.
        Side::Black => (BLACK, BorderRadius::all(px(2)), PI / 4.0, across * 0.85),
    };
    (
        Node {
            width: px(width),
            height: px(width),
            margin: px((across - width) / 2.0).all(),
            border_radius: radius,
            flex_shrink: 0.0,
            ..default()
        },
        Rim(across / 10.0),
        UiTransform::from_rotation(Rot2::radians(turn)),
        BackgroundColor(fill),
        BorderColor::all(MAPLE),
        Pickable::IGNORE,
    )
}
