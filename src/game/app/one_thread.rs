//! Runs the systems of a frame on one thread. There are hundreds of small ones, and handing them out to other
//! threads more than doubles the time they take. Drawing, files and sounds have threads of their own.

use bevy::{
    ecs::schedule::{Schedules, SingleThreadedExecutor},
    prelude::*,
};

/// Makes every schedule that exists when this is added run on one thread, including schedules that others
/// run, such as `FixedUpdate`.
pub fn one_thread(app: &mut App) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
