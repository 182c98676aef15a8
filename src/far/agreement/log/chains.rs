//! The log of a match: the entries of both sides, and what they say together. The log is the match; all else is computed
//! from it.

use super::{
    chain::{Chain, MOST_ENTRIES},
    course::FarCourse,
    event::{FarEnding, LogEvent},
    fault::{Dispute, FarFault},
};
use crate::far::agreement::entry::{
    digest::Digest,
    key::FarId,
    says::{ChainTip, FarOffer, LogEntry, Says, SignedEntry},
    terms::{Companion, Consent, FarTerms, Role, Seating},
};
use crate::{
    record::Record,
    rules::{Match, Part},
};

/// The log of a match, as one side keeps it.
#[derive(Clone, Debug)]
pub struct FarLog {
    /// Which of the two keeps it.
    keeper: Role,
    id: Digest,
    host: FarId,
    chains: [Chain; 2],
    pub(crate) course: FarCourse,
    /// An entry that proves that a side did what no honest program does. It is no part of the match.
    evidence: Option<(SignedEntry, FarFault)>,
}

/// What is found of an entry that comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum EntryVerdict {
    /// It is the next.
    Next,
    /// It is there already.
    Known,
    /// Entries before it are missing.
    TooEarly,
    /// It has no place in the log.
    Wrong(FarFault),
}

impl FarLog {
    /// The empty log of a match that is known by its terms' digest and by its host.
    pub fn new(keeper: Role, id: Digest, host: FarId) -> FarLog {
        let (chains, course, evidence) = Default::default();
        FarLog { keeper, id, host, chains, course, evidence }
    }

    /// Whether nothing is written in it yet.
    pub fn is_empty(&self) -> bool {
        self.evidence.is_none() && Role::BOTH.iter().all(|role| self.tip(*role).number == 0)
    }

    /// Which of the two keeps this log.
    pub fn keeper(&self) -> Role {
        self.keeper
    }

    /// The match: the digest of its terms.
    pub fn id(&self) -> Digest {
        self.id
    }

    /// The host's key.
    pub fn host(&self) -> FarId {
        self.host
    }

    /// The key of a side. The guest's is known once the guest has consented.
    pub fn key(&self, role: Role) -> Option<FarId> {
        match role {
            Role::Host => Some(self.host),
            Role::Guest => self.course.consent.as_ref().map(|(consent, _)| consent.guest),
        }
    }

    /// How far the entries of a side go.
    pub fn tip(&self, role: Role) -> ChainTip {
        self.chain(role).tip()
    }

    /// All entries of a side.
    pub fn entries(
        &self,
        role: Role,
    ) -> impl DoubleEndedIterator<Item = &SignedEntry> + ExactSizeIterator {
        self.chain(role).iter()
    }

    /// The entries of its keeper that the other side has not shown to have seen.
    pub fn unseen(&self) -> impl DoubleEndedIterator<Item = &SignedEntry> + ExactSizeIterator {
        let last = self.entries(self.keeper.other()).next_back();
        let seen = last.map_or(0, |last| last.entry().seen.number);
        self.entries(self.keeper).skip(seen as usize)
    }

    /// What the host proposes, once it is known.
    pub fn terms(&self) -> Option<&FarTerms> {
        self.course.terms.as_deref()
    }

    /// What the guest has answered to it.
    pub fn consent(&self) -> Option<&Consent> {
        self.course.consent.as_ref().map(|(consent, _)| &**consent)
    }

    /// Who sits at the end of a side, once it is known.
    pub fn companion(&self, role: Role) -> Option<&Companion> {
        match role {
            Role::Host => self.terms().map(|terms| &terms.companion),
            Role::Guest => self.consent().map(|consent| &consent.companion),
        }
    }

    /// Who sits where, once it is known.
    pub fn seating(&self) -> Option<Seating> {
        self.course.seating
    }

    /// The match as it stands on the board, once it has begun. That somebody has resigned or closed it is not in it, but
    /// in the [ending](FarLog::ending).
    pub fn game(&self) -> Option<&Match> {
        self.course.game.as_ref()
    }

    /// Whether its keeper has played half of a turn, and can play the other half now: the match is not over, and no offer
    /// waits for an answer.
    pub fn is_amid_turn(&self) -> bool {
        let is_half =
            self.game().is_some_and(|game| game.position().due() == Some(Part::Relocation));
        is_half && self.course.word() == Some(self.keeper)
    }

    /// How many parts an offer would take back.
    pub fn parts_back(&self, offer: FarOffer) -> usize {
        offer.parts_back(self.game().map_or(0, |game| game.steps().len()))
    }

    /// Whether its keeper has something to take back, if the other side agrees.
    pub fn can_take_back(&self) -> bool {
        self.course.take_back_to(self.keeper).is_some()
    }

    /// How the match ended, if it has.
    pub fn ending(&self) -> Option<FarEnding> {
        self.course.ending()
    }

    /// The entry that proves why the match cannot go on.
    pub fn evidence(&self) -> Option<&SignedEntry> {
        self.evidence.as_ref().map(|(signed, _)| signed)
    }

    pub(crate) fn chain(&self, role: Role) -> &Chain {
        &self.chains[role as usize]
    }

    /// The next entry of a side, before it is signed.
    pub(crate) fn draft(&self, by: Role, says: Says) -> LogEntry {
        let (own, seen) = (self.tip(by), self.tip(by.other()));
        let of = if matches!(says, Says::Terms(_)) { Digest::NONE } else { self.id };
        LogEntry { of, by, number: own.number + 1, before: own.digest, seen, says }
    }

