//! The studio: computed soft boxes around the table. Things reflect them, and they brighten the shadows.

use bevy::{light::EnvironmentMapLight, prelude::*};

use super::reflection::Reflections;
use crate::game::stage::{Preset, eye::CurrentView, paint::Painter};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, build.run_if(resource_exists_and_changed::<Preset>)).add_systems(
        PostUpdate,
        turn_with_view
            .run_if(any_match_filter::<Or<(Changed<CurrentView>, Added<EnvironmentMapLight>)>>),
    );
}

/// A lamp with a soft edge: its direction, half its size, the width of its edge, and its light.
struct SoftBox {
    towards: Vec3,
    half: Vec2,
    edge: f32,
    light: Vec3,
}

/// The lamps in a dark room. The first is in the direction of the key light.
const BOXES: [SoftBox; 4] = [
    SoftBox {
        towards: Vec3::new(-0.72, 0.80, -0.34),
        half: Vec2::new(0.42, 0.30),
        edge: 0.07,
        light: Vec3::new(17.0, 14.6, 11.6),
    },
    SoftBox {
        towards: Vec3::new(0.95, 0.55, 0.25),
        half: Vec2::new(0.20, 0.52),
        edge: 0.08,
        light: Vec3::new(4.2, 4.8, 5.8),
    },
    SoftBox {
        towards: Vec3::new(0.05, 0.42, -1.0),
        half: Vec2::new(0.95, 0.13),
        edge: 0.12,
        light: Vec3::new(6.0, 5.5, 5.0),
    },
    SoftBox {
        towards: Vec3::new(0.35, 0.80, 0.75),
        half: Vec2::new(0.20, 0.12),
        edge: 0.06,
        light: Vec3::new(3.4, 3.1, 2.7),
    },
];

impl SoftBox {
    fn light_from(&self, direction: Vec3) -> Vec3 {
        let towards = self.towards.normalize();
        let right = Vec3::Y.cross(towards).normalize();
        let up = towards.cross(right);
        let depth = direction.dot(towards);
        if depth <= 0.05 {
            return Vec3::ZERO;
        }
        let at = Vec2::new(direction.dot(right), direction.dot(up)) / depth;
        let outside = (at.abs() - self.half).max(Vec2::splat(-1.0));
        let inside = 1.0 - smooth(-self.edge, self.edge, outside.max_element());
        // Brightest in the middle, like a cloth in front of a lamp.
        let middle = 1.0 - 0.35 * (at / self.half).length_squared().min(1.5);
        self.light * inside * middle.max(0.4)
    }
}

fn smooth(from: f32, to: f32, x: f32) -> f32 {
    let t = ((x - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// The light from a direction.
fn light(direction: Vec3) -> Vec3 {
    let wall = Vec3::new(0.20, 0.185, 0.17) * (0.45 + 0.55 * direction.y.max(0.0));
    // Light from below comes from the table and the pale discs.
    let below = Vec3::new(0.30, 0.205, 0.125) * smooth(0.0, 0.9, -direction.y)
        + Vec3::new(0.05, 0.036, 0.026);
    let room = wall.lerp(below, smooth(-0.12, 0.06, -direction.y));
    BOXES.iter().fold(room, |sum, lamp| sum + lamp.light_from(direction))
}

/// Gives every painter the reflections of the studio.
fn build(
    preset: Res<Preset>,
    mut images: ResMut<Assets<Image>>,
    painters: Query<Entity, With<Painter>>,
    mut commands: Commands,
) {
    let Reflections { specular, diffuse } = Reflections::of(light, preset.studio);
    let studio = EnvironmentMapLight {
        diffuse_map: images.add(diffuse),
        specular_map: images.add(specular),
        intensity: 1100.0,
        ..default()
    };
    for painter in &painters {
        commands.entity(painter).insert(studio.clone());
    }
}

/// Keeps the soft boxes where they are for the player, as the key light is.
fn turn_with_view(views: Query<&CurrentView>, mut studios: Query<&mut EnvironmentMapLight>) {
    let Some(seen) = views.iter().next() else { return };
    for mut studio in &mut studios {
        let rotation = Quat::from_rotation_y(seen.yaw());
        if studio.rotation != rotation {
            studio.rotation = rotation;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_lamp_outshines_the_room() {
        assert!(light(BOXES[0].towards.normalize()).x > 20.0 * light(Vec3::X).x);
    }
}
