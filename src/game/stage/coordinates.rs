//! Coordinates: the names of the cells, as if burnt into the discs, for who wants them.

use bevy::{mesh::MeshTag, prelude::*};

use super::{camera::Seen, mark::Marks, tag::label_bits};
use crate::game::{At, DISC_HEIGHT, Disc, Settings};

/// How long and how high a name is. As in `mark.wgsl`.
const SIZE: Vec2 = Vec2::new(0.70, 0.20);
/// How far from the middle of its disc, towards who looks at it.
const OUT: f32 = 0.37;

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Settings>
        .or_eager(any_match_filter::<Or<(Changed<At>, Added<Disc>)>>)
        .or_eager(any_match_filter::<Changed<Seen>>);
    app.add_systems(PostUpdate, name.before(TransformSystems::Propagate).run_if(changed));
}

/// The name on a disc.
#[derive(Component)]
struct Label;

fn name(
    marks: Res<Marks>,
    settings: Res<Settings>,
    seen: Query<&Seen>,
    discs: Query<(Entity, &At, Option<&Children>), With<Disc>>,
    mut labels: Query<(Entity, &mut MeshTag, &mut Transform), With<Label>>,
    mut commands: Commands,
) {
    if !settings.coordinates {
        for (label, ..) in &labels {
            commands.entity(label).despawn();
        }
        return;
    }
    let turn = Quat::from_rotation_y(seen.iter().next().map_or(0.0, Seen::yaw));
    let at_rim = Transform::from_translation(turn * Vec3::Z * OUT + Vec3::Y * DISC_HEIGHT)
        .with_rotation(turn)
        .with_scale(Vec3::new(SIZE.x, 1.0, SIZE.y));
    for (disc, At(cell), children) in &discs {
        let own = children.into_iter().flatten().find(|child| labels.contains(**child));
        // Where cells have names too long for a disc, they go unnamed.
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
