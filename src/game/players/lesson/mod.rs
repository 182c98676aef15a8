//! A lesson as a player at the table. It puts positions on the table, plays for the opponent, listens to what
//! the learner does, and says through the seats who may touch what.
//!
//! | file | what it owns |
//! |---|---|
//! | `library.rs` | which lessons there are |
//! | `tutor.rs` | the lesson on the table, and what it does there |
//! | `pointer.rs` | what the lesson points at, as entities |

mod library;
mod pointer;
mod tutor;

pub use library::{Entry, LessonTrouble, Library};
pub use pointer::Spotlit;
pub use tutor::{Lead, Teach, Tutor};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((library::plugin, tutor::plugin, pointer::plugin));
}
