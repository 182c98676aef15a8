//! Groups of choices, of which one is chosen. For the keyboard, each group is one stop.

use accesskit::Role;
use bevy::{
    a11y::AccessibilityNode,
    ecs::system::SystemParam,
    math::CompassOctant,
    prelude::*,
    ui::{Checked, InteractionDisabled},
    ui_widgets::RadioButton,
};

/// A group of choices: one stop of the Tab key, in which the arrows choose. Bevy's own
/// `RadioGroup` would answer the arrows as well, and choose another choice than the one with the ring.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(AccessibilityNode(accesskit::Node::new(Role::RadioGroup)))]
pub struct Choices;

/// Which choices belong together.
#[derive(SystemParam)]
pub struct Groups<'w, 's> {
    roots: Query<'w, 's, (), With<Choices>>,
    choices: Query<'w, 's, (Has<Checked>, Has<InteractionDisabled>), With<RadioButton>>,
    parents: Query<'w, 's, &'static ChildOf>,
    children: Query<'w, 's, &'static Children>,
}

impl Groups<'_, '_> {
    /// The group that a control belongs to.
    pub fn of(&self, control: Entity) -> Option<Entity> {
        self.parents.iter_ancestors(control).find(|entity| self.roots.contains(*entity))
    }

    /// The choices of a group, in order.
    fn choices_of(&self, group: Entity) -> Vec<Entity> {
        let within = self.children.iter_descendants_depth_first(group);
        within.filter(|entity| self.choices.contains(*entity)).collect()
    }

    /// Where the keyboard enters a control. If that is a group or in one, it is the chosen choice, or else
    /// the first.
    pub fn entry(&self, control: Entity) -> Entity {
        let group = if self.roots.contains(control) { Some(control) } else { self.of(control) };
        let Some(group) = group else { return control };
        let choices = self.choices_of(group);
        let is_chosen = |entity: &&Entity| self.choices.get(**entity).is_ok_and(|(is, _)| is);
        *choices.iter().find(is_chosen).or(choices.first()).unwrap_or(&control)
    }

    /// The choice to the left or right within a group. In a list or in several rows, it is the previous or
    /// next one.
    pub fn beside(&self, here: Entity, group: Entity, direction: CompassOctant) -> Option<Entity> {
        let choices = self.choices_of(group);
        let at = choices.iter().position(|entity| *entity == here)?;
        let next =
            if direction == CompassOctant::East { at.checked_add(1) } else { at.checked_sub(1) };
        choices.get(next?).copied()
    }

    /// Whether a choice can be chosen and is not.
    pub fn is_open(&self, choice: Entity) -> bool {
        self.choices.get(choice).is_ok_and(|(is_chosen, is_disabled)| !is_chosen && !is_disabled)
    }
}
