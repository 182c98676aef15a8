//! Signs: the small drawings on buttons, drawn in code from strokes, so that they need no
//! letters and look alike at every size.
#![expect(clippy::cast_precision_loss, reason = "these are small numbers")]

use std::f32::consts::TAU;

use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    ui::InteractionDisabled,
};

use crate::game::{
    Action,
    ui::{
        RHYTHM,
        palette::{FAINT_INK, INK},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (draw.run_if(any_match_filter::<Added<Sign>>), ink));
}

/// A drawing that says what a button does.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sign(pub Action);

/// How wide a drawing is, in pixels of its own, and how thick its strokes are, as a part of that.
const SIZE: u32 = 64;
const STROKE: f32 = 0.085;

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
}

/// Draws strokes as white on nothing, smooth at their edges.
fn picture(strokes: &[Stroke]) -> Image {
    let lines: Vec<Vec<Vec2>> = strokes.iter().map(Stroke::points).collect();
    let size = SIZE as f32;
    let pixel = 2.0 / size;
    let mut bytes = Vec::with_capacity((SIZE * SIZE * 4) as usize);
    for row in 0..SIZE {
        for column in 0..SIZE {
            let at = (Vec2::new(column as f32, row as f32) + 0.5) * pixel - 1.0;
            let pairs = lines.iter().flat_map(|line| line.windows(2));
            let near = pairs.map(|pair| distance(at, pair[0], pair[1])).fold(f32::MAX, f32::min);
            let covered = ((STROKE - near) / pixel + 0.5).clamp(0.0, 1.0);
            bytes.extend([255, 255, 255, (covered * 255.0).round() as u8]);
        }
    }
    Image::new(
        Extent3d { width: SIZE, height: SIZE, depth_or_array_layers: 1 },
        TextureDimension::D2,
        bytes,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    )
}

fn distance(at: Vec2, from: Vec2, to: Vec2) -> f32 {
    let way = to - from;
    let along = ((at - from).dot(way) / way.length_squared().max(f32::EPSILON)).clamp(0.0, 1.0);
    at.distance(from + way * along)
}

/// A sign, to be the child of a button.
pub(super) fn sign(action: Action) -> impl Bundle {
    (
        Sign(action),
        Node { width: px(3.0 * RHYTHM), height: px(3.0 * RHYTHM), ..default() },
        Pickable::IGNORE,
    )
}

fn draw(
    signs: Query<(Entity, &Sign), Added<Sign>>,
    mut images: ResMut<Assets<Image>>,
    mut drawn: Local<Vec<(Action, Handle<Image>)>>,
    mut commands: Commands,
) {
    for (entity, Sign(action)) in &signs {
        let known = drawn.iter().find(|(of, _)| of == action).map(|(_, image)| image.clone());
        let image = known.or_else(|| {
            let (_, strokes) = SIGNS.iter().find(|(of, _)| of == action)?;
            let image = images.add(picture(strokes));
            drawn.push((*action, image.clone()));
            Some(image)
        });
        if let Some(image) = image {
            commands.entity(entity).insert(ImageNode::new(image).with_color(INK));
        }
    }
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
