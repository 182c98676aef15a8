//! The key light: one warm lamp, up on the left.

use bevy::{
    light::{CascadeShadowConfig, CascadeShadowConfigBuilder},
    prelude::*,
};

use super::{View, camera::CurrentView};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_light)
        .add_systems(PostUpdate, fit_shadows.run_if(any_match_filter::<Changed<CurrentView>>));
}

#[derive(Component)]
struct KeyLight;

fn spawn_light(mut commands: Commands) {
    commands.spawn((
        KeyLight,
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

/// Shadows that cover only the depth in which the board lies, because that makes them sharpest.
fn shadows(distance: f32) -> CascadeShadowConfig {
    CascadeShadowConfigBuilder {
        num_cascades: 1,
        minimum_distance: (distance * 0.4).max(0.1),
        maximum_distance: distance * 1.6 + 3.0,
        ..default()
    }
    .build()
}

fn fit_shadows(
    views: Query<&CurrentView, (With<View>, Changed<CurrentView>)>,
    mut lights: Query<&mut CascadeShadowConfig, With<KeyLight>>,
) {
    for seen in &views {
        for mut config in &mut lights {
            *config = shadows(seen.framing.distance);
        }
    }
}
