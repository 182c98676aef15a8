//! A build that leaves matches with somebody far away out says so.

use clap::ArgMatches;

use super::options;
use crate::cli::{
    Beginning, CliError,
    desk::Desk,
    terminal::{self, Sitting},
};

pub fn run(_: &ArgMatches, _: &mut Desk) -> Result<(), CliError> {
    Err(CliError::NoFar)
}

/// It opens no game for them.
pub fn beginning(_: &str, _: &ArgMatches) -> Option<Result<Beginning, CliError>> {
    None
}

/// Goes on with the match that was left last.
pub fn go_on(called: &ArgMatches, sitting: Sitting, desk: &mut Desk) -> Result<(), CliError> {
    if options::is_about_far_away(called) {
        return Err(CliError::NoFar);
    }
    terminal::run(sitting, desk)
}

/// The network means nothing to it.
pub fn tell_network(_: Option<&str>, _: &mut Desk) -> Result<(), CliError> {
    Err(CliError::NoFar)
}
