//! What draws: which graphics adapter, how finely, and what the shaders are told.
//!
//! | file | what it owns |
//! |---|---|
//! | `adapter.rs` | whether anything here can draw |
//! | `quality.rs` | how much the renderer does |
//! | `fineness.rs` | how finely the board is painted while something moves |
//! | `shader.rs` | the shaders, which are files in `assets/shaders/` |
//! | `tag_bits.rs` | the bits of the number that tells the shaders what to show of a disc, a token or a mark |

mod adapter;
mod fineness;
mod quality;
pub mod shader;
mod tag_bits;

pub use adapter::{adapters, has_adapter, wanted};
pub use fineness::{Fineness, SCALES};
pub use quality::{Preset, suitable_quality};
pub use tag_bits::{blame_number, mark, wood};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((quality::plugin, shader::plugin));
}
