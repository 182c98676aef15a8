//! A study: a background thread on which the computer thinks about a match.

use std::{
    io,
    sync::mpsc::{Receiver, Sender, channel},
    thread,
};

use bevy::{log::warn, platform::cell::SyncCell};

use crate::{
    engine::{Stop, Thinker},
    game::common::Waker,
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

/// Thinks about one question at a time. A new question replaces the old one.
pub(super) struct Study<Q, A> {
    answer: Answer<Q, A>,
    /// Started when it is first needed.
    worker: Option<Worker<Q, A>>,
    /// The current question, and how to stop thinking about it.
    thinks_about: Option<(Place, Stop)>,
}

/// A thread that ends when its study is dropped.
struct Worker<Q, A> {
    tasks: Sender<Task<Q>>,
    answers: SyncCell<Receiver<(Place, A)>>,
}

struct Task<Q> {
    game: Match,
    question: Q,
    stop: Stop,
    waker: Waker,
}

impl<Q: Send + 'static, A: Send + 'static> Study<Q, A> {
    pub fn new(answer: Answer<Q, A>) -> Study<Q, A> {
        Study { answer, worker: None, thinks_about: None }
    }

    /// The place in the match that it is thinking about.
    pub fn thinks_about(&self) -> Option<Place> {
        self.thinks_about.as_ref().map(|(place, _)| *place)
    }

    /// Starts to think. Wakes the game when the answer is there.
    pub fn think(&mut self, game: &Match, question: Q, waker: &Waker) {
        self.cancel();
        let stop = Stop::default();
        let task = Task { game: game.clone(), question, stop: stop.clone(), waker: waker.clone() };
        let Some(worker) = self.worker() else { return };
        // If the thread died, the next question starts a new one.
        match worker.tasks.send(task) {
            Ok(()) => self.thinks_about = Some((Place::of(game), stop)),
            Err(_) => self.worker = None,
        }
    }

    fn worker(&mut self) -> Option<&Worker<Q, A>> {
        if self.worker.is_none() {
            match Worker::open(self.answer) {
                Ok(worker) => self.worker = Some(worker),
                Err(error) => warn!("the computer cannot think: {error}"),
            }
        }
        self.worker.as_ref()
    }

    /// Stops thinking.
    pub fn cancel(&mut self) {
        if let Some((_, stop)) = self.thinks_about.take() {
            stop.ring();
        }
    }

    /// The answer, and the place it is for. Answers to cancelled questions are skipped.
    pub fn answer(&mut self) -> Option<(Place, A)> {
        let (about, _) = self.thinks_about.as_ref()?;
        let answers = self.worker.as_mut()?.answers.get();
        let answered = answers.try_iter().find(|(place, _)| place == about)?;
        self.thinks_about = None;
        Some(answered)
    }
}

impl<Q: Send + 'static, A: Send + 'static> Worker<Q, A> {
    fn open(answer: Answer<Q, A>) -> io::Result<Worker<Q, A>> {
        let (tasks, questions) = channel::<Task<Q>>();
        let (sender, answers) = channel();
        thread::Builder::new().name("study".to_owned()).spawn(move || {
            let mut thinker = Thinker::default();
            thinker.set_threads(threads());
            for Task { game, question, stop, waker } in questions {
                let Some(answer) = answer(&mut thinker, &game, question, &stop) else { continue };
                if sender.send((Place::of(&game), answer)).is_err() {
                    break;
                }
                waker.wake();
            }
        })?;
        Ok(Worker { tasks, answers: SyncCell::new(answers) })
    }
}

impl<Q, A> Drop for Study<Q, A> {
    fn drop(&mut self) {
        if let Some((_, stop)) = self.thinks_about.take() {
            stop.ring();
        }
    }
}

/// How many threads to think with: few enough to leave room for the game and other programs.
fn threads() -> usize {
    const MOST: usize = 4;
    thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).clamp(1, MOST))
}
