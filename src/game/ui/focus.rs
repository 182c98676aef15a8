//! Focus: which control the keyboard or a gamepad is on, and how it goes from one to the next. The only
//! file that knows Bevy's input focus besides those that show it.
//!
//! Tab goes through all controls in their order, arrows, D-pad and stick go to the next one in their
//! direction. Where a [`Modal`] lies over the rest, all of them stay within it. The arrows are the
//! board's while a person is at the table, unless Tab has led to a control.

use bevy::{
    ecs::system::SystemParam,
    input::InputSystems,
    input_focus::{
        FocusCause, InputFocus, InputFocusVisible,
        directional_navigation::{AutoNavigationConfig, FocusableArea},
        navigator::find_best_candidate,
        tab_navigation::{NavAction, TabGroup, TabIndex, TabNavigation},
    },
    math::CompassOctant,
    prelude::*,
    text::EditableText,
    ui_widgets::{ScrollIntoView, SetSliderValue, Slider, SliderValueChange},
};

use super::Dismiss;
use crate::game::{Flow, board_has_keys, board_invites, table_is_open};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AutoNavigationConfig>()
        .add_observer(press)
        .add_systems(
            PreUpdate,
            (
                forget,
                enter,
                dismiss,
                tab.run_if(not(board_has_keys.and_then(board_invites))),
                steer.run_if(not(board_has_keys)),
            )
                .chain()
                .after(InputSystems)
                .before(bevy::input_focus::InputFocusSystems::Dispatch),
        )
        .add_systems(
            Update,
            leave.after(Flow::Gesture).run_if(
                table_is_open.and_then(focus_shows).and_then(not(any_with_component::<Modal>)),
            ),
        )
        .add_systems(PostUpdate, bring_into_view.run_if(resource_changed::<InputFocus>));
}

/// What a control needs for the keyboard to come to it.
pub(super) fn stop() -> impl Bundle {
    TabIndex(0)
}

/// What lies over the rest of the window: keyboard and gamepad stay within it, beginning with its first
/// control.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(TabGroup::modal())]
pub struct Modal;

/// Controls that lie beside the table, to which Tab leads.
pub fn beside() -> impl Bundle {
    TabGroup::default()
}

/// Whether the keyboard or a gamepad is on a control, and a ring shows it. Enter, Space, the arrows and
/// their like on a gamepad are then meant for it, and not for the board.
pub fn focus_shows(
    focus: Option<Res<InputFocus>>,
    shows: Option<Res<InputFocusVisible>>,
    boards: Query<(), With<Board>>,
) -> bool {
    let focused = focus.and_then(|focus| focus.get());
    focused.is_some_and(|entity| !boards.contains(entity)) && shows.is_some_and(|shows| shows.0)
}

/// What stands for the board among the controls. It has the focus while the keyboard is on the board,
/// and is not come to as controls are.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(TabIndex(-1))]
pub struct Board;

/// The order in which Tab goes through the controls. Bevy's own has those in it that are not shown.
#[derive(SystemParam)]
pub struct Stops<'w, 's> {
    tabs: TabNavigation<'w, 's>,
    nodes: Query<'w, 's, &'static ComputedNode, With<TabIndex>>,
}

impl Stops<'_, '_> {
    /// The control that comes next after the one that has the focus, or first where none has.
    fn next(&self, mut focus: InputFocus, action: NavAction) -> Option<Entity> {
        let onward = match action {
            NavAction::Next | NavAction::First => NavAction::Next,
            NavAction::Previous | NavAction::Last => NavAction::Previous,
        };
        let actions = std::iter::once(action).chain(std::iter::repeat(onward));
        for action in actions.take(self.nodes.iter().len()) {
            let next = self.tabs.navigate(&focus, action).ok()?;
            if self.nodes.get(next).is_ok_and(|node| !node.is_empty()) {
                return Some(next);
            }
            focus.set(next, FocusCause::Navigated);
        }
        None
    }

    /// The control that comes first in what lies over the rest, which need not have been laid out yet.
    fn first_in(&self, modal: Entity, action: NavAction) -> Option<Entity> {
        self.tabs.initialize(modal, action).ok()
    }
}

/// Goes from the board to the first control beside it.
pub fn enter_controls(
    stops: Stops,
    mut focus: ResMut<InputFocus>,
    mut shows: ResMut<InputFocusVisible>,
) {
    if let Some(first) = stops.next(InputFocus::default(), NavAction::First) {
        focus.set(first, FocusCause::Navigated);
        shows.0 = true;
    }
}

/// What is gone has no focus.
fn forget(mut focus: ResMut<InputFocus>, stops: Query<(), With<TabIndex>>) {
    if focus.get().is_some_and(|entity| !stops.contains(entity)) {
        focus.clear();
    }
}

/// The keyboard goes to the first control of what has come to lie over the rest.
fn enter(modals: Query<Entity, Added<Modal>>, stops: Stops, mut focus: ResMut<InputFocus>) {
    if let Some(first) =
        modals.iter().last().and_then(|modal| stops.first_in(modal, NavAction::First))
    {
        focus.set(first, FocusCause::Navigated);
    }
}

