//! The levels: how long the computer thinks, and what it misses on weaker levels.
//!
//! Weaker levels do not choose turns at random. They look less far ahead. They misjudge positions, but the
//! same position always in the same way, as a person does. And they overlook slides: long ones more often
//! than short ones, the opponent's more often than their own, later ones more often than immediate ones.

use std::time::Duration;

use fastrand::Rng;

use super::{limits::Limits, threat::Aim};
use crate::{record::Level, rules::Cell};

/// How the computer plays on a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Character {
    /// How much the computer thinks about a turn.
    pub limits: Limits,
    /// The standard deviation of the error when it judges a position, in hundredths.
    pub scatter: i32,
    /// How often it overlooks a winning slide: its own now, the opponent's next, and any later one.
    pub oversights: [Oversight; 3],
    /// The shortest and the longest time that it appears to think, in milliseconds.
    pub moment: [u32; 2],
}

/// How often a winning slide is overlooked, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Oversight {
    /// The rate for a slide to the next cell.
    pub near: u32,
    /// What each further cell adds to the rate.
    pub a_step: u32,
}

const NEVER: Oversight = Oversight { near: 0, a_step: 0 };

/// By the number of the level.
const CHARACTERS: [Character; 5] = [
    Character {
        limits: bounded(2, 2_000),
        scatter: 350,
        oversights: [
            Oversight { near: 10, a_step: 12 },
            Oversight { near: 60, a_step: 10 },
            Oversight { near: 100, a_step: 0 },
        ],
        moment: [700, 1_600],
    },
    Character {
        limits: bounded(2, 4_000),
        scatter: 120,
        oversights: [NEVER, Oversight { near: 13, a_step: 8 }, Oversight { near: 60, a_step: 15 }],
        moment: [800, 1_800],
    },
    Character {
        limits: bounded(3, 10_000),
        scatter: 100,
        oversights: [NEVER, Oversight { near: 0, a_step: 2 }, Oversight { near: 25, a_step: 10 }],
        moment: [900, 2_000],
    },
    Character {
        limits: bounded(4, 20_000),
        scatter: 30,
        oversights: [NEVER, NEVER, Oversight { near: 5, a_step: 5 }],
        moment: [900, 2_000],
    },
    Character {
        limits: Limits::time(Duration::from_millis(1_500)),
        scatter: 0,
        oversights: [NEVER; 3],
        moment: [900, 1_500],
    },
];

const fn bounded(depth: u32, nodes: u64) -> Limits {
    Limits { depth, nodes: Some(nodes), time: Some(Duration::from_secs(1)) }
}

impl Character {
    /// How the computer plays on this level.
    pub const fn of(level: Level) -> Character {
        CHARACTERS[level as usize]
    }

    /// How long the computer appears to think about a turn, including the time that it really does. An
    /// answer before the player has let go of the disc would feel rushed.
    pub fn moment(&self, seed: u64, turn: usize) -> Duration {
        let [least, most] = self.moment;
        let milliseconds = Rng::with_seed(seed ^ (turn as u64) << 32).u32(least..=most);
        Duration::from_millis(u64::from(milliseconds))
    }

    pub(super) fn eyes(&self, seed: u64) -> Eyes {
        Eyes { seed, scatter: self.scatter, oversights: self.oversights }
    }
}

/// What the computer overlooks, and how it misjudges positions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eyes {
    seed: u64,
    scatter: i32,
    oversights: [Oversight; 3],
}

impl Eyes {
    /// Overlooks and misjudges nothing.
    pub const SHARP: Eyes = Eyes { seed: 0, scatter: 0, oversights: [NEVER; 3] };

    /// The same eyes, but with enough random error to vary the choice between turns of about equal worth.
    pub fn with_variety(mut self) -> Eyes {
        const VARIETY: i32 = 15;
        if self.seed != 0 {
            self.scatter = self.scatter.max(VARIETY);
        }
        self
    }

    /// Whether these eyes overlook nothing.
    pub fn are_sharp(&self) -> bool {
        self.oversights == [NEVER; 3]
    }

    /// Whether a slide this many turns from now can be overlooked.
    #[inline]
    pub fn may_miss(&self, turns: i32) -> bool {
        self.oversight(turns) != NEVER
    }

    #[inline]
    fn oversight(&self, turns: i32) -> Oversight {
        self.oversights[turns.clamp(0, 2) as usize]
    }

    /// Whether a winning slide this many turns from now is seen. A slide that is overlooked once is
    /// overlooked everywhere in the same search.
    pub fn see(&self, turns: i32, aim: &Aim) -> bool {
        let Oversight { near, a_step } = self.oversight(turns);
        let length = aim.from.distance(aim.to) as u32;
        let missed = near + a_step * (length - 1);
        let number = |cell: Cell| u64::from(cell.q as u16) << 16 | u64::from(cell.r as u16);
        let line = number(aim.from) << 32 | number(aim.to);
        Rng::with_seed(line ^ self.seed.rotate_left(9)).u32(..100) >= missed
    }

    /// The error in judging the position with this hash, in hundredths.
    #[inline]
    pub fn misjudge(&self, hash: u64) -> i32 {
        if self.scatter == 0 {
            return 0;
        }
        let mut random = Rng::with_seed(hash ^ self.seed.rotate_left(17));
        (standard_normal(&mut random) * f64::from(self.scatter)) as i32
    }
}

/// A random number from a bell curve around 0: two out of three are between -1 and 1.
fn standard_normal(random: &mut Rng) -> f64 {
    // The sum of twelve numbers from 0 to 1 has a mean of 6 and a standard deviation of 1.
    (0..12).map(|_| random.f64()).sum::<f64>() - 6.0
}
