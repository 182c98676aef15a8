//! The file format: the content of a record before it is checked against the rules.

use ron::{Options, extensions::Extensions, ser::PrettyConfig};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

use super::{
    DEEPEST_LINE, LARGEST_FILE, LONGEST_MATCH, MOST_LINES, Record, RecordError, Variation,
    note::Notes,
};
use crate::notation::{BYTE_ORDER_MARK, excerpt};
use crate::rules::{Ending, HouseRules, Setup, Shape, Side, Turn};

/// The name of the format.
const FORMAT: &str = "nonaga-match";
/// A match and nothing else.
const PLAIN: u32 = 1;
/// A match with variations, or with where it came from. This is the newest version.
const WITH_LINES: u32 = 2;

/// How many values inside each other the RON library may read and write: more than enough for the deepest
/// variation, and few enough for a small stack. A variation needs four.
const DEEPEST_VALUE: usize = 4 * DEEPEST_LINE + 32;

/// A record as it is written in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RecordSheet {
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
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<LineSheet>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "read_without_some",
        serialize_with = "write_without_some"
    )]
    pub from: Option<Origin>,
    pub result: Outcome,
}

/// A variation as it is written in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LineSheet {
    pub after: usize,
    pub turns: Vec<String>,
    #[serde(default, skip_serializing_if = "Notes::is_empty")]
    pub notes: Notes,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<LineSheet>,
}

/// A field that is there or left out needs no `Some` around it.
fn read_without_some<'de, D: Deserializer<'de>>(field: D) -> Result<Option<Origin>, D::Error> {
    Origin::deserialize(field).map(Some)
}

#[expect(clippy::ref_option, reason = "serde calls it with a reference to the field")]
fn write_without_some<S: Serializer>(field: &Option<Origin>, out: S) -> Result<S::Ok, S::Error> {
    match field {
        Some(origin) => origin.serialize(out),
        None => out.serialize_none(),
    }
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

/// The match that another one was played on from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// What that match is called.
    pub title: String,
    /// After how many of its turns it was left.
    pub turn: usize,
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

impl RecordSheet {
    /// Reads a sheet, within the limits of the format.
    pub fn read(text: &str) -> Result<RecordSheet, RecordError> {
        if text.len() > LARGEST_FILE {
            return Err(RecordError::TooLarge { limit: LARGEST_FILE });
        }
        let text = text.trim_start_matches(BYTE_ORDER_MARK);
        if text.trim().is_empty() {
            return Err(RecordError::Empty);
        }
        match ron().from_str::<RecordSheet>(text) {
            Ok(sheet) => {
                check_heading(&sheet.format, sheet.version)?;
                sheet.check_limits()?;
                Ok(sheet)
            }
            // Another format or version may have other fields: then that is what is wrong.
            Err(error) => {
                let Heading { format, version } = ron().from_str(text)?;
                check_heading(&format, version)?;
                Err(error.into())
            }
        }
    }

    fn check_limits(&self) -> Result<(), RecordError> {
        if self.version < WITH_LINES {
            let fields = [("lines", !self.lines.is_empty()), ("from", self.from.is_some())];
            if let Some((field, _)) = fields.into_iter().find(|(_, is_there)| *is_there) {
                let (version, needed) = (self.version, WITH_LINES);
                return Err(RecordError::NeedsVersion { field, version, needed });
            }
        }
        if self.turns.len() > LONGEST_MATCH {
            let turns = self.turns.len();
            return Err(RecordError::TooManyTurns { turns, limit: LONGEST_MATCH });
        }
        let total = self.total();
        if total.depth > DEEPEST_LINE {
            return Err(RecordError::LinesTooDeep { limit: DEEPEST_LINE });
        }
        if total.lines > MOST_LINES {
            return Err(RecordError::TooManyLines { lines: total.lines, limit: MOST_LINES });
        }
        if total.turns > LONGEST_MATCH {
            let turns = total.turns;
            return Err(RecordError::TooManyTurnsInLines { turns, limit: LONGEST_MATCH });
        }
        Ok(())
    }

    pub fn total(&self) -> Total {
        let mut total = Total::default();
        total.add(&self.lines, 1);
        total
    }

    pub fn of(record: &Record) -> RecordSheet {
        let start = record.game.start();
        let first = start.to_move();
        let usual = Setup { to_move: first, ..Setup::start() };
        let turns = written(&record.game.turns());
        // A turn that was taken back loses its note, and what was tried after it.
        let lines = record.lines.iter().filter(|line| line.after <= turns.len());
        let lines: Vec<LineSheet> = lines.map(LineSheet::of).collect();
        let is_plain = lines.is_empty() && record.from.is_none();
        RecordSheet {
            format: FORMAT.to_owned(),
            version: if is_plain { PLAIN } else { WITH_LINES },
            date: record.date.to_string(),
            rules: start.rules(),
            red: record.red.clone(),
            black: record.black.clone(),
            first,
            start: Some(start.setup()).filter(|setup| *setup != usual),
            notes: record.notes.range(..=turns.len()).collect(),
            lines,
            from: record.from.clone(),
            result: record.outcome(),
            turns,
        }
    }

    /// As the text of a file.
    pub fn write(&self) -> String {
        let config = PrettyConfig::new()
            .depth_limit(2)
            .struct_names(false)
            .indentor("    ")
            .new_line("\n")
            .extensions(Extensions::empty());
        text_or_why_not(ron().to_string_pretty(self, config)) + "\n"
    }

    /// On one line.
    pub fn write_on_one_line(&self) -> String {
        text_or_why_not(ron().to_string(self))
    }
}

impl LineSheet {
    fn of(line: &Variation) -> LineSheet {
        LineSheet {
            after: line.after,
            turns: written(&line.turns),
            notes: line.notes.iter().collect(),
            lines: line.lines.iter().map(LineSheet::of).collect(),
        }
    }
}

/// How many variations there are, how many turns they have together, and how deep they lie inside each other.
#[derive(Default)]
pub(super) struct Total {
    pub lines: usize,
    turns: usize,
    depth: usize,
}

impl Total {
    fn add(&mut self, lines: &[LineSheet], depth: usize) {
        for line in lines {
            self.lines += 1;
            self.turns += line.turns.len();
            self.depth = self.depth.max(depth);
            self.add(&line.lines, depth + 1);
        }
    }
}

fn check_heading(format: &str, version: u32) -> Result<(), RecordError> {
    if format != FORMAT {
        return Err(RecordError::OtherFormat { format: excerpt(format), expected: FORMAT });
    }
    if !(PLAIN..=WITH_LINES).contains(&version) {
        return Err(RecordError::OtherVersion { version, newest: WITH_LINES });
    }
    Ok(())
}

fn written(turns: &[Turn]) -> Vec<String> {
    turns.iter().map(ToString::to_string).collect()
}

fn ron() -> Options {
    Options::default().with_recursion_limit(DEEPEST_VALUE)
}

/// Writing fails only for a type that RON cannot express, or when an allocation fails.
fn text_or_why_not(text: Result<String, ron::Error>) -> String {
    text.unwrap_or_else(|error| format!("// {error}"))
}
