//! `nonaga puzzle`: a puzzle of the game, to be solved in the terminal.

use clap::{Arg, ArgAction, ArgMatches, Command, builder::PossibleValuesParser};
use jiff::Timestamp;
use strum::VariantArray;

use super::{
    CliError,
    desk::{Desk, number_arg},
    terminal,
};
use crate::{
    puzzle::{Puzzle, PuzzleTheme, near, stocked, today},
    words::Words,
};

const ID: &str = "id";
const TODAY: &str = "today";
const RATING: &str = "rating";
const THEME: &str = "theme";

/// The ratings that can be asked for.
const RATINGS: [u32; 2] = [0, 4_000];

/// What rating a puzzle of a theme has, unless the call says so.
const USUAL: u32 = 1_300;

const SECONDS_OF_A_DAY: i64 = 86_400;

pub(super) fn command(command: Command, words: &Words) -> Command {
    let id = Arg::new(ID)
        .value_name("ID")
        .conflicts_with_all([TODAY, RATING, THEME])
        .help_heading(words.say("cli-heading-arguments"))
        .help(words.say("puzzles-arg-id"));
    let today = Arg::new(TODAY)
        .long(TODAY)
        .action(ArgAction::SetTrue)
        .conflicts_with_all([RATING, THEME])
        .help(words.say("puzzles-arg-today"));
    let rating = number_arg(RATING, RATINGS[0], RATINGS[1]).help(words.say("puzzles-arg-rating"));
    let names: Vec<&str> =
        <PuzzleTheme as VariantArray>::VARIANTS.iter().map(|theme| theme.name()).collect();
    let theme = Arg::new(THEME)
        .long(THEME)
        .value_name(words.say("puzzles-value-theme"))
        .hide_possible_values(true)
        .help(words.say_with("puzzles-arg-theme", &[("names", &names)]))
        .value_parser(PossibleValuesParser::new(names));
    command.about(words.say("puzzles-about-puzzle")).args([id, today, rating, theme])
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let puzzle = wanted(matches).ok_or(CliError::NoPuzzle)?;
    terminal::solve(puzzle, desk)
}

/// The puzzle that is asked for: that of today, if nothing else is.
fn wanted(matches: &ArgMatches) -> Option<Puzzle> {
    if let Some(id) = matches.get_one::<String>(ID) {
        return stocked(&id.to_lowercase());
    }
    let rating = matches.get_one::<u32>(RATING).copied();
    let theme = matches.get_one::<String>(THEME).and_then(|name| name.parse().ok());
    if rating.is_none() && theme.is_none() {
        return today(Timestamp::now().as_second().div_euclid(SECONDS_OF_A_DAY));
    }
    near(rating.unwrap_or(USUAL), theme, fastrand::u64(..))
}
