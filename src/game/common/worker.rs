//! A worker: a thread of its own that answers questions, so that no frame waits for a long thought or a slow disk.

use std::{
    collections::VecDeque,
    fmt, io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        mpsc::{Receiver, Sender, TryRecvError, channel},
    },
    thread::{self, JoinHandle},
};

use bevy::{log::warn, platform::cell::SyncCell};

use super::Waker;
use crate::engine::Stop;

/// How often a question is asked if answering it panics.
const TRIES: u32 = 2;

/// Answers questions one after another. Its thread is started when it is first needed, and ends when the worker is
/// dropped.
pub struct Worker<Q, A> {
    name: &'static str,
    prepare: Prepare<Q, A>,
    /// Whether the questions that are left are answered before it is gone.
    finishes: bool,
    thread: Option<Thread<Q, A>>,
    /// The questions that are not answered to the end, the oldest first, each with its number.
    asked: VecDeque<(u64, Stop)>,
    /// How many questions were given up because there is no thread, and nobody has been told.
    lost: usize,
    /// The number of the last question.
    number: u64,
}

/// Prepares the work on the thread that will do it. What the work remembers from one question to the next stays there.
type Prepare<Q, A> = Arc<dyn Fn() -> Work<Q, A> + Send + Sync>;

/// Answers a question.
type Work<Q, A> = Box<dyn FnMut(Q, &Caller<A>)>;

/// What a worker says.
#[derive(Debug, PartialEq, Eq)]
pub enum Reply<A> {
    /// An answer to the question that it is at. There may be more.
    Answer(A),
    /// It has given up the question: answering it panicked each time, or there is no thread for it.
    GaveUp,
}

/// The question that a thread is at: takes the answers, and knows whether they are still wanted.
pub struct Caller<A> {
    number: u64,
    stop: Stop,
    news: Sender<(u64, News<A>)>,
    waker: Waker,
}

/// What a thread says of a question.
enum News<A> {
    Answer(A),
    /// That was all, whether or not it was given up.
    Over {
        is_given_up: bool,
    },
}

struct Thread<Q, A> {
    tasks: Sender<Task<Q>>,
    news: SyncCell<Receiver<(u64, News<A>)>>,
    handle: JoinHandle<()>,
}

struct Task<Q> {
    number: u64,
    question: Q,
    stop: Stop,
    waker: Waker,
}

impl<A> Caller<A> {
    /// Answers, and wakes the game. The answer to a cancelled question goes nowhere.
    pub fn answer(&self, answer: A) {
        self.send(News::Answer(answer));
    }

    /// The bell that rings when nobody wants an answer any more.
    pub fn stop(&self) -> &Stop {
        &self.stop
    }

    fn send(&self, news: News<A>) {
        if !self.stop.is_rung() {
            // If the worker is gone, nobody waits for the answer.
            _ = self.news.send((self.number, news));
            self.waker.wake();
        }
    }
}

impl<Q: Clone + Send + 'static, A: Send + 'static> Worker<Q, A> {
    /// A worker whose thread has this name and does the work that is prepared there.
    pub fn new<W>(
        name: &'static str,
        prepare: impl Fn() -> W + Send + Sync + 'static,
    ) -> Worker<Q, A>
    where
        W: FnMut(Q, &Caller<A>) + 'static,
    {
        Worker {
            name,
            prepare: Arc::new(move || Box::new(prepare())),
            finishes: false,
            thread: None,
            asked: VecDeque::new(),
            lost: 0,
            number: 0,
        }
    }

    /// The same worker, but dropping it waits until it has done everything that it was asked for.
    #[must_use]
    pub fn that_finishes(mut self) -> Worker<Q, A> {
        self.finishes = true;
        self
    }

    /// Asks a question. It is answered after those that were asked before; [`cancel`](Worker::cancel) first if it
    /// takes their place. Each answer wakes the game.
    pub fn ask(&mut self, question: Q, waker: &Waker) {
        self.number += 1;
        let (number, stop, waker) = (self.number, Stop::default(), waker.clone());
        self.asked.push_back((number, stop.clone()));
        if self.thread.is_none() {
            self.thread = Thread::start(self.name, &self.prepare)
                .inspect_err(|error| warn!("no thread for “{}”: {error}", self.name))
                .ok();
        }
        let task = Task { number, question, stop, waker: waker.clone() };
        if self.thread.as_ref().is_none_or(|thread| thread.tasks.send(task).is_err()) {
            self.lose_thread();
            waker.wake();
        }
    }

