//! `nonaga puzzles list`: a line for each puzzle, for other programs. It is the same in all languages.

use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::{
    cli::{CliError, desk::Desk},
    notation::write_setup,
    puzzle::{PuzzleLine, read_board, stock},
    words::Words,
};

pub const NAME: &str = "list";
const SOLUTIONS: &str = "solutions";

pub fn command(command: Command, words: &Words) -> Command {
    let solutions = Arg::new(SOLUTIONS)
        .long(SOLUTIONS)
        .action(ArgAction::SetTrue)
        .help(words.say("puzzles-arg-solutions"));
    command.about(words.say("puzzles-about-list")).arg(solutions)
}

pub fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let with_solutions = matches.get_flag(SOLUTIONS);
    for PuzzleLine { id, kind, rating, themes, board, solutions } in stock() {
        // A test reads every board of the game.
        let Ok(setup) = read_board(board) else { continue };
        let (kind, position) = (kind.name(), write_setup(&setup));
        let end = if with_solutions { format!("\t{solutions}") } else { String::new() };
        desk.line(format_args!("{id}\t{kind}\t{rating}\t{themes}\t{position}{end}"))?;
    }
    Ok(())
}
