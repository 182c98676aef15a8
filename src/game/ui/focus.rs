//! Focus: which control the keyboard or a gamepad is on, and how it moves to the next one.
//!
//! Tab goes through all controls in order. Arrows, D-pad and stick go to the next control in their
//! direction. A group of choices is one stop: the keyboard enters it on the chosen one, and every step
//! within it chooses (`groups.rs`). While a [`Modal`] is open, the focus stays within it. At the table the
//! arrows belong to the board, unless Tab has led to a control.

use std::collections::BTreeMap;

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
    ui::Checked,
    ui_widgets::{ScrollArea, SetSliderValue, Slider, SliderValueChange, ValueChange},
};

use super::{Dismiss, choice::Choices, groups::Groups, letters::RHYTHM, panel::TextPage};
use crate::game::common::{Flow, Stick, table_is_open};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AutoNavigationConfig>()
        .init_resource::<Returning>()
        .init_resource::<ByKeys>()
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
                .before(bevy::input_focus::InputFocusSystems::Dispatch),
        )
        .add_systems(
            Update,
            leave_controls.in_set(Flow::Act).run_if(
                table_is_open.and_then(focus_shows).and_then(not(any_with_component::<Modal>)),
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

/// Lets the keyboard reach a control.
pub(super) fn stop() -> impl Bundle {
    TabIndex(0)
}

/// An overlay over the rest of the window. Keyboard and gamepad stay within it, and start on its first
/// control.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(TabGroup::modal())]
pub struct Modal;

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
struct ByKeys(bool);

fn note_device(
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

fn note_focus(
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

/// The order in which Tab goes through the controls. Unlike Bevy's own order, it skips hidden ones, and
/// stops only once in each group of choices.
#[derive(SystemParam)]
pub struct Stops<'w, 's> {
    tabs: TabNavigation<'w, 's>,
    nodes: Query<'w, 's, &'static ComputedNode, With<TabIndex>>,
    groups: Groups<'w, 's>,
    parents: Query<'w, 's, &'static ChildOf>,
    marked: Query<'w, 's, (Entity, &'static ChildOf), (With<TabIndex>, With<Checked>)>,
}

impl Stops<'_, '_> {
    /// The visible control after the focused one, or the first one if none is focused. With
    /// [`NavAction::Previous`], the one before it, or the last one.
    fn next(&self, mut focus: InputFocus, action: NavAction) -> Option<Entity> {
        let onward = match action {
            NavAction::Next | NavAction::First => NavAction::Next,
            NavAction::Previous | NavAction::Last => NavAction::Previous,
        };
        let left = focus.get().and_then(|control| self.groups.of(control));
        let actions = std::iter::once(action).chain(std::iter::repeat(onward));
        for action in actions.take(self.nodes.iter().len()) {
            let next = self.tabs.navigate(&focus, action).ok()?;
            let is_visible = self.nodes.get(next).is_ok_and(|node| !node.is_empty());
            if is_visible && (left.is_none() || self.groups.of(next) != left) {
                return Some(self.groups.entry(next));
            }
            focus.set(next, FocusCause::Navigated);
        }
        None
    }

    /// The control on which the keyboard enters those beside the board. A list is entered on its marked row.
    fn first(&self) -> Option<Entity> {
        let first = self.next(InputFocus::default(), NavAction::First)?;
        let list = self.parents.get(first).ok()?.parent();
        let marked = self.marked.iter().find(|(_, within)| within.parent() == list);
        Some(marked.map_or(first, |(row, _)| row))
    }

    /// The control on which the keyboard lands instead of this one, if that is one of several choices.
    pub(super) fn entry(&self, control: Entity) -> Entity {
        self.groups.entry(control)
    }

    /// The control on which Tab enters an overlay, which may not have been laid out yet.
    fn first_in(&self, modal: Entity, action: NavAction) -> Option<Entity> {
        self.tabs.initialize(modal, action).ok().map(|first| self.groups.entry(first))
    }
}

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

/// Takes the focus from a control that is gone. In an overlay, the first control gets it.
fn leave_lost_control(
    mut focus: ResMut<InputFocus>,
    controls: Query<(), With<TabIndex>>,
    modals: Query<Entity, With<Modal>>,
    stops: Stops,
) {
    if focus.get().is_none_or(|entity| controls.contains(entity)) {
        return;
    }
    match modals.iter().last().and_then(|modal| stops.first_in(modal, NavAction::First)) {
        Some(first) => focus.set(first, FocusCause::Navigated),
        None => focus.clear(),
    }
}

/// Moves the focus to the first control of an overlay that has just opened, or back to where it was.
fn focus_new_modal(
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
    // In a group it is on what is chosen now.
    let old = all().find(is_wanted).or_else(same_place).map(|old| stops.entry(old));
    if let Some(control) = old.or_else(|| stops.first_in(modal, NavAction::First)) {
        focus.set(control, FocusCause::Navigated);
        shows.0 |= by_keys.0;
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

fn tab(
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

/// The key and the gamepad button of each direction.
const DIRECTIONS: [(CompassOctant, KeyCode, GamepadButton); 4] = [
    (CompassOctant::North, KeyCode::ArrowUp, GamepadButton::DPadUp),
    (CompassOctant::South, KeyCode::ArrowDown, GamepadButton::DPadDown),
    (CompassOctant::West, KeyCode::ArrowLeft, GamepadButton::DPadLeft),
    (CompassOctant::East, KeyCode::ArrowRight, GamepadButton::DPadRight),
];

/// Where the controls and the groups of choices lie in the window.
#[derive(SystemParam)]
struct Places<'w, 's> {
    config: Res<'w, AutoNavigationConfig>,
    laid_out: Query<
        'w,
        's,
        (Entity, &'static ComputedNode, &'static UiGlobalTransform, &'static InheritedVisibility),
        Or<(With<TabIndex>, With<Choices>)>,
    >,
    parents: Query<'w, 's, &'static ChildOf>,
    sliders: Query<'w, 's, (), With<Slider>>,
    fields: Query<'w, 's, (), With<EditableText>>,
    scrolled: Query<'w, 's, (), With<ScrollArea>>,
}

impl Places<'_, '_> {
    /// The nearest visible control in a direction, within the open overlay. Other groups of choices count as
    /// a whole, so that a step does not depend on how far their choices reach.
    fn nearest(
        &self,
        here: Entity,
        direction: CompassOctant,
        modal: Option<Entity>,
        groups: &Groups,
    ) -> Option<Entity> {
        let own = groups.of(here);
        let leaves_own = own.is_some_and(|own| self.has_rows(own, groups));
        let is_candidate = |entity| {
            let group = groups.of(entity);
            let is_own = group == own && (entity == here || !leaves_own);
            Some(entity) != own && (group.is_none() || is_own)
        };
        let is_within = |entity| {
            modal.is_none_or(|modal| {
                self.parents.iter_ancestors(entity).any(|parent| parent == modal)
            })
        };
        // Sliders and fields answer left and right themselves, so the key that led there would change them.
        let may_enter = |entity| {
            !is_sideways(direction)
                || !(self.sliders.contains(entity) || self.fields.contains(entity))
        };
        let areas: Vec<FocusableArea> = self
            .laid_out
            .iter()
            .filter(|(entity, node, _, visible)| {
                visible.get()
                    && !node.is_empty()
                    && is_within(*entity)
                    && is_candidate(*entity)
                    && (*entity == here || may_enter(*entity))
            })
            .map(|(entity, node, transform, _)| FocusableArea {
                entity,
                position: transform.translation * node.inverse_scale_factor,
                size: node.size() * node.inverse_scale_factor,
            })
            .collect();
        let mut origin = *areas.iter().find(|area| area.entity == here)?;
        // A wide row leads to the first button below it, not to the one below its middle.
        if !is_sideways(direction) && origin.size.x > origin.size.y {
            origin.position.x -= (origin.size.x - origin.size.y) / 2.0;
            origin.size.x = origin.size.y;
        }
        // What is scrolled out of sight lies beneath other controls, and comes before them.
        let scrolled_in = |entity| {
            self.parents.iter_ancestors(entity).find(|parent| self.scrolled.contains(*parent))
        };
        let best =
            |areas: &[FocusableArea]| find_best_candidate(&origin, direction, areas, &self.config);
        let own_area = scrolled_in(here).filter(|_| !is_sideways(direction));
        own_area
            .and_then(|own| {
                let within = areas.iter().filter(|area| scrolled_in(area.entity) == Some(own));
                best(&within.copied().collect::<Vec<_>>())
            })
            .or_else(|| best(&areas))
    }

    /// Whether some choices of a group stand side by side. Up and down then lead out of it, even if it has
    /// several rows: nobody wants to choose something else on the way past.
    fn has_rows(&self, group: Entity, groups: &Groups) -> bool {
        let choices = self.laid_out.iter().filter(|(entity, ..)| groups.of(*entity) == Some(group));
        let mut rows: Vec<f32> = choices.map(|(_, _, at, _)| at.translation.y).collect();
        rows.sort_by(f32::total_cmp);
        rows.windows(2).any(|pair| pair[1] - pair[0] < 1.0)
    }
}

fn is_sideways(direction: CompassOctant) -> bool {
    matches!(direction, CompassOctant::East | CompassOctant::West)
}

/// How far an arrow scrolls text, in pixels of the layout.
const LINES: f32 = 6.0 * RHYTHM;

fn steer(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    mut stick: Local<Stick>,
    stops: Stops,
    places: Places,
    modals: Query<Entity, With<Modal>>,
    (mut focus, mut shows): (ResMut<InputFocus>, ResMut<InputFocusVisible>),
    mut pages: Query<(&ComputedNode, &mut ScrollPosition), With<TextPage>>,
    mut commands: Commands,
) {
    let by_key = DIRECTIONS.iter().find(|(_, key, _)| keys.just_pressed(*key)).map(|found| found.0);
    let by_button = DIRECTIONS
        .iter()
        .find(|(.., button)| pads.iter().any(|pad| pad.just_pressed(*button)))
        .map(|found| found.0);
    let by_stick = stick.read(pads.iter());
    let by_pad = by_button.or(by_stick);
    let Some(direction) = by_key.or(by_pad) else { return };
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
    let is_sideways = is_sideways(direction);
    if is_sideways && places.sliders.contains(here) {
        // Bevy's slider handles the keys itself.
        if by_key.is_none() {
            let by = if direction == CompassOctant::East { 1.0 } else { -1.0 };
            let change = SliderValueChange::RelativeStep(by);
            commands.trigger(SetSliderValue { entity: here, change });
        }
        return;
    }
    if is_sideways && places.fields.contains(here) && by_key.is_some() {
        return;
    }
    if !is_sideways && let Ok((node, mut position)) = pages.get_mut(here) {
        let beyond = (node.content_size().y - node.size().y).max(0.0) * node.inverse_scale_factor;
        let by = if direction == CompassOctant::South { LINES } else { -LINES };
        let wanted = (position.y + by).clamp(0.0, beyond);
        // At its end, the key leads on to the next control.
        if (wanted - position.y).abs() > 1.0 {
            position.y = wanted;
            return;
        }
    }
    let group = stops.groups.of(here);
    let next = match group {
        Some(group) if is_sideways => stops.groups.beside(here, group, direction),
        _ => places.nearest(here, direction, modal, &stops.groups),
    };
    let Some(next) = next else { return };
    if group.is_none() || stops.groups.of(next) != group {
        focus.set(stops.groups.entry(next), FocusCause::Navigated);
        return;
    }
    focus.set(next, FocusCause::Navigated);
    if stops.groups.is_open(next) {
        commands.trigger(ValueChange { source: next, value: true, is_final: true });
    }
}
