//! The trail of the last turn, drawn as quiet marks: rings where the token and the disc came from, a line along
//! the token's slide, and a ring around the disc where it lies now.

use bevy::prelude::*;

use super::mark::{Marks, PATH_WIDTH, length_bits, stretched};
use crate::{
    game::{
        common::Flow,
        players::Adviser,
        referee::Referee,
        stage::gpu::mark::{CAME_FROM, PATH, QUIET, WENT_TO},
        table::{At, DISC_HEIGHT, Disc, Layout, Sketched, SketchedFor, Trail},
    },
    rules::Part,
};

pub(super) fn plugin(app: &mut App) {
    let added = any_match_filter::<Added<Trail>>;
    let advice_changed = resource_changed::<Adviser>
        .or_eager(resource_changed::<Referee>)
        .or_eager(any_match_filter::<Added<Sketched>>)
        .or_eager(any_component_removed::<Sketched>);
    app.add_systems(
        Update,
        (draw.run_if(added), make_way.run_if(advice_changed.or_eager(added)))
            .chain()
            .in_set(Flow::Tell),
    );
}

/// Dots of the last turn among those of a hint, or of a turn that is sketched, would only have to be told apart. An answer of the other
/// side means nothing without the turn that it answers, and has a colour of its own.
fn make_way(
    (referee, adviser): (Res<Referee>, Res<Adviser>),
    sketched: Query<&Sketched>,
    mut trails: Query<&mut Visibility, With<Trail>>,
) {
    let is_advised = adviser.hint(referee.game()).is_some();
    let is_sketched = sketched.iter().any(|sketched| sketched.why != SketchedFor::Answer);
    let wanted = if is_advised || is_sketched { Visibility::Hidden } else { Visibility::Inherited };
    for mut visibility in &mut trails {
        visibility.set_if_neq(wanted);
    }
}

fn draw(
    marks: Res<Marks>,
    layout: Res<Layout>,
    trails: Query<(Entity, &Trail, &At), Added<Trail>>,
    discs: Query<&At, With<Disc>>,
    mut commands: Commands,
) {
    let above = Vec3::Y * DISC_HEIGHT;
    for (entity, Trail { part, from }, At(to)) in &trails {
        let mut trail = commands.entity(entity);
        // The disc that a token came from may be the one that was relocated.
        let has_disc = discs.iter().any(|at| at.0 == *from);
        let [from, to] = [*from, *to].map(|cell| layout.place(cell));
        match part {
            Part::Slide => {
                let bits = PATH | QUIET | length_bits(from.distance(to));
                trail.insert((
                    Transform::from_translation(from + above),
                    Visibility::default(),
                    children![(
                        marks.mark(bits),
                        stretched(Vec3::ZERO, to - from, PATH_WIDTH),
                        Pickable::IGNORE,
                    )],
                ));
                if has_disc {
                    trail.insert((marks.mark(CAME_FROM | QUIET), Pickable::IGNORE));
                }
            }
            // The place that the disc left shows the table.
            Part::Relocation => {
                trail.insert((
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
