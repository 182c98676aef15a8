//! `nonaga turns`: lists every legal turn.

use clap::{ArgMatches, Command};

use super::{
    CliError,
    desk::{Desk, input},
};
use crate::words::Words;

pub(super) fn command(command: Command, words: &Words) -> Command {
    command.about(words.say("cli-about-turns")).args(input::position_args(words))
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    for turn in input::position_of(matches)?.turns() {
        desk.line(turn)?;
    }
    Ok(())
}
