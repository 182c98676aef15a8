//! Figures: small drawings of the board, made of nodes.

use std::f32::consts::PI;

use bevy::prelude::*;

use crate::{
    game::ui::{
        Rim,
        palette::{BLACK, BRASS, CLEAR, EDGE_LIT, MAPLE, RED, RED_LIT},
    },
    rules::Side,
};

/// How wide a disc is, and what lies on it.
const DISC: f32 = 30.0;
const TOKEN: f32 = 18.0;
/// From the middle of a disc to that of the next.
const STEP: f32 = 32.0;
/// How wide an arrow is, how long its barbs are, and how far it stays from the middles of its ends.
const SHAFT: f32 = 4.0;
const BARB: f32 = 12.0;
const SHORT: f32 = 10.0;

/// What is drawn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Figure {
    /// Discs, by column and row.
    pub discs: &'static [(i8, i8)],
    /// Places where a disc may go, or was.
    pub places: &'static [(i8, i8)],
    /// Tokens.
    pub tokens: &'static [(i8, i8, Side)],
    /// What moves, from where to where.
    pub arrow: Option<[(i8, i8); 2]>,
}

/// Where a cell is, from the middle of the first.
fn place((column, row): (i8, i8)) -> Vec2 {
    let (column, row) = (f32::from(column), f32::from(row));
    Vec2::new(column + row / 2.0, row * (PI / 3.0).sin()) * STEP
}

impl Figure {
    /// What is drawn, to be a node among others.
    pub fn drawn(self) -> impl Bundle {
        let middles = || self.discs.iter().chain(self.places).map(|cell| place(*cell));
        let low = middles().reduce(Vec2::min).unwrap_or_default() - DISC / 2.0;
        let high = middles().reduce(Vec2::max).unwrap_or_default() + DISC / 2.0;
        let at = move |cell| place(cell) - low;
        let discs = self.discs.iter().map(move |cell| round(at(*cell), DISC, MAPLE, EDGE_LIT));
        let places = self.places.iter().map(move |cell| round(at(*cell), DISC, CLEAR, BRASS));
        let tokens = self.tokens.iter().map(move |(q, r, side)| token(at((*q, *r)), *side));
        let bars = self.arrow.map(|[from, to]| arrow(at(from), at(to)));
        let parts: Vec<Part> =
            discs.chain(places).chain(tokens).chain(bars.into_iter().flatten()).collect();
        (
            Node {
                width: px(high.x - low.x),
                height: px(high.y - low.y),
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
            Children::spawn(SpawnIter(parts.into_iter())),
        )
    }
}

/// A part of a drawing.
type Part = (Node, Rim, BackgroundColor, BorderColor, UiTransform, Pickable);

fn part(middle: Vec2, size: Vec2, turn: f32, fill: Color, edge: Color) -> Part {
    (
        Node {
            position_type: PositionType::Absolute,
            left: px(middle.x - size.x / 2.0),
            top: px(middle.y - size.y / 2.0),
            width: px(size.x),
            height: px(size.y),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        Rim(2.0),
        BackgroundColor(fill),
        BorderColor::all(edge),
        UiTransform::from_rotation(Rot2::radians(turn)),
        Pickable::IGNORE,
    )
}

fn round(middle: Vec2, size: f32, fill: Color, edge: Color) -> Part {
    part(middle, Vec2::splat(size), 0.0, fill, edge)
}

/// As [`crate::game::ui::token`] draws it, but for the line around it, which maple needs none of.
fn token(middle: Vec2, side: Side) -> Part {
    match side {
        Side::Red => round(middle, TOKEN, RED, RED),
        Side::Black => {
            let mut corners = part(middle, Vec2::splat(TOKEN * 0.85), PI / 4.0, BLACK, BLACK);
            corners.0.border_radius = BorderRadius::all(px(2));
            corners
        }
    }
}

/// A shaft and two barbs.
fn arrow(from: Vec2, to: Vec2) -> [Part; 3] {
    let way = (to - from).normalize_or_zero();
    let (from, to) = (from + way * SHORT, to - way * SHORT);
    let turn = way.to_angle();
    let barb = |by: f32| {
        let back = Vec2::from_angle(turn + by) * BARB;
        part(to - back / 2.0, Vec2::new(BARB, SHAFT), turn + by, RED_LIT, RED_LIT)
    };
    let shaft = Vec2::new(from.distance(to), SHAFT);
    [part(from.midpoint(to), shaft, turn, RED_LIT, RED_LIT), barb(PI / 5.0), barb(-PI / 5.0)]
}
