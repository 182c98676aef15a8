//! The entries of the log: what a side says, where it stands in the log, and the signature.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::{
    digest::{Digest, DigestUse},
    hex,
    key::{FarId, FarKey, Signature},
    terms::{Consent, FarTerms, Role},
};
use crate::{
    notation::TurnFormError,
    rules::{Cell, Relocation, Rest, Slide, Step, Turn},
};

/// The end of one side's chain of entries: how many there are, and the digest of the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChainTip {
    /// The number of the last entry. 0 if there is none.
    pub number: u32,
    /// Its digest. [`Digest::NONE`] if there is none.
    pub digest: Digest,
}

/// An entry of the log: what one side says, and after what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogEntry {
    /// The match: the digest of its terms. [`Digest::NONE`] in the terms themselves.
    pub of: Digest,
    /// Who says it.
    pub by: Role,
    /// The number of this entry among those of its author, from 1.
    pub number: u32,
    /// The digest of the author's entry before this one. [`Digest::NONE`] in the first.
    pub before: Digest,
    /// The last entry of the other side that the author had on disk.
    pub seen: ChainTip,
    /// What it says.
    pub says: Says,
}

/// What an entry says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Says {
    /// The host proposes terms. This is always the host's first entry, and names the match.
    Terms(Box<FarTerms>),
    /// The guest consents to them. This is always the guest's first entry.
    Consent(Box<Consent>),
    /// What is shown of the number for the lot at first.
    Commit(Digest),
    /// That number.
    Reveal(LotNumber),
    /// The first part of a turn.
    Slide(WrittenPart),
    /// The second part of a turn.
    Relocate(WrittenPart),
    /// An offer to the other side.
    Offer(FarOffer),
    /// The answer to an offer of the other side.
    Answer {
        /// The number of the entry with the offer.
        offer: u32,
        /// Whether it is accepted.
        yes: bool,
    },
    /// The author gives up.
    Resign,
    /// The author closes the match without a result.
    Close,
}

/// What one side can offer to the other, or ask of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FarOffer {
    /// To call the match a draw.
    Draw,
    /// To take back until only so many parts are played. Parts that had to be skipped count too. The turn is then the
    /// author's.
    TakeBack {
        /// How many parts remain.
        to: u32,
    },
    /// To play another match with the colours swapped, once this one is over.
    Rematch,
}

impl FarOffer {
    /// Of each kind, a side can make one offer between two parts.
    pub(crate) const KINDS: usize = 3;

    /// Whether it is the same for both sides, so that who offers it accepts the other's.
    pub(crate) fn is_mutual(self) -> bool {
        !matches!(self, FarOffer::TakeBack { .. })
    }

    /// How many parts it would take back of a match in which so many are played.
    pub fn parts_back(self, played: usize) -> usize {
        match self {
            FarOffer::TakeBack { to } => played.saturating_sub(to as usize),
            FarOffer::Draw | FarOffer::Rematch => 0,
        }
    }

    /// Its name, as sentences choose by it.
    pub fn name(self) -> &'static str {
        match self {
            FarOffer::Draw => "draw",
            FarOffer::TakeBack { .. } => "take-back",
            FarOffer::Rematch => "rematch",
        }
    }

    pub(crate) fn kind(self) -> usize {
        match self {
            FarOffer::Draw => 0,
            FarOffer::TakeBack { .. } => 1,
            FarOffer::Rematch => 2,
        }
    }
}

/// The number that a side draws for the lot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LotNumber(#[serde(with = "hex")] pub(crate) [u8; 32]);

impl LotNumber {
    /// What is shown of it at first.
    pub(crate) fn commitment(&self) -> Digest {
        Digest::of(DigestUse::LotCommitment, &self.0)
    }

    /// What the numbers of both decide.
    pub(crate) fn result(host: &LotNumber, guest: &LotNumber) -> Digest {
        Digest::of(DigestUse::LotResult, &[host.0, guest.0].concat())
    }
}

/// A part of a turn, written as in a record: `2,0>-1,0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenPart {
    /// Where the token or the disc was.
    pub from: Cell,
    /// Where it went.
    pub to: Cell,
}

impl From<WrittenPart> for Slide {
    fn from(WrittenPart { from, to }: WrittenPart) -> Slide {
        Slide { from, to }
    }
}

