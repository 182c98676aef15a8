//! The way back to the usual view, in the corner of the table. It is there while the view is turned or zoomed and no row of
//! buttons offers the same: in a lesson, a puzzle, a recorded match.

use bevy::prelude::*;

use super::{action_button::drawn_button, icon::strokes};
use crate::{
    game::{
        common::{Flow, Screen},
        input::Action,
        referee::{Referee, occasion::Controls},
        stage::{Margins, View},
        ui::{self, RHYTHM},
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let changed = any_match_filter::<Or<(Changed<View>, Added<WayBack>)>>
        .or_eager(resource_changed::<Referee>)
        .or_eager(resource_changed::<Margins>);
    app.add_systems(
        Update,
        show.in_set(Flow::Tell).run_if(in_state(Screen::Match)).run_if(changed),
    );
}

/// The place of the button.
#[derive(Component, Clone, Copy, Debug)]
pub struct WayBack;

/// The button in its place, hidden at first.
pub fn way_back(words: &Words) -> impl Bundle + use<> {
    let action = Action::WholeBoard;
    (
        WayBack,
        Node {
            display: Display::None,
            position_type: PositionType::Absolute,
            left: px(RHYTHM),
            ..default()
        },
        Pickable::IGNORE,
        // Its key means something else while a match is watched, so that is not told.
        children![(drawn_button(words.tell(&action), strokes(action)), ui::sends(action))],
    )
}

fn show(
    views: Query<&View>,
    referee: Res<Referee>,
    (margins, scale): (Res<Margins>, Res<UiScale>),
    mut place: Single<&mut Node, With<WayBack>>,
) {
    let has_row = referee.occasion().controls == Controls::OfMatch;
    let is_there = !has_row && views.iter().any(|view| !view.is_usual());
    let display = if is_there { Display::Flex } else { Display::None };
    let bottom = px(margins.bottom / scale.0 + RHYTHM);
    if (place.display, place.bottom) != (display, bottom) {
        (place.display, place.bottom) = (display, bottom);
    }
}
