//! What commands read: files, standard input, and the positions in them.

use std::{
    fs::File,
    io::{self, Read},
    path::{Path, PathBuf},
};

use clap::{Arg, ArgMatches, ValueHint, builder::PossibleValuesParser, value_parser};
use serde::Serialize;
use strum::VariantArray;

use super::kind::TextKind;
use crate::{
    cli::CliError,
    notation::read_setup,
    puzzle::HEADER_BEGINS,
    record::{LARGEST_FILE, Record, RecordError},
    rules::{HouseRules, Position},
    words::Words,
};

/// The name that stands for standard input.
const STDIN: &str = "-";

/// Whether this name stands for standard input. The comparison is by text, because as paths `-/` and `-`
/// are equal.
pub fn is_stdin(file: &Path) -> bool {
    file.as_os_str() == STDIN
}

/// The name of a file without its folder and its ending.
pub fn stem(file: &Path) -> String {
    file.file_stem().unwrap_or(file.as_os_str()).to_string_lossy().into_owned()
}

/// Where a text comes from, as messages name it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, strum::VariantNames)]
pub enum Source {
    /// Standard input.
    Stdin,
    /// A file or folder with this name.
    File(String),
}

impl Source {
    pub(in crate::cli) fn of(file: &Path) -> Source {
        if is_stdin(file) { Source::Stdin } else { Source::named(file) }
    }

    /// A file or folder, even if its name is `-`.
    pub fn named(file: &Path) -> Source {
        Source::File(file.display().to_string())
    }
}

/// Reads a text file, or standard input for `-`. Stops reading at the size limit, so that huge input
/// does not fill the memory.
pub fn read_text(file: &Path) -> Result<String, CliError> {
    let unreadable = |error: io::Error| CliError::unreadable(file, error);
    let input: Box<dyn Read> = if is_stdin(file) {
        Box::new(io::stdin())
    } else {
        Box::new(File::open(file).map_err(unreadable)?)
    };
    let mut bytes = Vec::new();
    input.take(LARGEST_FILE as u64 + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() > LARGEST_FILE {
        return Err(CliError::TooLarge { file: Source::of(file), limit: LARGEST_FILE });
    }
    String::from_utf8(bytes).map_err(|error| {
        let (good, _) = error.as_bytes().split_at(error.utf8_error().valid_up_to());
        let line = good.split(|byte| *byte == b'\n').count();
        CliError::NotText { file: Source::of(file), line }
    })
}

/// Reads a position and checks it.
pub fn read_position(file: &Path, text: &str, rules: HouseRules) -> Result<Position, CliError> {
    if text.starts_with(HEADER_BEGINS) {
        return Err(CliError::PuzzlesHere { file: Source::of(file) });
    }
    let file = || Source::of(file);
    let setup = read_setup(text).map_err(|error| match TextKind::of(text) {
        Some(TextKind::Record) => CliError::RecordForPosition { file: file() },
        Some(TextKind::Lesson) => CliError::LessonHere { file: file() },
        _ => CliError::PositionForm { file: file(), error },
    })?;
    setup.validate(rules).map_err(|faults| CliError::PositionFaulty { file: file(), faults })
}

/// Reads a record as far as it is right, as [`Record::read_while_right`] does.
pub fn read_record(file: &Path, text: &str) -> Result<(Record, Option<RecordError>), CliError> {
    if text.starts_with(HEADER_BEGINS) {
        return Err(CliError::PuzzlesHere { file: Source::of(file) });
    }
    Record::read_while_right(text).map_err(|error| match TextKind::of(text) {
        Some(TextKind::Position) => CliError::PositionForRecord { file: Source::of(file) },
        Some(TextKind::Lesson) => CliError::LessonHere { file: Source::of(file) },
        _ => CliError::record(file, error),
    })
}

/// The arguments for commands that work on a position: `--position` and `--rules`.
pub fn position_args(words: &Words) -> [Arg; 2] {
    let position = Arg::new("position")
        .long("position")
        .value_name(words.say("cli-value-file"))
        .value_parser(value_parser!(PathBuf))
        .value_hint(ValueHint::FilePath)
        .help(words.say("cli-arg-position"));
    [position, rules_arg(words)]
}

pub fn rules_arg(words: &Words) -> Arg {
    let names: Vec<_> = HouseRules::VARIANTS.iter().map(|rules| rules.name()).collect();
    Arg::new("rules")
        .long("rules")
        .value_name(words.say("cli-value-rules"))
        .help(words.say_with("cli-arg-rules", &[("names", &names)]))
        .hide_possible_values(true)
        .value_parser(PossibleValuesParser::new(names))
}

/// The position that a command works on: the start, unless `--position` names another.
pub fn position_of(matches: &ArgMatches) -> Result<Position, CliError> {
    let rules = rules_of(matches);
    match matches.get_one::<PathBuf>("position") {
        Some(file) => read_position(file, &read_text(file)?, rules),
        None => Ok(Position::start(rules)),
    }
}

/// The house rules that the call asks for.
pub fn rules_of(matches: &ArgMatches) -> HouseRules {
    let name = matches.get_one::<String>("rules");
    name.and_then(|name| name.parse().ok()).unwrap_or_default()
}
