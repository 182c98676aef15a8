//! Small pictures, computed at the size at which they are shown.
//!
//! | file | what it owns |
//! |---|---|
//! | `drawing.rs` | pictures of flat shapes |
//! | `token.rs` | the token and the symbol of each side |
//! | `miniature.rs`, `from_above.rs` | a whole board, and where its cells lie in a picture |

mod drawing;
mod from_above;
mod miniature;
mod token;

pub use drawing::{Drawing, FlatShape, picture_of};
pub use from_above::FromAbove;
pub use miniature::miniature;
pub use token::{symbol, token, token_on_maple, token_or_symbol};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(drawing::plugin);
}
