//! The trail of the last turn, drawn as quiet marks: rings where the token and the disc came from, and a ring
//! around the disc where it lies now.

use bevy::prelude::*;

use super::{
    mark::{Marks, length_bits, stretched},
    tag_bits::mark::{CAME_FROM, PATH, QUIET, WENT_TO},
};
use crate::{
    game::{
        common::Flow,
        table::{At, DISC_HEIGHT, Layout, Trail},
    },
    rules::Part,
};

/// The width of the path, relative to the width of a mark.
const PATH_WIDTH: f32 = 0.12;

pub(super) fn plugin(app: &mut App) {
    let added = any_match_filter::<Added<Trail>>;
    app.add_systems(Update, draw.in_set(Flow::Tell).run_if(added));
}

fn draw(
    marks: Res<Marks>,
    layout: Res<Layout>,
    trails: Query<(Entity, &Trail, &At), Added<Trail>>,
    mut commands: Commands,
) {
    for (entity, Trail { part, from }, At(to)) in &trails {
        let above = Vec3::Y * DISC_HEIGHT;
        let [from, to] = [*from, *to].map(|cell| layout.place(cell));
        match part {
            Part::Slide => {
                let path = stretched(Vec3::ZERO, to - from, PATH_WIDTH);
                let bits = PATH | QUIET | length_bits(from.distance(to));
                commands.entity(entity).insert((
                    marks.mark(CAME_FROM | QUIET),
                    Transform::from_translation(from + above),
                    Pickable::IGNORE,
                    children![(marks.mark(bits), path, Pickable::IGNORE)],
                ));
            }
            // The place that the disc left shows the table.
            Part::Relocation => {
                commands.entity(entity).insert((
                    marks.mark(CAME_FROM),
                    Transform::from_translation(from),
                    Pickable::IGNORE,
                    children![(
                        marks.mark(WENT_TO | QUIET),
                        Transform::from_translation(to + above - from),
                        Pickable::IGNORE,
                    )],
                ));
            }
        }
    }
}
