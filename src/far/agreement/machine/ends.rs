//! The agreement: a machine that is told what comes and what the player wants, and tells what must be done. It has no
//! clock, no thread, no disk and no network of its own.

use std::{collections::VecDeque, time::Duration};

use super::{
    event::{FarDuty, FarEvent},
    message::{FarMessage, Farewell},
    patience::Retry,
    peer::Peer,
};
use crate::far::agreement::{
    entry::{
        digest::Digest,
        key::{FarId, FarKey},
        says::{LotNumber, Says, SignedEntry},
        terms::{FarTerms, Role},
    },
    log::{chains::FarLog, fault::FarFault, file::LogLine},
};

/// A log was kept with another key than the one that is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the match was played with another key, {keeper}")]
pub struct OtherKey {
    /// The public key of the side that has kept it.
    pub keeper: FarId,
}

/// One side's end of a match with somebody far away.
///
/// Whoever drives it calls a method, then takes [`next_duty`](Agreement::next_duty) until there is none. `now` is the
/// time since any moment that stays the same; only how much of it passes matters, and only for asking again and for
/// floods. Time decides nothing about the match.
#[derive(Debug)]
pub struct Agreement {
    pub(super) key: FarKey,
    pub(super) log: FarLog,
    pub(super) peer: Option<Peer>,
    /// What is being written to the disk.
    writing: Option<LogLine>,
    /// Entries that came, and wait for their turn.
    pub(super) inbox: VecDeque<SignedEntry>,
    duties: VecDeque<FarDuty>,
    /// How many of this side's entries the other has acknowledged since the program has started.
    pub(super) acknowledged: u32,
    /// How many it had acknowledged when the match was open last. Nobody is told of them again.
    recalled: u32,
    /// How many entries of this side the other claims to have although they are not here, and when anything was last
    /// written of what comes.
    pub(super) lost: Option<(u32, Duration)>,
    /// When to write again, after something could not be written.
    pub(super) retry: Option<Retry>,
    pub(super) now: Duration,
}

impl Agreement {
    /// Opens a match for whoever gets the invitation. `terms` must name this key as the host. If they cannot be
    /// [written](FarDuty::Write), there is no match: another is to be opened, under another name.
    pub fn invite(key: FarKey, terms: FarTerms) -> Result<Agreement, FarFault> {
        if terms.host != key.id() {
            return Err(FarFault::BadSignature);
        }
        let blank = FarLog::new(Role::Host, Digest::NONE, key.id());
        let draft = blank.draft(Role::Host, Says::Terms(Box::new(terms)));
        blank.check_own(&draft)?;
        let signed = SignedEntry::sign(draft, &key);
        let log = FarLog::new(Role::Host, signed.digest(), key.id());
        let mut agreement = Agreement::new(key, log);
        agreement.write(LogLine::Entry(signed));
        Ok(agreement)
    }

    /// Joins a match that an invitation names, by the digest of its terms and its host's key. The terms come with the
    /// first connection.
    pub fn join(key: FarKey, of: Digest, host: FarId) -> Agreement {
        Agreement::new(key, FarLog::new(Role::Guest, of, host))
    }

    /// Goes on with a match that was read from its file. Fails if it was played with another key: this one could not
    /// sign for it.
    pub fn resume(key: FarKey, log: FarLog) -> Result<Agreement, OtherKey> {
        match log.key(log.keeper()) {
            Some(keeper) if keeper != key.id() => Err(OtherKey { keeper }),
            _ => Ok(Agreement::new(key, log)),
        }
    }

    fn new(key: FarKey, log: FarLog) -> Agreement {
        Agreement {
            key,
            log,
            peer: None,
            writing: None,
            inbox: VecDeque::new(),
            duties: VecDeque::new(),
            acknowledged: 0,
            recalled: 0,
            lost: None,
            retry: None,
            now: Duration::ZERO,
        }
    }

    /// How many of this side's entries the other has acknowledged. The log does not say it.
    pub fn acknowledged(&self) -> u32 {
        self.acknowledged.max(self.recalled)
    }

    /// Recalls what the other side had acknowledged when the match was open last.
    #[must_use]
    pub fn recalling(mut self, acknowledged: u32) -> Agreement {
        self.recalled = acknowledged.min(self.log.tip(self.role()).number);
        self
    }

    /// The log as it is on the disk.
    pub fn log(&self) -> &FarLog {
        &self.log
    }

