//! The waker: by which a thread that has found something out gets the game to look.

use std::{fmt, sync::Arc};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waker>();
}

/// Gets a sleeping game to run a frame. Cheap to clone, for a thread or a task to hold and call once
/// what it has to say is there to be found. In a game without a window, which never sleeps, it does
/// nothing.
#[derive(Resource, Clone, Default)]
pub struct Waker(Option<Arc<dyn Fn() + Send + Sync>>);

impl Waker {
    /// One that wakes in this way.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Waker {
        Waker(Some(Arc::new(wake)))
    }

    /// Gets the game to run a frame, soon.
    pub fn wake(&self) {
        if let Some(wake) = &self.0 {
            wake();
        }
    }
}

impl fmt::Debug for Waker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Waker").field(&self.0.is_some()).finish()
    }
}
