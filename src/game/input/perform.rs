//! Carries out the actions that concern the match, the settings and the overlays. The cursor, the camera and the room
//! `hud` carry out the rest.

use bevy::prelude::*;

use super::{Action, Cursor};
use crate::{
    game::{
        common::{Flow, Go, Overlay, no_other_game},
        keeping::Settings,
        referee::{Ask, Asker, Referee, Request, occasion::PlaysOn},
        table::{Gesture, Hand},
    },
    record::Span,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Action>().add_systems(
        Update,
        perform.in_set(Flow::Act).run_if(no_other_game).run_if(on_message::<Action>),
    );
}

fn perform(
    (hand, referee): (Res<Hand>, Res<Referee>),
    mut cursor: ResMut<Cursor>,
    mut settings: ResMut<Settings>,
    mut actions: MessageReader<Action>,
    mut goes: MessageWriter<Go>,
    mut gestures: MessageWriter<Gesture>,
    mut requests: MessageWriter<Request>,
) {
    for action in actions.read() {
        match action {
            Action::Back if !hand.is_empty() => {
                gestures.write(Gesture::LetGo);
            }
            // From now on the arrows lead through the match again.
            Action::Back if cursor.is_shown() && referee.occasion().keys_step => {
                let hidden = cursor.hidden();
                cursor.set_if_neq(hidden);
            }
            Action::Coordinates => settings.coordinates = !settings.coordinates,
            action => {
                goes.write_batch(opens(*action, &referee).map(Go::Over));
                requests.write_batch(asks(*action, &referee));
            }
        }
    }
}

/// The overlay that an action opens.
fn opens(action: Action, referee: &Referee) -> Option<Overlay> {
    let occasion = referee.occasion();
    match action {
        Action::Back | Action::Pause => Some(Overlay::Pause),
        Action::PlayFromHere
            if occasion.plays_on == PlaysOn::InAnotherMatch && referee.is_open_here() =>
        {
            Some(Overlay::FromHere)
        }
        Action::Share if occasion.may_be_shared => Some(Overlay::Share),
        Action::Controls => Some(Overlay::Controls),
        Action::Rules => Some(Overlay::Rules),
        _ => None,
    }
}

/// What an action asks of the referee.
fn asks(action: Action, referee: &Referee) -> Option<Request> {
    let has_lines = referee.lines().is_some();
    let ask = match action {
        // The other side is asked first.
        Action::TakeBackPart | Action::TakeBackTurn if referee.occasion().goes_by_consent => {
            return None;
        }
        Action::TakeBackPart => Ask::TakeBack(Span::Part),
        Action::TakeBackTurn => Ask::TakeBack(Span::Turn),
        Action::Redo => Ask::Redo,
        Action::ToStart => Ask::Jump(0),
        Action::TurnBack => Ask::Back(Span::Turn),
        Action::PartBack => Ask::Back(Span::Part),
        Action::PartForward => Ask::Forward(Span::Part),
        Action::TurnForward => Ask::Forward(Span::Turn),
        Action::ToEnd => Ask::Jump(referee.turns()),
        Action::RemoveLine if has_lines => Ask::RemoveLine,
        _ => return None,
    };
    Some(referee.request(ask, Asker::Hand))
}
