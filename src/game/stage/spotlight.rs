//! The spotlight: rings and lines of light on what a lesson points at.

use bevy::prelude::*;

use super::{
    mark::{Marks, length_bits, stretched},
    tag_bits::mark::{GOOD, LANDING, PATH, PIECE, PLACE},
};
use crate::{
    game::{
        common::Flow,
        players::Spotlit,
        table::{DISC_HEIGHT, Layout},
    },
    lesson::Mark,
    rules::Cell,
};

/// The width of a path, relative to the width of a mark.
const PATH_WIDTH: f32 = 0.12;

pub(super) fn plugin(app: &mut App) {
    let added = any_match_filter::<Added<Spotlit>>;
    app.add_systems(Update, draw.in_set(Flow::Tell).run_if(added));
}

fn draw(
    marks: Res<Marks>,
    layout: Res<Layout>,
    spots: Query<(Entity, &Spotlit), Added<Spotlit>>,
    mut commands: Commands,
) {
    let above = Vec3::Y * DISC_HEIGHT;
    let on_disc = |cell: Cell| layout.place(cell) + above;
    for (entity, Spotlit(mark)) in &spots {
        let mut spot = commands.entity(entity);
        spot.insert(Pickable::IGNORE);
        let (landing, from, to) = match *mark {
            Mark::Piece(cell) => {
                spot.insert((marks.mark(PIECE), Transform::from_translation(on_disc(cell))));
                continue;
            }
            Mark::Place(cell) => {
                let place = Transform::from_translation(layout.place(cell));
                spot.insert((marks.mark(PLACE | GOOD), place));
                continue;
            }
            Mark::Path(from, to) => (LANDING, on_disc(from), on_disc(to)),
            // A disc glides on the table.
            Mark::Glide(from, to) => (PLACE, layout.place(from), layout.place(to)),
        };
        spot.insert((
            marks.mark(landing | GOOD),
            Transform::from_translation(to),
            children![(
                marks.mark(PATH | GOOD | length_bits(from.distance(to))),
                stretched(from - to, Vec3::ZERO, PATH_WIDTH),
                Pickable::IGNORE,
            )],
        ));
    }
}
