//! What must hold whatever the other side of a match with somebody far away sends, and whatever is in the file of its log.

use std::{sync::LazyLock, time::Duration};

use iroh_tickets::Ticket;
use nonaga::far::agreement::{
    Agreement, ChainTip, ColourChoice, Companion, Conditions, Digest, FarDuty, FarKey, FarLog,
    FarStage, FarTerms, FarWish, KnockAnswer, KnockSays, LARGEST_MESSAGE, LogEntry, Role, Says,
    SignedEntry, WhoBegins, match_of,
};
use nonaga::far::{letter::FarLetter, link::Invitation};
use nonaga::rules::Side;

/// The files of both sides of a match that has just begun.
static BEGUN: LazyLock<[Vec<u8>; 2]> = LazyLock::new(|| {
    let [mut host, mut guest] = Role::BOTH.map(End::new);
    host.connect();
    guest.connect();
    for turn in 0..20 {
        let (from, to) =
            if turn % 2 == 0 { (&mut host, &mut guest) } else { (&mut guest, &mut host) };
        for message in from.take_sent() {
            to.receive(&message);
        }
        if turn == 10 {
            _ = guest
                .agreement
                .act(FarWish::Consent(Companion::default(), [4; 16]), Duration::ZERO);
            guest.do_duties();
        }
    }
    assert!(host.agreement.log().game().is_some() && guest.agreement.log().game().is_some());
    [host.file, guest.file]
});

fn key(role: Role) -> FarKey {
    FarKey::from_secret(&[role as u8 + 1; 32])
}

/// One end, with a perfect disk.
struct End {
    agreement: Agreement,
    file: Vec<u8>,
    sent: Vec<Vec<u8>>,
}

impl End {
    fn new(role: Role) -> End {
        let host = key(Role::Host).id();
        let conditions = Conditions {
            colours: ColourChoice::HostPlays(Side::Red),
            begins: WhoBegins::Chosen(Role::Guest),
            ..Conditions::default()
        };
        let terms = FarTerms::new(host, conditions, Companion::default(), 0, [3; 16]);
        let invited = Agreement::invite(key(Role::Host), terms).expect("good terms");
        let agreement = match role {
            Role::Host => invited,
            Role::Guest => Agreement::join(key(Role::Guest), invited.log().id(), host),
        };
        let mut end = End { agreement, file: Vec::new(), sent: Vec::new() };
        end.do_duties();
        end
    }

    fn resumed(role: Role) -> End {
        let file = BEGUN[role as usize].clone();
        let log = FarLog::read(&file).expect("a good log").log;
        let agreement = Agreement::resume(key(role), log).expect("the same key");
        End { agreement, file, sent: Vec::new() }
    }

    fn connect(&mut self) {
        let other = key(self.agreement.log().keeper().other()).id();
        self.agreement.connected(other, Duration::ZERO).expect("the right end");
        self.do_duties();
    }

    fn receive(&mut self, message: &[u8]) {
        self.agreement.receive(message, Duration::ZERO);
        self.do_duties();
    }

    fn read(&mut self, letter: &FarLetter) {
        _ = self.agreement.hear_letter(&letter.entries, Duration::ZERO);
        self.do_duties();
        self.check();
    }

    fn take_sent(&mut self) -> Vec<Vec<u8>> {
        std::mem::take(&mut self.sent)
    }

    fn do_duties(&mut self) {
        while let Some(duty) = self.agreement.next_duty() {
            match duty {
                FarDuty::Write(text) => {
                    self.file.extend(text.as_bytes());
                    self.agreement.written(Duration::ZERO);
                }
                FarDuty::Send(message) => {
                    assert!(message.len() <= LARGEST_MESSAGE, "all that is sent can be received");
                    self.sent.push(message);
                }
                FarDuty::Cut(_) | FarDuty::Tell(_) => {}
            }
        }
    }

    /// What is in the file tells the same as what is in memory.
    fn check(&mut self) {
        let log = self.agreement.log();
        if self.file.is_empty() {
            assert_eq!(log.tip(Role::Host).number, 0);
            return;
        }
        let read = FarLog::read(&self.file).expect("what was written can be read");
        assert_eq!(read.kept, self.file.len());
        for role in Role::BOTH {
            assert_eq!(read.log.tip(role), log.tip(role));
        }
        assert_eq!(read.log.dispute(), log.dispute());
        assert_eq!(read.log.ending(), log.ending());
        assert_eq!(read.log.record(), log.record());
        _ = self.agreement.standing();
    }
}

