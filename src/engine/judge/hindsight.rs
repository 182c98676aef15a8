//! Hindsight: what a later turn shows about the ones before it.
//!
//! The search often sees a win only once its first turn is played. Judged one by one, the match would jump from even to won
//! at a turn that is the best there is, and nobody would have made a mistake.

use super::{Judgement, SECOND_LOOK, TurningPoint, examiner::Examiner, judgement_of};
use crate::{
    engine::{
        insight::Insight,
        limits::{Limits, Stop},
        reasons::Why,
        score::Score,
        thinker::Thinker,
    },
    rules::{Match, Turn},
};

/// From this difference in the chance of winning on, somebody must have made a mistake.
const JUMP: f64 = 0.2;
/// The same where a win is certain afterwards.
const JUMP_TO_CERTAIN: f64 = 0.1;

/// How closely the position before the turn that decided a match is looked at.
const CLOSELY: Limits = Limits::nodes(200_000);
/// How many turns are tried there in place of it.
const MOST_TRIES: usize = 3;

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
            let shown = Insight { best: next.best, score: next.before };
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

    /// Brings the judgements of a match in line with the turn that decided it, which was looked for more thoroughly: from there
    /// on, the other side could force a win. Turns before it are judged again where they have to be. Calls `report` with each
    /// judgement that changes. Returns the turn that decided the match by all that is known then.
    pub fn settle(
        &mut self,
        point: TurningPoint,
        game: &Match,
        judgements: &mut [Judgement],
        limits: Limits,
        stop: &Stop,
        mut report: impl FnMut(&Judgement),
    ) -> Option<TurningPoint> {
        let point = point.as_judged(judgements)?;
        if !point.kind.gave_win() || judgements.len() < point.turn {
            return Some(point);
        }
        let (before, after) = judgements.split_at_mut(point.turn);
        let mut explain = |judged: &mut Judgement, known: Judgement| {
            let start = game.after_turns(judged.number - 1);
            let Judgement { best, before, after, .. } = *judged;
            if *judged != known {
                judged.why = Why::in_place_of(start.position(), best, before, after);
                report(judged);
            }
        };
        for judged in after {
            let known = *judged;
            judged.know_result(judged.side != point.side);
            explain(judged, known);
        }
        let decisive = before.last_mut()?;
        let known = *decisive;
        let start = game.after_turns(point.turn - 1);
        let seen = if decisive.is_mistake() && decisive.after <= -Score::HIGHEST {
            Insight { best: decisive.best, score: decisive.before }
        } else {
            self.view(&start, &mut Examiner::beside(CLOSELY, stop), CLOSELY, stop)?
        };
        let better = self.better_that_holds(&start, decisive.turn, seen, stop);
        if stop.is_rung() {
            return None;
        }
        decisive.know_result(false);
        // Perhaps it was too late already.
        let best = better.unwrap_or(Insight { best: decisive.turn, score: decisive.after });
        (decisive.before, decisive.best) = (best.score, best.best);
        if *decisive == known {
            return point.as_judged(judgements);
        }
        explain(decisive, known);
        let mut examiner = Examiner::beside(limits, stop);
        self.look_back(game, before, &mut examiner, limits, stop, report);
        point.as_judged(judgements)
    }

    /// What should have been played in place of a turn that lost: what is `seen` as best there, or what looks best once it is
    /// remembered what comes after that. `None` if all of this is the turn itself, or provably loses as well.
    fn better_that_holds(
        &mut self,
        start: &Match,
        lost: Turn,
        mut seen: Insight,
        stop: &Stop,
    ) -> Option<Insight> {
        let mut examiner = Examiner::patient(stop);
        for tries_left in (0..MOST_TRIES).rev() {
            let mut after = start.clone();
            after.play_turn(seen.best).ok()?;
            let loses = seen.best == lost || examiner.win(&after).found.is_some();
            if !loses || stop.is_rung() {
                return Some(seen);
            }
            if tries_left == 0 {
                break;
            }
            self.view(&after, &mut examiner, CLOSELY, stop);
            seen = self.view(start, &mut examiner, CLOSELY.times(SECOND_LOOK), stop)?;
        }
        None
    }
}

impl Judgement {
    /// Takes over that its side wins or loses whatever it plays, or has just given the win away.
    fn know_result(&mut self, wins: bool) {
        let bound = |score: Score| {
            if wins { score.max(Score::HIGHEST) } else { score.min(-Score::HIGHEST) }
        };
        let is_known = bound(self.before) == self.before;
        (self.before, self.after) = (bound(self.before), bound(self.after));
        if !wins {
            self.finding = self.finding.filter(|finding| !finding.is_only());
            // Nothing was given away that was not there.
            if !is_known {
                (self.before, self.best) = (self.after, self.turn);
            }
        }
    }
}
