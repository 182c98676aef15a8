//! The options of Mutant pentominoes, and the match that a command works on.

use std::{
    iter,
    path::{Path, PathBuf},
};

use clap::{
    Arg, ArgAction, ArgGroup, ArgMatches, ValueHint, builder::PossibleValuesParser, value_parser,
};
use fastrand::Rng;
use jiff::Timestamp;
use strum::VariantArray;

use crate::{
    cli::{
        CliError,
        desk::{Desk, Source, number_arg, read_text},
    },
    mutants::{
        MutantCell, MutantGrid, MutantLevel, MutantMatch, MutantPlayer, MutantPlayerKind,
        MutantRecord, MutantRecordError, MutantRepeats, Pentomino, mutant_lot,
    },
    notation::{LONGEST_MATCH, excerpt},
    words::Words,
};

const START: &str = "start";
const ENDLESS: &str = "endless";
const SEED: &str = "seed";
const REPEATS_LOSE: &str = "repeats-lose";
const FIRST: &str = "first";
const SECOND: &str = "second";
const MATCH: &str = "match";
const TURN: &str = "turn";

/// What a match that is continued has of its own.
pub const OF_NEW_MATCH: [&str; 6] = [START, ENDLESS, SEED, REPEATS_LOSE, FIRST, SECOND];

/// What says which position a command works on.
pub const OF_POSITION: [&str; 5] = [START, ENDLESS, SEED, MATCH, TURN];

/// The name for a player who is not the computer.
const HUMAN: &str = "human";

/// The starts that are neither a shape nor circles.
const LOT: &str = "lot";
const DRAW: &str = "draw";

/// The options that say who plays.
pub fn players(words: &Words) -> [Arg; 2] {
    let levels = MutantLevel::VARIANTS.iter().map(|level| level.name().to_lowercase());
    let names: Vec<String> = iter::once(HUMAN.to_owned()).chain(levels).collect();
    [(FIRST, "cli-arg-mutants-first"), (SECOND, "cli-arg-mutants-second")].map(|(side, help)| {
        Arg::new(side)
            .long(side)
            .value_name(words.say("cli-value-player"))
            .help(words.say_with(help, &[("names", &names.join(", "))]))
            .value_parser(PossibleValuesParser::new(names.clone()))
            .ignore_case(true)
            .hide_possible_values(true)
    })
}

/// The options that say how a match begins, and where.
pub fn start_args(words: &Words) -> [Arg; 3] {
    let start = Arg::new(START)
        .long(START)
        .allow_hyphen_values(true)
        .value_name(words.say("cli-value-start"))
        .help(words.say("cli-arg-mutants-start"));
    let endless = Arg::new(ENDLESS)
        .long(ENDLESS)
        .action(ArgAction::SetTrue)
        .help(words.say("cli-arg-mutants-endless"));
    let seed = number_arg(SEED, 0, u32::MAX).help(words.say("cli-arg-mutants-seed"));
    [start, endless, seed]
}

/// The option for the house rule.
pub fn repeats_arg(words: &Words) -> Arg {
    let repeats = Arg::new(REPEATS_LOSE).long(REPEATS_LOSE).action(ArgAction::SetTrue);
    repeats.help(words.say("cli-arg-mutants-repeats-lose"))
}

/// The options for commands that work on a position: one after a start, or one out of a record.
pub fn position_args(words: &Words) -> Vec<Arg> {
    let record = Arg::new(MATCH)
        .long(MATCH)
        .value_name(words.say("cli-value-file"))
        .value_parser(value_parser!(PathBuf))
        .value_hint(ValueHint::FilePath)
        .conflicts_with_all([ENDLESS, SEED])
        .help(words.say("cli-arg-mutants-match"));
    let turn = number_arg(TURN, 0, LONGEST_MATCH as u32)
        .requires(MATCH)
        .help(words.say("cli-arg-mutants-turn"));
    start_args(words).into_iter().chain([record, turn]).collect()
}

/// One of them has to be there.
pub fn position_group() -> ArgGroup {
    ArgGroup::new("position").args([START, MATCH]).required(true)
}

