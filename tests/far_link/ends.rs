//! Links on this machine, and what their lines report.

use std::{
    thread,
    time::{Duration, Instant},
};

use nonaga::far::{
    agreement::FarKey,
    link::{
        FarLine, FarReach, LinePeer, LineReport, LineState, Link, LinkRefusals, LinkSettings,
        PeerAddress, Topic,
    },
};

/// Longer than anything may take here.
pub const PATIENCE: Duration = Duration::from_secs(40);

pub const TOPIC: Topic = [7; 32];

/// A key of a test's own: the ports of this machine belong to keys, and tests run at once.
pub fn key(name: &str, number: u8) -> FarKey {
    let mut secret = [number; 32];
    for (byte, letter) in secret.iter_mut().zip(name.bytes()) {
        *byte = letter;
    }
    FarKey::from_secret(&secret)
}

pub fn settings() -> LinkSettings {
    LinkSettings { reach: FarReach::Machine, ..LinkSettings::default() }
}

/// The first message of whoever calls is the topic.
pub fn topic_of(message: &[u8]) -> Option<Topic> {
    message.first_chunk().copied()
}

pub fn refusals() -> LinkRefusals {
    LinkRefusals {
        unknown: b"unknown".to_vec(),
        busy: b"busy".to_vec(),
        too_large: b"too large".to_vec(),
    }
}

pub fn link(key: &FarKey) -> Link {
    Link::open(key, settings(), topic_of, refusals(), || {}).expect("a socket of this machine")
}

pub fn find(key: &FarKey) -> LinePeer {
    LinePeer::Find { id: key.id(), address: PeerAddress::default(), is_expected: true }
}

/// A line, and all that it has reported.
pub struct Heard {
    pub line: FarLine,
    pub reports: Vec<LineReport>,
    /// The connection that there is.
    pub call: Option<u64>,
}

impl Heard {
    pub fn new(line: FarLine) -> Heard {
        Heard { line, reports: Vec::new(), call: None }
    }

    /// Takes what there is.
    pub fn take(&mut self) {
        while let Some(report) = self.line.next_report() {
            match report {
                LineReport::Connected { call, .. } => self.call = Some(call),
                LineReport::Gone => self.call = None,
                _ => {}
            }
            self.reports.push(report);
        }
    }

    /// Waits until the connection is gone. All that was reported stays.
    pub fn wait_to_the_end(&mut self) {
        let begun = Instant::now();
        while !self.reports.contains(&LineReport::Gone) {
            self.take();
            assert!(begun.elapsed() < PATIENCE, "it never ends");
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Waits for a report, and forgets all up to it.
    pub fn wait(&mut self, is_it: impl Fn(&LineReport) -> bool) -> LineReport {
        let begun = Instant::now();
        loop {
            self.take();
            if let Some(at) = self.reports.iter().position(&is_it) {
                return self.reports.drain(..=at).next_back().expect("it was found");
            }
            assert!(begun.elapsed() < PATIENCE, "never reported: {:?}", self.reports);
            thread::sleep(Duration::from_millis(2));
        }
    }

    pub fn wait_for(&mut self, message: &[u8]) {
        self.wait(|report| *report == LineReport::Message(message.to_vec()));
    }

    pub fn wait_until_connected(&mut self) {
        self.wait(|report| matches!(report, LineReport::Connected { .. }));
    }

    pub fn wait_until_here(&mut self) {
        self.wait(|report| matches!(report, LineReport::State(LineState::Here { .. })));
    }

    pub fn wait_until_gone(&mut self) {
        self.wait(|report| *report == LineReport::Gone);
    }

    pub fn say(&self, message: &[u8]) {
        self.line.send(self.call.expect("a connection"), message.to_vec());
    }
}

/// Two ends that are connected, each having said something.
pub fn connected(host: &Link, guest: &Link, host_key: &FarKey) -> [Heard; 2] {
    let mut host = Heard::new(host.line(TOPIC, LinePeer::Wait));
    let mut guest = Heard::new(guest.line(TOPIC, find(host_key)));
    guest.wait_until_connected();
    guest.say(&TOPIC);
    host.wait_for(&TOPIC);
    host.say(b"hello");
    guest.wait_for(b"hello");
    [host, guest]
}
