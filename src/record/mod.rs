//! Match records: the file format, its check against the rules, a playhead to step through a match, and its
//! variations as a tree to walk in.
//!
//! ```
//! use nonaga::record::{Playhead, Record};
//!
//! let record = Record::read(r#"(
//!     format: "nonaga-match", version: 2,
//!     date: "2026-11-20T18:30:00Z",
//!     rules: booklet,
//!     red: (name: "Ada", player: Human),
//!     black: (name: "Bot", player: Computer(level: Easy)),
//!     first: Red,
//!     start: None,
//!     turns: ["2,0>-1,0 1,-2>3,-2"],
//!     notes: {1: "A quiet beginning."},
//!     lines: [(after: 0, turns: ["2,0>2,-1 1,-2>3,-2"])],
//!     from: (title: "The first match", turn: 7),
//!     result: Unfinished,
//! )"#)?;
//! assert_eq!(Record::read(&record.to_text())?, record);
//! assert_eq!(Record::from_pasted(&record.to_line())?, record);
//!
//! let mut playhead = Playhead::at_start(record.game.clone());
//! playhead.go_to_turn(1);
//! assert_eq!(playhead.position(), record.game.position());
//! # Ok::<(), nonaga::record::RecordError>(())
//! ```
//!
//! # The format
//!
//! `docs/formats.md` describes each field. There are two versions. Version 1 is a match and nothing else.
//! Version 2 adds two fields, which may be left out:
//!
//! | field | what it is |
//! |---|---|
//! | `lines` | the variations: turns that were tried and not played. Each is `(after: N, turns: […])`, where `N` turns stand before its first. It may have `notes` and `lines` of its own, which count turns from the start of the match, too |
//! | `from` | the match that this one was played on from: its title, and the number of the turn after which it was left |
//!
//! Version 1 is read for ever, and written wherever it suffices. Everything is checked against the rules,
//! variations too.
//!
//! The limits: a file has at most [`LARGEST_FILE`] bytes, a match at most [`LONGEST_MATCH`] turns. There are at
//! most [`MOST_LINES`] variations, at most [`DEEPEST_LINE`] inside each other, with at most [`LONGEST_MATCH`]
//! turns together; and no variation goes on past the [`LONGEST_MATCH`]th turn from the start of the match.
//!
//! # The files
//!
//! | file | what it owns |
//! |---|---|
//! | `sheet.rs`, `error.rs` | the file format, and why a file cannot be read |
//! | `header.rs`, `note.rs`, `variation.rs` | its parts: the header, notes, variations |
//! | `playhead.rs`, `lines/` | stepping through a match, and walking in the tree of its variations |
//! | `pasted.rs` | a record out of pasted text |
//! | `bundled.rs` | the matches that come with the game |

mod bundled;
mod error;
mod header;
mod lines;
mod note;
mod pasted;
mod playhead;
mod sheet;
mod variation;

pub use crate::notation::LONGEST_MATCH;
pub use bundled::{Bundled, bundled};
pub use error::RecordError;
pub use header::Header;
pub use lines::{LineId, LineRefusal, Lines, Place};
pub use note::{NOTE_LANGUAGES, Note};
pub use playhead::{Event, Milestone, Playhead, Span};
pub use sheet::{Drawn, Level, Origin, Outcome, Player, PlayerKind};
pub use variation::{DEEPEST_LINE, MOST_LINES, Variation};

use std::collections::BTreeMap;

use jiff::Timestamp;

use crate::{
    notation::{self, check_coordinates, excerpt},
    rules::{Match, Position, Rest, Setup, Turn},
};
use sheet::RecordSheet;
use variation::{LineCheck, Parent};

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
    /// What was tried instead of the turns of the match.
    pub lines: Vec<Variation>,
    /// The match that this one was played on from.
    pub from: Option<Origin>,
}

