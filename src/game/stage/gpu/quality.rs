//! Quality: the presets of how much the renderer does, and which one a machine gets.

use wgpu_types::DeviceType;

use super::Fineness;
use crate::game::keeping::{Quality, Settings};
use bevy::{
    light::DirectionalLightShadowMap, pbr::ScreenSpaceAmbientOcclusionQualityLevel as Occlusion,
    prelude::*, render::renderer::RenderAdapterInfo,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fineness>().add_systems(PreStartup, choose_preset).add_systems(
        PreUpdate,
        choose_preset.run_if(resource_changed::<Settings>.or_eager(resource_changed::<Fineness>)),
    );
}

/// How much the renderer does at one quality.
#[derive(Resource, Clone, Copy, PartialEq)]
pub struct Preset {
    /// The number of flat sides around each lathed mesh.
    pub segments: usize,
    /// The number of straight pieces in each rounded corner of its profile.
    pub pieces: usize,
    /// The width of the shadow map, in pixels.
    pub shadow_map: usize,
    /// The number of rays that find the edge of a shadow.
    pub shadow_rays: f32,
    /// The quality of the shade in corners (ambient occlusion); `None` turns it off.
    pub occlusion: Option<Occlusion>,
    /// The width of each side of the studio that things reflect, in pixels.
    pub studio: usize,
    /// How wide the veneers are.
    pub veneers: VeneerSizes,
    /// Whether bright light spills over its edges.
    pub bloom: bool,
    /// Whether things away from the middle are slightly out of focus.
    pub depth_of_field: bool,
}

/// How wide the veneers are, in pixels.
#[derive(Clone, Copy, PartialEq)]
pub struct VeneerSizes {
    pub disc: u32,
    pub token: u32,
    pub table: u32,
}

impl Preset {
    /// Whether a thing that changes leaves the picture as it was, except around itself and its shadow.
    pub fn is_local(&self) -> bool {
        self.occlusion.is_none() && !self.bloom && !self.depth_of_field
    }
}

const LOW: Preset = Preset {
    segments: 48,
    pieces: 3,
    shadow_map: 1024,
    shadow_rays: 12.0,
    occlusion: None,
    studio: 64,
    veneers: VeneerSizes { disc: 192, token: 128, table: 1024 },
    bloom: false,
    depth_of_field: false,
};

const MEDIUM: Preset = Preset {
    segments: 72,
    pieces: 5,
    shadow_map: 2048,
    shadow_rays: 28.0,
    occlusion: Some(Occlusion::Medium),
    studio: 128,
    veneers: VeneerSizes { disc: 384, token: 256, table: 2048 },
    bloom: true,
    depth_of_field: false,
};

const HIGH: Preset = Preset {
    segments: 128,
    pieces: 5,
    shadow_map: 4096,
    shadow_rays: 56.0,
    occlusion: Some(Occlusion::Ultra),
    studio: 256,
    veneers: VeneerSizes { disc: 768, token: 512, table: 4096 },
    bloom: true,
    depth_of_field: true,
};

/// From the lowest to the highest.
const PRESETS: [Preset; 3] = [LOW, MEDIUM, HIGH];

/// The preset of a quality on a machine with this GPU. If frames have been too slow, `Automatic` goes one
/// step down. A quality that the player has chosen never changes.
fn preset_of(quality: Quality, adapter: Option<&RenderAdapterInfo>, is_too_slow: bool) -> Preset {
    PRESETS[match quality {
        Quality::Low => 0,
        Quality::Medium => 1,
        Quality::High => 2,
        Quality::Automatic => suitable_index(adapter).saturating_sub(usize::from(is_too_slow)),
    }]
}

/// The index of the preset that suits this GPU.
fn suitable_index(adapter: Option<&RenderAdapterInfo>) -> usize {
    match suitable_quality(adapter) {
        Quality::Low => 0,
        Quality::High => 2,
        Quality::Medium | Quality::Automatic => 1,
    }
}

/// The quality that suits this GPU.
pub fn suitable_quality(adapter: Option<&RenderAdapterInfo>) -> Quality {
    match adapter.map(|info| info.device_type) {
        Some(DeviceType::DiscreteGpu) => Quality::High,
        Some(DeviceType::Cpu) => Quality::Low,
        _ => Quality::Medium,
    }
}

fn choose_preset(
    settings: Res<Settings>,
    adapter: Option<Res<RenderAdapterInfo>>,
    pace: Res<Fineness>,
    preset: Option<Res<Preset>>,
    mut commands: Commands,
) {
    let wanted = preset_of(settings.quality, adapter.as_deref(), pace.is_far_behind());
    if preset.as_deref() != Some(&wanted) {
        commands.insert_resource(wanted);
        commands.insert_resource(DirectionalLightShadowMap { size: wanted.shadow_map });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_automatic_quality_depends_on_speed() {
        assert!(preset_of(Quality::Automatic, None, false) == MEDIUM);
        assert!(preset_of(Quality::Automatic, None, true) == LOW);
        assert!(preset_of(Quality::High, None, true) == HIGH);
    }
}
