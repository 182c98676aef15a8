//! Why something may not be played.

use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use super::{MutantCell, Pentomino};

/// Why a turn, or a circle of the start, is refused.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, IntoStaticStr, thiserror::Error,
)]
#[error("{self:?}")]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum MutantRefusal {
    /// The match has ended.
    MatchOver,
    /// Circles of the start are still to be drawn, before anybody crosses one out.
    StartToDraw { left: usize },
    /// The start is complete.
    StartDrawn,
    /// The cell that should be crossed out has no circle.
    NoCircle { cell: MutantCell },
    /// The cell to draw in is out for the rest of the match, or is being crossed out.
    Crossed { cell: MutantCell },
    /// The cell to draw in has a circle.
    Occupied { cell: MutantCell },
    /// The grid has no such cell.
    OffGrid { cell: MutantCell },
    /// The first circle on the endless grid has its place between `a1` and `e5`.
    NotInTheMiddle { cell: MutantCell },
    /// A circle of the start touches no other.
    TouchesNone { cell: MutantCell },
    /// The five circles would not hang together.
    Apart { cell: MutantCell },
    /// The shape would stay the same.
    SameShape { shape: Pentomino },
    /// The shape has been formed before. Turn 0 is the start.
    FormedBefore { shape: Pentomino, turn: usize },
}

impl MutantRefusal {
    /// The name of the reason, the same in all languages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
