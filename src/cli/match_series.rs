//! `nonaga match`: lets two levels of the computer play each other, to see which is stronger.

use std::{
    io::{self, Write},
    time::Duration,
};

use clap::{Arg, ArgMatches, Command, builder::PossibleValuesParser};
use strum::VariantArray;

use super::{CliError, desk::Desk, input, number::number_arg};
use crate::{
    engine::{
        Limits, Stop, Thinker,
        tournament::{Contender, Elo, Tally, compete, openings},
    },
    record::Level,
    words::Words,
};

/// More matches would take years.
const MOST_GAMES: u32 = 1_000_000;

pub(super) fn command(command: Command, words: &Words) -> Command {
    let games = number_arg("games", 1, MOST_GAMES).required(true).help(words.say("cli-arg-games"));
    let time = number_arg("time", 1, u32::MAX).help(words.say("cli-arg-time"));
    let nodes = number_arg("nodes", 1, u32::MAX).help(words.say("cli-arg-nodes"));
    let seed = number_arg("seed", 0, u32::MAX).help(words.say("cli-arg-seed"));
    let red = level_arg("red", words).help(words.say("cli-arg-red"));
    let black = level_arg("black", words).help(words.say("cli-arg-black"));
    command.about(words.say("cli-about-match")).args([
        red,
        black,
        games,
        time,
        nodes,
        seed,
        input::rules_arg(words),
    ])
}

fn level_arg(name: &'static str, words: &Words) -> Arg {
    let names: Vec<_> = Level::VARIANTS.iter().map(|level| level.name().to_lowercase()).collect();
    Arg::new(name)
        .long(name)
        .required(true)
        .value_name(words.say("cli-value-level"))
        .hide_possible_values(true)
        .ignore_case(true)
        .value_parser(PossibleValuesParser::new(names))
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let number = |name: &str| matches.get_one::<u32>(name).copied();
    let level = |name: &str| {
        let name = matches.get_one::<String>(name);
        name.and_then(|name| name.parse().ok()).unwrap_or(Level::Master)
    };
    let limits = Limits {
        time: number("time").map(|ms| Duration::from_millis(u64::from(ms))),
        nodes: number("nodes").map(u64::from),
        ..Limits::NONE
    };
    let contender = |level| Contender { thinker: Thinker::default(), level: Some(level), limits };
    let [first, second] = [level("red"), level("black")];
    let pairs = number("games").unwrap_or(1).div_ceil(2);
    let mut contenders = [first, second].map(contender);
    let seed = u64::from(number("seed").unwrap_or(1));
    let tally = compete(
        contenders.each_mut(),
        openings(input::rules_of(matches), pairs, seed),
        seed,
        &Stop::default(),
        |tally| show_progress(desk, tally, pairs),
    );
    show(desk, first, second, &tally)
}

fn show_progress(desk: &Desk, tally: &Tally, pairs: u32) {
    let Tally { wins, draws, losses, .. } = *tally;
    let matches = 2 * pairs;
    let said = desk.words.say_with(
        "cli-match-progress",
        &[
            ("played", &tally.matches()),
            ("matches", &matches),
            ("wins", &wins),
            ("draws", &draws),
            ("losses", &losses),
        ],
    );
    // Go on even if the progress cannot be shown.
    let _ = writeln!(io::stderr(), "{said}");
}

fn show(desk: &mut Desk, first: Level, second: Level, tally: &Tally) -> Result<(), CliError> {
    let Tally { wins, draws, losses, turns, .. } = *tally;
    let Elo { difference, error } = tally.elo();
    let percent = format!("{:.1}", 100.0 * tally.share());
    let (difference, error) = (format!("{difference:+.0}"), format!("{error:.0}"));
    let turns = format!("{:.1}", f64::from(turns) / f64::from(tally.matches().max(1)));
    desk.say(
        "cli-match-players",
        &[("first", &first.name()), ("second", &second.name()), ("matches", &tally.matches())],
    )?;
    desk.say(
        "cli-match-points",
        &[("wins", &wins), ("draws", &draws), ("losses", &losses), ("percent", &percent)],
    )?;
    desk.say("cli-match-elo", &[("difference", &difference), ("error", &error)])?;
    desk.say("cli-match-length", &[("turns", &turns)])
}
