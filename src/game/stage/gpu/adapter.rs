//! Looks for graphics adapters, and says what the game needs of one.

use std::sync::Arc;

use bevy::{
    render::{
        renderer::{RenderInstance, WgpuWrapper},
        settings::WgpuSettings,
    },
    tasks::block_on,
};
use wgpu_types::{AdapterInfo, Limits};

/// How many storage textures a shader of the game may have. Ambient occlusion has five. From six on, Bevy prepares to
/// compute reflections on the GPU, which the game does itself, and starts later.
const STORAGE_TEXTURES: u32 = 5;

/// The graphics adapters of the backends that the environment allows.
pub fn adapters() -> Vec<AdapterInfo> {
    found().into_iter().map(|(adapter, _)| adapter).collect()
}

/// Whether there is a graphics adapter. Bevy would panic without one.
pub fn has_adapter() -> bool {
    !found().is_empty()
}

/// What to ask of the graphics adapter: all that it can do, as far as the game uses it. `None` if there is no adapter.
pub fn wanted() -> Option<WgpuSettings> {
    let limits = found().into_iter().map(|(_, limits)| limits);
    let best = limits.reduce(|one, other| one.or_better_values_from(&other))?;
    let wanted = Limits { max_storage_textures_per_shader_stage: STORAGE_TEXTURES, ..best };
    Some(WgpuSettings { constrained_limits: Some(wanted), ..WgpuSettings::default() })
}

#[expect(clippy::default_trait_access, reason = "Bevy does not re-export wgpu's names for these")]
fn found() -> Vec<(AdapterInfo, Limits)> {
    let Some(backends) = WgpuSettings::default().backends else { return Vec::new() };
    let instance = RenderInstance(Arc::new(WgpuWrapper::new(Default::default())));
    let found = block_on(instance.enumerate_adapters(backends));
    found.iter().map(|adapter| (adapter.get_info(), adapter.limits())).collect()
}
