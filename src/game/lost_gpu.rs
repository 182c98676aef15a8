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
