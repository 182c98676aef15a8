//! One thread for a frame: its hundreds of small systems take less time than to hand them out to
//! other threads would, by more than half. Drawing, files and sounds have threads of their own.

use bevy::{app::MainScheduleOrder, ecs::schedule::SingleThreadedExecutor, prelude::*};

/// Runs all that runs in every frame on one thread.
pub fn one_thread(app: &mut App) {
    let order = app.world().resource::<MainScheduleOrder>().labels.clone();
    for label in order {
        app.edit_schedule(label, |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
        });
    }
}
