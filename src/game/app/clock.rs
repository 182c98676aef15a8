//! The clock: what time it is after the game has slept, and how far things may move in one frame.

use std::time::{Duration, Instant};

use bevy::{
    prelude::*,
    time::{TimeReceiver, TimeSystems, TimeUpdateStrategy},
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
fn look_after_sleep(
    rest: Res<Stillness>,
    sent: Option<Res<TimeReceiver>>,
    mut strategy: ResMut<TimeUpdateStrategy>,
) {
    if !rest.is_reached() {
        *strategy = TimeUpdateStrategy::Automatic;
        return;
    }
    *strategy = TimeUpdateStrategy::ManualInstant(Instant::now());
    // Bevy takes one time in each frame. If another from before the sleep were left for the next frame, the clock would go
    // back to it, and then count the sleep once more.
    if let Some(sent) = sent {
        while sent.0.len() > 1 {
            _ = sent.0.try_recv();
        }
    }
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
    fn a_sleep_counts_once_and_in_the_first_frame_after_it() -> Result<(), Box<dyn Error>> {
        const SLEEP: Duration = Duration::from_millis(200);
        let (sender, receiver) = create_time_channels();
        let mut app = App::new();
        app.add_plugins((TimePlugin, plugin)).insert_resource(receiver);
        // Nothing is left to do.
        app.insert_resource(Stillness::default());
        sender.0.try_send(Instant::now())?;
        app.update();
        // The renderer draws the last two frames, one of them late, and the game sleeps.
        for _ in 0..2 {
            sender.0.try_send(Instant::now())?;
        }
        thread::sleep(SLEEP);
        let woken = Instant::now();
        app.update();
        assert!(app.world().resource::<Time<Real>>().delta() >= SLEEP);
        app.insert_resource(Stillness::far_from_rest());
        let mut counted = Duration::ZERO;
        for _ in 0..3 {
            sender.0.try_send(Instant::now())?;
            app.update();
            counted += app.world().resource::<Time<Real>>().delta();
        }
        assert!(counted <= woken.elapsed(), "{counted:?}");
        Ok(())
    }
}
