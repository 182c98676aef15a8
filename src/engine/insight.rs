//! What is known about a position, by the search or by a proof.

use super::score::Score;
use crate::rules::Turn;

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Insight {
    /// The best turn, as far as that is known.
    pub best: Turn,
    /// What it is worth to the side to move.
    pub score: Score,
}

impl Insight {
    /// What the turn that led there was worth to whoever played it. A proven result is one turn further away, seen from before
    /// that turn.
    pub fn score_of_last(self) -> Score {
        -self.score.relative_to_root(1)
    }
}
