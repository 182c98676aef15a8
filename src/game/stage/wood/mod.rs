//! The wood: what discs, tokens and the table are made of.
//!
//! | file | what it owns |
//! |---|---|
//! | `lathe.rs` | their shapes |
//! | `stuff.rs` | what each of them is made of, by the player's choice |
//! | `material.rs` | the one material of all of them |
//! | `cut.rs` | from where in the trunk a piece is cut |
//! | `veneer.rs` | its grain, painted once by `assets/shaders/veneer.wgsl` |
//! | `dress.rs` | who gets which shape and wood |
//! | `ware.rs` | the pieces that another game brings |

mod cut;
mod dress;
pub mod lathe;
mod material;
mod stuff;
mod veneer;
mod ware;

pub use cut::Cut;
pub use dress::Wardrobe;
pub use lathe::Plan;
pub use material::{Wood, WoodLook};
pub use stuff::WareWood;
pub use ware::{Brought, Ware};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((veneer::plugin, material::plugin, dress::plugin, ware::plugin));
}
