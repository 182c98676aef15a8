//! Mistakes to be tried again: what each asks for, and whether another turn is as good as the best.

use serde::Serialize;
use strum::VariantNames;

use super::{Finding, Judgement, examiner::Examiner, mark::Mark};
use crate::{
    engine::{
        limits::{LONGEST_PROOF, Limits, Stop},
        reasons::Why,
        score::Score,
        thinker::Thinker,
    },
    rules::{Ending, Match, Side, Turn},
};

/// A turn that was a mistake, to be tried again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// The number of the turn, from 1.
    pub number: usize,
    /// The side that played it.
    pub side: Side,
    /// The turn that was played.
    pub played: Turn,
    /// The best turn that was found. Others may be as good.
    pub best: Turn,
    /// The reason for the best turn.
    pub why: Why,
    /// What to look for.
    pub goal: Goal,
}

/// What a task asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum Goal {
    /// A turn that forces a win.
    Win {
        /// The turns that the quickest win takes.
        turns: u32,
    },
    /// A turn after which the opponent cannot force a win.
    Hold {
        /// The turns that the quickest win would take.
        turns: u32,
    },
    /// A better turn.
    Improve,
}

/// What came of trying a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum Attempt {
    /// The turn is as good as the best.
    AsGood,
    /// The turn misses the win.
    Misses,
    /// The turn still wins, but not at once, as another would.
    WinsLater,
    /// The opponent can force a win.
    Loses {
        /// The turns that the opponent needs.
        turns: u32,
    },
    /// The turn is worse than the best.
    Worse,
}

/// The mistakes of a side, in the order of the match. `judgements` are those of the whole match.
pub fn tasks(judgements: &[Judgement], side: Side) -> Vec<Task> {
    let mistakes = judgements.iter().filter(|judged| judged.side == side && judged.is_mistake());
    mistakes.map(Task::of).collect()
}

impl Task {
    fn of(judgement: &Judgement) -> Task {
        let Judgement { number, side, turn: played, best, why, before, finding, .. } = *judgement;
        let goal = match (finding, before.wins_in()) {
            (Some(Finding::MissedWin { turns }), _) | (_, Some(turns)) => Goal::Win { turns },
            (Some(Finding::LetWin { turns }), _) => Goal::Hold { turns },
            _ => Goal::Improve,
        };
        Task { number, side, played, best, why, goal }
    }

    /// The match before the turn, where it is tried again.
    pub fn start(&self, game: &Match) -> Match {
        game.after_turns(self.number - 1)
    }
}

impl Thinker {
    /// Whether a turn is as good as the best turn of a task. `start` is the match before the turn, as
    /// [`Task::start`] gives it. `limits` apply to each of two positions.
    ///
    /// A win that is no longer than [`LONGEST_PROOF`] turns is as good as a quicker one, but not as a win at once.
    /// `None` if the turn is not legal, or if `stop` was rung.
    pub fn try_again(
        &mut self,
        task: &Task,
        start: &Match,
        turn: Turn,
        limits: Limits,
        stop: &Stop,
    ) -> Option<Attempt> {
        let after = |turn| {
            let mut after = start.clone();
            after.play_turn(turn).ok().map(|()| after)
        };
        let [tried, best] = [after(turn)?, after(task.best)?];
        if turn == task.best || matches!(tried.ending(), Some(Ending::Won { .. })) {
            return Some(Attempt::AsGood);
        }
        let mut examiner = Examiner::patient(stop);
        if let Goal::Win { turns } = task.goal
            && examiner.loss(&tried, LONGEST_PROOF - 1).found.is_some()
        {
            return Some(if turns == 1 { Attempt::WinsLater } else { Attempt::AsGood });
        }
        let attempt = match examiner.win(&tried).found {
            Some(win) if tried.ending().is_none() => Attempt::Loses { turns: win.turns },
            _ => {
                let [tried, best] = [tried, best].map(|game| self.score_after(&game, limits, stop));
                let is_worse = best.expectation() - tried.expectation() >= Mark::Weak.least();
                match task.goal {
                    Goal::Win { .. } if tried.wins_in().is_none() => Attempt::Misses,
                    _ if is_worse => Attempt::Worse,
                    _ => Attempt::AsGood,
                }
            }
        };
        (!stop.is_rung()).then_some(attempt)
    }

    /// What a position is worth to the side that has just played.
    fn score_after(&mut self, game: &Match, limits: Limits, stop: &Stop) -> Score {
        match game.ending() {
            Some(Ending::Won { .. }) => Score::win(1),
            _ => self.think(game, limits, stop, |_| ()).map_or(Score::EVEN, |next| -next.score),
        }
    }
}