/// A pointer takes the focus with it without showing it; at the table nothing has it.
fn press(
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

/// Escape, and on a gamepad East or Start, lead away from what lies over the rest.
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

/// Escape leads from the buttons beside the table back to the board.
fn leave(keys: Res<ButtonInput<KeyCode>>, pads: Query<&Gamepad>, mut focus: ResMut<InputFocus>) {
    let is_asked = keys.just_pressed(KeyCode::Escape)
        || pads.iter().any(|pad| pad.just_pressed(GamepadButton::East));
    if is_asked {
        focus.clear();
    }
}

fn tab(
    keys: Res<ButtonInput<KeyCode>>,
    stops: Stops,
    modals: Query<Entity, With<Modal>>,
    boards: Query<(), With<Board>>,
    mut focus: ResMut<InputFocus>,
    mut shows: ResMut<InputFocusVisible>,
) {
    if !keys.just_pressed(KeyCode::Tab) || keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]) {
        return;
    }
    let is_back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let action = if is_back { NavAction::Previous } else { NavAction::Next };
    // The first Tab shows where the keyboard is.
    let from = focus.get().filter(|entity| !boards.contains(*entity));
    let next = match (from, modals.iter().last()) {
        (Some(here), _) if !shows.0 => Some(here),
        (None, Some(modal)) => stops.first_in(modal, action),
        (None, None) => stops.next(InputFocus::default(), action),
        (Some(_), _) => stops.next(focus.clone(), action),
    };
    if let Some(next) = next {
        focus.set(next, FocusCause::Navigated);
        shows.0 = true;
    }
}

/// Which keys and buttons lead where.
const WAYS: [(CompassOctant, KeyCode, GamepadButton); 4] = [
    (CompassOctant::North, KeyCode::ArrowUp, GamepadButton::DPadUp),
    (CompassOctant::South, KeyCode::ArrowDown, GamepadButton::DPadDown),
    (CompassOctant::West, KeyCode::ArrowLeft, GamepadButton::DPadLeft),
    (CompassOctant::East, KeyCode::ArrowRight, GamepadButton::DPadRight),
];

/// How far a stick is pushed for that to mean something.
const PUSHED: f32 = 0.6;
/// How far it has come back when it can be pushed again.
const RELEASED: f32 = 0.3;

/// Where a stick has just been pushed to.
fn pushed(stick: Vec2, was_pushed: &mut bool) -> Option<CompassOctant> {
    let length = stick.length();
    let is_new = !*was_pushed && length > PUSHED;
    *was_pushed = if *was_pushed { length > RELEASED } else { is_new };
    is_new.then_some(match (stick.x.abs() > stick.y.abs(), stick.x > 0.0, stick.y > 0.0) {
        (true, true, _) => CompassOctant::East,
        (true, false, _) => CompassOctant::West,
        (false, _, true) => CompassOctant::North,
        (false, _, false) => CompassOctant::South,
    })
}

fn steer(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    mut was_pushed: Local<bool>,
    config: Res<AutoNavigationConfig>,
    laid_out: Query<
        (Entity, &ComputedNode, &UiGlobalTransform, &InheritedVisibility),
        With<TabIndex>,
    >,
    stops: Stops,
    modals: Query<Entity, With<Modal>>,
    parents: Query<&ChildOf>,
    sliders: Query<(), With<Slider>>,
    fields: Query<(), With<EditableText>>,
    (mut focus, mut shows): (ResMut<InputFocus>, ResMut<InputFocusVisible>),
    mut commands: Commands,
) {
    let by_key = WAYS.iter().find(|(_, key, _)| keys.just_pressed(*key)).map(|way| way.0);
    let by_button = WAYS
        .iter()
        .find(|(.., button)| pads.iter().any(|pad| pad.just_pressed(*button)))
        .map(|way| way.0);
    let stick =
        pads.iter().map(Gamepad::left_stick).max_by(|a, b| a.length().total_cmp(&b.length()));
    let by_stick = pushed(stick.unwrap_or_default(), &mut was_pushed);
    let by_pad = by_button.or(by_stick);
    let Some(way) = by_key.or(by_pad) else { return };
    shows.0 = true;
    let modal = modals.iter().last();
    let Some(here) = focus.get() else {
        let first = match modal {
            Some(modal) => stops.first_in(modal, NavAction::First),
            None => stops.next(InputFocus::default(), NavAction::First),
        };
        if let Some(first) = first {
            focus.set(first, FocusCause::Navigated);
        }
        return;
    };
    let is_sideways = matches!(way, CompassOctant::East | CompassOctant::West);
    if is_sideways && sliders.contains(here) {
        // Keys come to a slider by themselves.
        if by_key.is_none() {
            let by = if way == CompassOctant::East { 1.0 } else { -1.0 };
            let change = SliderValueChange::RelativeStep(by);
            commands.trigger(SetSliderValue { entity: here, change });
        }
        return;
    }
    if is_sideways && fields.contains(here) && by_key.is_some() {
        return;
    }
    let is_within = |entity| {
        modal.is_none_or(|modal| parents.iter_ancestors(entity).any(|parent| parent == modal))
    };
    let areas: Vec<FocusableArea> = laid_out
        .iter()
        .filter(|(entity, node, _, visible)| {
            visible.get() && !node.is_empty() && is_within(*entity)
        })
        .map(|(entity, node, transform, _)| FocusableArea {
            entity,
            position: transform.translation * node.inverse_scale_factor,
            size: node.size() * node.inverse_scale_factor,
        })
        .collect();
    let origin = areas.iter().find(|area| area.entity == here);
    if let Some(next) = origin.and_then(|origin| find_best_candidate(origin, way, &areas, &config))
    {
        focus.set(next, FocusCause::Navigated);
    }
}

/// What has the focus is scrolled to.
fn bring_into_view(
    focus: Res<InputFocus>,
    shows: Res<InputFocusVisible>,
    nodes: Query<(), With<ComputedNode>>,
    mut commands: Commands,
) {
    if let Some(entity) = focus.get().filter(|entity| shows.0 && nodes.contains(*entity)) {
        commands.trigger(ScrollIntoView { entity });
    }
}
