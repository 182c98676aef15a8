//! `nonaga perft`: counts lines of play.

use clap::{Arg, ArgMatches, Command, value_parser};

use super::{CliError, desk::Desk, input};
use crate::{
    rules::{Count, perft},
    words::Words,
};

/// Deeper counts would take years.
const DEEPEST: i64 = 6;

pub(super) fn command(command: Command, words: &Words) -> Command {
    let depth = Arg::new("depth")
        .long("depth")
        .value_name("N")
        .required(true)
        .value_parser(value_parser!(u32).range(1..=DEEPEST))
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
