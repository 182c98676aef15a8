//! `nonaga puzzle`: puzzles of the game, to be solved in the terminal, and how the player stands.
//!
//! | file | what it owns |
//! |---|---|
//! | `mod.rs` | which puzzle is asked for |
//! | `figures.rs` | how the player stands |

mod figures;

use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Command, builder::PossibleValuesParser};
use strum::VariantArray;

use super::{
    CliError,
    desk::{Desk, number_arg},
    terminal,
    trainee::Trainee,
};
use crate::{
    puzzle::{Puzzle, PuzzleSource, PuzzleTheme, near, stocked},
    words::Words,
};

const ID: &str = "id";
const TODAY: &str = "today";
const PRACTICE: &str = "practice";
const AGAIN: &str = "again";
const STREAK: &str = "streak";
const FIGURES: &str = "figures";
const RATING: &str = "rating";
const THEME: &str = "theme";

/// The ratings that can be asked for.
const RATINGS: [u32; 2] = [0, 4_000];

pub(super) fn command(command: Command, words: &Words) -> Command {
    let id = Arg::new(ID)
        .value_name("ID")
        .help_heading(words.say("cli-heading-arguments"))
        .help(words.say("puzzles-arg-id"));
    let flag =
        |name, said| Arg::new(name).long(name).action(ArgAction::SetTrue).help(words.say(said));
    let ways = [
        flag(TODAY, "puzzles-arg-today"),
        flag(PRACTICE, "puzzles-arg-practice"),
        flag(AGAIN, "puzzles-arg-again"),
        flag(STREAK, "puzzles-arg-streak"),
        flag(FIGURES, "puzzles-arg-figures"),
    ];
    let others = [ID, TODAY, AGAIN, STREAK, FIGURES];
    let rating = number_arg(RATING, RATINGS[0], RATINGS[1])
        .conflicts_with_all(others)
        .conflicts_with(PRACTICE)
        .help(words.say("puzzles-arg-rating"));
    let names: Vec<&str> =
        <PuzzleTheme as VariantArray>::VARIANTS.iter().map(|theme| theme.name()).collect();
    let theme = Arg::new(THEME)
        .long(THEME)
        .conflicts_with_all(others)
        .value_name(words.say("puzzles-value-theme"))
        .hide_possible_values(true)
        .help(words.say_with("puzzles-arg-theme", &[("names", &names)]))
        .value_parser(PossibleValuesParser::new(names));
    command
        .about(words.say("puzzles-about-puzzle"))
        .arg(id)
        .args(ways)
        .group(ArgGroup::new("way").args([ID, TODAY, PRACTICE, AGAIN, STREAK, FIGURES]))
        .args([rating, theme])
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let mut trainee = Trainee::of_user(desk)?;
    if matches.get_flag(FIGURES) {
        return figures::print(&trainee, desk);
    }
    let source = source(matches, trainee.day());
    loop {
        let Some(puzzle) = wanted(matches, source, &mut trainee, desk)? else {
            return match source {
                PuzzleSource::Again => desk.say("puzzles-none-again", &[]),
                _ => Err(CliError::NoPuzzle),
            };
        };
        trainee = match terminal::solve(puzzle, trainee, desk)? {
            // The streak goes on.
            Some(trainee) if source == PuzzleSource::Streak => trainee,
            _ => return Ok(()),
        };
        let streak = trainee.training().streak;
        let Some(run) = streak.run else {
            return desk.say("solving-streak-over", &[("best", &streak.best)]);
        };
        desk.say("solving-streak", &[("solved", &run.solved)])?;
    }
}

/// Where the puzzle comes from that is asked for: it is that of today, if nothing is said.
fn source(matches: &ArgMatches, day: i64) -> PuzzleSource {
    let theme = matches.get_one::<String>(THEME).and_then(|name| name.parse().ok());
    let practises = matches.get_flag(PRACTICE) || matches.contains_id(RATING) || theme.is_some();
    match () {
        () if matches.contains_id(ID) => PuzzleSource::Named,
        () if matches.get_flag(AGAIN) => PuzzleSource::Again,
        () if matches.get_flag(STREAK) => PuzzleSource::Streak,
        () if practises => PuzzleSource::Practice { theme },
        () => PuzzleSource::Today { day },
    }
}

/// The puzzle that is asked for. The player begins it.
fn wanted(
    matches: &ArgMatches,
    source: PuzzleSource,
    trainee: &mut Trainee,
    desk: &mut Desk,
) -> Result<Option<Puzzle>, CliError> {
    let seed = fastrand::u64(..);
    let rating = matches.get_one::<u32>(RATING).copied();
    let asked_for = match (matches.get_one::<String>(ID), source, rating) {
        (Some(id), ..) => stocked(&id.to_lowercase()),
        (None, PuzzleSource::Practice { theme }, Some(rating)) => near(rating, theme, seed),
        _ => return trainee.change(desk, |training, day| training.next(source, day, seed)),
    };
    if let Some(Puzzle { id, .. }) = &asked_for {
        trainee.change(desk, |training, _| training.begin(id, source))?;
    }
    Ok(asked_for)
}
