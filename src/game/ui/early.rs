//! Bundles that are inserted into entities of many kinds. They are registered before all others.
//!
//! For each kind of entity, Bevy keeps a slot of 150 bytes for every bundle up to the last that was inserted into one of
//! that kind. If these come late, that takes 6 MB more.

use bevy::{
    a11y::AccessibilityNode,
    app::Inherited,
    prelude::*,
    ui::{CalculatedClip, ComputedUiRenderTargetInfo, ComputedUiTargetCamera},
};

/// Registers them. It has to come before all other plugins.
pub fn early_bundles(app: &mut App) {
    let world = app.world_mut();
    world.register_bundle::<ComputedUiTargetCamera>();
    world.register_bundle::<ComputedUiRenderTargetInfo>();
    world.register_bundle::<Inherited<ComputedUiTargetCamera>>();
    world.register_bundle::<Inherited<ComputedUiRenderTargetInfo>>();
    world.register_bundle::<CalculatedClip>();
    world.register_bundle::<AccessibilityNode>();
    world.register_bundle::<Children>();
}
