//! Checks for a graphics adapter.

use std::sync::Arc;

use bevy::{
    render::{
        renderer::{RenderInstance, WgpuWrapper},
        settings::WgpuSettings,
    },
    tasks::block_on,
};

/// Whether there is a graphics adapter among the backends that the environment allows. Bevy would panic
/// without one.
#[expect(clippy::default_trait_access, reason = "Bevy does not re-export wgpu's names for these")]
pub fn has_adapter() -> bool {
    let Some(backends) = WgpuSettings::default().backends else { return false };
    let instance = RenderInstance(Arc::new(WgpuWrapper::new(Default::default())));
    !block_on(instance.enumerate_adapters(backends)).is_empty()
}
