//! Hindsight: what a later turn shows about the ones before it.
//!
//! The search often sees a win only once its first turn is played. Judged one by one, the match would jump from even to won
//! at a turn that is the best there is, and nobody would have made a mistake.

use super::{Judgement, Known, SECOND_LOOK, examiner::Examiner, judgement_of};
use crate::{
    engine::{
        limits::{Limits, Stop},
        score::Score,
        thinker::Thinker,
    },
    rules::Match,
};

/// From this difference in the chance of winning on, somebody must have made a mistake.
const JUMP: f64 = 0.2;
/// The same where a win is certain afterwards.
const JUMP_TO_CERTAIN: f64 = 0.1;

/// Whether two scores differ by so much that it has to be somebody's mistake.
pub(super) fn is_jump(one: Score, other: Score) -> bool {
    let is_certain = |score: Score| score.wins_in().or(score.loses_in()).is_some();
    let least = if is_certain(one) == is_certain(other) { JUMP } else { JUMP_TO_CERTAIN };
    (one.expectation() - other.expectation()).abs() >= least
}

impl Thinker {
    /// Goes back through the judgements of a match, from the end. Where a turn was worth something else than the one after it
    /// shows, it is judged again, with a second look at what was better. Calls `report` with each judgement that changes.
    pub(super) fn look_back(
        &mut self,
        game: &Match,
        judgements: &mut [Judgement],
        examiner: &mut Examiner,
        limits: Limits,
        stop: &Stop,
        mut report: impl FnMut(&Judgement),
    ) {
        for index in (1..judgements.len()).rev() {
            let next = judgements[index];
            let shown = Known { best: next.best, score: next.before };
            let judgement = &mut judgements[index - 1];
            if !is_jump(judgement.after, shown.score_of_last()) {
                continue;
            }
            let [before, after] = [index - 1, index].map(|turns| game.after_turns(turns));
            let seen = self.view(&before, examiner, limits.times(SECOND_LOOK), stop);
            let Some(seen) = seen else { return };
            let again =
                judgement_of(judgement.turn, (&before, seen), (&after, Some(shown)), examiner);
            if stop.is_rung() {
                return;
            }
            *judgement = again;
            report(judgement);
        }
    }
}
