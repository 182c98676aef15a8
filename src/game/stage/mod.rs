//! The stage: how the table, discs, tokens and marks look, the light on them, and the camera.
//!
//! It gives meshes to the entities that the table room spawns, and reads their markers. It never moves
//! them. All of it needs a GPU; without one, a game runs by the same rules, but nothing is drawn.
//!
//! | file | what it owns |
//! |---|---|
//! | `adapter.rs`, `quality.rs`, `effects.rs` | whether anything here can draw, and how finely |
//! | `view.rs`, `camera.rs`, `fingers.rs`, `frame.rs` | the view, how it moves, also by two fingers, and from where the whole board is seen |
//! | `painter.rs`, `work.rs`, `pace.rs` | what of the board is painted when, and how finely |
//! | `damage.rs`, `outline.rs`, `pending.rs`, `parts.rs` | what has changed in the picture, and how it is divided among frames |
//! | `sheet.rs`, `canvas.rs` | how what is painted gets into the window |
//! | `light.rs`, `studio.rs`, `reflection.rs`, `contact.rs` | the lamp, the soft boxes, what surfaces reflect, and the shade at the feet of pieces |
//! | `lathe.rs`, `wood.rs`, `dress.rs` | the shapes, what they are made of, and who gets which |
//! | `origin.rs`, `veneer.rs` | from where in the trunk a piece is cut, and what it looks like there |
//! | `mark.rs`, `preview.rs`, `advice.rs`, `spotlight.rs`, `ghost.rs`, `trail.rs` | marks: places and paths, hints, what a lesson points at, what is about to be put down, the last turn |
//! | `coordinates.rs`, `symbols.rs` | the names of cells, and the sides' symbols over their tokens |
//! | `winning_shape.rs` | the band through the tokens that won |
//! | `tag.rs`, `tag_bits.rs`, `shader.rs` | what the shaders are told, and the shaders |

mod adapter;
mod advice;
mod camera;
mod canvas;
mod contact;
mod coordinates;
mod damage;
mod dress;
mod effects;
mod fingers;
mod frame;
mod ghost;
mod lathe;
mod light;
mod mark;
mod origin;
mod outline;
mod pace;
mod painter;
mod parts;
mod pending;
mod preview;
mod quality;
mod reflection;
mod shader;
mod sheet;
mod spotlight;
mod studio;
mod symbols;
mod tag;
mod tag_bits;
mod trail;
mod veneer;
mod view;
mod winning_shape;
mod wood;
mod work;

pub use adapter::{adapters, has_adapter, wanted};
pub use frame::Margins;
pub use quality::{Preset, suitable_quality};
pub use view::{Steady, View, ViewSettings};
pub use wood::{Wood, WoodLook};

use bevy::prelude::*;

/// Draws the table and everything on it.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        quality::plugin,
        shader::plugin,
        veneer::plugin,
        wood::plugin,
        (mark::plugin, preview::plugin, advice::plugin, spotlight::plugin),
        (ghost::plugin, trail::plugin, winning_shape::plugin),
        (contact::plugin, coordinates::plugin, symbols::plugin),
        dress::plugin,
        tag::plugin,
        light::plugin,
        studio::plugin,
        camera::plugin,
        (canvas::plugin, sheet::plugin),
        painter::plugin,
        effects::plugin,
    ));
}
