//! What others ask of the judge.

use bevy::prelude::*;

use super::Judge;
use crate::{
    engine::{Finding, Hint, Judgement, TurningPoint},
    game::{
        input::Action,
        referee::{Ask, Asker, Referee, Request},
    },
    record::{LineId, Lines},
    rules::{Match, Rest, Side},
};

/// Where a match turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turning {
    /// That is not known yet.
    #[default]
    Unknown,
    /// No single turn decided it.
    Nowhere,
    /// At this turn.
    At(TurningPoint),
}

/// Nobody judges half a turn.
fn whole_turns(game: &Match) -> usize {
    game.turns().iter().filter(|turn| turn.rest != Rest::ToCome).count()
}

/// Whoever had lost and has no more than this chance of winning again has not come back.
const LITTLE: f64 = 0.25;

impl Judge {
    /// The judgements of the turns of the match on the table, as far as they are made.
    /// There are none while it is played.
    pub fn judged(&self) -> &[Judgement] {
        &self.judged
    }

    /// Red's chance of winning after so many turns of the match, as far as it is known. The chance before a mistake was worked out for
    /// longer than that after the turn before it, and what it gave away should show as a fall.
    pub fn red_chance(&self, turns: usize) -> Option<f64> {
        let next = self.judged.get(turns);
        let last = turns.checked_sub(1).and_then(|last| self.judged.get(last));
        match (last, next) {
            (Some(last), next) if !next.is_some_and(Judgement::is_mistake) => {
                Some(last.red_after())
            }
            (_, next) => next.map(Judgement::red_before),
        }
    }

    /// The turns after which whoever played them could win next, and who that was.
    pub fn threats(&self) -> &[(usize, Side)] {
        &self.threats
    }

    /// How many turns are judged, and how many there are, while it is at work.
    pub fn progress(&self) -> Option<(usize, usize)> {
        let game = self.game.as_ref().filter(|_| self.is_at_work())?;
        Some((self.judged.len(), whole_turns(game)))
    }

    /// Whether all of this match is judged.
    pub fn has_judged(&self, game: &Match) -> bool {
        let turns = whole_turns(game);
        !self.is_at_work() && turns > 0 && self.judged.len() == turns
    }

    /// Whether there is more to say of the last turn on the table than what it does: it decided the match, was a mistake, or the
    /// only one that held.
    pub fn has_more_to_say(&self, referee: &Referee) -> bool {
        let turn = referee.playhead().turn();
        let is_of_match = referee.shared_with_match().is_none_or(|shared| turn <= shared);
        let judged = turn.checked_sub(1).and_then(|before| self.judged.get(before));
        judged.filter(|_| is_of_match).is_some_and(|judged| {
            let decided = matches!(self.turning, Turning::At(point) if point.turn == turn);
            decided || judged.is_mistake() || judged.finding.is_some_and(Finding::is_only)
        })
    }

    /// Where the match turned.
    pub fn turning(&self) -> Turning {
        self.turning
    }

    /// Where the match turned, if that was the last turn on the table.
    pub fn turned_here(&self, referee: &Referee) -> Option<TurningPoint> {
        let Turning::At(point) = self.turning else { return None };
        is_after(referee, point.turn).then_some(point)
    }

    /// Where the match turned, if the table shows its end.
    pub fn turned_before(&self, referee: &Referee) -> Option<TurningPoint> {
        let Turning::At(point) = self.turning else { return None };
        let is_in_match = referee.lines().is_none_or(Lines::is_in_match);
        (is_in_match && referee.game().ending().is_some()).then_some(point)
    }

    /// Whether it is proven what the turn allowed with which the match turned, and it was too late already: no other turn is known to
    /// have been better, or an earlier mistake had left next to nothing.
    pub fn is_too_late(&self, point: TurningPoint) -> bool {
        let was_lost = || self.mistake_before(point).is_some_and(Judgement::is_hopeless);
        let is_late = |turn: &Judgement| {
            !turn.is_mistake() || turn.before.expectation() < LITTLE && was_lost()
        };
        point.kind.is_what_was_allowed() && self.judged.get(point.turn - 1).is_some_and(is_late)
    }

    /// The last mistake of the same side before it was too late.
    pub fn mistake_before(&self, point: TurningPoint) -> Option<&Judgement> {
        let mut before = self.judged.iter().take(point.turn - 1).rev();
        before.find(|judged| judged.side == point.side && judged.is_mistake())
    }

    /// The turn that decided the match, or the last mistake if it was too late by then: where to look from the start of the match,
    /// from its end, and from where it was too late.
    pub fn decisive_turn(&self, referee: &Referee) -> Option<usize> {
        let Turning::At(point) = self.turning else { return None };
        let mistake = self.mistake_before(point).filter(|_| self.is_too_late(point));
        let is_in_match = referee.lines().is_none_or(Lines::is_in_match);
        let is_at_start =
            is_in_match && referee.playhead().here() == referee.playhead().start_after(0);
        let looks_there = is_at_start
            || self.turned_before(referee).is_some()
            || mistake.is_some() && self.turned_here(referee).is_some();
        let turn = mistake.map_or(point.turn, |mistake| mistake.number);
        (looks_there && turn != referee.playhead().turn()).then_some(turn)
    }

