//! One end of an agreement: it is told what comes and what the player wants, and tells what must be done.
//!
//! | file | what it owns |
//! |---|---|
//! | `event.rs` | what it tells, and what it needs done |
//! | `ends.rs` | the agreement, and writing before anything else |
//! | `wish.rs` | what the player wants |
//! | `standing.rs` | how the match stands, for a front end |
//! | `sync.rs`, `peer.rs` | what both ends say so that both have all entries; the other end |
//! | `intake.rs` | entries that come |
//! | `letter.rs` | entries that were carried here by hand |
//! | `knock.rs` | how somebody invites a friend who has no text to copy |
//! | `message.rs`, `patience.rs` | messages; how much of a flood is put up with, and pauses that grow |

pub(crate) mod ends;
pub(crate) mod event;
mod intake;
pub(crate) mod knock;
pub(crate) mod letter;
pub(crate) mod message;
mod patience;
mod peer;
pub(crate) mod standing;
mod sync;
pub(crate) mod wish;
