//! The bars along the edges: above the board who plays, below it the buttons.
//!
//! | file | what it owns |
//! |---|---|
//! | `ribbon/` | the players, whose turn it is, which of its two parts is due, how the match ended |
//! | `presence.rs` | whether somebody far away is here, below their name |
//! | `action_button.rs` | a button that sends an action, and several side by side |
//! | `buttons.rs` | the buttons below the board |
//! | `at_its_end.rs` | those that go at the end of a match, and the way to its result in their place |
//! | `way_back.rs` | the way back to the usual view, where those buttons are not |
//! | `square.rs` | the shape of most of them |
//! | `icon.rs` | the small drawings on them |
//! | `short_name.rs` | the short names below those, where there is room |

mod action_button;
mod at_its_end;
pub mod buttons;
pub mod icon;
mod presence;
mod ribbon;
mod short_name;
mod square;
mod way_back;

pub use action_button::{ActionButton, button_group, panel_button, panel_name, panel_way};
pub use at_its_end::{AtItsEnd, swap_at_its_end, until_its_end};
pub use buttons::{asking_side, is_available};
pub use icon::{Icon, brass_cup, brass_tick};
pub use ribbon::{ribbon, ribbon_wood};
pub use square::square;
pub use way_back::way_back;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        (ribbon::plugin, presence::plugin),
        (buttons::plugin, at_its_end::plugin),
        way_back::plugin,
        icon::plugin,
        short_name::plugin,
    ));
}
