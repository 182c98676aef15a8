//! The two sides.

use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// One of the two sides, named after the colour of its tokens.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantNames,
)]
pub enum Side {
    /// The side that begins, unless a match says otherwise.
    Red,
    #[allow(missing_docs, reason = "the name says it")]
    Black,
}

impl Side {
    /// Both sides, Red first.
    pub const BOTH: [Side; 2] = [Side::Red, Side::Black];

    /// The opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Red => Side::Black,
            Side::Black => Side::Red,
        }
    }
}
