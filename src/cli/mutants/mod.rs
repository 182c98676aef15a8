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

use clap::{Arg, ArgAction, ArgMatches, Command, parser::ValueSource};

use super::{Beginning, CliError, desk::Desk, worded::worded};
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

/// What the game opens with, if it is to be opened: a match, if something about it is chosen, or else the page for one.
pub(super) fn beginning(matches: &ArgMatches) -> Option<Result<Beginning, CliError>> {
    let is_text = matches.subcommand().is_some() || matches.get_flag(TEXT);
    let is_chosen = |option: &&str| matches.value_source(option) == Some(ValueSource::CommandLine);
    let is_match = input::OF_NEW_MATCH.iter().any(is_chosen);
    let record = || is_match.then(|| input::new_record(matches).map(Box::new)).transpose();
    (!is_text).then(|| record().map(Beginning::Mutants))
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    if let Some((name, called)) = matches.subcommand()
        && let Some(answer) = answers::COMMANDS.iter().find(|answer| answer.name == name)
    {
        return (answer.run)(called, desk);
    }
    let is_new = !matches.get_flag(CONTINUE);
    let new = is_new.then(|| input::new_record(matches)).transpose()?;
    terminal::run(new, !matches.get_flag(NO_BOARD), desk)
}
