//! The key light: one lamp, warm, up on the left.

use bevy::{
    light::{CascadeShadowConfig, CascadeShadowConfigBuilder},
    prelude::*,
};

use super::{View, camera::Seen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, hang)
        .add_systems(PostUpdate, reach.run_if(any_match_filter::<Changed<Seen>>));
}

/// The key light.
#[derive(Component)]
pub(super) struct Key;

fn hang(mut commands: Commands) {
    commands.spawn((
        Key,
        Name::new("key light"),
        DirectionalLight {
            color: Color::linear_rgb(1.0, 0.865, 0.70),
            illuminance: 8600.0,
            shadow_maps_enabled: true,
            ..default()
        },
        Transform::from_xyz(-0.72, 0.84, -0.38).looking_at(Vec3::ZERO, Vec3::Y),
        shadows(10.0),
    ));
}

/// Shadows as sharp as can be: for the depth in which the board lies, and no more.
fn shadows(distance: f32) -> CascadeShadowConfig {
    CascadeShadowConfigBuilder {
        num_cascades: 1,
        minimum_distance: (distance * 0.4).max(0.1),
        maximum_distance: distance * 1.6 + 3.0,
        ..default()
    }
    .build()
}

fn reach(
    views: Query<&Seen, (With<View>, Changed<Seen>)>,
    mut lights: Query<&mut CascadeShadowConfig, With<Key>>,
) {
    for seen in &views {
        for mut config in &mut lights {
            *config = shadows(seen.framing.distance);
        }
    }
}
