//! What happens in a match with somebody far away, as its log tells it.

use crate::far::agreement::entry::{
    says::FarOffer,
    terms::{Role, Seating},
};
use crate::rules::{Ending, Side, Step};

/// Something that an entry says, or that follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogEvent {
    /// The terms are here. The guest is asked whether to consent.
    Proposed,
    /// The guest has consented.
    Joined,
    /// It is known who sits where, and the match begins.
    Began {
        /// Who sits where.
        seating: Seating,
        /// Whether the lot had a say in it.
        by_lot: bool,
    },
    /// A part of a turn was played, or skipped because it had to be.
    Played {
        /// By whom.
        by: Role,
        /// What was played.
        step: Step,
    },
    /// An offer was made.
    Offered {
        /// By whom.
        by: Role,
        /// What is offered.
        offer: FarOffer,
    },
    /// An offer lapsed: the match went on without it.
    Lapsed {
        /// Whose offer it was.
        by: Role,
        /// What was offered.
        offer: FarOffer,
    },
    /// An offer was answered.
    Answered {
        /// Who has answered.
        by: Role,
        /// What was offered.
        offer: FarOffer,
        /// Whether it was accepted.
        yes: bool,
    },
    /// Parts were taken back.
    TookBack {
        /// How many parts remain.
        to: u32,
        /// How many parts were taken back.
        parts: usize,
    },
    /// The match is over, or how it ended has changed: what the other side had played before it knew of the end counts.
    Ended(FarEnding),
    /// Both want a rematch.
    Rematch,
}

/// How a match with somebody far away ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FarEnding {
    /// By the rules, or by agreement on a draw.
    Played(Ending),
    /// A side gave up.
    Resigned {
        /// The side.
        side: Side,
    },
    /// Somebody closed the match without a result.
    Closed {
        /// Who it was.
        by: Role,
    },
}
