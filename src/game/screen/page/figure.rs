//! Figures: small drawings of the board for the rules.

use std::f32::consts::PI;

use bevy::prelude::*;

use crate::{
    game::ui::{
        Drawing, FlatShape,
        palette::{BRASS, EDGE_LIT, MAPLE, RED_LIT, Tint},
        token_on_maple,
    },
    rules::Side,
};

/// The diameters of a disc and a token, in pixels of the layout.
const DISC: f32 = 30.0;
const TOKEN: f32 = 21.0;
/// The width of the line around a disc.
const RIM: f32 = 2.0;
/// The distance between the centres of neighbouring discs.
const STEP: f32 = 32.0;
/// The width of an arrow, the length of its barbs, and its distance from the centres of the two cells.
const SHAFT: f32 = 4.0;
const BARB: f32 = 12.0;
const GAP: f32 = 10.0;

/// What a figure shows. Cells are given by column and row.
#[derive(Clone, Copy, Debug, Default)]
pub struct Figure {
    pub discs: &'static [(i8, i8)],
    /// Cells where a disc was or may go.
    pub places: &'static [(i8, i8)],
    pub tokens: &'static [(i8, i8, Side)],
    /// A move, from cell to cell.
    pub arrow: Option<[(i8, i8); 2]>,
}

/// The centre of a cell, relative to the centre of cell (0, 0).
fn place((column, row): (i8, i8)) -> Vec2 {
    let (column, row) = (f32::from(column), f32::from(row));
    Vec2::new(column + row / 2.0, row * (PI / 3.0).sin()) * STEP
}

impl Figure {
    /// The node that shows the figure.
    pub fn drawn(self) -> impl Bundle {
        let middles = || self.discs.iter().chain(self.places).map(|cell| place(*cell));
        let low = middles().reduce(Vec2::min).unwrap_or_default() - DISC / 2.0;
        let high = middles().reduce(Vec2::max).unwrap_or_default() + DISC / 2.0;
        let at = |cell| place(cell) - low;
        let discs = self.discs.iter().flat_map(|cell| {
            let disc = |across| FlatShape::Disc(at(*cell), across / 2.0);
            [(disc(DISC), EDGE_LIT), (disc(DISC - 2.0 * RIM), MAPLE)]
        });
        let ring = |cell| (FlatShape::Ring(at(cell), DISC / 2.0, RIM), BRASS);
        let places = self.places.iter().map(|cell| ring(*cell));
        let tokens =
            self.tokens.iter().map(|(q, r, side)| token_on_maple(*side, at((*q, *r)), TOKEN));
        let strokes = self.arrow.map(|[from, to]| arrow(at(from), at(to)));
        let strokes = strokes.into_iter().flatten();
        let shapes = discs.chain(places).chain(tokens).chain(strokes).collect();
        Drawing { size: high - low, shapes }.shown()
    }
}

/// An arrow: a shaft and two barbs.
fn arrow(from: Vec2, to: Vec2) -> [(FlatShape, Tint); 3] {
    let way = (to - from).normalize_or_zero();
    let (from, to) = (from + way * GAP, to - way * GAP);
    let barb = |turn: f32| to - Vec2::from_angle(turn).rotate(way) * BARB;
    [from, barb(PI / 5.0), barb(-PI / 5.0)].map(|end| (FlatShape::Stroke(end, to, SHAFT), RED_LIT))
}
