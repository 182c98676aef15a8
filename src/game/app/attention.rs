//! Gets the player's attention while the window is not the one in use: the system marks the window, and says so in a
//! notification.

use bevy::{ecs::system::NonSendMarker, prelude::*, window::PrimaryWindow, winit::WINIT_WINDOWS};
use winit::window::UserAttentionType;

use crate::game::{
    common::{Attention, Speaker},
    keeping::Settings,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, call.run_if(on_message::<Attention>));
}

/// The window belongs to the main thread.
fn call(
    _main_thread: NonSendMarker,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    (settings, speaker): (Res<Settings>, Res<Speaker>),
) {
    for (entity, _) in windows.iter().filter(|(_, window)| !window.focused) {
        WINIT_WINDOWS.with_borrow(|windows| {
            if let Some(window) = windows.get_window(entity) {
                window.request_user_attention(Some(UserAttentionType::Informational));
            }
        });
        if settings.notifications {
            let words = &speaker.0;
            notify(words.say("game-title"), words.say("far-calls"));
        }
    }
}

/// Shows a notification, where the desktop has them. On a thread of its own, because the bus may be slow.
#[cfg(all(unix, not(target_os = "macos")))]
fn notify(title: String, said: String) {
    let show = move || {
        let shown = bevy::tasks::block_on(show(&title, &said));
        // Nothing is lost without it.
        _ = shown.inspect_err(|error| debug!("no notification: {error}"));
    };
    _ = std::thread::Builder::new().name("notification".to_owned()).spawn(show);
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
fn notify(_: String, _: String) {}

/// As the specification of desktop notifications says. It goes away by itself.
#[cfg(all(unix, not(target_os = "macos")))]
async fn show(title: &str, said: &str) -> zbus::Result<()> {
    use std::collections::HashMap;
    use zbus::zvariant::Value;

    const NAME: &str = "org.freedesktop.Notifications";
    const REPLACES: u32 = 0;
    const USUAL_TIME: i32 = -1;
    let actions: [&str; 0] = [];
    let hints = HashMap::from([("desktop-entry", Value::from("nonaga"))]);
    let body = ("Nonaga", REPLACES, "nonaga", title, said, &actions[..], hints, USUAL_TIME);
    let bus = zbus::Connection::session().await?;
    let path = "/org/freedesktop/Notifications";
    bus.call_method(Some(NAME), path, Some(NAME), "Notify", &body).await?;
    Ok(())
}
