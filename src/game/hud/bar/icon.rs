//! Icons: the small drawings on buttons. Code draws them from strokes, so they need no font and look the
//! same at every size.

use std::f32::consts::TAU;

use bevy::{
    prelude::*,
    ui::{Checked, InteractionDisabled},
};

use crate::game::{
    input::Action,
    ui::{
        Drawing, FlatShape, RHYTHM,
        palette::{BRASS, FAINT_INK, INK, Theme, Tint},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, ink);
}

/// The drawing on a button.
#[derive(Component)]
pub struct Icon;

/// The width of an icon, in pixels of the layout.
const SIZE: f32 = 3.0 * RHYTHM;

/// The width of a stroke, in the coordinates of [`Stroke`].
const STROKE: f32 = 0.17;

/// A stroke within a square from -1 to 1; `x` points right, `y` down.
pub enum Stroke {
    /// A line through points.
    Line(&'static [(f32, f32)]),
    /// Part of a circle: centre, radius, and the angles of both ends in turns, clockwise from the right.
    Arc((f32, f32), f32, f32, f32),
}

use Stroke::{Arc, Line};

/// Starts a match that plays itself.
pub const PLAY: &[Stroke] = &[Line(&[(-0.4, -0.62), (0.6, 0.0), (-0.4, 0.62), (-0.4, -0.62)])];
/// Pauses it.
pub const PAUSE: &[Stroke] =
    &[Line(&[(-0.28, -0.55), (-0.28, 0.55)]), Line(&[(0.28, -0.55), (0.28, 0.55)])];

/// Begins a step of a lesson again.
pub const AGAIN: &[Stroke] =
    &[Arc((0.0, 0.05), 0.55, 0.0, 0.82), Line(&[(0.12, -0.82), (0.24, -0.45), (-0.12, -0.28)])];
/// Goes back to the step before.
pub const BACK: &[Stroke] =
    &[Line(&[(0.65, 0.0), (-0.6, 0.0)]), Line(&[(-0.2, -0.42), (-0.6, 0.0), (-0.2, 0.42)])];

/// Throws away: a bin.
pub const BIN: &[Stroke] = &[
    Line(&[(-0.6, -0.42), (0.6, -0.42)]),
    Line(&[(-0.2, -0.45), (-0.2, -0.7), (0.2, -0.7), (0.2, -0.45)]),
    Line(&[(-0.43, -0.4), (-0.34, 0.7), (0.34, 0.7), (0.43, -0.4)]),
];
/// Saves: into a tray.
pub const KEEP: &[Stroke] = &[
    Line(&[(-0.65, 0.2), (-0.65, 0.7), (0.65, 0.7), (0.65, 0.2)]),
    Line(&[(0.0, -0.7), (0.0, 0.3)]),
    Line(&[(-0.33, -0.03), (0.0, 0.3), (0.33, -0.03)]),
];

/// Something is done: a tick.
const TICK: &[Stroke] = &[Line(&[(-0.65, 0.05), (-0.2, 0.5), (0.7, -0.55)])];

/// Leads to the result: a cup.
pub const CUP: &[Stroke] = &[
    Line(&[
        (-0.42, -0.65),
        (-0.36, -0.05),
        (0.0, 0.22),
        (0.36, -0.05),
        (0.42, -0.65),
        (-0.42, -0.65),
    ]),
    Line(&[(-0.4, -0.5), (-0.75, -0.45), (-0.66, -0.12), (-0.36, -0.05)]),
    Line(&[(0.4, -0.5), (0.75, -0.45), (0.66, -0.12), (0.36, -0.05)]),
    Line(&[(0.0, 0.22), (0.0, 0.65)]),
    Line(&[(-0.34, 0.65), (0.34, 0.65)]),
];

/// The icon of each action that has a button.
const ICONS: &[(Action, &[Stroke])] = &[
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
        Action::WholeBoard,
        &[
            Line(&[
                (0.78, 0.0),
                (0.39, 0.66),
                (-0.39, 0.66),
                (-0.78, 0.0),
                (-0.39, -0.66),
                (0.39, -0.66),
                (0.78, 0.0),
            ]),
            Arc((0.0, 0.0), 0.2, 0.0, 1.0),
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
    (
        Action::Pause,
        &[
            Line(&[(-0.6, -0.45), (0.6, -0.45)]),
            Line(&[(-0.6, 0.0), (0.6, 0.0)]),
            Line(&[(-0.6, 0.45), (0.6, 0.45)]),
        ],
    ),
    (
        Action::ToStart,
        &[Line(&[(-0.45, -0.55), (-0.45, 0.55)]), Line(&[(0.4, -0.5), (-0.1, 0.0), (0.4, 0.5)])],
    ),
    (Action::TurnBack, &[Line(&[(0.25, -0.5), (-0.2, 0.0), (0.25, 0.5)])]),
    (Action::PlayOrPause, PLAY),
    (Action::TurnForward, &[Line(&[(-0.25, -0.5), (0.2, 0.0), (-0.25, 0.5)])]),
    (
        Action::ToEnd,
        &[Line(&[(0.45, -0.55), (0.45, 0.55)]), Line(&[(-0.4, -0.5), (0.1, 0.0), (-0.4, 0.5)])],
    ),
    (
        Action::MistakeBack,
        &[
            Line(&[(-0.3, -0.45), (-0.7, 0.0), (-0.3, 0.45)]),
            Line(&[(0.3, -0.6), (0.3, 0.2)]),
            Line(&[(0.3, 0.58), (0.3, 0.6)]),
        ],
    ),
    (
        Action::MistakeForward,
        &[
            Line(&[(0.3, -0.45), (0.7, 0.0), (0.3, 0.45)]),
            Line(&[(-0.3, -0.6), (-0.3, 0.2)]),
            Line(&[(-0.3, 0.58), (-0.3, 0.6)]),
        ],
    ),
    (
        Action::PlayFromHere,
        &[
            Arc((-0.35, 0.0), 0.35, 0.0, 1.0),
            Line(&[(0.2, 0.0), (0.8, 0.0)]),
            Line(&[(0.5, -0.3), (0.8, 0.0), (0.5, 0.3)]),
        ],
    ),
    (
        Action::Share,
        &[
            Line(&[(-0.55, -0.05), (-0.55, 0.7), (0.55, 0.7), (0.55, -0.05)]),
            Line(&[(0.0, 0.35), (0.0, -0.7)]),
            Line(&[(-0.33, -0.37), (0.0, -0.7), (0.33, -0.37)]),
        ],
    ),
];

impl Stroke {
    /// Points on the stroke, close enough together to be joined by straight lines.
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

    /// The straight lines that draw the stroke, with the origin in the upper left corner of an icon of this size.
    fn shapes(&self, size: f32) -> Vec<FlatShape> {
        let scale = size / 2.0;
        let points: Vec<Vec2> = self.points().iter().map(|at| (at + 1.0) * scale).collect();
        points.windows(2).map(|ends| FlatShape::Stroke(ends[0], ends[1], STROKE * scale)).collect()
    }
}

/// The strokes of the icon of an action.
pub fn strokes(action: Action) -> &'static [Stroke] {
    let found = ICONS.iter().find(|(of, _)| *of == action);
    found.map_or(&[], |(_, strokes)| strokes)
}

/// An icon, to spawn as the child of a button. It is drawn in white, so that [`ink`] can colour it.
pub fn icon(strokes: &[Stroke]) -> impl Bundle + use<> {
    (Icon, drawing(strokes).shown(), ImageNode::default())
}

/// The drawing of an icon.
pub fn drawing(strokes: &[Stroke]) -> Drawing {
    drawn(strokes, SIZE, Tint::same(Color::WHITE))
}

/// A cup of brass, for whoever has won.
pub fn brass_cup(size: f32) -> impl Bundle {
    drawn(CUP, size, BRASS).shown()
}

/// A tick of brass, for what is done.
pub fn brass_tick(size: f32) -> impl Bundle {
    drawn(TICK, size, BRASS).shown()
}

fn drawn(strokes: &[Stroke], size: f32, tint: Tint) -> Drawing {
    let shapes = strokes.iter().flat_map(|stroke| stroke.shapes(size));
    Drawing { size: Vec2::splat(size), shapes: shapes.map(|shape| (shape, tint)).collect() }
}

/// Makes the icons of disabled buttons faint, and those of switched-on buttons brass.
fn ink(
    theme: Res<Theme>,
    mut icons: Query<(&mut ImageNode, &ChildOf), With<Icon>>,
    buttons: Query<(Has<InteractionDisabled>, Has<Checked>)>,
) {
    for (mut image, button) in &mut icons {
        let wanted = match buttons.get(button.parent()) {
            Ok((true, _)) => FAINT_INK,
            Ok((_, true)) => BRASS,
            _ => INK,
        };
        let wanted = wanted.under(*theme);
        if image.color != wanted {
            image.color = wanted;
        }
    }
}
