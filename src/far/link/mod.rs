//! The link: how two programs reach each other that know each other's keys. It finds the other, connects, connects again
//! with growing pauses, and tells how that stands. It carries messages and knows nothing of what they say.
//!
//! A [`Link`] is one socket with one key, on a thread of its own. It has a [`FarLine`] for each match. Nothing is sent to
//! anybody before a link is opened.
//!
//! | file | what it owns |
//! |---|---|
//! | `reach.rs` | how far a link reaches, and by which relay |
//! | `address.rs`, `invitation.rs` | where somebody can be found; the text that invites |
//! | `handle.rs` | the link and its lines, as the rest of the program sees them |
//! | `order.rs`, `state.rs` | what a link and its lines are asked to do; how a line stands |
//! | `thread.rs`, `bind.rs` | the thread: its socket, who calls, and what is done when the socket is stuck |
//! | `attend.rs`, `dial.rs` | one line: waiting for the other side or finding it, and carrying messages |
//! | `frames.rs` | messages as bytes of a stream |
//! | `pauses.rs` | pauses that grow; noticing that the other side is silent, or that this machine has slept |

mod address;
mod attend;
mod bind;
mod dial;
mod frames;
mod handle;
mod invitation;
mod order;
mod pauses;
mod reach;
mod state;
mod thread;

pub use self::{
    address::{MOST_SOCKETS, PeerAddress},
    handle::{FarLine, Link, NoLink},
    invitation::Invitation,
    order::{LinePeer, LinkRefusals, Topic},
    reach::{FarReach, LinkSettings, NoRelay, RelayChoice},
    state::{LineReport, LineState, Road},
};
