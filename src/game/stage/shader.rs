//! The shaders, built into the program.

use bevy::{asset::uuid_handle, prelude::*};

/// The shader of wood.
pub(super) const WOOD: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f10");
/// The shader of marks.
pub(super) const MARK: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f11");
const DRAWING: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f12");
const FIGURES: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f13");

/// All of them, those first that others import.
const SHADERS: [(Handle<Shader>, &str, &str); 4] = [
    (DRAWING, "drawing.wgsl", include_str!("../../../assets/shaders/drawing.wgsl")),
    (FIGURES, "figures.wgsl", include_str!("../../../assets/shaders/figures.wgsl")),
    (WOOD, "wood.wgsl", include_str!("../../../assets/shaders/wood.wgsl")),
    (MARK, "mark.wgsl", include_str!("../../../assets/shaders/mark.wgsl")),
];

pub(super) fn plugin(app: &mut App) {
    let mut shaders = app.world_mut().resource_mut::<Assets<Shader>>();
    for (handle, name, source) in SHADERS {
        if let Err(error) = shaders.insert(&handle, Shader::from_wgsl(source, name)) {
            error!("{name} cannot be used: {error}");
        }
    }
}
