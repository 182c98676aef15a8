//! The clock: what time it is after the game has slept, and how far things may move in one frame.

use std::time::{Duration, Instant};

use bevy::{
    prelude::*,
    time::{TimeSystems, TimeUpdateStrategy},
};

use super::Stillness;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, (look_after_sleep, limit_step).before(TimeSystems));
}

/// The longest step of what moves.
const LONGEST_STEP: Duration = Duration::from_millis(250);
/// The longest step just after waking. Nothing moved while the game slept, so that time must not count.
const FIRST_STEP: Duration = Duration::from_millis(16);

/// Bevy takes the time from the renderer, which sends it while it draws the previous frame. After a sleep that was long
/// ago, so a message that is shown for some seconds would be gone in the next frame.
fn look_after_sleep(rest: Res<Stillness>, mut strategy: ResMut<TimeUpdateStrategy>) {
    *strategy = if rest.is_reached() {
        TimeUpdateStrategy::ManualInstant(Instant::now())
    } else {
        TimeUpdateStrategy::Automatic
    };
}

fn limit_step(rest: Res<Stillness>, mut time: ResMut<Time<Virtual>>) {
    let longest = if rest.frames_since() == 0 { FIRST_STEP } else { LONGEST_STEP };
    if time.max_delta() != longest {
        time.set_max_delta(longest);
    }
}

#[cfg(test)]
mod tests {
    use std::{error::Error, thread};

    use bevy::time::{TimePlugin, create_time_channels};

    use super::*;

    #[test]
    fn the_first_frame_after_a_sleep_knows_how_long_it_was() -> Result<(), Box<dyn Error>> {
        const SLEEP: Duration = Duration::from_millis(200);
        let (sender, receiver) = create_time_channels();
        let mut app = App::new();
        app.add_plugins((TimePlugin, plugin)).insert_resource(receiver);
        // Nothing is left to do.
        app.insert_resource(Stillness::default());
        sender.0.try_send(Instant::now())?;
        app.update();
        // The renderer draws the last frame, and the game sleeps.
        sender.0.try_send(Instant::now())?;
        thread::sleep(SLEEP);
        app.update();
        assert!(app.world().resource::<Time<Real>>().delta() >= SLEEP);
        Ok(())
    }
}
