//! Panels: what lies between the board and the buttons while there is something to ask, to explain or to lead through.
//!
//! | file | what it owns |
//! |---|---|
//! | `line_place.rs` | their place, and the panels that open there with an occasion |
//! | `lesson.rs`, `lesson_buttons.rs` | what a lesson says; the buttons that lead through it, and when each is there |
//! | `exercise.rs` | what to look for in an exercise, and what came of it |
//! | `puzzle.rs`, `puzzle_words.rs` | what to look for in a puzzle, and what came of it |
//! | `task.rs` | the lines that both of them show |
//! | `kept_room.rs` | buttons that come and go, but keep their room |
//! | `watching.rs` | the buttons that lead through a recorded match, and why one with an error stops |
//! | `timeline.rs` | its time line |
//! | `variation.rs` | the buttons for variations |
//! | `looking.rs` | the line that shows while another turn is looked at |
//! | `dialog.rs` | the questions before something that can't be undone, and the answer to an offer |
//! | `far_question.rs` | the question of somebody far away whether they may take back |
//! | `far_unsent.rs` | what waits for somebody far away who is not here, and its letter |
//! | `slip.rs` | how these look, an offer, and the line of `looking.rs` |
//! | `typing.rs` | the field in which a turn is typed |

mod dialog;
mod exercise;
mod far_question;
mod far_unsent;
mod kept_room;
mod lesson;
mod lesson_buttons;
mod line_place;
mod looking;
mod puzzle;
mod puzzle_words;
mod slip;
mod task;
mod timeline;
mod typing;
mod variation;
mod watching;

pub use dialog::AskFirst;
pub use far_unsent::letter_button;
pub use lesson::sayings;
pub use line_place::LinePlace;
pub use puzzle_words::puzzle_sayings;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        dialog::plugin,
        (lesson::plugin, exercise::plugin, puzzle::plugin),
        (watching::plugin, timeline::plugin, variation::plugin),
        (looking::plugin, typing::plugin),
        (far_question::plugin, far_unsent::plugin),
    ));
}
