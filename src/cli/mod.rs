//! The text commands, for a terminal and for scripts.
//!
//! Answers go to standard output, what went wrong to standard error. The exit code is 0 when all is
//! well, 1 when the input is at fault, 2 for a wrong call, 3 when the game cannot open here. Each
//! command is a file of its own and a line in `COMMANDS`.

mod call;
mod check;
mod completions;
mod desk;
mod drawing;
mod error;
mod input;
mod man;
mod number;
mod perft;
mod printable;
mod show;
mod turns;
mod wrong_call;

use std::{ffi::OsString, process::ExitCode};

use clap::{ArgMatches, Command};

use crate::words::{Language, Words};
use desk::Desk;
pub use error::{CliError, MoreFaults, NamedFault};
pub use wrong_call::WrongCall;

/// A text command.
struct TextCommand {
    name: &'static str,
    /// Its arguments, worded.
    command: fn(Command, &Words) -> Command,
    run: fn(&ArgMatches, &mut Desk) -> Result<(), CliError>,
}

/// Every text command, in the order in which they are listed.
const COMMANDS: &[TextCommand] = &[
    TextCommand { name: "check", command: check::command, run: check::run },
    TextCommand { name: "show", command: show::command, run: show::run },
    TextCommand { name: "turns", command: turns::command, run: turns::run },
    TextCommand { name: "perft", command: perft::command, run: perft::run },
    TextCommand { name: "completions", command: completions::command, run: completions::run },
    TextCommand { name: "man", command: man::command, run: man::run },
];

/// Does what the command line asks for, the name of the program first.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let words = match call::language(&args) {
        Ok(language) => Words::new(language),
        Err(unknown) => {
            let words = Words::new(Language::of_this_machine());
            return desk::complain(&words, &unknown, call::WRONG);
        }
    };
    let matches = match call::command(&words).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) => return call::answer(&error, words),
    };
    let mut desk = Desk::new(words);
    let result = match matches.subcommand() {
        Some((name, matches)) => COMMANDS
            .iter()
            .find(|command| command.name == name)
            .map_or(Ok(()), |command| (command.run)(matches, &mut desk)),
        None => Err(CliError::NoGame),
    };
    desk.close(result)
}
