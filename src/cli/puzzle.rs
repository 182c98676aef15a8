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
    home::{Home, Loaded},
    puzzle::{Puzzle, PuzzleSource, PuzzleTheme, Training, day_of, near, stocked},
    words::Words,
};

const ID: &str = "id";
const TODAY: &str = "today";
const PRACTICE: &str = "practice";
const AGAIN: &str = "again";
const RATING: &str = "rating";
const THEME: &str = "theme";

/// The ratings that can be asked for.
const RATINGS: [u32; 2] = [0, 4_000];

pub(super) fn command(command: Command, words: &Words) -> Command {
    let id = Arg::new(ID)
        .value_name("ID")
        .conflicts_with_all([TODAY, PRACTICE, AGAIN, RATING, THEME])
        .help_heading(words.say("cli-heading-arguments"))
        .help(words.say("puzzles-arg-id"));
    let today = Arg::new(TODAY)
        .long(TODAY)
        .action(ArgAction::SetTrue)
        .conflicts_with_all([PRACTICE, AGAIN, RATING, THEME])
        .help(words.say("puzzles-arg-today"));
    let practice = Arg::new(PRACTICE)
        .long(PRACTICE)
        .action(ArgAction::SetTrue)
        .conflicts_with_all([AGAIN, RATING])
        .help(words.say("puzzles-arg-practice"));
    let again = Arg::new(AGAIN)
        .long(AGAIN)
        .action(ArgAction::SetTrue)
        .conflicts_with_all([RATING, THEME])
        .help(words.say("puzzles-arg-again"));
    let rating = number_arg(RATING, RATINGS[0], RATINGS[1]).help(words.say("puzzles-arg-rating"));
    let names: Vec<&str> =
        <PuzzleTheme as VariantArray>::VARIANTS.iter().map(|theme| theme.name()).collect();
    let theme = Arg::new(THEME)
        .long(THEME)
        .value_name(words.say("puzzles-value-theme"))
        .hide_possible_values(true)
        .help(words.say_with("puzzles-arg-theme", &[("names", &names)]))
        .value_parser(PossibleValuesParser::new(names));
    command
        .about(words.say("puzzles-about-puzzle"))
        .args([id, today, practice, again, rating, theme])
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let source = source(matches);
    match wanted(matches, source, desk)? {
        Some(puzzle) => terminal::solve(puzzle, source, desk),
        None if source == PuzzleSource::Again => desk.say("puzzles-none-again", &[]),
        None => Err(CliError::NoPuzzle),
    }
}

/// Where the puzzle comes from that is asked for: it is that of today, if nothing is said.
fn source(matches: &ArgMatches) -> PuzzleSource {
    let theme = matches.get_one::<String>(THEME).and_then(|name| name.parse().ok());
    let practises = matches.get_flag(PRACTICE) || matches.contains_id(RATING) || theme.is_some();
    match matches.contains_id(ID) {
        true => PuzzleSource::Named,
        false if matches.get_flag(AGAIN) => PuzzleSource::Again,
        false if practises => PuzzleSource::Practice { theme },
        false => PuzzleSource::Today { day: day_of(Timestamp::now()) },
    }
}

/// The puzzle that is asked for.
fn wanted(
    matches: &ArgMatches,
    source: PuzzleSource,
    desk: &mut Desk,
) -> Result<Option<Puzzle>, CliError> {
    if let Some(id) = matches.get_one::<String>(ID) {
        return Ok(stocked(&id.to_lowercase()));
    }
    let seed = fastrand::u64(..);
    let rating = matches.get_one::<u32>(RATING).copied();
    if let (PuzzleSource::Practice { theme }, Some(rating)) = (source, rating) {
        return Ok(near(rating, theme, seed));
    }
    let Loaded { value: mut training, notice } = Home::of_user().load::<Training>();
    if let Some(notice) = notice {
        desk.tell_result(&notice)?;
    }
    Ok(training.next(source, day_of(Timestamp::now()), seed))
}
