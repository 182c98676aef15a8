//! How a match is judged, in the background.

use std::time::Duration;

use bevy::log::warn;

use crate::{
    engine::{
        Judgement, Limits, Thinker, TurningPoint, judgements_of_bundled, threat::winning_slide,
    },
    game::common::Caller,
    home::Home,
    rules::{Match, Side},
};

/// How long the judge thinks about each position, and how long about a match at most, without the second look at its mistakes.
/// A very long match is judged less carefully.
const THINKING_TIME: Duration = Duration::from_millis(200);
const MOST_TIME: Duration = Duration::from_mins(2);

/// A match to be judged.
#[derive(Clone)]
pub(super) struct Case {
    pub game: Match,
    pub home: Option<Home>,
    /// What is known of its first turns.
    pub known: Vec<Judgement>,
    /// Whether the player waits for the turning point, and for nothing else.
    pub has_just_ended: bool,
}

/// What the judge has found out.
pub(super) enum Report {
    Turn(Judgement),
    Threats(Vec<(usize, Side)>),
    Turned(Option<TurningPoint>),
}

/// Judges a match, reports what it finds, and keeps that.
pub(super) fn judge(thinker: &mut Thinker, case: &Case, call: &Caller<Report>) {
    let Case { game, home, known, has_just_ended } = case;
    let stop = call.stop();
    let turned = has_just_ended.then(|| thinker.turning_point(game, stop));
    // What is proven is told at once.
    let is_told = turned.is_some_and(|point| !point.is_some_and(TurningPoint::is_estimate));
    if let Some(point) = turned.filter(|_| is_told) {
        call.answer(Report::Turned(point));
    }
    call.answer(Report::Threats(threats(game)));
    let bundled = judgements_of_bundled(game);
    let home = home.as_ref().filter(|_| bundled.is_none());
    let kept = home.map(|home| home.judgements(game).value).or(bundled).unwrap_or_default();
    let known = if known.len() > kept.len() { known } else { &kept };
    for judgement in known {
        call.answer(Report::Turn(*judgement));
    }
    let positions = u32::try_from(game.turns().len() + 1).unwrap_or(u32::MAX);
    let limits = Limits::time(THINKING_TIME.min(MOST_TIME / positions));
    let mut tell = |judgement: &Judgement| call.answer(Report::Turn(*judgement));
    let mut judged = thinker.judge(game, known, limits, stop, &mut tell);
    let turned = turned.unwrap_or_else(|| thinker.turning_point(game, stop));
    let turned =
        turned.and_then(|point| thinker.settle(point, game, &mut judged, limits, stop, tell));
    if judged != kept
        && judged.len() >= kept.len()
        && let Some(home) = home
        && let Err(error) = home.keep_judgements(game, &judged)
    {
        warn!("the judgement of a match is not kept: {error:?}");
    }
    if !is_told {
        call.answer(Report::Turned(turned));
    }
}

/// The turns after which whoever played them could win next, and who that was.
fn threats(game: &Match) -> Vec<(usize, Side)> {
    let mut at = Match::new(game.start().clone());
    let mut found = Vec::new();
    for (turn, number) in game.turns().into_iter().zip(1..) {
        if at.play_turn(turn).is_err() || at.ending().is_some() {
            break;
        }
        let position = at.position();
        let side = position.to_move().other();
        if winning_slide(position, side).is_some() {
            found.push((number, side));
        }
    }
    found
}
