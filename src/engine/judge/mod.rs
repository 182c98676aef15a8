//! Judges a match: what each turn was worth, which turns were mistakes, and where the match turned.
//!
//! | file | what it owns |
//! |---|---|
//! | `mark.rs` | how bad a turn was: the thresholds of the winning chance |
//! | `finding.rs` | what is proven about a turn |
//! | `hindsight.rs` | what a later turn shows about the ones before it |
//! | `turning.rs`, `story.rs` | the turn that decided a match, and why; what else there is to tell of its end |
//! | `again.rs` | the mistakes of a side, to be tried again |
//! | `examiner.rs` | questions to the solver, with a limit on each |
//! | `sheet.rs` | a judgement in a file |
//! | `bundled.rs` | the judgements of the matches that come with the game |
//!
//! Marks are estimates of the search. Findings and turning points are proven, unless they say otherwise.

mod again;
mod bundled;
mod examiner;
mod finding;
mod hindsight;
mod mark;
mod sheet;
mod story;
mod turning;

use std::mem;

use super::{
    insight::Insight,
    limits::{Limits, Stop},
    reasons::{Hint, Why},
    score::{Score, last_turn},
    thinker::Thinker,
};
use crate::rules::{Ending, Match, Part, Position, Rest, Side, Step, Turn};
pub use again::{Attempt, Goal, Task, tasks};
pub use bundled::judgements_of_bundled;
use examiner::Examiner;
pub use finding::Finding;
use hindsight::is_jump;
pub use mark::Mark;
pub use sheet::{JudgedMatch, match_name};
pub use turning::{Told, Turned, TurningPoint};

/// The judgement of a turn that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The number of the turn, from 1.
    pub number: usize,
    /// The side that played the turn.
    pub side: Side,
    /// The turn that was played.
    pub turn: Turn,
    /// The score of the best turn, from the point of view of `side`.
    pub before: Score,
    /// The score after the turn that was played, from the point of view of `side`.
    pub after: Score,
    /// The best turn that was found. It may be the one that was played.
    pub best: Turn,
    /// The reason for the best turn.
    pub why: Why,
    /// What is proven about the turn.
    pub finding: Option<Finding>,
}

/// Below this chance of winning, the match is lost by all that is known.
pub const HOPELESS: f64 = 0.05;

impl Judgement {
    /// How much the turn reduced the chance of winning, from 0 to 1.
    pub fn given_away(&self) -> f64 {
        (self.before.expectation() - self.after.expectation()).max(0.0)
    }

    /// How bad the turn was. To let the opponent win at once, where that could be prevented, is the worst, however good
    /// the search believed the position to be: that depends on the time it had.
    pub fn mark(&self) -> Mark {
        match self.finding {
            Some(Finding::LetWin { turns: 1 }) if self.best != self.turn => Mark::Blunder,
            _ if self.lost_it() => Mark::of(self.given_away()).max(Mark::Mistake),
            _ => Mark::of(self.given_away()),
        }
    }

    /// Whether the opponent can force a win after the turn, and could not before it, as far as the search sees that.
    fn lost_it(&self) -> bool {
        is_loss(self.after) && !is_loss(self.before) && is_jump(self.before, self.after)
    }

    /// Whether the other side wins after the turn, by all that is known, and would not after the best one.
    pub fn best_would_hold(&self) -> bool {
        let is_lost = |score: Score| score <= -Score::HIGHEST;
        is_lost(self.after) && !is_lost(self.before)
    }

    /// Whether neither side could force a win before the turn, as far as the search sees that.
    pub fn was_open(&self) -> bool {
        self.before.wins_in().or(self.before.loses_in()).is_none()
    }

    /// Whether next to no chance of winning is left after the turn, even where no loss is proven.
    pub fn is_hopeless(&self) -> bool {
        self.after.expectation() < HOPELESS
    }

