//! Judgement of a match that has been played: how it stood after each turn, and which turns gave
//! something away.

use serde::Serialize;
use strum::VariantNames;

use super::{
    limits::{Limits, Stop},
    score::Score,
    thinker::{Thinker, Thought},
};
use crate::rules::{Ending, Match, Rest, Side, Turn};

/// What is thought of a turn that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// Who played it.
    pub side: Side,
    /// The turn.
    pub turn: Turn,
    /// What the position before it was worth to him, had he played the best.
    pub before: Score,
    /// What the position after it was worth to him.
    pub after: Score,
    /// How bad it was.
    pub mark: Mark,
    /// What was better, if the turn is marked as bad.
    pub better: Option<Turn>,
}

/// How bad a turn was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, VariantNames)]
pub enum Mark {
    /// Not bad at all.
    Good,
    /// A little was given away.
    Inaccuracy,
    /// Something was given away.
    Mistake,
    /// The match was given away, or nearly.
    Blunder,
}

/// The share of a win that has to be given away for a mark, the worst first.
const MARKS: [(f64, Mark); 3] =
    [(0.35, Mark::Blunder), (0.2, Mark::Mistake), (0.1, Mark::Inaccuracy)];

impl Mark {
    fn of(given_away: f64) -> Mark {
        let mark = MARKS.iter().find(|(least, _)| given_away >= *least);
        mark.map_or(Mark::Good, |(_, mark)| *mark)
    }
}

impl Judgement {
    /// The share of a win that the turn gave away, from 0 to 1.
    pub fn given_away(&self) -> f64 {
        (self.before.expectation() - self.after.expectation()).max(0.0)
    }
}

impl Thinker {
    /// Judges every whole turn of a match, looking at each position within these limits. Tells of each
    /// as it is done, and returns all, or those up to where the bell was rung.
    pub fn judge(
        &mut self,
        game: &Match,
        limits: Limits,
        stop: &Stop,
        mut tell: impl FnMut(&Judgement),
    ) -> Vec<Judgement> {
        let mut judgements = Vec::new();
        let mut at = Match::new(game.start().clone());
        let Some(mut before) = self.think(&at, limits, stop, |_| ()) else { return judgements };
        for turn in game.turns().into_iter().filter(|turn| turn.rest != Rest::ToCome) {
            let side = at.position().to_move();
            // What has been played once can be played again.
            if at.play_turn(turn).is_err() {
                break;
            }
            let next = self.think(&at, limits, stop, |_| ());
            if stop.is_rung() {
                break;
            }
            let judgement = judged(side, turn, &before, next.as_ref(), at.ending());
            tell(&judgement);
            judgements.push(judgement);
            match next {
                Some(next) => before = next,
                None => break,
            }
        }
        judgements
    }
}

/// What comes of a turn, from what was thought before it and what is thought after it: nothing, when
/// the match is over.
fn judged(
    side: Side,
    turn: Turn,
    before: &Thought,
    next: Option<&Thought>,
    ending: Option<Ending>,
) -> Judgement {
    let after = match (next, ending) {
        (_, Some(Ending::Won { .. })) => Score::win(1),
        // The opponent is a turn nearer to his win.
        (Some(next), _) => -next.score.told_at_root(1),
        (None, _) => Score::EVEN,
    };
    // Who plays the best turn gives nothing away, even if a turn later things look worse.
    let is_best = turn == before.best;
    let before_it = if is_best || before.score < after { after } else { before.score };
    let mut judgement =
        Judgement { side, turn, before: before_it, after, mark: Mark::Good, better: None };
    judgement.mark = Mark::of(judgement.given_away());
    judgement.better = (judgement.mark > Mark::Good).then_some(before.best);
    judgement
}
