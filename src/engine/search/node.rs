//! The search itself: alpha-beta over the two parts of a turn. The player who slid relocates as well,
//! so that the sides change, and the depth is used up, only where a turn ends.

use super::{
    Feature, Search, Stopped,
    order::{QUIET, Ranked},
};
use crate::{
    engine::{
        score::Score,
        table::{Bound, Known, Packed},
        threat::Aim,
    },
    rules::{Rest, Step, Turn},
};

/// What may be better than what has been found, and what is too good to come about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub alpha: Score,
    pub beta: Score,
}

impl Window {
    pub const FULL: Window = Window { alpha: Score::INFINITE.negative(), beta: Score::INFINITE };

    /// The same for the opponent.
    #[inline]
    fn other(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Only asks whether something is better.
    #[inline]
    fn scout(self) -> Window {
        Window { beta: self.alpha.plus(1), ..self }
    }

    /// Whether no more than that is asked.
    #[inline]
    fn is_scout(self) -> bool {
        self.beta <= self.alpha.plus(1)
    }
}

/// Where fewer turns than this are left, late relocations are not looked at: by how many are left, how
/// many are.
const LOOKED_AT: [usize; 4] = [3, 6, 12, 28];

impl Search<'_> {
    /// What the position at the start of a turn is worth to the player to move.
    pub(super) fn turn(
        &mut self,
        depth: i32,
        mut window: Window,
        turns: i32,
    ) -> Result<Score, Stopped> {
        self.count()?;
        let side = self.position.to_move();
        if let Some(slide) = self.winning_slide(side, turns) {
            if turns == 0 {
                self.best = Some(Turn { slide: Some(slide), rest: Rest::Won });
            }
            return Ok(Score::win_at(turns + 1));
        }
        let hash = self.position.hash();
        if turns > 0 && self.stood(hash) {
            return Ok(Score::EVEN);
        }
        if turns == 1
            && let Some(score) = self.proofs.of(hash)
        {
            return Ok(score);
        }
        if turns > 0 {
            // No win from here is quicker than the next turn but one, no loss than the next.
            window.alpha = window.alpha.max(-Score::win_at(turns + 2));
            window.beta = window.beta.min(Score::win_at(turns + 3));
            if window.alpha >= window.beta {
                return Ok(window.alpha);
            }
        }

        let is_threatened = self.winning_slide(side.other(), turns + 1).is_some();
        if depth <= 0 {
            // Longer rows of threats and answers cost more than they tell.
            let may_answer = self.has(Feature::Quiescence) && depth == 0;
            if !is_threatened || !may_answer {
                return Ok(self.evaluate(hash));
            }
        }
        let remembered = match self.recall(hash, depth, window, turns) {
            Ok(score) if turns > 0 => return Ok(score),
            Ok(_) => self.shared.table.get(hash).map_or(Packed::NONE, |known| known.step),
            Err(step) => step,
        };
        let remembered = remembered.step(&self.position);
        let mut slides = self.slides(turns, remembered);
        self.path.push(hash);
        let result = self.try_slides(&mut slides, depth, window, turns, is_threatened);
        self.path.pop();
        let (score, best) = result?;
        if score >= window.beta && self.has(Feature::History) && depth > 0 {
            let tried: Vec<Step> = slides.picked().filter(|step| *step != best).collect();
            self.history.reward(side, turns, depth, best, &tried);
        }
        self.remember(hash, depth, window, turns, score, best);
        Ok(score)
    }

