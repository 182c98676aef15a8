//! The place above the buttons, for whatever asks or explains something beside the table: the offer of a draw, a
//! lesson, an exercise, the line while an earlier turn is looked at.

use bevy::{
    ecs::{schedule::ScheduleConfigs, system::ScheduleSystem},
    prelude::*,
};

use crate::{
    game::{
        common::Speaker,
        referee::{Referee, occasion::Occasion},
    },
    words::Words,
};

/// The place.
#[derive(Component, Clone, Copy, Debug)]
pub struct LinePlace;

/// A system that opens a panel in the place while an occasion is on the table, and closes it afterwards.
pub fn opens_with<Panel: Component, B: Bundle>(
    occasion: &'static Occasion,
    panel: fn(&Words) -> B,
) -> ScheduleConfigs<ScheduleSystem> {
    let open_or_close = move |(referee, speaker): (Res<Referee>, Res<Speaker>),
                              shown: Query<Entity, With<Panel>>,
                              place: Single<Entity, With<LinePlace>>,
                              mut commands: Commands| {
        match (referee.is_at(occasion), shown.is_empty()) {
            (true, true) => {
                let new = commands.spawn(panel(&speaker.0)).id();
                commands.entity(*place).insert_child(0, new);
            }
            (false, false) => shown.iter().for_each(|panel| commands.entity(panel).despawn()),
            _ => {}
        }
    };
    open_or_close.into_configs()
}
