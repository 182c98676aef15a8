//! Contact: the soft shade around the foot of a piece, where it keeps the light of the room from what it stands on. As it
//! rises, the shade fades.

use bevy::{mesh::MeshTag, prelude::*};

use crate::game::{
    common::Flow,
    stage::{
        gpu::mark::CONTACT,
        marks::{Marks, level_bits},
    },
    table::{DISC_HEIGHT, Disc, Fading, Token},
};

/// How large the shade is, relative to a mark. In `mark.wgsl`, the foot of the piece reaches to 0.4.
const UNDER_DISC: f32 = 1.25;
const UNDER_TOKEN: f32 = 0.70;
/// How high a piece has to rise until its shade is gone.
const GONE_AT: f32 = 0.16;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, shade_new.in_set(Flow::Tell)).add_systems(
        PostUpdate,
        keep_on_the_ground.before(TransformSystems::Propagate).run_if(any_match_filter::<Moved>),
    );
}

/// The shade of a piece.
#[derive(Component)]
struct Shade;

/// A piece whose shade may have to change.
type Moved = (With<Piece>, Or<(Changed<Transform>, Changed<Fading>, Changed<Children>)>);

/// A piece that has a shade.
#[derive(Component)]
struct Piece;

fn shade_new(
    marks: Res<Marks>,
    pieces: Query<(Entity, Has<Token>), (Or<(With<Disc>, With<Token>)>, Without<Piece>)>,
    mut commands: Commands,
) {
    for (piece, is_token) in &pieces {
        let size = if is_token { UNDER_TOKEN } else { UNDER_DISC };
        commands.entity(piece).insert(Piece).with_child((
            Shade,
            marks.mark(CONTACT),
            Transform::from_scale(Vec3::new(size, 1.0, size)),
            Pickable::IGNORE,
        ));
    }
}

fn keep_on_the_ground(
    pieces: Query<(&Transform, &Children, Has<Token>, Option<&Fading>), Moved>,
    mut shades: Query<(&mut Transform, &mut MeshTag), (With<Shade>, Without<Piece>)>,
) {
    for (at, children, is_token, fading) in &pieces {
        let ground = if is_token { DISC_HEIGHT } else { 0.0 };
        let height = at.translation.y - ground;
        let seen = fading.map_or(1.0, Fading::seen);
        let strength = (1.0 - height.max(0.0) / GONE_AT).max(0.0) * seen;
        for child in children {
            let Ok((mut shade, mut tag)) = shades.get_mut(*child) else { continue };
            let on_the_ground = shade.translation.with_y(-height);
            if shade.translation != on_the_ground {
                shade.translation = on_the_ground;
            }
            tag.set_if_neq(MeshTag(CONTACT | level_bits(strength)));
        }
    }
}
