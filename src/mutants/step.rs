//! Steps of a match: circles of the start, and turns.

use std::fmt;

use serde::{Serialize, Serializer};

use super::{MutantCell, MutantTurn};

/// What a player does when it is their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MutantStep {
    /// Draws a circle of the start.
    Circle(MutantCell),
    /// Changes the shape.
    Turn(MutantTurn),
}

/// A step is written like the cell or the turn.
impl fmt::Display for MutantStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MutantStep::Circle(cell) => cell.fmt(f),
            MutantStep::Turn(turn) => turn.fmt(f),
        }
    }
}

/// In sentences a step is as it is written.
impl Serialize for MutantStep {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}
