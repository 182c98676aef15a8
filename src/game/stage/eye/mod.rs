//! The eye: from where the board is seen.
//!
//! | file | what it owns |
//! |---|---|
//! | `view.rs` | the view, and how it responds to input |
//! | `camera.rs` | how the camera takes the view, and follows the board |
//! | `arrival.rs` | whether the camera has arrived |
//! | `frame.rs` | where the camera has to be so that the whole board is seen, clear of the panels: their `Margins` |
//! | `fingers.rs` | two fingers on the screen |

mod arrival;
mod camera;
mod fingers;
mod frame;
mod view;

pub use arrival::Arrival;
pub use camera::CurrentView;
pub use frame::{HEIGHT, Margins, OtherSight, Subject};
pub use view::{Steady, View, ViewSettings};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(camera::plugin);
}
