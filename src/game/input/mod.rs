//! Input devices, and what the hand does with them at the table.
//!
//! | file | what it owns |
//! |---|---|
//! | `pointer.rs` | mouse and touch: picking, dragging, and the thing under the pointer |
//! | `burst.rs` | inputs that arrive within one frame, handled one after the other |
//! | `keys.rs`, `pad.rs` | which key and which gamepad button does what, as the game comes |
//! | `mouse.rs` | the other mouse buttons, which do what the player chooses |
//! | `bindings.rs` | what the player has changed of that |
//! | `action.rs` | what keys and buttons do, by name |
//! | `perform.rs` | what an action asks for, such as Escape: it lets go, or else pauses |
//! | `watching.rs` | what keys and buttons mean while a recorded match is watched |
//! | `cursor.rs` | the cursor of the keyboard and the gamepad |
//! | `hand.rs` | what a gesture picks up, puts down or asks for, also a click on the way of a slide |
//! | `typed.rs` | a turn that is typed |
//! | `other.rs` | the pointer on the things of another game |

mod action;
mod bindings;
mod burst;
mod cursor;
mod hand;
mod keys;
mod mouse;
mod other;
mod pad;
mod perform;
mod pointer;
mod typed;
mod watching;

pub use action::Action;
pub use bindings::{
    Bindings, Loser, bind_button, bind_key, bind_mouse, bind_view, turning_buttons,
};
pub use cursor::{Cursor, board_invites};
pub use keys::{Chord, KEYS, Key, board_has_keys};
pub use mouse::is_free;
pub use other::{OtherGesture, OtherPointed, OtherThing};
pub use pad::BUTTONS;
pub use pointer::{DRAG_DISTANCE, Fingers, Pointed, UnderMouse, two_fingers_touch};
pub use typed::{Mistyped, Typed, Typing, how_to_type};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        burst::plugin,
        (hand::plugin, typed::plugin),
        (pointer::plugin, other::plugin),
        perform::plugin,
        bindings::plugin,
        (keys::plugin, pad::plugin, mouse::plugin),
        cursor::plugin,
    ));
}
