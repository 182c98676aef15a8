//! The options of Zebra, and the match that a command works on.

use std::{
    iter,
    path::{Path, PathBuf},
};

use clap::{Arg, ArgMatches, ValueHint, builder::PossibleValuesParser, value_parser};
use jiff::Timestamp;
use strum::VariantArray;

use crate::{
    cli::{
        CliError,
        desk::{Desk, Source, number_arg, read_text},
    },
    notation::LONGEST_MATCH,
    words::Words,
    zebra::{
        ZebraLevel, ZebraMatch, ZebraPlayer, ZebraPlayerKind, ZebraRecord, ZebraRecordError,
        ZebraSize,
    },
};

const SIZE: &str = "size";
const LIGHT: &str = "light";
const DARK: &str = "dark";
const MATCH: &str = "match";
const TURN: &str = "turn";

/// What a match that is continued has of its own.
pub const OF_NEW_MATCH: [&str; 3] = [SIZE, LIGHT, DARK];

/// The name for a player who is not the computer.
const HUMAN: &str = "human";

/// The options that say who plays.
pub fn players(words: &Words) -> [Arg; 2] {
    let levels = ZebraLevel::VARIANTS.iter().map(|level| level.name().to_lowercase());
    let names: Vec<String> = iter::once(HUMAN.to_owned()).chain(levels).collect();
    [(LIGHT, "cli-arg-zebra-light"), (DARK, "cli-arg-zebra-dark")].map(|(side, help)| {
        Arg::new(side)
            .long(side)
            .value_name(words.say("cli-value-player"))
            .help(words.say_with(help, &[("names", &names.join(", "))]))
            .value_parser(PossibleValuesParser::new(names.clone()))
            .ignore_case(true)
            .hide_possible_values(true)
    })
}

/// The option for the size of the board.
pub fn size_arg(words: &Words) -> Arg {
    let lengths = ZebraSize::VARIANTS.iter().map(|size| u32::from(size.length()));
    let (least, most) = (lengths.clone().min().unwrap_or(0), lengths.max().unwrap_or(0));
    number_arg(SIZE, least, most).help(words.say("cli-arg-zebra-size"))
}

/// The options for commands that work on a position: the start of a board, or one out of a record.
pub fn position_args(words: &Words) -> [Arg; 3] {
    let record = Arg::new(MATCH)
        .long(MATCH)
        .value_name(words.say("cli-value-file"))
        .value_parser(value_parser!(PathBuf))
        .value_hint(ValueHint::FilePath)
        .conflicts_with(SIZE)
        .help(words.say("cli-arg-zebra-match"));
    let turn = number_arg(TURN, 0, LONGEST_MATCH as u32)
        .requires(MATCH)
        .help(words.say("cli-arg-zebra-turn"));
    [size_arg(words), record, turn]
}

fn size_of(matches: &ArgMatches) -> ZebraSize {
    matches.get_one::<u32>(SIZE).and_then(|size| ZebraSize::of(*size)).unwrap_or_default()
}

/// The match that a command works on.
pub fn match_of(matches: &ArgMatches, desk: &mut Desk) -> Result<ZebraMatch, CliError> {
    let Some(file) = matches.get_one::<PathBuf>(MATCH) else {
        return Ok(ZebraMatch::new(size_of(matches)));
    };
    let turn = matches.get_one::<u32>(TURN).map(|turn| *turn as usize);
    Ok(ZebraShown::read(file, &read_text(file)?, turn, desk)?.game)
}

/// A new match, as the options want it.
pub fn new_record(matches: &ArgMatches) -> ZebraRecord {
    let player = |side: &str| {
        // Clap has checked the name, so anything but a level is `human`, which is also the default.
        let level = matches.get_one::<String>(side).and_then(|name| name.parse().ok());
        let player =
            level.map_or(ZebraPlayerKind::Human, |level| ZebraPlayerKind::Computer { level });
        ZebraPlayer { name: String::new(), player }
    };
    ZebraRecord {
        date: Timestamp::now(),
        light: player(LIGHT),
        dark: player(DARK),
        game: ZebraMatch::new(size_of(matches)),
    }
}

/// A record, and the match as it was after one of its turns.
pub struct ZebraShown {
    pub record: ZebraRecord,
    pub game: ZebraMatch,
    /// Whether the record is right to its end.
    pub is_right: bool,
}

impl ZebraShown {
    /// Reads a record and goes to the requested turn, or to the last. An error that comes later than the
    /// requested turn is only told; the exit code is 1 all the same, because the record is wrong.
    pub fn read(
        file: &Path,
        text: &str,
        turn: Option<usize>,
        desk: &mut Desk,
    ) -> Result<ZebraShown, CliError> {
        let wrong = |error: ZebraRecordError| CliError::ZebraWrong {
            file: Source::of(file),
            name: error.name(),
            error: Box::new(error),
        };
        let (record, error) = ZebraRecord::read_while_right(text).map_err(wrong)?;
        let turns = record.game.turns().len();
        let is_right = error.is_none();
        if let Some(error) = error {
            let first_wrong = error.turn().unwrap_or(turns + 1);
            if turn.is_none_or(|turn| turn >= first_wrong) {
                return Err(wrong(error));
            }
            desk.complain(&wrong(error))?;
        }
        let turn = turn.unwrap_or(turns);
        if turn > turns {
            return Err(CliError::NoSuchTurn { file: Source::of(file), turn, turns });
        }
        let mut game = record.game.clone();
        while game.turns().len() > turn {
            game.take_back();
        }
        Ok(ZebraShown { record, game, is_right })
    }
}
