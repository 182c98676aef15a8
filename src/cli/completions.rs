//! `nonaga completions`: prints a script for command completion in a shell.

use clap::{Arg, ArgMatches, Command, ValueEnum, value_parser};
use clap_complete::{Shell, generate};

use super::{CliError, call, desk::Desk};
use crate::words::Words;

pub(super) fn command(command: Command, words: &Words) -> Command {
    let names: Vec<_> = Shell::value_variants().iter().map(ToString::to_string).collect();
    let shell = Arg::new("shell")
        .value_name(words.say("cli-value-shell"))
        .required(true)
        .value_parser(value_parser!(Shell))
        .hide_possible_values(true)
        .help_heading(words.say("cli-heading-arguments"))
        .help(words.say_with("cli-arg-shell", &[("names", &names)]));
    command.about(words.say("cli-about-completions")).arg(shell)
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let Some(shell) = matches.get_one::<Shell>("shell") else { return Ok(()) };
    let mut script = Vec::new();
    generate(*shell, &mut call::command(&desk.words), call::NAME, &mut script);
    desk.line(String::from_utf8_lossy(&script).trim_end())
}
