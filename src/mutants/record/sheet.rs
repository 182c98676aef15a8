//! The file format: the content of a record before it is checked against the rules.

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

use super::{MutantRecord, MutantRecordError};
use crate::{
    mutants::{
        MutantEnding, MutantGrid, MutantOpening, MutantRepeats, MutantSide, MutantTurn,
        cell::written,
    },
    notation::{BYTE_ORDER_MARK, excerpt},
    record::LARGEST_FILE,
};

/// The name of the format.
const FORMAT: &str = "nonaga-mutants";
/// The newest version.
const VERSION: u32 = 1;

/// A record as it is written in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MutantSheet {
    pub format: String,
    pub version: u32,
    pub date: String,
    pub grid: MutantGrid,
    pub repeats: MutantRepeats,
    pub first: MutantPlayer,
    pub second: MutantPlayer,
    pub opening: MutantOpening,
    pub start: String,
    pub turns: Vec<String>,
    pub result: MutantOutcome,
}

/// A player as in a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MutantPlayer {
    /// The name to display.
    pub name: String,
    /// Whether a person or the computer plays.
    pub player: MutantPlayerKind,
}

/// A person or the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub enum MutantPlayerKind {
    Human,
    Computer { level: MutantLevel },
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
pub enum MutantLevel {
    /// It sees little but a turn that ends the match.
    Easy,
    /// It looks a few turns ahead, and overlooks some.
    Medium,
    /// It plays without a fault.
    Master,
}

impl MutantLevel {
    /// The name used in records. Commands also accept it in lower case.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub enum MutantOutcome {
    /// A player can form no new shape, or has repeated one, and the other wins.
    Won { by: MutantSide },
    /// A player gave up.
    Resigned { by: MutantSide },
    /// The match is not over.
    Unfinished,
}

impl MutantOutcome {
    /// The outcome of a match with this ending; `None` means that it has not ended.
    pub fn of(ending: Option<MutantEnding>) -> MutantOutcome {
        match ending {
            Some(MutantEnding::Resigned { by }) => MutantOutcome::Resigned { by },
            Some(ending) => MutantOutcome::Won { by: ending.winner() },
            None => MutantOutcome::Unfinished,
        }
    }
}

/// The fields that every version of the format has.
#[derive(Deserialize)]
struct MutantHeading {
    format: String,
    version: u32,
}

impl MutantSheet {
    /// Reads a sheet, within the limits of the format.
    pub fn read(text: &str) -> Result<MutantSheet, MutantRecordError> {
        if text.len() > LARGEST_FILE {
            return Err(MutantRecordError::TooLarge { limit: LARGEST_FILE });
        }
        let text = text.trim_start_matches(BYTE_ORDER_MARK);
        if text.trim().is_empty() {
            return Err(MutantRecordError::Empty);
        }
        match ron::from_str::<MutantSheet>(text) {
            Ok(sheet) => {
                check_heading(&sheet.format, sheet.version)?;
                Ok(sheet)
            }
            // Another format or version may have other fields: then that is what is wrong.
            Err(error) => {
                let MutantHeading { format, version } = ron::from_str(text)?;
                check_heading(&format, version)?;
                Err(error.into())
            }
        }
    }

    pub fn of(record: &MutantRecord) -> MutantSheet {
        MutantSheet {
            format: FORMAT.to_owned(),
            version: VERSION,
            date: record.date.to_string(),
            grid: record.game.grid(),
            repeats: record.game.repeats(),
            first: record.first.clone(),
            second: record.second.clone(),
            opening: record.game.opening(),
            start: written(record.game.drawn()),
            turns: record.game.turns().iter().map(MutantTurn::to_string).collect(),
            result: record.outcome(),
        }
    }

    /// As the text of a file.
    pub fn write(&self) -> String {
        let config =
            PrettyConfig::new().depth_limit(2).struct_names(false).indentor("    ").new_line("\n");
        // Writing fails only for a type that RON cannot express, or when an allocation fails.
        let text = ron::ser::to_string_pretty(self, config);
        text.unwrap_or_else(|error| format!("// {error}")) + "\n"
    }
}

fn check_heading(format: &str, version: u32) -> Result<(), MutantRecordError> {
    if format != FORMAT {
        return Err(MutantRecordError::OtherFormat { format: excerpt(format), expected: FORMAT });
    }
    if version != VERSION {
        return Err(MutantRecordError::OtherVersion { version, newest: VERSION });
    }
    Ok(())
}
