//! In which order steps are tried: what is likely to be best comes first, since it spares a look at
//! most of the rest.

use std::ops::ControlFlow;

use super::{Feature, Search};
use crate::{
    engine::{
        solve::{is_made_by, stops, unfinished_aims},
        threat::{Aim, each_aim},
    },
    rules::{Position, Relocation, Side, Step},
};

/// A step and how early it is to be tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked {
    pub step: Step,
    pub rank: i32,
}

/// Steps of which the best is picked again and again: seldom more than a few are needed.
pub(super) struct Steps {
    ranked: Vec<Ranked>,
    picked: usize,
}

impl Steps {
    pub fn len(&self) -> usize {
        self.ranked.len()
    }

    /// Those that have been picked.
    pub fn picked(&self) -> impl Iterator<Item = Step> {
        self.ranked[..self.picked].iter().map(|ranked| ranked.step)
    }
}

impl Iterator for Steps {
    type Item = Ranked;

    fn next(&mut self) -> Option<Ranked> {
        let rest = self.ranked.get_mut(self.picked..)?;
        // Of equal ones the first, so that the same search goes the same way.
        let best = (0..rest.len()).max_by_key(|i| (rest[*i].rank, usize::MAX - i))?;
        rest.swap(0, best);
        self.picked += 1;
        Some(rest[0])
    }
}

/// What was found best before comes first of all.
const REMEMBERED: i32 = 1 << 28;
/// What answers a threat, or makes one, comes before what does not: see [`QUIET`].
const THREAT: i32 = 1 << 18;
const KILLER: i32 = 1 << 15;

/// Below this a step neither makes a threat nor was remembered.
pub(super) const QUIET: i32 = 1 << 17;

impl Search<'_> {
    /// The slides of the player to move, in order; a skip, if there are none.
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
            *rank = self.learned(side, turns, *step, remembered);
            if self.has(Feature::Plans) {
                let undo = self.position.play_unchecked(*step);
                let (own, other) =
                    (prospects(&self.position, side), prospects(&self.position, side.other()));
                self.position.undo(undo);
                // The other side moves next, so what it threatens has to be answered at once.
                *rank +=
                    2_000 * own.ready + 800 * own.near - 8_000 * other.ready - 600 * other.near;
            }
        }
        Steps { ranked, picked: 0 }
    }

    /// The relocations of the player to move, in order; a skip, if there are none. Where threats of
    /// the opponent stand, only those that stop each of them: all others lose at once.
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
            let mut rank = self.learned(side, turns, step, remembered);
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

    /// What is known of a step from before.
    #[inline]
    fn learned(&self, side: Side, turns: i32, step: Step, remembered: Option<Step>) -> i32 {
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

/// How many winning slides a side has, and how many it lacks a single change for.
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

/// The winning slides that lack something, of either side.
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
