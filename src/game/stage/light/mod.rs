//! The light on the table.
//!
//! | file | what it owns |
//! |---|---|
//! | `lamp.rs` | the key light, which casts the shadows |
//! | `studio.rs` | the soft boxes around the table |
//! | `reflection.rs` | how surfaces from polished to matt reflect them |
//! | `contact.rs` | the shade around the foot of a piece |

mod contact;
mod lamp;
mod reflection;
mod studio;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((lamp::plugin, studio::plugin, contact::plugin));
}