    /// Whether another turn should have been played: the mark is not [`Mark::Good`], or it is proven that the
    /// turn missed a win or gave one. A turn that provably saved the match is none.
    pub fn is_mistake(&self) -> bool {
        let is_bad = match self.finding {
            // It saved the match, whatever the search made of the rest of it.
            Some(Finding::OnlyTurn | Finding::OnlySlide | Finding::OnlyRelocation) => false,
            Some(Finding::MissedWin { .. } | Finding::LetWin { .. }) => true,
            Some(Finding::Lost { .. }) | None => self.mark() > Mark::Good,
        };
        is_bad && self.best != self.turn
    }

    /// A better turn and the reason for it, if the turn was a mistake.
    pub fn better(&self) -> Option<(Turn, Why)> {
        self.is_mistake().then_some((self.best, self.why))
    }

    /// What the best turn would have been worth, had it been played.
    #[must_use]
    pub fn of_best(self) -> Judgement {
        Judgement { turn: self.best, after: self.before, finding: None, ..self }
    }

    /// Takes over what is known of the position before the turn from the judgement of another turn that was played there, for which
    /// it was looked at longer. Then both are measured against the same turn.
    #[must_use]
    pub fn beside(self, played: &Judgement) -> Judgement {
        let knows_more = self.before.wins_in().is_some() && played.before.wins_in().is_none();
        if knows_more || self.after > played.before {
            return self;
        }
        let Judgement { before, best, why, .. } = *played;
        Judgement { before, best, why, ..self }
    }

    /// Takes over what a closer look at the position after the turn has proven: `next` is what that is worth to the opponent.
    pub fn heed(&mut self, next: Score) {
        if next.wins_in().or(next.loses_in()).is_some() {
            self.after = Insight { best: self.best, score: next }.score_of_last();
        }
    }

    /// The best turn, as a hint.
    pub fn best_as_hint(&self) -> Hint {
        Hint { turn: self.best, score: self.before, why: self.why }
    }

    /// The turn that was played in the position `before`, as a hint.
    pub fn played_as_hint(&self, before: &Position) -> Hint {
        let is_best = self.best == self.turn;
        let why = if is_best { self.why } else { Why::of(before, self.turn, self.after) };
        Hint { turn: self.turn, score: self.after, why }
    }

    /// The win that could be forced instead of the turn, or with it, if one is known that takes at most so many turns of `side`: how
    /// many it takes, and the number of the last one.
    pub fn forced_win(&self, most: u32) -> Option<(u32, usize)> {
        let turns = self.before.wins_in().filter(|turns| *turns <= most)?;
        Some((turns, last_turn(self.number, turns)))
    }

    /// Whether the turn wins, and another one would have won sooner. Of a long way to a win it may be known only that it wins.
    pub fn wins_later(&self) -> bool {
        let is_later = |soonest| self.after.wins_in().is_none_or(|turns: u32| turns > soonest);
        self.turn != self.best
            && self.after >= Score::HIGHEST
            && self.before.wins_in().is_some_and(is_later)
    }

    /// Whether its side wins for certain after the turn.
    pub fn wins(&self) -> bool {
        self.after.wins_in().is_some()
    }

    /// Whether only the disc of the best turn is another one than that which was moved.
    pub fn is_about_disc_alone(&self) -> bool {
        self.best.slide.is_some() && self.best.slide == self.turn.slide
    }

    /// Which part of the best turn is another one than that which was played. `None` if both are.
    pub fn other_part(&self) -> Option<Part> {
        match (self.best.slide == self.turn.slide, self.best.rest == self.turn.rest) {
            (false, true) => Some(Part::Slide),
            (true, false) => Some(Part::Relocation),
            _ => None,
        }
    }

    /// What would have been better than the turn that was played in the position `before`, and where that is a hint: if only
    /// its disc is another one, it is told of that disc alone, once the slide is played.
    pub fn better_part(&self, before: &Position) -> (Hint, Position) {
        let hint = self.best_as_hint();
        if let Some(slide) = self.best.slide.filter(|_| self.is_about_disc_alone()) {
            let mut slid = before.clone();
            if slid.play(Step::Slide(slide)).is_ok() {
                return (hint.after_its_slide(&slid), slid);
            }
        }
        (hint, before.clone())
    }

