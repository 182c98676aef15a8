//! How much the renderer is asked to do, as a table, and which row of it a machine gets.

use bevy::{
    anti_alias::smaa::SmaaPreset, light::DirectionalLightShadowMap,
    pbr::ScreenSpaceAmbientOcclusionQualityLevel as Occlusion, prelude::*,
    render::renderer::RenderAdapterInfo,
};
use serde::{Deserialize, Serialize};
use strum::{EnumIter, VariantNames};

use crate::game::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, choose)
        .add_systems(PreUpdate, choose.run_if(resource_changed::<Settings>));
}

/// How good pictures should be, for how much work.
#[derive(
    Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, VariantNames,
)]
pub enum Quality {
    /// What suits the machine.
    #[default]
    Automatic,
    /// For a renderer in software, or a weak GPU.
    Low,
    /// For an integrated GPU.
    Medium,
    /// For a GPU of its own.
    High,
}

/// What a quality stands for.
#[derive(Resource, Clone, Copy, PartialEq)]
pub struct Preset {
    /// Into how many flat sides turned things are cut.
    pub segments: usize,
    /// How many points wide the map of shadows is.
    pub shadow_map: usize,
    /// How many rays find the edge of a shadow.
    pub shadow_rays: f32,
    /// How finely corners are darkened.
    pub occlusion: Option<Occlusion>,
    /// How well edges are smoothed.
    pub smoothing: SmaaPreset,
    /// How many points wide a side of the studio is that is mirrored.
    pub studio: u32,
    /// Whether bright light spills over.
    pub bloom: bool,
    /// Whether what lies away from the middle is a little out of focus.
    pub depth_of_field: bool,
}

const LOW: Preset = Preset {
    segments: 48,
    shadow_map: 1024,
    shadow_rays: 10.0,
    occlusion: None,
    smoothing: SmaaPreset::Medium,
    studio: 64,
    bloom: false,
    depth_of_field: false,
};

const MEDIUM: Preset = Preset {
    segments: 72,
    shadow_map: 2048,
    shadow_rays: 20.0,
    occlusion: Some(Occlusion::Medium),
    smoothing: SmaaPreset::High,
    studio: 128,
    bloom: true,
    depth_of_field: false,
};

const HIGH: Preset = Preset {
    segments: 128,
    shadow_map: 4096,
    shadow_rays: 40.0,
    occlusion: Some(Occlusion::Ultra),
    smoothing: SmaaPreset::Ultra,
    studio: 256,
    bloom: true,
    depth_of_field: true,
};

impl Quality {
    /// What it stands for on a machine whose GPU is of this kind.
    pub fn preset(self, adapter: Option<&RenderAdapterInfo>) -> Preset {
        match self {
            Quality::Low => LOW,
            Quality::Medium => MEDIUM,
            Quality::High => HIGH,
            // wgpu's names for what the adapter is, which Bevy does not hand on.
            Quality::Automatic => match adapter.map(|info| format!("{:?}", info.device_type)) {
                Some(kind) if kind == "DiscreteGpu" => HIGH,
                Some(kind) if kind == "Cpu" => LOW,
                _ => MEDIUM,
            },
        }
    }
}

fn choose(
    settings: Res<Settings>,
    adapter: Option<Res<RenderAdapterInfo>>,
    preset: Option<Res<Preset>>,
    mut commands: Commands,
) {
    let wanted = settings.quality.preset(adapter.as_deref());
    if preset.as_deref() != Some(&wanted) {
        commands.insert_resource(wanted);
        commands.insert_resource(DirectionalLightShadowMap { size: wanted.shadow_map });
    }
}
