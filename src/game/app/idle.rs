//! Idleness: frames run while the game is not at [rest](super::rest()). Otherwise it sleeps and uses next to no
//! processor time.
//!
//! Input to the window and a [`Waker`] wake it. `watch.rs` takes care of devices that would not wake it by
//! themselves.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use bevy::{
    app::{TerminalCtrlCHandlerPlugin, ctrlc},
    prelude::*,
    window::RequestRedraw,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

use super::{clock, rest::rest, watch};
use crate::game::common::Waker;

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
        .insert_resource(Woken(woken))
        .add_systems(Startup, end_on_interrupt)
        .add_systems(PreUpdate, ask_for_frame)
        .add_systems(Update, TerminalCtrlCHandlerPlugin::exit_on_flag)
        .add_plugins((rest, clock::plugin, watch::plugin));
}

/// Whether a [`Waker`] has asked for a frame.
#[derive(Resource)]
struct Woken(Arc<AtomicBool>);

fn ask_for_frame(woken: Res<Woken>, mut redraws: MessageWriter<RequestRedraw>) {
    if woken.0.swap(false, Ordering::SeqCst) {
        redraws.write(RequestRedraw);
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
