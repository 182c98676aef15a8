//! Effects: what a preset adds to the full picture.

use bevy::{
    pbr::ScreenSpaceAmbientOcclusion,
    post_process::{
        bloom::Bloom,
        dof::{DepthOfField, DepthOfFieldMode},
    },
    prelude::*,
};

use super::Painter;
use crate::game::stage::{Preset, eye::CurrentView};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, apply_preset.run_if(resource_exists_and_changed::<Preset>))
        .add_systems(PostUpdate, focus.before(TransformSystems::Propagate));
}

/// Adds the effects that the preset turns on to the full picture, and removes those that it turns off.
fn apply_preset(preset: Res<Preset>, painters: Query<(Entity, &Painter)>, mut commands: Commands) {
    for (painter, kind) in painters.iter().filter(|(_, painter)| **painter != Painter::Plain) {
        let mut painter = commands.entity(painter);
        match preset.occlusion {
            Some(quality_level) => painter.insert(ScreenSpaceAmbientOcclusion {
                quality_level,
                constant_object_thickness: 0.25,
            }),
            None => painter.remove::<ScreenSpaceAmbientOcclusion>(),
        };
        if preset.bloom {
            painter.insert(Bloom { intensity: 0.05, ..Bloom::NATURAL });
        } else {
            painter.remove::<Bloom>();
        }
        // A photograph is taken through a lens.
        if preset.depth_of_field && *kind == Painter::Fine {
            painter.insert(DepthOfField {
                mode: DepthOfFieldMode::Gaussian,
                aperture_f_stops: 0.22,
                max_circle_of_confusion_diameter: 12.0,
                ..default()
            });
        } else {
            painter.remove::<DepthOfField>();
        }
    }
}

/// Keeps the board in focus. The effect may have been turned on while the camera was at rest.
fn focus(views: Query<&CurrentView>, mut painters: Query<&mut DepthOfField>) {
    let Some(seen) = views.iter().next() else { return };
    let distance = seen.framing.distance;
    for mut focus in &mut painters {
        if focus.focal_distance.to_bits() != distance.to_bits() {
            focus.focal_distance = distance;
        }
    }
}
