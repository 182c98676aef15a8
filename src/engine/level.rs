//! The levels: how long the computer thinks, and what it misses on weaker levels.
//!
//! Weaker levels do not choose turns at random. They look less far ahead. They pay more attention to their
//! own plans than to the opponent's. They misjudge positions, but the same position always in the same way, as
//! a person does. And they overlook slides: long ones more often than short ones, the opponent's more often
//! than their own, later ones more often than immediate ones.

use std::time::Duration;

use fastrand::Rng;

use super::{eval::Weights, limits::Limits, score::Score, threat::Aim};
use crate::{
    record::Level,
    rules::{Cell, Position, Side},
};

/// How the computer plays on a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Character {
    /// How much the computer thinks about a turn.
    pub limits: Limits,
    /// How it misjudges positions.
    pub bias: Bias,
    /// How often it overlooks a winning slide: its own now, the opponent's next, and any later one.
    pub oversights: [Oversight; 3],
    /// The shortest and the longest time that it appears to think, in milliseconds.
    pub moment: [u32; 2],
}

/// How positions are misjudged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bias {
    /// The standard deviation of the error, in hundredths.
    pub scatter: i32,
    /// How much of the opponent's prospects count, in percent. People who are new to the game see their own
    /// plans, and forget that the opponent has some too.
    pub attention: i32,
    /// What each cell that the own tokens are closer together is worth, in hundredths. People who cannot tell
    /// yet which slides win do know that their tokens must come together.
    pub closeness: i32,
}

impl Bias {
    /// Misjudges nothing.
    const NONE: Bias = Bias { scatter: 0, attention: 100, closeness: 0 };
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
const ALWAYS: Oversight = Oversight { near: 100, a_step: 0 };

/// By the number of the level.
const CHARACTERS: [Character; 5] = [
    Character {
        limits: ONE_TURN,
        bias: Bias { scatter: 200, attention: 0, closeness: 30 },
        oversights: [Oversight { near: 8, a_step: 12 }, Oversight { near: 65, a_step: 18 }, ALWAYS],
        moment: [700, 1_600],
    },
    Character {
        limits: ONE_TURN,
        bias: Bias { scatter: 120, attention: 70, closeness: 0 },
        oversights: [NEVER, Oversight { near: 25, a_step: 13 }, ALWAYS],
        moment: [800, 1_800],
    },
    Character {
        limits: bounded(2, 6_000),
        bias: Bias { scatter: 100, attention: 85, closeness: 0 },
        oversights: [NEVER, Oversight { near: 5, a_step: 6 }, Oversight { near: 50, a_step: 15 }],
        moment: [900, 2_000],
    },
    Character {
        limits: bounded(4, 20_000),
        bias: Bias { scatter: 30, ..Bias::NONE },
        oversights: [NEVER, NEVER, Oversight { near: 5, a_step: 5 }],
        moment: [900, 2_000],
    },
    Character {
        limits: Limits::time(Duration::from_millis(1_500)),
        bias: Bias::NONE,
        oversights: [NEVER; 3],
        moment: [900, 1_500],
    },
];

/// Looks at each turn and at the winning slides that could answer it. A search always finishes its first
/// depth, so it needs no other limit.
const ONE_TURN: Limits = Limits { depth: 1, ..Limits::NONE };

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

    /// How a player of this level sees the match when it thinks for `side`.
    pub(super) fn eyes(&self, seed: u64, side: Side) -> Eyes {
        Eyes { seed, side, bias: self.bias, oversights: self.oversights }
    }
}

/// What the computer overlooks, and how it misjudges positions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eyes {
    seed: u64,
    /// The side that thinks.
    side: Side,
    bias: Bias,
    oversights: [Oversight; 3],
}

impl Eyes {
    /// Overlooks and misjudges nothing.
    pub const SHARP: Eyes =
        Eyes { seed: 0, side: Side::Red, bias: Bias::NONE, oversights: [NEVER; 3] };

    /// The same eyes, but with enough random error to vary the choice between turns of about equal worth.
    pub fn with_variety(mut self) -> Eyes {
        const VARIETY: i32 = 15;
        if self.seed != 0 {
            self.bias.scatter = self.bias.scatter.max(VARIETY);
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

    /// What the position with this hash seems to be worth to the player to move.
    #[inline]
    pub fn judge(&self, weights: &Weights, position: &Position, hash: u64) -> Score {
        let [mover, opponent] = weights.parts(position);
        let noticed = |part: i32| part * self.bias.attention / 100;
        let apart = self.bias.closeness * spread(position.tokens(self.side)) as i32;
        let sum = if position.to_move() == self.side {
            mover + noticed(opponent) - apart
        } else {
            noticed(mover) + opponent + apart
        };
        Score::estimate(weights.to_move + sum + self.misjudge(hash))
    }

    /// The error in judging the position with this hash, in hundredths.
    #[inline]
    fn misjudge(&self, hash: u64) -> i32 {
        if self.bias.scatter == 0 {
            return 0;
        }
        let mut random = Rng::with_seed(hash ^ self.seed.rotate_left(17));
        (standard_normal(&mut random) * f64::from(self.bias.scatter)) as i32
    }
}

/// How far apart three tokens stand: the sum of their distances.
pub(super) fn spread([a, b, c]: &[Cell; 3]) -> u64 {
    a.distance(*b) + b.distance(*c) + c.distance(*a)
}

/// A random number from a bell curve around 0: two out of three are between -1 and 1.
fn standard_normal(random: &mut Rng) -> f64 {
    // The sum of twelve numbers from 0 to 1 has a mean of 6 and a standard deviation of 1.
    (0..12).map(|_| random.f64()).sum::<f64>() - 6.0
}
