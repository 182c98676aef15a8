//! A button with an icon, which sends an action, and several of them side by side.

use bevy::{ecs::spawn::SpawnIter, prelude::*};

use super::{
    icon::{Stroke, icon, strokes},
    short_name::{WIDTH, WIDTH_ON_PANEL, name_of, short_name},
    square::square,
};
use crate::{
    game::{
        hud::say::Tip,
        input::Action,
        ui::{self, RHYTHM, Skin},
    },
    words::Words,
};

/// A button, and the action that it sends.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionButton(pub Action);

/// Buttons that belong together, side by side.
pub fn button_group(words: &Words, group: &[Action]) -> impl Bundle + use<> {
    let buttons: Vec<_> = group.iter().map(|action| named_button(words, *action)).collect();
    (beside(), Pickable::IGNORE, Children::spawn(SpawnIter(buttons.into_iter())))
}

/// What belongs together lies side by side.
pub(super) fn beside() -> Node {
    Node { column_gap: px(0.75 * RHYTHM), ..default() }
}

/// The button for an action, with its icon, and with its short name where there is room.
fn named_button(words: &Words, action: Action) -> impl Bundle + use<> {
    let name = short_name(name_of(words, action), WIDTH, square());
    (sends_action(words, action), children![icon(strokes(action)), name])
}

/// The same on a panel, where four with short names lie side by side in the column. Without its name, it has this shape.
pub fn panel_button(words: &Words, action: Action, without: Node) -> impl Bundle + use<> {
    let name = panel_name(words, action, without);
    (sends_action(words, action), children![icon(strokes(action)), name])
}

/// The short name of a button on a panel, which has this shape without it.
pub fn panel_name(words: &Words, action: Action, without: Node) -> impl Bundle + use<> {
    short_name(name_of(words, action), WIDTH_ON_PANEL, without)
}

/// A button on a panel that looks like those for actions, with this name, this short one, and this drawing.
pub fn panel_way(name: String, short: String, strokes: &[Stroke]) -> impl Bundle + use<> {
    let below = short_name(short, WIDTH_ON_PANEL, square());
    (square_button(name, None), children![icon(strokes), below])
}

fn sends_action(words: &Words, action: Action) -> impl Bundle + use<> {
    (ActionButton(action), square_button(words.tell(&action), Some(action)), ui::sends(action))
}

/// A square button with an icon, which is named when it is pointed at.
pub(super) fn drawn_button(name: String, strokes: &[Stroke]) -> impl Bundle + use<> {
    (square_button(name, None), children![icon(strokes)])
}

/// A square button that is named when it is pointed at. `action` says which keys do the same.
fn square_button(name: String, action: Option<Action>) -> impl Bundle + use<> {
    (ui::bare_button(Skin::Plain, name.clone()), Tip { name, action }, square())
}
