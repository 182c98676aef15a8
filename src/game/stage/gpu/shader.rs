//! Shaders, built into the program.

use bevy::{asset::uuid_handle, prelude::*};

use super::tag_bits;

pub const WOOD: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f10");
pub const MARK: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f11");
pub const VENEER: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f16");
pub const SHEET: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f17");
pub const AVERAGE: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f18");
pub const TRACE: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f19");
const CORNERS: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f1a");
const DRAWING: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f12");
const WOOD_BITS: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f14");
const MARK_BITS: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f15");
const FIGURES: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f13");

/// The shaders that are files. Files that others import come first.
const SHADERS: [(Handle<Shader>, &str, &str); 9] = [
    (DRAWING, "drawing.wgsl", include_str!("../../../../assets/shaders/drawing.wgsl")),
    (FIGURES, "figures.wgsl", include_str!("../../../../assets/shaders/figures.wgsl")),
    (VENEER, "veneer.wgsl", include_str!("../../../../assets/shaders/veneer.wgsl")),
    (CORNERS, "corners.wgsl", include_str!("../../../../assets/shaders/corners.wgsl")),
    (SHEET, "sheet.wgsl", include_str!("../../../../assets/shaders/sheet.wgsl")),
    (TRACE, "trace.wgsl", include_str!("../../../../assets/shaders/trace.wgsl")),
    (AVERAGE, "average.wgsl", include_str!("../../../../assets/shaders/average.wgsl")),
    (WOOD, "wood.wgsl", include_str!("../../../../assets/shaders/wood.wgsl")),
    (MARK, "mark.wgsl", include_str!("../../../../assets/shaders/mark.wgsl")),
];

pub(super) fn plugin(app: &mut App) {
    let bits = [
        (WOOD_BITS, "wood_bits.wgsl", tag_bits::wood::shader_module("nonaga::wood_bits")),
        (MARK_BITS, "mark_bits.wgsl", tag_bits::mark::shader_module("nonaga::mark_bits")),
    ];
    let files = SHADERS.map(|(handle, name, source)| (handle, name, source.to_owned()));
    let mut shaders = app.world_mut().resource_mut::<Assets<Shader>>();
    for (handle, name, source) in bits.into_iter().chain(files) {
        if let Err(error) = shaders.insert(&handle, Shader::from_wgsl(source, name)) {
            error!("{name} cannot be used: {error}");
        }
    }
}
