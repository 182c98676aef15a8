//! Zebra, another game for two in the same wood: the pieces of each side are the other side's board.
//!
//! It has rules, records and a computer player of its own. Nonaga's rooms know nothing of it.
//!
//! | file | what it owns |
//! |---|---|
//! | `square.rs` | the squares, the sizes of the board, the sides |
//! | `turn.rs` | turns, and how they are written |
//! | `position.rs`, `refusal.rs` | positions, legal turns, and why a turn is refused |
//! | `matches.rs` | a match, taking back, and how it ends |
//! | `perft.rs` | counting the possible sequences of turns |
//! | `record/` | a match in a file |
//! | `search/` | looking ahead |
//! | `solve.rs` | who wins with best play |
//! | `level.rs`, `hint.rs` | what the computer plays, and what it advises |
//!
//! # The rules
//!
//! Each square begins with one piece, light and dark like a chessboard. A turn takes the piece on top of an own tower to a
//! neighbouring tower of the other side, so colours in a tower always alternate. A square that its last piece has left
//! is closed for good. When nobody can move, the side with more towers wins, or the one that moved last if both own as
//! many. When a position comes up for the third time, more towers win, and as many are a draw.
//!
//! Two things follow, and the code relies on them. If one side can move, so can the other. And only a turn that closes a
//! square changes how many towers a side owns: the other side has one less.

mod hint;
mod level;
mod matches;
mod perft;
mod position;
mod record;
mod refusal;
mod search;
mod solve;
mod square;
mod turn;

pub use hint::{ZebraHint, ZebraWhy, zebra_hint};
pub use level::ZebraThought;
pub use matches::{ZebraEnding, ZebraMatch};
pub use perft::zebra_perft;
pub use position::ZebraPosition;
pub use record::{
    ZebraLevel, ZebraOutcome, ZebraPlayer, ZebraPlayerKind, ZebraRecord, ZebraRecordError,
};
pub use refusal::ZebraRefusal;
pub use solve::{ZebraProof, ZebraSolving, solve_zebra};
pub use square::{NoZebraSquare, ZebraSide, ZebraSize, ZebraSquare};
pub use turn::{ZebraTurn, ZebraTurnFormError};
