//! Patience: with messages that say nothing new, and with a disk that cannot be written to.
//!
//! Each message without news costs a little of it, and time gives it back. What does say something new is bounded by the
//! length of a log.

use std::time::Duration;

/// How many messages without news may come at once.
const MOST: u32 = 100;
/// After how long one more may.
const PER_MESSAGE: Duration = Duration::from_millis(250);

/// How many more messages without news are put up with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    left: u32,
    since: Duration,
}

impl Patience {
    pub fn new(now: Duration) -> Patience {
        Patience { left: MOST, since: now }
    }

    /// Spends patience on a message. `false` if there is none left.
    pub fn spend(&mut self, now: Duration) -> bool {
        let waited = now.saturating_sub(self.since).as_millis() / PER_MESSAGE.as_millis();
        let regained = u32::try_from(waited).unwrap_or(MOST).min(MOST);
        if regained > 0 {
            self.left = (self.left + regained).min(MOST);
            self.since = now;
        }
        let has_some = self.left > 0;
        self.left = self.left.saturating_sub(1);
        has_some
    }
}

/// After how long something is said or written again. The pause doubles each time, up to the longest.
pub(super) const FIRST_PAUSE: Duration = Duration::from_secs(2);
const LONGEST_PAUSE: Duration = Duration::from_mins(1);

/// The pause after this one.
pub(super) fn longer(pause: Duration) -> Duration {
    (2 * pause).min(LONGEST_PAUSE)
}

/// When to try again to write.
#[derive(Clone, Copy, Debug)]
pub(super) struct Retry {
    pub at: Duration,
    pause: Duration,
}

impl Retry {
    /// After the try that has just failed, and the one before it if that has failed too.
    pub fn after(before: Option<Retry>, now: Duration) -> Retry {
        let pause = before.map_or(FIRST_PAUSE, |before| longer(before.pause));
        Retry { at: now.saturating_add(pause), pause }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_ends_and_comes_back() {
        let mut now = Duration::from_secs(1000);
        let mut patience = Patience::new(now);
        assert!((0..MOST).all(|_| patience.spend(now)));
        assert!(!patience.spend(now));
        now += 2 * PER_MESSAGE;
        assert!(patience.spend(now) && patience.spend(now) && !patience.spend(now));
        // A clock that goes back gives nothing, and breaks nothing.
        assert!(!patience.spend(Duration::ZERO));
        assert!(patience.spend(Duration::MAX));
    }
}
