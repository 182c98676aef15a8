//! The steps that caused cutoffs before. They are likely to do so again.

use fastrand::Rng;

use crate::rules::{Cell, Relocation, Side, Slide, Step};

/// The worth of steps in earlier positions, and the steps that caused the latest cutoffs.
pub(super) struct History {
    /// By side and a hash of the step, which few other steps share.
    worth: Box<[i32]>,
    /// For each number of turns from the root: the latest two slides and two relocations with a cutoff.
    killers: Vec<[Option<Step>; 4]>,
}

/// The number of different hashes of a step.
const STEPS: usize = 1 << 14;

/// The largest worth of a step.
const MOST: i32 = 1 << 14;

impl History {
    /// An empty history. With a seed other than 0, steps start with a small random worth, so that the
    /// choice between equal steps varies.
    pub fn new(seed: u64) -> History {
        let mut random = Rng::with_seed(seed);
        let mut first = || if seed == 0 { 0 } else { random.i32(0..64) };
        let worth = (0..2 * STEPS).map(|_| first()).collect();
        History { worth, killers: Vec::new() }
    }

    /// The worth of a step.
    #[inline]
    pub fn worth(&self, side: Side, step: Step) -> i32 {
        self.worth[place(side, step)]
    }

    /// Whether a step recently caused a cutoff, this many turns from the root.
    #[inline]
    pub fn is_killer(&self, turns: i32, step: Step) -> bool {
        self.killers.get(turns as usize).is_some_and(|killers| killers.contains(&Some(step)))
    }

    /// Rewards a step for a cutoff, and lowers the worth of the steps that were tried before it.
    pub fn reward(&mut self, side: Side, turns: i32, depth: i32, step: Step, tried: &[Step]) {
        let bonus = 32 * (depth * depth).clamp(1, 64);
        self.learn(place(side, step), bonus);
        for other in tried {
            self.learn(place(side, *other), -bonus / 4);
        }
        let turns = turns as usize;
        if self.killers.len() <= turns {
            self.killers.resize(turns + 1, [None; 4]);
        }
        let half = usize::from(matches!(step, Step::Relocate(_))) * 2;
        let killers = &mut self.killers[turns];
        if killers[half] != Some(step) {
            killers[half + 1] = killers[half];
            killers[half] = Some(step);
        }
    }

    /// Adds a bonus to a worth. The closer the worth is to the largest one, the less is added.
    fn learn(&mut self, place: usize, bonus: i32) {
        let worth = &mut self.worth[place];
        *worth += bonus - *worth * bonus.abs() / MOST;
    }
}

#[inline]
fn place(side: Side, step: Step) -> usize {
    let number = |cell: Cell| (cell.q & 31) as usize | ((cell.r & 31) as usize) << 5;
    let (kind, from, to) = match step {
        Step::Skip => (0, 0, 0),
        Step::Slide(Slide { from, to }) => (1, number(from), number(to)),
        Step::Relocate(Relocation { from, to }) => (2, number(from), number(to)),
    };
    let mixed = (from << 10 | to).wrapping_mul(0x9e37_79b1).wrapping_add(kind * 0x85eb_ca77);
    side as usize * STEPS + (mixed >> 7) % STEPS
}
