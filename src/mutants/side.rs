//! The two players.

use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// A player. The circles belong to both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames)]
pub enum MutantSide {
    /// The player who begins: with the first turn, or with the first circle if the start is drawn in turns.
    First,
    /// The other player.
    Second,
}

impl MutantSide {
    /// Both players, in their order.
    pub const BOTH: [MutantSide; 2] = [MutantSide::First, MutantSide::Second];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> MutantSide {
        match self {
            MutantSide::First => MutantSide::Second,
            MutantSide::Second => MutantSide::First,
        }
    }

    /// Whose turn it is after this many more.
    #[must_use]
    pub const fn after(self, turns: usize) -> MutantSide {
        if turns.is_multiple_of(2) { self } else { self.other() }
    }
}
