//! The waker: how another thread wakes a sleeping game.

use std::{
    fmt, io,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use bevy::{prelude::*, window::RequestRedraw};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waker>().add_message::<RequestRedraw>().add_systems(Update, stay_awake);
}

/// Gets a sleeping game to run a frame. It is cheap to clone: a thread or a task keeps a copy and calls it
/// once its result is ready. A game without a window never sleeps, so there it does nothing.
#[derive(Resource, Clone, Default)]
pub struct Waker {
    wake: Option<Arc<dyn Fn() + Send + Sync>>,
    /// The game must not sleep until then, because no thread could be started that would wake it.
    awake_until: Arc<Mutex<Option<Instant>>>,
}

/// Starts a thread that runs this.
type Start = fn(Box<dyn FnOnce() + Send>) -> io::Result<()>;

impl Waker {
    /// A waker that calls this function.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Waker {
        Waker { wake: Some(Arc::new(wake)), ..Waker::default() }
    }

    /// Gets the game to run a frame soon.
    pub fn wake(&self) {
        if let Some(wake) = &self.wake {
            wake();
        }
    }

    /// Gets the game to run a frame after this time, for a change that is due then.
    pub fn wake_in(&self, time: Duration) {
        self.wake_in_by(time, |sleeper| {
            thread::Builder::new().name("waker".to_owned()).spawn(sleeper).map(drop)
        });
    }

    /// Like [`wake_in`](Waker::wake_in), but starts the thread with `start`. If none can be started, the game stays awake until then.
    fn wake_in_by(&self, time: Duration, start: Start) {
        let Some(wake) = self.wake.clone() else { return };
        let sleeper = move || {
            thread::sleep(time);
            wake();
        };
        if let Err(error) = start(Box::new(sleeper)) {
            warn!("the game stays awake for {time:?}, because no thread can wake it: {error}");
            let until = Instant::now().checked_add(time);
            let mut awake_until = self.awake_until();
            *awake_until = until.max(*awake_until);
            drop(awake_until);
            self.wake();
        }
    }

    fn awake_until(&self) -> MutexGuard<'_, Option<Instant>> {
        self.awake_until.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Waker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Waker").field(&self.wake.is_some()).finish()
    }
}

/// Asks for frame after frame while no thread would wake the game, and for one more once the time has come.
fn stay_awake(waker: Res<Waker>, mut redraw: MessageWriter<RequestRedraw>) {
    let mut awake_until = waker.awake_until();
    if awake_until.is_some() {
        redraw.write(RequestRedraw);
        *awake_until = awake_until.filter(|until| Instant::now() < *until);
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::message::MessageCursor;

    use super::*;

    #[test]
    fn without_a_thread_to_wake_it_the_game_stays_awake_until_the_change_is_due() {
        const TIME: Duration = Duration::from_millis(50);
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin)).insert_resource(Waker::new(|| ()));
        let mut read = MessageCursor::<RequestRedraw>::default();
        let mut is_awake = |app: &mut App| {
            app.update();
            read.read(app.world().resource()).count() > 0
        };
        assert!(!is_awake(&mut app));
        let began = Instant::now();
        app.world().resource::<Waker>().wake_in_by(TIME, |_| Err(io::Error::other("no threads")));
        let mut frames = 0;
        while is_awake(&mut app) {
            frames += 1;
            thread::sleep(Duration::from_millis(5));
        }
        assert!(frames > 0 && began.elapsed() >= TIME, "{frames}, {:?}", began.elapsed());
        assert!(!is_awake(&mut app));
    }
}
