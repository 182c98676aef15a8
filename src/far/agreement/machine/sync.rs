//! What two ends say to each other so that both have all entries on their disks.

use std::time::Duration;

use super::{
    ends::Agreement,
    event::FarEvent,
    message::{FarMessage, Farewell, Hello, LARGEST_MESSAGE, PROTOCOL},
    peer::Peer,
};
use crate::far::agreement::{
    entry::{
        key::FarId,
        says::{ChainTip, SignedEntry, to_bytes},
        terms::Role,
    },
    log::{chain::Chain, judge::is_invited},
};

/// The most entries that wait in memory until those before them are written.
const MOST_WAITING: usize = 1_000;
/// The most entries that are under way without an answer.
const MOST_UNDER_WAY: u32 = 500;
/// Room in a message for what stands around the entries.
const AROUND: usize = 16;

impl Agreement {
    /// There is a connection, to an end that has proven that it has this key. If there is another connection, it is
    /// dead or its end has opened a new one. Fails if this is nobody for this match: then the link says
    /// [why](Farewell::message).
    pub fn connected(&mut self, id: FarId, now: Duration) -> Result<(), Farewell> {
        let is_right = match (self.role(), self.log.key(self.role().other())) {
            (_, Some(known)) => known == id,
            (Role::Host, None) => {
                let terms = self.log.course.terms.as_ref();
                // A host who has lost even the terms gets them back from the guest, whoever that is.
                terms.is_none_or(|terms| is_invited(terms, &id))
            }
            (Role::Guest, None) => false,
        };
        if !is_right {
            return Err(Farewell::Taken);
        }
        if self.peer.as_ref().is_some_and(|peer| peer.id != id) {
            return Err(Farewell::Busy);
        }
        self.now = now;
        self.inbox.clear();
        self.peer = Some(Peer::new(id, now));
        self.greet();
        Ok(())
    }

    /// The connection is gone.
    pub fn disconnected(&mut self) {
        self.peer = None;
        self.inbox.clear();
        self.lost = None;
    }

    /// When to call [`tick`](Agreement::tick) next, if at all.
    pub fn next_tick(&self) -> Option<Duration> {
        let again = self.peer.as_ref().filter(|peer| self.waits_for(peer)).map(|peer| peer.again);
        again.into_iter().chain(self.behind_until()).chain(self.owes_at()).min()
    }

    /// Whether something was said to the other end that it has not answered.
    fn waits_for(&self, peer: &Peer) -> bool {
        if !peer.is_here {
            return true;
        }
        match self.log.dispute() {
            Some(_) => peer.may_not_know(),
            None => {
                Role::BOTH.iter().any(|role| peer.has[*role as usize] < self.log.tip(*role).number)
            }
        }
    }

    /// Time has passed. What was not answered is said again.
    pub fn tick(&mut self, now: Duration) {
        self.now = now;
        let is_due = |peer: &&Peer| peer.again <= now && self.waits_for(peer);
        let Some(is_here) = self.peer.as_ref().filter(is_due).map(|peer| peer.is_here) else {
            return self.go_on();
        };
        if let Some(peer) = &mut self.peer {
            peer.say_again(now);
        }
        if is_here {
            self.accuse();
        } else {
            self.greet();
        }
        self.go_on();
    }

    /// A message has come. Nothing that it can say brings the program down.
    pub fn receive(&mut self, message: &[u8], now: Duration) {
        self.now = now;
        if self.peer.is_none() {
            return;
        }
        let is_news = match FarMessage::read(message) {
            Err(why @ Farewell::OtherProtocol { .. }) => {
                // Each is told of the version that the other speaks.
                self.cut_saying(Farewell::OtherProtocol { protocol: PROTOCOL }, why);
                return;
            }
            Err(why) => return self.cut(why),
            Ok(FarMessage::Bye(why)) => self.hear_bye(why),
            Ok(FarMessage::Hello(hello)) => self.hear_hello(&hello),
            Ok(FarMessage::Entries(entries)) => self.hear_entries(entries),
            Ok(FarMessage::Have(tips)) => self.hear_have(tips),
            // It belongs on another line.
            Ok(FarMessage::Invites(_)) => false,
        };
        let Some(peer) = &mut self.peer else { return };
        if !is_news && !peer.patience.spend(now) {
            return self.cut(Farewell::Flood);
        }
        self.go_on();
    }

    fn greet(&mut self) {
        let Some(peer) = &self.peer else { return };
        let hello = Hello {
            protocol: PROTOCOL,
            of: self.log.id(),
            heard: peer.is_here,
            ladders: Role::BOTH.map(|role| self.log.chain(role).ladder()),
        };
        self.send(&FarMessage::Hello(hello));
    }

    fn hear_hello(&mut self, hello: &Hello) -> bool {
        if hello.of != self.log.id() {
            self.cut(Farewell::OtherMatch);
            return true;
        }
        let has =
            Role::BOTH.map(|role| what_it_has(self.log.chain(role), &hello.ladders[role as usize]));
        let own = self.role() as usize;
        let claimed = hello.ladders[own].first().map_or(0, |tip| tip.number);
        if claimed > self.log.tip(self.role()).number {
            self.lost.get_or_insert((claimed, self.now)).0 = claimed;
        }
        let Some(peer) = &mut self.peer else { return false };
        let is_first = !peer.is_here;
        (peer.is_here, peer.has) = (true, has);
        for (sent, has) in peer.sent.iter_mut().zip(has) {
            // What is under way is not sent again for a hello, but only if no answer comes.
            *sent = has.max(*sent);
        }
        self.note_acknowledged(has[own]);
        if is_first {
            self.tell(FarEvent::Here);
        }
        if !hello.heard {
            self.greet();
        }
        self.accuse();
        is_first
    }

