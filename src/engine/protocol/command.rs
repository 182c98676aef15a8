//! The commands of the protocol, and the errors they can have.

use std::{str::FromStr, time::Duration};

use strum::VariantArray;

use crate::{
    engine::limits::{DEEPEST, Limits},
    notation::{PositionFormError, TurnFormError, read_setup},
    record::Level,
    rules::{Fault, HouseRules, Misplay, Setup, Turn},
};

/// A command, read from a line.
#[derive(Debug)]
pub(super) enum Command {
    /// An empty line.
    Nothing,
    Identify,
    Rules(HouseRules),
    Threads(usize),
    Seed(u64),
    Megabytes(usize),
    Level(Level),
    Position(Option<Box<Setup>>),
    Turns(Vec<Turn>),
    Legal,
    /// Think within these limits. `None` means as the level does.
    Go(Option<Limits>),
    Stop,
    Quit,
}

/// Why a line is answered with an error. The texts are in English only, because programs read them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProtocolError {
    /// The line is longer than any command.
    #[error("line longer than {limit} bytes")]
    LineTooLong {
        /// The longest line allowed, in bytes.
        limit: u64,
    },
    /// The line is not UTF-8 text.
    #[error("line is not UTF-8 text")]
    NotText,
    /// There is no such command.
    #[error("unknown command: {word}")]
    UnknownCommand {
        /// The first word of the line.
        word: String,
    },
    /// Something else was expected.
    #[error("expected {expected}, not “{found}”")]
    Expected {
        /// What was expected.
        expected: String,
        /// What was found instead.
        found: String,
    },
    /// A position cannot be read.
    #[error("position: {0:?}")]
    PositionForm(PositionFormError),
    /// A position is not valid.
    #[error("position: {0:?}")]
    PositionFaulty(Vec<Fault>),
    /// A turn cannot be read.
    #[error("turn {number}: {error}")]
    TurnForm {
        /// The number of the turn, from 1.
        number: usize,
        /// Why it cannot be read.
        error: TurnFormError,
    },
    /// A turn lacks its relocation.
    #[error("turn {number}: its relocation is missing")]
    TurnUnfinished {
        /// The number of the turn, from 1.
        number: usize,
    },
    /// A turn is not legal.
    #[error("turn {number}: {misplay:?}")]
    TurnIllegal {
        /// The number of the turn, from 1.
        number: usize,
        /// Why it is not legal.
        misplay: Misplay,
    },
    /// The match is over, so there is nothing to think about.
    #[error("the match is over")]
    MatchOver,
    /// `stop` was sent while the computer was not thinking.
    #[error("not thinking")]
    NotThinking,
}

/// Longer texts are cut off in error messages, after this many characters.
const EXCERPT: usize = 40;

fn excerpt(text: &str) -> String {
    let printable = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    text.chars().take(EXCERPT).map(printable).collect()
}

fn expected(expected: impl Into<String>, found: &str) -> ProtocolError {
    ProtocolError::Expected { expected: expected.into(), found: excerpt(found) }
}

impl Command {
    pub fn read(line: Result<String, ProtocolError>) -> Result<Command, ProtocolError> {
        let line = line?;
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let without_argument = |command: Command| {
            if rest.is_empty() { Ok(command) } else { Err(expected("nothing more", rest)) }
        };
        match word {
            "" => Ok(Command::Nothing),
            "nonaga" => without_argument(Command::Identify),
            "rules" => parse_name(rest, HouseRules::VARIANTS.iter().map(|rules| rules.name()))
                .map(Command::Rules),
            "set" => Command::set(rest),
            "position" => Command::position(rest),
            "turns" => Command::turns(rest),
            "legal" => without_argument(Command::Legal),
            "go" => Command::go(rest),
            "stop" => without_argument(Command::Stop),
            "quit" => without_argument(Command::Quit),
            _ => Err(ProtocolError::UnknownCommand { word: excerpt(word) }),
        }
    }

    fn set(rest: &str) -> Result<Command, ProtocolError> {
        let (option, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let value = value.trim();
        match option {
            "threads" => parse_number(value, 1, THREADS).map(|n| Command::Threads(n as usize)),
            "seed" => parse_number(value, 0, u64::MAX).map(Command::Seed),
            "hash" => parse_number(value, 1, MEGABYTES).map(|n| Command::Megabytes(n as usize)),
            "level" => parse_name(value, Level::VARIANTS.iter().map(|level| level.name()))
                .map(Command::Level),
            _ => Err(expected("threads, seed, hash or level", option)),
        }
    }

    fn position(rest: &str) -> Result<Command, ProtocolError> {
        if rest == "start" {
            return Ok(Command::Position(None));
        }
        let setup = read_setup(rest).map_err(ProtocolError::PositionForm)?;
        Ok(Command::Position(Some(Box::new(setup))))
    }

    fn turns(rest: &str) -> Result<Command, ProtocolError> {
        let texts = rest.split(';').map(str::trim).filter(|text| !text.is_empty());
        let read = texts.zip(1..).map(|(text, number)| {
            text.parse().map_err(|error| ProtocolError::TurnForm { number, error })
        });
        read.collect::<Result<_, _>>().map(Command::Turns)
    }

    fn go(rest: &str) -> Result<Command, ProtocolError> {
        let mut words = rest.split_whitespace();
        let mut limits = None;
        while let Some(word) = words.next() {
            let value = words.next().unwrap_or_default();
            let limit = match word {
                "time" => {
                    Limits::time(Duration::from_millis(parse_number(value, 0, LONGEST_TIME)?))
                }
                "nodes" => Limits::nodes(parse_number(value, 1, u64::MAX)?),
                "depth" => Limits::depth(parse_number(value, 1, u64::from(DEEPEST))? as u32),
                _ => return Err(expected("time, depth or nodes", word)),
            };
            limits = Some(limits.unwrap_or(Limits::NONE).within(limit));
        }
        Ok(Command::Go(limits))
    }
}

/// The most threads that can be set.
pub(super) const THREADS: u64 = 64;
/// The most megabytes that can be set.
pub(super) const MEGABYTES: u64 = 1_024;
/// The longest time to think: a year, in milliseconds.
const LONGEST_TIME: u64 = 365 * 24 * 3_600 * 1_000;

fn parse_number(text: &str, least: u64, most: u64) -> Result<u64, ProtocolError> {
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| expected(format!("a number from {least} to {most}"), text))
}

fn parse_name<T: FromStr>(
    text: &str,
    mut names: impl Iterator<Item = &'static str>,
) -> Result<T, ProtocolError> {
    let mut all = || names.by_ref().collect::<Vec<_>>().join(", ");
    text.parse().map_err(|_| expected(all(), text))
}
