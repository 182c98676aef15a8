//! Which steps have refuted others before: they are likely to do so again.

use super::super::dice::Dice;
use crate::rules::{Cell, Relocation, Side, Slide, Step};

/// What steps have been worth, by their cells, and the ones that refuted others last.
pub(super) struct History {
    /// By side, and a number for a step that few others share.
    worth: Box<[i32]>,
    /// By how many turns into the search: the slides and relocations that refuted others last.
    killers: Vec<[Option<Step>; 4]>,
}

/// As many numbers as steps are told apart by.
const STEPS: usize = 1 << 14;

/// No step is worth more.
const MOST: i32 = 1 << 14;

impl History {
    /// A history in which nothing has happened. Where a seed is given, steps begin with a small worth
    /// by chance, so that among equal ones now this, now that is found first.
    pub fn new(seed: u64) -> History {
        let mut dice = Dice::new(seed);
        let mut first = || if seed == 0 { 0 } else { dice.below(64) as i32 };
        let worth = (0..2 * STEPS).map(|_| first()).collect();
        History { worth, killers: Vec::new() }
    }

    /// What a step has been worth.
    #[inline]
    pub fn worth(&self, side: Side, step: Step) -> i32 {
        self.worth[place(side, step)]
    }

    /// Whether a step refuted others at so many turns into the search, lately.
    #[inline]
    pub fn is_killer(&self, turns: i32, step: Step) -> bool {
        self.killers.get(turns as usize).is_some_and(|killers| killers.contains(&Some(step)))
    }

    /// A step has refuted others, and those tried before it have not.
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

    /// Moves a worth towards the most that it can be, in steps that grow smaller.
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
