//! A stand: where play stands. A request may name the one that it was made for.

use crate::rules::Match;

/// A point in a match. A request that was made for another one comes too late, or comes a second time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// Which match on this table it is.
    table: u32,
    steps: usize,
    is_over: bool,
    hash: u64,
}

impl Stand {
    pub(super) fn of(table: u32, game: &Match) -> Stand {
        Stand {
            table,
            steps: game.steps().len(),
            is_over: game.ending().is_some(),
            hash: game.position().hash(),
        }
    }
}
