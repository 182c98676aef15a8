//! Idleness: frames run when something has happened, while something moves, and for a moment afterwards.
//! Otherwise the game sleeps and uses next to no processor time.
//!
//! Input to the window and a [`Waker`] wake it. Whatever moves keeps it awake by writing [`RequestRedraw`]
//! in every frame. `watch.rs` takes care of devices that would not wake it by themselves.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bevy::{
    app::{TerminalCtrlCHandlerPlugin, ctrlc},
    ecs::message::MessageCursor,
    prelude::*,
    time::TimeSystems,
    window::{RequestRedraw, WindowEvent},
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

use super::{curtain::Preparing, watch};
use crate::game::{common::Waker, table::Motion};

pub(super) fn plugin(app: &mut App) {
    let woken = Arc::new(AtomicBool::new(false));
    if let Some(proxy) = app.world().get_resource::<EventLoopProxyWrapper>() {
        let (proxy, woken) = ((**proxy).clone(), woken.clone());
        app.insert_resource(Waker::new(move || {
            woken.store(true, Ordering::SeqCst);
            // This fails only if the game has ended, and then nothing needs to wake.
            _ = proxy.send_event(WinitUserEvent::WakeUp);
        }));
    }
    app.insert_resource(watch::settings(watch::FOR_EVER))
        .insert_resource(FramesToRun { woken, left: START_FRAMES, since_sleep: 0 })
        .add_systems(Startup, end_on_interrupt)
        .add_systems(First, set_clock.before(TimeSystems))
        .add_systems(Update, TerminalCtrlCHandlerPlugin::exit_on_flag)
        .add_systems(Last, sleep_or_redraw)
        .add_plugins(watch::plugin);
}

/// How many frames run at the start, until everything is in place.
const START_FRAMES: u32 = 10;
/// How many frames run after something has happened, so that its effects show: a new state is entered in the
/// next frame, and what it brings up is laid out and drawn in the one after.
const FOLLOW_UP_FRAMES: u32 = 2;

/// The longest step of the clock.
const LONGEST_STEP: Duration = Duration::from_millis(250);
/// The longest step just after waking. Nothing moved while the game slept, so that time must not count.
const FIRST_STEP: Duration = Duration::from_millis(16);
/// How many frames are just after waking. The clock learns of the sleep only in the second one, because the
/// renderer tells it when the frame before was shown.
const FIRST_STEPS: u32 = 2;

/// How many frames are still to run before the game sleeps.
#[derive(Resource)]
struct FramesToRun {
    /// Whether a [`Waker`] has asked for a frame.
    woken: Arc<AtomicBool>,
    left: u32,
    /// How many frames have run since the game last slept.
    since_sleep: u32,
}

fn set_clock(frames: Res<FramesToRun>, mut time: ResMut<Time<Virtual>>) {
    let longest = if frames.since_sleep < FIRST_STEPS { FIRST_STEP } else { LONGEST_STEP };
    if time.max_delta() != longest {
        time.set_max_delta(longest);
    }
}

/// Asks for another frame, or lets the game sleep.
fn sleep_or_redraw(
    mut frames: ResMut<FramesToRun>,
    preparing: Res<Preparing>,
    moving: Query<(), With<Motion>>,
    mut events: MessageReader<WindowEvent>,
    mut redraws: ResMut<Messages<RequestRedraw>>,
    mut read: Local<MessageCursor<RequestRedraw>>,
) {
    let has_happened = events.read().count() > 0;
    let is_asked_for = read.read(&redraws).count() > 0;
    let is_woken = frames.woken.swap(false, Ordering::SeqCst);
    let is_preparing = preparing.is_going_on();
    frames.since_sleep += 1;
    if has_happened || is_asked_for || is_woken || is_preparing || !moving.is_empty() {
        frames.left = frames.left.max(FOLLOW_UP_FRAMES);
    } else {
        frames.left = frames.left.saturating_sub(1);
    }
    if frames.left > 0 {
        redraws.write(RequestRedraw);
        read.clear(&redraws);
    } else {
        // Otherwise the window would treat requests of the last frame as new ones.
        redraws.clear();
        frames.since_sleep = 0;
        debug!("at rest");
    }
}

/// Lets an interrupt from the terminal, such as Ctrl+C, end the game even while it sleeps.
fn end_on_interrupt(waker: Res<Waker>) {
    let waker = waker.clone();
    let set = ctrlc::try_set_handler(move || {
        TerminalCtrlCHandlerPlugin::gracefully_exit();
        waker.wake();
    });
    match set {
        // The program that started the game has already set a handler, as a shell does for background jobs.
        Ok(()) | Err(ctrlc::Error::MultipleHandlers) => {}
        Err(error) => warn!("{error}"),
    }
}
