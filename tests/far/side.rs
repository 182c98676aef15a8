//! One side: its key, its disk, its program, and what it has heard.

use nonaga::far::agreement::{
    Agreement, FarEvent, FarKey, FarLog, FarStanding, Farewell, LogEvent,
};

/// A disk with one file.
#[derive(Clone, Default)]
pub struct Disk {
    /// The file, as programs read it.
    pub bytes: Vec<u8>,
    /// How many of its bytes are on the disk. The system has the others only in its memory.
    pub synced: usize,
}

impl Disk {
    pub fn append(&mut self, text: &[u8]) {
        self.bytes.extend(text);
    }

    pub fn sync(&mut self) {
        self.synced = self.bytes.len();
    }

    /// The power fails. What was not synced is lost, or some of it, or there are zeros in its place.
    pub fn lose_power(&mut self, dice: &mut fastrand::Rng) {
        let length = self.bytes.len();
        self.bytes.truncate(dice.usize(self.synced..=length));
        if dice.bool() {
            self.bytes.resize(length, 0);
        }
        self.sync();
    }

    pub fn clear(&mut self) {
        *self = Disk::default();
    }
}

/// How a side stops, the next time that it writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crash {
    /// Its program is killed before anything is written.
    Before,
    /// It is killed in the middle of the line.
    Torn,
    /// It is killed when the line is written, but not synced.
    Unsynced,
    /// It is killed when the line is on the disk, before anything follows from it.
    After,
    /// The power fails when the line is written, but not synced.
    PowerCut,
}

impl Crash {
    pub const ALL: [Crash; 5] =
        [Crash::Before, Crash::Torn, Crash::Unsynced, Crash::After, Crash::PowerCut];
}

/// One side.
pub struct Side {
    pub key: FarKey,
    pub disk: Disk,
    /// `None` while the program does not run.
    pub program: Option<Agreement>,
    pub events: Vec<FarEvent>,
    /// Everything that it has sent, since ever.
    pub sent: Vec<Vec<u8>>,
    /// Why it has ended a connection by itself.
    pub cuts: Vec<Farewell>,
    pub crash: Option<Crash>,
    pub is_full: bool,
    /// After how many more lines the disk is full, if it is going to be.
    pub room: Option<u32>,
}

impl Side {
    pub fn agreement(&mut self) -> &mut Agreement {
        self.program.as_mut().expect("the program runs")
    }

    pub fn standing(&self) -> FarStanding {
        self.program.as_ref().expect("the program runs").standing()
    }

    pub fn log(&self) -> &FarLog {
        self.program.as_ref().expect("the program runs").log()
    }

    pub fn has_heard(&self, event: &FarEvent) -> bool {
        self.events.contains(event)
    }

    /// Whether something happened in the match.
    pub fn has_seen(&self, event: &LogEvent) -> bool {
        self.count(|happened| happened == event) > 0
    }

    /// How often something happened in the match.
    pub fn count(&self, is_it: impl Fn(&LogEvent) -> bool) -> usize {
        let is_it = |event: &&FarEvent| matches!(event, FarEvent::Log(event) if is_it(event));
        self.events.iter().filter(is_it).count()
    }

    /// Whether nothing that counts is on the disk.
    pub fn log_is_empty(&self) -> bool {
        // The first line only says whose it is.
        self.disk.bytes.split(|byte| *byte == b'\n').count() < 3
    }
}
