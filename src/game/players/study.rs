//! A study: a background thread on which the computer thinks about a match.

use std::{
    io,
    sync::mpsc::{Receiver, Sender, TryRecvError, channel},
    thread,
};

use bevy::{log::warn, platform::cell::SyncCell};

use crate::{
    engine::{Stop, Thinker},
    game::common::{WakeOnDrop, Waker},
    rules::Match,
};

/// A place in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    steps: usize,
    hash: u64,
}

impl Place {
    pub fn of(game: &Match) -> Place {
        Place { steps: game.steps().len(), hash: game.position().hash() }
    }

    /// The index of its turn.
    pub fn turn(self) -> usize {
        self.steps / 2
    }
}

/// Answers a question about a match. `None` if it was told to stop.
type Answer<Q, A> = fn(&mut Thinker, &Match, Q, &Stop) -> Option<A>;

/// How often a question is asked if its thread dies over it.
const TRIES: u32 = 2;

/// Thinks about one question at a time. A new question replaces the old one.
pub(super) struct Study<Q, A> {
    answer: Answer<Q, A>,
    /// Started when it is first needed, and again if it has died.
    worker: Option<Worker<Q, A>>,
    current: Option<Current<Q>>,
    /// The number of the last question.
    number: u64,
}

/// The question that it is thinking about.
struct Current<Q> {
    place: Place,
    /// Kept in case it has to be asked again.
    task: Task<Q>,
    waker: Waker,
    tries: u32,
}

/// How thinking about a question ended.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Reply<A> {
    /// The answer, and the place in the match that it is for.
    Answer(Place, A),
    /// There is no answer: every thread that tried to find one died, or none could be started.
    GaveUp,
}

/// A thread that ends when its study is dropped.
struct Worker<Q, A> {
    tasks: Sender<Task<Q>>,
    answers: SyncCell<Receiver<(u64, Option<A>)>>,
}

#[derive(Clone)]
struct Task<Q> {
    number: u64,
    game: Match,
    question: Q,
    stop: Stop,
}

/// The thread's end of the channel. However the thread ends, it first closes the channel and then wakes the
/// game, which sees that it is closed.
struct Outlet<A> {
    // The order matters: fields are dropped from top to bottom.
    answers: Sender<(u64, Option<A>)>,
    waker: WakeOnDrop,
}

impl<A> Outlet<A> {
    /// Whether somebody still listens.
    fn send(&self, number: u64, answer: Option<A>) -> bool {
        let is_heard = self.answers.send((number, answer)).is_ok();
        self.waker.wake();
        is_heard
    }
}

impl<Q: Clone + Send + 'static, A: Send + 'static> Study<Q, A> {
    pub fn new(answer: Answer<Q, A>) -> Study<Q, A> {
        Study { answer, worker: None, current: None, number: 0 }
    }

    /// The place in the match that it is thinking about.
    pub fn thinks_about(&self) -> Option<Place> {
        self.current.as_ref().map(|current| current.place)
    }

    /// Starts to think. Wakes the game when there is a reply.
    pub fn think(&mut self, game: &Match, question: Q, waker: &Waker) {
        self.cancel();
        self.number += 1;
        let (number, game, stop) = (self.number, game.clone(), Stop::default());
        self.current = Some(Current {
            place: Place::of(&game),
            task: Task { number, game, question, stop },
            waker: waker.clone(),
            tries: 0,
        });
        self.try_to_answer();
    }

    /// Hands the current question to the thread, or to a new one if that has died.
    fn try_to_answer(&mut self) {
        let Some(current) = &mut self.current else { return };
        current.tries += 1;
        let hand_over = |worker: &Worker<Q, A>| worker.tasks.send(current.task.clone()).is_ok();
        if self.worker.as_ref().is_some_and(hand_over) {
            return;
        }
        self.worker = Worker::open(self.answer, &current.waker)
            .inspect_err(|error| warn!("the computer cannot think: {error}"))
            .ok()
            .filter(hand_over);
    }

    /// Stops thinking.
    pub fn cancel(&mut self) {
        if let Some(current) = self.current.take() {
            current.task.stop.ring();
        }
    }

    /// The reply to the current question, once there is one. If the thread has died over the question, asks
    /// it again or gives up.
    pub fn reply(&mut self) -> Option<Reply<A>> {
        let reply = loop {
            let Current { place, task, tries, .. } = self.current.as_ref()?;
            let heard = match &mut self.worker {
                Some(worker) => worker.answer_to(task.number),
                None => Err(TryRecvError::Disconnected),
            };
            match heard {
                Ok(Some(answer)) => break Reply::Answer(*place, answer),
                Ok(None) => break Reply::GaveUp,
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) if *tries < TRIES => {
                    self.worker = None;
                    self.try_to_answer();
                }
                Err(TryRecvError::Disconnected) => {
                    self.worker = None;
                    break Reply::GaveUp;
                }
            }
        };
        self.current = None;
        Some(reply)
    }
}