    /// Whether an entry can be the next, and if not, why.
    pub(crate) fn judge(&self, signed: &SignedEntry) -> EntryVerdict {
        let entry = signed.entry();
        let chain = self.chain(entry.by);
        if chain.has(signed.tip()) && entry.number > 0 {
            return EntryVerdict::Known;
        }
        let is_ours = match &entry.says {
            Says::Terms(terms) if entry.number == 1 => {
                signed.digest() == self.id && terms.host == self.host
            }
            _ => entry.of == self.id,
        };
        let is_signed = self.is_signed(signed);
        let wrong = match entry.number {
            // Nobody can be blamed for what belongs to another match, or what somebody else has signed.
            _ if !is_ours => Some(FarFault::OtherMatch),
            _ if !self.has_author(entry) => return EntryVerdict::TooEarly,
            _ if !is_signed => Some(FarFault::BadSignature),
            0 => Some(FarFault::WrongBefore),
            number if number <= chain.len() => Some(FarFault::TwoVersions),
            number if number > chain.len() + 1 => return EntryVerdict::TooEarly,
            _ => match self.check_links(entry) {
                Err(wrong) => Some(wrong),
                // The author may have lost less than we have, or some of ours.
                Ok(false) => return EntryVerdict::TooEarly,
                Ok(true) => self.course.check(entry).err(),
            },
        };
        wrong.map_or(EntryVerdict::Next, EntryVerdict::Wrong)
    }

    fn is_signed(&self, signed: &SignedEntry) -> bool {
        self.author(signed.entry()).is_some_and(|author| signed.is_signed_by(&author))
    }

    /// Whether it is known whose signature an entry must have.
    pub(crate) fn has_author(&self, entry: &LogEntry) -> bool {
        self.author(entry).is_some()
    }

    /// Whose signature an entry must have. That of a consent is in the entry itself.
    fn author(&self, entry: &LogEntry) -> Option<FarId> {
        match &entry.says {
            Says::Consent(consent) if entry.by == Role::Guest && entry.number == 1 => {
                Some(self.key(Role::Guest).unwrap_or(consent.guest))
            }
            _ => self.key(entry.by),
        }
    }

    /// Checks how the next entry of a side is linked to what is there. It has seen what is not here if this is `false`.
    fn check_links(&self, entry: &LogEntry) -> Result<bool, FarFault> {
        let (own, other) = (self.chain(entry.by), self.chain(entry.by.other()));
        if entry.before != own.tip().digest {
            return Err(FarFault::WrongBefore);
        }
        let seen_before = own.get(own.len()).map_or(0, |last| last.entry().seen.number);
        if entry.seen.number < seen_before {
            return Err(FarFault::SeenLess);
        }
        if entry.seen.number > other.len() {
            return Ok(false);
        }
        if !other.has(entry.seen) {
            return Err(FarFault::SeenUnknown);
        }
        // Who has come to the end can still give up.
        let is_last_word = matches!(entry.says, Says::Resign | Says::Close);
        if entry.number > MOST_ENTRIES && !(is_last_word && entry.number <= MOST_ENTRIES + 2) {
            return Err(FarFault::LogFull { most: MOST_ENTRIES });
        }
        Ok(true)
    }

    /// Checks an entry of this side before it is signed.
    pub(crate) fn check_own(&self, draft: &LogEntry) -> Result<(), FarFault> {
        self.check_links(draft)?;
        self.course.check(draft)
    }

    /// Takes in an entry that was judged to be the next.
    pub(crate) fn add(&mut self, signed: SignedEntry) -> Vec<LogEvent> {
        let events = self.course.apply(&signed);
        self.chains[signed.entry().by as usize].push(signed);
        events
    }

    /// Whether the signature below an entry proves that it is its author who did wrong. Before a guest has consented, a
    /// signature is anybody's.
    pub(crate) fn proves(&self, entry: &LogEntry, fault: &FarFault) -> bool {
        fault.is_proven() && self.key(entry.by).is_some()
    }

    /// Checks that an entry is one that proves what its author did.
    pub(crate) fn check_evidence(&self, signed: &SignedEntry) -> Result<FarFault, FarFault> {
        let fault = match self.judge(signed) {
            EntryVerdict::Wrong(fault) => fault,
            // It has seen what nobody has written.
            EntryVerdict::TooEarly if self.is_signed(signed) => FarFault::SeenUnknown,
            EntryVerdict::TooEarly | EntryVerdict::Next | EntryVerdict::Known => {
                return Err(FarFault::WrongPlace);
            }
        };
        if self.proves(signed.entry(), &fault) { Ok(fault) } else { Err(fault) }
    }

    /// Keeps such an entry. One is enough: the match does not go on.
    pub(crate) fn keep_evidence(&mut self, signed: SignedEntry, fault: FarFault) {
        self.evidence.get_or_insert((signed, fault));
    }

    /// Why the match cannot go on, if it cannot.
    pub fn dispute(&self) -> Option<Dispute> {
        let (signed, fault) = self.evidence.as_ref()?;
        let entry = signed.entry();
        Some(Dispute { by: entry.by, number: entry.number, fault: fault.clone() })
    }

    /// The match as a record. `None` before it has begun.
    pub fn record(&self) -> Option<Record> {
        self.course.record()
    }
}
