//! Marks: what the board shows besides discs and tokens.
//!
//! | file | what it owns |
//! |---|---|
//! | `mark.rs` | rings, dots and lines of light: places, paths, and what a refusal is about |
//! | `tag.rs` | one number for each disc, token and mark that tells the shaders what to show |
//! | `preview.rs`, `ghost.rs` | where the token under the pointer could go, and what is about to be put down |
//! | `advice.rs`, `spotlight.rs` | hints and sketched turns, and what a lesson points at |
//! | `trail.rs` | the last turn |
//! | `winning_shape.rs` | the band through the tokens that won |
//! | `coordinates.rs`, `symbols.rs` | the names of cells, and the sides' symbols over their tokens |

mod advice;
mod coordinates;
mod ghost;
mod mark;
mod preview;
mod spotlight;
mod symbols;
mod tag;
mod trail;
mod winning_shape;

pub use mark::{MarkMaterial, Marks, length_bits, stretched};
pub use tag::level_bits;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        (mark::plugin, tag::plugin),
        (preview::plugin, advice::plugin, spotlight::plugin),
        (ghost::plugin, trail::plugin, winning_shape::plugin),
        (coordinates::plugin, symbols::plugin),
    ));
}
