//! Puzzles: proven positions, how they are made, and how a try at one is answered.
//!
//! All puzzles follow the rules of the booklet. Red is always to move: positions that differ only in their colours,
//! or by turning, mirroring or shifting the board, are one puzzle.
//!
//! | to… | see |
//! |---|---|
//! | choose a puzzle that comes with the game | [`stock`], [`today`], [`near`] |
//! | keep what a player has solved, and choose what comes next | [`Training`] |
//! | say what came of a try | [`Puzzle::attempt`], [`PuzzleTry`] |
//! | give a hint, a step at a time | [`Puzzle::hint`] |
//! | read and write sets | [`read_puzzles`], [`write_puzzles`], [`PuzzleLine`] |
//! | prove a puzzle again | [`Puzzle::prove`] |
//! | make a set | [`Recipe`], [`merged`] |
//!
//! # The files
//!
//! | file | what it owns |
//! |---|---|
//! | `kind.rs` | the kinds and the themes |
//! | `text.rs`, `fault.rs` | puzzles as text, and what can be wrong with it |
//! | `alike.rs` | positions that are the same puzzle, or nearly so |
//! | `prove.rs`, `themes.rs` | which turns solve a position, and what it is about |
//! | `rating.rs` | how hard a puzzle is |
//! | `attempt.rs` | trying to solve one |
//! | `stock.rs` | the puzzles that come with the game |
//! | `line.rs` | how a win goes on after its first turn |
//! | `training/` | what is kept of a player, and which puzzle comes next |
//! | `make/` | making puzzles from matches of the computer |

mod alike;
mod attempt;
mod fault;
mod kind;
mod line;
mod make;
mod prove;
mod rating;
mod stock;
mod text;
mod themes;
mod training;

pub use alike::canonical;
pub use attempt::{PuzzleHint, PuzzleTry};
pub use fault::{PuzzleError, PuzzleFault};
pub use kind::{PuzzleKind, PuzzleTheme};
pub use make::{Recipe, Shard, merged};
pub use prove::MOST_SOLUTIONS;
pub use rating::{LEVELS, Measures, TRIES, Trials};
pub use stock::{near, stock, stocked, stocked_themes, today};
pub use text::{
    BETWEEN_TURNS, HEADER, HEADER_BEGINS, PuzzleLine, id_of, puzzle_lines, read_board,
    read_puzzles, write_board, write_puzzle, write_puzzles, write_turns,
};
pub use training::{
    DailyMark, LONGEST_STREAK, LeftPuzzle, MOST_DAYS, PuzzleOutcome, PuzzleScore, PuzzleSource,
    Review, Skill, Streak, StreakRun, Training, TrainingDay, day_of,
};

use crate::rules::{Position, Turn};

/// A proven position, and what is asked of who looks at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Its short name. It follows from the position.
    pub id: String,
    /// What it asks for.
    pub kind: PuzzleKind,
    /// How hard it is, on the scale of the levels.
    pub rating: u32,
    /// What it is about, in the order of [`PuzzleTheme`].
    pub themes: Vec<PuzzleTheme>,
    /// The position. Red is to move.
    pub position: Position,
    /// All turns that solve it, in the order of their texts. Empty if the question is whether there is a win, and
    /// there is none.
    pub solutions: Vec<Turn>,
}

/// Sentences get a turn as it is written.
fn as_text<S: serde::Serializer>(turn: &Turn, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(turn)
}
