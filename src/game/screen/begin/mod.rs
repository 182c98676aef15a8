//! How a match begins.
//!
//! | file | what it owns |
//! |---|---|
//! | `new_match.rs` | setting up a new match |
//! | `unfinished.rs` | the question about one that is not finished |
//! | `from_here.rs` | setting up a match from the position on the table |
//! | `players.rs` | who plays, for both |

mod from_here;
mod new_match;
mod players;
mod unfinished;

pub(super) use new_match::house_rules;
pub(super) use players::COLOURS;
pub use players::one_of;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((new_match::plugin, from_here::plugin, unfinished::plugin));
}
