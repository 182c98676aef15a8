//! What draws: which graphics adapter, how finely, and what the shaders are told.
//!
//! | file | what it owns |
//! |---|---|
//! | `adapter.rs` | whether anything here can draw |
//! | `quality.rs`, `effects.rs` | how finely, and what that adds to the full picture |
//! | `shader.rs` | the shaders, which are files in `assets/shaders/` |
//! | `tag.rs`, `tag_bits.rs` | one number for each disc, token and mark that tells the shaders what to show |

mod adapter;
mod effects;
mod quality;
pub mod shader;
mod tag;
mod tag_bits;

pub use adapter::{adapters, has_adapter, wanted};
pub use quality::{Preset, suitable_quality};
pub use tag::{label_bits, level_bits};
pub use tag_bits::{mark, wood};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((quality::plugin, shader::plugin, tag::plugin, effects::plugin));
}
