//! Whether what an entry says fits what the log says so far. The same checks are made for one's own entries before they
//! are written, and for the other side's before they are accepted: each by what its author knew.

use super::{course::FarCourse, fault::FarFault, offers::OfferTime};
use crate::far::agreement::entry::{
    key::FarId,
    says::{FarOffer, LogEntry, LotNumber, Says},
    terms::{Companion, Consent, FarTerms, RULES_VERSION, Role},
};
use crate::{notation::LONGEST_MATCH, rules::Match, rules::Step};

impl FarCourse {
    /// Checks what an entry says. Where it stands in its chain has been checked.
    pub fn check(&self, entry: &LogEntry) -> Result<(), FarFault> {
        let (by, seen) = (entry.by, entry.seen.number);
        match &entry.says {
            Says::Terms(terms) => check_terms(terms, entry),
            Says::Consent(consent) => self.check_consent(consent, entry),
            _ if entry.number == 1 => Err(FarFault::WrongPlace),
            Says::Commit(_) | Says::Reveal(_) | Says::Close if self.seemed_over(by, seen) => {
                Err(FarFault::Over)
            }
            Says::Commit(_) => self.check_commit(by, seen),
            Says::Reveal(number) => self.check_reveal(by, seen, number),
            Says::Slide(_) | Says::Relocate(_) => self.check_part(by, seen, entry.says.step()),
            Says::Offer(offer) => self.check_offer(by, seen, *offer),
            Says::Answer { offer, .. } => self.check_answer(by, seen, *offer),
            Says::Resign => self.check_going_on(by, seen).map(drop),
            Says::Close => Ok(()),
        }
    }

    fn check_consent(&self, consent: &Consent, entry: &LogEntry) -> Result<(), FarFault> {
        let is_first = entry.by == Role::Guest && entry.number == 1 && entry.seen.number > 0;
        let terms = self.terms.as_deref().filter(|_| is_first).ok_or(FarFault::WrongPlace)?;
        if !is_invited(terms, &consent.guest) {
            return Err(FarFault::NotInvited);
        }
        if self.seemed_over(entry.by, entry.seen.number) {
            return Err(FarFault::Over);
        }
        check_companion(&consent.companion)
    }

    /// The lot is drawn once the guest has consented. Who commits must have seen that.
    fn check_commit(&self, by: Role, seen: u32) -> Result<(), FarFault> {
        let needs_lot = self.terms.as_ref().is_some_and(|terms| terms.conditions.need_lot());
        let knows_consent = self.consent.is_some() && (by == Role::Guest || seen > 0);
        let is_first = self.commitments[by as usize].is_none();
        if needs_lot && knows_consent && is_first { Ok(()) } else { Err(FarFault::NoLot) }
    }

    /// The number is shown once both have committed, so that neither can choose it by that of the other.
    fn check_reveal(&self, by: Role, seen: u32, number: &LotNumber) -> Result<(), FarFault> {
        let [own, other] = [by, by.other()].map(|role| self.commitments[role as usize]);
        // The other side commits with its second entry.
        let knows_other = other.is_some() && seen >= COMMITS_WITH;
        let own = own.filter(|_| knows_other && self.numbers[by as usize].is_none());
        match own {
            None => Err(FarFault::NoLot),
            Some(commitment) if commitment == number.commitment() => Ok(()),
            Some(_) => Err(FarFault::LotDiffers),
        }
    }

    /// The match, if it has begun and is not over for all that the author knew.
    fn check_going_on(&self, by: Role, seen: u32) -> Result<&Match, FarFault> {
        match &self.game {
            _ if self.seemed_over(by, seen) => Err(FarFault::Over),
            Some(game) if self.knows_beginning(by, seen) => Ok(game),
            _ => Err(FarFault::NotBegun),
        }
    }

    /// Whether an author knew who sits where. With a lot, this takes the other side's number.
    fn knows_beginning(&self, by: Role, seen: u32) -> bool {
        let needs_lot = self.terms.as_ref().is_some_and(|terms| terms.conditions.need_lot());
        match by {
            _ if needs_lot => seen >= REVEALS_WITH,
            Role::Host => seen >= 1,
            Role::Guest => true,
        }
    }

