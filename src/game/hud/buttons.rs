//! The buttons below the board: take back, redo and hint, the view of the board, ending the match without
//! a move, rules and pause.

use bevy::{ecs::spawn::SpawnIter, prelude::*, ui::InteractionDisabled};

use super::{bubble::Tip, icon::icon};
use crate::{
    game::{
        common::{Flow, Screen},
        input::Action,
        referee::{Asker, Deed, Referee, Seat},
        ui::{self, RHYTHM, Skin},
    },
    rules::Side,
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>.or_eager(any_match_filter::<Added<ActionButton>>);
    app.add_systems(
        Update,
        enable_buttons.in_set(Flow::Tell).run_if(in_state(Screen::Match)).run_if(changed),
    );
}

/// A button, and the action that it sends.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionButton(pub Action);

/// The buttons, in groups of those that belong together.
const GROUPS: [&[Action]; 4] = [
    &[Action::TakeBackTurn, Action::TakeBackPart, Action::Redo, Action::Hint],
    &[Action::Flip, Action::Coordinates, Action::Turns],
    &[Action::OfferDraw, Action::Resign],
    &[Action::Rules, Action::Pause],
];

pub(super) fn row(words: &Words) -> impl Bundle {
    let groups: Vec<_> = GROUPS
        .into_iter()
        .map(|group| {
            let buttons: Vec<_> = group.iter().map(|action| button(words, *action)).collect();
            (
                Node { column_gap: px(0.75 * RHYTHM), ..default() },
                Pickable::IGNORE,
                Children::spawn(SpawnIter(buttons.into_iter())),
            )
        })
        .collect();
    (
        Node {
            flex_wrap: FlexWrap::Wrap,
            justify_content: JustifyContent::Center,
            column_gap: px(3.0 * RHYTHM),
            row_gap: px(0.75 * RHYTHM),
            ..default()
        },
        Pickable::IGNORE,
        Children::spawn(SpawnIter(groups.into_iter())),
    )
}

fn button(words: &Words, action: Action) -> impl Bundle + use<> {
    let label = words.tell(&action);
    (
        ActionButton(action),
        Tip(label.clone()),
        ui::bare_button(Skin::Plain, label),
        Node { width: px(5.5 * RHYTHM), height: px(5.5 * RHYTHM), flex_shrink: 0.0, ..ui::face() },
        ui::sends(action),
        children![icon(action)],
    )
}

/// The side that uses the buttons: the side to move, or the other one if the computer is to move.
pub(super) fn asking_side(referee: &Referee) -> Side {
    let side = referee.position().to_move();
    if referee.seat(side) == Seat::Hand { side } else { side.other() }
}

/// Whether an action can do anything now.
pub(super) fn is_available(referee: &Referee, action: Action) -> bool {
    let goes_on = referee.game().ending().is_none();
    let may = |deed, side| referee.seats().allow(Asker::Hand, deed, side).is_ok();
    let side = Some(asking_side(referee));
    match action {
        Action::TakeBackPart | Action::TakeBackTurn => {
            referee.can_take_back() && may(Deed::TakeBack, None)
        }
        Action::Redo => referee.can_redo() && may(Deed::TakeBack, None),
        Action::Hint => referee.waits_for_hand(),
        Action::OfferDraw => {
            goes_on && referee.draw_offered_by().is_none() && may(Deed::Offer, side)
        }
        Action::Resign => goes_on && may(Deed::Resign, side),
        _ => true,
    }
}

fn enable_buttons(
    referee: Res<Referee>,
    buttons: Query<(Entity, &ActionButton, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    for (entity, ActionButton(action), is_disabled) in &buttons {
        match (is_available(&referee, *action), is_disabled) {
            (true, true) => drop(commands.entity(entity).remove::<InteractionDisabled>()),
            (false, false) => drop(commands.entity(entity).insert(InteractionDisabled)),
            _ => {}
        }
    }
}
