//! A lesson as a player at the table. It puts positions on the table, plays for the opponent, listens to what
//! the learner does, and says through the seats who may touch what.
//!
//! | file | what it owns |
//! |---|---|
//! | `lessons.rs` | which lessons there are |
//! | `tutor/` | the lesson on the table, and what it does there |
//! | `pointer.rs` | what the lesson points at, as entities |
//! | `lock.rs` | whether the learner knows of the locked disc yet |

mod lessons;
mod lock;
mod pointer;
mod tutor;

pub use lessons::{LessonEntry, LessonTrouble, Lessons};
pub use pointer::Spotlit;
pub use tutor::{Lead, Teach, Tutor};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((lessons::plugin, tutor::plugin, pointer::plugin, lock::plugin));
}
