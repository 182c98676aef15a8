//! Reading and writing turns and positions as text.
//!
//! A cell is `q,r`. A turn is a slide and a relocation, `2,0>-1,0 1,-2>3,-2`; a slide that wins stands
//! alone with a mark, `2,0>-1,0#`; a skipped part is `-`; a slide alone, without a mark, is a turn
//! whose relocation is still to come. A position is written in RON.
//!
//! Text that cannot be read is an error of *form*; it names the column where reading stopped. Whether a
//! turn is legal or a setup valid is decided by the rules: those are errors of *legality*.
//!
//! | file | what it owns |
//! |---|---|
//! | `turn.rs`, `position.rs` | turns and positions as text, both ways |
//! | `typed.rs` | turns as somebody types them |
//! | `ron_fault.rs` | why a text is not the RON that was expected |
//! | `date.rs` | dates of matches |

mod date;
mod position;
mod ron_fault;
mod turn;
mod typed;

pub(crate) use date::read_date;
pub(crate) use position::check_coordinates;
pub use position::{PositionFormError, read_setup, write_setup, write_start};
pub use ron_fault::RonFault;
pub(crate) use ron_fault::excerpt;
pub use turn::{TurnFormError, TurnPiece};
pub use typed::{meant, read_typed, read_typed_cell, steps_of};

/// Some editors put this at the start of a text. It is ignored.
pub(crate) const BYTE_ORDER_MARK: char = '\u{feff}';

/// Coordinates in text lie between `-FARTHEST` and `FARTHEST`.
pub const FARTHEST: i32 = 30_000;

/// The longest match that can be written down, in turns.
pub const LONGEST_MATCH: usize = 10_000;

/// A position in text, from which a match can begin, lies between `-FARTHEST_START` and `FARTHEST_START`.
///
/// Rules know no limit, because the table has no end. The limits are all here, and fit together so that
/// whatever is read can be played, and whatever is played can be written and read again: a turn puts one
/// disc down beside two others, so no turn takes the board more than one cell farther out, and a match
/// that begins within this limit stays within [`FARTHEST`] for [`LONGEST_MATCH`] turns. Where a board has
/// drifted farther than a position may begin, and its place means nothing, [`write_start`] moves it back
/// to the middle.
pub const FARTHEST_START: i32 = FARTHEST - LONGEST_MATCH as i32;
