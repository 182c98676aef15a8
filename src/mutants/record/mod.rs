//! Records of matches: the file format, and its check against the rules.
//!
//! ```
//! use nonaga::mutants::MutantRecord;
//!
//! let record = MutantRecord::read(r#"(
//!     format: "nonaga-mutants", version: 1,
//!     date: "2026-11-20T18:30:00Z",
//!     grid: Five,
//!     repeats: Refused,
//!     first: (name: "Ada", player: Human),
//!     second: (name: "", player: Computer(level: Easy)),
//!     opening: Chosen,
//!     start: "b2 c2 d2 c3 c4",
//!     turns: ["c4>d3"],
//!     result: Unfinished,
//! )"#)?;
//! assert_eq!(MutantRecord::read(&record.to_text())?, record);
//! # Ok::<(), nonaga::mutants::MutantRecordError>(())
//! ```

mod error;
mod sheet;

pub use error::MutantRecordError;
pub use sheet::{MutantLevel, MutantOutcome, MutantPlayer, MutantPlayerKind};

use jiff::Timestamp;

use super::{MutantCell, MutantMatch, MutantOpening, MutantTurn};
use crate::notation::{excerpt, read_date};
use sheet::MutantSheet;

/// A match with its date and its players. All that was played has been checked against the rules.
#[derive(Clone, Debug)]
pub struct MutantRecord {
    /// When the match was played.
    pub date: Timestamp,
    /// The player who begins.
    pub first: MutantPlayer,
    /// The other player.
    pub second: MutantPlayer,
    /// How it began, the turns, and how the match ended.
    pub game: MutantMatch,
}

impl MutantRecord {
    /// Reads a record and checks every turn against the rules.
    pub fn read(text: &str) -> Result<MutantRecord, MutantRecordError> {
        match MutantRecord::read_while_right(text)? {
            (record, None) => Ok(record),
            (_, Some(error)) => Err(error),
        }
    }

    /// Reads as much of a record as is right: the match ends before its first turn that is not. The second value is what
    /// is wrong then.
    ///
    /// `Err` means that not even the start of the match is known.
    pub fn read_while_right(
        text: &str,
    ) -> Result<(MutantRecord, Option<MutantRecordError>), MutantRecordError> {
        let sheet = MutantSheet::read(text)?;
        let date = read_date(&sheet.date)
            .ok_or_else(|| MutantRecordError::Date { date: excerpt(&sheet.date) })?;
        let mut game = start(&sheet)?;
        let MutantSheet { first, second, turns, result, .. } = sheet;
        let played =
            (1..).zip(&turns).try_for_each(|(turn, text)| play_written(turn, text, &mut game));
        let wrong = played.and_then(|()| apply_result(result, &mut game)).err();
        Ok((MutantRecord { date, first, second, game }, wrong))
    }

    /// The record as the text of a file.
    pub fn to_text(&self) -> String {
        MutantSheet::of(self).write()
    }

    /// The result of the match, which may be unfinished.
    pub fn outcome(&self) -> MutantOutcome {
        MutantOutcome::of(self.game.ending())
    }
}

/// Records are equal if their files are equal.
impl PartialEq for MutantRecord {
    fn eq(&self, other: &MutantRecord) -> bool {
        MutantSheet::of(self) == MutantSheet::of(other)
    }
}

impl Eq for MutantRecord {}

/// The match before its first turn.
fn start(sheet: &MutantSheet) -> Result<MutantMatch, MutantRecordError> {
    let read = |text: &str| {
        // A cell has one name here, in small letters.
        let cell = text.parse().ok().filter(|cell: &MutantCell| cell.to_string() == text);
        cell.ok_or_else(|| MutantRecordError::StartForm { written: excerpt(text) })
    };
    let cells: Vec<MutantCell> =
        sheet.start.split_whitespace().map(read).collect::<Result<_, _>>()?;
    let begun = match sheet.opening {
        MutantOpening::Chosen => MutantMatch::new(sheet.grid, sheet.repeats, &cells),
        MutantOpening::Lot => MutantMatch::by_lot(sheet.grid, sheet.repeats, &cells),
        MutantOpening::Drawn => {
            let mut game = MutantMatch::to_draw(sheet.grid, sheet.repeats);
            for (circle, cell) in (1..).zip(cells) {
                let written = cell.to_string();
                game.draw(cell).map_err(|refusal| MutantRecordError::CircleIllegal {
                    circle,
                    written,
                    refusal,
                })?;
            }
            return Ok(game);
        }
    };
    begun.map_err(|fault| MutantRecordError::StartFaulty { fault })
}

fn play_written(turn: usize, text: &str, game: &mut MutantMatch) -> Result<(), MutantRecordError> {
    let written = excerpt(text);
    if let Some(ending) = game.ending() {
        return Err(MutantRecordError::TurnAfterEnd { turn, written, ending });
    }
    match text.parse::<MutantTurn>() {
        Ok(read) => game.play(read).map_err(|refusal| MutantRecordError::TurnIllegal {
            turn,
            written,
            refusal,
        }),
        Err(error) => Err(MutantRecordError::TurnForm { turn, written, error }),
    }
}

/// Applies a resignation, then checks that this is how the match stands.
fn apply_result(stated: MutantOutcome, game: &mut MutantMatch) -> Result<(), MutantRecordError> {
    if let MutantOutcome::Resigned { by } = stated {
        game.resign(by);
    }
    let found = MutantOutcome::of(game.ending());
    if found == stated { Ok(()) } else { Err(MutantRecordError::ResultDiffers { stated, found }) }
}