impl From<WrittenPart> for Relocation {
    fn from(WrittenPart { from, to }: WrittenPart) -> Relocation {
        Relocation { from, to }
    }
}

impl fmt::Display for WrittenPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Slide::from(*self))
    }
}

impl FromStr for WrittenPart {
    type Err = TurnFormError;

    fn from_str(text: &str) -> Result<WrittenPart, TurnFormError> {
        // A part alone has the form of half a turn.
        match text.parse()? {
            Turn { slide: Some(Slide { from, to }), rest: Rest::ToCome } => {
                Ok(WrittenPart { from, to })
            }
            Turn { .. } => Err(TurnFormError::Expected {
                expected: crate::notation::TurnPiece::End,
                column: text.chars().count(),
            }),
        }
    }
}

impl Serialize for WrittenPart {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for WrittenPart {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<WrittenPart, D::Error> {
        let text = String::deserialize(input)?;
        text.parse().map_err(|_| D::Error::custom("not a part of a turn"))
    }
}

impl Says {
    /// The entry that plays a step. `None` for a skip: both programs play those by themselves.
    pub(crate) fn part(step: Step) -> Option<Says> {
        match step {
            Step::Slide(Slide { from, to }) => Some(Says::Slide(WrittenPart { from, to })),
            Step::Relocate(Relocation { from, to }) => {
                Some(Says::Relocate(WrittenPart { from, to }))
            }
            Step::Skip => None,
        }
    }

    /// The step that it plays, if it is a part of a turn.
    pub fn step(&self) -> Option<Step> {
        match self {
            Says::Slide(part) => Some(Step::Slide((*part).into())),
            Says::Relocate(part) => Some(Step::Relocate((*part).into())),
            _ => None,
        }
    }
}

/// An entry with the signature of its author, which may be wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "EntrySheet", from = "EntrySheet")]
pub struct SignedEntry {
    entry: LogEntry,
    signature: Signature,
    /// Computed from the entry, never read.
    digest: Digest,
}

/// An entry as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Entry")]
struct EntrySheet {
    entry: LogEntry,
    signature: Signature,
}

impl SignedEntry {
    /// Signs an entry.
    pub fn sign(entry: LogEntry, key: &FarKey) -> SignedEntry {
        let digest = digest(&entry);
        SignedEntry { signature: key.sign(&digest), digest, entry }
    }

    /// Whether this is the entry's author.
    pub fn is_signed_by(&self, author: &FarId) -> bool {
        author.has_signed(&self.digest, &self.signature)
    }

    /// What it says.
    pub fn says(&self) -> &Says {
        &self.entry.says
    }

    /// The entry without its signature.
    pub fn entry(&self) -> &LogEntry {
        &self.entry
    }

    /// Its digest, which names it.
    pub fn digest(&self) -> Digest {
        self.digest
    }

    /// The tip of its author's chain, if it is the last.
    pub fn tip(&self) -> ChainTip {
        ChainTip { number: self.entry.number, digest: self.digest }
    }
}

/// The match that terms name: the digest of the entry in which they stand.
pub(crate) fn named_by(terms: FarTerms) -> Digest {
    let (before, seen) = (Digest::NONE, ChainTip { number: 0, digest: Digest::NONE });
    let says = Says::Terms(Box::new(terms));
    digest(&LogEntry { of: Digest::NONE, by: Role::Host, number: 1, before, seen, says })
}

/// The digest of the bytes of an entry. They are always written here, never those that came: there are many ways to
/// write a number too long, and only one is signed.
fn digest(entry: &LogEntry) -> Digest {
    Digest::of(DigestUse::Entry, &to_bytes(entry))
}

/// Values as bytes. An entry can always be written: it has no type that the format lacks.
pub(crate) fn to_bytes(value: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(value).unwrap_or_default()
}

impl From<EntrySheet> for SignedEntry {
    fn from(EntrySheet { entry, signature }: EntrySheet) -> SignedEntry {
        SignedEntry { digest: digest(&entry), entry, signature }
    }
}

impl From<SignedEntry> for EntrySheet {
    fn from(SignedEntry { entry, signature, .. }: SignedEntry) -> EntrySheet {
        EntrySheet { entry, signature }
    }
}
