//! `nonaga help`: prints the same help as `--help` does.

use clap::{Arg, ArgMatches, Command, builder::PossibleValuesParser};

use super::{COMMANDS, CliError, call, desk::Desk, doctor, learn, play, render, watch};
use crate::words::Words;

pub(super) fn command(command: Command, words: &Words) -> Command {
    let of_the_game = [play::NAME, learn::NAME, watch::NAME, render::NAME, doctor::NAME];
    let names = of_the_game.into_iter().chain(COMMANDS.iter().map(|command| command.name));
    let about = Arg::new("command")
        .value_name(words.say("cli-value-command"))
        .value_parser(PossibleValuesParser::new(names))
        .hide_possible_values(true)
        .help_heading(words.say("cli-heading-arguments"))
        .help(words.say("cli-arg-helped"));
    command.about(words.say("cli-about-help")).arg(about)
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let mut program = call::command(&desk.words);
    // Only then do the commands know the options that they share, and their whole names.
    program.build();
    let named = matches.get_one::<String>("command");
    let help = match named.and_then(|name| program.find_subcommand_mut(name)) {
        Some(command) => command.render_help(),
        None => program.render_help(),
    };
    let help = if desk.is_colourful { help.ansi().to_string() } else { help.to_string() };
    desk.line(help.trim_end())
}
