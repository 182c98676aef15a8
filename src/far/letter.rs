//! A letter: one line of text with what the other side of a match may not have. Two who never meet play by letters.

use std::{fmt, str::FromStr};

use iroh_tickets::{ParseError, Ticket};
use serde::{Deserialize, Serialize};

use super::{
    agreement::{Digest, FarLog, SignedEntry},
    ticket::{self, TicketFault},
};

/// A letter to the other side of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FarLetter {
    /// The match.
    pub of: Digest,
    /// What its author has said, in the order in which it was said.
    pub entries: Vec<SignedEntry>,
}

/// The most entries in a letter. Without an answer, nobody writes more.
const MOST_IN_LETTER: usize = 12;
/// The longest text that is looked at: a terminal takes no longer line.
const LONGEST: usize = 4_095;

impl FarLetter {
    /// The letter that the keeper of a log can write. `None` before the match has begun, once it cannot go on, or if the
    /// other side has shown that it has everything.
    pub fn of(log: &FarLog) -> Option<FarLetter> {
        let goes_on = log.seating().is_some() && log.dispute().is_none();
        let entries: Vec<_> = log.unseen().take(MOST_IN_LETTER).cloned().collect();
        (goes_on && !entries.is_empty()).then_some(FarLetter { of: log.id(), entries })
    }

    /// Whether a text means to be a letter, and not an invitation.
    pub fn is_meant(text: &str) -> bool {
        let begin = text.chars().filter(|letter| !letter.is_whitespace());
        begin
            .map(|letter| letter.to_ascii_lowercase())
            .take(Self::KIND.len())
            .eq(Self::KIND.chars())
    }
}

impl Ticket for FarLetter {
    /// No invitation begins like this: the letters after `nonaga` would make its version 89.
    const KIND: &'static str = "nonagaletter";

    fn encode_bytes(&self) -> Vec<u8> {
        ticket::to_bytes(self)
    }

    fn decode_bytes(bytes: &[u8]) -> Result<FarLetter, ParseError> {
        ticket::from_bytes(bytes)
    }
}

impl FromStr for FarLetter {
    type Err = TicketFault;

    fn from_str(text: &str) -> Result<FarLetter, TicketFault> {
        ticket::read(text, LONGEST)
    }
}

impl fmt::Display for FarLetter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.encode_string())
    }
}
