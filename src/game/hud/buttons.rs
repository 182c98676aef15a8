//! The buttons below the board: taking back and playing again, how one sees the board, what can be
//! read, and how a match is ended without a move.

use bevy::{ecs::spawn::SpawnIter, prelude::*, ui::InteractionDisabled};

use super::{bubble::Tip, sign::sign};
use crate::{
    game::{
        Action, Flow, Referee, Screen,
        ui::{self, RHYTHM, Skin},
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>.or_eager(any_match_filter::<Added<Does>>);
    app.add_systems(
        Update,
        allow.in_set(Flow::Tell).run_if(in_state(Screen::Match)).run_if(changed),
    );
}

/// A button and what it does.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Does(pub Action);

/// The buttons, those that belong together side by side.
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
    let called = words.tell(&action);
    (
        Does(action),
        Tip(called.clone()),
        ui::bare_button(Skin::Plain, called),
        Node { width: px(5.5 * RHYTHM), height: px(5.5 * RHYTHM), flex_shrink: 0.0, ..ui::face() },
        ui::sends(action),
        children![sign(action)],
    )
}

/// Whether it would come to anything to ask for this now.
fn is_open(referee: &Referee, action: Action) -> bool {
    let goes_on = referee.game().ending().is_none();
    match action {
        Action::TakeBackPart | Action::TakeBackTurn => referee.can_take_back(),
        Action::Redo => referee.can_redo(),
        Action::Hint => referee.waits_for_person(),
        Action::OfferDraw => goes_on && referee.draw_offered_by().is_none(),
        Action::Resign => goes_on,
        _ => true,
    }
}

fn allow(
    referee: Res<Referee>,
    buttons: Query<(Entity, &Does, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    for (entity, Does(action), is_disabled) in &buttons {
        match (is_open(&referee, *action), is_disabled) {
            (true, true) => drop(commands.entity(entity).remove::<InteractionDisabled>()),
            (false, false) => drop(commands.entity(entity).insert(InteractionDisabled)),
            _ => {}
        }
    }
}