    /// What speaks for the turn that was played in the position `before`. `None` if other turns are better, and this one
    /// does nothing that could be told.
    pub fn reason(&self, before: &Position) -> Option<Why> {
        let why = self.played_as_hint(before).why;
        let says_why = !why.is_mere_preference() && !matches!(why, Why::HoldsOut { .. });
        (self.best == self.turn || says_why).then_some(why)
    }

    /// Whether the turn that was played has the same reason as another one, in the position of that, which may be after the slide.
    pub fn shares(&self, position: &Position, why: Why) -> bool {
        mem::discriminant(&Why::of(position, self.turn, Score::EVEN)) == mem::discriminant(&why)
    }

    /// Red's chance of winning before the turn, from 0 to 1.
    pub fn red_before(&self) -> f64 {
        of_red(self.side, self.before)
    }

    /// Red's chance of winning after the turn, from 0 to 1.
    pub fn red_after(&self) -> f64 {
        of_red(self.side, self.after)
    }
}

/// Red's chance of winning, from a score for a side.
fn of_red(side: Side, score: Score) -> f64 {
    match side {
        Side::Red => score.expectation(),
        Side::Black => (-score).expectation(),
    }
}

/// How many times as long a position is thought about once a mistake was found in it, or there must have been one. What is shown
/// to be better there should stand up to a hint.
const SECOND_LOOK: u32 = 5;

impl Thinker {
    /// Judges every whole turn of a match. `limits` apply to each position, and where there was a mistake a second look takes
    /// longer. Calls `report` with each judgement and returns all of them, or those made before `stop` was rung. A turn is reported
    /// again if a later one shows that it was worth something else.
    ///
    /// Turns that are `known` from an earlier call, from the first on, are not judged again.
    pub fn judge(
        &mut self,
        game: &Match,
        known: &[Judgement],
        limits: Limits,
        stop: &Stop,
        mut report: impl FnMut(&Judgement),
    ) -> Vec<Judgement> {
        let mut judgements: Vec<Judgement> = Vec::new();
        let mut examiner = Examiner::beside(limits, stop);
        let mut at = Match::new(game.start().clone());
        let mut view = None;
        for turn in game.turns().into_iter().filter(|turn| turn.rest != Rest::ToCome) {
            let before = at.clone();
            // The turn was legal when it was played, so this does not happen.
            if at.play_turn(turn).is_err() {
                break;
            }
            if let Some(known) = known.get(judgements.len()).filter(|known| known.turn == turn) {
                judgements.push(*known);
                continue;
            }
            let seen = view.or_else(|| self.view(&before, &mut examiner, limits, stop));
            view = self.view(&at, &mut examiner, limits, stop);
            let Some(seen) = seen.filter(|_| !stop.is_rung()) else { break };
            let mut judgement = judgement_of(turn, (&before, seen), (&at, view), &mut examiner);
            if (judgement.is_mistake() || has_disappointed(&judgement, seen))
                && let Some(seen) =
                    self.view(&before, &mut examiner, limits.times(SECOND_LOOK), stop)
            {
                judgement = judgement_of(turn, (&before, seen), (&at, view), &mut examiner);
            }
            if stop.is_rung() {
                break;
            }
            report(&judgement);
            judgements.push(judgement);
        }
        if !stop.is_rung() {
            self.look_back(game, &mut judgements, &mut examiner, limits, stop, report);
        }
        judgements
    }

