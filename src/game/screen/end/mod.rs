//! How a match ended: the result (`result.rs`), and where the match turned (`turning.rs`).

mod result;
mod turning;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((result::plugin, turning::plugin));
}
