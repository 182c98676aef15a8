//! How the rooms are put together: for tests without drawing, for pictures, and for the window.

use bevy::{
    app::{PanicHandlerPlugin, PluginGroupBuilder},
    log::LogPlugin,
    prelude::*,
    render::{RenderPlugin, pipelined_rendering::PipelinedRenderingPlugin, settings::WgpuSettings},
    window::ExitCondition,
    winit::WinitPlugin,
};

use super::{
    common, hud, input, keeping, mutants, players, referee, screen, shelf, stage, table, ui, zebra,
};

/// A match at the table: everything that neither draws nor sounds, and no screens.
pub fn table_plugin(app: &mut App) {
    app.add_plugins((
        common::plugin,
        referee::plugin,
        keeping::plugin,
        table::plugin,
        input::plugin,
        players::plugin,
    ));
}

/// The same with screens, which are laid out and can be pressed, but are not drawn.
pub fn screens_plugin(app: &mut App) {
    app.add_plugins((table_plugin, ui::plugin, screen::plugin)).add_plugins((
        shelf::pages_plugin,
        zebra::pages_plugin,
        mutants::pages_plugin,
    ));
}

/// All that can be seen, in a window or in a picture: the whole game but its sound.
pub fn shown_plugin(app: &mut App) {
    app.add_plugins((MeshPickingPlugin, screens_plugin, stage::plugin, hud::plugin)).add_plugins((
        shelf::shown_plugin,
        zebra::shown_plugin,
        mutants::shown_plugin,
    ));
}

/// Bevy's own plugins for a game whose window is never opened, and which logs nothing. Other parts of the
/// game may still ask how large the window is. A game that draws does so within the frame, on one thread;
/// one that does not needs no GPU.
pub fn windowless(window: Option<Window>, draws: bool) -> PluginGroupBuilder {
    let plugins = DefaultPlugins
        .set(WindowPlugin {
            primary_window: window,
            exit_condition: ExitCondition::DontExit,
            ..default()
        })
        .disable::<LogPlugin>()
        .disable::<PanicHandlerPlugin>()
        .disable::<WinitPlugin>();
    if draws {
        plugins
            .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
            .disable::<PipelinedRenderingPlugin>()
    } else {
        let no_gpu = WgpuSettings { backends: None, ..default() };
        plugins.set(RenderPlugin { render_creation: no_gpu.into(), ..default() })
    }
}
