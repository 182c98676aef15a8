//! One side: its key, its disk, its program, and what it has heard.

use nonaga::far::agreement::{Agreement, FarEvent, FarKey, FarLog, FarStanding, Farewell};

/// A disk with one file. What is not synced may be lost.
#[derive(Clone, Default)]
pub struct Disk {
    pub bytes: Vec<u8>,
}

/// When a side stops, the next time that it writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crash {
    /// Before anything is written.
    Before,
    /// In the middle of the line.
    Torn,
    /// After it is on the disk, before anything follows from it.
    After,
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
}

impl Side {
    pub fn agreement(&mut self) -> &mut Agreement {
        self.program.as_mut().expect("the program runs")
    }

    pub fn standing(&self) -> FarStanding {
        self.program.as_ref().expect("the program runs").standing(None)
    }

    pub fn log(&self) -> &FarLog {
        self.program.as_ref().expect("the program runs").log()
    }

    pub fn has_heard(&self, event: &FarEvent) -> bool {
        self.events.contains(event)
    }

    /// How often something happened.
    pub fn count(&self, is_it: impl Fn(&FarEvent) -> bool) -> usize {
        self.events.iter().filter(|event| is_it(event)).count()
    }

    /// Whether nothing that counts is on the disk.
    pub fn log_is_empty(&self) -> bool {
        !self.disk.bytes.contains(&b'\n')
    }
}
