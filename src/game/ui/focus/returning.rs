//! Which control gets the focus when an overlay opens: the first one, or the one that the player left it on.

use std::collections::BTreeMap;

use bevy::{
    input_focus::{
        FocusCause, InputFocus, InputFocusVisible,
        tab_navigation::{NavAction, TabIndex},
    },
    prelude::*,
};

use super::{Modal, order::Stops};

/// An overlay to which the player comes back: then the focus is again where it was.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct ComesBack;

/// Whether the player goes back to what was open before, and which control had the focus on each overlay, by the
/// overlay's name.
#[derive(Resource, Clone, Debug, Default)]
pub struct Returning {
    /// Whether the player goes back, not on.
    pub is: bool,
    left_on: BTreeMap<String, LeftOn>,
}

/// A control that had the focus.
#[derive(Clone, Debug)]
struct LeftOn {
    name: String,
    /// How many controls come before it. This finds it again if it has another name, in another language.
    place: usize,
}

/// Whether the player last used the keyboard or a gamepad. Then a new overlay shows where the focus is.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct ByKeys(bool);

pub(super) fn note_device(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    mut by_keys: ResMut<ByKeys>,
) {
    let is_key = keys.get_just_pressed().len() > 0
        || pads.iter().any(|pad| pad.get_just_pressed().next().is_some());
    let is_pointer = buttons.get_just_pressed().len() > 0 || touches.any_just_pressed();
    if is_key || is_pointer {
        by_keys.0 = !is_pointer;
    }
}

pub(super) fn note_focus(
    focus: Res<InputFocus>,
    controls: Query<&AccessibleLabel>,
    parents: Query<&ChildOf>,
    pages: Query<(Entity, &Name), With<ComesBack>>,
    (stops, children): (Query<(), With<TabIndex>>, Query<&Children>),
    mut returning: ResMut<Returning>,
) {
    let Some(control) = focus.get() else { return };
    let page = parents.iter_ancestors(control).find_map(|parent| pages.get(parent).ok());
    if let (Some((page, name)), Ok(label)) = (page, controls.get(control)) {
        let mut all =
            children.iter_descendants_depth_first(page).filter(|entity| stops.contains(*entity));
        let place = all.position(|entity| entity == control).unwrap_or_default();
        returning.left_on.insert(name.to_string(), LeftOn { name: label.0.clone(), place });
    }
}

/// Moves the focus to the first control of an overlay that has just opened, or back to where it was.
pub(super) fn focus_new_modal(
    modals: Query<(Entity, Option<&Name>, Has<ComesBack>), Added<Modal>>,
    stops: Stops,
    labels: Query<&AccessibleLabel, With<TabIndex>>,
    children: Query<&Children>,
    (returning, by_keys): (Res<Returning>, Res<ByKeys>),
    (mut focus, mut shows): (ResMut<InputFocus>, ResMut<InputFocusVisible>),
) {
    let Some((modal, name, comes_back)) = modals.iter().last() else { return };
    let left_on = name
        .filter(|_| comes_back && returning.is)
        .and_then(|name| returning.left_on.get(name.as_str()));
    let all = || {
        children.iter_descendants_depth_first(modal).filter(|entity| stops.nodes.contains(*entity))
    };
    let is_wanted = |entity: &Entity| {
        labels
            .get(*entity)
            .is_ok_and(|label| left_on.is_some_and(|left_on| label.0 == left_on.name))
    };
    let same_place = || all().nth(left_on?.place);
    // In a group of choices, the focus is on the chosen one.
    let old = all().find(is_wanted).or_else(same_place).map(|old| stops.entry(old));
    if let Some(control) = old.or_else(|| stops.first_in(modal, NavAction::First)) {
        focus.set(control, FocusCause::Navigated);
        shows.0 |= by_keys.0;
    }
}
