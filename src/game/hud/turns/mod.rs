//! The list of turns, and what is said of them.
//!
//! | file | what it owns |
//! |---|---|
//! | `list.rs` | the list beside the board |
//! | `listed.rs`, `rows.rs`, `picture.rs` | which rows it has; those in sight, with the word for what a turn does (an [`Effect`](crate::engine::Effect)); the picture of a turn |
//! | `judged.rs`, `verdict/` | what the judge says of a match, and of a turn |
//! | `told_marks.rs` | what other marks on the board mean |
//! | `turn_mark.rs` | its marks: turns that gave something away, or were the only ones |
//! | `graph.rs`, `told_graph.rs` | the graph of a match, and what it means |
//! | `on_table.rs`, `sketch.rs` | which turn is on the table, and which is sketched on the board |

pub mod graph;
mod judged;
pub mod list;
mod listed;
mod on_table;
mod picture;
mod rows;
mod sketch;
mod told_graph;
mod told_marks;
mod turn_mark;
pub mod verdict;

pub use judged::{SaidPart, judged, plot};
pub use list::TurnsPanel;
pub use on_table::turn_looked_at;
pub use told_graph::{legend, told_at};
pub use told_marks::{told_of_dangers, told_of_shapes, told_of_threats};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((rows::plugin, list::plugin, sketch::plugin, judged::plugin, graph::plugin));
}
