//! A line to the X server that only pictures go over.
//!
//! The graphics driver sends pictures from a thread of its own, and whatever arrives on its line meanwhile, it
//! reads and puts into a queue. On the window's line that would be input too. The sleeping window waits for
//! something to arrive, does not look into the queue, and so would not wake before the next input.

use std::{ptr::NonNull, sync::OnceLock};

use bevy::{prelude::*, window::RawHandleWrapper};
use raw_window_handle::RawDisplayHandle;
use tiny_xlib::Display;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(give_line);
}

/// Gives the renderer a line of its own to a new window. Without one, it works over the window's.
fn give_line(new: On<Insert, RawHandleWrapper>, mut handles: Query<&mut RawHandleWrapper>) {
    let Ok(mut handle) = handles.get_mut(new.entity) else { return };
    if let RawDisplayHandle::Xlib(mut xlib) = handle.get_display_handle()
        && let Some(line) = line()
    {
        xlib.display = NonNull::new(line.as_ptr());
        handle.set_display_handle(xlib.into());
    }
}

/// It stays open as long as the program runs, since the driver may use it until the very end.
fn line() -> Option<&'static Display> {
    static LINE: OnceLock<Option<Display>> = OnceLock::new();
    let open = || Display::new(None).inspect_err(|error| warn!("X11: {error}")).ok();
    LINE.get_or_init(open).as_ref()
}
