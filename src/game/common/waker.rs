//! The waker: how another thread wakes a sleeping game.

use std::{fmt, sync::Arc, thread, time::Duration};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waker>();
}

/// Gets a sleeping game to run a frame. It is cheap to clone: a thread or a task keeps a copy and calls it
/// once its result is ready. A game without a window never sleeps, so there it does nothing.
#[derive(Resource, Clone, Default)]
pub struct Waker(Option<Arc<dyn Fn() + Send + Sync>>);

impl Waker {
    /// A waker that calls this function.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Waker {
        Waker(Some(Arc::new(wake)))
    }

    /// Gets the game to run a frame soon.
    pub fn wake(&self) {
        if let Some(wake) = &self.0 {
            wake();
        }
    }

    /// Gets the game to run a frame after this time, for a change that is due then.
    pub fn wake_in(&self, time: Duration) {
        if let Some(wake) = self.0.clone() {
            thread::spawn(move || {
                thread::sleep(time);
                wake();
            });
        }
    }
}

impl fmt::Debug for Waker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Waker").field(&self.0.is_some()).finish()
    }
}
