//! The question of somebody far away whether they may take back. An offered draw is asked about like any other, and a
//! rematch on the page with the result.

use bevy::prelude::*;

use super::{dialog::question, line_place::LinePlace};
use crate::{
    far::agreement::{FarOffer, FarWish},
    game::{
        common::{Flow, Screen, Speaker},
        players::{FarAsk, FarAway, far_asks, other_called},
        ui,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.in_set(Flow::Tell)
            .run_if(in_state(Screen::Match))
            .run_if(resource_changed::<FarAway>.or_eager(any_match_filter::<Added<LinePlace>>)),
    );
}

/// The panel, and what is asked.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct FarQuestion(FarOffer);

/// Shows the question until it is answered or out of date.
fn show(
    (away, speaker): (Res<FarAway>, Res<Speaker>),
    shown: Query<(Entity, &FarQuestion)>,
    place: Single<Entity, With<LinePlace>>,
    mut commands: Commands,
) {
    let asked = away.standing().and_then(|standing| standing.to_answer()).map(|open| open.offer);
    let asked = asked.filter(|offer| matches!(offer, FarOffer::TakeBack { .. })).map(FarQuestion);
    for (entity, _) in shown.iter().filter(|(_, question)| Some(**question) != asked) {
        commands.entity(entity).despawn();
    }
    let is_new = |asked: &FarQuestion| shown.iter().all(|(_, question)| question != asked);
    if let Some((far, asked)) = away.open().zip(asked.filter(is_new)) {
        let words = &speaker.0;
        let name = other_called(words, far);
        let said = far_asks(words, &name, asked.0, far.driver.log());
        let answers = |yes| ui::sends(FarAsk::Wish(FarWish::Answer(yes)));
        let panel = question(words, said, answers(true), answers(false));
        let new = commands.spawn((Name::new("question from far away"), asked, panel)).id();
        commands.entity(*place).insert_child(0, new);
    }
}
