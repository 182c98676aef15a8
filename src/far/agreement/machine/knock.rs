//! How somebody invites a friend who has no text to copy. The host of a new match calls, on a line that is about nothing
//! but this, and says hello and the invitation. The friend answers with a hello, so that the host knows that the
//! invitation has been read, and may decline it.

use super::message::{FarMessage, Farewell, Hello, PROTOCOL};
use crate::far::agreement::entry::{
    digest::{Digest, DigestUse},
    key::FarId,
};

/// What the line is about on which this host invites this friend. Who knows both keys can compute it, so whoever is called
/// must look who calls.
pub fn knock_topic(host: &FarId, friend: &FarId) -> Digest {
    Digest::of(DigestUse::Knock, &[*host.bytes(), *friend.bytes()].concat())
}

/// The messages with which a host invites a friend.
pub fn knock(topic: Digest, invitation: String) -> [Vec<u8>; 2] {
    [hello(topic, false), FarMessage::Invites(invitation).write()]
}

fn hello(topic: Digest, heard: bool) -> Vec<u8> {
    let hello = Hello { protocol: PROTOCOL, of: topic, heard, ladders: [Vec::new(), Vec::new()] };
    FarMessage::Hello(hello).write()
}

/// What a host says to a friend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KnockSays {
    /// That it is there. The message is the answer.
    Hello(Vec<u8>),
    /// The invitation, as text.
    Invites(String),
    /// That it does not go on.
    Bye,
}

impl KnockSays {
    /// Reads what a host says. What cannot be read is answered with why.
    pub fn read(message: &[u8]) -> Result<KnockSays, Farewell> {
        match FarMessage::read(message)? {
            FarMessage::Hello(Hello { of, .. }) => Ok(KnockSays::Hello(hello(of, true))),
            FarMessage::Invites(invitation) => Ok(KnockSays::Invites(invitation)),
            FarMessage::Bye(_) => Ok(KnockSays::Bye),
            FarMessage::Entries(_) | FarMessage::Have(_) => Err(Farewell::Unreadable),
        }
    }
}

/// What a friend answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnockAnswer {
    /// The invitation has been read.
    Heard,
    /// The friend does not want to play.
    Declines,
}

impl KnockAnswer {
    /// Reads what a friend answers. `None` if that changes nothing, such as that the friend does not wait for anybody.
    pub fn read(message: &[u8]) -> Option<KnockAnswer> {
        match FarMessage::read(message) {
            Ok(FarMessage::Hello(_)) => Some(KnockAnswer::Heard),
            Ok(FarMessage::Bye(Farewell::Declined)) => Some(KnockAnswer::Declines),
            _ => None,
        }
    }
}
