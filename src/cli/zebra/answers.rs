//! `nonaga zebra turns`, `perft` and `solve`. Programs read what they print, so it is the same in all languages.

use std::time::Duration;

use clap::{ArgMatches, Command};

use super::input;
use crate::{
    cli::{
        CliError,
        desk::{Desk, number_arg},
    },
    engine::{DEEPEST, Limits, Stop},
    words::Words,
    zebra::{ZebraProof, ZebraSide, ZebraSolving, solve_zebra, zebra_perft},
};

pub struct ZebraCommand {
    pub name: &'static str,
    pub command: fn(Command, &Words) -> Command,
    pub run: fn(&ArgMatches, &mut Desk) -> Result<(), CliError>,
}

pub const COMMANDS: [ZebraCommand; 3] = [
    ZebraCommand { name: "turns", command: turns_command, run: turns },
    ZebraCommand { name: "perft", command: perft_command, run: perft },
    ZebraCommand { name: "solve", command: solve_command, run: solve },
];

fn turns_command(command: Command, words: &Words) -> Command {
    command.about(words.say("cli-about-zebra-turns")).args(input::position_args(words))
}

fn turns(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let game = input::match_of(matches, desk)?;
    // After the end there are none, even if pieces could still go to and fro.
    let turns = if game.ending().is_some() { Vec::new() } else { game.position().turns() };
    turns.iter().try_for_each(|turn| desk.line(turn))
}

/// Deeper counts would take years, and positions that come up for the third time would matter.
const DEEPEST_COUNT: u32 = 8;

fn perft_command(command: Command, words: &Words) -> Command {
    let depth = number_arg("depth", 1, DEEPEST_COUNT)
        .required(true)
        .help(words.say_with("cli-arg-depth", &[("deepest", &DEEPEST_COUNT)]));
    let about = command.about(words.say("cli-about-zebra-perft"));
    about.arg(depth).args(input::position_args(words))
}

fn perft(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let game = input::match_of(matches, desk)?;
    let deepest = matches.get_one::<u32>("depth").copied().unwrap_or(1);
    for depth in 1..=deepest {
        desk.line(format_args!("{depth} {}", zebra_perft(game.position(), depth)))?;
        desk.flush()?;
    }
    Ok(())
}

/// In seconds.
const USUAL_TIME: u32 = 60;
const LONGEST_TIME: u32 = 1_000_000;
/// In MiB. Each holds two to the power of 16 positions.
const USUAL_MEMORY: u32 = 256;
const LARGEST_MEMORY: u32 = 65_536;
const BITS_OF_MIB: u32 = 16;

fn solve_command(command: Command, words: &Words) -> Command {
    command
        .about(words.say("cli-about-zebra-solve"))
        .args(input::position_args(words))
        .arg(number_arg("seconds", 1, LONGEST_TIME).help(words.say("cli-arg-zebra-seconds")))
        .arg(number_arg("nodes", 1, u32::MAX).help(words.say("cli-arg-zebra-nodes")))
        .arg(number_arg("memory", 1, LARGEST_MEMORY).help(words.say("cli-arg-zebra-memory")))
}

fn solve(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let game = input::match_of(matches, desk)?;
    if let Some(ending) = game.ending() {
        return match ending.winner() {
            Some(winner) => desk.line(format_args!("{} has won", written(winner))),
            None => desk.line("drawn"),
        };
    }
    let number = |name: &str, usual| matches.get_one::<u32>(name).copied().unwrap_or(usual);
    let limits = Limits {
        depth: DEEPEST,
        nodes: matches.get_one::<u32>("nodes").map(|nodes| u64::from(*nodes)),
        time: Some(Duration::from_secs(number("seconds", USUAL_TIME).into())),
    };
    let bits = number("memory", USUAL_MEMORY).ilog2() + BITS_OF_MIB;
    let mut printed = Ok(());
    let stop = Stop::default();
    let tell = |far: &ZebraSolving| {
        if far.proof.is_none() && printed.is_ok() {
            let within = far.nobody_within;
            printed = desk.line(format_args!("nobody within {within}")).and_then(|()| desk.flush());
            if printed.is_err() {
                stop.ring();
            }
        }
    };
    let solving = solve_zebra(&game, limits, bits, &stop, tell);
    printed?;
    match solving.proof {
        Some(ZebraProof { winner, turns, best }) => {
            desk.line(format_args!("{} wins in {turns}: {best}", written(winner)))
        }
        None => desk.line("not proven"),
    }
}

fn written(side: ZebraSide) -> &'static str {
    match side {
        ZebraSide::Light => "light",
        ZebraSide::Dark => "dark",
    }
}
