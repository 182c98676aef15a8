//! `nonaga mutants turns`, `perft` and `solve`. Programs read what they print, so it is the same in all languages.

use clap::{Arg, ArgAction, ArgMatches, Command};
use strum::VariantArray;

use super::input;
use crate::{
    cli::{
        CliError,
        desk::{Desk, number_arg},
    },
    engine::Stop,
    mutants::{
        MutantGrid, MutantMatch, MutantProof, MutantRepeats, MutantSide, MutantSolver, Pentomino,
        mutant_perft, mutant_starts,
    },
    words::Words,
};

pub struct MutantsCommand {
    pub name: &'static str,
    pub command: fn(Command, &Words) -> Command,
    pub run: fn(&ArgMatches, &mut Desk) -> Result<(), CliError>,
}

pub const COMMANDS: [MutantsCommand; 3] = [
    MutantsCommand { name: "turns", command: turns_command, run: turns },
    MutantsCommand { name: "perft", command: perft_command, run: perft },
    MutantsCommand { name: "solve", command: solve_command, run: solve },
];

fn turns_command(command: Command, words: &Words) -> Command {
    let about = command.about(words.say("cli-about-mutants-turns"));
    about.args(input::position_args(words)).group(input::position_group())
}

fn turns(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let game = input::match_of(matches, desk)?;
    game.steps().iter().try_for_each(|step| desk.line(step))
}

/// No match has more than five circles to draw and eleven turns.
const DEEPEST_COUNT: u32 = 16;

fn perft_command(command: Command, words: &Words) -> Command {
    let depth = number_arg("depth", 1, DEEPEST_COUNT)
        .required(true)
        .help(words.say_with("cli-arg-depth", &[("deepest", &DEEPEST_COUNT)]));
    let about = command.about(words.say("cli-about-mutants-perft"));
    about.arg(depth).args(input::position_args(words)).group(input::position_group())
}

fn perft(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let game = input::match_of(matches, desk)?;
    let deepest = matches.get_one::<u32>("depth").copied().unwrap_or(1);
    for depth in 1..=deepest {
        desk.line(format_args!("{depth} {}", mutant_perft(&game, depth)))?;
        desk.flush()?;
    }
    Ok(())
}

const ALL: &str = "all";

fn solve_command(command: Command, words: &Words) -> Command {
    let all = Arg::new(ALL)
        .long(ALL)
        .action(ArgAction::SetTrue)
        .conflicts_with_all(input::OF_POSITION)
        .help(words.say("cli-arg-mutants-all"));
    command
        .about(words.say("cli-about-mutants-solve"))
        .args(input::position_args(words))
        .arg(all)
        .group(input::position_group().arg(ALL))
}

fn solve(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let mut solver = MutantSolver::default();
    if matches.get_flag(ALL) {
        return solve_all(&mut solver, desk);
    }
    let game = input::match_of(matches, desk)?;
    match (solver.solve(&game, &Stop::default()), game.ending()) {
        (Some(proof), _) => desk.line(written(&proof)),
        (None, Some(ending)) => desk.line(format_args!("{} has won", name(ending.winner()))),
        // Nobody rings the signal to stop.
        (None, None) => Ok(()),
    }
}

/// A line for each place of each shape on the smaller grid, without those that are another one turned or mirrored.
fn solve_all(solver: &mut MutantSolver, desk: &mut Desk) -> Result<(), CliError> {
    for shape in Pentomino::VARIANTS {
        for circles in mutant_starts(*shape) {
            let game = MutantMatch::new(MutantGrid::Five, MutantRepeats::Refused, &circles);
            let proof = game.ok().and_then(|game| solver.solve(&game, &Stop::default()));
            let cells = circles.map(|cell| cell.to_string()).join(" ");
            if let Some(proof) = proof {
                desk.line(format_args!("{} {cells}: {}", shape.name(), written(&proof)))?;
                desk.flush()?;
            }
        }
    }
    Ok(())
}

fn written(MutantProof { winner, turns, best }: &MutantProof) -> String {
    format!("{} wins in {turns}: {best}", name(*winner))
}

fn name(side: MutantSide) -> &'static str {
    match side {
        MutantSide::First => "first",
        MutantSide::Second => "second",
    }
}
