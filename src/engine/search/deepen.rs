//! Iterative deepening: looks one turn ahead, then two, and so on until the time is up.

use std::sync::atomic::Ordering::Relaxed;

use super::{Feature, Search, Stopped, node::Window};
use crate::{
    engine::{limits::DEEPEST, score::Score, threat},
    rules::{Part, Position, Rest, Step, Turn},
};

/// The result of one depth.
#[derive(Clone, Debug)]
pub(in crate::engine) struct DepthResult {
    pub depth: u32,
    pub score: Score,
    pub best: Turn,
    /// How play may continue, the best turn first.
    pub line: Vec<Turn>,
}

impl DepthResult {
    /// A turn that was not searched, because the level sees none that it could play.
    pub fn unsearched(best: Turn) -> DepthResult {
        DepthResult { depth: 0, score: Score::EVEN, best, line: vec![best] }
    }

    /// Whether the end of the match is proven, and a deeper search cannot find a quicker win or a slower
    /// loss.
    fn is_exact(&self) -> bool {
        let DepthResult { score, depth, .. } = self;
        let turns = score.wins_in().map(|n| 2 * n - 1).or(score.loses_in().map(|n| 2 * n));
        turns.is_some_and(|turns| turns <= depth + 1)
    }
}

/// How far the score may at first be from the score of the depth before.
const NARROW: i32 = 40;

impl Search<'_> {
    /// Looks further and further ahead. Calls `report` with each finished depth and the number of
    /// positions, and returns the result of the last one. The first depth is finished and proven whatever
    /// the limits are. `None` if the level overlooks every turn it has.
    ///
    /// In the middle of a turn, `slid` is the slide that has been played.
    pub fn deepen(
        &mut self,
        slid: Option<Step>,
        mut report: impl FnMut(&DepthResult, u64),
    ) -> Option<DepthResult> {
        let mut last: Option<DepthResult> = None;
        let deepest = self.shared.limits.depth.clamp(1, DEEPEST);
        for depth in 1..=deepest {
            self.may_stop = depth > 1;
            let before = last.as_ref().map(|result| result.score);
            let Ok(score) = self.search_depth(depth, before) else { break };
            let Some(best) = self.best else { break };
            let mut result = DepthResult { depth, score, best, line: Vec::new() };
            if self.has(Feature::Proof) && self.shared.eyes.are_sharp() {
                if self.prove(&mut result).is_err() {
                    break;
                }
                self.best = Some(result.best);
            }
            result.line = self.line(result.best);
            report(&result, self.all_nodes());
            let is_exact = result.is_exact();
            last = Some(result);
            if is_exact {
                break;
            }
        }
        // The unfinished depth may already have found a better turn.
        if let (Some(result), Some(best)) = (&mut last, self.best)
            && result.best != best
        {
            result.best = best;
            result.line = self.line(best);
        }
        last.map(|result| with_slide(result, slid))
    }

    /// Searches to a depth, at first in a narrow window around the score of the depth before.
    fn search_depth(&mut self, depth: u32, before: Option<Score>) -> Result<Score, Stopped> {
        let mut margin = NARROW;
        let mut window = match before {
            Some(score) if self.has(Feature::Aspiration) && depth > 2 && !score.is_proven() => {
                Window { alpha: score.plus(-margin), beta: score.plus(margin) }
            }
            _ => Window::FULL,
        };
        loop {
            let best = self.best;
            let score = self.root(depth as i32, window)?;
            if score > window.alpha && score < window.beta {
                return Ok(score);
            }
            if score <= window.alpha {
                // Every turn scored below the window, so the search does not know which is best.
                self.best = best;
                window.alpha =
                    if margin > 400 { Window::FULL.alpha } else { window.alpha.plus(-margin) };
            } else {
                window.beta =
                    if margin > 400 { Window::FULL.beta } else { window.beta.plus(margin) };
            }
            margin *= 4;
        }
    }

    /// Searches the current position to a depth.
    pub(super) fn root(&mut self, depth: i32, window: Window) -> Result<Score, Stopped> {
        match self.position.due() {
            Some(Part::Relocation) => {
                let score = self.rest_of_turn(depth, window, 0)?;
                if score > window.alpha || self.best.is_none() {
                    self.best = Some(Turn { slide: None, rest: self.rest });
                }
                Ok(score)
            }
            _ => self.turn(depth, window, 0),
        }
    }

    /// How play may continue after a turn, as far as the table remembers it.
    fn line(&self, first: Turn) -> Vec<Turn> {
        const LONGEST: usize = 12;
        let mut line = vec![first];
        let Some(mut position) = self.after(first) else { return line };
        while position.due().is_some() && line.len() < LONGEST {
            let Some(turn) = self.remembered_turn(&position) else { break };
            if position.play_turn(turn).is_err() {
                break;
            }
            line.push(turn);
        }
        line
    }

    /// The position after a turn at the root. In the middle of a turn, only the rest of it is played.
    pub(super) fn after(&self, turn: Turn) -> Option<Position> {
        let played = usize::from(self.position.due() == Some(Part::Relocation));
        let mut after = self.position.clone();
        turn.steps().skip(played).try_for_each(|step| after.play(step).map(drop)).ok()?;
        Some(after)
    }

    /// The turn that the table remembers as the best in a position.
    fn remembered_turn(&self, position: &Position) -> Option<Turn> {
        if let Some(slide) = threat::winning_slide(position, position.to_move()) {
            return Some(Turn { slide: Some(slide), rest: Rest::Won });
        }
        let mut position = position.clone();
        let table = self.shared.table;
        let slide = table.get(position.hash())?.step.step(&position)?;
        position.play(slide).ok()?;
        if position.due().is_none() {
            return Some(Turn { slide: slide.slide(), rest: Rest::Won });
        }
        let rest = table.get(position.hash())?.step.step(&position)?;
        position.check(rest).ok()?;
        let rest = rest.rest();
        Some(Turn { slide: slide.slide(), rest })
    }

    /// Fills the table for the main thread: searches to `first_depth`, then two turns deeper each time.
    pub fn help(&mut self, first_depth: u32) {
        for depth in (first_depth..=self.shared.limits.depth.min(DEEPEST)).step_by(2) {
            if self.root(depth as i32, Window::FULL).is_err() {
                break;
            }
        }
    }

    /// The number of positions that all threads have looked at.
    pub fn all_nodes(&self) -> u64 {
        self.shared.nodes.load(Relaxed) + self.nodes
    }
}

/// Adds the slide that has already been played to the first turn.
fn with_slide(mut result: DepthResult, slid: Option<Step>) -> DepthResult {
    if let Some(slid) = slid {
        result.best.slide = slid.slide();
        if let Some(first) = result.line.first_mut() {
            first.slide = slid.slide();
        }
    }
    result
}