impl Record {
    /// Reads a record and checks every turn against the rules.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        match Record::read_while_right(text)? {
            (record, None) => Ok(record),
            (_, Some(error)) => Err(error),
        }
    }

    /// Reads as much of a record as is right: the match, and each variation, ends before its first turn that
    /// is not. The second value is the first error among the turns, the result, the notes and the variations.
    ///
    /// `Err` means that not even the start of the match is known.
    pub fn read_while_right(text: &str) -> Result<(Record, Option<RecordError>), RecordError> {
        let sheet = RecordSheet::read(text)?;
        let date = read_date(&sheet.date)?;
        let mut game = Match::new(sheet.start_position()?);
        let (_, misplayed) = replay(&sheet.turns, 0, &mut game);
        let end = sheet.turns.len();

        let mut check = LineCheck::default();
        let lines = if sheet.lines.is_empty() {
            Vec::new()
        } else {
            let parent = Parent { after: 0, end, is_right: misplayed.is_none() };
            check.check(sheet.lines, &parent, &mut game.clone())
        };
        let wrong = match misplayed {
            Some(error) => Some(error),
            None => apply_result(sheet.result, &mut game).err(),
        };
        let (notes, misnoted) = match sheet.notes.check(0..=end) {
            Ok(notes) => (notes, None),
            Err(error) => (BTreeMap::new(), Some(error)),
        };
        let (red, black, from) = (sheet.red, sheet.black, sheet.from);
        let record = Record { date, red, black, game, notes, lines, from };
        Ok((record, wrong.or(misnoted).or_else(|| check.fault())))
    }

    /// The record as the text of a file.
    pub fn to_text(&self) -> String {
        RecordSheet::of(self).write()
    }

    /// The record as one line of text, to be copied and pasted.
    pub fn to_line(&self) -> String {
        RecordSheet::of(self).write_on_one_line()
    }

    /// Reads a record out of a text that somebody has pasted: what [`to_line`](Record::to_line) or
    /// [`to_text`](Record::to_text) wrote, also with other words around it, and after a mail program has quoted
    /// it and broken its lines.
    pub fn from_pasted(text: &str) -> Result<Record, RecordError> {
        pasted::read(text)
    }

    /// The result of the match, which may be unfinished.
    pub fn outcome(&self) -> Outcome {
        Outcome::of(self.game.ending())
    }
}

/// Records are equal if their files are equal.
impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        RecordSheet::of(self) == RecordSheet::of(other)
    }
}

impl Eq for Record {}

fn read_date(text: &str) -> Result<Timestamp, RecordError> {
    notation::read_date(text).ok_or_else(|| RecordError::Date { date: excerpt(text) })
}

impl RecordSheet {
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
}

/// Plays turns as they are written, up to the first that is wrong. `before` turns have been played. Returns
/// the turns that are right.
fn replay(turns: &[String], before: usize, game: &mut Match) -> (Vec<Turn>, Option<RecordError>) {
    let mut played = Vec::with_capacity(turns.len());
    for (written, turn) in turns.iter().zip(before + 1..) {
        match play_written(written, turn, played.last(), game) {
            Ok(right) => played.push(right),
            Err(error) => return (played, Some(error)),
        }
    }
    (played, None)
}

fn play_written(
    text: &str,
    turn: usize,
    before: Option<&Turn>,
    game: &mut Match,
) -> Result<Turn, RecordError> {
    let written = excerpt(text);
    if let Some(ending) = game.ending() {
        return Err(RecordError::TurnAfterEnd { turn, written, ending });
    }
    if before.is_some_and(|before| before.rest == Rest::ToCome) {
        return Err(RecordError::TurnUnfinished { turn: turn - 1 });
    }
    let read: Turn = match text.parse() {
        Ok(read) => read,
        Err(error) => return Err(RecordError::TurnForm { turn, written, error }),
    };
    match game.play_turn(read) {
        Ok(()) => Ok(read),
        Err(misplay) => Err(RecordError::TurnIllegal { turn, written, misplay }),
    }
}

/// Applies a resignation or an agreed draw, then checks that this is how the match stands.
fn apply_result(stated: Outcome, game: &mut Match) -> Result<(), RecordError> {
    match stated {
        Outcome::Resigned { by } => game.resign(by),
        Outcome::Draw(Drawn::Agreed) => game.agree_on_draw(),
        Outcome::Won { .. } | Outcome::Draw(Drawn::Repetition) | Outcome::Unfinished => {}
    }
    let found = Outcome::of(game.ending());
    if found == stated { Ok(()) } else { Err(RecordError::ResultDiffers { stated, found }) }
}