    /// Judges the last whole turn of a match alone, and says what is best after it, unless the match is over. `limits` apply to
    /// each of two positions, and a second look takes longer. `None` if there is no such turn, or if `stop` was rung.
    pub fn judge_last(
        &mut self,
        game: &Match,
        limits: Limits,
        stop: &Stop,
    ) -> Option<(Judgement, Option<Insight>)> {
        let turns = game.turns();
        let turn = turns.last().copied().filter(|turn| turn.rest != Rest::ToCome)?;
        let before = game.after_turns(turns.len() - 1);
        let mut examiner = Examiner::beside(limits, stop);
        let seen = self.view(&before, &mut examiner, limits, stop)?;
        let view = self.view(game, &mut examiner, limits, stop);
        let mut judgement = judgement_of(turn, (&before, seen), (game, view), &mut examiner);
        if has_disappointed(&judgement, seen)
            && let Some(seen) = self.view(&before, &mut examiner, limits.times(SECOND_LOOK), stop)
        {
            judgement = judgement_of(turn, (&before, seen), (game, view), &mut examiner);
        }
        (!stop.is_rung()).then_some((judgement, view))
    }

    /// The turn with which the side to move wins for certain, or else the best that is found, and what it is worth. `None` if the
    /// match is over, or if `stop` was rung.
    pub fn proven_or_best(&mut self, game: &Match, limits: Limits, stop: &Stop) -> Option<Insight> {
        self.known(game, limits, stop).filter(|_| !stop.is_rung())
    }

    /// What is known about a position, in the middle of a turn too, where the solver is not asked. `None` if the match is over.
    pub(super) fn known(&mut self, game: &Match, limits: Limits, stop: &Stop) -> Option<Insight> {
        self.view(game, &mut Examiner::beside(limits, stop), limits, stop)
    }

    /// Thinks about a position. The solver, which is asked at the start of a turn, may know more than the search. `None` if the
    /// match is over.
    fn view(
        &mut self,
        game: &Match,
        examiner: &mut Examiner,
        limits: Limits,
        stop: &Stop,
    ) -> Option<Insight> {
        let thought = self.think(game, limits, stop, |_| ())?;
        let view = Insight { best: thought.best, score: thought.score };
        if game.position().due() != Some(Part::Slide) {
            return Some(view);
        }
        Some(match examiner.win(game).found {
            Some(win) if Score::win(win.turns) > view.score => {
                Insight { best: win.first, score: Score::win(win.turns) }
            }
            _ => view,
        })
    }
}

/// Whether a turn looked best and turned out badly. Then it may not have been the best.
fn has_disappointed(judgement: &Judgement, seen: Insight) -> bool {
    let is_worse = judgement.after < seen.score;
    judgement.best == judgement.turn && is_worse && is_jump(seen.score, judgement.after)
}

/// Whether a score says that the other side wins for certain.
fn is_loss(score: Score) -> bool {
    score.loses_in().is_some()
}

/// Judges a turn by what is known before and after it. Nothing is known after it when the match is over.
fn judgement_of(
    turn: Turn,
    (before, seen): (&Match, Insight),
    (after, next): (&Match, Option<Insight>),
    examiner: &mut Examiner,
) -> Judgement {
    let score_after = match (next, after.ending()) {
        (_, Some(Ending::Won { .. })) => Score::win(1),
        (Some(next), _) => next.score_of_last(),
        (None, _) => Score::EVEN,
    };
    // The best turn gives nothing away, even if the position looks worse one turn later. A turn that turns out
    // better than expected is the best.
    let best = if seen.score < score_after { turn } else { seen.best };
    let score_before = if turn != best {
        seen.score
    } else if is_loss(score_after) && !is_loss(seen.score) {
        // That every other turn loses too is not proven.
        Score::estimate(score_after.hundredths())
    } else {
        score_after
    };
    Judgement {
        number: before.steps().len() / 2 + 1,
        side: before.position().to_move(),
        turn,
        before: score_before,
        after: score_after,
        best,
        why: Why::in_place_of(before.position(), best, score_before, score_after),
        finding: examiner.finding(before, after).filter(|finding| finding.stands(score_after)),
    }
}
