//! Records of matches: the file format, and its check against the rules.
//!
//! ```
//! use nonaga::zebra::ZebraRecord;
//!
//! let record = ZebraRecord::read(r#"(
//!     format: "nonaga-zebra", version: 1,
//!     date: "2026-11-20T18:30:00Z",
//!     size: 4,
//!     light: (name: "Ada", player: Human),
//!     dark: (name: "", player: Computer(level: Easy)),
//!     turns: ["a1>b1", "a2>b1"],
//!     result: Unfinished,
//! )"#)?;
//! assert_eq!(ZebraRecord::read(&record.to_text())?, record);
//! # Ok::<(), nonaga::zebra::ZebraRecordError>(())
//! ```

mod error;
mod sheet;

pub use error::ZebraRecordError;
pub use sheet::{ZebraLevel, ZebraOutcome, ZebraPlayer, ZebraPlayerKind};

use jiff::Timestamp;

use super::{ZebraMatch, ZebraSize, ZebraTurn};
use crate::notation::{excerpt, read_date};
use sheet::ZebraSheet;

/// A match with its date and its players. All turns have been checked against the rules.
#[derive(Clone, Debug)]
pub struct ZebraRecord {
    /// When the match was played.
    pub date: Timestamp,
    /// The player of the light pieces.
    pub light: ZebraPlayer,
    /// The player of the dark pieces.
    pub dark: ZebraPlayer,
    /// The turns and how the match ended.
    pub game: ZebraMatch,
}

impl ZebraRecord {
    /// Reads a record and checks every turn against the rules.
    pub fn read(text: &str) -> Result<ZebraRecord, ZebraRecordError> {
        match ZebraRecord::read_while_right(text)? {
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
    ) -> Result<(ZebraRecord, Option<ZebraRecordError>), ZebraRecordError> {
        let ZebraSheet { date, size, light, dark, turns, result, .. } = ZebraSheet::read(text)?;
        let date =
            read_date(&date).ok_or_else(|| ZebraRecordError::Date { date: excerpt(&date) })?;
        let size = ZebraSize::of(size).ok_or(ZebraRecordError::Size { size })?;
        let mut game = ZebraMatch::new(size);
        let played =
            (1..).zip(&turns).try_for_each(|(turn, text)| play_written(turn, text, &mut game));
        let wrong = played.and_then(|()| apply_result(result, &mut game)).err();
        Ok((ZebraRecord { date, light, dark, game }, wrong))
    }

    /// The record as the text of a file.
    pub fn to_text(&self) -> String {
        ZebraSheet::of(self).write()
    }

    /// The result of the match, which may be unfinished.
    pub fn outcome(&self) -> ZebraOutcome {
        ZebraOutcome::of(self.game.ending())
    }
}

/// Records are equal if their files are equal.
impl PartialEq for ZebraRecord {
    fn eq(&self, other: &ZebraRecord) -> bool {
        ZebraSheet::of(self) == ZebraSheet::of(other)
    }
}

impl Eq for ZebraRecord {}

fn play_written(turn: usize, text: &str, game: &mut ZebraMatch) -> Result<(), ZebraRecordError> {
    let written = excerpt(text);
    if let Some(ending) = game.ending() {
        return Err(ZebraRecordError::TurnAfterEnd { turn, written, ending });
    }
    match text.parse::<ZebraTurn>() {
        Ok(read) => game.play(read).map_err(|refusal| ZebraRecordError::TurnIllegal {
            turn,
            written,
            refusal,
        }),
        Err(error) => Err(ZebraRecordError::TurnForm { turn, written, error }),
    }
}

/// Applies a resignation, then checks that this is how the match stands.
fn apply_result(stated: ZebraOutcome, game: &mut ZebraMatch) -> Result<(), ZebraRecordError> {
    if let ZebraOutcome::Resigned { by } = stated {
        game.resign(by);
    }
    let found = ZebraOutcome::of(game.ending());
    if found == stated { Ok(()) } else { Err(ZebraRecordError::ResultDiffers { stated, found }) }
}
