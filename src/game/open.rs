//! Opening the game in a window, and why it may not open.

use std::{env, path::PathBuf};

use bevy::{
    app::{TaskPoolOptions, TaskPoolThreadAssignmentPolicy, TerminalCtrlCHandlerPlugin},
    prelude::*,
};
use serde::Serialize;
use strum::VariantNames;

use super::{
    Keeping, NewMatch, Notice, Overrides, Screen, Settings, StartMatch, curtain, hud, idle,
    lost_gpu, one_thread, picture::has_adapter, shown_plugin, sound, window,
};
use crate::{
    home::{Home, Loaded},
    record::{Player, PlayerKind},
    rules::{HouseRules, Match, Position},
    words::Language,
};

/// Why the game cannot open here, or cannot stay open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
pub enum OpeningError {
    /// There is no display, or it does not answer.
    #[error("no display")]
    NoDisplay,
    /// Nothing here can draw.
    #[error("no graphics adapter")]
    NoAdapter,
    /// What drew does so no more.
    #[error("lost graphics adapter")]
    LostAdapter,
    /// The folder that was named for assets cannot be looked into.
    #[error("{folder}: {why}")]
    NoAssets {
        /// The folder.
        folder: String,
        /// What the system says.
        why: String,
    },
}

/// Opens the game and stays until it is closed. With players, a match between them is begun at once.
/// Files in the folder of assets take the place of those that are built in.
///
/// What Bevy would panic about, it looks for first.
pub fn open(
    language: Language,
    assets: Option<PathBuf>,
    players: Option<[PlayerKind; 2]>,
) -> Result<(), OpeningError> {
    if let Some(folder) = &assets {
        folder.read_dir().map_err(|error| OpeningError::NoAssets {
            folder: folder.display().to_string(),
            why: error.to_string(),
        })?;
    }
    if !has_display() {
        return Err(OpeningError::NoDisplay);
    }
    if !has_adapter() {
        return Err(OpeningError::NoAdapter);
    }
    let home = Home::of_user();
    let Loaded { value: settings, notice } = home.load::<Settings>();
    let overrides = Overrides::new(assets, &home);
    let words = overrides.words(language);
    let window = window::window(words.say("game-title"), &settings);
    let mut app = App::new();
    app.insert_resource(hud::Speaker(words))
        .insert_resource(overrides)
        .insert_resource(settings)
        .insert_resource(Keeping::at(home))
        .add_plugins(
            DefaultPlugins
                .set(WindowPlugin { primary_window: Some(window), ..default() })
                .set(TaskPoolPlugin { task_pool_options: workers() })
                // It would not wake a game that sleeps.
                .disable::<TerminalCtrlCHandlerPlugin>(),
        )
        .add_plugins((shown_plugin, sound::plugin))
        .add_plugins((curtain::plugin, idle::plugin, window::plugin, lost_gpu::plugin, one_thread));
    if let Some(notice) = notice {
        app.world_mut().write_message(Notice::Home(notice));
    }
    if let Some(players) = players {
        app.insert_state(Screen::Match);
        app.world_mut().write_message(StartMatch(match_between(players)));
    }
    if lost_gpu::is_reason(&app.run()) { Err(OpeningError::LostAdapter) } else { Ok(()) }
}

/// The threads beside the frame's. Before the first picture some forty programs for the renderer have to
/// be compiled, for which Bevy would leave one thread on a small machine.
fn workers() -> TaskPoolOptions {
    let usual = TaskPoolOptions::default();
    let compile = TaskPoolThreadAssignmentPolicy { min_threads: 2, ..usual.async_compute.clone() };
    TaskPoolOptions { async_compute: compile, ..usual }
}

fn match_between(players: [PlayerKind; 2]) -> NewMatch {
    NewMatch {
        game: Match::new(Position::start(HouseRules::default())),
        players: players.map(|player| Player { name: String::new(), player }),
    }
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