    /// The next thing to do.
    pub fn next_duty(&mut self) -> Option<FarDuty> {
        self.duties.pop_front()
    }

    /// Which of the two this side is.
    pub(super) fn role(&self) -> Role {
        self.log.keeper()
    }

    pub(super) fn tell(&mut self, event: FarEvent) {
        self.duties.push_back(FarDuty::Tell(event));
    }

    pub(super) fn send(&mut self, message: &FarMessage) {
        self.duties.push_back(FarDuty::Send(message.write()));
    }

    /// Says why, and ends the connection.
    pub(super) fn cut(&mut self, why: Farewell) {
        self.cut_saying(why.clone(), why);
    }

    /// Ends the connection. The other side hears why in words of its own.
    pub(super) fn cut_saying(&mut self, said: Farewell, why: Farewell) {
        if self.peer.is_some() {
            self.send(&FarMessage::Bye(said));
            self.duties.push_back(FarDuty::Cut(why));
            self.disconnected();
        }
    }

    pub(super) fn is_writing(&self) -> bool {
        self.writing.is_some()
    }

    /// The number that the next entry of a side will have, after what is being written and what waits.
    pub(super) fn next_number(&self, by: Role) -> u32 {
        let writing = self.writing.as_ref().and_then(LogLine::entry);
        let coming = writing.into_iter().chain(&self.inbox).map(SignedEntry::entry);
        let coming = coming.filter(|entry| entry.by == by);
        coming
            .fold(self.log.tip(by).number + 1, |next, entry| next + u32::from(entry.number == next))
    }

    /// Asks for a line to be written. All else waits.
    pub(super) fn write(&mut self, line: LogLine) {
        let heading = if self.log.is_empty() { self.log.heading() } else { String::new() };
        self.duties.push_back(FarDuty::Write(heading + &line.write()));
        self.writing = Some(line);
    }

    /// What was to be written is on the disk, and synced.
    pub fn written(&mut self, now: Duration) {
        self.now = now;
        self.retry = None;
        match self.writing.take() {
            Some(LogLine::Entry(signed)) => {
                let entry = signed.entry();
                self.note_in_log(entry.by, entry.number);
                for event in self.log.add(signed) {
                    self.tell(FarEvent::Log(event));
                }
            }
            Some(LogLine::Evidence(signed)) => {
                if let Ok(fault) = self.log.check_evidence(&signed) {
                    self.log.keep_evidence(signed, fault);
                }
                self.inbox.clear();
                if let Some(dispute) = self.log.dispute() {
                    self.tell(FarEvent::Disputed(dispute));
                }
                self.accuse();
            }
            None => {}
        }
        self.go_on();
    }

    /// What was to be written could not be. What is left of it in the file must be cut off before more is appended.
    pub fn not_written(&mut self, now: Duration) {
        self.now = now;
        if self.writing.take().is_some() {
            self.inbox.clear();
            self.retry = Some(Retry::after(self.retry, now));
            self.tell(FarEvent::NotWritten);
        }
    }

    /// Does what waits, up to the next thing that must be written first.
    pub(super) fn go_on(&mut self) {
        while !self.is_writing() {
            if let Some(signed) = self.inbox.pop_front() {
                self.take_in(signed);
            } else if self.retry.is_some_and(|retry| self.now < retry.at) {
                break;
            } else if let Some(says) = self.owed() {
                self.write_own(says);
            } else {
                break;
            }
        }
        self.acknowledge();
        self.share();
    }

    /// When to write what this side owes, if it could not be written at once.
    pub(super) fn owes_at(&self) -> Option<Duration> {
        let retry = self.retry.filter(|_| !self.is_writing())?;
        self.owed().map(|_| retry.at)
    }

    /// What this side owes without being asked: its part in the lot.
    fn owed(&self) -> Option<Says> {
        let (course, own) = (&self.log.course, self.role() as usize);
        let (_, consent) = course.consent.as_ref().filter(|_| course.seating.is_none())?;
        let number = LotNumber(self.key.lot_number(consent));
        let says = match course.commitments[own] {
            None => Says::Commit(number.commitment()),
            Some(_) => Says::Reveal(number),
        };
        let is_due = course.check(&self.log.draft(self.role(), says.clone())).is_ok();
        (is_due && self.log.dispute().is_none() && !self.is_behind()).then_some(says)
    }

    fn write_own(&mut self, says: Says) {
        let signed = SignedEntry::sign(self.log.draft(self.role(), says), &self.key);
        self.write(LogLine::Entry(signed));
    }
}
