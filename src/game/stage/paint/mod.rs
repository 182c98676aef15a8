//! Painting: how the board gets into the window, so that a machine without a graphics card keeps up.
//!
//! | file | what it owns |
//! |---|---|
//! | `canvas.rs`, `easel.rs` | the picture of the board as it is shown, and the camera that shows it |
//! | `painter.rs` | the cameras that paint it, and whether a photograph may be taken now |
//! | `effects.rs` | what a preset adds to the full picture |
//! | `sheet.rs` | what is painted in one frame, and how it is laid on the canvas |
//! | `originals.rs`, `trace.rs` | full pictures of views that the camera has left, and how they are traced while it comes closer or goes back |
//! | `patch.rs` | how large the sheet for a part of the picture is, and which rows of it are laid |
//! | `mask.rs`, `smooth.rs` | that of such a sheet only what is laid is painted, and that its edges are smooth there |
//! | `damage.rs`, `outline.rs` | what of the picture has changed, and where exactly that lies |
//! | `pending.rs` | what is still to be painted |
//! | `work.rs` | what each frame paints: nothing, a part, a trace, or all of the board |
//! | `photo.rs`, `average.rs` | the photograph: how long the board rests before it begins, its exposures, and their average |

mod average;
mod canvas;
mod damage;
mod easel;
mod effects;
mod mask;
mod originals;
mod outline;
mod painter;
mod patch;
mod pending;
mod photo;
mod sheet;
mod smooth;
mod trace;
mod work;

pub use average::can_average;
pub use painter::{Painter, Painting};
pub use photo::{EXPOSURES, FEW_EXPOSURES, Photo};
pub use work::Work;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        (canvas::plugin, easel::plugin, effects::plugin),
        (sheet::plugin, mask::plugin, smooth::plugin),
        (trace::plugin, average::plugin),
        painter::plugin,
    ));
}
