//! Advice: shows a hint on the board, with what to pick up and where to put it. A turn that is only sketched is
//! drawn alike.

use bevy::prelude::*;

use super::{
    mark::{Marks, PATH_WIDTH, length_bits, stretched},
    tag::level_bits,
    winning_shape::legs,
};
use crate::{
    game::{
        common::Flow,
        players::{Advised, ShapeShown, ThreatShown, Whose},
        stage::gpu::mark::{
            BLAMED, GOOD, LANDING, OF_DISC, OPPONENTS, PATH, PIECE, PLACE, RIBBON, TO_SHAPE,
        },
        table::{At, DISC_HEIGHT, Decides, Disc, Layout, SPACING, Sketched, SketchedFor},
    },
    rules::{Cell, Part},
};

/// The width of the band through a shape that a hint speaks of. The band through one that has won is twice as wide.
const BAND_WIDTH: f32 = 0.15;

/// How far the bands through two shapes lie from the middle of the discs, since shapes that share a disc would look like one.
const APART: [Vec3; 2] = [Vec3::new(0.1, 0.0, 0.06), Vec3::new(-0.1, 0.0, -0.06)];

pub(super) fn plugin(app: &mut App) {
    let advised = any_match_filter::<Added<Advised>>;
    let shapes = any_match_filter::<Added<ShapeShown>>;
    let threatens = any_match_filter::<Added<ThreatShown>>;
    let sketched = any_match_filter::<Added<Sketched>>;
    app.add_systems(
        Update,
        (
            draw_advice.run_if(advised),
            draw_shapes.run_if(shapes),
            draw_threats.run_if(threatens),
            draw_sketch.run_if(sketched),
            draw_decisive_space.run_if(any_match_filter::<Added<Decides>>),
        )
            .in_set(Flow::Tell),
    );
}

fn draw_advice(
    marks: Res<Marks>,
    layout: Res<Layout>,
    advice: Query<(Entity, &Advised, &At), Added<Advised>>,
    mut commands: Commands,
) {
    for (entity, Advised { part, from }, At(to)) in &advice {
        commands.entity(entity).insert(move_marks(&marks, *layout, *part, [*from, *to], GOOD));
    }
}

/// What a player aims for looks like a shape that has won, only finer. The opponent's has the colour of threats. Beads of the same
/// light lead to it: if that takes two slides, along the first of them, which several shapes may have in common.
fn draw_shapes(
    marks: Res<Marks>,
    layout: Res<Layout>,
    shapes: Query<(Entity, &ShapeShown), Added<ShapeShown>>,
    mut commands: Commands,
) {
    let place = |cell: Cell| layout.place(cell).with_y(DISC_HEIGHT);
    let mut ways = Vec::new();
    let apart = if shapes.iter().count() > 1 { APART } else { [Vec3::ZERO; 2] };
    for ((entity, ShapeShown { shape, whose }), aside) in
        shapes.iter().zip(apart.into_iter().cycle())
    {
        let side = match whose {
            Whose::Own => 0,
            Whose::Opponents => OPPONENTS,
        };
        let band = RIBBON | side | level_bits(1.0) | length_bits(SPACING);
        commands.entity(entity).insert((Transform::default(), Visibility::default()));
        for leg in legs(&shape.cells) {
            let [from, to] = leg.map(|cell| place(cell) + aside);
            commands.spawn((
                ChildOf(entity),
                marks.mark(band),
                stretched(from, to, BAND_WIDTH),
                Pickable::IGNORE,
            ));
        }
        if let Some(way) = shape.slides.first().filter(|way| !ways.contains(*way)) {
            ways.push(*way);
            let [from, to] = [way.from, way.to].map(place);
            commands.spawn((
                ChildOf(entity),
                marks.mark(PATH | TO_SHAPE | side | length_bits(from.distance(to))),
                stretched(from, to, PATH_WIDTH),
                Pickable::IGNORE,
            ));
        }
    }
}