    /// The judgement of the last turn on the table, if it is one of the match.
    pub(super) fn last_of_match(&self, referee: &Referee) -> Option<&Judgement> {
        let judgement = self.judged.get(referee.playhead().turn().checked_sub(1)?)?;
        is_after(referee, judgement.number).then_some(judgement)
    }

    /// The judgement of the last turn on the table, if it was a mistake of the match.
    pub fn mistake_played(&self, referee: &Referee) -> Option<&Judgement> {
        self.last_of_match(referee).filter(|last| last.is_mistake())
    }

    /// The judgement of the turn that comes next on the table, if it was a mistake.
    pub fn mistake_next(&self, referee: &Referee) -> Option<&Judgement> {
        let judgement = self.judged.get(referee.playhead().turn())?;
        (is_after(referee, judgement.number - 1) && judgement.is_mistake()).then_some(judgement)
    }

    /// Whether more is told of the last turn on the table than of the next one: it was a mistake of the match, or decided it.
    fn tells_of_last(&self, referee: &Referee) -> bool {
        self.mistake_played(referee).is_some() || self.turned_here(referee).is_some()
    }

    /// The judgement of the turn that comes next on the table, if it was a mistake, unless more is told of the last turn.
    pub fn mistake_ahead(&self, referee: &Referee) -> Option<&Judgement> {
        self.mistake_next(referee).filter(|_| !self.tells_of_last(referee))
    }

    /// The judgement of a turn that the viewer tries in place of one of the match, if it is the one that was found to be best there.
    pub(super) fn best_as_tried(&self, referee: &Referee) -> Option<Judgement> {
        let best = self.played_instead(referee)?.of_best();
        (referee.game().turns().last() == Some(&best.turn)).then_some(best)
    }

    /// The judgement of the turn of the match that the viewer tries another turn for.
    pub fn played_instead(&self, referee: &Referee) -> Option<&Judgement> {
        let played = self.judged.get(referee.shared_with_match()?)?;
        (referee.game().turns().len() == played.number).then_some(played)
    }

    /// What the judge knows to be a good turn here, as a hint: one that is better than a mistake that comes next, or the best answer to
    /// the last one. Whoever asks for a hint must not be told of another turn than the one that is marked.
    pub fn hint_here(&self, referee: &Referee) -> Option<Hint> {
        if let Some(next) = self.mistake_next(referee) {
            return Some(next.best_as_hint());
        }
        let answer = self.answer_here(referee)?;
        let next = self.judged.get(referee.playhead().turn())?;
        let is_played = answer.turn == next.turn;
        Some(if is_played { next.played_as_hint(referee.position()) } else { next.best_as_hint() })
    }

    /// The number of the next mistake of the match or of the one before, seen from the table. Once all mistakes are known, the first
    /// one follows on the last.
    pub fn mistake_from(&self, referee: &Referee, is_back: bool) -> Option<usize> {
        let here = turn_of_match(referee);
        let mistakes = self.judged.iter().filter(|judgement| judgement.is_mistake());
        let mut numbers = mistakes.map(|judgement| judgement.number);
        let mut others = numbers.clone();
        let further = if is_back {
            others.rfind(|number| *number < here)
        } else {
            others.find(|number| *number > here)
        };
        let mut around = if is_back { numbers.next_back() } else { numbers.next() };
        around = around.filter(|number| *number != here || self.mistake_played(referee).is_none());
        further.or(around.filter(|_| !self.is_at_work()))
    }

    /// Whether the mistake that follows, seen from the table, is the first one again.
    pub fn goes_around(&self, referee: &Referee) -> bool {
        let next = self.mistake_from(referee, false);
        next.is_some_and(|number| number <= turn_of_match(referee))
    }
}

/// The number of the last turn on the table. In a variation, it is that of the first turn of the match that it replaces.
fn turn_of_match(referee: &Referee) -> usize {
    let turn = referee.playhead().turn();
    referee.shared_with_match().map_or(turn, |shared| (shared + 1).min(turn))
}

/// Whether the table shows the match after this turn, with both its parts. 0 is the start.
pub(super) fn is_after(referee: &Referee, turn: usize) -> bool {
    let playhead = referee.playhead();
    let is_in_match = referee.lines().is_none_or(Lines::is_in_match);
    is_in_match && playhead.turn() == turn && playhead.here() == playhead.start_after(turn)
}

/// Goes to where the next mistake, or the one before, has just been played: there one sees what it allows.
pub(super) fn go_to_mistake(
    referee: Res<Referee>,
    judge: Res<Judge>,
    mut actions: MessageReader<Action>,
    mut requests: MessageWriter<Request>,
) {
    for action in actions.read() {
        let is_back = match action {
            Action::MistakeBack => true,
            Action::MistakeForward => false,
            _ => continue,
        };
        let turn = judge.mistake_from(&referee, is_back);
        let ask = |turn| match referee.lines() {
            Some(_) => Ask::Follow { line: LineId::MATCH, turn },
            None => Ask::Jump(turn),
        };
        requests.write_batch(turn.map(|turn| ask(turn).by(Asker::Hand)));
    }
}
