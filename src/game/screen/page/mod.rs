//! Pages that can be opened at any time, and leave the match as it is.
//!
//! | file | what it owns |
//! |---|---|
//! | `settings.rs`, `woods.rs`, `bindings.rs` | the settings, among them the woods, and what keys and buttons do |
//! | `rules.rs`, `figure.rs` | the rules, and the drawings in them |
//! | `controls.rs` | all controls |
//! | `credits.rs` | who made the game, and with what |
//! | `reading.rs` | scrolling those that are only read, by keyboard and gamepad |

mod bindings;
mod controls;
mod credits;
mod figure;
mod reading;
mod rules;
mod settings;
mod woods;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        (settings::plugin, bindings::plugin),
        (rules::plugin, controls::plugin, credits::plugin),
        reading::plugin,
    ));
}
