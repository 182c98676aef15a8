//! What happens if the graphics card is lost while the game runs, because its driver crashed or it was
//! removed: the game exits cleanly, and the match is kept.

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

/// The exit code of the app in that case.
const LOST: NonZero<u8> = NonZero::new(3).unwrap();

/// Whether the app ended because the graphics card was lost.
pub(super) fn is_reason(exit: &AppExit) -> bool {
    *exit == AppExit::Error(LOST)
}

#[cfg(test)]
mod tests {
    use bevy::render::{render_resource::PollType, renderer::RenderDevice};

    use super::*;
    use crate::{
        game::{plugins::windowless, stage::has_adapter},
        skip,
    };

    #[test]
    fn the_game_ends_when_the_graphics_card_is_lost() {
        if !has_adapter() {
            return skip::skip("there is no graphics adapter");
        }
        let mut app = App::new();
        app.add_plugins(windowless(None, true)).add_plugins(plugin);
        app.finish();
        app.cleanup();
        app.update();
        assert_eq!(app.should_exit(), None);

        let device = app.world().resource::<RenderDevice>().clone();
        device.wgpu_device().destroy();
        // The renderer does this when it next submits work, but here it has none.
        drop(device.poll(PollType::wait_indefinitely()));
        let exit = (0..10).find_map(|_| {
            app.update();
            app.should_exit()
        });
        assert!(exit.as_ref().is_some_and(is_reason), "{exit:?}");
    }
}
