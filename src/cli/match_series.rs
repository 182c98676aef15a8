//! `nonaga match`: lets two levels of the computer play each other, to see which is stronger. Stand-ins for
//! people can take part too.

use std::{
    io::{self, Write},
    str::FromStr,
    time::Duration,
};

use clap::{Arg, ArgMatches, Command, builder::PossibleValuesParser};
use strum::VariantArray;

use super::{
    CliError,
    desk::{Desk, input, number_arg},
};
use crate::{
    engine::{
        Limits, Stop, Thinker,
        stand_in::StandIn,
        tournament::{ComputerPlayer, Contender, Elo, Tally, compete, openings},
    },
    record::Level,
    words::Words,
};

/// More matches would take years.
const MOST_GAMES: u32 = 1_000_000;

/// Who plays on a side.
#[derive(Clone, Copy)]
enum Entrant {
    Level(Level),
    StandIn(StandIn),
}

impl Entrant {
    fn all() -> impl Iterator<Item = Entrant> {
        let levels = Level::VARIANTS.iter().copied().map(Entrant::Level);
        levels.chain(StandIn::VARIANTS.iter().copied().map(Entrant::StandIn))
    }

    fn name(self) -> &'static str {
        match self {
            Entrant::Level(level) => level.name(),
            Entrant::StandIn(stand_in) => stand_in.name(),
        }
    }

    /// The player. The limits are for the computer: a stand-in always takes the same small effort.
    fn contender(self, limits: Limits) -> Box<dyn Contender> {
        match self {
            Entrant::Level(level) => {
                Box::new(ComputerPlayer { thinker: Thinker::default(), level: Some(level), limits })
            }
            Entrant::StandIn(stand_in) => Box::new(stand_in),
        }
    }
}

impl FromStr for Entrant {
    type Err = strum::ParseError;

    fn from_str(name: &str) -> Result<Entrant, strum::ParseError> {
        let level = name.parse().map(Entrant::Level);
        level.or_else(|_| name.parse().map(Entrant::StandIn))
    }
}

pub(super) fn command(command: Command, words: &Words) -> Command {
    let games = number_arg("games", 1, MOST_GAMES).required(true).help(words.say("cli-arg-games"));
    let time = number_arg("time", 1, u32::MAX).help(words.say("cli-arg-time"));
    let nodes = number_arg("nodes", 1, u32::MAX).help(words.say("cli-arg-nodes"));
    let seed = number_arg("seed", 0, u32::MAX).help(words.say("cli-arg-seed"));
    let red = entrant_arg("red", words).help(words.say("cli-arg-red"));
    let black = entrant_arg("black", words).help(words.say("cli-arg-black"));
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

fn entrant_arg(name: &'static str, words: &Words) -> Arg {
    let names: Vec<_> = Entrant::all().map(|entrant| entrant.name().to_lowercase()).collect();
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
    let entrant = |name: &str| {
        let name = matches.get_one::<String>(name);
        name.and_then(|name| name.parse().ok()).unwrap_or(Entrant::Level(Level::Master))
    };
    let limits = Limits {
        time: number("time").map(|ms| Duration::from_millis(u64::from(ms))),
        nodes: number("nodes").map(u64::from),
        ..Limits::NONE
    };
    let [first, second] = [entrant("red"), entrant("black")];
    let games = number("games").unwrap_or(1);
    let [mut red, mut black] = [first, second].map(|entrant| entrant.contender(limits));
    let seed = u64::from(number("seed").unwrap_or(1));
    let tally = compete(
        [red.as_mut(), black.as_mut()],
        openings(input::rules_of(matches), games.div_ceil(2), seed),
        games,
        seed,
        &Stop::default(),
        |tally| show_progress(desk, tally, games),
    );
    show(desk, first.name(), second.name(), &tally)
}

fn show_progress(desk: &Desk, tally: &Tally, matches: u32) {
    let Tally { wins, draws, losses, .. } = *tally;
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

fn show(desk: &mut Desk, first: &str, second: &str, tally: &Tally) -> Result<(), CliError> {
    let Tally { wins, draws, losses, turns, .. } = *tally;
    let percent = format!("{:.1}", 100.0 * tally.share());
    let turns = format!("{:.1}", f64::from(turns) / f64::from(tally.matches().max(1)));
    desk.say(
        "cli-match-players",
        &[("first", &first), ("second", &second), ("matches", &tally.matches())],
    )?;
    if !tally.matches().is_multiple_of(2) {
        desk.say("cli-match-odd", &[("first", &first), ("second", &second)])?;
    }
    desk.say(
        "cli-match-points",
        &[("wins", &wins), ("draws", &draws), ("losses", &losses), ("percent", &percent)],
    )?;
    show_difference(desk, first, second, &tally.elo())?;
    desk.say("cli-match-length", &[("turns", &turns)])
}

/// Says which level is stronger and by how much, as far as the matches show it.
fn show_difference(desk: &mut Desk, first: &str, second: &str, elo: &Elo) -> Result<(), CliError> {
    let Elo { difference, least, most } = *elo;
    let [exact, low, high] = [difference, least, most].map(signed);
    match (least.is_finite(), most.is_finite()) {
        (true, true) => {
            desk.say("cli-match-elo", &[("difference", &exact), ("least", &low), ("most", &high)])
        }
        (true, false) => desk.say("cli-match-elo-at-least", &[("least", &low)]),
        (false, true) => desk.say("cli-match-elo-at-most", &[("most", &high)]),
        (false, false) => Ok(()),
    }?;
    if first == second {
        Ok(())
    } else if least > 0.0 {
        desk.say("cli-match-stronger", &[("stronger", &first), ("weaker", &second)])
    } else if most < 0.0 {
        desk.say("cli-match-stronger", &[("stronger", &second), ("weaker", &first)])
    } else {
        desk.say("cli-match-undecided", &[])
    }
}

/// A difference with its sign, in whole points. No difference has no sign.
fn signed(points: f64) -> String {
    let text = format!("{points:+.0}");
    if matches!(text.as_str(), "+0" | "-0") { "0".to_owned() } else { text }
}
