//! Taking in the entries that come.

use std::time::Duration;

use super::{ends::Agreement, event::FarEvent, message::Farewell};
use crate::far::agreement::{
    entry::{
        says::{Says, SignedEntry},
        terms::Role,
    },
    log::{chains::EntryVerdict, fault::FarFault, file::LogLine},
};

/// How long to wait for entries of this side that the other claims to have, after the last that came.
const WAIT_FOR_OWN: Duration = Duration::from_secs(30);

impl Agreement {
    /// An entry is on the disk. If the other side wrote it, or gave it back, it has it too.
    pub(super) fn note_in_log(&mut self, by: Role, number: u32) {
        let own = self.role();
        // Meanwhile nothing new is written here.
        let is_given_back = by == own && self.is_behind();
        let now = self.now;
        if self.is_behind()
            && let Some((_, since)) = &mut self.lost
        {
            *since = now;
        }
        let Some(peer) = &mut self.peer else { return };
        let (has, sent) = (&mut peer.has[by as usize], &mut peer.sent[by as usize]);
        if by != own || is_given_back {
            (*has, *sent) = ((*has).max(number), (*sent).max(number));
        } else if *has + 1 == number {
            // Until now there was nothing to wait for.
            peer.wait_anew(self.now);
        }
        if is_given_back {
            self.note_acknowledged(number);
        }
    }

    /// Judges an entry that came. What is right is written before it counts.
    pub(super) fn take_in(&mut self, signed: SignedEntry) {
        let entry = signed.entry();
        let (by, number) = (entry.by, entry.number);
        if self.log.dispute().is_some() {
            return;
        }
        let fault = match self.log.judge(&signed) {
            EntryVerdict::Known => return,
            EntryVerdict::TooEarly if !self.is_invented(&signed) => return,
            EntryVerdict::TooEarly => FarFault::SeenUnknown,
            EntryVerdict::Next if self.is_consent_of_another(&signed) => FarFault::NotInvited,
            EntryVerdict::Next => return self.write(LogLine::Entry(signed)),
            EntryVerdict::Wrong(fault) => fault,
        };
        if self.log.proves(signed.entry(), &fault) {
            self.write(LogLine::Evidence(signed));
        } else {
            let why = Farewell::about(by, number, &fault);
            self.tell(FarEvent::Refused { number, fault });
            self.cut(why);
        }
    }

    /// A guest consents for itself. The host hears it from nobody else, and gives it back to nobody else.
    fn is_consent_of_another(&self, signed: &SignedEntry) -> bool {
        let Says::Consent(consent) = signed.says() else { return false };
        let guest = match self.role() {
            Role::Host => self.peer.as_ref().map(|peer| peer.id),
            Role::Guest => Some(self.key.id()),
        };
        guest.is_some_and(|guest| guest != consent.guest)
    }

    /// Whether the next entry of the other side claims to have seen what this side has never written.
    fn is_invented(&self, signed: &SignedEntry) -> bool {
        let (entry, own) = (signed.entry(), self.role());
        let is_next = entry.by != own && entry.number == self.log.tip(entry.by).number + 1;
        is_next && entry.seen.number > self.log.tip(own).number && !self.is_behind()
    }

    /// Whether entries of this side are missing here, and may still come.
    pub(super) fn is_behind(&self) -> bool {
        self.behind_until().is_some()
    }

    /// Until when to wait for them.
    pub(super) fn behind_until(&self) -> Option<Duration> {
        let (claimed, since) = self.lost?;
        let until = since.saturating_add(WAIT_FOR_OWN);
        let is_missing = claimed > self.log.tip(self.role()).number;
        (is_missing && self.now < until).then_some(until)
    }
}
