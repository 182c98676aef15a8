//! What an agreement tells the front end, and what it needs done.

use super::message::Farewell;
use crate::far::agreement::log::{
    event::LogEvent,
    fault::{Dispute, FarFault},
};

/// Something happened. [`standing`](super::ends::Agreement::standing) tells of it already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FarEvent {
    /// Something in the match. It is on the disk.
    Log(LogEvent),
    /// The match cannot go on.
    Disputed(Dispute),
    /// The other side is here: it speaks the same version of the protocol, about the same match.
    Here,
    /// The other side has this side's entries up to this number on its disk.
    Acknowledged {
        /// The number.
        number: u32,
    },
    /// An entry that came has no place in the log, and the connection is ended. Nobody is blamed.
    Refused {
        /// The number of the entry.
        number: u32,
        /// What is wrong with it. It may only be that one of the two programs has to be [updated](FarFault::outdated).
        fault: FarFault,
    },
    /// The other side has said why it does not go on.
    Left(Farewell),
    /// An entry could not be written, so it does not count. What this side owes is tried again after a while, and what
    /// the other side says comes again.
    NotWritten,
}

/// What an agreement needs done, in the order in which it asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FarDuty {
    /// To append this text to the file of the log, and to sync the file. The agreement then waits to be told that it is
    /// [`written`](super::ends::Agreement::written), or [`not_written`](super::ends::Agreement::not_written).
    Write(String),
    /// To send this message.
    Send(Vec<u8>),
    /// To close the connection for this reason, once what was sent before has gone out. The agreement already counts it
    /// as gone.
    Cut(Farewell),
    /// To tell the player.
    Tell(FarEvent),
}