impl<Q: Send + 'static, A: Send + 'static> Worker<Q, A> {
    fn open(answer: Answer<Q, A>, waker: &Waker) -> io::Result<Worker<Q, A>> {
        let (tasks, questions) = channel::<Task<Q>>();
        let (sender, answers) = channel();
        let outlet = Outlet { answers: sender, waker: waker.on_drop() };
        thread::Builder::new().name("study".to_owned()).spawn(move || {
            let mut thinker = Thinker::default();
            thinker.set_threads(threads());
            for Task { number, game, question, stop } in questions {
                let answer = answer(&mut thinker, &game, question, &stop);
                // Nobody waits for the answer to a cancelled question.
                let is_wanted = answer.is_some() || !stop.is_rung();
                if is_wanted && !outlet.send(number, answer) {
                    break;
                }
            }
        })?;
        Ok(Worker { tasks, answers: SyncCell::new(answers) })
    }

    /// The answer to the question with this number. Answers to cancelled questions are skipped.
    fn answer_to(&mut self, number: u64) -> Result<Option<A>, TryRecvError> {
        let answers = self.answers.get();
        loop {
            let (answered, answer) = answers.try_recv()?;
            if answered == number {
                return Ok(answer);
            }
        }
    }
}

impl<Q, A> Drop for Study<Q, A> {
    fn drop(&mut self) {
        if let Some(current) = self.current.take() {
            current.task.stop.ring();
        }
    }
}

/// How many threads to think with: few enough to leave room for the game and other programs.
fn threads() -> usize {
    const MOST: usize = 4;
    thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).clamp(1, MOST))
}

#[cfg(test)]
mod tests {
    use std::{
        sync::{
            Arc,
            atomic::{AtomicU32, Ordering},
        },
        time::Duration,
    };

    use super::*;
    use crate::rules::{HouseRules, Position};

    /// Far longer than starting a thread takes.
    const PATIENCE: Duration = Duration::from_secs(30);

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
    #[expect(clippy::unnecessary_wraps, reason = "other answers may be stopped")]
    fn answer(_: &mut Thinker, _: &Match, question: Deadly, _: &Stop) -> Option<u32> {
        let tries = question.tries.fetch_add(1, Ordering::SeqCst) + 1;
        assert!(tries > question.deaths, "this thread dies for a test");
        Some(tries)
    }

    /// A study, and a game that looks at its replies only when it is woken.
    struct Game {
        study: Study<Deadly, u32>,
        waker: Waker,
        woken: Receiver<()>,
        about: Match,
    }

    impl Game {
        fn new(answer: Answer<Deadly, u32>) -> Game {
            let (wake, woken) = channel();
            let waker = Waker::new(move || _ = wake.send(()));
            let about = Match::new(Position::start(HouseRules::Booklet));
            Game { study: Study::new(answer), waker, woken, about }
        }

        fn think(&mut self, question: &Deadly) {
            self.study.think(&self.about, question.clone(), &self.waker);
        }

        fn reply(&mut self) -> Reply<u32> {
            loop {
                if let Some(reply) = self.study.reply() {
                    return reply;
                }
                self.woken.recv_timeout(PATIENCE).expect("the study wakes the game");
            }
        }

        fn answer(&self, answer: u32) -> Reply<u32> {
            Reply::Answer(Place::of(&self.about), answer)
        }
    }

    #[test]
    fn a_question_whose_thread_dies_is_asked_once_more() {
        let mut game = Game::new(answer);
        game.think(&Deadly::new(1));
        assert_eq!(game.reply(), game.answer(2));
        assert_eq!(game.study.thinks_about(), None);
    }

    #[test]
    fn a_question_that_kills_every_thread_is_given_up_and_the_next_one_is_answered() {
        let mut game = Game::new(answer);
        let deadly = Deadly::new(u32::MAX);
        game.think(&deadly);
        assert_eq!(game.reply(), Reply::GaveUp);
        assert_eq!((deadly.tries(), game.study.thinks_about()), (TRIES, None));
        assert_eq!(game.study.reply(), None, "it gives up once");
        game.think(&Deadly::new(0));
        assert_eq!(game.reply(), game.answer(1));
    }

    #[test]
    fn a_thread_that_dies_over_a_cancelled_question_swallows_no_other() {
        let mut game = Game::new(answer);
        let deadly = Deadly::new(u32::MAX);
        game.think(&deadly);
        game.study.cancel();
        // The thread is dead before the next question, or dies while that waits.
        game.think(&Deadly::new(0));
        assert_eq!(game.reply(), game.answer(1));
        assert_eq!(deadly.tries(), 1);

        game.think(&Deadly::new(1));
        game.study.cancel();
        game.woken.recv_timeout(PATIENCE).expect("a thread that dies wakes the game");
        game.think(&Deadly::new(0));
        assert_eq!(game.reply(), game.answer(1));
    }

    #[test]
    fn a_question_without_an_answer_is_given_up() {
        let mut game = Game::new(|_, _, _, _| None);
        game.think(&Deadly::new(0));
        assert_eq!(game.reply(), Reply::GaveUp);
    }
}
