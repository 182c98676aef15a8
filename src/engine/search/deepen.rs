//! Looking ahead one turn, then two, and so on until the time is up.

use std::sync::atomic::Ordering::Relaxed;

use super::{Feature, Search, Stopped, node::Window};
use crate::{
    engine::{limits::DEEPEST, score::Score, threat},
    rules::{Part, Position, Rest, Step, Turn},
};

/// What a depth that was finished has found.
#[derive(Clone, Debug)]
pub(in crate::engine) struct Ply {
    pub depth: u32,
    pub score: Score,
    pub best: Turn,
    /// How play may go on, the best turn first.
    pub line: Vec<Turn>,
}

impl Ply {
    /// Whether it is proven how the match ends, and nothing that is quicker, for who wins, or slower,
    /// for who loses, can be found any more.
    fn is_exact(&self) -> bool {
        let Ply { score, depth, .. } = self;
        let turns = score.wins_in().map(|n| 2 * n - 1).or(score.loses_in().map(|n| 2 * n));
        turns.is_some_and(|turns| turns <= depth + 1)
    }
}

/// How far the score may be from what the depth before has found, at first.
const NARROW: i32 = 40;

impl Search<'_> {
    /// Looks ahead further and further, tells of each depth that is finished, and returns the last
    /// of them; before the first is finished, the best so far.
    ///
    /// `slid` is the slide that has been played already, where the position is in the middle of a
    /// turn.
    pub fn deepen(&mut self, slid: Option<Step>, mut tell: impl FnMut(&Ply, u64)) -> Option<Ply> {
        let mut last: Option<Ply> = None;
        let deepest = self.shared.limits.depth.min(DEEPEST);
        for depth in 1..=deepest {
            let before = last.as_ref().map(|ply| ply.score);
            let score = match self.look(depth, before) {
                Ok(score) => score,
                Err(Stopped) => break,
            };
            let Some(best) = self.best else { break };
            let mut ply = Ply { depth, score, best, line: Vec::new() };
            if self.has(Feature::Proof) && self.shared.eyes.are_sharp() {
                if self.prove(&mut ply).is_err() {
                    last = last.or(Some(ply));
                    break;
                }
                self.best = Some(ply.best);
            }
            ply.line = self.line(ply.best);
            tell(&ply, self.all_nodes());
            let is_over = ply.is_exact();
            last = Some(ply);
            if is_over {
                break;
            }
        }
        // A turn found better in the depth that was not finished is better.
        if let (Some(ply), Some(best)) = (&mut last, self.best)
            && ply.best != best
        {
            ply.best = best;
            ply.line = self.line(best);
        }
        last.or_else(|| {
            self.best.map(|best| Ply { depth: 0, score: Score::EVEN, best, line: vec![best] })
        })
        .map(|ply| with_slide(ply, slid))
    }

    /// Searches to a depth, at first in a narrow window around what was found before.
    fn look(&mut self, depth: u32, before: Option<Score>) -> Result<Score, Stopped> {
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
                // Nothing was as good as hoped, so that nothing is known of which is best.
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

    /// Searches the position at hand to a depth.
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

    /// How play may go on with a turn, as far as it is remembered.
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

    /// The position after a turn at the root, or after what is left of it in the middle of a turn.
    pub(super) fn after(&self, turn: Turn) -> Option<Position> {
        let played = usize::from(self.position.due() == Some(Part::Relocation));
        let mut after = self.position.clone();
        turn.steps().skip(played).try_for_each(|step| after.play(step).map(drop)).ok()?;
        Some(after)
    }

    /// The turn remembered as best in a position.
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

    /// Looks ahead from a depth on, two turns further each time, for what it leaves in the table.
    pub fn help(&mut self, first_depth: u32) {
        for depth in (first_depth..=self.shared.limits.depth.min(DEEPEST)).step_by(2) {
            if self.root(depth as i32, Window::FULL).is_err() {
                break;
            }
        }
    }

    /// How many positions all threads have looked at.
    pub fn all_nodes(&self) -> u64 {
        self.shared.nodes.load(Relaxed) + self.nodes
    }
}

/// The same, beginning with the slide that has been played already.
fn with_slide(mut ply: Ply, slid: Option<Step>) -> Ply {
    if let Some(slid) = slid {
        ply.best.slide = slid.slide();
        if let Some(first) = ply.line.first_mut() {
            first.slide = slid.slide();
        }
    }
    ply
}
