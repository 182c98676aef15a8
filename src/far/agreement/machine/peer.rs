//! The other end of a connection, as far as it is known.

use std::time::Duration;

use super::patience::Patience;
use crate::far::agreement::entry::key::FarId;

/// After how long something is said again that was not answered. The pause doubles each time, up to the longest.
const FIRST_PAUSE: Duration = Duration::from_secs(2);
const LONGEST_PAUSE: Duration = Duration::from_mins(1);

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
        self.pause = (2 * self.pause).min(LONGEST_PAUSE);
        self.wait(now);
        self.sent = self.has;
    }
}
