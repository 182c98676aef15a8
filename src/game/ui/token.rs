//! A side's token as one sees it from above, as a sign of the side: red is round, black has corners.

use bevy::prelude::*;

use super::{
    drawing::{Drawing, Shape},
    palette::{BLACK, MAPLE, RED},
};
use crate::rules::Side;

/// A side's token, so wide, with a line of maple around it.
pub fn token(side: Side, across: f32) -> impl Bundle {
    let middle = Vec2::splat(across / 2.0);
    let shapes = vec![
        (token_shape(side, middle, across), MAPLE),
        (token_shape(side, middle, across * 0.76), lacquer(side)),
    ];
    Drawing { size: Vec2::splat(across), shapes }.shown()
}

/// The same without the line, on something that is of maple itself.
pub fn token_on_maple(side: Side, middle: Vec2, across: f32) -> (Shape, Color) {
    (token_shape(side, middle, across), lacquer(side))
}

/// What has corners has to reach farther to look as large.
fn token_shape(side: Side, middle: Vec2, across: f32) -> Shape {
    match side {
        Side::Red => Shape::Disc(middle, across * 0.43),
        Side::Black => Shape::Lozenge(middle, across * 0.52),
    }
}

fn lacquer(side: Side) -> Color {
    match side {
        Side::Red => RED,
        Side::Black => BLACK,
    }
}
