//! The other end of a connection, as far as it is known.

use std::time::Duration;

use super::patience::{FIRST_PAUSE, Patience, longer};
use crate::far::agreement::entry::key::FarId;

/// How often the other end is shown why the match cannot go on, if it does not say that it knows.
const MOST_ACCUSATIONS: u32 = 20;

/// The other end of a connection.
#[derive(Debug)]
pub(super) struct Peer {
    pub id: FarId,
    /// Whether its hello has come. Before that, nobody is here.
    pub is_here: bool,
    /// What it has on its disk of the host's entries and of the guest's, as far as it is the same as here.
    pub has: [u32; 2],
    /// What was sent to it of these.
    pub sent: [u32; 2],
    /// Whether something that it sent waits to be acknowledged.
    pub is_owed: bool,
    /// Whether it knows that the match cannot go on.
    pub knows_dispute: bool,
    /// How often it was shown why.
    accused: u32,
    pub patience: Patience,
    pause: Duration,
    /// When to say again what was not answered.
    pub again: Duration,
}

impl Peer {
    pub fn new(id: FarId, now: Duration) -> Peer {
        Peer {
            id,
            is_here: false,
            has: [0; 2],
            sent: [0; 2],
            is_owed: false,
            knows_dispute: false,
            accused: 0,
            patience: Patience::new(now),
            pause: FIRST_PAUSE,
            again: now.saturating_add(FIRST_PAUSE),
        }
    }

    /// Something was just said. The answer has a while.
    pub fn wait(&mut self, now: Duration) {
        self.again = now.saturating_add(self.pause);
    }

    /// Something was answered, or there was nothing to answer until now.
    pub fn wait_anew(&mut self, now: Duration) {
        self.pause = FIRST_PAUSE;
        self.wait(now);
    }

    /// All that was not answered is to be said again. The answer has longer than before.
    pub fn say_again(&mut self, now: Duration) {
        self.pause = longer(self.pause);
        self.wait(now);
        self.sent = self.has;
    }

    /// Notes that it is shown why the match cannot go on. `false` if that was done often enough.
    pub fn accuse(&mut self, now: Duration) -> bool {
        self.wait(now);
        self.accused += 1;
        self.accused <= MOST_ACCUSATIONS
    }

    /// Whether it is to be shown again.
    pub fn may_not_know(&self) -> bool {
        !self.knows_dispute && self.accused < MOST_ACCUSATIONS
    }
}
