//! `nonaga engine`: lets other programs use the computer player through the line protocol.

use std::io;

use clap::{ArgMatches, Command};

use super::{CliError, desk::Desk};
use crate::{engine::serve, words::Words};

pub(super) fn command(command: Command, words: &Words) -> Command {
    command.about(words.say("cli-about-engine"))
}

pub(super) fn run(_: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    Ok(serve(io::stdin(), &mut desk.out)?)
}
