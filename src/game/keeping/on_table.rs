//! The match on the table: whether it is kept, and how much of it has been queued for saving.

use bevy::prelude::*;

use crate::rules::Match;

/// What is done with the match on the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum OnTable {
    /// It is not kept.
    #[default]
    NotKept,
    /// It is not kept, and the match to continue will replace it once that is read. If the player chooses
    /// another match meanwhile, the one that is being read stays where it is.
    Awaiting,
    /// It is kept. It was this long when it was last queued for saving.
    Kept(Extent),
}

/// How long a match is. A longer one compares as greater.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Extent {
    steps: usize,
    is_over: bool,
}

impl Extent {
    pub fn of(game: &Match) -> Extent {
        Extent { steps: game.steps().len(), is_over: game.ending().is_some() }
    }

    pub fn is_over(self) -> bool {
        self.is_over
    }
}
