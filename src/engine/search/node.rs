//! Alpha-beta over the two parts of a turn. The player who slides also relocates, so the side changes and
//! the depth decreases only at the end of a turn.

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

/// The alpha-beta window: scores up to `alpha` are too low to matter, scores from `beta` on too high.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub alpha: Score,
    pub beta: Score,
}

impl Window {
    pub const FULL: Window = Window { alpha: Score::INFINITE.negative(), beta: Score::INFINITE };

    /// The window from the point of view of the opponent.
    #[inline]
    fn for_opponent(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// The smallest window: it only shows whether a score is above `alpha`.
    #[inline]
    fn scout(self) -> Window {
        Window { beta: self.alpha.plus(1), ..self }
    }

    /// Whether this is the smallest window.
    #[inline]
    fn is_scout(self) -> bool {
        self.beta <= self.alpha.plus(1)
    }
}

/// The number of relocations to try near the end of the search, by the number of turns left. With more
/// turns left, all are tried.
const LOOKED_AT: [usize; 4] = [3, 6, 12, 28];

impl Search<'_> {
    /// Searches a position at the start of a turn. The score is for the player to move.
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
        if turns > 0 && self.is_repetition(hash) {
            return Ok(Score::EVEN);
        }
        if turns == 1
            && let Some(score) = self.proofs.of(hash)
        {
            return Ok(score);
        }
        if turns > 0 {
            // The player cannot win before their next turn, nor lose before the opponent's next one.
            window.alpha = window.alpha.max(-Score::win_at(turns + 2));
            window.beta = window.beta.min(Score::win_at(turns + 3));
            if window.alpha >= window.beta {
                return Ok(window.alpha);
            }
        }

        let is_threatened = self.winning_slide(side.other(), turns + 1).is_some();
        if depth <= 0 {
            // Following more threats and answers costs more than it reveals.
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
                // The level overlooked this win, so it must not play it by accident.
                self.position.undo(undo);
                continue;
            }
            let is_late = i >= 3 && depth >= 2 && rank < QUIET && !is_threatened;
            let reduced = i32::from(is_late && self.has(Feature::Reductions));
            let score =
                self.search_step(i == 0, window, depth, reduced, |search, depth, window| {
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

    /// Searches a position in the middle of a turn. The score is for the player who has slid.
    pub(super) fn rest_of_turn(
        &mut self,
        depth: i32,
        window: Window,
        turns: i32,
    ) -> Result<Score, Stopped> {
        self.count()?;
        let side = self.position.to_move();
        // At the root a relocation must be found even if every one loses.
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
        // A relocation that does not stop the threats loses at once.
        let lost = if to_answer.is_empty() { -Score::INFINITE } else { -Score::win_at(turns + 2) };
        let mut best = (lost, Step::Skip);
        let many = relocations.len();
        for i in 0..many {
            let Some(Ranked { step, rank }) = relocations.next() else { break };
            let is_quiet = rank < QUIET;
            if is_quiet && self.is_pruned(depth, turns, i) && !best.0.is_proven() {
                break;
            }
            let undo = self.position.play_unchecked(step);
            let reduced = if is_quiet { self.reduction(depth, i, to_answer) } else { 0 };
            let score =
                self.search_step(i == 0, window, depth, reduced, |search, depth, window| {
                    Ok(-search.turn(depth - 1, window.for_opponent(), turns + 1)?)
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

    /// Searches a step. A step that is probably not the best is first searched less deeply and with the
    /// smallest window, and again only if it turns out better than expected.
    fn search_step(
        &mut self,
        is_first: bool,
        window: Window,
        depth: i32,
        reduced: i32,
        mut search: impl FnMut(&mut Self, i32, Window) -> Result<Score, Stopped>,
    ) -> Result<Score, Stopped> {
        let scouts = !is_first && self.has(Feature::Scout);
        let narrow = if scouts { window.scout() } else { window };
        if reduced > 0 {
            let score = search(self, depth - reduced, narrow)?;
            if score <= window.alpha {
                return Ok(score);
            }
        }
        if scouts && !window.is_scout() {
            let score = search(self, depth, narrow)?;
            if score <= window.alpha || score >= window.beta {
                return Ok(score);
            }
        }
        search(self, depth, window)
    }

    /// The number of turns by which the search after a late relocation is reduced.
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

    /// Whether a late relocation near the end of the search may be skipped. The caller must not skip any
    /// while it has found only losses: a loss counts as proven only after every relocation was tried.
    #[inline]
    fn is_pruned(&self, depth: i32, turns: i32, i: usize) -> bool {
        self.has(Feature::Pruning)
            && turns > 0
            && LOOKED_AT.get(depth.max(0) as usize).is_some_and(|looked_at| i >= *looked_at)
    }

    /// What the table remembers of a position: the score if it settles the window, otherwise the best step.
    #[inline]
    fn recall(&self, hash: u64, depth: i32, window: Window, turns: i32) -> Result<Score, Packed> {
        if !self.has(Feature::Table) {
            return Err(Packed::NONE);
        }
        let Some(known) = self.shared.table.get(hash) else { return Err(Packed::NONE) };
        let score = known.score.relative_to_root(turns);
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
        self.shared
            .table
            .put(hash, Known { score: score.relative_to_node(turns), bound, depth, step });
    }
}
