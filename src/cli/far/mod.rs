//! `nonaga invite`, `nonaga join` and `nonaga friends`: matches with somebody far away, in the terminal.
//!
//! | file | what it owns |
//! |---|---|
//! | `options.rs` | the commands and their options |
//! | `calls.rs` | what each command does |
//! | `session.rs` | a match: what comes from the other side, what is typed, and what follows |
//! | `inbox.rs` | what a match waits for: a line that is typed, and news of the link |
//! | `typed.rs` | what a typed line does |
//! | `told.rs`, `news.rs` | what is said: of the match and the terms, and of what happens |
//! | `computer.rs` | the computer at this end |
//! | `ending.rs` | when a match is left, and what is kept of it |
//! | `list.rs` | friends, and matches that wait |
//! | `network.rs` | what is found of the network |
//! | `left_out.rs` | what a build without the feature `far` says, which has nothing else of it but the options |

#[cfg(feature = "far")]
mod calls;
#[cfg(feature = "far")]
mod computer;
#[cfg(feature = "far")]
mod ending;
#[cfg(feature = "far")]
mod inbox;
#[cfg(not(feature = "far"))]
mod left_out;
#[cfg(feature = "far")]
mod list;
#[cfg(feature = "far")]
mod network;
#[cfg(feature = "far")]
mod news;
mod options;
#[cfg(feature = "far")]
mod session;
#[cfg(feature = "far")]
mod told;
#[cfg(feature = "far")]
mod typed;

#[cfg(feature = "far")]
pub use calls::FarCall;
pub(super) use options::{continuing_args, friends, invite, join, network_args};
#[cfg(feature = "far")]
pub(super) use {
    calls::{beginning, go_on, run_friends, run_invite, run_join},
    network::tell_network,
};

#[cfg(not(feature = "far"))]
pub(super) use left_out::{
    beginning, go_on, run as run_friends, run as run_invite, run as run_join, tell_network,
};
