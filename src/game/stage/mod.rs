//! The stage: how the table, discs, tokens and marks look, the light on them, and the camera.
//!
//! It gives meshes to the entities that the mirror makes and reads their markers; it moves none of
//! them. All of it needs a GPU; a game without one runs the same rules on a bare table.

mod advice;
mod camera;
mod coordinates;
mod dress;
mod frame;
mod ghost;
mod light;
mod mark;
mod preview;
mod quality;
mod reflection;
mod ribbon;
mod shader;
mod studio;
mod tag;
mod turned;
mod wood;

pub use camera::{View, ViewSettings};
pub use frame::Margins;
pub use quality::{Preset, Quality};
pub use wood::{Wood, WoodLook};

use bevy::prelude::*;

/// All that is to be seen.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        quality::plugin,
        shader::plugin,
        wood::plugin,
        mark::plugin,
        preview::plugin,
        advice::plugin,
        ghost::plugin,
        ribbon::plugin,
        coordinates::plugin,
        dress::plugin,
        tag::plugin,
        light::plugin,
        studio::plugin,
        camera::plugin,
    ));
}
