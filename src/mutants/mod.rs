//! Mutant pentominoes, another game for two in the same wood: one shape of five circles changes into another.
//!
//! It has rules, records and a computer player of its own. Nonaga's rooms know nothing of it.
//!
//! | file | what it owns |
//! |---|---|
//! | `cell.rs` | the cells, the grids, and how cells are written |
//! | `pentomino.rs` | the twelve shapes |
//! | `side.rs`, `turn.rs` | the two players; turns, and how they are written |
//! | `start.rs` | how a match begins |
//! | `position.rs`, `refusal.rs` | positions, legal turns, and why a turn is refused |
//! | `matches.rs`, `step.rs`, `ending.rs` | a match and taking back, its steps, and how it ends |
//! | `perft.rs` | counting the possible sequences of turns |
//! | `record/` | a match in a file |
//! | `search/` | looking ahead |
//! | `solve.rs` | who wins with best play |
//! | `level.rs`, `hint.rs` | what the computer plays, and what it advises |
//!
//! # The rules
//!
//! Five circles form one of the twelve pentominoes. A turn crosses out one circle and draws another, so that they form
//! another pentomino. A crossed cell is out for the rest of the match, and each pentomino may be formed once, turned or
//! mirrored or not. Who cannot form a new one loses. So there are at most eleven turns, and whoever is to move wins if the
//! number of turns that will follow is odd.
//!
//! These are the words of the source, and of records. To players a circle is a peg, a cell a hole, and a crossed cell a closed
//! hole, because that is what they see on the table: so say all sentences, in every language.

mod cell;
mod ending;
mod hint;
mod level;
mod matches;
mod pentomino;
mod perft;
mod position;
mod record;
mod refusal;
mod search;
mod side;
mod solve;
mod start;
mod step;
mod turn;

pub use cell::{MutantCell, MutantGrid, NoMutantCell};
pub use ending::{MutantEnding, MutantRepeats};
pub use hint::{MutantHint, MutantWhy, mutant_hint};
pub use level::MutantThought;
pub use matches::MutantMatch;
pub use pentomino::Pentomino;
pub use perft::mutant_perft;
pub use position::MutantPosition;
pub use record::{
    MutantLevel, MutantOutcome, MutantPlayer, MutantPlayerKind, MutantRecord, MutantRecordError,
};
pub use refusal::MutantRefusal;
pub use side::MutantSide;
pub use solve::{MutantProof, MutantSolver};
pub use start::{MutantOpening, MutantStartFault, mutant_lot, mutant_placements, mutant_starts};
pub use step::MutantStep;
pub use turn::{MutantTurn, MutantTurnFormError};
