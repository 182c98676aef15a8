//! Focus: which control the keyboard or a gamepad is on, and how it moves to the next one.
//!
//! | file | what it owns |
//! |---|---|
//! | `mod.rs` | overlays that hold the focus, and the ways between the board and the controls beside it |
//! | `order.rs` | the order in which Tab goes through the controls |
//! | `steering.rs` | arrows, D-pad and stick, which go to the next control in their direction |
//! | `groups.rs` | a group of choices is one stop: the keyboard enters it on the chosen one, and every step within it chooses |
//! | `returning.rs` | which control gets the focus when an overlay opens |
//! | `into_view.rs` | scrolls to the focused control, and to what a page opens with |
//! | `reach.rs` | pressing controls with a gamepad or a screen reader |
//! | `told.rs` | what a screen reader is told besides names |
//!
//! While a [`Modal`] is open, the focus stays within it. At the table the arrows belong to the board, unless Tab has led
//! to a control.

mod groups;
mod into_view;
mod order;
mod reach;
mod returning;
mod steering;
pub mod told;

use bevy::{
    input::InputSystems,
    input_focus::{
        FocusCause, InputFocus, InputFocusSystems, InputFocusVisible,
        directional_navigation::AutoNavigationConfig,
        tab_navigation::{NavAction, TabGroup, TabIndex},
    },
    prelude::*,
};

use super::Dismiss;
use crate::game::common::{Flow, any_table_is_open};
use order::tab;
use returning::{ByKeys, focus_new_modal, note_device, note_focus};
use steering::steer;

pub(super) use groups::Choices;
pub use into_view::FirstSeen;
pub(super) use into_view::span;
pub(super) use order::Stops;
pub use reach::Reach;
pub use returning::{ComesBack, Returning};
pub use told::{AsksQuestion, Headline};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AutoNavigationConfig>()
        .init_resource::<Returning>()
        .init_resource::<ByKeys>()
        .add_plugins((into_view::plugin, reach::plugin, told::plugin))
        .add_observer(focus_pressed)
        .add_systems(
            PreUpdate,
            (
                note_device,
                leave_lost_control,
                focus_new_modal,
                dismiss,
                tab.in_set(Keys::Tab),
                steer.in_set(Keys::Steer),
            )
                .chain()
                .in_set(Keys::All)
                .after(InputSystems)
                .before(InputFocusSystems::Dispatch),
        )
        .add_systems(
            Update,
            leave_controls.in_set(Flow::Act).run_if(
                any_table_is_open.and_then(focus_shows).and_then(not(any_with_component::<Modal>)),
            ),
        )
        .add_systems(PostUpdate, note_focus.run_if(resource_changed::<InputFocus>));
}

/// The keys that move the focus. A room that needs them for something else gives these sets a run
/// condition.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Keys {
    /// All of them, Escape and the focus of a new overlay too.
    All,
    /// Tab and Shift+Tab.
    Tab,
    /// Arrows, D-pad and stick.
    Steer,
}

/// An overlay over the rest of the window. Keyboard and gamepad stay within it, and start on its first
/// control.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(TabGroup::modal())]
pub struct Modal;

/// Marks the parent of controls beside the table, so that Tab goes through them.
pub fn beside() -> impl Bundle {
    TabGroup::default()
}

/// Whether the keyboard or a gamepad is on a control and the ring shows it. Enter, Space, the arrows and
/// the same buttons on a gamepad then go to that control, not to the board.
pub fn focus_shows(
    focus: Option<Res<InputFocus>>,
    shows: Option<Res<InputFocusVisible>>,
    boards: Query<(), With<BoardStop>>,
) -> bool {
    let focused = focus.and_then(|focus| focus.get());
    focused.is_some_and(|entity| !boards.contains(entity)) && shows.is_some_and(|shows| shows.0)
}

/// Stands for the board among the controls. It has the focus while the keyboard is on the board, and
/// Tab skips it.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(TabIndex(-1))]
pub struct BoardStop;

/// Moves the focus from the board to the first control beside it.
pub fn enter_controls(
    stops: Stops,
    mut focus: ResMut<InputFocus>,
    mut shows: ResMut<InputFocusVisible>,
) {
    if let Some(first) = stops.first() {
        focus.set(first, FocusCause::Navigated);
        shows.0 = true;
    }
}

/// Takes the focus from a control that is gone or hidden. In an overlay, the first control gets it.
fn leave_lost_control(
    mut focus: ResMut<InputFocus>,
    controls: Query<(), With<TabIndex>>,
    modals: Query<Entity, With<Modal>>,
    stops: Stops,
) {
    let is_there = |control| controls.contains(control) && stops.is_shown(control);
    if focus.get().is_none_or(is_there) {
        return;
    }
    match modals.iter().last().and_then(|modal| stops.first_in(modal, NavAction::First)) {
        Some(first) => focus.set(first, FocusCause::Navigated),
        None => focus.clear(),
    }
}

/// A press moves the focus but hides the ring. Outside overlays it clears the focus.
fn focus_pressed(
    press: On<Pointer<Press>>,
    stops: Query<(), With<TabIndex>>,
    parents: Query<&ChildOf>,
    modals: Query<(), With<Modal>>,
    mut focus: ResMut<InputFocus>,
    mut shows: ResMut<InputFocusVisible>,
) {
    if press.entity != press.original_event_target() {
        return;
    }
    shows.0 = false;
    let pressed = || [press.entity].into_iter().chain(parents.iter_ancestors(press.entity));
    let is_modal = pressed().any(|entity| modals.contains(entity));
    match pressed().find(|entity| is_modal && stops.contains(*entity)) {
        Some(stop) => focus.set(stop, FocusCause::Pressed),
        None if !is_modal => focus.clear(),
        None => {}
    }
}

/// Escape, or East or Start on a gamepad, asks an open overlay to close.
fn dismiss(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    modals: Query<Entity, With<Modal>>,
    mut commands: Commands,
) {
    let away = [GamepadButton::East, GamepadButton::Start];
    let is_asked = keys.just_pressed(KeyCode::Escape)
        || pads.iter().any(|pad| away.iter().any(|button| pad.just_pressed(*button)));
    if is_asked && let Some(entity) = modals.iter().last() {
        commands.trigger(Dismiss { entity });
    }
}

/// The key that led from the board to the controls. It leads back too.
const BACK: KeyCode = KeyCode::F6;

/// Escape, or East on a gamepad, leads from the controls beside the table back to the board.
fn leave_controls(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    mut focus: ResMut<InputFocus>,
) {
    let is_asked = keys.any_just_pressed([KeyCode::Escape, BACK])
        || pads.iter().any(|pad| pad.just_pressed(GamepadButton::East));
    if is_asked {
        focus.clear();
    }
}
