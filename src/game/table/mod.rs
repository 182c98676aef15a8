//! What lies on the table: discs, tokens and marks as entities, kept in step with the rules.
//!
//! | file | what it owns |
//! |---|---|
//! | `components.rs` | the components of pieces and places, and their marks |
//! | `layout.rs` | where cells are in the world |
//! | `gesture.rs`, `held.rs` | what the hand can do at the table, and what it holds |
//! | `mirror.rs` | keeps discs and tokens in step with the position |
//! | `marks.rs` | marks what can be done with them |
//! | `motion.rs` | moves them to their places |
//! | `path.rs` | along which paths, how long that takes, and how they speed up and slow down |
//! | `trail.rs` | where the parts of the last turn came from and went to |
//! | `sketch.rs` | a turn that is shown without being played |
//! | `reason.rs` | shows why the last try was refused |
//! | `triumph.rs` | celebrates a win |
//! | `cleared.rs` | makes room on the table for another game |
//! | `noise.rs` | what is heard of another game |

mod cleared;
mod components;
mod gesture;
mod held;
mod layout;
mod marks;
mod mirror;
mod motion;
mod noise;
mod path;
mod reason;
mod sketch;
mod trail;
mod triumph;

pub use cleared::Cleared;
pub use components::{
    Answerable, AskedFor, At, Blame, Blames, Carried, Disc, DrawnSlide, FirstAt, Good, Hovered,
    InHand, Inviting, Locked, MadeFor, Selectable, Tabletop, Takeable, Target, Token, UnderCursor,
    Winning,
};
pub use gesture::{Gesture, Spot, Thing};
pub use held::{Hand, Held};
pub use layout::{DISC_HEIGHT, Layout, SPACING, middle};
pub use marks::{ShowsLock, path_of, places};
pub use motion::{Fading, Follows, Hurry, Landed, LongestStep, Motion, Pace};
pub use noise::Noise;
pub use path::LIFT;
pub use reason::{Given, Reason};
pub use sketch::{Decides, Sketch, Sketched, SketchedFor};
pub use trail::Trail;
pub use triumph::{Triumph, TriumphBegins};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        gesture::plugin,
        held::plugin,
        mirror::plugin,
        marks::plugin,
        trail::plugin,
        reason::plugin,
        sketch::plugin,
        motion::plugin,
        triumph::plugin,
        cleared::plugin,
        noise::plugin,
    ));
}