    /// What it says next, if there is something.
    pub fn hear(&mut self) -> Option<Reply<A>> {
        loop {
            if self.lost > 0 {
                self.lost -= 1;
                return Some(Reply::GaveUp);
            }
            let (number, news) = match self.thread.as_mut()?.news.get().try_recv() {
                Ok(news) => news,
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => {
                    self.lose_thread();
                    continue;
                }
            };
            // Answers to a cancelled question are dropped.
            if self.asked.front().is_none_or(|(asked, _)| *asked != number) {
                continue;
            }
            match news {
                News::Answer(answer) => return Some(Reply::Answer(answer)),
                News::Over { is_given_up } => {
                    self.asked.pop_front();
                    self.lost += usize::from(is_given_up);
                }
            }
        }
    }
}

impl<Q, A> Worker<Q, A> {
    /// Whether everything that it was asked has been answered to the end, and heard.
    pub fn is_idle(&self) -> bool {
        self.asked.is_empty() && self.lost == 0
    }

    /// Cancels everything that it was asked. No answer to that is heard any more.
    pub fn cancel(&mut self) {
        for (_, stop) in self.asked.drain(..) {
            stop.ring();
        }
        self.lost = 0;
    }

    /// Gives up what the thread will not answer any more.
    fn lose_thread(&mut self) {
        self.thread = None;
        self.lost += self.asked.len();
        self.asked.clear();
    }
}

impl<Q: Clone + Send + 'static, A: Send + 'static> Thread<Q, A> {
    fn start(name: &str, prepare: &Prepare<Q, A>) -> io::Result<Thread<Q, A>> {
        let (tasks, questions) = channel();
        let (sender, news) = channel();
        let prepare = Arc::clone(prepare);
        let handle = thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || answer_all(&prepare, &questions, &sender))?;
        Ok(Thread { tasks, news: SyncCell::new(news), handle })
    }
}

/// Answers questions until no more can come.
fn answer_all<Q: Clone, A>(
    prepare: &Prepare<Q, A>,
    tasks: &Receiver<Task<Q>>,
    news: &Sender<(u64, News<A>)>,
) {
    let mut work = None;
    for Task { number, question, stop, waker } in tasks {
        let call = Caller { number, stop, news: news.clone(), waker };
        let is_over = (0..TRIES).any(|_| {
            if call.stop.is_rung() {
                return true;
            }
            let work_once = || work.get_or_insert_with(|| prepare())(question.clone(), &call);
            let done = catch_unwind(AssertUnwindSafe(work_once));
            // After a panic, the memory of the work may be half changed, so it starts anew.
            done.inspect_err(|_| work = None).is_ok()
        });
        call.send(News::Over { is_given_up: !is_over });
    }
}

impl<Q, A> Drop for Worker<Q, A> {
    fn drop(&mut self) {
        if !self.finishes {
            self.cancel();
        } else if let Some(Thread { tasks, handle, .. }) = self.thread.take() {
            drop(tasks);
            // A thread that has died has nothing more to do.
            _ = handle.join();
        }
    }
}

