//! Looks for graphics adapters.

use std::sync::Arc;

use bevy::{
    render::{
        renderer::{RenderInstance, WgpuWrapper},
        settings::WgpuSettings,
    },
    tasks::block_on,
};
use wgpu_types::DeviceType;

/// A graphics card, or a program that draws in its place.
#[allow(missing_docs, reason = "the names say it")]
pub struct Adapter {
    pub name: String,
    pub driver: String,
    pub backend: String,
    /// Whether it is a program.
    pub is_software: bool,
}

/// The graphics adapters of the backends that the environment allows.
#[expect(clippy::default_trait_access, reason = "Bevy does not re-export wgpu's names for these")]
pub fn adapters() -> Vec<Adapter> {
    let Some(backends) = WgpuSettings::default().backends else { return Vec::new() };
    let instance = RenderInstance(Arc::new(WgpuWrapper::new(Default::default())));
    let found = block_on(instance.enumerate_adapters(backends));
    let described = found.iter().map(|adapter| {
        let info = adapter.get_info();
        Adapter {
            name: info.name,
            driver: [info.driver, info.driver_info].join(" ").trim().to_owned(),
            backend: info.backend.to_string(),
            is_software: info.device_type == DeviceType::Cpu,
        }
    });
    described.collect()
}

/// Whether there is a graphics adapter. Bevy would panic without one.
pub fn has_adapter() -> bool {
    !adapters().is_empty()
}
