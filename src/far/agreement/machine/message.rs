//! Messages between the two programs. `docs/far.md` describes their bytes.

use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::far::agreement::{
    entry::{
        digest::Digest,
        label::Label,
        says::{ChainTip, SignedEntry, to_bytes},
        terms::{RULES_VERSION, Role},
    },
    log::fault::{FarFault, Outdated},
};

/// The version of the protocol. It is raised when an older program could not read the messages or the entries.
pub const PROTOCOL: u16 = 1;

/// The largest message, in bytes.
pub const LARGEST_MESSAGE: usize = 64 * 1024;

/// The most rungs of a ladder. The longest chain needs half as many.
const MOST_RUNGS: usize = 32;

/// A message. The kinds have numbers on the wire, in this order. Those of the first two, the fields of the first up to
/// the version, and the first farewell stay what they are in all versions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum FarMessage {
    /// The first message of each side after each connection.
    Hello(Hello),
    /// The last message, and why it is the last.
    Bye(Farewell),
    /// Entries that the other side lacks, each after those that its author had seen.
    Entries(Vec<SignedEntry>),
    /// What the sender has on disk: of the host's entries, and of the guest's.
    Have([ChainTip; 2]),
    /// The invitation to a match, as text, for a friend.
    Invites(String),
}

/// What each side says first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Hello {
    /// The version of the protocol.
    pub protocol: u16,
    /// The match.
    pub of: Digest,
    /// Whether the sender has had the other side's hello on this connection.
    pub heard: bool,
    /// What the sender has on disk of the host's entries and of the guest's: for each the last entry, then some before
    /// it with growing gaps.
    pub ladders: [Vec<ChainTip>; 2],
}

/// Why a side does not go on with a connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, thiserror::Error)]
#[error("{self:?}")]
pub enum Farewell {
    /// The sender speaks another version of the protocol.
    OtherProtocol {
        /// The version that the sender speaks.
        protocol: u16,
    },
    /// The connection is about another match.
    OtherMatch,
    /// Somebody else has joined the match, or was invited to it.
    Taken,
    /// Somebody else is just looking at the invitation.
    Busy,
    /// A message could not be read.
    Unreadable,
    /// A message was too large.
    TooLarge,
    /// There were too many messages that said nothing new.
    Flood,
    /// The guest does not want to play on these terms.
    Declined,
    /// An entry has no place in the sender's log.
    Wrong {
        /// Whose entry it is.
        by: Role,
        /// Its number.
        number: u32,
        /// What is wrong: the name of a [fault](FarFault).
        fault: Label,
    },
    /// The sender plays by another version of the rules.
    OtherRules {
        /// The version that the sender plays by.
        version: u32,
    },
}

impl Farewell {
    /// What is said about an entry that has no place in the log.
    pub(super) fn about(by: Role, number: u32, fault: &FarFault) -> Farewell {
        if let FarFault::OtherRulesVersion { known: version, .. } = *fault {
            return Farewell::OtherRules { version };
        }
        // The name of a fault is always a label.
        let fault = Label::try_from(fault.name().to_owned()).ok();
        fault.map_or(Farewell::Unreadable, |fault| Farewell::Wrong { by, number, fault })
    }

    /// Which program has to be updated, if the other side has said this because one is older.
    pub fn outdated(&self) -> Option<Outdated> {
        match self {
            Farewell::OtherProtocol { protocol } => {
                Some(Outdated::by_versions(PROTOCOL.into(), (*protocol).into()))
            }
            Farewell::OtherRules { version } => {
                Some(Outdated::by_versions(RULES_VERSION, *version))
            }
            // It does not know a name that this program has used.
            Farewell::Wrong { fault, .. } => {
                matches!(fault.as_str(), "UnknownRules" | "UnknownLevel").then_some(Outdated::There)
            }
            _ => None,
        }
    }

    /// The message that says it, for a connection that is refused before any other.
    pub fn message(&self) -> Vec<u8> {
        FarMessage::Bye(self.clone()).write()
    }
}

impl FarMessage {
    pub fn write(&self) -> Vec<u8> {
        to_bytes(self)
    }

    /// Reads a message. What cannot be read is answered with why.
    pub fn read(bytes: &[u8]) -> Result<FarMessage, Farewell> {
        if bytes.len() > LARGEST_MESSAGE {
            return Err(Farewell::TooLarge);
        }
        if let Some(protocol) = protocol(bytes).filter(|protocol| *protocol != PROTOCOL) {
            return Err(Farewell::OtherProtocol { protocol });
        }
        match postcard::take_from_bytes::<FarMessage>(bytes) {
            Ok((FarMessage::Hello(hello), _))
                if hello.ladders.iter().any(|ladder| ladder.len() > MOST_RUNGS) =>
            {
                Err(Farewell::Unreadable)
            }
            Ok((message, [])) => Ok(message),
            _ => Err(Farewell::Unreadable),
        }
    }
}

/// The version that a hello names, in whatever version it is written.
fn protocol(message: &[u8]) -> Option<u16> {
    match postcard::take_from_bytes::<(u8, u16)>(message) {
        Ok(((0, protocol), _)) => Some(protocol),
        _ => None,
    }
}

/// The match that a first message is about, if it is one. So the link knows which match a connection is for: one that
/// waits here, or another that somebody whom the player knows invites to.
pub fn match_of(message: &[u8]) -> Option<Digest> {
    match FarMessage::read(message) {
        Ok(FarMessage::Hello(hello)) => Some(hello.of),
        _ => None,
    }
}
