//! Reading and writing turns and positions as text.
//!
//! A cell is `q,r`. A turn is a slide and a relocation, `2,0>-1,0 1,-2>3,-2`; a slide that wins stands
//! alone with a mark, `2,0>-1,0#`; a skipped part is `-`; a slide alone, without a mark, is a turn
//! whose relocation is still to come. A position is written in RON.
//!
//! Text that cannot be read is an error of *form*; it names the column where reading stopped. Whether a
//! turn is legal or a setup valid is decided by the rules: those are errors of *legality*.

mod position;
mod turn;

pub(crate) use position::check_coordinates;
pub use position::{PositionFormError, read_setup, write_setup};
pub use turn::{TurnFormError, TurnPiece};

/// Some editors put this at the start of a text. It is ignored.
pub(crate) const BYTE_ORDER_MARK: char = '\u{feff}';

/// Coordinates in text lie between `-FARTHEST` and `FARTHEST`. No match of 10 000 turns can drift that
/// far from the origin.
pub const FARTHEST: i32 = 30_000;
