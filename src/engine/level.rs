//! The levels: how much time the computer takes, and what it misses when it plays for somebody who is
//! no master.
//!
//! Weaker levels do not throw dice for their turns. They look less far ahead, they misjudge positions
//! (always the same position in the same way, as a person does), and they overlook slides: rather long
//! ones than short ones, rather the opponent's than their own, rather later ones than those at hand.

use std::time::Duration;

use super::{
    dice::Dice,
    limits::Limits,
    threat::{Aim, distance},
};
use crate::{record::Level, rules::Cell};

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Character {
    /// How much it thinks.
    pub limits: Limits,
    /// By how many hundredths it misjudges positions, two times of three.
    pub scatter: i32,
    /// How often it overlooks a slide that wins: its own at hand, the opponent's answer, later ones.
    pub oversights: [Oversight; 3],
    /// How long it seems to think, in milliseconds: at least, and at most.
    pub moment: [u32; 2],
}

/// How often a winning slide is overlooked, in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Oversight {
    /// If it goes to the next cell.
    pub near: u32,
    /// How much more often for each cell that it goes further.
    pub a_step: u32,
}

const NEVER: Oversight = Oversight { near: 0, a_step: 0 };

/// How levels play, by their number.
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
    /// How a level plays.
    pub const fn of(level: Level) -> Character {
        CHARACTERS[level as usize]
    }

    /// How long it is to seem to think about a turn, the time that it did think included: nobody likes
    /// to be answered before the hand is off the disc.
    pub fn moment(&self, seed: u64, turn: usize) -> Duration {
        let [least, most] = self.moment;
        let mut dice = Dice::new(seed ^ (turn as u64) << 32);
        let more = dice.below((most - least) as usize + 1) as u64;
        Duration::from_millis(u64::from(least) + more)
    }

    pub(super) fn eyes(&self, seed: u64) -> Eyes {
        Eyes { seed, scatter: self.scatter, oversights: self.oversights }
    }
}

/// What a player sees, and how well he judges it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eyes {
    seed: u64,
    scatter: i32,
    oversights: [Oversight; 3],
}

impl Eyes {
    /// Nothing is overlooked or misjudged.
    pub const SHARP: Eyes = Eyes { seed: 0, scatter: 0, oversights: [NEVER; 3] };

    /// The same, but moved by chance to choose differently among turns that are about equal.
    pub fn curious(mut self) -> Eyes {
        const CURIOSITY: i32 = 15;
        if self.seed != 0 {
            self.scatter = self.scatter.max(CURIOSITY);
        }
        self
    }

    /// Whether nothing can be overlooked.
    pub fn are_sharp(&self) -> bool {
        self.oversights == [NEVER; 3]
    }

    /// Whether anything so many turns from now can be overlooked.
    #[inline]
    pub fn may_miss(&self, turns: i32) -> bool {
        self.oversight(turns) != NEVER
    }

    #[inline]
    fn oversight(&self, turns: i32) -> Oversight {
        self.oversights[turns.clamp(0, 2) as usize]
    }

    /// Whether a winning slide is seen, so many turns from now. Who overlooks a line does so wherever it
    /// comes up while he thinks.
    pub fn see(&self, turns: i32, aim: &Aim) -> bool {
        let Oversight { near, a_step } = self.oversight(turns);
        let length = distance(aim.from, aim.to) as u32;
        let missed = near + a_step * (length - 1);
        let number = |cell: Cell| u64::from(cell.q as u16) << 16 | u64::from(cell.r as u16);
        let line = number(aim.from) << 32 | number(aim.to);
        Dice::new(line ^ self.seed.rotate_left(9)).below(100) as u32 >= missed
    }

    /// By how many hundredths the position with this hash is misjudged.
    #[inline]
    pub fn misjudge(&self, hash: u64) -> i32 {
        if self.scatter == 0 {
            return 0;
        }
        (Dice::new(hash ^ self.seed.rotate_left(17)).error() * f64::from(self.scatter)) as i32
    }
}
