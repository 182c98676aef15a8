//! Turns and positions as text, both ways.
//!
//! A cell is `q,r`. A turn is a slide and a relocation, `2,0>-1,0 1,-2>3,-2`; a slide that wins stands
//! alone with a mark, `2,0>-1,0#`; a skipped part is `-`; a slide alone, without a mark, is a turn
//! whose relocation is still to come. A position is written in RON.
//!
//! Text that cannot be read is an error of *form*, with the column where reading stopped; it says
//! nothing about the rules. Whether a turn may be played, and whether a set-up is valid, the rules
//! say: those are errors of *legality*.

mod position;
mod turn;

pub(crate) use position::check_coordinates;
pub use position::{PositionFormError, read_setup, write_setup};
pub use turn::{TurnFormError, TurnPiece};

/// What some editors put before a text. It means nothing.
pub(crate) const BYTE_ORDER_MARK: char = '\u{feff}';

/// In text, the coordinates of a cell lie between this and its negative. No match of 10 000 turns can
/// drift so far from the origin.
pub const FARTHEST: i32 = 30_000;