    fn hear_entries(&mut self, entries: Vec<SignedEntry>) -> bool {
        let Some(peer) = self.peer.as_mut().filter(|peer| peer.is_here) else { return false };
        peer.is_owed = true;
        let can_go_on = self.log.dispute().is_none() && self.retry.is_none();
        let mut is_news = false;
        let mut next = Role::BOTH.map(|role| self.next_number(role));
        for signed in entries.into_iter().take(MOST_WAITING.saturating_sub(self.inbox.len())) {
            // Only what can be the next is news: it makes the log longer, or ends the connection or the match.
            let entry = signed.entry();
            let is_next = entry.number == next[entry.by as usize];
            let can_be_read = entry.seen.number < next[entry.by.other() as usize];
            if is_next && can_be_read && self.log.has_author(entry) {
                next[entry.by as usize] += 1;
                is_news |= can_go_on;
            }
            self.inbox.push_back(signed);
        }
        is_news
    }

    fn hear_have(&mut self, tips: [ChainTip; 2]) -> bool {
        let mut is_news = false;
        for role in Role::BOTH {
            let tip = tips[role as usize];
            let chain = self.log.chain(role);
            let (is_here, is_same) = (tip.number <= chain.len(), chain.has(tip));
            let Some(peer) = self.peer.as_mut().filter(|peer| peer.is_here) else { return false };
            let has = &mut peer.has[role as usize];
            if is_same && tip.number > *has {
                *has = tip.number;
                peer.wait_anew(self.now);
                is_news = true;
                if role == self.role() {
                    self.note_acknowledged(tip.number);
                }
            } else if is_here && !is_same {
                // It has another version of this entry. Both compare.
                self.greet();
            }
        }
        is_news
    }

    fn hear_bye(&mut self, why: Farewell) -> bool {
        if let (Farewell::Wrong { .. }, Some(peer)) = (&why, &mut self.peer) {
            let is_again = peer.knows_dispute;
            peer.knows_dispute = true;
            if is_again {
                // It says so again, so it has not heard the same from here. It is told after a pause: at once, the two
                // would answer each other for ever.
                if peer.again <= self.now {
                    self.accuse();
                }
                return false;
            }
        }
        self.tell(FarEvent::Left(why));
        false
    }

    /// Notes how many of this side's entries the other has.
    pub(super) fn note_acknowledged(&mut self, number: u32) {
        if number > self.acknowledged {
            self.acknowledged = number;
            self.tell(FarEvent::Acknowledged { number });
        }
    }

    /// Says what is on the disk here, if something has come.
    pub(super) fn acknowledge(&mut self) {
        let is_idle = !self.is_writing() && self.inbox.is_empty();
        let tips = Role::BOTH.map(|role| self.log.tip(role));
        if let Some(peer) = self.peer.as_mut().filter(|peer| is_idle && peer.is_owed) {
            peer.is_owed = false;
            self.send(&FarMessage::Have(tips));
        }
    }

    /// Sends what the other side lacks, in an order in which it can be read.
    pub(super) fn share(&mut self) {
        if self.log.dispute().is_some() {
            return;
        }
        while let Some(entries) = self.next_batch() {
            self.send(&FarMessage::Entries(entries));
        }
    }

    fn next_batch(&mut self) -> Option<Vec<SignedEntry>> {
        let peer = self.peer.as_mut().filter(|peer| peer.is_here)?;
        let (mut batch, mut size) = (Vec::new(), AROUND);
        loop {
            let under_way = (peer.sent[0] + peer.sent[1]).saturating_sub(peer.has[0] + peer.has[1]);
            let sent = peer.sent;
            let next = |role: Role| {
                let entry = self.log.chain(role).get(sent[role as usize] + 1)?;
                (entry.entry().seen.number <= sent[role.other() as usize]).then_some((role, entry))
            };
            let Some((role, entry)) = Role::BOTH.into_iter().find_map(next) else { break };
            size += to_bytes(entry).len();
            if size > LARGEST_MESSAGE || under_way >= MOST_UNDER_WAY {
                break;
            }
            batch.push(entry.clone());
            peer.sent[role as usize] += 1;
        }
        (!batch.is_empty()).then_some(batch)
    }

    /// Shows the other side why the match cannot go on: both versions of an entry, or the one that is wrong.
    pub(super) fn accuse(&mut self) {
        let Some(dispute) = self.log.dispute() else { return };
        let Some(peer) = self.peer.as_mut().filter(|peer| peer.is_here) else { return };
        if !peer.accuse(self.now) {
            return;
        }
        let accepted = self.log.chain(dispute.by).get(dispute.number);
        let proof: Vec<SignedEntry> =
            accepted.into_iter().chain(self.log.evidence()).cloned().collect();
        self.send(&FarMessage::Entries(proof));
        self.send(&FarMessage::Bye(Farewell::about(dispute.by, dispute.number, &dispute.fault)));
    }
}

/// What another end has of a chain, as its ladder tells.
fn what_it_has(chain: &Chain, ladder: &[ChainTip]) -> u32 {
    match ladder.first() {
        // It has all that is here, and more. What it has more comes from there.
        Some(tip) if tip.number > chain.len() => chain.len(),
        _ => chain.common(ladder).number,
    }
}
