//! The pages of another game.
//!
//! | file | what it owns |
//! |---|---|
//! | `begin.rs` | what the page for a new match has for every game: the ways to a match that waits, the lesson, kept matches |
//! | `kept.rs` | the list of kept matches, to be watched |
//! | `pause.rs`, `rules.rs` | the pause, and the rules on one page |
//! | `result.rs` | how the match ended, and the rematch |

mod begin;
mod kept;
mod pause;
mod result;
mod rules;

pub use begin::{ShelfDraft, ShelfOpponent, ShelfSeat, ShelfSeating, page_plugin, seating};

use bevy::prelude::*;

use super::ShelfWords;

/// What all games share.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((begin::plugin, kept::plugin, result::plugin, rules::plugin));
}

/// What each game has of its own.
pub(super) fn of_game<R: ShelfWords>(app: &mut App) {
    app.add_plugins((pause::of_game::<R>, result::of_game::<R>));
}
