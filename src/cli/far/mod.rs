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
//! | `rematch.rs` | the match after the match |
//! | `ending.rs` | when a match is left, and what is kept of it |
//! | `list.rs` | friends, and matches that wait |
//! | `network.rs` | what is found of the network |
//! | `trouble.rs` | why there is no match |
//!
//! A build without the feature `far` has only the options, and says that it leaves the rest out.

#[cfg(feature = "far")]
mod calls;
#[cfg(feature = "far")]
mod computer;
#[cfg(feature = "far")]
mod ending;
#[cfg(feature = "far")]
mod inbox;
#[cfg(feature = "far")]
mod list;
#[cfg(feature = "far")]
mod network;
#[cfg(feature = "far")]
mod news;
mod options;
#[cfg(feature = "far")]
mod rematch;
#[cfg(feature = "far")]
mod session;
#[cfg(feature = "far")]
mod told;
#[cfg(feature = "far")]
mod trouble;
#[cfg(feature = "far")]
mod typed;

pub(super) use options::{continuing_args, friends, invite, join, network_args};
#[cfg(feature = "far")]
pub use trouble::FarTrouble;
#[cfg(feature = "far")]
pub(super) use {
    calls::{go_on, run_friends, run_invite, run_join},
    network::tell_network,
};

#[cfg(not(feature = "far"))]
use {
    super::{CliError, desk::Desk, terminal},
    clap::ArgMatches,
};

#[cfg(not(feature = "far"))]
fn left_out(_: &ArgMatches, _: &mut Desk) -> Result<(), CliError> {
    Err(CliError::NoFar)
}

#[cfg(not(feature = "far"))]
pub(super) use left_out as run_invite;
#[cfg(not(feature = "far"))]
pub(super) use left_out as run_join;
#[cfg(not(feature = "far"))]
pub(super) use left_out as run_friends;

/// Goes on with the match that was left last.
#[cfg(not(feature = "far"))]
pub(super) fn go_on(
    called: &ArgMatches,
    sitting: terminal::Sitting,
    desk: &mut Desk,
) -> Result<(), CliError> {
    if options::is_about_far_away(called) {
        return Err(CliError::NoFar);
    }
    terminal::run(sitting, desk)
}

/// Says what is found of the network.
#[cfg(not(feature = "far"))]
pub(super) fn tell_network(_: Option<&str>, desk: &mut Desk) -> Result<(), CliError> {
    desk.complain(&CliError::NoFar)
}
