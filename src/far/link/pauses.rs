//! Pauses that grow, and noticing that the other side is silent or that this machine has slept.

use std::time::{Duration, Instant, SystemTime};

const FIRST: Duration = Duration::from_millis(500);
const LONGEST: Duration = Duration::from_secs(30);

/// Pauses before tries. There is none before the first, then each is longer than the last, and none is as long as that of
/// somebody else who tries.
#[derive(Clone, Debug)]
pub(super) struct Pauses {
    next: Duration,
    dice: fastrand::Rng,
}

impl Pauses {
    pub fn new() -> Pauses {
        Pauses { next: Duration::ZERO, dice: fastrand::Rng::new() }
    }

    /// Begins anew, because it has worked or because something has changed.
    pub fn reset(&mut self) {
        self.next = Duration::ZERO;
    }

    /// The next pause.
    pub fn next(&mut self) -> Duration {
        let pause = self.next;
        self.next = (2 * pause).clamp(FIRST, LONGEST);
        pause.mul_f64(0.75 + self.dice.f64() / 2.0)
    }
}

/// Both ends are heard every five seconds, whatever they have to say. Who is not heard for so long is gone.
const SILENT: Duration = Duration::from_secs(12);

/// Notices that nothing comes any more. The transport itself waits for half a minute.
#[derive(Debug)]
pub(super) struct Silence {
    heard: u64,
    since: Instant,
}

impl Silence {
    pub fn new() -> Silence {
        Silence { heard: 0, since: Instant::now() }
    }

    /// Whether nothing has come for long, when so much has come in all.
    pub fn is_long(&mut self, heard: u64) -> bool {
        if heard != self.heard {
            *self = Silence { heard, since: Instant::now() };
        }
        self.since.elapsed() > SILENT
    }
}

/// A sleep longer than this is noticed.
const SLEPT: Duration = Duration::from_secs(20);

/// Notices that the machine has slept: the date went on, and the program's own clock did not. On some systems both go on
/// in sleep; there it is noticed because nothing was done for so long.
#[derive(Debug)]
pub(super) struct Alarm {
    date: SystemTime,
    clock: Instant,
    pulse: Duration,
}

impl Alarm {
    /// It will be asked after each pulse.
    pub fn new(pulse: Duration) -> Alarm {
        Alarm { date: SystemTime::now(), clock: Instant::now(), pulse }
    }

    /// Whether the machine has slept since it was asked last.
    pub fn has_slept(&mut self) -> bool {
        let (date, clock) = (SystemTime::now(), Instant::now());
        let by_date = date.duration_since(self.date).unwrap_or_default();
        let by_clock = clock.duration_since(self.clock);
        (self.date, self.clock) = (date, clock);
        // Whoever sets the date forward causes a try more.
        by_date.max(by_clock) > self.pulse + SLEPT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_the_longest_and_begin_anew() {
        let mut pauses = Pauses::new();
        let all: Vec<Duration> = (0..12).map(|_| pauses.next()).collect();
        assert!(all[0].is_zero() && all[1] < Duration::from_secs(1) && all[5] > 2 * all[1]);
        assert!(all.iter().all(|pause| *pause <= LONGEST.mul_f64(1.25)));
        assert!(all[11] >= LONGEST.mul_f64(0.75));
        pauses.reset();
        assert!(pauses.next().is_zero());
    }

    #[test]
    fn silence_ends_with_the_next_that_is_heard() {
        let mut silence = Silence::new();
        assert!(!silence.is_long(5));
        silence.since -= 2 * SILENT;
        assert!(silence.is_long(5) && !silence.is_long(6));
    }

    #[test]
    fn a_sleep_is_noticed_once() {
        let mut alarm = Alarm::new(Duration::from_secs(5));
        assert!(!alarm.has_slept());
        alarm.date -= Duration::from_mins(10);
        assert!(alarm.has_slept() && !alarm.has_slept());
        // The date may go back.
        alarm.date += Duration::from_mins(10);
        assert!(!alarm.has_slept());
    }
}
