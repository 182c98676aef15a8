//! Looks for graphics adapters.

use std::sync::Arc;

use bevy::{
    render::{
        renderer::{RenderInstance, WgpuWrapper},
        settings::WgpuSettings,
    },
    tasks::block_on,
};
use wgpu_types::AdapterInfo;

/// The graphics adapters of the backends that the environment allows.
#[expect(
    clippy::default_trait_access,
    clippy::redundant_closure_for_method_calls,
    reason = "Bevy does not re-export wgpu's names for these"
)]
pub fn adapters() -> Vec<AdapterInfo> {
    let Some(backends) = WgpuSettings::default().backends else { return Vec::new() };
    let instance = RenderInstance(Arc::new(WgpuWrapper::new(Default::default())));
    let found = block_on(instance.enumerate_adapters(backends));
    found.iter().map(|adapter| adapter.get_info()).collect()
}

/// Whether there is a graphics adapter. Bevy would panic without one.
pub fn has_adapter() -> bool {
    !adapters().is_empty()
}
