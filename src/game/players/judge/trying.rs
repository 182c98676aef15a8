//! The verdict on a turn that a viewer tries instead of one of the match.

use std::time::Duration;

use bevy::prelude::*;

use super::Judge;
use crate::{
    engine::{Hint, Judgement, Limits, Stop, Thinker},
    game::{
        common::Waker,
        players::study::{MatchPlace, Study, StudyReply},
        referee::{Referee, Seats},
    },
    rules::{Match, Rest},
};

/// How long the computer thinks about the position before the turn, and about the one after it.
const THINKING_TIME: Duration = Duration::from_millis(400);

/// Weighs the last turn of the variation on the table.
#[derive(Resource)]
pub struct TriedTurn {
    study: Study<(), Judgement>,
    known: Option<(MatchPlace, Judgement)>,
}

impl Default for TriedTurn {
    fn default() -> TriedTurn {
        TriedTurn { study: Study::new(weigh), known: None }
    }
}

impl TriedTurn {
    /// What the turn is worth that was tried last, once that is known.
    pub fn judged(&self, referee: &Referee) -> Option<&Judgement> {
        let (place, judgement) = self.known.as_ref()?;
        let game = referee.game();
        // Another turn may lead to the same position.
        let is_here =
            *place == MatchPlace::of(game) && game.turns().last() == Some(&judgement.turn);
        is_here.then_some(judgement)
    }

    /// Takes over what a hint says of the position after the turn.
    pub fn heed(&mut self, referee: &Referee, hint: Hint) {
        if self.judged(referee).is_some()
            && let Some((_, judgement)) = &mut self.known
        {
            judgement.heed(hint.score);
        }
    }

    /// Whether it is thinking about that.
    pub fn is_thinking(&self) -> bool {
        self.study.thinks_about().is_some()
    }
}

fn weigh(thinker: &mut Thinker, game: &Match, (): (), stop: &Stop) -> Option<Judgement> {
    thinker.judge_last(game, Limits::time(THINKING_TIME), stop)
}

/// Takes up a turn that was tried, and drops one that is no longer on the table. If the judge has found it to be best, it is worth
/// what the judge says.
pub(super) fn take_up_try(
    (referee, judge): (Res<Referee>, Res<Judge>),
    waker: Res<Waker>,
    mut tried: ResMut<TriedTurn>,
) {
    let game = referee.game();
    let here = MatchPlace::of(game);
    let is_tried = referee.variation_after().is_some_and(|after| game.turns().len() > after);
    let is_whole = game.turns().last().is_some_and(|turn| turn.rest != Rest::ToCome);
    // What plays itself goes on before a verdict could be read.
    let stands = referee.seats() != Seats::SCRIPTS;
    if !(is_tried && is_whole && stands) {
        tried.bypass_change_detection().study.cancel();
    } else if let Some(best) = judge.best_as_tried(&referee) {
        tried.bypass_change_detection().study.cancel();
        if tried.judged(&referee) != Some(&best) {
            tried.known = Some((here, best));
        }
    } else if tried.study.thinks_about() != Some(here) && tried.judged(&referee).is_none() {
        tried.study.think(game, (), &waker);
    }
}

pub(super) fn hear_verdict(mut tried: ResMut<TriedTurn>) {
    match tried.bypass_change_detection().study.reply() {
        Some(StudyReply::Answer(place, judgement)) => tried.known = Some((place, judgement)),
        Some(StudyReply::GaveUp) => tried.set_changed(),
        None => {}
    }
}
