//! `nonaga man`: the manual page, as `man` reads it.

use clap::{ArgMatches, Command};
use clap_mangen::Man;

use super::{CliError, call, desk::Desk};
use crate::words::Words;

pub(super) fn command(command: Command, words: &Words) -> Command {
    command.about(words.say("cli-about-man"))
}

pub(super) fn run(_: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let page = Man::new(call::command(&desk.words));
    Ok(page.render(&mut desk.out)?)
}
