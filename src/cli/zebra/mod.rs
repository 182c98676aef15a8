//! `nonaga zebra`: the game Zebra, and its commands for programs.
//!
//! | file | what it owns |
//! |---|---|
//! | `input.rs` | options, and the match that a command works on |
//! | `files.rs` | checking and showing records |
//! | `answers.rs` | the commands for programs: `turns`, `perft`, `solve` |
//! | `drawing.rs` | a position in letters |
//! | `terminal.rs`, `talk.rs` | a match in the terminal, and what is said there |
//! | `told.rs` | what is said about a match anywhere, and the words that can be typed |

mod answers;
mod drawing;
mod files;
mod input;
mod talk;
mod terminal;
mod told;

pub(super) use files::{ZebraSound, check, show};

use clap::{Arg, ArgAction, ArgMatches, Command};

use super::{Beginning, CliError, desk::Desk, worded::worded};
use crate::words::Words;

pub(super) const NAME: &str = "zebra";

const TEXT: &str = "text";
const CONTINUE: &str = "continue";
const NO_BOARD: &str = "no-board";

pub(super) fn command(command: Command, words: &Words) -> Command {
    let flag = |name: &'static str, help: &str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(words.say(help))
    };
    let own = input::OF_NEW_MATCH;
    command
        .about(words.say("cli-about-zebra"))
        .subcommand_help_heading(words.say("cli-heading-commands"))
        .subcommand_value_name(words.say("cli-value-command"))
        .disable_help_subcommand(true)
        .args_conflicts_with_subcommands(true)
        .args(input::players(words))
        .arg(input::size_arg(words))
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
pub(super) fn beginning(matches: &ArgMatches) -> Option<Beginning> {
    let is_text = matches.subcommand().is_some() || matches.get_flag(TEXT);
    let is_chosen = input::OF_NEW_MATCH.iter().any(|option| matches.contains_id(option));
    let record = is_chosen.then(|| Box::new(input::new_record(matches)));
    (!is_text).then_some(Beginning::Zebra(record))
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    if let Some((name, called)) = matches.subcommand()
        && let Some(answer) = answers::COMMANDS.iter().find(|answer| answer.name == name)
    {
        return (answer.run)(called, desk);
    }
    let new = (!matches.get_flag(CONTINUE)).then(|| input::new_record(matches));
    terminal::run(new, !matches.get_flag(NO_BOARD), desk)
}
