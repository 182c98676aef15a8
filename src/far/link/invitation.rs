//! The text that invites: one line to copy, which says whom to call about which match, and where.

use std::{fmt, str::FromStr};

use iroh_tickets::{ParseError, Ticket};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::{address::PeerAddress, reach::FarReach};
use crate::far::agreement::{Digest, FarId, check_sum};

/// An invitation to a match. The match is named by a digest that nobody can guess, so who has no invitation learns nothing
/// of the match.
#[derive(Clone, Debug, PartialEq, Eq)]
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

/// Why a text is no invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
pub enum InvitationFault {
    /// It is something else.
    #[error("not an invitation")]
    None,
    /// Something is missing or changed in it.
    #[error("the invitation is not complete")]
    Damaged,
    /// It is of a newer version of the program.
    #[error("the invitation is of version {version}")]
    Newer {
        /// The version.
        version: u8,
    },
}

/// The version of the text.
const VERSION: u8 = 1;

/// The longest text that is looked at.
const LONGEST: usize = 2_000;
/// No version is shorter: each names a match and a key.
const SHORTEST: usize = 100;

#[derive(Serialize, Deserialize)]
struct Sheet {
    version: u8,
    of: Digest,
    host: FarId,
    reach: FarReach,
    address: PeerAddress,
}

impl Ticket for Invitation {
    const KIND: &'static str = "nonaga";

    fn encode_bytes(&self) -> Vec<u8> {
        let Invitation { of, host, reach, address } = self.clone();
        let sheet = Sheet { version: VERSION, of, host, reach, address };
        // It has no type that the format lacks.
        let mut bytes = postcard::to_stdvec(&sheet).unwrap_or_default();
        bytes.extend(check_sum(&bytes));
        bytes
    }

    fn decode_bytes(bytes: &[u8]) -> Result<Invitation, ParseError> {
        let damaged = || ParseError::verification_failed("damaged");
        let (sheet, sum) = bytes.split_last_chunk().ok_or_else(damaged)?;
        if check_sum(sheet) != *sum {
            return Err(damaged());
        }
        let (sheet, rest) = postcard::take_from_bytes::<Sheet>(sheet).map_err(|_| damaged())?;
        let Sheet { version, of, host, reach, address } = sheet;
        let is_whole = version == VERSION && rest.is_empty();
        if is_whole { Ok(Invitation { of, host, reach, address }) } else { Err(damaged()) }
    }
}

impl FromStr for Invitation {
    type Err = InvitationFault;

    /// Reads an invitation as it may come out of a message: with space around it, broken into lines, or in capitals.
    fn from_str(text: &str) -> Result<Invitation, InvitationFault> {
        let text: String = text.split_whitespace().collect::<String>().to_ascii_lowercase();
        let encoded = text.strip_prefix(Invitation::KIND).ok_or(InvitationFault::None)?;
        if text.len() > LONGEST {
            return Err(InvitationFault::Damaged);
        }
        Invitation::decode_string(&text).map_err(|_| match version(encoded) {
            Some(version) if version > VERSION && text.len() >= SHORTEST => {
                InvitationFault::Newer { version }
            }
            _ => InvitationFault::Damaged,
        })
    }
}

/// The first byte of what is encoded: five bits of its first letter, and three of its second.
fn version(encoded: &str) -> Option<u8> {
    let value = |letter: u8| match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'2'..=b'7' => Some(letter - b'2' + 26),
        _ => None,
    };
    let [first, second, ..] = *encoded.as_bytes() else { return None };
    Some(value(first)? << 3 | value(second)? >> 2)
}

impl fmt::Display for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.encode_string())
    }
}
