//! `nonaga perft`: counts the possible sequences of turns.

use clap::{ArgMatches, Command};

use super::{
    CliError,
    desk::{Desk, input, number_arg},
};
use crate::{
    rules::{Count, perft},
    words::Words,
};

/// Deeper counts would take years.
const DEEPEST: u32 = 6;

pub(super) fn command(command: Command, words: &Words) -> Command {
    let depth = number_arg("depth", 1, DEEPEST)
        .required(true)
        .help(words.say_with("cli-arg-depth", &[("deepest", &DEEPEST)]));
    command.about(words.say("cli-about-perft")).arg(depth).args(input::position_args(words))
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let position = input::position_of(matches)?;
    let deepest = matches.get_one::<u32>("depth").copied().unwrap_or(1);
    for depth in 1..=deepest {
        let Count { leaves, wins } = perft(&position, depth);
        desk.line(format_args!("{depth} {leaves} {wins}"))?;
        desk.flush()?;
    }
    Ok(())
}
