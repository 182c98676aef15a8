//! The header of a record: what a list of matches shows.

use jiff::Timestamp;

use super::{Origin, Outcome, Player, RecordError, read_date, sheet::RecordSheet};
use crate::rules::{HouseRules, Side};

/// What a record says of its match, as it is written. The turns are only counted: whether they are legal, and
/// whether the result is right, shows when the [`Record`](super::Record) is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The version of the file format.
    pub version: u32,
    /// When the match was played.
    pub date: Timestamp,
    /// The house rules.
    pub rules: HouseRules,
    /// The player of the red side.
    pub red: Player,
    /// The player of the black side.
    pub black: Player,
    /// The side that begins.
    pub first: Side,
    /// The number of turns of the match. Variations do not count.
    pub turns: usize,
    /// The number of variations.
    pub lines: usize,
    /// The result that the record gives.
    pub outcome: Outcome,
    /// The match that this one was played on from.
    pub from: Option<Origin>,
}

impl Header {
    /// Reads the header of a record. The whole text must be a record, within the same limits as for
    /// [`Record::read`](super::Record::read), but nothing is played. So this is many times as fast, and made
    /// for lists of thousands of matches.
    pub fn read(text: &str) -> Result<Header, RecordError> {
        let sheet = RecordSheet::read(text)?;
        Ok(Header {
            version: sheet.version,
            date: read_date(&sheet.date)?,
            rules: sheet.rules,
            first: sheet.first,
            turns: sheet.turns.len(),
            lines: sheet.total().lines,
            outcome: sheet.result,
            red: sheet.red,
            black: sheet.black,
            from: sheet.from,
        })
    }
}