/// A threat is a ring where the token would win, and its way there. A short way is hardly seen beside the token, so that is marked too.
fn draw_threats(
    marks: Res<Marks>,
    layout: Res<Layout>,
    threats: Query<(Entity, &ThreatShown, &At), Added<ThreatShown>>,
    mut commands: Commands,
) {
    for (entity, ThreatShown { from }, At(to)) in &threats {
        let move_there = move_of_threat(&marks, *layout, Part::Slide, [*from, *to], true);
        commands.entity(entity).insert(move_there);
    }
}

fn draw_sketch(
    marks: Res<Marks>,
    layout: Res<Layout>,
    sketched: Query<(Entity, &Sketched, &At), Added<Sketched>>,
    discs: Query<&At, With<Disc>>,
    mut commands: Commands,
) {
    for (entity, Sketched { part, from, why }, At(to)) in &sketched {
        let mut sketch = commands.entity(entity);
        match why {
            SketchedFor::Pointed => {
                sketch.insert(move_marks(&marks, *layout, *part, [*from, *to], GOOD));
            }
            SketchedFor::Answer => {
                let has_disc = discs.iter().any(|disc| disc.0 == *to);
                sketch.insert(move_of_threat(&marks, *layout, *part, [*from, *to], has_disc));
            }
        }
    }
}

/// A golden ring, on a disc or where one is missing.
fn draw_decisive_space(
    marks: Res<Marks>,
    layout: Res<Layout>,
    spaces: Query<(Entity, &At), Added<Decides>>,
    discs: Query<&At, With<Disc>>,
    mut commands: Commands,
) {
    for (entity, At(cell)) in &spaces {
        let has_disc = discs.iter().any(|disc| disc.0 == *cell);
        let height = if has_disc { DISC_HEIGHT } else { 0.0 };
        let place = Transform::from_translation(layout.place(*cell).with_y(height));
        commands.entity(entity).insert((marks.mark(PIECE | OF_DISC), place, Pickable::IGNORE));
    }
}

/// A move of the other side, in the colour of threats: what it takes, its way, and where it would end. If a slide would end where a disc
/// is missing, the ring lies on the table, and the way stops at the edge: a ring in the air seems to be above another space.
fn move_of_threat(
    marks: &Marks,
    layout: Layout,
    part: Part,
    cells: [Cell; 2],
    has_disc: bool,
) -> impl Bundle {
    let [from, to] = cells.map(|cell| layout.place(cell));
    let above = Vec3::Y * DISC_HEIGHT;
    let (of, end, way) = match part {
        Part::Slide if has_disc => (0, to + above, to),
        Part::Slide => (0, to, to.move_towards(from, SPACING / 2.0)),
        Part::Relocation => (OF_DISC, to, to),
    };
    (
        marks.mark(BLAMED),
        Transform::from_translation(end),
        Pickable::IGNORE,
        children![
            (
                marks.mark(PIECE | of | OPPONENTS),
                Transform::from_translation(from + above - end),
                Pickable::IGNORE,
            ),
            (
                marks.mark(PATH | of | TO_SHAPE | OPPONENTS | length_bits(from.distance(way))),
                stretched(from + above - end, way + above - end, PATH_WIDTH),
                Pickable::IGNORE,
            ),
        ],
    )
}

/// The marks of a move: what is picked up, the way, and where it is put down.
fn move_marks(
    marks: &Marks,
    layout: Layout,
    part: Part,
    cells: [Cell; 2],
    color: u32,
) -> impl Bundle {
    let [from, to] = cells.map(|cell| layout.place(cell));
    // A disc is put down on the table; a token stays on top of the discs.
    let above = Vec3::Y * DISC_HEIGHT;
    let (kind, of, landing) = match part {
        Part::Slide => (LANDING, 0, to + above),
        Part::Relocation => (PLACE, OF_DISC, to),
    };
    (
        marks.mark(kind | color),
        Transform::from_translation(landing),
        Pickable::IGNORE,
        children![
            (
                marks.mark(PIECE | of),
                Transform::from_translation(from + above - landing),
                Pickable::IGNORE,
            ),
            (
                marks.mark(PATH | of | color | length_bits(from.distance(to))),
                stretched(from + above - landing, to + above - landing, PATH_WIDTH),
                Pickable::IGNORE,
            ),
        ],
    )
}
