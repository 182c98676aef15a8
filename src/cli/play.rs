//! `nonaga play`: opens the game, straight into a match.

use std::{iter, path::PathBuf};

use clap::{Arg, ArgMatches, Command, builder::PossibleValuesParser, value_parser};
use strum::VariantArray;

use super::CliError;
use crate::{
    record::{Level, PlayerKind},
    words::Words,
};

/// The name of the command.
pub(super) const NAME: &str = "play";

/// Whether there is a computer player yet.
const HAS_COMPUTER: bool = false;

/// The name of the option.
const ASSETS: &str = "assets";

/// Who plays if it is not the computer.
const HUMAN: &str = "human";

pub(super) fn command(command: Command, words: &Words) -> Command {
    let names = players().collect::<Vec<_>>().join(", ");
    let player = |side: &'static str, help: &str| {
        Arg::new(side)
            .long(side)
            .value_name(words.say("cli-value-player"))
            .value_parser(PossibleValuesParser::new(players()))
            .hide_possible_values(true)
            .help(words.say_with(help, &[("names", &names)]))
    };
    command.about(words.say("cli-about-play")).args([
        player("red", "cli-arg-red"),
        player("black", "cli-arg-black"),
        assets_arg(words),
    ])
}

/// The option, of the game however it is opened, that names a folder of assets.
pub(super) fn assets_arg(words: &Words) -> Arg {
    Arg::new(ASSETS)
        .long(ASSETS)
        .value_name(words.say("cli-value-folder"))
        .value_parser(value_parser!(PathBuf))
        .help(words.say("cli-arg-assets"))
}

/// The folder that it names.
pub(super) fn assets_of(matches: &ArgMatches) -> Option<PathBuf> {
    matches.get_one(ASSETS).cloned()
}

/// Who is to play Red and who Black.
pub(super) fn players_of(matches: &ArgMatches) -> Result<[PlayerKind; 2], CliError> {
    let [red, black] = ["red", "black"].map(|side| {
        let name = matches.get_one::<String>(side).map_or(HUMAN, String::as_str);
        player(name)
    });
    Ok([red?, black?])
}

fn player(name: &str) -> Result<PlayerKind, CliError> {
    match Level::VARIANTS.iter().find(|level| <&str>::from(*level) == name) {
        None => Ok(PlayerKind::Human),
        Some(&level) if HAS_COMPUTER => Ok(PlayerKind::Computer { level }),
        Some(_) => Err(CliError::NoComputer { level: name.to_owned() }),
    }
}

/// The names of everybody who can play.
fn players() -> impl Iterator<Item = &'static str> {
    iter::once(HUMAN).chain(Level::VARIANTS.iter().map(Into::into))
}
