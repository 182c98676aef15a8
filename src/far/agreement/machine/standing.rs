//! How a match stands: all that a ribbon or a terminal has to know, in one value.

use super::ends::Agreement;
use crate::far::agreement::{
    entry::{
        digest::{Digest, DigestUse},
        says::{FarOffer, SignedEntry, named_by},
        terms::{Chance, ColourChoice, FarTerms, Role, Seating, WhoBegins},
    },
    log::{event::FarEnding, fault::Dispute, offers::OpenOffer},
};
use crate::rules::{Part, Side};

/// How far a match has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FarStage {
    /// The host waits for somebody to consent.
    Inviting,
    /// The guest waits for the terms.
    Fetching,
    /// The guest is asked whether to consent.
    Asked,
    /// The lot is drawn.
    Drawing,
    /// The match is played.
    Playing,
    /// The match is over.
    Over(FarEnding),
    /// The match cannot go on.
    Disputed(Dispute),
}

/// How a match stands, as one side sees it. Only what is on its disk counts.
#[allow(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FarStanding {
    /// How far it has come.
    pub stage: FarStage,
    /// Which of the two this side is.
    pub role: Role,
    /// Who sits where, once it is known.
    pub seating: Option<Seating>,
    /// The side whose turn it is on the board, while the match is played.
    pub to_move: Option<Side>,
    /// The part that is due, while the match is played.
    pub due: Option<Part>,
    /// Whether it is for this side to go on: to play, or to answer an offer that the other has made in its own turn. It
    /// can resign and close at any time, and make an offer also while the word is with the other.
    pub has_word: bool,
    /// The offers that wait for an answer.
    pub offers: Vec<OpenOffer>,
    /// Whether both want a rematch.
    pub rematch: bool,
    /// How many of the last parts of the match are this side's, and not yet on the other's disk for all that is known.
    pub unacknowledged_parts: usize,
    /// How many entries of this side, parts or other, are not.
    pub unacknowledged: u32,
    /// Whether something is being written. Until then nothing can be wished for.
    pub is_writing: bool,
    /// Whether entries of this side are on their way back from the other.
    pub is_behind: bool,
    /// Whether the other side is here: it has said hello, in this version and about this match.
    pub is_here: bool,
}

impl FarStanding {
    /// The side that this end plays, once it is known.
    pub fn side(&self) -> Option<Side> {
        self.seating.map(|seating| seating.side(self.role))
    }

    /// The offer that this end can answer.
    pub fn to_answer(&self) -> Option<OpenOffer> {
        let is_others = |open: &&OpenOffer| open.by != self.role;
        let can = self.has_word || matches!(self.stage, FarStage::Over(_));
        self.offers.iter().find(is_others).copied().filter(|_| can)
    }

    /// The offer of this end that the other has not answered.
    pub fn asked(&self) -> Option<FarOffer> {
        self.offers.iter().find(|open| open.by == self.role).map(|open| open.offer)
    }

    /// Whether this side could play if the other had answered its offer.
    pub fn waits_for_answer(&self) -> bool {
        self.is_own_turn() && !self.has_word && self.asked().is_some()
    }

    fn is_own_turn(&self) -> bool {
        self.to_move.is_some() && self.to_move == self.side()
    }

    /// Whether a part can be played here now.
    pub fn can_play(&self) -> bool {
        let is_free = !self.is_writing && !self.is_behind;
        self.stage == FarStage::Playing && self.has_word && self.is_own_turn() && is_free
    }
}

impl Agreement {
    /// How the match stands.
    pub fn standing(&self) -> FarStanding {
        let course = &self.log.course;
        let stage = self.stage();
        let is_playing = stage == FarStage::Playing;
        let game = course.game.as_ref().filter(|_| is_playing);
        let (unacknowledged, unacknowledged_parts) = self.unacknowledged();
        FarStanding {
            role: self.role(),
            seating: course.seating,
            to_move: game.map(|game| game.position().to_move()),
            due: game.and_then(|game| game.position().due()),
            has_word: is_playing && course.word() == Some(self.role()),
            offers: course.open_offers().collect(),
            rematch: course.rematch,
            unacknowledged_parts,
            unacknowledged,
            is_writing: self.is_writing(),
            is_behind: self.is_behind(),
            is_here: self.peer.as_ref().is_some_and(|peer| peer.is_here),
            stage,
        }
    }

    fn stage(&self) -> FarStage {
        let course = &self.log.course;
        if let Some(dispute) = self.log.dispute() {
            return FarStage::Disputed(dispute);
        }
        if let Some(ending) = course.ending() {
            return FarStage::Over(ending);
        }
        match (self.role(), &course.terms, &course.consent, &course.game) {
            (_, _, _, Some(_)) => FarStage::Playing,
            (_, _, Some(_), None) => FarStage::Drawing,
            (Role::Host, ..) => FarStage::Inviting,
            (Role::Guest, Some(_), ..) => FarStage::Asked,
            (Role::Guest, None, ..) => FarStage::Fetching,
        }
    }

    /// How many of this side's entries the other has not acknowledged, and how many parts among the last of the match
    /// that makes. What the other has written tells what it had seen.
    fn unacknowledged(&self) -> (u32, usize) {
        let waiting =
            self.log.unseen().filter(|signed| signed.entry().number > self.acknowledged());
        let waiting: Vec<_> = waiting.map(SignedEntry::says).collect();
        let parts = waiting.iter().filter(|says| says.step().is_some()).count();
        (waiting.len() as u32, parts)
    }

    /// The terms of the rematch that both want. The host proposes them to the guest as another match, on a connection of
    /// its own, and the guest [knows](Agreement::is_rematch) them. Both change colours, and with them who begins.
    pub fn rematch(&self, date: i64, chance: [u8; 16]) -> Option<FarTerms> {
        let course = &self.log.course;
        let (terms, (consent, _)) = (course.terms.as_ref()?, course.consent.as_ref()?);
        let seating = course.seating.filter(|_| course.rematch)?;
        let mut next = FarTerms::clone(terms);
        next.conditions.colours = ColourChoice::HostPlays(seating.host.other());
        // The same colour begins again, and it is the other's now.
        next.conditions.begins = WhoBegins::Chosen(seating.role(seating.first).other());
        next.only_for = Some(consent.guest);
        next.rematch_of = Some(self.log.id());
        (next.date, next.chance) = (date, Chance(chance));
        Some(next)
    }

    /// The terms of the rematch that both want, and the match that they name. Both sides compute the same without a word, so
    /// the guest knows whom to ask about what.
    pub fn next_match(&self) -> Option<(FarTerms, Digest)> {
        let course = &self.log.course;
        let (terms, (_, consent)) = (course.terms.as_ref()?, course.consent.as_ref()?);
        // Only the two sides know the guest's consent, so nobody else can ask about the rematch.
        let drawn = *Digest::of(DigestUse::Rematch, consent.bytes()).bytes();
        let (chance, _) = drawn.split_first_chunk()?;
        let next = self.rematch(terms.date.saturating_add(1), *chance)?;
        let of = named_by(next.clone());
        Some((next, of))
    }

    /// Whether these are the terms of the rematch that both want. Then the guest has consented already.
    pub fn is_rematch(&self, terms: &FarTerms) -> bool {
        self.rematch(terms.date, terms.chance.0).is_some_and(|expected| expected == *terms)
    }
}
