//! The file format: the content of a record before it is checked against the rules.

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

use super::{ZebraRecord, ZebraRecordError};
use crate::{
    notation::{BYTE_ORDER_MARK, LONGEST_MATCH, excerpt},
    record::LARGEST_FILE,
    zebra::{ZebraEnding, ZebraSide, ZebraTurn},
};

/// The name of the format.
const FORMAT: &str = "nonaga-zebra";
/// The newest version.
const VERSION: u32 = 1;

/// A record as it is written in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ZebraSheet {
    pub format: String,
    pub version: u32,
    pub date: String,
    pub size: u32,
    pub light: ZebraPlayer,
    pub dark: ZebraPlayer,
    pub turns: Vec<String>,
    pub result: ZebraOutcome,
}

/// The player of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ZebraPlayer {
    /// The name to display.
    pub name: String,
    /// Whether a person or the computer plays.
    pub player: ZebraPlayerKind,
}

/// A person or the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub enum ZebraPlayerKind {
    Human,
    Computer { level: ZebraLevel },
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
pub enum ZebraLevel {
    /// It sees little but what closes a square.
    Easy,
    /// It looks a few turns ahead, and overlooks some.
    Medium,
    /// The computer plays as well as it can, and faultlessly as soon as it sees the end.
    Master,
}

impl ZebraLevel {
    /// The name used in records. Commands also accept it in lower case.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub enum ZebraOutcome {
    /// The match came to its end, and a side won.
    Won { by: ZebraSide },
    /// A side gave up.
    Resigned { by: ZebraSide },
    /// Neither side won.
    Draw,
    /// The match is not over.
    Unfinished,
}

impl ZebraOutcome {
    /// The outcome of a match with this ending; `None` means that it has not ended.
    pub fn of(ending: Option<ZebraEnding>) -> ZebraOutcome {
        match ending {
            Some(ZebraEnding::Resigned { by }) => ZebraOutcome::Resigned { by },
            Some(ending) => {
                ending.winner().map_or(ZebraOutcome::Draw, |by| ZebraOutcome::Won { by })
            }
            None => ZebraOutcome::Unfinished,
        }
    }
}

/// The fields that every version of the format has.
#[derive(Deserialize)]
struct ZebraHeading {
    format: String,
    version: u32,
}

impl ZebraSheet {
    /// Reads a sheet, within the limits of the format.
    pub fn read(text: &str) -> Result<ZebraSheet, ZebraRecordError> {
        if text.len() > LARGEST_FILE {
            return Err(ZebraRecordError::TooLarge { limit: LARGEST_FILE });
        }
        let text = text.trim_start_matches(BYTE_ORDER_MARK);
        if text.trim().is_empty() {
            return Err(ZebraRecordError::Empty);
        }
        match ron::from_str::<ZebraSheet>(text) {
            Ok(sheet) => {
                check_heading(&sheet.format, sheet.version)?;
                let turns = sheet.turns.len();
                if turns > LONGEST_MATCH {
                    return Err(ZebraRecordError::TooManyTurns { turns, limit: LONGEST_MATCH });
                }
                Ok(sheet)
            }
            // Another format or version may have other fields: then that is what is wrong.
            Err(error) => {
                let ZebraHeading { format, version } = ron::from_str(text)?;
                check_heading(&format, version)?;
                Err(error.into())
            }
        }
    }

    pub fn of(record: &ZebraRecord) -> ZebraSheet {
        ZebraSheet {
            format: FORMAT.to_owned(),
            version: VERSION,
            date: record.date.to_string(),
            size: record.game.position().size().length().into(),
            light: record.light.clone(),
            dark: record.dark.clone(),
            turns: record.game.turns().iter().map(ZebraTurn::to_string).collect(),
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

fn check_heading(format: &str, version: u32) -> Result<(), ZebraRecordError> {
    if format != FORMAT {
        return Err(ZebraRecordError::OtherFormat { format: excerpt(format), expected: FORMAT });
    }
    if version != VERSION {
        return Err(ZebraRecordError::OtherVersion { version, newest: VERSION });
    }
    Ok(())
}