    /// Checks that the word was with the author, who must know all that was decided. That somebody has given the match up
    /// need not be known.
    fn check_word(&self, by: Role, seen: u32) -> Result<(), FarFault> {
        let has_word = self.word_by_decisions() == Some(by) && self.knows_all(by, seen);
        if has_word { Ok(()) } else { Err(FarFault::NotYourTurn) }
    }

    fn check_part(&self, by: Role, seen: u32, step: Option<Step>) -> Result<(), FarFault> {
        let game = self.check_going_on(by, seen)?;
        self.check_word(by, seen)?;
        // While an offer waits, the word is with the other side only for the answer.
        let step = step.filter(|_| self.mover() == Some(by)).ok_or(FarFault::NotYourTurn)?;
        if game.steps().len() >= 2 * LONGEST_MATCH {
            return Err(FarFault::TooLong);
        }
        game.check(step).map_err(FarFault::Illegal)
    }

    fn check_offer(&self, by: Role, seen: u32, offer: FarOffer) -> Result<(), FarFault> {
        let known = self.known(by, seen);
        if offer == FarOffer::Rematch {
            let can_end = self.game.is_some() && self.knows_beginning(by, seen);
            if !can_end || !self.seemed_over(by, seen) {
                return Err(FarFault::NotOver);
            }
        } else {
            self.check_going_on(by, seen)?;
        }
        if self.offers.seemed_open(by, OfferTime::of(offer), seen) {
            return Err(FarFault::OfferOpen);
        }
        if let FarOffer::TakeBack { to } = offer {
            self.check_taking_back(by, to, known.steps)?;
        }
        if self.offers.was_made(by, offer, known.played) {
            return Err(FarFault::OfferAgain);
        }
        Ok(())
    }

    fn check_taking_back(&self, by: Role, to: u32, steps: u32) -> Result<(), FarFault> {
        if !self.terms.as_ref().is_some_and(|terms| terms.conditions.taking_back) {
            return Err(FarFault::NoTakingBack);
        }
        let is_own = self.can_take_back(by, to, steps);
        if is_own { Ok(()) } else { Err(FarFault::NothingToTakeBack) }
    }

    fn check_answer(&self, by: Role, seen: u32, number: u32) -> Result<(), FarFault> {
        let open = self.offers.numbered(by.other(), number).filter(|_| number <= seen);
        let open = open.ok_or(FarFault::NoSuchOffer)?;
        if open.offer == FarOffer::Rematch {
            return if self.rematch { Err(FarFault::NoSuchOffer) } else { Ok(()) };
        }
        self.check_going_on(by, seen)?;
        self.check_word(by, seen)
    }
}

/// Each side commits with its second entry and shows its number with its third.
const COMMITS_WITH: u32 = 2;
const REVEALS_WITH: u32 = 3;

fn check_terms(terms: &FarTerms, entry: &LogEntry) -> Result<(), FarFault> {
    if entry.by != Role::Host || entry.number != 1 || entry.seen.number > 0 {
        return Err(FarFault::WrongPlace);
    }
    let FarTerms { rules_version: version, .. } = *terms;
    if version != RULES_VERSION {
        return Err(FarFault::OtherRulesVersion { version, known: RULES_VERSION });
    }
    let rules = &terms.conditions.rules;
    if rules.rules().is_none() {
        return Err(FarFault::UnknownRules { name: rules.to_string() });
    }
    check_companion(&terms.companion)
}

fn check_companion(companion: &Companion) -> Result<(), FarFault> {
    match &companion.computer {
        Some(level) if level.level().is_none() => {
            Err(FarFault::UnknownLevel { name: level.to_string() })
        }
        _ => Ok(()),
    }
}

/// Whether a key may consent to terms. Nobody plays against themselves.
pub(crate) fn is_invited(terms: &FarTerms, guest: &FarId) -> bool {
    terms.only_for.is_none_or(|invited| invited == *guest) && terms.host != *guest
}
