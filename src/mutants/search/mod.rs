//! Looking ahead, always to the end: twelve shapes leave at most eleven turns.
//!
//! The circles walk on a graph: its nodes are the ways in which they can lie, and its edges are turns. So a position of the
//! search is a node, the crossed cells, and the shapes that were formed.
//!
//! | file | what it owns |
//! |---|---|
//! | `graph.rs` | the graph of each grid |
//! | `state.rs` | positions of the search, and their keys |
//! | `table.rs` | what is known of positions |
//! | `look.rs`, `score.rs` | the search itself, and what it finds |

mod graph;
mod look;
mod score;
mod state;
mod table;

pub(super) use look::{MutantSearch, MutantStopped};
pub(super) use score::{END, MutantScore, seen_before, turns_to_end};
pub(super) use state::MutantState;
