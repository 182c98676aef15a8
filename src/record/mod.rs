//! Match records: the file format, its check against the rules, and a playhead to step through a match.
//!
//! ```
//! use nonaga::record::{Playhead, Record};
//!
//! let record = Record::read(r#"(
//!     format: "nonaga-match", version: 1,
//!     date: "2026-11-20T18:30:00Z",
//!     rules: booklet,
//!     red: (name: "Ada", player: Human),
//!     black: (name: "Bot", player: Computer(level: Easy)),
//!     first: Red,
//!     start: None,
//!     turns: ["2,0>-1,0 1,-2>3,-2"],
//!     notes: {1: "A quiet beginning."},
//!     result: Unfinished,
//! )"#)?;
//! assert_eq!(Record::read(&record.to_text())?, record);
//!
//! let mut playhead = Playhead::at_start(record.game.clone());
//! playhead.go_to_turn(1);
//! assert_eq!(playhead.position(), record.game.position());
//! # Ok::<(), nonaga::record::RecordError>(())
//! ```

mod bundled;
mod error;
mod note;
mod playhead;
mod sheet;

pub use crate::notation::LONGEST_MATCH;
pub use bundled::{Bundled, bundled};
pub use error::RecordError;
pub use note::{NOTE_LANGUAGES, Note};
pub use playhead::{Event, Milestone, Playhead, Span};
pub use sheet::{Drawn, Level, Outcome, Player, PlayerKind};

use std::collections::BTreeMap;

use jiff::{Timestamp, fmt::temporal::Pieces};

use crate::{
    notation::{check_coordinates, excerpt},
    rules::{Match, Position, Rest, Setup, Turn},
};
use sheet::Sheet;

/// The largest file that is read as a record, in bytes.
pub const LARGEST_FILE: usize = 1024 * 1024;

/// A match with its date, its players and its notes. All turns have been checked against the rules.
#[derive(Clone, Debug)]
pub struct Record {
    /// When the match was played.
    pub date: Timestamp,
    /// The player of the red side.
    pub red: Player,
    /// The player of the black side.
    pub black: Player,
    /// The turns and how the match ended.
    pub game: Match,
    /// The note after each turn, by the number of the turn. 0 means before the first turn.
    pub notes: BTreeMap<usize, Note>,
}

impl Record {
    /// Reads a record and checks every turn against the rules.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        match Record::read_while_right(text)? {
            (record, None) => Ok(record),
            (_, Some(error)) => Err(error),
        }
    }

    /// Reads as much of a record as is right: the match ends before the first turn that is not. The second
    /// value is the first error among the turns, the result and the notes.
    ///
    /// `Err` means that not even the start of the match is known.
    pub fn read_while_right(text: &str) -> Result<(Record, Option<RecordError>), RecordError> {
        let sheet = Sheet::read(text)?;
        let date = read_date(&sheet.date)
            .ok_or_else(|| RecordError::Date { date: excerpt(&sheet.date) })?;
        if sheet.turns.len() > LONGEST_MATCH {
            let turns = sheet.turns.len();
            return Err(RecordError::TooManyTurns { turns, limit: LONGEST_MATCH });
        }
        let mut game = Match::new(sheet.start_position()?);
        let played = sheet.replay(&mut game).and_then(|()| sheet.apply_result(&mut game));
        let notes = sheet.notes.check(sheet.turns.len());
        let (notes, misnoted) = match notes {
            Ok(notes) => (notes, None),
            Err(error) => (BTreeMap::new(), Some(error)),
        };
        let record = Record { date, red: sheet.red, black: sheet.black, game, notes };
        Ok((record, played.err().or(misnoted)))
    }

    /// The record as the text of a file.
    pub fn to_text(&self) -> String {
        Sheet::of(self).write()
    }

    /// The result of the match, which may be unfinished.
    pub fn outcome(&self) -> Outcome {
        Outcome::of(self.game.ending())
    }
}

/// Records are equal if their files are equal.
impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        Sheet::of(self) == Sheet::of(other)
    }
}

impl Eq for Record {}

/// Reads a date. The library would also read an offset of a day or more, which RFC 3339 does not allow.
fn read_date(text: &str) -> Option<Timestamp> {
    const DAY: i32 = 24 * 60 * 60;
    let offset = Pieces::parse(text).ok()?.to_numeric_offset()?;
    if offset.seconds().abs() < DAY { text.parse().ok() } else { None }
}

impl Sheet {
    fn start_position(&self) -> Result<Position, RecordError> {
        let setup = match &self.start {
            None => Setup { to_move: self.first, ..Setup::start() },
            Some(setup) if setup.to_move != self.first => {
                let to_move = setup.to_move;
                return Err(RecordError::FirstDiffers { first: self.first, to_move });
            }
            Some(setup) => setup.clone(),
        };
        check_coordinates(&setup).map_err(|error| RecordError::StartForm { error })?;
        setup.validate(self.rules).map_err(|faults| RecordError::StartFaulty { faults })
    }

    /// Plays the turns, up to the first that is wrong.
    fn replay(&self, game: &mut Match) -> Result<(), RecordError> {
        let mut before = None;
        for (text, turn) in self.turns.iter().zip(1..) {
            let written = excerpt(text);
            if let Some(ending) = game.ending() {
                return Err(RecordError::TurnAfterEnd { turn, written, ending });
            }
            if before == Some(Rest::ToCome) {
                return Err(RecordError::TurnUnfinished { turn: turn - 1 });
            }
            let read: Turn = match text.parse() {
                Ok(read) => read,
                Err(error) => return Err(RecordError::TurnForm { turn, written, error }),
            };
            game.play_turn(read).map_err(|misplay| RecordError::TurnIllegal {
                turn,
                written,
                misplay,
            })?;
            before = Some(read.rest);
        }
        Ok(())
    }

    /// Applies a resignation or an agreed draw, then checks that the result on the sheet is right.
    fn apply_result(&self, game: &mut Match) -> Result<(), RecordError> {
        match self.result {
            Outcome::Resigned { by } => game.resign(by),
            Outcome::Draw(Drawn::Agreed) => game.agree_on_draw(),
            Outcome::Won { .. } | Outcome::Draw(Drawn::Repetition) | Outcome::Unfinished => {}
        }
        let found = Outcome::of(game.ending());
        if found == self.result {
            Ok(())
        } else {
            Err(RecordError::ResultDiffers { stated: self.result, found })
        }
    }
}
