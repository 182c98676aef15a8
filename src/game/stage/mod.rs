//! The stage: how the table, discs, tokens and marks look, the light on them, and the camera.
//!
//! It gives meshes to the entities that the table room spawns, and reads their markers. It never moves
//! them. All of it needs a GPU; without one, a game runs by the same rules, but nothing is drawn.
//!
//! | folder | what it owns |
//! |---|---|
//! | `gpu/` | whether anything here can draw, how finely, and the shaders |
//! | `eye/` | from where the board is seen |
//! | `wood/` | the shapes of table, discs and tokens, and what they are made of |
//! | `marks/` | what the board shows besides: places, paths, hints, the last turn, the win, names and symbols |
//! | `paint/` | what of the picture is painted when, and how it gets into the window |
//! | `light/` | the lamp, the soft boxes, what surfaces reflect, and the shade at the feet of pieces |
//!
//! Each knows only those above it.

mod eye;
mod gpu;
mod light;
mod marks;
mod paint;
mod wood;

pub use eye::{CurrentView, HEIGHT, Margins, OtherSight, Steady, Subject, View, ViewSettings};
pub use gpu::{Preset, adapters, has_adapter, mark, suitable_quality, wanted, wood as tag_of_wood};
pub use marks::{Marks, length_bits, level_bits, stretched};
pub use paint::{EXPOSURES, FEW_EXPOSURES, Photo, Work, can_average};
pub use wood::{Brought, Plan, Ware, WareWood, Wood, WoodLook};

use bevy::prelude::*;

/// Draws the table and everything on it.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        gpu::plugin,
        wood::plugin,
        marks::plugin,
        light::plugin,
        eye::plugin,
        paint::plugin,
    ));
}
