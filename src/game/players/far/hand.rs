//! What the hand does at the table goes into the log.

use bevy::prelude::*;

use super::{
    far_away::{FarAway, act},
    tell::FarTeller,
};
use crate::{
    far::agreement::FarWish,
    game::{
        input::Action,
        referee::{Ask, Asker, Done, Referee},
    },
    rules::Step,
};

/// Writes what the hand has done.
pub(super) fn write(
    mut done: MessageReader<Done>,
    mut away: ResMut<FarAway>,
    referee: Res<Referee>,
    mut teller: FarTeller,
) {
    for done in done.read() {
        if done.request.by != Asker::Hand || !referee.occasion().goes_by_consent {
            continue;
        }
        let wish = match done.request.ask {
            Ask::Slide(slide) => FarWish::Play(Step::Slide(slide)),
            Ask::Relocate(relocation) => FarWish::Play(Step::Relocate(relocation)),
            Ask::Resign(_) => FarWish::Resign,
            Ask::OfferDraw(_) => FarWish::OfferDraw,
            Ask::AgreeDraw(_) => FarWish::Answer(true),
            Ask::DeclineDraw(_) => FarWish::Answer(false),
            _ => continue,
        };
        act(&mut away, wish, &mut teller);
    }
}

/// Asks the other side to take back.
pub(super) fn take_back(
    mut actions: MessageReader<Action>,
    mut away: ResMut<FarAway>,
    referee: Res<Referee>,
    mut teller: FarTeller,
) {
    let asks = |action: &Action| matches!(action, Action::TakeBackTurn | Action::TakeBackPart);
    if actions.read().any(asks) && referee.occasion().goes_by_consent {
        act(&mut away, FarWish::TakeBack, &mut teller);
    }
}