/// The guest and the host at each stage: at its start, asked for consent, and in the middle of a match.
fn ends() -> Vec<End> {
    let mut asked = End::new(Role::Guest);
    asked.connect();
    let mut host = End::new(Role::Host);
    host.connect();
    for message in host.take_sent() {
        asked.receive(&message);
    }
    for message in asked.take_sent() {
        host.receive(&message);
    }
    for message in host.take_sent() {
        asked.receive(&message);
    }
    assert_eq!(asked.agreement.standing().stage, FarStage::Asked);
    vec![
        End::new(Role::Host),
        End::new(Role::Guest),
        asked,
        End::resumed(Role::Host),
        End::resumed(Role::Guest),
    ]
}

/// Whatever text comes as an invitation, it is refused or it says the same when it is written again.
pub fn invitations(data: &[u8]) {
    let says_the_same = |invitation: Invitation| {
        assert_eq!(invitation.to_string().parse(), Ok(invitation));
    };
    _ = String::from_utf8_lossy(data).parse().map(says_the_same);
    // The same bytes with the right sum: nobody would find that by chance.
    let sum = blake3::derive_key("nonaga far 1 check sum", data);
    _ = Invitation::decode_bytes(&[data, &sum[..4]].concat()).map(says_the_same);
    letters(data, &sum[..4]);
}

/// A letter that can be read says the same when it is written again, unless that is too long, and panics nowhere.
fn letters(data: &[u8], sum: &[u8]) {
    let is_heard = |letter: FarLetter| {
        if let Ok(again) = letter.to_string().parse::<FarLetter>() {
            assert_eq!(again, letter);
        }
        for mut end in ends() {
            end.read(&letter);
        }
    };
    _ = String::from_utf8_lossy(data).parse().map(is_heard);
    _ = FarLetter::decode_bytes(&[data, sum].concat()).map(is_heard);
}

/// Whatever bytes come, as messages and as the file of a log, nothing panics, and what was accepted can be read again.
pub fn messages(data: &[u8]) {
    _ = match_of(data);
    _ = (KnockSays::read(data), KnockAnswer::read(data));
    if let Ok(read) = FarLog::read(data) {
        assert!(read.kept <= data.len());
    }
    for mut end in ends() {
        end.connect();
        // The length of each message stands before it.
        let mut rest = data;
        while let Some((length, after)) = rest.split_first_chunk::<2>() {
            let length = usize::from(u16::from_le_bytes(*length)).min(after.len());
            let (message, after) = after.split_at(length);
            end.receive(message);
            rest = after;
        }
        end.receive(data);
        end.check();
    }
}

/// Whatever the other side signs, or somebody else, the match stays one that can be read again, and nobody is blamed for
/// what another key has signed.
pub fn entries(data: &[u8]) {
    for mut honest in ends() {
        let role = honest.agreement.log().keeper();
        honest.connect();
        let id = honest.agreement.log().id();
        let ladders = [ChainTip::default(); 2].map(|tip| vec![tip]);
        let hello = postcard::to_stdvec(&(0_u8, 1_u16, id, true, ladders)).expect("bytes");
        honest.receive(&hello);
        let mut is_others_word = false;
        let mut rest = data;
        while let Ok(((twist, says), after)) = postcard::take_from_bytes::<(u8, Says)>(rest) {
            rest = after;
            let signed = twisted(honest.agreement.log(), role.other(), twist, says);
            is_others_word |= twist != 7;
            honest.receive(&postcard::to_stdvec(&(2_u8, [signed])).expect("bytes"));
            // The honest side plays too, if it can.
            if twist > 100 {
                let game = honest.agreement.log().game();
                let step = game.and_then(|game| game.position().steps().first().copied());
                _ = step.map(|step| honest.agreement.act(FarWish::Play(step), Duration::ZERO));
                honest.do_duties();
            }
        }
        honest.check();
        assert!(is_others_word || honest.agreement.log().dispute().is_none());
    }
}

/// The next entry of a side, with something wrong.
fn twisted(log: &FarLog, by: Role, twist: u8, says: Says) -> SignedEntry {
    let (before, seen) = (log.tip(by), log.tip(by.other()));
    let (of, number) = (log.id(), before.number + 1);
    let mut entry = LogEntry { of, by, number, before: before.digest, seen, says };
    match twist {
        1 => entry.number = before.number,
        2 => entry.number = 0,
        3 => entry.seen.number += 1,
        4 => entry.seen = ChainTip::default(),
        5 => entry.before = Digest::NONE,
        6 => entry.by = by.other(),
        _ => {}
    }
    // Somebody who has no part in the match.
    let author = if twist == 7 { FarKey::from_secret(&[3; 32]) } else { key(by) };
    SignedEntry::sign(entry, &author)
}
