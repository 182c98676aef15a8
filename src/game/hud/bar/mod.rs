//! The bars along the edges: above the board who plays, below it the buttons.
//!
//! | file | what it owns |
//! |---|---|
//! | `ribbon.rs` | the players, whose turn it is, which of its two parts is due, how the match ended |
//! | `buttons.rs` | the buttons below the board |
//! | `icon.rs` | the small drawings on them |

pub mod buttons;
pub mod icon;
mod ribbon;

pub use buttons::{ActionButton, asking_side, is_available};
pub use icon::Icon;
pub use ribbon::ribbon;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((ribbon::plugin, buttons::plugin, icon::plugin));
}
