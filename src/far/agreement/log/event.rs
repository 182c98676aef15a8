//! What happens in a match with somebody far away, as the front end is told.

use super::fault::{Dispute, FarFault};
use crate::far::agreement::{
    entry::{
        says::FarOffer,
        terms::{Role, Seating},
    },
    machine::message::Farewell,
};
use crate::rules::{Ending, Side, Step};

/// Something happened. It is on the disk, and [`standing`](crate::far::agreement::Agreement::standing) tells of it already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FarEvent {
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
    },
    /// The match is over, or how it ended has changed: what the other side had played before it knew of the end counts.
    Ended(FarEnding),
    /// Both want a rematch.
    Rematch,
    /// The match cannot go on.
    Disputed(Dispute),
    /// The other side is here: it speaks the same version of the protocol, about the same match.
    Here,
    /// The other side has one's own entries up to this number on its disk.
    Acknowledged {
        /// The number.
        number: u32,
    },
    /// An entry of the other side was not accepted, and the connection is cut off. If only a version is to blame, the
    /// fault says of what.
    Refused {
        /// The number of the entry.
        number: u32,
        /// What is wrong with it.
        fault: FarFault,
    },
    /// The other side has said why it does not go on.
    Left(Farewell),
    /// An entry could not be written, so it does not count. What the other side says comes again.
    NotWritten,
}

/// What the agreement needs done, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FarDuty {
    /// Append this text to the file of the log and sync it. Then call [`written`](crate::far::agreement::Agreement::written), or
    /// [`not_written`](crate::far::agreement::Agreement::not_written) if it fails. The agreement waits for that.
    Write(String),
    /// Send this message.
    Send(Vec<u8>),
    /// Close the connection, once what was sent has gone out, and say [`disconnected`](crate::far::agreement::Agreement::disconnected).
    Cut(Farewell),
    /// Tell the player.
    Tell(FarEvent),
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
