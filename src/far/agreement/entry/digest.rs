//! Digests: what entries are linked by, and what the numbers of a lot are hidden behind.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::hex;

/// A BLAKE3 hash of 32 bytes.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(#[serde(with = "hex")] [u8; 32]);

impl Digest {
    /// What stands where there is nothing to take the digest of.
    pub const NONE: Digest = Digest([0; 32]);

    /// The digest of bytes, for one purpose. For each purpose the same bytes have another digest, so that none can be
    /// passed off as another.
    pub(crate) fn of(purpose: DigestUse, bytes: &[u8]) -> Digest {
        Digest(blake3::derive_key(purpose.context(), bytes))
    }

    /// Its 32 bytes.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// A few bytes by which it shows whether a text was copied well.
pub(crate) fn check_sum(bytes: &[u8]) -> [u8; 4] {
    let [a, b, c, d, ..] = Digest::of(DigestUse::CheckSum, bytes).0;
    [a, b, c, d]
}

/// What a digest is for.
#[derive(Clone, Copy)]
pub(crate) enum DigestUse {
    /// An entry of the log.
    Entry,
    /// The number that a side draws for the lot: only who has the secret key can compute it.
    LotNumber,
    /// What is shown of that number at first.
    LotCommitment,
    /// What the numbers of both sides decide.
    LotResult,
    /// What makes the terms of a rematch others than those of any other match.
    Rematch,
    /// A text that people copy.
    CheckSum,
    /// What two friends call each other about when one invites the other.
    Knock,
}

impl DigestUse {
    /// The contexts are part of the wire format: `docs/far.md`.
    fn context(self) -> &'static str {
        match self {
            DigestUse::Entry => "nonaga far 1 entry",
            DigestUse::LotNumber => "nonaga far 1 lot number",
            DigestUse::LotCommitment => "nonaga far 1 lot commitment",
            DigestUse::LotResult => "nonaga far 1 lot result",
            DigestUse::Rematch => "nonaga far 1 rematch",
            DigestUse::CheckSum => "nonaga far 1 check sum",
            DigestUse::Knock => "nonaga far 1 knock",
        }
    }
}

impl From<[u8; 32]> for Digest {
    fn from(bytes: [u8; 32]) -> Digest {
        Digest(bytes)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::text(&self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The text is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not 64 hexadecimal digits")]
pub struct NoDigest;

impl FromStr for Digest {
    type Err = NoDigest;

    fn from_str(text: &str) -> Result<Digest, NoDigest> {
        hex::bytes(text).map(Digest).ok_or(NoDigest)
    }
}
