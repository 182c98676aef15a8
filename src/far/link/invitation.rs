//! The text that invites: one line to copy, which says whom to call about which match, and where.

use std::{fmt, str::FromStr};

use iroh_tickets::{ParseError, Ticket};
use serde::{Deserialize, Serialize};

use super::{address::PeerAddress, reach::FarReach};
use crate::far::{
    agreement::{Digest, FarId},
    ticket::{self, TicketFault},
};

/// An invitation to a match. The match is named by a digest that nobody can guess, so who has no invitation learns nothing
/// of the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invitation {
    /// The match.
    pub of: Digest,
    /// Who invites.
    pub host: FarId,
    /// How far the link of the host reaches.
    pub reach: FarReach,
    /// Where the host was when it invited.
    pub address: PeerAddress,
}

/// The longest text that is looked at.
const LONGEST: usize = 2_000;

impl Ticket for Invitation {
    const KIND: &'static str = "nonaga";

    fn encode_bytes(&self) -> Vec<u8> {
        ticket::to_bytes(self)
    }

    fn decode_bytes(bytes: &[u8]) -> Result<Invitation, ParseError> {
        ticket::from_bytes(bytes)
    }
}

impl FromStr for Invitation {
    type Err = TicketFault;

    fn from_str(text: &str) -> Result<Invitation, TicketFault> {
        ticket::read(text, LONGEST)
    }
}

impl fmt::Display for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.encode_string())
    }
}
