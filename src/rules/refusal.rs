//! Why a move is not legal: every reason in the rules, with the cells that show it.

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, IntoStaticStr, VariantArray, VariantNames};

use super::{Cell, Part, Side};

/// The first reason, in the order of the rules, why a part of a turn is not legal.
#[derive(
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    VariantNames,
    IntoStaticStr,
    EnumDiscriminants,
    thiserror::Error,
)]
#[strum_discriminants(name(Reason), derive(Deserialize, VariantArray, PartialOrd, Ord))]
#[strum_discriminants(doc = "The reason of a [`Refusal`], without the cells that show it.")]
#[strum_discriminants(allow(missing_docs, reason = "the refusals are described"))]
#[error("{}", self.name())]
#[allow(missing_docs, reason = "the names of most fields say enough")]
pub enum Refusal {
    /// The match has already ended.
    MatchOver,
    /// The other part of the turn is due.
    WrongPart { due: Part },
    /// A part was skipped although it could be played.
    MustMove { part: Part },

    /// No token stands where the slide starts.
    NoToken { cell: Cell },
    /// The token belongs to the opponent.
    NotYourToken { cell: Cell, side: Side },
    /// The target is in none of the six directions, or it is the start itself.
    NotStraight { from: Cell, to: Cell },
    /// The token cannot move at all in that direction.
    Blocked {
        /// Where the token stands.
        cell: Cell,
        by: Obstacle,
    },
    /// The token would slide past the target.
    StopsShort {
        to: Cell,
        /// Where the token would stop.
        stop: Cell,
    },
    /// The token would stop before the target.
    TooFar {
        to: Cell,
        /// Where the token would stop.
        stop: Cell,
        by: Obstacle,
    },

    /// No disc lies on the cell.
    NoDisc { cell: Cell },
    /// A token stands on the disc.
    HasToken {
        cell: Cell,
        /// The side that owns the token.
        side: Side,
    },
    /// The opponent relocated this disc in the previous turn.
    JustMoved { cell: Cell },
    /// The disc cannot slide out of the board without being lifted or pushing another disc.
    HemmedIn {
        cell: Cell,
        /// The discs that hem it in.
        by: Vec<Cell>,
    },
    /// Without the disc, the others would no longer be connected.
    WouldSplit {
        cell: Cell,
        /// The discs that would be cut off from the largest piece.
        piece: Vec<Cell>,
    },
    /// The disc would be put down where it came from.
    SamePlace { cell: Cell },
    /// Another disc already lies on the target.
    Occupied { cell: Cell },
    /// The disc would touch fewer than two others.
    TooFewNeighbours {
        cell: Cell,
        /// The discs that it would touch.
        touching: Vec<Cell>,
    },
    /// The target is in a closed hole, and the house rules keep those open.
    ClosedHole {
        cell: Cell,
        /// The cells of the hole.
        hole: Vec<Cell>,
    },
}

impl Refusal {
    /// The name of the reason in the rules.
    pub fn name(&self) -> &'static str {
        self.into()
    }
}

/// What stops a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[allow(missing_docs, reason = "the field names say enough")]
pub enum Obstacle {
    /// A cell without a disc: the outer edge or a hole.
    Edge { cell: Cell },
    /// A token.
    Token { cell: Cell, side: Side },
}

/// Why a written turn cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, IntoStaticStr, thiserror::Error)]
pub enum Misplay {
    /// One of its parts is not legal.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// The slide wins, but is not marked as winning.
    #[error("MarkMissing")]
    MarkMissing,
    /// The slide is marked as winning, but does not win.
    #[error("MarkWrong")]
    MarkWrong,
}

impl Misplay {
    /// The name of the reason.
    pub fn name(&self) -> &'static str {
        match self {
            Misplay::Refused(refusal) => refusal.name(),
            mark => mark.into(),
        }
    }
}