    fn try_slides(
        &mut self,
        slides: &mut super::order::Steps,
        depth: i32,
        mut window: Window,
        turns: i32,
        is_threatened: bool,
    ) -> Result<(Score, Step), Stopped> {
        let mut best = (-Score::INFINITE, Step::Skip);
        let many = slides.len();
        for i in 0..many {
            let Some(Ranked { step, rank }) = slides.next() else { break };
            let undo = self.position.play_unchecked(step);
            if self.position.due().is_none() {
                // A win that has been overlooked is not played by accident.
                self.position.undo(undo);
                continue;
            }
            let is_late = i >= 3 && depth >= 2 && rank < QUIET && !is_threatened;
            let reduced = i32::from(is_late && self.has(Feature::Reductions));
            let score = self.scouted(i == 0, window, depth, reduced, |search, depth, window| {
                search.rest_of_turn(depth, window, turns)
            });
            self.position.undo(undo);
            let score = score?;
            if score > best.0 {
                best = (score, step);
                if turns == 0 && (score > window.alpha || self.best.is_none()) {
                    self.best = Some(Turn { slide: step.slide(), rest: self.rest });
                }
            }
            window.alpha = window.alpha.max(score);
            if window.alpha >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    /// What the position in the middle of a turn is worth to the player who has slid.
    pub(super) fn rest_of_turn(
        &mut self,
        depth: i32,
        window: Window,
        turns: i32,
    ) -> Result<Score, Stopped> {
        self.count()?;
        let side = self.position.to_move();
        // At the root something has to be played, even where nothing helps.
        let to_answer = if turns == 0 { Vec::new() } else { self.threats(side.other(), turns + 1) };
        let hash = self.position.hash();
        let remembered = match self.recall(hash, depth, window, turns) {
            Ok(score) if turns > 0 => return Ok(score),
            Ok(_) => self.shared.table.get(hash).map_or(Packed::NONE, |known| known.step),
            Err(step) => step,
        };
        let remembered = remembered.step(&self.position);
        let mut relocations = self.relocations(turns, remembered, &to_answer);
        let result = self.try_relocations(&mut relocations, depth, window, turns, &to_answer);
        let (score, best) = result?;
        if turns == 0 {
            self.rest = best.rest();
        }
        if score >= window.beta && self.has(Feature::History) && depth > 0 {
            let tried: Vec<Step> = relocations.picked().filter(|step| *step != best).collect();
            self.history.reward(side, turns, depth, best, &tried);
        }
        self.remember(hash, depth, window, turns, score, best);
        Ok(score)
    }

    fn try_relocations(
        &mut self,
        relocations: &mut super::order::Steps,
        depth: i32,
        mut window: Window,
        turns: i32,
        to_answer: &[Aim],
    ) -> Result<(Score, Step), Stopped> {
        // Whatever does not stop the threats loses at once.
        let lost = if to_answer.is_empty() { -Score::INFINITE } else { -Score::win_at(turns + 2) };
        let mut best = (lost, Step::Skip);
        let many = relocations.len();
        for i in 0..many {
            let Some(Ranked { step, rank }) = relocations.next() else { break };
            let is_quiet = rank < QUIET;
            if is_quiet && self.may_leave_out(depth, turns, i) && !best.0.is_proven() {
                break;
            }
            let undo = self.position.play_unchecked(step);
            let reduced = if is_quiet { self.reduction(depth, i, to_answer) } else { 0 };
            let score = self.scouted(i == 0, window, depth, reduced, |search, depth, window| {
                Ok(-search.turn(depth - 1, window.other(), turns + 1)?)
            });
            self.position.undo(undo);
            let score = score?;
            if score > best.0 {
                best = (score, step);
            }
            window.alpha = window.alpha.max(score);
            if window.alpha >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    /// Looks into a step, at first less deeply and only to ask whether it is better than what has been
    /// found, where it is likely not to be.
    fn scouted(
        &mut self,
        is_first: bool,
        window: Window,
        depth: i32,
        reduced: i32,
        mut look: impl FnMut(&mut Self, i32, Window) -> Result<Score, Stopped>,
    ) -> Result<Score, Stopped> {
        let asks_first = !is_first && self.has(Feature::Scout);
        let narrow = if asks_first { window.scout() } else { window };
        if reduced > 0 {
            let score = look(self, depth - reduced, narrow)?;
            if score <= window.alpha {
                return Ok(score);
            }
        }
        if asks_first && !window.is_scout() {
            let score = look(self, depth, narrow)?;
            if score <= window.alpha || score >= window.beta {
                return Ok(score);
            }
        }
        look(self, depth, window)
    }

    /// By how many turns less a late relocation is looked ahead.
    #[inline]
    fn reduction(&self, depth: i32, i: usize, to_answer: &[Aim]) -> i32 {
        if !self.has(Feature::Reductions) || depth < 2 || i < 3 || !to_answer.is_empty() {
            return 0;
        }
        let wanted = match i {
            0..10 => 1,
            10..30 => 2,
            _ => 3,
        };
        wanted.min(depth - 1)
    }

    /// Whether a late relocation near the end of the search is not looked at. Where nothing but losses
    /// has been found, all are: a loss is claimed only when every way out is closed.
    #[inline]
    fn may_leave_out(&self, depth: i32, turns: i32, i: usize) -> bool {
        self.has(Feature::Pruning)
            && turns > 0
            && LOOKED_AT.get(depth.max(0) as usize).is_some_and(|looked_at| i >= *looked_at)
    }

    /// What is remembered of a position: its score, if that answers the window, or else the best step.
    #[inline]
    fn recall(&self, hash: u64, depth: i32, window: Window, turns: i32) -> Result<Score, Packed> {
        if !self.has(Feature::Table) {
            return Err(Packed::NONE);
        }
        let Some(known) = self.shared.table.get(hash) else { return Err(Packed::NONE) };
        let score = known.score.told_at_root(turns);
        // A proven result holds at any depth.
        let is_proven = match known.bound {
            Bound::Exact => score.is_proven(),
            Bound::AtLeast => score > Score::HIGHEST,
            Bound::AtMost => score < -Score::HIGHEST,
        };
        let is_deep = known.depth >= depth || is_proven;
        let answers = match known.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= window.beta,
            Bound::AtMost => score <= window.alpha,
        };
        if is_deep && answers { Ok(score) } else { Err(known.step) }
    }

    #[inline]
    fn remember(
        &self,
        hash: u64,
        depth: i32,
        window: Window,
        turns: i32,
        score: Score,
        best: Step,
    ) {
        if !self.has(Feature::Table) {
            return;
        }
        let bound = if score >= window.beta {
            Bound::AtLeast
        } else if score > window.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let step = Packed::of(best, &self.position);
        self.shared.table.put(hash, Known { score: score.told_there(turns), bound, depth, step });
    }
}
