//! A match on paper: the file format, its check against the rules, and a cursor to step through it.
//!
//! ```
//! use nonaga::record::{Cursor, Record};
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
//! let mut cursor = Cursor::new(&record);
//! cursor.go_to_turn(1);
//! assert_eq!(cursor.position(), record.game.position());
//! # Ok::<(), nonaga::record::RecordError>(())
//! ```

mod cursor;
mod error;
mod sheet;

pub use cursor::Cursor;
pub use error::RecordError;
pub use sheet::{Drawn, Level, Note, Outcome, Player, PlayerKind};

use std::collections::BTreeMap;

use jiff::Timestamp;

use crate::{
    notation::check_coordinates,
    rules::{Match, Rest, Setup, Turn},
};
use error::excerpt;
use sheet::Sheet;

/// The largest file that is read as a record, in bytes.
pub const LARGEST_FILE: usize = 1024 * 1024;

/// The longest match that a record may hold, in turns.
pub const LONGEST_MATCH: usize = 10_000;

/// A match with what is written around it. What it says of the play has been checked: the match
/// itself is there, as the rules have it.
#[derive(Clone, Debug)]
pub struct Record {
    /// When the match was played.
    pub date: Timestamp,
    /// Who played Red.
    pub red: Player,
    /// Who played Black.
    pub black: Player,
    /// The play and how it ended.
    pub game: Match,
    /// What is said after a turn, by its number; 0 is before the first.
    pub notes: BTreeMap<usize, Note>,
}

impl Record {
    /// Reads a record and checks every turn against the rules.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let sheet = Sheet::read(text)?;
        let date =
            sheet.date.parse().map_err(|_| RecordError::Date { date: excerpt(&sheet.date) })?;
        let mut game = Match::new(sheet.start_position()?);
        sheet.replay(&mut game)?;
        sheet.call_result(&mut game)?;
        if let Some((&turn, _)) = sheet.notes.last_key_value()
            && turn > sheet.turns.len()
        {
            return Err(RecordError::NoteBeyondEnd { turn, turns: sheet.turns.len() });
        }
        Ok(Record { date, red: sheet.red, black: sheet.black, game, notes: sheet.notes })
    }

    /// Writes the record as the text of a file.
    pub fn to_text(&self) -> String {
        Sheet::of(self).write()
    }

    /// How the match stands: its ending, or that it has none yet.
    pub fn outcome(&self) -> Outcome {
        Outcome::of(self.game.ending())
    }
}

/// Equal are records that are written the same.
impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        Sheet::of(self) == Sheet::of(other)
    }
}

impl Eq for Record {}

impl Sheet {
    fn start_position(&self) -> Result<crate::rules::Position, RecordError> {
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

    fn replay(&self, game: &mut Match) -> Result<(), RecordError> {
        if self.turns.len() > LONGEST_MATCH {
            let turns = self.turns.len();
            return Err(RecordError::TooManyTurns { turns, limit: LONGEST_MATCH });
        }
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

    /// Ends the match as the sheet says, if the turns leave that open, and sees that both agree.
    fn call_result(&self, game: &mut Match) -> Result<(), RecordError> {
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
