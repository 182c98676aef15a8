//! Opening the game in a window, and why it may not open.

use std::env;

use bevy::{prelude::*, window::WindowResolution, winit::WinitSettings};
use serde::Serialize;
use strum::VariantNames;

use super::{hud, picture::has_adapter, shown_plugin, sound};
use crate::words::Words;

/// Why the game cannot open here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
pub enum OpeningError {
    /// There is no display, or it does not answer.
    #[error("no display")]
    NoDisplay,
    /// Nothing here can draw.
    #[error("no graphics adapter")]
    NoAdapter,
}

/// Opens the game and stays until it is closed.
///
/// What Bevy would panic about, it looks for first.
pub fn open(words: Words) -> Result<(), OpeningError> {
    if !has_display() {
        return Err(OpeningError::NoDisplay);
    }
    if !has_adapter() {
        return Err(OpeningError::NoAdapter);
    }
    let window = Window {
        title: words.say("game-title"),
        resolution: WindowResolution::new(1280, 720),
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }))
        .insert_resource(hud::Speaker(words))
        .insert_resource(WinitSettings::game())
        .add_plugins((shown_plugin, sound::plugin));
    app.run();
    Ok(())
}

/// Whether there is a display to open a window on. Elsewhere than on Unix there always is one.
#[cfg(all(unix, not(target_os = "macos")))]
fn has_display() -> bool {
    has_wayland() || has_x11()
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
fn has_display() -> bool {
    true
}

/// Whether a Wayland compositor answers where the environment says that one is.
#[cfg(all(unix, not(target_os = "macos")))]
fn has_wayland() -> bool {
    let named = |name| env::var_os(name).filter(|value| !value.is_empty());
    match (named("WAYLAND_SOCKET"), named("XDG_RUNTIME_DIR"), named("WAYLAND_DISPLAY")) {
        (Some(_), ..) => true,
        (None, Some(folder), Some(socket)) => answers(&std::path::Path::new(&folder).join(socket)),
        _ => false,
    }
}

/// Whether an X server answers where the environment says that one is. One on another machine is
/// taken at its word.
#[cfg(all(unix, not(target_os = "macos")))]
fn has_x11() -> bool {
    let Ok(display) = env::var("DISPLAY") else { return false };
    match display.strip_prefix(':').map(|number| number.split('.').next().unwrap_or(number)) {
        Some(number) => answers(std::path::Path::new(&format!("/tmp/.X11-unix/X{number}"))),
        None => !display.is_empty(),
    }
}

#[cfg(all(unix, not(target_os = "macos")))]
fn answers(socket: &std::path::Path) -> bool {
    std::os::unix::net::UnixStream::connect(socket).is_ok()
}
