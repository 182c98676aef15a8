//! Idleness: a frame is run when something has happened, while something moves, and for a moment
//! after that; else the game sleeps, and costs next to nothing.
//!
//! Input in the window wakes it, a [`Waker`] does, and whatever moves keeps it awake by writing
//! [`RequestRedraw`] in every frame. `watch.rs` sees to what would not wake it by itself.

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

use super::{Motion, Waker, curtain::Preparing, watch};

pub(super) fn plugin(app: &mut App) {
    let woken = Arc::new(AtomicBool::new(false));
    if let Some(proxy) = app.world().get_resource::<EventLoopProxyWrapper>() {
        let (proxy, woken) = ((**proxy).clone(), woken.clone());
        app.insert_resource(Waker::new(move || {
            woken.store(true, Ordering::SeqCst);
            // The loop is gone when the game has ended, and then nobody need wake.
            _ = proxy.send_event(WinitUserEvent::WakeUp);
        }));
    }
    app.insert_resource(watch::settings(watch::FOR_EVER))
        .insert_resource(Restlessness { woken, frames: AT_START, fresh: 0 })
        .add_systems(Startup, end_on_interrupt)
        .add_systems(First, set_clock.before(TimeSystems))
        .add_systems(Update, TerminalCtrlCHandlerPlugin::exit_on_flag)
        .add_systems(Last, rest)
        .add_plugins(watch::plugin);
}

/// Frames until all is there that a game begins with.
const AT_START: u32 = 10;
/// Frames after something has happened, until what follows from it is to be seen: a new state is
/// entered a frame later, and what then appears is laid out and drawn in the one after.
const AFTERWARDS: u32 = 2;

/// The longest step of the clock, usually and just after waking. The time that was slept away is no
/// time in which anything moved; the clock learns of it in the second frame, since the renderer tells
/// it when the frame before was shown.
const LONGEST_STEP: Duration = Duration::from_millis(250);
const FIRST_STEP: Duration = Duration::from_millis(16);
const FIRST_STEPS: u32 = 2;

/// For how long frames are still to be run.
#[derive(Resource)]
struct Restlessness {
    woken: Arc<AtomicBool>,
    frames: u32,
    /// How many have been run since the game last slept.
    fresh: u32,
}

fn set_clock(restlessness: Res<Restlessness>, mut time: ResMut<Time<Virtual>>) {
    let longest = if restlessness.fresh < FIRST_STEPS { FIRST_STEP } else { LONGEST_STEP };
    if time.max_delta() != longest {
        time.set_max_delta(longest);
    }
}

/// Asks for another frame, or lets the game sleep.
fn rest(
    mut restlessness: ResMut<Restlessness>,
    preparing: Res<Preparing>,
    moving: Query<(), With<Motion>>,
    mut events: MessageReader<WindowEvent>,
    mut redraws: ResMut<Messages<RequestRedraw>>,
    mut read: Local<MessageCursor<RequestRedraw>>,
) {
    let has_happened = events.read().count() > 0;
    let is_asked_for = read.read(&redraws).count() > 0;
    let is_woken = restlessness.woken.swap(false, Ordering::SeqCst);
    let is_preparing = preparing.goes_on();
    restlessness.fresh += 1;
    if has_happened || is_asked_for || is_woken || is_preparing || !moving.is_empty() {
        restlessness.frames = restlessness.frames.max(AFTERWARDS);
    } else {
        restlessness.frames = restlessness.frames.saturating_sub(1);
    }
    if restlessness.frames > 0 {
        redraws.write(RequestRedraw);
        read.clear(&redraws);
    } else {
        // The window would take requests of the last frame for new ones.
        redraws.clear();
        restlessness.fresh = 0;
        debug!("at rest");
    }
}

/// An interrupt from the terminal, as by Ctrl and C, ends even a game that sleeps.
fn end_on_interrupt(waker: Res<Waker>) {
    let waker = waker.clone();
    let set = ctrlc::try_set_handler(move || {
        TerminalCtrlCHandlerPlugin::gracefully_exit();
        waker.wake();
    });
    match set {
        // Whoever started the game has seen to it, as a shell does for what runs in the background.
        Ok(()) | Err(ctrlc::Error::MultipleHandlers) => {}
        Err(error) => warn!("{error}"),
    }
}
