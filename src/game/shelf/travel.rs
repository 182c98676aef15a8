//! How things of a game get to where they should be.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::Handled;
use crate::game::{
    keeping::Settings,
    table::{Landed, Motion},
};

/// Where a thing is going: its place, and how far from there it is shown for a while.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct ShelfGoal {
    /// Its place by the rules, or in the hand.
    pub place: Vec3,
    /// How far from there.
    pub shift: Vec3,
}

/// Sends things on their way.
#[derive(SystemParam)]
pub struct Senders<'w, 's> {
    settings: Res<'w, Settings>,
    landed: MessageWriter<'w, Landed>,
    commands: Commands<'w, 's>,
}

impl Senders<'_, '_> {
    /// Sends a thing to another goal, if it has another one now.
    pub fn send(
        &mut self,
        entity: Entity,
        transform: &mut Transform,
        goal: &mut Mut<ShelfGoal>,
        to: ShelfGoal,
    ) {
        let is_handled = to.place != goal.place;
        if !goal.set_if_neq(to) {
            return;
        }
        let (from, to) = (transform.translation, to.place + to.shift);
        let mut commands = self.commands.entity(entity);
        if is_handled {
            commands.insert(Handled);
        }
        if self.settings.reduced_motion {
            transform.translation = to;
            commands.remove::<Motion>();
            self.landed.write(Landed { entity });
        } else {
            commands.insert(Motion::between(from, to));
        }
    }
}
