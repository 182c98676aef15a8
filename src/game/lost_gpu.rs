//! A graphics card that is lost while the game runs: its driver crashed, or it was taken away. The
//! game ends in good order, and what was played is kept.

use std::num::NonZero;

use bevy::{
    prelude::*,
    render::error_handler::{RenderErrorHandler, RenderErrorPolicy},
};

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(RenderErrorHandler(|_, main_world, _| {
        main_world.write_message(AppExit::Error(LOST));
        RenderErrorPolicy::StopRendering
    }));
}

/// How the app ends then.
const LOST: NonZero<u8> = NonZero::new(3).unwrap();

/// Whether that is why the app ended.
pub(super) fn is_reason(exit: &AppExit) -> bool {
    *exit == AppExit::Error(LOST)
}

#[cfg(test)]
mod tests {
    use bevy::{
        log::LogPlugin,
        render::{
            RenderPlugin, pipelined_rendering::PipelinedRenderingPlugin, render_resource::PollType,
            renderer::RenderDevice,
        },
        window::ExitCondition,
        winit::WinitPlugin,
    };

    use super::*;

    #[test]
    fn the_game_ends_when_what_draws_it_is_gone() {
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin {
                    primary_window: None,
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
                .disable::<LogPlugin>()
                .disable::<WinitPlugin>()
                .disable::<PipelinedRenderingPlugin>(),
        )
        .add_plugins(plugin);
        app.finish();
        app.cleanup();
        app.update();
        assert_eq!(app.should_exit(), None);

        let device = app.world().resource::<RenderDevice>().clone();
        device.wgpu_device().destroy();
        // As the renderer does when it next submits something; here it has nothing to submit.
        drop(device.poll(PollType::wait_indefinitely()));
        let exit = (0..10).find_map(|_| {
            app.update();
            app.should_exit()
        });
        assert!(exit.as_ref().is_some_and(is_reason), "{exit:?}");
    }
}
