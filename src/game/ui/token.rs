//! Tokens as small pictures that stand for the sides, seen from above: red is round, black has corners.

use bevy::prelude::*;

use super::{
    drawing::{Drawing, Shape},
    palette::{BLACK, MAPLE, RED_TOKEN, Tint},
};
use crate::rules::Side;

/// A side's token with a line of maple around it, `across` pixels wide.
pub fn token(side: Side, across: f32) -> impl Bundle {
    let middle = Vec2::splat(across / 2.0);
    let shapes = vec![
        (token_shape(side, middle, across), MAPLE),
        (token_shape(side, middle, across * 0.76), lacquer(side)),
    ];
    Drawing { size: Vec2::splat(across), shapes }.shown()
}

/// A side's token without the line, for a maple background.
pub fn token_on_maple(side: Side, middle: Vec2, across: f32) -> (Shape, Tint) {
    (token_shape(side, middle, across), lacquer(side))
}

/// A shape with corners has to be wider to look as large.
fn token_shape(side: Side, middle: Vec2, across: f32) -> Shape {
    match side {
        Side::Red => Shape::Disc(middle, across * 0.43),
        Side::Black => Shape::Lozenge(middle, across * 0.52),
    }
}

fn lacquer(side: Side) -> Tint {
    match side {
        Side::Red => RED_TOKEN,
        Side::Black => BLACK,
    }
}
