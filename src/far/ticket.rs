//! Texts that people carry from one program to the other: one line, which says of itself what it is, and whether it came
//! through whole.

use iroh_tickets::{ParseError, Ticket};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use strum::VariantNames;

use super::agreement::check_sum;

/// Why a text cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
pub enum TicketFault {
    /// It is something else.
    #[error("neither an invitation nor a letter")]
    None,
    /// Something is missing or changed in it.
    #[error("the text is not complete")]
    Damaged,
    /// It is of a newer version of the program.
    #[error("the text is of version {version}")]
    Newer {
        /// The version.
        version: u8,
    },
}

/// The version of all these texts.
const VERSION: u8 = 1;
/// No version is shorter: each names a match, and a key or an entry.
const SHORTEST: usize = 100;

#[derive(Serialize, Deserialize)]
struct Versioned<T> {
    version: u8,
    content: T,
}

/// The bytes of a text.
pub(super) fn to_bytes(content: &impl Serialize) -> Vec<u8> {
    // There is no type in it that the format lacks.
    let mut bytes =
        postcard::to_stdvec(&Versioned { version: VERSION, content }).unwrap_or_default();
    bytes.extend(check_sum(&bytes));
    bytes
}

/// What is in the bytes of a text.
pub(super) fn from_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ParseError> {
    let damaged = || ParseError::verification_failed("damaged");
    let (sealed, sum) = bytes.split_last_chunk().ok_or_else(damaged)?;
    if check_sum(sealed) != *sum {
        return Err(damaged());
    }
    match postcard::take_from_bytes::<Versioned<T>>(sealed) {
        Ok((Versioned { version: VERSION, content }, [])) => Ok(content),
        _ => Err(damaged()),
    }
}

/// Reads a text as it may come out of a message: with space around it, broken into lines, or in capitals. One with more
/// than `longest` letters is not looked at.
pub(super) fn read<T: Ticket>(text: &str, longest: usize) -> Result<T, TicketFault> {
    let text = text.split_whitespace().collect::<String>().to_ascii_lowercase();
    let encoded = text.strip_prefix(T::KIND).ok_or(TicketFault::None)?;
    if text.len() > longest {
        return Err(TicketFault::Damaged);
    }
    T::decode_string(&text).map_err(|_| match version(encoded) {
        Some(version) if version > VERSION && text.len() >= SHORTEST => {
            TicketFault::Newer { version }
        }
        _ => TicketFault::Damaged,
    })
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
