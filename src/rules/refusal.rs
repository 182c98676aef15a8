//! Why a try is not legal: every reason of the rules, with the cells that show it.

use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use super::{Cell, Part, Side};

/// The first reason, in the order of the rules, why a part of a turn may not be played so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, IntoStaticStr, thiserror::Error)]
#[error("{}", self.name())]
pub enum Refusal {
    /// Somebody has won already.
    MatchOver,
    /// The turn's other part is due.
    WrongPart {
        /// The part that is due.
        due: Part,
    },
    /// A part is skipped although it could be played.
    MustMove {
        /// The part.
        part: Part,
    },

    /// Nothing stands on the cell the slide starts from.
    NoToken {
        /// That cell.
        cell: Cell,
    },
    /// The token is the opponent's.
    NotYourToken {
        /// Where it stands.
        cell: Cell,
        /// Whose it is.
        side: Side,
    },
    /// The target lies in none of the six directions, or is the same cell.
    NotStraight {
        /// Where the slide starts.
        from: Cell,
        /// The target.
        to: Cell,
    },
    /// The token cannot move at all in that direction.
    Blocked {
        /// Where the token stands.
        cell: Cell,
        /// What is next to it.
        by: Obstacle,
    },
    /// The token would slide on.
    StopsShort {
        /// The target.
        to: Cell,
        /// Where the token would stop.
        stop: Cell,
    },
    /// The token is stopped before.
    TooFar {
        /// The target.
        to: Cell,
        /// Where the token would stop.
        stop: Cell,
        /// What stops it there.
        by: Obstacle,
    },

    /// No disc lies there.
    NoDisc {
        /// There.
        cell: Cell,
    },
    /// A token stands on the disc.
    HasToken {
        /// Where the disc lies.
        cell: Cell,
        /// Whose token it is.
        side: Side,
    },
    /// The disc is the one that the opponent relocated in the turn before.
    JustMoved {
        /// Where the disc lies.
        cell: Cell,
    },
    /// The disc cannot be slid away from the board without lifting it or pushing another.
    HemmedIn {
        /// Where the disc lies.
        cell: Cell,
        /// The discs that hem it in.
        by: Vec<Cell>,
    },
    /// Without the disc the others are no longer one piece.
    WouldSplit {
        /// Where the disc lies.
        cell: Cell,
        /// The discs that would be cut off from the largest piece.
        piece: Vec<Cell>,
    },
    /// The disc would be put down where it came from.
    SamePlace {
        /// There.
        cell: Cell,
    },
    /// A disc lies where this one would be put down.
    Occupied {
        /// There.
        cell: Cell,
    },
    /// The disc would touch fewer than two others.
    TooFewNeighbours {
        /// Where it would be put down.
        cell: Cell,
        /// The discs that it would touch.
        touching: Vec<Cell>,
    },
    /// House rules keep closed holes open, and the cell is in one.
    ClosedHole {
        /// Where the disc would be put down.
        cell: Cell,
        /// The cells of the hole.
        hole: Vec<Cell>,
    },
}

impl Refusal {
    /// The reason's name, as the rules have it.
    pub fn name(&self) -> &'static str {
        self.into()
    }
}

/// What stops a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum Obstacle {
    /// There is no disc: the outer edge, or a hole.
    Edge {
        /// Where there is none.
        cell: Cell,
    },
    /// A token stands in the way.
    Token {
        /// Where it stands.
        cell: Cell,
        /// Whose it is.
        side: Side,
    },
}

/// Why a written turn may not be played.
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
    /// The reason's name.
    pub fn name(&self) -> &'static str {
        match self {
            Misplay::Refused(refusal) => refusal.name(),
            mark => mark.into(),
        }
    }
}
