//! A study: a thread on which the computer thinks about a match, away from the frame's.

use std::{
    io,
    sync::mpsc::{Receiver, Sender, channel},
    thread,
};

use bevy::{log::warn, platform::cell::SyncCell};

use super::Waker;
use crate::{
    engine::{Stop, Thinker},
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

    /// Which turn it is in.
    pub fn turn(self) -> usize {
        self.steps / 2
    }
}

/// How a question about a match is answered, unless the bell rings first.
type Answer<Q, A> = fn(&mut Thinker, &Match, Q, &Stop) -> Option<A>;

/// Thinks about one question at a time; another one takes its place.
pub(super) struct Study<Q, A> {
    answer: Answer<Q, A>,
    /// The thread, from when it is first needed.
    desk: Option<Desk<Q, A>>,
    /// What it thinks about, until the bell rings.
    thinks_about: Option<(Place, Stop)>,
}

/// A thread that ends when nobody can ask it any more.
struct Desk<Q, A> {
    asked: Sender<Asked<Q>>,
    answers: SyncCell<Receiver<(Place, A)>>,
}

struct Asked<Q> {
    game: Match,
    question: Q,
    stop: Stop,
    waker: Waker,
}

impl<Q: Send + 'static, A: Send + 'static> Study<Q, A> {
    pub fn new(answer: Answer<Q, A>) -> Study<Q, A> {
        Study { answer, desk: None, thinks_about: None }
    }

    /// Which place in the match it thinks about.
    pub fn thinks_about(&self) -> Option<Place> {
        self.thinks_about.as_ref().map(|(place, _)| *place)
    }

    /// Begins to think, and wakes the game when it is done.
    pub fn think(&mut self, game: &Match, question: Q, waker: &Waker) {
        self.put_down();
        let stop = Stop::default();
        let asked =
            Asked { game: game.clone(), question, stop: stop.clone(), waker: waker.clone() };
        let Some(desk) = self.desk() else { return };
        // A thread that has come to grief has another one take its place at the next question.
        match desk.asked.send(asked) {
            Ok(()) => self.thinks_about = Some((Place::of(game), stop)),
            Err(_) => self.desk = None,
        }
    }

    fn desk(&mut self) -> Option<&Desk<Q, A>> {
        if self.desk.is_none() {
            match Desk::open(self.answer) {
                Ok(desk) => self.desk = Some(desk),
                Err(error) => warn!("the computer cannot think: {error}"),
            }
        }
        self.desk.as_ref()
    }

    /// Leaves what it is at.
    pub fn put_down(&mut self) {
        if let Some((_, stop)) = self.thinks_about.take() {
            stop.ring();
        }
    }

    /// What it has come to, and for which place. What was put down is passed over.
    pub fn answer(&mut self) -> Option<(Place, A)> {
        let (about, _) = self.thinks_about.as_ref()?;
        let answers = self.desk.as_mut()?.answers.get();
        let answered = answers.try_iter().find(|(place, _)| place == about)?;
        self.thinks_about = None;
        Some(answered)
    }
}

impl<Q: Send + 'static, A: Send + 'static> Desk<Q, A> {
    fn open(answer: Answer<Q, A>) -> io::Result<Desk<Q, A>> {
        let (asked, questions) = channel::<Asked<Q>>();
        let (tell, answers) = channel();
        thread::Builder::new().name("study".to_owned()).spawn(move || {
            let mut thinker = Thinker::default();
            thinker.set_threads(threads());
            for Asked { game, question, stop, waker } in questions {
                let Some(answer) = answer(&mut thinker, &game, question, &stop) else { continue };
                if tell.send((Place::of(&game), answer)).is_err() {
                    break;
                }
                waker.wake();
            }
        })?;
        Ok(Desk { asked, answers: SyncCell::new(answers) })
    }
}

impl<Q, A> Drop for Study<Q, A> {
    fn drop(&mut self) {
        if let Some((_, stop)) = self.thinks_about.take() {
            stop.ring();
        }
    }
}

/// As many as leave the game itself, and whatever else runs, at their ease.
fn threads() -> usize {
    const MOST: usize = 4;
    thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).clamp(1, MOST))
}
