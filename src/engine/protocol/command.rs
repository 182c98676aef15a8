//! What a line of the protocol asks for, and how `help` describes it.

use std::{str::FromStr, time::Duration};

use serde::Serialize;
use strum::VariantArray;

use super::error::ProtocolError;
use crate::{
    engine::limits::{DEEPEST, Limits},
    notation::read_setup,
    record::Level,
    rules::{HouseRules, Setup, Turn},
};

/// A command, read from a line.
#[derive(Debug)]
pub(super) enum Command {
    /// An empty line.
    Nothing,
    Identify,
    Help,
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

/// A command, as `help` and the manual list it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, strum::VariantArray, strum::VariantNames,
)]
#[allow(missing_docs, reason = "the names are the commands")]
pub enum ProtocolCommand {
    Nonaga,
    Help,
    Rules,
    Set,
    Position,
    Turns,
    Legal,
    Go,
    Stop,
    Quit,
}

impl ProtocolCommand {
    /// How the command is written. Words in capitals stand for something else.
    pub const fn form(self) -> &'static str {
        match self {
            ProtocolCommand::Nonaga => "nonaga",
            ProtocolCommand::Help => "help",
            ProtocolCommand::Rules => "rules NAME",
            ProtocolCommand::Set => "set OPTION VALUE",
            ProtocolCommand::Position => "position start or POSITION",
            ProtocolCommand::Turns => "turns TURN; TURN; …",
            ProtocolCommand::Legal => "legal",
            ProtocolCommand::Go => "go [time MS] [depth N] [nodes N]",
            ProtocolCommand::Stop => "stop",
            ProtocolCommand::Quit => "quit",
        }
    }
}

/// Longer texts are cut off in error messages, after this many characters.
const EXCERPT: usize = 40;

fn excerpt(text: &str) -> String {
    text.chars().take(EXCERPT).collect()
}

/// The beginning of a text, if there is any.
fn found(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| excerpt(text))
}

/// Splits a text after its first word.
fn first_word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

/// The longest line, in bytes. The turns of the longest match fit.
pub(super) const LONGEST_LINE: usize = 1 << 20;

/// The names that may follow `set` and `go`.
const OPTIONS: [&str; 4] = ["threads", "seed", "hash", "level"];
const LIMITS: [&str; 3] = ["time", "depth", "nodes"];

impl Command {
    pub fn read(line: &[u8]) -> Result<Command, ProtocolError> {
        if line.len() > LONGEST_LINE {
            return Err(ProtocolError::LineTooLong { limit: LONGEST_LINE });
        }
        let line = str::from_utf8(line.trim_ascii()).map_err(|_| ProtocolError::NotText)?;
        let (word, rest) = first_word(line);
        let alone = |name: &'static str, command: Command| match found(rest) {
            None => Ok(command),
            Some(found) => Err(ProtocolError::NothingFollows { command: name, found }),
        };
        match word {
            "" => Ok(Command::Nothing),
            "nonaga" => alone("nonaga", Command::Identify),
            "help" => alone("help", Command::Help),
            "rules" => {
                let names = HouseRules::VARIANTS.iter().map(|rules| rules.name());
                parse_name("rules", rest, names).map(Command::Rules)
            }
            "set" => Command::set(rest),
            "position" => Command::position(rest),
            "turns" => Command::turns(rest),
            "legal" => alone("legal", Command::Legal),
            "go" => Command::go(rest),
            "stop" => alone("stop", Command::Stop),
            "quit" => alone("quit", Command::Quit),
            _ => Err(ProtocolError::UnknownCommand { word: excerpt(word) }),
        }
    }

    fn set(rest: &str) -> Result<Command, ProtocolError> {
        let (option, value) = first_word(rest);
        match option {
            "threads" => {
                parse_number("set threads", value, 1, THREADS).map(|n| Command::Threads(n as usize))
            }
            "seed" => parse_number("set seed", value, 0, u64::MAX).map(Command::Seed),
            "hash" => parse_number("set hash", value, 1, MEGABYTES)
                .map(|n| Command::Megabytes(n as usize)),
            "level" => {
                let names = Level::VARIANTS.iter().map(|level| level.name());
                parse_name("set level", value, names).map(Command::Level)
            }
            _ => Err(wrong_name("set", option, OPTIONS)),
        }
    }

    fn position(rest: &str) -> Result<Command, ProtocolError> {
        if rest == "start" {
            return Ok(Command::Position(None));
        }
        let setup = read_setup(rest).map_err(|error| ProtocolError::PositionForm { error })?;
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
                    let time = parse_number("go time", value, 0, LONGEST_TIME)?;
                    Limits::time(Duration::from_millis(time))
                }
                "nodes" => Limits::nodes(parse_number("go nodes", value, 0, u64::MAX)?),
                "depth" => {
                    Limits::depth(parse_number("go depth", value, 1, u64::from(DEEPEST))? as u32)
                }
                _ => return Err(wrong_name("go", word, LIMITS)),
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

fn parse_number(
    after: &'static str,
    text: &str,
    least: u64,
    most: u64,
) -> Result<u64, ProtocolError> {
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| ProtocolError::WrongNumber { after, found: found(text), least, most })
}

fn parse_name<T: FromStr>(
    after: &'static str,
    text: &str,
    names: impl IntoIterator<Item = &'static str>,
) -> Result<T, ProtocolError> {
    text.parse().map_err(|_| wrong_name(after, text, names))
}

fn wrong_name(
    after: &'static str,
    text: &str,
    names: impl IntoIterator<Item = &'static str>,
) -> ProtocolError {
    ProtocolError::WrongName { after, found: found(text), names: names.into_iter().collect() }
}
