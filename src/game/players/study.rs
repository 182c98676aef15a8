//! A study: a worker that thinks about a place in a match. A new question replaces the old one.

use std::thread;

use crate::{
    engine::{Stop, Thinker},
    game::common::{self, Caller, Waker, Worker},
    rules::{Match, Position},
};

/// A place in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct MatchPlace {
    steps: usize,
    hash: u64,
}

impl MatchPlace {
    pub fn of(game: &Match) -> MatchPlace {
        MatchPlace { steps: game.steps().len(), hash: game.position().hash() }
    }

    /// The place after so many whole turns, where this position stands.
    pub fn after_turns(turns: usize, position: &Position) -> MatchPlace {
        MatchPlace { steps: 2 * turns, hash: position.hash() }
    }

    /// The index of its turn.
    pub fn turn(self) -> usize {
        self.steps / 2
    }
}

/// Answers a question about a match. `None` if it was told to stop.
type Answer<Q, A> = fn(&mut Thinker, &Match, Q, &Stop) -> Option<A>;

/// Thinks about one question at a time.
#[derive(Debug)]
pub(super) struct Study<Q, A> {
    worker: Worker<(Match, Q), Option<A>>,
    /// Where the question is from that it thinks about.
    place: Option<MatchPlace>,
}

/// How thinking about a question ended.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum StudyReply<A> {
    /// The answer, and the place in the match that it is for.
    Answer(MatchPlace, A),
    /// There is no answer: none was found, or every try to find one failed.
    GaveUp,
}

impl<Q: Clone + Send + 'static, A: Send + 'static> Study<Q, A> {
    pub fn new(answer: Answer<Q, A>) -> Study<Q, A> {
        let worker = Worker::new("study", move || {
            let mut thinker = thinker();
            move |(game, question): (Match, Q), call: &Caller<Option<A>>| {
                call.answer(answer(&mut thinker, &game, question, call.stop()));
            }
        });
        Study { worker, place: None }
    }

    /// The place in the match that it is thinking about.
    pub fn thinks_about(&self) -> Option<MatchPlace> {
        self.place
    }

    /// Starts to think. Wakes the game when there is a reply.
    pub fn think(&mut self, game: &Match, question: Q, waker: &Waker) {
        self.cancel();
        self.place = Some(MatchPlace::of(game));
        self.worker.ask((game.clone(), question), waker);
    }

    /// Stops thinking.
    pub fn cancel(&mut self) {
        self.worker.cancel();
        self.place = None;
    }

    /// The reply to the question, once there is one.
    pub fn reply(&mut self) -> Option<StudyReply<A>> {
        let reply = self.worker.hear()?;
        let place = self.place.take()?;
        Some(match reply {
            common::Reply::Answer(Some(answer)) => StudyReply::Answer(place, answer),
            common::Reply::Answer(None) | common::Reply::GaveUp => StudyReply::GaveUp,
        })
    }
}

/// A computer player for a thread in the background. It thinks with few enough threads to leave room for the game and
/// other programs.
pub(super) fn thinker() -> Thinker {
    const MOST: usize = 4;
    let threads =
        thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).clamp(1, MOST));
    let mut thinker = Thinker::default();
    thinker.set_threads(threads);
    thinker
}

#[cfg(test)]
mod tests {
    use std::{sync::mpsc::channel, time::Duration};

    use super::*;
    use crate::rules::HouseRules;

    /// Far longer than starting a thread takes.
    const PATIENCE: Duration = Duration::from_secs(30);

    #[test]
    fn each_question_has_one_reply_and_one_without_an_answer_is_given_up() {
        let (wake, woken) = channel();
        let waker = Waker::new(move || _ = wake.send(()));
        let game = Match::new(Position::start(HouseRules::Booklet));
        let mut study = Study::new(|_, _, answer: Option<u32>, _| answer);
        let here = MatchPlace::of(&game);
        for (question, reply) in [
            (Some(1), StudyReply::Answer(here, 1)),
            (None, StudyReply::GaveUp),
            (Some(2), StudyReply::Answer(here, 2)),
        ] {
            study.think(&game, question, &waker);
            assert_eq!(study.thinks_about(), Some(here));
            let heard = loop {
                if let Some(heard) = study.reply() {
                    break heard;
                }
                woken.recv_timeout(PATIENCE).expect("the study wakes the game");
            };
            assert_eq!((heard, study.thinks_about()), (reply, None));
            assert_eq!(study.reply(), None);
        }
    }
}
