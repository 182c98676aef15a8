//! The log of a match: what both sides have said, and what follows from it.
//!
//! | file | what it owns |
//! |---|---|
//! | `chains.rs`, `chain.rs` | the log, and the chain of each side in it |
//! | `course.rs`, `offers.rs` | what the log says of the match, and of its offers |
//! | `judge.rs`, `apply.rs` | whether an entry fits, and what follows from it |
//! | `fault.rs` | what can be wrong with an entry |
//! | `event.rs` | what happens in the match, and how it ended |
//! | `file.rs` | the file of the log |

mod apply;
pub(crate) mod chain;
pub(crate) mod chains;
mod course;
pub(crate) mod event;
pub(crate) mod fault;
pub(crate) mod file;
pub(crate) mod judge;
pub(crate) mod offers;
