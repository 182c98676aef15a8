//! The order in which Tab goes through the controls.

use std::iter;

use bevy::{
    ecs::system::SystemParam,
    input_focus::{
        FocusCause, InputFocus, InputFocusVisible,
        tab_navigation::{NavAction, TabIndex, TabNavigation},
    },
    prelude::*,
    ui::Checked,
};

use super::{BoardStop, Modal, groups::Groups};

/// The order in which Tab goes through the controls. Unlike Bevy's own order, it skips hidden ones, and
/// stops only once in each group of choices.
#[derive(SystemParam)]
pub struct Stops<'w, 's> {
    tabs: TabNavigation<'w, 's>,
    pub(super) nodes:
        Query<'w, 's, (&'static ComputedNode, &'static InheritedVisibility), With<TabIndex>>,
    pub(super) groups: Groups<'w, 's>,
    parents: Query<'w, 's, &'static ChildOf>,
    looks: Query<'w, 's, (&'static Node, &'static Visibility)>,
    marked: Query<'w, 's, (Entity, &'static ChildOf), (With<TabIndex>, With<Checked>)>,
}

impl Stops<'_, '_> {
    /// The visible control after the focused one, or the first one if none is focused. With
    /// [`NavAction::Previous`], the one before it, or the last one.
    pub(super) fn next(&self, mut focus: InputFocus, action: NavAction) -> Option<Entity> {
        let onward = onward(action);
        let left = focus.get().and_then(|control| self.groups.of(control));
        let actions = iter::once(action).chain(iter::repeat(onward));
        for action in actions.take(self.nodes.iter().len()) {
            let next = self.tabs.navigate(&focus, action).ok()?;
            let is_visible =
                self.nodes.get(next).is_ok_and(|(node, seen)| !node.is_empty() && seen.get());
            if is_visible && (left.is_none() || self.groups.of(next) != left) {
                return Some(self.groups.entry(next));
            }
            focus.set(next, FocusCause::Navigated);
        }
        None
    }

    /// The control on which the keyboard enters those beside the board. A list is entered on its marked row.
    pub(super) fn first(&self) -> Option<Entity> {
        let first = self.next(InputFocus::default(), NavAction::First)?;
        let list = self.parents.get(first).ok()?.parent();
        let marked = self.marked.iter().find(|(_, within)| within.parent() == list);
        Some(marked.map_or(first, |(row, _)| row))
    }

    /// The control on which the keyboard lands instead of this one, if that is one of several choices.
    pub fn entry(&self, control: Entity) -> Entity {
        self.groups.entry(control)
    }

    /// The control on which Tab enters an overlay, which may not have been laid out yet.
    pub(super) fn first_in(&self, modal: Entity, action: NavAction) -> Option<Entity> {
        let onward = onward(action);
        let first = self.tabs.initialize(modal, action).ok()?;
        let mut focus = InputFocus::default();
        let after = |control: &Entity| {
            focus.set(*control, FocusCause::Navigated);
            self.tabs.navigate(&focus, onward).ok().filter(|next| *next != first)
        };
        let found = iter::successors(Some(first), after).find(|control| self.is_shown(*control));
        // An overlay that is still hidden as a whole is entered on its first control.
        Some(self.groups.entry(found.unwrap_or(first)))
    }

    /// Whether nothing hides a control. Unlike what the layout says of it, this is right at once.
    pub(super) fn is_shown(&self, control: Entity) -> bool {
        let mut above = iter::once(control).chain(self.parents.iter_ancestors(control));
        !above.any(|entity| {
            self.looks.get(entity).is_ok_and(|(node, visibility)| {
                node.display == Display::None || *visibility == Visibility::Hidden
            })
        })
    }
}

/// How it goes on in the direction of an action.
fn onward(action: NavAction) -> NavAction {
    match action {
        NavAction::Next | NavAction::First => NavAction::Next,
        NavAction::Previous | NavAction::Last => NavAction::Previous,
    }
}

pub(super) fn tab(
    keys: Res<ButtonInput<KeyCode>>,
    stops: Stops,
    modals: Query<Entity, With<Modal>>,
    boards: Query<(), With<BoardStop>>,
    mut focus: ResMut<InputFocus>,
    mut shows: ResMut<InputFocusVisible>,
) {
    if !keys.just_pressed(KeyCode::Tab) || keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]) {
        return;
    }
    let is_back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let action = if is_back { NavAction::Previous } else { NavAction::Next };
    // If the ring is hidden, the first Tab only shows it.
    let from = focus.get().filter(|entity| !boards.contains(*entity));
    let next = match (from, modals.iter().last()) {
        (Some(here), _) if !shows.0 => Some(stops.groups.entry(here)),
        (None, Some(modal)) => stops.first_in(modal, action),
        (None, None) if !is_back => stops.first(),
        (None, None) => stops.next(InputFocus::default(), action),
        (Some(_), _) => stops.next(focus.clone(), action),
    };
    if let Some(next) = next {
        focus.set(next, FocusCause::Navigated);
        shows.0 = true;
    }
}
