//! The ghost: a see-through copy of the held piece, shown where the pointer would put it.

use bevy::{light::NotShadowCaster, mesh::MeshTag, prelude::*};

use crate::game::{
    common::Flow,
    stage::wood::{Cut, Wardrobe},
    table::{Hand, Hovered, InHand, Target, Token},
};

pub(super) fn plugin(app: &mut App) {
    let changed = any_match_filter::<Or<(Added<Hovered>, Added<InHand>)>>
        .or_eager(any_component_removed::<Hovered>)
        .or_eager(resource_changed::<Hand>);
    app.add_systems(Startup, spawn_ghost)
        .add_systems(Update, show_ghost.in_set(Flow::Tell).run_if(changed));
}

/// Marks the one entity that is the ghost.
#[derive(Component)]
struct Ghost;

fn spawn_ghost(mut commands: Commands) {
    commands.spawn((
        Ghost,
        Transform::default(),
        Visibility::Hidden,
        NotShadowCaster,
        Pickable::IGNORE,
        Name::new("ghost"),
    ));
}

fn show_ghost(
    wardrobe: Res<Wardrobe>,
    held: Query<(&Cut, Option<&Token>), With<InHand>>,
    places: Query<&Transform, (With<Target>, With<Hovered>)>,
    ghost: Single<(Entity, &mut Transform, &mut Visibility), (With<Ghost>, Without<Target>)>,
    mut commands: Commands,
) {
    let (entity, mut transform, mut visibility) = ghost.into_inner();
    let (Some((origin, token)), Some(place)) = (held.iter().next(), places.iter().next()) else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    visibility.set_if_neq(Visibility::Inherited);
    transform.translation = place.translation;
    let piece = wardrobe.of(token.copied());
    commands.entity(entity).insert((
        Mesh3d(piece.mesh.clone()),
        MeshMaterial3d(piece.ghost.clone()),
        MeshTag(origin.bits()),
    ));
}
