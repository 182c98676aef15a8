//! The commands of the protocol, and what may be wrong with one.

use std::{str::FromStr, time::Duration};

use strum::VariantArray;

use crate::{
    engine::limits::{DEEPEST, Limits},
    notation::{PositionFormError, TurnFormError, read_setup},
    record::Level,
    rules::{Fault, HouseRules, Misplay, Setup, Turn},
};

/// What a line asks for.
#[derive(Debug)]
pub(super) enum Command {
    /// An empty line asks for nothing.
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
    /// To think: for so long, or as the level does.
    Go(Option<Limits>),
    Stop,
    Quit,
}

/// Why a line is answered with an error. The protocol is for programs, so it speaks one language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProtocolError {
    /// It is longer than any command.
    #[error("line longer than {limit} bytes")]
    LineTooLong {
        /// How long a line may be.
        limit: u64,
    },
    /// It is not text in UTF-8.
    #[error("line is not UTF-8 text")]
    NotText,
    /// There is no such command.
    #[error("unknown command: {word}")]
    UnknownCommand {
        /// What was given.
        word: String,
    },
    /// Something else was expected.
    #[error("expected {expected}, not “{found}”")]
    Expected {
        /// What was expected.
        expected: String,
        /// What was given.
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
        /// Which, from 1.
        number: usize,
        /// Why not.
        error: TurnFormError,
    },
    /// A turn is without its second part.
    #[error("turn {number}: its relocation is missing")]
    TurnUnfinished {
        /// Which, from 1.
        number: usize,
    },
    /// A turn may not be played.
    #[error("turn {number}: {misplay:?}")]
    TurnIllegal {
        /// Which, from 1.
        number: usize,
        /// Why not.
        misplay: Misplay,
    },
    /// There is nothing to think about.
    #[error("the match is over")]
    MatchOver,
    /// There is nothing to stop.
    #[error("not thinking")]
    NotThinking,
}

/// Longer words are quoted in part.
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
        let alone = |command: Command| {
            if rest.is_empty() { Ok(command) } else { Err(expected("nothing more", rest)) }
        };
        match word {
            "" => Ok(Command::Nothing),
            "nonaga" => alone(Command::Identify),
            "rules" => named(rest, HouseRules::VARIANTS.iter().map(|rules| rules.name()))
                .map(Command::Rules),
            "set" => Command::set(rest),
            "position" => Command::position(rest),
            "turns" => Command::turns(rest),
            "legal" => alone(Command::Legal),
            "go" => Command::go(rest),
            "stop" => alone(Command::Stop),
            "quit" => alone(Command::Quit),
            _ => Err(ProtocolError::UnknownCommand { word: excerpt(word) }),
        }
    }

    fn set(rest: &str) -> Result<Command, ProtocolError> {
        let (option, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let value = value.trim();
        match option {
            "threads" => number(value, 1, THREADS).map(|n| Command::Threads(n as usize)),
            "seed" => number(value, 0, u64::MAX).map(Command::Seed),
            "hash" => number(value, 1, MEGABYTES).map(|n| Command::Megabytes(n as usize)),
            "level" => {
                named(value, Level::VARIANTS.iter().map(|level| level.name())).map(Command::Level)
            }
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
                "time" => Limits::time(Duration::from_millis(number(value, 0, LONGEST_TIME)?)),
                "nodes" => Limits::nodes(number(value, 1, u64::MAX)?),
                "depth" => Limits::depth(number(value, 1, u64::from(DEEPEST))? as u32),
                _ => return Err(expected("time, depth or nodes", word)),
            };
            limits = Some(limits.unwrap_or(Limits::NONE).within(limit));
        }
        Ok(Command::Go(limits))
    }
}

/// The most threads, the most megabytes, and the longest time, a year in milliseconds, that are given.
pub(super) const THREADS: u64 = 64;
pub(super) const MEGABYTES: u64 = 1_024;
const LONGEST_TIME: u64 = 365 * 24 * 3_600 * 1_000;

fn number(text: &str, least: u64, most: u64) -> Result<u64, ProtocolError> {
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| expected(format!("a number from {least} to {most}"), text))
}

fn named<T: FromStr>(
    text: &str,
    mut names: impl Iterator<Item = &'static str>,
) -> Result<T, ProtocolError> {
    let mut all = || names.by_ref().collect::<Vec<_>>().join(", ");
    text.parse().map_err(|_| expected(all(), text))
}
