//! How a match ends, and what becomes of who repeats a shape.

use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::{MutantSide, Pentomino};

/// What happens to a player who would form a shape once more.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames,
)]
pub enum MutantRepeats {
    /// The turn is refused, since nobody wants to lose by oversight.
    #[default]
    Refused,
    /// A house rule: the player loses, as the source has it.
    Lose,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum MutantEnding {
    /// The loser can form no new pentomino.
    NoneLeft { by: MutantSide, shapes: usize },
    /// The loser has formed a pentomino that was formed before. Turn 0 is the start.
    Repeated { by: MutantSide, shape: Pentomino, turn: usize },
    /// The loser gave up.
    Resigned { by: MutantSide },
}

impl MutantEnding {
    /// The winner. Every match has one.
    pub fn winner(self) -> MutantSide {
        match self {
            MutantEnding::NoneLeft { by, .. }
            | MutantEnding::Repeated { by, .. }
            | MutantEnding::Resigned { by } => by.other(),
        }
    }
}