impl<Q, A> fmt::Debug for Worker<Q, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Worker").field("name", &self.name).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::atomic::{AtomicU32, Ordering},
        time::Duration,
    };

    use super::*;

    /// Far longer than starting a thread takes.
    const PATIENCE: Duration = Duration::from_secs(30);

    /// A worker, and a game that listens to it only when it is woken.
    struct Game<Q, A> {
        worker: Worker<Q, A>,
        waker: Waker,
        woken: Receiver<()>,
    }

    impl<Q: Clone + Send + 'static, A: Send + 'static> Game<Q, A> {
        fn new<W: FnMut(Q, &Caller<A>) + 'static>(
            prepare: impl Fn() -> W + Send + Sync + 'static,
        ) -> Game<Q, A> {
            let (wake, woken) = channel();
            let waker = Waker::new(move || _ = wake.send(()));
            Game { worker: Worker::new("test", prepare), waker, woken }
        }

        fn ask(&mut self, question: Q) {
            self.worker.ask(question, &self.waker);
        }

        fn wait(&self) {
            self.woken.recv_timeout(PATIENCE).expect("the worker wakes the game");
        }

        fn hear(&mut self) -> Reply<A> {
            loop {
                if let Some(reply) = self.worker.hear() {
                    return reply;
                }
                self.wait();
            }
        }

        /// Everything that it says until it has nothing more to do.
        fn hear_all(&mut self) -> Vec<Reply<A>> {
            let mut heard = Vec::new();
            loop {
                while let Some(reply) = self.worker.hear() {
                    heard.push(reply);
                }
                if self.worker.is_idle() {
                    return heard;
                }
                self.wait();
            }
        }
    }

    /// A question that kills this many threads before it is answered.
    #[derive(Clone, Default)]
    struct Deadly {
        deaths: u32,
        tries: Arc<AtomicU32>,
    }

    impl Deadly {
        fn new(deaths: u32) -> Deadly {
            Deadly { deaths, ..Deadly::default() }
        }

        fn tries(&self) -> u32 {
            self.tries.load(Ordering::SeqCst)
        }
    }

    /// The answer is the number of the try.
    fn survive(question: Deadly, call: &Caller<u32>) {
        let tries = question.tries.fetch_add(1, Ordering::SeqCst) + 1;
        assert!(tries > question.deaths, "this panics for a test");
        call.answer(tries);
    }

    #[test]
    fn a_question_that_panics_is_asked_once_more() {
        let mut game = Game::new(|| survive);
        game.ask(Deadly::new(1));
        assert_eq!(game.hear_all(), [Reply::Answer(2)]);
    }

    #[test]
    fn a_question_that_panics_each_time_is_given_up_and_the_next_one_is_answered() {
        let mut game = Game::new(|| survive);
        let deadly = Deadly::new(u32::MAX);
        game.ask(deadly.clone());
        game.ask(Deadly::new(0));
        assert_eq!(game.hear_all(), [Reply::GaveUp, Reply::Answer(1)]);
        assert_eq!(deadly.tries(), TRIES);
    }

    #[test]
    fn a_cancelled_question_that_panics_swallows_no_other() {
        let mut game = Game::new(|| survive);
        let deadly = Deadly::new(u32::MAX);
        for _ in 0..100 {
            game.ask(deadly.clone());
            game.worker.cancel();
            assert!(game.worker.is_idle());
            game.ask(Deadly::new(0));
            assert_eq!(game.hear_all(), [Reply::Answer(1)]);
        }
    }

    #[test]
    fn what_the_work_remembers_is_made_anew_after_it_panics() {
        let mut game = Game::new(|| {
            let mut seen = Vec::new();
            move |question: u32, call: &Caller<Vec<u32>>| {
                seen.push(question);
                assert!(question != 0, "this panics for a test");
                call.answer(seen.clone());
            }
        });
        for question in [1, 2, 0, 3] {
            game.ask(question);
        }
        let [one, two] = [vec![1], vec![1, 2]].map(Reply::Answer);
        assert_eq!(game.hear_all(), [one, two, Reply::GaveUp, Reply::Answer(vec![3])]);
    }

    #[test]
    fn questions_are_answered_in_order_each_with_all_its_answers() {
        let mut game = Game::new(|| {
            |question: u32, call: &Caller<(u32, u32)>| {
                (0..question).for_each(|answer| call.answer((question, answer)));
            }
        });
        for question in [2, 0, 1] {
            game.ask(question);
        }
        assert_eq!(game.hear_all(), [(2, 0), (2, 1), (1, 0)].map(Reply::Answer));
    }

    #[test]
    fn no_answer_to_a_cancelled_question_is_heard() {
        let (sender, begun) = channel();
        let mut game = Game::new(move || {
            let sender = sender.clone();
            move |is_endless: bool, call: &Caller<bool>| {
                call.answer(is_endless);
                sender.send(()).expect("the test listens");
                while is_endless && !call.stop().is_rung() {
                    thread::yield_now();
                }
                call.answer(is_endless);
            }
        });
        for _ in 0..100 {
            game.ask(true);
            game.ask(true);
            begun.recv_timeout(PATIENCE).expect("it begins");
            // One answer is on its way already.
            game.worker.cancel();
            game.ask(false);
            assert_eq!(game.hear_all(), [false, false].map(Reply::Answer));
            begun.recv_timeout(PATIENCE).expect("it has begun");
        }
    }

    #[test]
    fn a_thread_ends_when_its_worker_is_dropped() {
        let (door, held) = channel::<()>();
        let mut game = Game::new(move || {
            let door = door.clone();
            move |(), call: &Caller<()>| {
                door.send(()).expect("the test listens");
                call.answer(());
                while !call.stop().is_rung() {
                    thread::yield_now();
                }
            }
        });
        game.ask(());
        game.ask(());
        assert_eq!(game.hear(), Reply::Answer(()));
        drop(game);
        held.recv_timeout(PATIENCE).expect("the first question");
        // The thread has let go of what it held, and never came to the second question.
        assert_eq!(
            held.recv_timeout(PATIENCE),
            Err(std::sync::mpsc::RecvTimeoutError::Disconnected)
        );
    }

    #[test]
    fn a_worker_that_finishes_has_done_everything_once_it_is_gone() {
        let (note, noted) = channel();
        let mut game = Game::new(move || {
            let note = note.clone();
            move |question: u32, _: &Caller<()>| {
                thread::sleep(Duration::from_millis(1));
                assert!(question != 3, "this panics for a test");
                note.send(question).expect("the test listens");
            }
        });
        game.worker = game.worker.that_finishes();
        (0..6).for_each(|question| game.ask(question));
        drop(game);
        assert_eq!(noted.try_iter().collect::<Vec<_>>(), [0, 1, 2, 4, 5]);
    }
}
