//! One thread for a frame: its hundreds of small systems take less time than to hand them out to
//! other threads would, by more than half. Drawing, files and sounds have threads of their own.

use bevy::{
    ecs::schedule::{Schedules, SingleThreadedExecutor},
    prelude::*,
};

/// Runs all that runs in every frame on one thread: the schedules that there are when this is added, those
/// that others run, as of steady time, among them.
pub fn one_thread(app: &mut App) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
