//! `nonaga play`: a match at once, in the game or in the terminal.

use std::{iter, path::PathBuf};

use clap::{
    Arg, ArgAction, ArgMatches, Command, ValueHint, builder::PossibleValuesParser, value_parser,
};
use strum::VariantArray;

use super::{Beginning, CliError, desk::input, far, terminal};
use crate::{
    record::{Level, PlayerKind},
    words::Words,
};

pub(super) const NAME: &str = "play";

const ASSETS: &str = "assets";
const TEXT: &str = "text";
const CONTINUE: &str = "continue";
const NO_BOARD: &str = "no-board";

/// What a match that is continued has of its own.
const OF_NEW_MATCH: [&str; 3] = ["rules", "red", "black"];

/// The name for a player who is not the computer.
const HUMAN: &str = "human";

pub(super) fn command(command: Command, words: &Words) -> Command {
    let names = players().collect::<Vec<_>>().join(", ");
    let player = |side: &'static str, help: &str| {
        Arg::new(side)
            .long(side)
            .value_name(words.say("cli-value-player"))
            .value_parser(PossibleValuesParser::new(players()))
            .ignore_case(true)
            .hide_possible_values(true)
            .help(words.say_with(help, &[("names", &names)]))
    };
    let text = Arg::new(TEXT).long(TEXT).action(ArgAction::SetTrue).help(words.say("cli-arg-text"));
    let continued = Arg::new(CONTINUE)
        .long(CONTINUE)
        .action(ArgAction::SetTrue)
        .requires(TEXT)
        .help(words.say("cli-arg-continue"));
    let no_board = Arg::new(NO_BOARD)
        .long(NO_BOARD)
        .action(ArgAction::SetTrue)
        .requires(TEXT)
        .help(words.say("cli-arg-no-board"));
    let command = command.about(words.say("cli-about-play"));
    command
        .args([
            player("red", "cli-arg-play-red"),
            player("black", "cli-arg-play-black"),
            input::rules_arg(words),
            text,
            continued,
            no_board,
            assets_arg(words),
        ])
        .args(far::continuing_args(words))
}

/// The option that names a folder of assets. It works with and without `play`.
pub(super) fn assets_arg(words: &Words) -> Arg {
    Arg::new(ASSETS)
        .long(ASSETS)
        .value_name(words.say("cli-value-folder"))
        .value_parser(value_parser!(PathBuf))
        .value_hint(ValueHint::DirPath)
        .help(words.say("cli-arg-assets"))
}

/// The folder that `--assets` names.
pub(super) fn assets_of(matches: &ArgMatches) -> Option<PathBuf> {
    matches.get_one(ASSETS).cloned()
}

/// The match that the game opens in.
pub(super) fn beginning(matches: &ArgMatches) -> Beginning {
    Beginning::Match(input::rules_of(matches), players_of(matches))
}

/// The match in the terminal, if it is to be played there.
pub(super) fn in_terminal(matches: &ArgMatches) -> Option<Result<terminal::Sitting, CliError>> {
    let opening = || {
        if !matches.get_flag(CONTINUE) {
            return Ok(terminal::Opening::New(input::rules_of(matches), players_of(matches)));
        }
        match OF_NEW_MATCH.into_iter().find(|option| matches.contains_id(option)) {
            Some(option) => Err(CliError::ContinuedHasOwn { option }),
            None => Ok(terminal::Opening::Continued),
        }
    };
    let draws = !matches.get_flag(NO_BOARD);
    let sitting = || opening().map(|opening| terminal::Sitting { opening, draws });
    matches.get_flag(TEXT).then(sitting)
}

/// Who plays Red and who plays Black.
fn players_of(matches: &ArgMatches) -> [PlayerKind; 2] {
    ["red", "black"].map(|side| {
        // Clap has checked the name, so anything but a level is `human`, which is also the default.
        let level = matches.get_one::<String>(side).and_then(|name| name.parse().ok());
        level.map_or(PlayerKind::Human, |level| PlayerKind::Computer { level })
    })
}

/// The names of all kinds of player.
fn players() -> impl Iterator<Item = String> {
    let levels = Level::VARIANTS.iter().map(|level| level.name().to_lowercase());
    iter::once(HUMAN.to_owned()).chain(levels)
}
