//! `nonaga mutants`: the game Mutant pentominoes, and its commands for programs.
//!
//! | file | what it owns |
//! |---|---|
//! | `input.rs` | options, and the match that a command works on |
//! | `files.rs` | checking and showing records |
//! | `answers.rs` | the commands for programs: `turns`, `perft`, `solve` |
//! | `drawing.rs` | a match, and the twelve shapes, in letters |
//! | `terminal.rs`, `talk.rs`, `questions.rs` | a match in the terminal, what is said there, and what is asked |
//! | `told.rs` | what is said about a match anywhere, and the words that can be typed |

mod answers;
mod drawing;
mod files;
mod input;
mod questions;
mod talk;
mod terminal;
mod told;

pub(super) use files::{MutantsSound, check, show};

use clap::{Arg, ArgAction, ArgMatches, Command};

use super::{CliError, desk::Desk, worded::worded};
use crate::words::Words;

pub(super) const NAME: &str = "mutants";

const TEXT: &str = "text";
const CONTINUE: &str = "continue";
const NO_BOARD: &str = "no-board";

pub(super) fn command(command: Command, words: &Words) -> Command {
    let flag = |name: &'static str, help: &str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(words.say(help))
    };
    let own = input::OF_NEW_MATCH;
    command
        .about(words.say("cli-about-mutants"))
        .subcommand_help_heading(words.say("cli-heading-commands"))
        .subcommand_value_name(words.say("cli-value-command"))
        .disable_help_subcommand(true)
        .args_conflicts_with_subcommands(true)
        .args(input::players(words))
        .args(input::start_args(words))
        .arg(input::repeats_arg(words))
        .arg(flag(TEXT, "cli-arg-text"))
        .arg(flag(CONTINUE, "cli-arg-continue").requires(TEXT).conflicts_with_all(own))
        .arg(flag(NO_BOARD, "cli-arg-no-board").requires(TEXT))
        .subcommands(
            answers::COMMANDS.iter().map(|answer| {
                worded(answer.name, words, |command| (answer.command)(command, words))
            }),
        )
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    if let Some((name, called)) = matches.subcommand()
        && let Some(answer) = answers::COMMANDS.iter().find(|answer| answer.name == name)
    {
        return (answer.run)(called, desk);
    }
    if !matches.get_flag(TEXT) {
        return Err(CliError::MutantsInText);
    }
    let is_new = !matches.get_flag(CONTINUE);
    let new = is_new.then(|| input::new_record(matches)).transpose()?;
    terminal::run(new, !matches.get_flag(NO_BOARD), desk)
}
