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

    /// Where the match turned, if that turn comes next on the table.
    pub fn turning_here(&self, referee: &Referee) -> Option<TurningPoint> {
        let Turning::At(point) = self.turning else { return None };
        is_before(referee, point.turn).then_some(point)
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

    /// The number of turns before the turn that decided the match, or before the last mistake if it was too late by then: where to
    /// look from the start of the match, from its end, and from where it was too late.
    pub fn decisive_place(&self, referee: &Referee) -> Option<usize> {
        let Turning::At(point) = self.turning else { return None };
        let mistake = self.mistake_before(point).filter(|_| self.is_too_late(point));
        let is_in_match = referee.lines().is_none_or(Lines::is_in_match);
        let is_at_start =
            is_in_match && referee.playhead().here() == referee.playhead().start_after(0);
        let looks_there = is_at_start
            || self.turned_before(referee).is_some()
            || mistake.is_some() && self.turning_here(referee).is_some();
        let place = mistake.map_or(point.turn, |mistake| mistake.number) - 1;
        (looks_there && place != referee.playhead().turn()).then_some(place)
    }

    /// The judgement of the turn that comes next on the table, if it was a mistake.
    pub fn mistake_here(&self, referee: &Referee) -> Option<&Judgement> {
        let judgement = self.judged.get(referee.playhead().turn())?;
        (is_before(referee, judgement.number) && judgement.is_mistake()).then_some(judgement)
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

    /// The same as a hint. Whoever asks for one there must not be told of another turn than the one that is marked.
    pub fn hint_here(&self, referee: &Referee) -> Option<Hint> {
        self.mistake_here(referee).map(Judgement::best_as_hint)
    }

    /// The number of turns before the next mistake of the match or the one before, seen from the table. A variation counts as where
    /// it leaves the match. Once all mistakes are known, the first one follows on the last.
    pub fn mistake_from(&self, referee: &Referee, is_back: bool) -> Option<usize> {
        let here = turns_of_match(referee);
        let mistakes = self.judged.iter().filter(|judgement| judgement.is_mistake());
        let mut places = mistakes.map(|judgement| judgement.number - 1);
        let mut others = places.clone();
        let further = if is_back {
            others.rfind(|place| *place < here)
        } else {
            others.find(|place| *place > here)
        };
        let mut around = if is_back { places.next_back() } else { places.next() };
        around = around.filter(|place| *place != here || self.mistake_here(referee).is_none());
        further.or(around.filter(|_| !self.is_at_work()))
    }

    /// Whether the mistake that follows, seen from the table, is the first one again.
    pub fn goes_around(&self, referee: &Referee) -> bool {
        let next = self.mistake_from(referee, false);
        next.is_some_and(|place| place <= turns_of_match(referee))
    }
}

/// How many of the turns on the table are those of the match.
fn turns_of_match(referee: &Referee) -> usize {
    let turn = referee.playhead().turn();
    referee.shared_with_match().map_or(turn, |shared| shared.min(turn))
}

/// Whether this turn of the match comes next on the table, with both its parts.
pub(super) fn is_before(referee: &Referee, turn: usize) -> bool {
    let playhead = referee.playhead();
    let is_in_match = referee.lines().is_none_or(Lines::is_in_match);
    let before = playhead.turn();
    is_in_match && before + 1 == turn && playhead.here() == playhead.start_after(before)
}

/// Goes to the turn before the next mistake, or the one before.
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
        let place = judge.mistake_from(&referee, is_back);
        let ask = |turn| match referee.lines() {
            Some(_) => Ask::Follow { line: LineId::MATCH, turn },
            None => Ask::Jump(turn),
        };
        requests.write_batch(place.map(|turn| ask(turn).by(Asker::Hand)));
    }
}
