//! The small drawings in a row: what its buttons do, and the shape that won.

use bevy::prelude::*;

use super::LibraryOrder;
use crate::{
    game::ui::{
        self, Drawing, FlatShape, RHYTHM, Skin,
        palette::{BRASS, FAINT_INK, SOFT_INK},
    },
    rules::Shape,
};

/// Strokes of an icon within a square from -1 to 1; `y` points down.
pub(super) type Strokes = &'static [&'static [(f32, f32)]];

/// Renames.
pub(super) const PENCIL: Strokes = &[
    &[(-0.7, 0.7), (-0.55, 0.2), (0.4, -0.75), (0.75, -0.4), (-0.2, 0.55), (-0.7, 0.7)],
    &[(0.15, -0.5), (0.5, -0.15)],
];
/// Copies.
pub(super) const SHEETS: Strokes = &[
    &[(-0.7, 0.35), (-0.7, -0.7), (0.3, -0.7)],
    &[(-0.3, -0.3), (0.7, -0.3), (0.7, 0.75), (-0.3, 0.75), (-0.3, -0.3)],
];
/// Deletes.
pub(super) const CROSS: Strokes =
    &[&[(-0.55, -0.55), (0.55, 0.55)], &[(0.55, -0.55), (-0.55, 0.55)]];

/// The width of an icon and of its strokes, in pixels of the layout.
const ICON: f32 = 2.5 * RHYTHM;
const STROKE: f32 = 0.22 * RHYTHM;

/// A small button with an icon.
pub(super) fn icon(label: String, strokes: Strokes, order: LibraryOrder) -> impl Bundle {
    let at = |(x, y): &(f32, f32)| (Vec2::new(*x, *y) + 1.0) * ICON / 2.0;
    let lines = strokes.iter().flat_map(|points| points.windows(2));
    let shapes = lines
        .map(|ends| (FlatShape::Stroke(at(&ends[0]), at(&ends[1]), STROKE), SOFT_INK))
        .collect();
    (
        ui::bare_button(Skin::Quiet, label),
        Node { width: px(5.5 * RHYTHM), flex_shrink: 0.0, ..ui::face() },
        ui::sends(order),
        children![Drawing { size: Vec2::splat(ICON), shapes }.shown()],
    )
}

/// The three tokens of a shape, each a cell by column and row.
const fn cells(shape: Shape) -> [(f32, f32); 3] {
    match shape {
        Shape::Line => [(0.0, 0.5), (1.0, 0.5), (2.0, 0.5)],
        Shape::Triangle => [(0.5, 1.0), (1.0, 0.0), (1.5, 1.0)],
        Shape::Tick => [(0.25, 0.0), (0.75, 1.0), (1.75, 1.0)],
    }
}

/// A small drawing of a winning shape.
pub(super) fn shape_icon(shape: Shape) -> impl Bundle {
    const APART: f32 = 1.4 * RHYTHM;
    let at = |(x, y): (f32, f32)| Vec2::new(x * APART, y * APART * 0.87) + RHYTHM;
    let points = cells(shape).map(at);
    let mut joined = vec![(points[0], points[1]), (points[1], points[2])];
    if shape == Shape::Triangle {
        joined.push((points[2], points[0]));
    }
    let lines = joined.into_iter().map(|(a, b)| (FlatShape::Stroke(a, b, 0.3 * RHYTHM), FAINT_INK));
    let dots = points.map(|at| (FlatShape::Disc(at, 0.55 * RHYTHM), BRASS));
    let shapes = lines.chain(dots).collect();
    let size = Vec2::new(2.0 * APART, 0.87 * APART) + 2.0 * RHYTHM;
    Drawing { size, shapes }.shown()
}
