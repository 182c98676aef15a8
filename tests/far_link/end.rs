//! One end of a match: a folder, a link, and somebody who plays at random.

use std::path::{Path, PathBuf};

use nonaga::{
    far::{
        agreement::{
            Agreement, Companion, Conditions, Digest, FarEvent, FarId, FarStage, FarTerms, FarWish,
            LogEvent, Role, SignedEntry,
        },
        driver::{FarDriver, refusals, topic_of},
        link::{LinePeer, Link, PeerAddress},
    },
    home::{FarDesk, Home, KeptLog},
};

use super::ends::settings;

/// One end: its folder, and what runs of it.
pub struct End {
    pub folder: PathBuf,
    role: Role,
    /// The match, and whom to call.
    of: Option<(Digest, FarId)>,
    running: Option<Running>,
    pub dice: fastrand::Rng,
    log: Vec<LogEvent>,
}

/// The parts of a program that runs, in the order in which they end.
struct Running {
    driver: FarDriver<KeptLog>,
    _link: Link,
    _desk: FarDesk,
}

impl End {
    pub fn new(role: Role, folder: &Path, seed: u64) -> End {
        let folder = folder.to_owned();
        let dice = fastrand::Rng::with_seed(seed);
        End { folder, role, of: None, running: None, dice, log: Vec::new() }
    }

    pub fn desk(folder: &Path) -> FarDesk {
        Home::at(folder).far().expect("the key")
    }

    /// Writes an invitation.
    pub fn invite(&mut self) -> (Digest, FarId) {
        let desk = End::desk(&self.folder);
        let key = desk.key().clone();
        let (host, conditions) = (key.id(), Conditions::default());
        let chance = self.dice.u128(..).to_le_bytes();
        let terms = FarTerms::new(host, conditions, Companion::default(), 0, chance);
        let agreement = Agreement::invite(key, terms).expect("good terms");
        let of = agreement.log().id();
        self.run(agreement, desk.begin(of), desk, LinePeer::Wait);
        self.of = Some((of, host));
        (of, host)
    }

    pub fn join(&mut self, (of, host): (Digest, FarId)) {
        let desk = End::desk(&self.folder);
        let agreement = Agreement::join(desk.key().clone(), of, host);
        self.of = Some((of, host));
        self.run(agreement, desk.begin(of), desk, find(host));
    }

    fn run(&mut self, agreement: Agreement, kept: KeptLog, desk: FarDesk, peer: LinePeer) {
        let of = agreement.log().id();
        let mut driver = FarDriver::new(agreement, kept);
        let link = Link::open(desk.key(), settings(), topic_of, refusals(), || {});
        let link = link.expect("a socket of this machine");
        driver.attach(link.line(*of.bytes(), peer));
        self.running = Some(Running { driver, _link: link, _desk: desk });
    }

    /// Starts again with what is in the folder.
    pub fn restart(&mut self) {
        self.running = None;
        let invitation = self.of.expect("a match");
        self.resume(invitation);
    }

    /// Starts with what is in the folder.
    pub fn resume(&mut self, (of, host): (Digest, FarId)) {
        self.of = Some((of, host));
        let desk = End::desk(&self.folder);
        let Ok(Some((log, kept))) = desk.open(of) else {
            assert_eq!(self.role, Role::Guest, "the host has written its terms");
            drop(desk);
            return self.join((of, host));
        };
        let agreement = Agreement::resume(desk.key().clone(), log).expect("the same key");
        let peer = if self.role == Role::Host { LinePeer::Wait } else { find(host) };
        self.run(agreement, kept, desk, peer);
    }

    pub fn driver(&mut self) -> &mut FarDriver<KeptLog> {
        &mut self.running.as_mut().expect("it runs").driver
    }

    /// Takes what has come, and plays on if it can.
    pub fn go_on(&mut self, parts: usize) {
        let dice = self.dice.u32(..1_000);
        let driver = self.driver();
        driver.pump();
        let standing = driver.standing();
        let played = driver.log().game().map_or(0, |game| game.steps().len());
        let wish = match standing.stage {
            FarStage::Asked => Some(FarWish::Consent(Companion::default(), [4; 16])),
            FarStage::Playing if standing.to_answer().is_some() => {
                Some(FarWish::Answer(dice < 300))
            }
            FarStage::Playing if standing.can_play() => Some(match dice {
                0..40 => FarWish::TakeBack,
                _ if played > parts => FarWish::Resign,
                _ => {
                    let steps = driver.log().game().expect("a match").position().steps();
                    FarWish::Play(steps[dice as usize % steps.len()])
                }
            }),
            _ => None,
        };
        if let Some(wish) = wish {
            // Most wishes are granted.
            _ = self.driver().act(wish);
        }
        while let Some(event) = self.driver().next_event() {
            match event {
                FarEvent::Log(event) => self.log.push(event),
                FarEvent::Disputed(_) | FarEvent::Refused { .. } => panic!("{event:?}"),
                _ => {}
            }
        }
    }

    pub fn is_done(&mut self) -> bool {
        let standing = self.driver().standing();
        matches!(standing.stage, FarStage::Over(_)) && standing.unacknowledged == 0
    }

    pub fn told(&mut self) -> String {
        let log = self.driver().log();
        let digests = |role: Role| log.entries(role).map(SignedEntry::digest).collect::<Vec<_>>();
        let record = log.record().map(|record| record.to_text());
        format!("{:?} {record:?}", Role::BOTH.map(digests))
    }
}

fn find(id: FarId) -> LinePeer {
    LinePeer::Find { id, address: PeerAddress::default(), is_expected: true }
}
