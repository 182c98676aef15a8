//! The key light: one warm lamp, up on the left.

use bevy::{
    light::{
        CascadeShadowConfig, CascadeShadowConfigBuilder, SimulationLightSystems, SunDisk,
        cluster::GlobalClusterSettings,
    },
    prelude::*,
};

use crate::game::stage::{
    View,
    eye::CurrentView,
    paint::{Painting, Photo},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (spawn_light, sort_no_lamps)).add_systems(
        PostUpdate,
        (
            (fit_shadows, turn_with_view)
                .run_if(any_match_filter::<Changed<CurrentView>>)
                .before(TransformSystems::Propagate),
            expose.after(Painting).before(SimulationLightSystems::UpdateDirectionalLightCascades),
        ),
    );
}

/// The radius of the lamp divided by its distance.
const LAMP: f32 = 0.13;
/// What the shader is told of the lamp: how wide it is, and how its rays are turned.
const WHOLE: SunDisk = SunDisk { angular_size: LAMP, intensity: 0.0 };

#[derive(Component)]
struct KeyLight;

fn spawn_light(mut commands: Commands) {
    commands.spawn((
        KeyLight,
        Name::new("key light"),
        DirectionalLight {
            color: Color::linear_rgb(1.0, 0.865, 0.70),
            illuminance: 9800.0,
            shadow_maps_enabled: true,
            ..default()
        },
        (lamp(0.0), WHOLE),
        shadows(10.0),
    ));
}

/// Bevy can sort lamps by where they shine, on the GPU and in each frame. There is only one, and it shines everywhere.
fn sort_no_lamps(settings: Option<ResMut<GlobalClusterSettings>>) {
    if let Some(mut settings) = settings {
        settings.gpu_clustering = None;
    }
}

/// The lamp for a view that is turned by this angle. It is always up on the left: the player turns the board, and
/// the room stays where it is. If the lamp stood still, the whole table would shine when seen from the far side.
fn lamp(yaw: f32) -> Transform {
    let place = Quat::from_rotation_y(yaw) * Vec3::new(-0.72, 0.84, -0.38);
    Transform::from_translation(place).looking_at(Vec3::ZERO, Vec3::Y)
}

fn turn_with_view(
    views: Query<&CurrentView, (With<View>, Changed<CurrentView>)>,
    mut lights: Query<&mut Transform, With<KeyLight>>,
) {
    for seen in &views {
        for mut light in &mut lights {
            light.set_if_neq(lamp(seen.yaw()));
        }
    }
}

/// Lets a part of the lamp shine in each exposure of a photograph, and all of it otherwise.
fn expose(
    photo: Res<Photo>,
    mut lights: Query<(&Transform, &mut GlobalTransform, &mut SunDisk), With<KeyLight>>,
    mut is_exposed: Local<bool>,
) {
    let was_exposed = std::mem::replace(&mut *is_exposed, photo.exposure().is_some());
    for (usual, mut at, mut disk) in &mut lights {
        if let Some(exposure) = photo.exposure() {
            let (aside, width) = exposure.lamp();
            let towards =
                usual.back().as_vec3() + LAMP * (usual.right() * aside.x + usual.up() * aside.y);
            *at = Transform::default().looking_to(-towards, Vec3::Y).into();
            *disk = SunDisk { angular_size: LAMP * width, intensity: exposure.chance() };
        } else if was_exposed {
            *at = (*usual).into();
            *disk = WHOLE;
        }
    }
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
