//! What every room of the game needs: the order of a frame, the names of the screens, the language, work in the
//! background, and how to wake a sleeping game.
//!
//! | file | what it owns |
//! |---|---|
//! | `flow.rs` | the order in which things happen within a frame |
//! | `screens.rs` | which screen is open, what lies over it, and requests to change that |
//! | `attention.rs` | something for which the player should come back |
//! | `clipboard.rs` | text on the clipboard |
//! | `day.rs` | days in words |
//! | `speaker.rs` | the language in which the game speaks to the player |
//! | `notice.rs` | what the player should know while the game goes on |
//! | `overrides.rs` | the player's own files that replace built-in ones |
//! | `stick.rs` | a gamepad's stick, read like a key |
//! | `waker.rs` | how another thread wakes a sleeping game |
//! | `worker.rs` | a thread of its own that answers questions |

mod attention;
mod clipboard;
mod day;
mod flow;
mod notice;
mod overrides;
mod screens;
mod speaker;
mod stick;
mod waker;
mod worker;

pub use attention::Attention;
pub use clipboard::copied;
pub use day::{moment_of, tell_date};
pub use flow::Flow;
pub use notice::Notice;
pub use overrides::{OverrideFault, Overrides};
pub use screens::{
    Go, Overlay, Screen, ShelfGame, any_table_is_open, is_at_table, no_other_game, table_is_open,
};
pub use speaker::{Speaker, Spoken};
pub use stick::Stick;
pub use waker::Waker;
pub use worker::{Caller, Reply, Worker};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((flow::plugin, notice::plugin, screens::plugin, waker::plugin))
        .add_plugins(attention::plugin);
}
