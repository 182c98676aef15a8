//! Judges a match that has been played: what each turn was worth, and which turns were mistakes.

use serde::Serialize;
use strum::VariantNames;

use super::{
    limits::{Limits, Stop},
    score::Score,
    thinker::{Thinker, Thought},
};
use crate::rules::{Ending, Match, Rest, Side, Turn};

/// The judgement of a turn that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The side that played the turn.
    pub side: Side,
    /// The turn that was played.
    pub turn: Turn,
    /// The score of the best turn, from the point of view of `side`.
    pub before: Score,
    /// The score after the turn that was played, from the point of view of `side`.
    pub after: Score,
    /// How bad the turn was.
    pub mark: Mark,
    /// A better turn, unless the mark is [`Mark::Good`].
    pub better: Option<Turn>,
}

/// How bad a turn was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, VariantNames)]
pub enum Mark {
    /// The turn gave nothing away, or very little.
    Good,
    /// The turn gave a little away.
    Inaccuracy,
    /// The turn gave a lot away.
    Mistake,
    /// The turn gave the match away, or nearly.
    Blunder,
}

/// The smallest loss of winning chances for each mark, the worst mark first.
const MARKS: [(f64, Mark); 3] =
    [(0.35, Mark::Blunder), (0.2, Mark::Mistake), (0.1, Mark::Inaccuracy)];

impl Mark {
    fn of(given_away: f64) -> Mark {
        let mark = MARKS.iter().find(|(least, _)| given_away >= *least);
        mark.map_or(Mark::Good, |(_, mark)| *mark)
    }
}

impl Judgement {
    /// How much the turn reduced the chance of winning, from 0 to 1.
    pub fn given_away(&self) -> f64 {
        (self.before.expectation() - self.after.expectation()).max(0.0)
    }
}

impl Thinker {
    /// Judges every whole turn of a match. `limits` apply to each position. Calls `report` with each
    /// judgement and returns all of them, or those made before `stop` was rung.
    pub fn judge(
        &mut self,
        game: &Match,
        limits: Limits,
        stop: &Stop,
        mut report: impl FnMut(&Judgement),
    ) -> Vec<Judgement> {
        let mut judgements = Vec::new();
        let mut at = Match::new(game.start().clone());
        let Some(mut before) = self.think(&at, limits, stop, |_| ()) else { return judgements };
        for turn in game.turns().into_iter().filter(|turn| turn.rest != Rest::ToCome) {
            let side = at.position().to_move();
            // The turn was legal when it was played, so this does not happen.
            if at.play_turn(turn).is_err() {
                break;
            }
            let next = self.think(&at, limits, stop, |_| ());
            if stop.is_rung() {
                break;
            }
            let judgement = judgement_of(side, turn, &before, next.as_ref(), at.ending());
            report(&judgement);
            judgements.push(judgement);
            match next {
                Some(next) => before = next,
                None => break,
            }
        }
        judgements
    }
}

/// Judges a turn by the thoughts before and after it. `next` is `None` when the match is over.
fn judgement_of(
    side: Side,
    turn: Turn,
    before: &Thought,
    next: Option<&Thought>,
    ending: Option<Ending>,
) -> Judgement {
    let after = match (next, ending) {
        (_, Some(Ending::Won { .. })) => Score::win(1),
        // A proven result is one turn further away, seen from before the turn.
        (Some(next), _) => -next.score.relative_to_root(1),
        (None, _) => Score::EVEN,
    };
    // The best turn gives nothing away, even if the position looks worse one turn later.
    let is_best = turn == before.best;
    let best_score = if is_best || before.score < after { after } else { before.score };
    let mut judgement =
        Judgement { side, turn, before: best_score, after, mark: Mark::Good, better: None };
    judgement.mark = Mark::of(judgement.given_away());
    judgement.better = (judgement.mark > Mark::Good).then_some(before.best);
    judgement
}
