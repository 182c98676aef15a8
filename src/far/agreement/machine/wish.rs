//! What a player wants, and how it becomes an entry.

use std::time::Duration;

use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use super::{ends::Agreement, message::Farewell};
use crate::far::agreement::{
    entry::{
        says::{FarOffer, Says, SignedEntry},
        terms::{Chance, Companion, Consent, Role},
    },
    log::{fault::FarFault, file::LogLine},
};
use crate::rules::Step;

/// What a player wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FarWish {
    /// To play on the terms that the host proposes. Sixteen random bytes keep the lot fair.
    Consent(Companion, [u8; 16]),
    /// Not to play on these terms.
    Decline,
    /// To play a part of a turn.
    Play(Step),
    /// To offer a draw, or to accept the one that is offered.
    OfferDraw,
    /// To take back the turn under way, or else one's last turn with what was replied.
    TakeBack,
    /// To play another match with the colours swapped, once this one is over.
    Rematch,
    /// To accept or decline what the other side offers.
    Answer(bool),
    /// To give up.
    Resign,
    /// To close the match without a result.
    Close,
}

/// Why a wish is not carried out. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, IntoStaticStr, thiserror::Error)]
#[error("{self:?}")]
pub enum Unwilling {
    /// Something is just being written. The wish can be made again in a moment.
    Writing,
    /// The match cannot go on.
    Disputed,
    /// Entries of this side are missing here that the other side has, perhaps because a copy from a backup is used. They
    /// are on their way.
    Behind,
    /// The other side is not here, and could not be told.
    Away,
    /// An offer that this side has made in its own turn waits for an answer.
    OfferWaits,
    /// It does not fit what the log says.
    Fault(FarFault),
}

impl From<FarFault> for Unwilling {
    fn from(fault: FarFault) -> Unwilling {
        Unwilling::Fault(fault)
    }
}

impl Agreement {
    /// Carries out what the player wants, or says why not.
    pub fn act(&mut self, wish: FarWish, now: Duration) -> Result<(), Unwilling> {
        self.now = now;
        if self.log.dispute().is_some() {
            return Err(Unwilling::Disputed);
        }
        if self.is_writing() {
            return Err(Unwilling::Writing);
        }
        if self.is_behind() {
            return Err(Unwilling::Behind);
        }
        let needs_word = matches!(wish, FarWish::Play(_) | FarWish::Answer(_));
        if needs_word && self.standing().waits_for_answer() {
            return Err(Unwilling::OfferWaits);
        }
        let Some(says) = self.says(wish)? else {
            return self.decline();
        };
        let draft = self.log.draft(self.role(), says);
        self.log.check_own(&draft)?;
        self.write(LogLine::Entry(SignedEntry::sign(draft, &self.key)));
        Ok(())
    }

    /// Says that the guest does not want to play on the terms.
    fn decline(&mut self) -> Result<(), Unwilling> {
        if self.peer.as_ref().is_none_or(|peer| !peer.is_here) {
            return Err(Unwilling::Away);
        }
        self.cut(Farewell::Declined);
        Ok(())
    }

    /// What is written for a wish. Declining the terms is only said.
    fn says(&self, wish: FarWish) -> Result<Option<Says>, FarFault> {
        let course = &self.log.course;
        let offered = course.open_offers().find(|open| open.by != self.role());
        let offer = match wish {
            FarWish::Consent(companion, chance) => {
                let (guest, chance) = (self.key.id(), Chance(chance));
                let consent = Consent { guest, companion, chance };
                return Ok(Some(Says::Consent(Box::new(consent))));
            }
            FarWish::Decline => {
                let is_asked = self.role() == Role::Guest && course.consent.is_none();
                return if is_asked { Ok(None) } else { Err(FarFault::WrongPlace) };
            }
            FarWish::Play(step) => {
                let says = Says::part(step).ok_or(FarFault::NotYourTurn)?;
                return Ok(Some(says));
            }
            FarWish::Answer(yes) => {
                let number = offered.ok_or(FarFault::NoSuchOffer)?.number;
                return Ok(Some(Says::Answer { offer: number, yes }));
            }
            FarWish::Resign => return Ok(Some(Says::Resign)),
            FarWish::Close => return Ok(Some(Says::Close)),
            FarWish::OfferDraw => FarOffer::Draw,
            FarWish::Rematch => FarOffer::Rematch,
            FarWish::TakeBack => {
                let to = course.take_back_to(self.role());
                FarOffer::TakeBack { to: to.ok_or(FarFault::NothingToTakeBack)? }
            }
        };
        // Who offers what is offered already accepts it.
        let same = offered.filter(|open| open.offer == offer && offer.is_mutual());
        Ok(Some(
            same.map_or(Says::Offer(offer), |open| Says::Answer { offer: open.number, yes: true }),
        ))
    }
}
