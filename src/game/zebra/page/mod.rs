//! The pages of Zebra.
//!
//! | file | what it owns |
//! |---|---|
//! | `begin.rs` | a new match: size, who plays, the rules; the ways to the lesson and to kept matches |
//! | `kept.rs` | the list of kept matches, to be watched |
//! | `pause.rs`, `rules.rs` | the pause, and the rules on one page |
//! | `result.rs` | how the match ended, and the rematch |

mod begin;
mod kept;
mod pause;
mod result;
mod rules;

pub use begin::{ZebraColour, ZebraDraft, ZebraOpponent};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((begin::plugin, kept::plugin, pause::plugin, result::plugin, rules::plugin));
}
