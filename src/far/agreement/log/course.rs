//! The course of a match as the log tells it. It is computed from the entries, and it comes out the same in whatever
//! order two chains are read, as long as no entry is read before one that its author had seen.
//!
//! What is decided (a part, an answer, an offer in one's own turn) is decided by the side that has the *word*, and only
//! its own entry passes the word on. So each of these entries has seen all others before it, and there is only one
//! order for them. Everything else (an offer in the other's turn, resigning, closing) stands beside them and changes
//! nothing that was decided: an offer lapses if the other side has gone on without it, and whoever resigns or closes
//! does so after all that the other side had decided before it knew.

use std::collections::BTreeMap;

use jiff::Timestamp;

use super::{
    event::FarEnding,
    offers::{OfferTime, Offers, OpenOffer},
};
use crate::far::agreement::entry::{
    digest::Digest,
    says::LotNumber,
    terms::{Consent, FarTerms, Role, Seating},
};
use crate::{
    record::Record,
    rules::{Match, Side, Step},
};

/// What the log says of the match so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct FarCourse {
    pub terms: Option<Box<FarTerms>>,
    /// With the digest of its entry.
    pub consent: Option<(Box<Consent>, Digest)>,
    pub commitments: [Option<Digest>; 2],
    pub numbers: [Option<LotNumber>; 2],
    pub seating: Option<Seating>,
    /// The match, once it has begun. Without resignations.
    pub game: Option<Match>,
    /// What was decided, in its one order.
    pub decisions: Vec<Decision>,
    pub offers: Offers,
    /// By whom the match was given up, and with which entry.
    pub resigned: [Option<u32>; 2],
    pub closed: [Option<u32>; 2],
    /// The entries of both sides that offered a draw at the same time, if they did: then both want it.
    pub both_offered_draw: Option<[u32; 2]>,
    /// Whether both want a rematch.
    pub rematch: bool,
}

/// An entry that decided something, and what it led to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Decision {
    pub by: Option<Role>,
    pub number: u32,
    /// How many parts the match has afterwards.
    pub steps: u32,
    /// How many parts were played until then. Taking back does not lessen it.
    pub played: u32,
    /// Whether it ended the match.
    pub is_over: bool,
}

impl FarCourse {
    /// Who plays a side.
    pub fn role(&self, side: Side) -> Option<Role> {
        self.seating.map(|seating| seating.role(side))
    }

    /// The side whose turn it is on the board.
    pub fn to_move(&self) -> Option<Side> {
        self.game.as_ref().map(|game| game.position().to_move())
    }

    /// Whose turn it is on the board.
    pub fn mover(&self) -> Option<Role> {
        self.role(self.to_move()?)
    }

    /// Who has the word. Nobody does once the match is over.
    pub fn word(&self) -> Option<Role> {
        self.word_by_decisions().filter(|_| self.ending().is_none())
    }

    /// Who has the word by what was decided, even if somebody has given the match up meanwhile: the mover, unless it has
    /// made an offer and waits for the answer.
    pub fn word_by_decisions(&self) -> Option<Role> {
        let mover = self.mover()?;
        let waits = self.offers.open(mover, OfferTime::Playing).is_some();
        Some(if waits { mover.other() } else { mover })
    }

    /// How the match ended. What was decided comes first, then a resignation, then closing.
    pub fn ending(&self) -> Option<FarEnding> {
        if let Some(ending) = self.game.as_ref().and_then(Match::ending) {
            return Some(FarEnding::Played(ending));
        }
        let given_up = |role: &Role| self.resigned[*role as usize].is_some();
        let closed = |role: &Role| self.closed[*role as usize].is_some();
        // If both did so at once, it is the one whose turn it is.
        let mover = self.mover().unwrap_or(Role::Host);
        let order = [mover, mover.other()];
        if let (Some(by), Some(seating)) = (order.into_iter().find(given_up), self.seating) {
            return Some(FarEnding::Resigned { side: seating.side(by) });
        }
        order.into_iter().find(closed).map(|by| FarEnding::Closed { by })
    }

    /// The last decision that an author knew of who had seen so many entries of the other side. The author knows all
    /// decisions that are the author's own.
    pub fn known(&self, by: Role, seen: u32) -> Decision {
        let is_unknown = |decision: &&Decision| decision.by != Some(by) && decision.number > seen;
        self.decisions.iter().rev().find(|one| !is_unknown(one)).copied().unwrap_or_default()
    }

    /// Whether an author knew all that is decided.
    pub fn knows_all(&self, by: Role, seen: u32) -> bool {
        let last = self.decisions.last();
        last.is_none_or(|last| last.by == Some(by) || last.number <= seen)
    }

    /// Whether the match was over for all that an author knew.
    pub fn seemed_over(&self, by: Role, seen: u32) -> bool {
        let is_known = |(role, number): (Role, Option<u32>)| {
            number.is_some_and(|number| role == by || number <= seen)
        };
        let has_said = |said: [Option<u32>; 2]| Role::BOTH.into_iter().zip(said).any(is_known);
        let has_agreed = self.both_offered_draw.map(|numbers| numbers[by.other() as usize]);
        has_said(self.resigned)
            || has_said(self.closed)
            || has_agreed.is_some_and(|number| number <= seen)
            || self.known(by, seen).is_over
    }

    /// Where an author goes back to who takes back: to the start of the turn under way, or else of the author's last
    /// turn, with what the other side has replied. It is told as the number of parts that remain.
    pub fn take_back_to(&self, by: Role) -> Option<u32> {
        let steps = self.game.as_ref()?.steps().len() as u32;
        let is_own = |to: &u32| self.can_take_back(by, *to, steps);
        let last = (0..steps).rev().find(is_own)?;
        // The slide comes before the relocation, unless it had to be skipped.
        let slide = last.checked_sub(1).filter(|to| to.is_multiple_of(2) && is_own(to));
        Some(slide.unwrap_or(last))
    }

    /// Whether an author has chosen the part after so many, of a match that has so many.
    pub fn can_take_back(&self, by: Role, to: u32, steps: u32) -> bool {
        let (Some(game), Some(seating)) = (&self.game, self.seating) else { return false };
        let is_firsts = (to / 2).is_multiple_of(2);
        let side = if is_firsts { seating.first } else { seating.first.other() };
        let step = game.steps().nth(to as usize);
        to < steps && seating.role(side) == by && step.is_some_and(|step| step != Step::Skip)
    }

    /// The offers that can be answered now, the host's first.
    pub fn open_offers(&self) -> impl Iterator<Item = OpenOffer> {
        let time = if self.ending().is_some() { OfferTime::Over } else { OfferTime::Playing };
        let by = Role::BOTH.into_iter().filter(|_| !self.rematch);
        by.filter_map(move |by| self.offers.open(by, time))
    }

    /// The match as a record. One that was closed is unfinished.
    pub fn record(&self) -> Option<Record> {
        let (terms, seating) = (self.terms.as_ref()?, self.seating?);
        let (consent, _) = self.consent.as_ref()?;
        let mut game = self.game.clone()?;
        if let Some(FarEnding::Resigned { side }) = self.ending() {
            game.resign(side);
        }
        let player = |side: Side| match seating.role(side) {
            Role::Host => terms.companion.player(),
            Role::Guest => consent.companion.player(),
        };
        Some(Record {
            // Any date can be written in the terms, but not every one exists.
            date: Timestamp::from_second(terms.date).unwrap_or_default(),
            red: player(Side::Red),
            black: player(Side::Black),
            game,
            notes: BTreeMap::new(),
            lines: Vec::new(),
            from: None,
        })
    }
}
