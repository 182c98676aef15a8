//! What commands read: files and standard input, and the positions in them.

use std::{
    fs::File,
    io::{self, Read},
};

use clap::{Arg, ArgMatches, builder::PossibleValuesParser};
use strum::VariantArray;

use super::CliError;
use crate::{
    notation::read_setup,
    record::LARGEST_FILE,
    rules::{HouseRules, Position, Setup},
    words::Words,
};

/// The name that stands for standard input.
const STDIN: &str = "-";

/// Reads a text file, or standard input for `-`. However large it is, no more of it is kept than may
/// be read.
pub(super) fn read_text(file: &str) -> Result<String, CliError> {
    let named = || file.to_owned();
    let unreadable =
        |error: io::Error| CliError::Unreadable { file: named(), detail: error.to_string() };
    let input: Box<dyn Read> = match file {
        STDIN => Box::new(io::stdin()),
        path => Box::new(File::open(path).map_err(unreadable)?),
    };
    let mut bytes = Vec::new();
    input.take(LARGEST_FILE as u64 + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() > LARGEST_FILE {
        return Err(CliError::TooLarge { file: named(), limit: LARGEST_FILE });
    }
    String::from_utf8(bytes).map_err(|error| {
        let (good, _) = error.as_bytes().split_at(error.utf8_error().valid_up_to());
        let line = good.split(|byte| *byte == b'\n').count();
        CliError::NotText { file: named(), line }
    })
}

/// Reads a set-up and checks it.
pub(super) fn read_position(
    file: &str,
    text: &str,
    rules: HouseRules,
) -> Result<Position, CliError> {
    let setup = read_setup(text)
        .map_err(|error| CliError::PositionForm { file: file.to_owned(), error })?;
    validate(file, &setup, rules)
}

fn validate(file: &str, setup: &Setup, rules: HouseRules) -> Result<Position, CliError> {
    let faulty = |faults| CliError::PositionFaulty { file: file.to_owned(), faults };
    setup.validate(rules).map_err(faulty)
}

/// The arguments for commands that work on a position: `--position` and `--rules`.
pub(super) fn position_args(words: &Words) -> [Arg; 2] {
    let position = Arg::new("position")
        .long("position")
        .value_name(words.say("cli-value-file"))
        .help(words.say("cli-arg-position"));
    [position, rules_arg(words)]
}

/// The argument `--rules`.
pub(super) fn rules_arg(words: &Words) -> Arg {
    let names = HouseRules::VARIANTS.iter().map(|rules| rules.name());
    Arg::new("rules")
        .long("rules")
        .value_name(words.say("cli-value-rules"))
        .value_parser(PossibleValuesParser::new(names))
        .help(words.say("cli-arg-rules"))
}

/// The position that a command is to work on: the start, unless another is named.
pub(super) fn position_of(matches: &ArgMatches) -> Result<Position, CliError> {
    let rules = rules_of(matches);
    match matches.get_one::<String>("position") {
        Some(file) => read_position(file, &read_text(file)?, rules),
        None => Ok(Position::start(rules)),
    }
}

/// The reading of the rules that is asked for.
pub(super) fn rules_of(matches: &ArgMatches) -> HouseRules {
    let name = matches.get_one::<String>("rules");
    name.and_then(|name| name.parse().ok()).unwrap_or_default()
}
