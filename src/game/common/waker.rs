//! The waker: how another thread wakes a sleeping game. One thread sleeps for all changes that are due later.

use std::{
    collections::BTreeSet,
    fmt, io,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
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
    wake: Option<Wake>,
    /// Tells the sleeper when to wake the game. It ends when no waker is left that could tell it anything.
    sleeper: Arc<Mutex<Option<Sender<Instant>>>>,
    /// The game must not sleep until then, because no thread could be started that would wake it.
    awake_until: Arc<Mutex<Option<Instant>>>,
}

type Wake = Arc<dyn Fn() + Send + Sync>;

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

    /// Like [`wake_in`](Waker::wake_in), but starts the thread with `start`. If none can be started, the game stays
    /// awake until then.
    fn wake_in_by(&self, time: Duration, start: Start) {
        let Some(wake) = &self.wake else { return };
        // A time that cannot be represented never comes.
        let Some(due) = Instant::now().checked_add(time) else { return };
        let mut sleeper = lock(&self.sleeper);
        // The first time there is no sleeper. Later there is none if waking has panicked.
        if sleeper.as_ref().is_some_and(|sleeper| sleeper.send(due).is_ok()) {
            return;
        }
        let (sender, asked) = channel();
        let is_sent = sender.send(due).is_ok();
        let wake = wake.clone();
        match start(Box::new(move || sleep(&asked, &wake))) {
            Ok(()) => *sleeper = Some(sender).filter(|_| is_sent),
            Err(error) => {
                warn!("the game stays awake for {time:?}, because no thread can wake it: {error}");
                let mut awake_until = lock(&self.awake_until);
                *awake_until = Some(due).max(*awake_until);
                drop(awake_until);
                self.wake();
            }
        }
    }
}

/// Wakes the game whenever that is due, until nobody can ask for it any more.
fn sleep(asked: &Receiver<Instant>, wake: &Wake) {
    let mut dues = BTreeSet::new();
    loop {
        let heard = match dues.first() {
            Some(first) => {
                asked.recv_timeout(Instant::saturating_duration_since(first, Instant::now()))
            }
            None => asked.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match heard {
            Ok(due) => drop(dues.insert(due)),
            Err(RecvTimeoutError::Timeout) => {
                dues.pop_first();
                wake();
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl fmt::Debug for Waker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Waker").field(&self.wake.is_some()).finish()
    }
}

/// Asks for frame after frame while no thread would wake the game, and for one more once the time has come.
fn stay_awake(waker: Res<Waker>, mut redraw: MessageWriter<RequestRedraw>) {
    let mut awake_until = lock(&waker.awake_until);
    if awake_until.is_some() {
        redraw.write(RequestRedraw);
        *awake_until = awake_until.filter(|until| Instant::now() < *until);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use bevy::ecs::message::MessageCursor;

    use super::*;

    #[test]
    fn one_thread_wakes_the_game_each_time_that_is_due_and_ends_with_it() {
        static STARTED: AtomicUsize = AtomicUsize::new(0);
        fn start(sleeper: Box<dyn FnOnce() + Send>) -> io::Result<()> {
            STARTED.fetch_add(1, Ordering::SeqCst);
            thread::Builder::new().spawn(sleeper).map(drop)
        }
        let (sender, heard) = channel();
        let waker = Waker::new(move || _ = sender.send(Instant::now()));
        let began = Instant::now();
        // In any order, and none waits for another.
        let times = [60, 20, 40].map(Duration::from_millis);
        for time in times {
            waker.wake_in_by(time, start);
        }
        waker.clone().wake_in_by(Duration::from_hours(1), start);
        let mut sorted = times;
        sorted.sort_unstable();
        for time in sorted {
            let woken = heard.recv_timeout(Duration::from_mins(1)).expect("it is woken");
            assert!(woken - began >= time, "{time:?}: {:?}", woken - began);
        }
        assert_eq!(STARTED.load(Ordering::SeqCst), 1);
        drop(waker);
        let last = heard.recv_timeout(Duration::from_mins(1));
        assert_eq!(last, Err(RecvTimeoutError::Disconnected), "the thread ends with the game");
    }

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
