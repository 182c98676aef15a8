//! `nonaga solve`: finds out whether the player to move can force a win.

use clap::{ArgMatches, Command};

use super::{
    CliError,
    desk::{Desk, input, number_arg},
};
use crate::{
    engine::{Proof, solve},
    rules::Side,
    words::Words,
};

/// Longer proofs would take years.
const LONGEST: u32 = 9;

pub(super) fn command(command: Command, words: &Words) -> Command {
    let within = number_arg("within", 1, LONGEST)
        .required(true)
        .help(words.say_with("cli-arg-within", &[("longest", &LONGEST)]));
    command.about(words.say("cli-about-solve")).arg(within).args(input::position_args(words))
}

/// Programs read the output too, so it is the same in all languages.
pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let position = input::position_of(matches)?;
    let within = matches.get_one::<u32>("within").copied().unwrap_or(1);
    let side = match position.to_move() {
        Side::Red => "red",
        Side::Black => "black",
    };
    match solve(&position, within) {
        Some(Proof { turns, first }) => desk.line(format_args!("{side} wins in {turns}: {first}")),
        None => desk.line(format_args!("no forced win within {within}")),
    }
}
