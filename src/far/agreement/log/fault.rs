//! What can be wrong with an entry: why the other side's is not accepted, and why one's own is not written.

use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use crate::far::agreement::entry::terms::Role;
use crate::rules::Refusal;

/// Why an entry has no place in the log. The same reasons hold for both sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, IntoStaticStr, thiserror::Error)]
#[error("{self:?}")]
pub enum FarFault {
    /// The signature is not that of the author.
    BadSignature,
    /// It belongs to another match.
    OtherMatch,
    /// There is another entry with the same number and a good signature: the author has written two.
    TwoVersions,
    /// It does not follow the author's entry before it.
    WrongBefore,
    /// It names an entry of the other side that does not exist.
    SeenUnknown,
    /// It has seen less of the other side than the author's entry before it.
    SeenLess,
    /// It must not stand in this place: terms and consent are first, and only there.
    WrongPlace,
    /// The invitation was for somebody else.
    NotInvited,
    /// The terms name a reading of the rules that this program does not know.
    UnknownRules {
        /// Its name.
        name: String,
    },
    /// The host plays by another version of the rules.
    OtherRulesVersion {
        /// The host's version.
        version: u32,
        /// The version of this program.
        known: u32,
    },
    /// The computer plays at a level that this program does not know.
    UnknownLevel {
        /// Its name.
        name: String,
    },
    /// The match has not begun.
    NotBegun,
    /// The match is over.
    Over,
    /// It is not over yet.
    NotOver,
    /// The number for the lot is not the one that was committed to.
    LotDiffers,
    /// Nothing is drawn, or the author has drawn already, or it is not yet time to show the number.
    NoLot,
    /// The word is with the other side.
    NotYourTurn,
    /// The rules do not allow the part.
    Illegal(Refusal),
    /// The match has as many turns as a match can have.
    TooLong,
    /// The author has an offer that is not answered.
    OfferOpen,
    /// The author has made the same offer since the last part was played.
    OfferAgain,
    /// The terms do not allow taking back.
    NoTakingBack,
    /// There is nothing of the author's to take back there.
    NothingToTakeBack,
    /// There is no such offer, or it has lapsed, or it was answered.
    NoSuchOffer,
    /// The log has as many entries of the author as it can have.
    LogFull {
        /// The most entries of a side.
        most: u32,
    },
}

impl FarFault {
    /// The name of the fault, as it goes over the wire.
    pub fn name(&self) -> &'static str {
        self.into()
    }

    /// Which program has to be updated, if nothing is wrong but that one is older than the other.
    pub fn outdated(&self) -> Option<Outdated> {
        match self {
            FarFault::UnknownRules { .. } | FarFault::UnknownLevel { .. } => Some(Outdated::Here),
            FarFault::OtherRulesVersion { version, known } => {
                Some(Outdated::by_versions(*known, *version))
            }
            _ => None,
        }
    }

    /// Whether the author's signature proves that it is the author who did wrong.
    pub(crate) fn is_proven(&self) -> bool {
        let is_authors = !matches!(self, FarFault::BadSignature | FarFault::OtherMatch);
        is_authors && self.outdated().is_none() && *self != FarFault::NotInvited
    }
}

/// Which of the two programs has to be updated, so that they understand each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum Outdated {
    /// This one.
    Here,
    /// That of the other side.
    There,
}

impl Outdated {
    /// The one with the lower version.
    pub(crate) fn by_versions(here: u32, there: u32) -> Outdated {
        if here < there { Outdated::Here } else { Outdated::There }
    }
}

/// Why the match cannot go on: somebody has written what no honest program writes. What was agreed before stays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dispute {
    /// Whose entry it is.
    pub by: Role,
    /// Its number.
    pub number: u32,
    /// What is wrong with it.
    pub fault: FarFault,
}
