//! The table follows the log. What the hand plays is on the table first and in the log in the same frame; all else comes
//! from the log. If the log does not take what was played, the table goes back.

use bevy::prelude::*;

use super::far_away::FarAway;
use crate::{
    far::agreement::{FarEnding, FarLog, FarOffer, FarStanding},
    game::{
        common::Screen,
        referee::{Ask, Asker, NewMatch, Referee, Request},
        table::Motion,
    },
    rules::{Ending, Match, Side, Step},
};

/// Asks for the next thing that the table lacks.
pub(super) fn mirror(
    mut away: ResMut<FarAway>,
    referee: Res<Referee>,
    moving: Query<(), With<Motion>>,
    screen: Option<Res<State<Screen>>>,
    mut waits: Local<bool>,
    mut requests: MessageWriter<Request>,
) {
    if !(away.is_changed() || referee.is_changed() || *waits) {
        return;
    }
    *waits = false;
    let Some(far) = away.open() else { return };
    let log = far.driver.log();
    let standing = far.driver.standing();
    let Some(own) = standing.side() else { return };
    let wanted = if away.on_table == Some(log.id()) {
        // The screen changes a frame after the match.
        if screen.is_some_and(|screen| *screen.get() != Screen::Match) {
            *waits = true;
            return;
        }
        lacking(log, &standing, &referee, own)
    } else {
        Some(Lack::All)
    };
    let request = match wanted {
        None => return,
        Some(Lack::Ask(ask)) => {
            // One part is seen after the other.
            if ask.is_play() && !moving.is_empty() {
                *waits = true;
                return;
            }
            referee.request(ask, Asker::Log)
        }
        Some(Lack::All) => {
            let Some(record) = log.record() else { return };
            let has_hints = log.terms().is_some_and(|terms| terms.conditions.hints);
            let id = log.id();
            away.bypass_change_detection().on_table = Some(id);
            let new = NewMatch::to_play_far_away(record, own, has_hints);
            Ask::Begin(Box::new(new)).by(Asker::Log)
        }
    };
    // There may be more.
    *waits = true;
    requests.write(request);
}

/// What the table lacks.
#[derive(Debug)]
enum Lack {
    /// What this asks for.
    Ask(Ask),
    /// It is easier to put the whole match on the table anew.
    All,
}

fn lacking(log: &FarLog, standing: &FarStanding, referee: &Referee, own: Side) -> Option<Lack> {
    let (game, table) = (log.game()?, referee.played());
    let agree = agreeing_parts(game, table);
    if agree < table.steps().len() {
        return Some(Lack::Ask(Ask::TakeBackTo(agree)));
    }
    if let Some(step) = game.steps().nth(agree) {
        return Some(match step {
            // The hand of this side has not played it at this table.
            _ if referee.to_move() == own => Lack::All,
            Step::Slide(slide) => Lack::Ask(Ask::Slide(slide)),
            Step::Relocate(relocation) => Lack::Ask(Ask::Relocate(relocation)),
            Step::Skip => Lack::Ask(Ask::Skip),
        });
    }
    match (log.ending(), table.ending()) {
        (None, None) => offer(standing, referee, own),
        (Some(_), Some(_)) | (Some(FarEnding::Closed { .. }), None) => None,
        (Some(FarEnding::Resigned { side }), None) if side != own => {
            Some(Lack::Ask(Ask::Resign(side)))
        }
        (Some(FarEnding::Played(Ending::DrawnByAgreement)), None)
            if referee.draw_offered_by() == Some(own) =>
        {
            Some(Lack::Ask(Ask::AgreeDraw(own.other())))
        }
        // It ended elsewhere in a way that nobody here can ask for, or it ended only on the table.
        (Some(_), None) | (None, Some(_)) => Some(Lack::All),
    }
}

/// The draw that is on offer in the log, or no more.
fn offer(standing: &FarStanding, referee: &Referee, own: Side) -> Option<Lack> {
    let open = |by_own: bool| {
        let is_draw = |open: &crate::far::agreement::OpenOffer| open.offer == FarOffer::Draw;
        standing.offers.iter().any(|open| is_draw(open) && (open.by == standing.role) == by_own)
    };
    let other = own.other();
    match referee.draw_offered_by() {
        Some(by) if by == own && !open(true) => Some(Lack::Ask(Ask::DeclineDraw(other))),
        None if open(false) => Some(Lack::Ask(Ask::OfferDraw(other))),
        _ => None,
    }
}

/// How many parts both have alike, from the start.
fn agreeing_parts(one: &Match, other: &Match) -> usize {
    one.steps().zip(other.steps()).take_while(|(one, other)| one == other).count()
}
