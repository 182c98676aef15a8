//! Advice: shows a hint on the board, with what to pick up and where to put it.

use bevy::prelude::*;

use super::{
    mark::{Marks, length_bits, stretched},
    tag_bits::mark::{GOOD, LANDING, PATH, PIECE, PLACE},
};
use crate::{
    game::{
        common::Flow,
        players::Advised,
        table::{At, DISC_HEIGHT, Layout},
    },
    rules::Part,
};

/// The width of the path, relative to the width of a mark.
const PATH_WIDTH: f32 = 0.12;

pub(super) fn plugin(app: &mut App) {
    let added = any_match_filter::<Added<Advised>>;
    app.add_systems(Update, draw.in_set(Flow::Tell).run_if(added));
}

fn draw(
    marks: Res<Marks>,
    layout: Res<Layout>,
    advice: Query<(Entity, &Advised, &At), Added<Advised>>,
    mut commands: Commands,
) {
    for (entity, Advised { part, from }, At(to)) in &advice {
        let [from, to] = [*from, *to].map(|cell| layout.place(cell));
        // A disc is put down on the table; a token stays on top of the discs.
        let above = Vec3::Y * DISC_HEIGHT;
        let (kind, landing) = match part {
            Part::Slide => (LANDING, to + above),
            Part::Relocation => (PLACE, to),
        };
        commands.entity(entity).insert((
            marks.mark(kind | GOOD),
            Transform::from_translation(landing),
            Pickable::IGNORE,
            children![
                (
                    marks.mark(PIECE),
                    Transform::from_translation(from + above - landing),
                    Pickable::IGNORE,
                ),
                (
                    marks.mark(PATH | GOOD | length_bits(from.distance(to))),
                    stretched(from + above - landing, to + above - landing, PATH_WIDTH),
                    Pickable::IGNORE,
                ),
            ],
        ));
    }
}
