//! Watchers: threads that wake a sleeping game for gamepads and screen readers, which do not wake it by
//! themselves.

use std::{
    collections::BTreeSet,
    fs::{self, File},
    io::Read,
    path::PathBuf,
    sync::{
        Arc, Mutex, Weak,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use bevy::{
    a11y::AccessibilityRequested,
    prelude::*,
    winit::{
        UpdateMode, WinitSettings,
        accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers},
    },
};

use crate::game::common::Waker;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PadsWatched>()
        .add_systems(Startup, watch_for_gamepads)
        .add_systems(Update, poll_gamepads);
    // Elsewhere, `screen_reader.rs` hears of its requests at once.
    if cfg!(any(windows, target_os = "macos")) {
        app.add_systems(
            Update,
            watch_screen_reader.run_if(resource_exists_and_changed::<WinitActionRequestHandlers>),
        );
    }
}

/// How often to look for requests from a screen reader: often enough that the answer feels immediate.
const SCREEN_READER: Duration = Duration::from_millis(60);
/// How often to look for new gamepads.
const NEW_GAMEPADS: Duration = Duration::from_secs(2);
/// How often to look at gamepads that no thread watches.
const POLL: Duration = Duration::from_millis(100);

/// How long to sleep when nothing has to be polled.
pub(super) const FOR_EVER: Duration = Duration::MAX;

/// Settings that run frames only when there is something to do, and at least this often.
pub(super) fn settings(wait: Duration) -> WinitSettings {
    let mode = UpdateMode::reactive_low_power(wait);
    WinitSettings { focused_mode: mode, unfocused_mode: mode }
}

/// Wakes the game when a screen reader starts or stops, and when it asks for something.
fn watch_screen_reader(
    handlers: Res<WinitActionRequestHandlers>,
    requested: Res<AccessibilityRequested>,
    waker: Res<Waker>,
) {
    for queue in handlers.values() {
        let (queue, requested, waker) = (Arc::downgrade(queue), requested.clone(), waker.clone());
        start_thread("screen reader", move || {
            let mut was_requested = false;
            while let Some(has_requests) = check_requests(&queue) {
                let is_requested = requested.get();
                if has_requests || is_requested != was_requested {
                    waker.wake();
                }
                was_requested = is_requested;
                thread::sleep(SCREEN_READER);
            }
        });
    }
}

/// Whether a queue has requests; `None` if its window is gone.
fn check_requests(queue: &Weak<Mutex<WinitActionRequestHandler>>) -> Option<bool> {
    let queue = queue.upgrade()?;
    let is_empty = queue.lock().is_ok_and(|queue| queue.is_empty());
    Some(!is_empty)
}

/// How many gamepads have a thread that wakes the game for them.
#[derive(Resource, Clone, Debug, Default)]
struct PadsWatched(Arc<AtomicUsize>);

/// Starts a thread for each gamepad where the system has them as files. The thread reads the file only to
/// notice that something has happened; Bevy reads the gamepad itself.
fn watch_for_gamepads(watched: Res<PadsWatched>, waker: Res<Waker>) {
    if !cfg!(target_os = "linux") {
        return;
    }
    let (watched, waker) = (watched.clone(), waker.clone());
    start_thread("gamepads", move || {
        let mut known = BTreeSet::new();
        loop {
            let found = gamepads();
            for new in found.difference(&known) {
                watch_gamepad(new.clone(), watched.clone(), waker.clone());
            }
            if found != known {
                waker.wake();
            }
            known = found;
            thread::sleep(NEW_GAMEPADS);
        }
    });
}

fn gamepads() -> BTreeSet<PathBuf> {
    let entries = fs::read_dir("/dev/input").into_iter().flatten().flatten();
    let is_gamepad = |name: &str| {
        name.strip_prefix("js").is_some_and(|number| number.bytes().all(|b| b.is_ascii_digit()))
    };
    entries
        .filter(|entry| entry.file_name().to_str().is_some_and(is_gamepad))
        .map(|entry| entry.path())
        .collect()
}

fn watch_gamepad(file: PathBuf, watched: PadsWatched, waker: Waker) {
    start_thread("gamepad", move || {
        let Ok(mut file) = File::open(file) else { return };
        watched.0.fetch_add(1, Ordering::SeqCst);
        let mut events = [0; 512];
        while file.read(&mut events).is_ok_and(|read| read > 0) {
            waker.wake();
        }
        watched.0.fetch_sub(1, Ordering::SeqCst);
        waker.wake();
    });
}

/// Wakes the game regularly while there are gamepads that no thread watches.
fn poll_gamepads(
    gamepads: Query<(), With<Gamepad>>,
    watched: Res<PadsWatched>,
    mut winit: ResMut<WinitSettings>,
) {
    let wait = if gamepads.count() > watched.0.load(Ordering::SeqCst) { POLL } else { FOR_EVER };
    let wanted = settings(wait);
    if winit.focused_mode != wanted.focused_mode {
        *winit = wanted;
    }
}

/// Starts a thread with this name. If that fails, the game still works, but what the thread would
/// watch cannot wake it.
fn start_thread(name: &str, watch: impl FnOnce() + Send + 'static) {
    if let Err(error) = thread::Builder::new().name(name.to_owned()).spawn(watch) {
        warn!("{name}: {error}");
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, time::Instant};

    use super::*;

    #[test]
    fn each_event_of_a_gamepad_wakes_the_game() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("js0");
        fs::write(&file, [0; 8]).expect("a file in place of the device");
        let woken = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&woken);
        let waker = Waker::new(move || _ = counted.fetch_add(1, Ordering::SeqCst));
        let watched = PadsWatched::default();
        watch_gamepad(file, watched.clone(), waker);
        // Once for the event, and once because the gamepad is gone after it.
        let began = Instant::now();
        while woken.load(Ordering::SeqCst) < 2 {
            assert!(began.elapsed() < Duration::from_secs(30), "nobody wakes the game");
            thread::sleep(Duration::from_millis(1));
        }
        assert_eq!(watched.0.load(Ordering::SeqCst), 0, "it is polled again from now on");
    }
}
