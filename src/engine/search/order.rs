//! The order in which steps are tried. The steps that are probably best come first, because they often
//! save searching the rest.

use std::ops::ControlFlow;

use super::{Feature, Search};
use crate::{
    engine::{
        solve::{is_made_by, stops, unfinished_aims},
        threat::{Aim, each_aim},
    },
    rules::{Position, Relocation, Side, Step},
};

/// A step and its rank. Steps with a higher rank are tried first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked {
    pub step: Step,
    pub rank: i32,
}

/// An iterator over steps from the highest rank down. It does not sort in advance, because the search
/// seldom needs more than a few.
pub(super) struct Steps {
    ranked: Vec<Ranked>,
    picked: usize,
}

impl Steps {
    pub fn len(&self) -> usize {
        self.ranked.len()
    }

    /// The steps that have been returned so far.
    pub fn picked(&self) -> impl Iterator<Item = Step> {
        self.ranked[..self.picked].iter().map(|ranked| ranked.step)
    }
}

impl Iterator for Steps {
    type Item = Ranked;

    fn next(&mut self) -> Option<Ranked> {
        let rest = self.ranked.get_mut(self.picked..)?;
        // Among equals the first, so that the same search always takes the same path.
        let best = (0..rest.len()).max_by_key(|i| (rest[*i].rank, usize::MAX - i))?;
        rest.swap(0, best);
        self.picked += 1;
        Some(rest[0])
    }
}

/// The bonus for the best step of an earlier search. It comes before all others.
const REMEMBERED: i32 = 1 << 28;
/// The bonus for each threat that a step makes. It lifts the step above [`QUIET`].
const THREAT: i32 = 1 << 18;
/// The bonus for a step that recently caused a cutoff.
const KILLER: i32 = 1 << 15;

/// A step with a lower rank is quiet: it makes no threat and is not remembered.
pub(super) const QUIET: i32 = 1 << 17;

impl Search<'_> {
    /// The slides of the player to move, ranked. Only a skip if there are none.
    pub(super) fn slides(&mut self, turns: i32, remembered: Option<Step>) -> Steps {
        let side = self.position.to_move();
        let mut ranked: Vec<Ranked> = Vec::with_capacity(18);
        ranked.extend(
            self.position.slides().into_iter().map(|s| Ranked { step: Step::Slide(s), rank: 0 }),
        );
        if ranked.is_empty() {
            ranked.push(Ranked { step: Step::Skip, rank: 0 });
        }
        for Ranked { step, rank } in &mut ranked {
            *rank = self.learned_rank(side, turns, *step, remembered);
            if self.has(Feature::Plans) {
                let undo = self.position.play_unchecked(*step);
                let (own, other) =
                    (prospects(&self.position, side), prospects(&self.position, side.other()));
                self.position.undo(undo);
                // The opponent moves next, so its threats weigh more.
                *rank +=
                    2_000 * own.ready + 800 * own.near - 8_000 * other.ready - 600 * other.near;
            }
        }
        Steps { ranked, picked: 0 }
    }

    /// The relocations of the player to move, ranked. Only a skip if there are none. Leaves out all
    /// relocations that do not stop every one of the opponent's `threats`, because they lose at once.
    pub(super) fn relocations(
        &self,
        turns: i32,
        remembered: Option<Step>,
        threats: &[Aim],
    ) -> Steps {
        let side = self.position.to_move();
        let plans = self.has(Feature::Plans).then(|| Plans::of(&self.position, side));
        let mut ranked = Vec::with_capacity(96);
        let mut any = false;
        for relocation in self.position.relocations() {
            any = true;
            if !threats.iter().all(|threat| stops(relocation, threat)) {
                continue;
            }
            let step = Step::Relocate(relocation);
            let mut rank = self.learned_rank(side, turns, step, remembered);
            if let Some(plans) = &plans {
                rank += plans.rank(relocation);
            }
            ranked.push(Ranked { step, rank });
        }
        if !any && threats.is_empty() {
            ranked.push(Ranked { step: Step::Skip, rank: 0 });
        }
        Steps { ranked, picked: 0 }
    }

    /// The rank of a step according to earlier searches.
    #[inline]
    fn learned_rank(&self, side: Side, turns: i32, step: Step, remembered: Option<Step>) -> i32 {
        let mut rank = 0;
        if remembered == Some(step) {
            rank += REMEMBERED;
        }
        if self.has(Feature::History) {
            rank += self.history.worth(side, step);
            if self.history.is_killer(turns, step) {
                rank += KILLER;
            }
        }
        rank
    }
}

/// The winning slides of a side: how many are ready, and how many need a single change to the board.
#[derive(Clone, Copy, Default)]
struct Prospects {
    ready: i32,
    near: i32,
}

fn prospects(position: &Position, side: Side) -> Prospects {
    let mut prospects = Prospects::default();
    let _ = each_aim(position, side, |aim| {
        if aim.is_threat() {
            prospects.ready += 1;
        } else if aim.take.is_none() || aim.put.is_none() {
            prospects.near += 1;
        }
        ControlFlow::Continue(())
    });
    prospects
}

/// The winning slides of both sides that still need a change to the board.
struct Plans {
    own: Vec<Aim>,
    other: Vec<Aim>,
}

impl Plans {
    fn of(position: &Position, side: Side) -> Plans {
        let [own, other] = [side, side.other()].map(|side| unfinished_aims(position, side));
        Plans { own, other }
    }

    #[inline]
    fn rank(&self, relocation: Relocation) -> i32 {
        let made =
            |aims: &[Aim]| aims.iter().filter(|aim| is_made_by(aim, relocation)).count() as i32;
        THREAT * (made(&self.own) - 2 * made(&self.other))
    }
}
