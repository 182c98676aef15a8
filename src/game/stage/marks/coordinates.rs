//! Coordinates: the names of the cells, as if burnt into the discs, for players who turn them on or type a turn.

use bevy::{mesh::MeshTag, prelude::*};

use super::{mark::Marks, tag::label_bits};
use crate::game::{
    common::{Screen, is_at_table},
    input::Typing,
    keeping::Settings,
    stage::eye::CurrentView,
    table::{At, DISC_HEIGHT, Disc},
};

/// The length and height of a label. `mark.wgsl` has the same values, and `wood.wgsl` leaves room for it.
const SIZE: Vec2 = Vec2::new(0.70, 0.20);
/// How far a label is from the middle of its disc, towards the camera.
const OUT: f32 = 0.37;

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Settings>
        .or_eager(resource_changed::<Typing>)
        .or_eager(any_match_filter::<Or<(Changed<At>, Added<Disc>)>>)
        .or_eager(any_match_filter::<Changed<CurrentView>>)
        .or_eager(resource_exists_and_changed::<State<Screen>>);
    app.add_systems(PostUpdate, label_discs.before(TransformSystems::Propagate).run_if(changed));
}

/// The label on a disc.
#[derive(Component)]
struct Label;

fn label_discs(
    marks: Res<Marks>,
    (settings, typing): (Res<Settings>, Res<Typing>),
    screen: Option<Res<State<Screen>>>,
    seen: Query<&CurrentView>,
    discs: Query<(Entity, &At, Option<&Children>), With<Disc>>,
    mut labels: Query<(Entity, &mut MeshTag, &mut Transform), With<Label>>,
    mut commands: Commands,
) {
    let are_wanted = settings.coordinates || typing.is_open;
    if !are_wanted || !is_at_table(screen) {
        for (label, ..) in &labels {
            commands.entity(label).despawn();
        }
        return;
    }
    let turn = Quat::from_rotation_y(seen.iter().next().map_or(0.0, CurrentView::yaw));
    let at_rim = Transform::from_translation(turn * Vec3::Z * OUT + Vec3::Y * DISC_HEIGHT)
        .with_rotation(turn)
        .with_scale(Vec3::new(SIZE.x, 1.0, SIZE.y));
    for (disc, At(cell), children) in &discs {
        let own = children.into_iter().flatten().find(|child| labels.contains(**child));
        // A cell whose name is too long for a disc gets no label.
        let bits = label_bits(*cell);
        match (own, bits) {
            (Some(label), Some(bits)) => {
                if let Ok((_, mut tag, mut transform)) = labels.get_mut(*label) {
                    tag.set_if_neq(MeshTag(bits));
                    transform.set_if_neq(at_rim);
                }
            }
            (Some(label), None) => commands.entity(*label).despawn(),
            (None, Some(bits)) => {
                let label = (Label, marks.mark(bits), at_rim, Pickable::IGNORE);
                commands.entity(disc).with_child(label);
            }
            (None, None) => {}
        }
    }
}
