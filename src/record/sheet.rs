//! The file format: the content of a record before it is checked against the rules.

use ron::{extensions::Extensions, ser::PrettyConfig};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

use super::{LARGEST_FILE, Record, RecordError, note::Notes};
use crate::notation::{BYTE_ORDER_MARK, excerpt};
use crate::rules::{Ending, HouseRules, Setup, Shape, Side};

/// The name of the format, and the version that this program writes and reads.
const FORMAT: &str = "nonaga-match";
const VERSION: u32 = 1;

/// A record as it is written in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sheet {
    pub format: String,
    pub version: u32,
    pub date: String,
    pub rules: HouseRules,
    pub red: Player,
    pub black: Player,
    pub first: Side,
    #[serde(default)]
    pub start: Option<Setup>,
    pub turns: Vec<String>,
    #[serde(default)]
    pub notes: Notes,
    pub result: Outcome,
}

/// The player of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name to display.
    pub name: String,
    /// Whether a person or the computer plays.
    pub player: PlayerKind,
}

/// A person or the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub enum PlayerKind {
    Human,
    Computer { level: Level },
}

/// How well the computer plays.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    VariantNames,
    VariantArray,
    EnumString,
    IntoStaticStr,
)]
#[strum(ascii_case_insensitive)]
pub enum Level {
    /// A child can beat it.
    Beginner,
    /// For a player's first matches.
    Easy,
    /// For players who know the game.
    Medium,
    /// For good players.
    Hard,
    /// The computer plays as well as it can.
    Master,
}

impl Level {
    /// The name used in records. Commands also accept it in lower case.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the field names say enough")]
pub enum Outcome {
    /// A side connected its tokens.
    Won { by: Side, shape: Shape },
    /// A side gave up.
    Resigned { by: Side },
    /// Neither side won.
    Draw(Drawn),
    /// The match is not over.
    Unfinished,
}

/// Why a match is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
pub enum Drawn {
    /// The same position came up for the third time.
    Repetition,
    /// The players agreed on a draw.
    Agreed,
}

impl Outcome {
    /// The outcome of a match with this ending; `None` means that it has not ended.
    pub fn of(ending: Option<Ending>) -> Outcome {
        match ending {
            Some(Ending::Won { by, shape }) => Outcome::Won { by, shape },
            Some(Ending::Resigned { by }) => Outcome::Resigned { by },
            Some(Ending::DrawnByRepetition) => Outcome::Draw(Drawn::Repetition),
            Some(Ending::DrawnByAgreement) => Outcome::Draw(Drawn::Agreed),
            None => Outcome::Unfinished,
        }
    }
}

/// The fields that every version of the format has.
#[derive(Deserialize)]
struct Heading {
    format: String,
    version: u32,
}

impl Sheet {
    pub fn read(text: &str) -> Result<Sheet, RecordError> {
        if text.len() > LARGEST_FILE {
            return Err(RecordError::TooLarge { limit: LARGEST_FILE });
        }
        let text = text.trim_start_matches(BYTE_ORDER_MARK);
        let Heading { format, version } = ron::from_str(text)?;
        if format != FORMAT {
            return Err(RecordError::OtherFormat { format: excerpt(&format), expected: FORMAT });
        }
        if version != VERSION {
            return Err(RecordError::OtherVersion { version, newest: VERSION });
        }
        Ok(ron::from_str(text)?)
    }

    pub fn of(record: &Record) -> Sheet {
        let start = record.game.start();
        let first = start.to_move();
        let usual = Setup { to_move: first, ..Setup::start() };
        let turns: Vec<String> = record.game.turns().iter().map(ToString::to_string).collect();
        Sheet {
            format: FORMAT.to_owned(),
            version: VERSION,
            date: record.date.to_string(),
            rules: start.rules(),
            red: record.red.clone(),
            black: record.black.clone(),
            first,
            start: Some(start.setup()).filter(|setup| *setup != usual),
            // A turn that was taken back loses its note.
            notes: record.notes.range(..=turns.len()).collect(),
            result: record.outcome(),
            turns,
        }
    }

    pub fn write(&self) -> String {
        let config = PrettyConfig::new()
            .depth_limit(2)
            .struct_names(false)
            .indentor("    ")
            .new_line("\n")
            .extensions(Extensions::empty());
        let text = ron::ser::to_string_pretty(self, config);
        // This fails only for a type that RON cannot express, or when an allocation fails.
        text.map_or_else(|error| format!("// {error}"), |text| text + "\n")
    }
}
