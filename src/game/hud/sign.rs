//! Signs: the small drawings on buttons, drawn in code from strokes, so that they need no
//! letters and look alike at every size.

use std::f32::consts::TAU;

use bevy::{prelude::*, ui::InteractionDisabled};

use crate::game::{
    Action,
    ui::{
        Drawing, RHYTHM, Shape,
        palette::{FAINT_INK, INK},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, ink);
}

/// A drawing that says what a button does.
#[derive(Component)]
struct Sign;

/// How wide a drawing is.
const SIZE: f32 = 3.0 * RHYTHM;

/// How wide its strokes are, where the drawing is two wide.
const STROKE: f32 = 0.17;

/// A stroke within a square from -1 to 1, `x` to the right, `y` down.
enum Stroke {
    /// From point to point.
    Line(&'static [(f32, f32)]),
    /// Around a middle, of a radius, from a turn to a turn; clockwise from the right.
    Arc((f32, f32), f32, f32, f32),
}

use Stroke::{Arc, Line};

/// What is drawn for each action that has a button.
const SIGNS: &[(Action, &[Stroke])] = &[
    (
        Action::TakeBackPart,
        &[
            Arc((0.05, 0.1), 0.55, 0.58, 1.25),
            Line(&[(-0.75, -0.55), (-0.44, -0.12), (0.05, -0.3)]),
        ],
    ),
    (
        Action::TakeBackTurn,
        &[
            Arc((0.25, 0.1), 0.5, 0.58, 1.25),
            Line(&[(-0.5, -0.5), (-0.2, -0.1), (0.25, -0.27)]),
            Line(&[(-0.85, -0.35), (-0.55, 0.05), (-0.5, 0.05)]),
        ],
    ),
    (
        Action::Redo,
        &[
            Arc((-0.05, 0.1), 0.55, 0.25, 0.92),
            Line(&[(0.75, -0.55), (0.44, -0.12), (-0.05, -0.3)]),
        ],
    ),
    (
        Action::Hint,
        &[
            Arc((0.0, -0.22), 0.48, 0.36, 1.14),
            Line(&[(-0.31, 0.15), (-0.2, 0.4), (0.2, 0.4), (0.31, 0.15)]),
            Line(&[(-0.14, 0.72), (0.14, 0.72)]),
        ],
    ),
    (
        Action::Flip,
        &[
            Line(&[(-0.35, 0.65), (-0.35, -0.65)]),
            Line(&[(-0.65, -0.35), (-0.35, -0.65), (-0.05, -0.35)]),
            Line(&[(0.35, -0.65), (0.35, 0.65)]),
            Line(&[(0.05, 0.35), (0.35, 0.65), (0.65, 0.35)]),
        ],
    ),
    (
        Action::Coordinates,
        &[
            Line(&[(-0.15, -0.7), (-0.35, 0.7)]),
            Line(&[(0.35, -0.7), (0.15, 0.7)]),
            Line(&[(-0.65, -0.25), (0.7, -0.25)]),
            Line(&[(-0.7, 0.25), (0.65, 0.25)]),
        ],
    ),
    (
        Action::Turns,
        &[
            Line(&[(-0.7, -0.5), (-0.68, -0.5)]),
            Line(&[(-0.35, -0.5), (0.7, -0.5)]),
            Line(&[(-0.7, 0.0), (-0.68, 0.0)]),
            Line(&[(-0.35, 0.0), (0.7, 0.0)]),
            Line(&[(-0.7, 0.5), (-0.68, 0.5)]),
            Line(&[(-0.35, 0.5), (0.7, 0.5)]),
        ],
    ),
    (
        Action::Rules,
        &[
            Arc((0.0, -0.3), 0.38, 0.5, 1.12),
            Line(&[(0.28, -0.04), (0.0, 0.2), (0.0, 0.35)]),
            Line(&[(0.0, 0.7), (0.0, 0.71)]),
        ],
    ),
    (
        Action::OfferDraw,
        &[Line(&[(-0.6, -0.22), (0.6, -0.22)]), Line(&[(-0.6, 0.22), (0.6, 0.22)])],
    ),
    (
        Action::Resign,
        &[
            Line(&[(-0.5, 0.75), (-0.5, -0.7)]),
            Line(&[(-0.5, -0.65), (0.6, -0.65), (0.35, -0.3), (0.6, 0.05), (-0.5, 0.05)]),
        ],
    ),
    (Action::Pause, &[Line(&[(-0.3, -0.55), (-0.3, 0.55)]), Line(&[(0.3, -0.55), (0.3, 0.55)])]),
];

impl Stroke {
    /// Its points, near enough to each other to be joined by straight lines.
    fn points(&self) -> Vec<Vec2> {
        match *self {
            Line(points) => points.iter().map(|(x, y)| Vec2::new(*x, *y)).collect(),
            Arc((x, y), radius, from, to) => (0..=24_u8)
                .map(|i| {
                    let turn = (from + (to - from) * f32::from(i) / 24.0) * TAU;
                    Vec2::new(x, y) + Vec2::from_angle(turn) * radius
                })
                .collect(),
        }
    }

    /// The straight lines that it is drawn with, on a square of which the upper left corner is the origin.
    fn shapes(&self) -> Vec<Shape> {
        let scale = SIZE / 2.0;
        let points: Vec<Vec2> = self.points().iter().map(|at| (at + 1.0) * scale).collect();
        points.windows(2).map(|ends| Shape::Stroke(ends[0], ends[1], STROKE * scale)).collect()
    }
}

/// A sign, to be the child of a button. It is drawn in white, for the ink to give it its colour.
pub(super) fn sign(action: Action) -> impl Bundle {
    let strokes = SIGNS.iter().filter(|(of, _)| *of == action).flat_map(|(_, strokes)| *strokes);
    let shapes = strokes.flat_map(Stroke::shapes).map(|shape| (shape, Color::WHITE)).collect();
    let ink = ImageNode::default().with_color(INK);
    (Sign, Drawing { size: Vec2::splat(SIZE), shapes }.shown(), ink)
}

/// What cannot be used now is faint.
fn ink(
    mut signs: Query<(&mut ImageNode, &ChildOf), With<Sign>>,
    disabled: Query<(), With<InteractionDisabled>>,
) {
    for (mut image, button) in &mut signs {
        let wanted = if disabled.contains(button.parent()) { FAINT_INK } else { INK };
        if image.color != wanted {
            image.color = wanted;
        }
    }
}
