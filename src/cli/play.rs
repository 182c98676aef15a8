//! `nonaga play`: opens the game directly in a match.

use std::{iter, path::PathBuf};

use clap::{Arg, ArgMatches, Command, ValueHint, builder::PossibleValuesParser, value_parser};
use strum::VariantArray;

use crate::{
    record::{Level, PlayerKind},
    words::Words,
};

pub(super) const NAME: &str = "play";

const ASSETS: &str = "assets";

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
    command.about(words.say("cli-about-play")).args([
        player("red", "cli-arg-play-red"),
        player("black", "cli-arg-play-black"),
        assets_arg(words),
    ])
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

/// Who plays Red and who plays Black.
pub(super) fn players_of(matches: &ArgMatches) -> [PlayerKind; 2] {
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