/// The match that a command works on.
pub fn match_of(matches: &ArgMatches, desk: &mut Desk) -> Result<MutantMatch, CliError> {
    let Some(file) = matches.get_one::<PathBuf>(MATCH) else {
        return begun(matches, MutantRepeats::Refused);
    };
    let turn = matches.get_one::<u32>(TURN).map(|turn| *turn as usize);
    Ok(MutantsShown::read(file, &read_text(file)?, turn, desk)?.game)
}

/// A match as it begins.
fn begun(matches: &ArgMatches, repeats: MutantRepeats) -> Result<MutantMatch, CliError> {
    let grid = if matches.get_flag(ENDLESS) { MutantGrid::Endless } else { MutantGrid::default() };
    let wish = matches.get_one::<String>(START).map_or(LOT, |text| text.trim());
    let faulty = |fault| CliError::MutantsStartFaulty { start: excerpt(wish), fault };
    if wish.eq_ignore_ascii_case(DRAW) {
        return Ok(MutantMatch::to_draw(grid, repeats));
    }
    if wish.eq_ignore_ascii_case(LOT) {
        let seed = matches.get_one::<u32>(SEED).map_or_else(|| fastrand::u64(..), |n| (*n).into());
        let lot = mutant_lot(&mut Rng::with_seed(seed));
        return MutantMatch::by_lot(grid, repeats, &lot).map_err(faulty);
    }
    if let Ok(shape) = wish.parse::<Pentomino>() {
        return MutantMatch::new(grid, repeats, &shape.in_the_middle()).map_err(faulty);
    }
    let cells: Result<Vec<MutantCell>, _> = wish.split_whitespace().map(str::parse).collect();
    let cells = cells.map_err(|_| CliError::MutantsNoStart { start: excerpt(wish) })?;
    MutantMatch::new(grid, repeats, &cells).map_err(faulty)
}

/// A new match, as the options want it.
pub fn new_record(matches: &ArgMatches) -> Result<MutantRecord, CliError> {
    let player = |side: &str| {
        // Clap has checked the name, so anything but a level is `human`, which is also the default.
        let level = matches.get_one::<String>(side).and_then(|name| name.parse().ok());
        let player =
            level.map_or(MutantPlayerKind::Human, |level| MutantPlayerKind::Computer { level });
        MutantPlayer { name: String::new(), player }
    };
    let repeats =
        if matches.get_flag(REPEATS_LOSE) { MutantRepeats::Lose } else { MutantRepeats::Refused };
    Ok(MutantRecord {
        date: Timestamp::now(),
        first: player(FIRST),
        second: player(SECOND),
        game: begun(matches, repeats)?,
    })
}

/// A record, and the match as it was after one of its turns.
pub struct MutantsShown {
    pub record: MutantRecord,
    pub game: MutantMatch,
    /// Whether the record is right to its end.
    pub is_right: bool,
}

impl MutantsShown {
    /// Reads a record and goes to the requested turn, or to the last. An error that comes later than the
    /// requested turn is only told; the exit code is 1 all the same, because the record is wrong.
    pub fn read(
        file: &Path,
        text: &str,
        turn: Option<usize>,
        desk: &mut Desk,
    ) -> Result<MutantsShown, CliError> {
        let wrong = |error: MutantRecordError| CliError::MutantsWrong {
            file: Source::of(file),
            name: error.name(),
            error: Box::new(error),
        };
        let (record, error) = MutantRecord::read_while_right(text).map_err(wrong)?;
        let turns = record.game.turns().len();
        let is_right = error.is_none();
        if let Some(error) = error {
            let first_wrong = error.turn().unwrap_or(turns + 1);
            if turn.is_none_or(|turn| turn >= first_wrong) {
                return Err(wrong(error));
            }
            desk.complain(&wrong(error))?;
        }
        let mut game = record.game.clone();
        // Without a turn, the match is as it was left, which can be by giving up.
        if let Some(turn) = turn {
            if turn > turns {
                return Err(CliError::NoSuchTurn { file: Source::of(file), turn, turns });
            }
            while game.turns().len() > turn {
                game.take_back();
            }
        }
        Ok(MutantsShown { record, game, is_right })
    }
}
