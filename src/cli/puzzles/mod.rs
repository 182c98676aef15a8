//! `nonaga puzzles`: makes sets of puzzles, puts them together, proves them, and lists those of the game.
//!
//! | file | what it owns |
//! |---|---|
//! | `make.rs`, `part.rs` | making a set; what is made of it so far |
//! | `sets.rs` | putting sets together, and proving them |
//! | `list.rs` | the list for other programs |

mod list;
mod make;
mod part;
mod sets;

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command, ValueHint, value_parser};

use super::{CliError, desk::Desk, worded::worded};
use crate::words::Words;

pub(super) use sets::checked_set;

/// The ending of the files of puzzles.
pub(super) const ENDING: &str = "puzzles";

pub(super) fn command(command: Command, words: &Words) -> Command {
    command
        .about(words.say("puzzles-about"))
        .subcommand_required(true)
        .subcommand_help_heading(words.say("cli-heading-commands"))
        .subcommand_value_name(words.say("cli-value-command"))
        .disable_help_subcommand(true)
        .subcommand(worded(list::NAME, words, |command| list::command(command, words)))
        .subcommand(worded(make::NAME, words, |command| make::command(command, words)))
        .subcommand(worded(sets::MERGE, words, |command| sets::merge_command(command, words)))
        .subcommand(worded(sets::CHECK, words, |command| sets::check_command(command, words)))
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    match matches.subcommand() {
        Some((list::NAME, matches)) => list::run(matches, desk),
        Some((make::NAME, matches)) => make::run(matches, desk),
        Some((sets::MERGE, matches)) => sets::merge(matches, desk),
        Some((sets::CHECK, matches)) => sets::check(matches, desk),
        _ => Ok(()),
    }
}

fn files_arg(words: &Words) -> Arg {
    Arg::new("files")
        .value_name(words.say("cli-value-file"))
        .required(true)
        .num_args(1..)
        .value_parser(value_parser!(PathBuf))
        .value_hint(ValueHint::FilePath)
        .help_heading(words.say("cli-heading-arguments"))
        .help(words.say("puzzles-arg-files"))
}

fn files_of(matches: &ArgMatches) -> Vec<PathBuf> {
    matches.get_many::<PathBuf>("files").into_iter().flatten().cloned().collect()
}

fn out_arg(words: &Words) -> Arg {
    Arg::new("out")
        .long("out")
        .value_name(words.say("cli-value-file"))
        .required(true)
        .value_parser(value_parser!(PathBuf))
        .value_hint(ValueHint::FilePath)
        .help(words.say("puzzles-arg-out"))
}
