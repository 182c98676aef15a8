//! Arrows, D-pad and stick: they lead to the next control in their direction, change sliders and scroll text.

use bevy::{
    ecs::system::SystemParam,
    input_focus::{
        FocusCause, InputFocus, InputFocusVisible,
        directional_navigation::{AutoNavigationConfig, FocusableArea},
        navigator::find_best_candidate,
        tab_navigation::{NavAction, TabIndex},
    },
    math::CompassOctant,
    prelude::*,
    text::EditableText,
    ui_widgets::{ScrollArea, SetSliderValue, Slider, SliderValueChange, ValueChange},
};

use super::{
    Modal,
    groups::{Choices, Groups},
    order::Stops,
};
use crate::game::{
    common::Stick,
    ui::{
        letters::RHYTHM,
        scroll::{TextPage, end_of},
    },
};

/// The key and the gamepad button of each direction.
const DIRECTIONS: [(CompassOctant, KeyCode, GamepadButton); 4] = [
    (CompassOctant::North, KeyCode::ArrowUp, GamepadButton::DPadUp),
    (CompassOctant::South, KeyCode::ArrowDown, GamepadButton::DPadDown),
    (CompassOctant::West, KeyCode::ArrowLeft, GamepadButton::DPadLeft),
    (CompassOctant::East, KeyCode::ArrowRight, GamepadButton::DPadRight),
];

/// Where the controls and the groups of choices lie in the window.
#[derive(SystemParam)]
pub(super) struct Places<'w, 's> {
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
        let own_area = scrolled_in(here);
        if is_sideways(direction) {
            return in_own_row(&origin, direction, &areas).or_else(|| best(&areas));
        }
        own_area
            .and_then(|own| {
                let within = areas.iter().filter(|area| scrolled_in(area.entity) == Some(own));
                in_next_row(&origin, direction, &within.copied().collect::<Vec<_>>())
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

/// The next control to the right or left in the same row. Bevy would choose a nearer one in the row below.
fn in_own_row(
    origin: &FocusableArea,
    direction: CompassOctant,
    areas: &[FocusableArea],
) -> Option<Entity> {
    let right = if direction == CompassOctant::East { 1.0 } else { -1.0 };
    let away = |area: &FocusableArea| right * (area.position.x - origin.position.x);
    let is_in_row = |area: &&FocusableArea| {
        let higher = (area.position.y - origin.position.y).abs();
        higher < area.size.y.min(origin.size.y) / 4.0
    };
    let row = areas.iter().filter(is_in_row).filter(|area| away(area) > 1.0);
    row.min_by(|one, other| away(one).total_cmp(&away(other))).map(|area| area.entity)
}

/// The control in the next row below or above. Bevy would choose by the angle too, and so leave out a row whose controls lie
/// far to the side.
fn in_next_row(
    origin: &FocusableArea,
    direction: CompassOctant,
    areas: &[FocusableArea],
) -> Option<Entity> {
    let down = if direction == CompassOctant::South { 1.0 } else { -1.0 };
    // From the middle of the origin to the near edge of a control.
    let away =
        |area: &FocusableArea| down * (area.position.y - origin.position.y) - area.size.y / 2.0;
    let beyond = || areas.iter().filter(|area| away(area) > origin.size.y / 2.0 - 1.0);
    let first = beyond().min_by(|one, other| away(one).total_cmp(&away(other)))?;
    let row = beyond().filter(|area| away(area) < away(first) + first.size.y / 2.0);
    let aside = |area: &FocusableArea| {
        let middle = (area.position.x - origin.position.x).abs();
        ((middle - area.size.x / 2.0).max(0.0), middle)
    };
    let nearest = row.min_by(|one, other| {
        let ((gap, middle), (other_gap, other_middle)) = (aside(one), aside(other));
        gap.total_cmp(&other_gap).then(middle.total_cmp(&other_middle))
    });
    nearest.map(|area| area.entity)
}

/// The direction that the player asks for, and whether with a key.
fn pressed(
    keys: &ButtonInput<KeyCode>,
    pads: &Query<&Gamepad>,
    stick: &mut Stick,
) -> Option<(CompassOctant, bool)> {
    let by_key = DIRECTIONS.iter().find(|(_, key, _)| keys.just_pressed(*key));
    let is_pressed = |button| pads.iter().any(|pad| pad.just_pressed(button));
    let by_button = DIRECTIONS.iter().find(|(.., button)| is_pressed(*button));
    let by_stick = stick.read(pads.iter());
    let by_pad = by_button.map(|found| found.0).or(by_stick);
    by_key.map(|found| (found.0, true)).or(by_pad.map(|direction| (direction, false)))
}

fn is_sideways(direction: CompassOctant) -> bool {
    matches!(direction, CompassOctant::East | CompassOctant::West)
}

/// How far an arrow scrolls text, in pixels of the layout.
const LINES: f32 = 6.0 * RHYTHM;

/// Scrolls text, unless it is at its end: the key then leads on to the next control.
fn scroll(
    node: &ComputedNode,
    mut position: Mut<ScrollPosition>,
    direction: CompassOctant,
) -> bool {
    let by = if direction == CompassOctant::South { LINES } else { -LINES };
    let wanted = (position.y + by).clamp(0.0, end_of(node));
    let scrolls = (wanted - position.y).abs() > 1.0;
    if scrolls {
        position.y = wanted;
    }
    scrolls
}

pub(super) fn steer(
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
    let Some((direction, is_by_key)) = pressed(&keys, &pads, &mut stick) else { return };
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
        if !is_by_key {
            let by = if direction == CompassOctant::East { 1.0 } else { -1.0 };
            let change = SliderValueChange::RelativeStep(by);
            commands.trigger(SetSliderValue { entity: here, change });
        }
        return;
    }
    if is_sideways && places.fields.contains(here) && is_by_key {
        return;
    }
    if !is_sideways
        && let Ok((node, position)) = pages.get_mut(here)
        && scroll(node, position, direction)
    {
        return;
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
