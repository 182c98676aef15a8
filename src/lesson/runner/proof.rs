//! What the lesson has to find out before it goes on. Where that takes looking ahead, it may take long, so it is a question
//! for the code that has the match on a table.

use std::sync::Arc;

use super::{Mood, Runner, Try};
use crate::{
    lesson::{
        Demand, Lesson, LessonStep, Line, Solver, Text, Tried,
        foresight::{longest_defence, refutation},
        spot::winning_slides,
    },
    rules::{Match, Rest, Turn},
};

/// Something that the lesson has to find out by looking ahead.
#[derive(Clone, Debug)]
pub struct Question {
    number: u64,
    lesson: Arc<Lesson>,
    at: usize,
    game: Match,
    about: About,
}

/// What a question is about.
#[derive(Clone, Copy, Debug)]
pub(super) enum About {
    /// Whether the learner can go through the step in this match.
    Fit,
    /// What a try comes to.
    Try(Try),
    /// What leads to the goal from where a try began.
    Way(Try),
}

/// The answer to a [`Question`].
#[derive(Clone, Debug)]
pub struct Answer {
    number: u64,
    found: FoundOut,
}

#[derive(Clone, Debug)]
enum FoundOut {
    Fit(bool),
    Try(Try, TryWorth),
    Way(Try, Option<Line>),
}

/// What a try comes to.
#[derive(Clone, Debug)]
pub(super) enum TryWorth {
    /// The goal is reached.
    Reached,
    /// The win is on its way. With this line the opponent holds out as long as possible.
    Coming(Line),
    /// The try missed the goal.
    Missed {
        /// What the lesson has written for it.
        said: Option<Text>,
        /// The turn with which the opponent shows what is wrong.
        reply: Option<Turn>,
    },
}

impl Question {
    /// Its number among the questions of its lesson.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Finds the answer, on any thread.
    pub fn answer(&self, solver: Solver) -> Answer {
        let found = match (self.about, self.lesson.step(self.at)) {
            (About::Try(since), Some(LessonStep::Ask(ask))) => {
                FoundOut::Try(since, self.judge(ask, since, solver))
            }
            (About::Way(since), Some(LessonStep::Ask(ask))) => {
                FoundOut::Way(since, self.way(ask, since, solver))
            }
            (_, step) => {
                let learner = self.lesson.learner(self.at);
                FoundOut::Fit(step.is_some_and(|step| step.fits(&self.game, learner, solver)))
            }
        };
        Answer { number: self.number, found }
    }

    /// Whether finding the answer takes a solver.
    fn looks_ahead(&self) -> bool {
        matches!(self.lesson.step(self.at), Some(LessonStep::Ask(ask)) if ask.looks_ahead())
    }

    /// The try that it is about.
    pub(super) fn since(&self) -> Option<Try> {
        match self.about {
            About::Fit => None,
            About::Try(since) | About::Way(since) => Some(since),
        }
    }

    fn is_about(&self, game: &Match) -> bool {
        self.game.steps().len() == game.steps().len() && self.game.position() == game.position()
    }

    fn judge(&self, ask: &Demand, since: Try, solver: Solver) -> TryWorth {
        let Some(attempt) = Tried::since(&self.game, since.from, since.earlier) else {
            return TryWorth::Missed { said: None, reply: None };
        };
        let position = self.game.position();
        let win_to_come = ask.goal.win_to_come();
        // Whatever else the goal asks for, it asks of the first turn.
        let goal = win_to_come.filter(|_| since.earlier > 0).unwrap_or(&ask.goal);
        if !goal.is_reached(&attempt, solver) {
            let said = ask.wrong.iter().find(|wrong| wrong.when.is_reached(&attempt, solver));
            let said = said.map(|wrong| wrong.say.clone());
            TryWorth::Missed { said, reply: self.reply_to_wrong(ask, since, solver) }
        } else if win_to_come.is_some() && position.won().is_none() {
            let left = ask.goal.turns().unwrap_or(1).saturating_sub(since.earlier + 1);
            let reply = longest_defence(position, left, solver);
            TryWorth::Coming(reply.map(Line::of).unwrap_or_default())
        } else {
            TryWorth::Reached
        }
    }

    /// The turn with which the opponent shows what is wrong. `None` if it is not the opponent’s turn, or if there
    /// is none.
    fn reply_to_wrong(&self, ask: &Demand, since: Try, solver: Solver) -> Option<Turn> {
        let position = self.game.position();
        let is_learners_turn = position.to_move() == self.lesson.learner(self.at);
        if self.game.ending().is_some() || is_learners_turn {
            return None;
        }
        let win = winning_slides(position, position.to_move()).first().copied();
        if let Some(slide) = win {
            return Some(Turn { slide: Some(slide), rest: Rest::Won });
        }
        let turns = ask.goal.turns()?;
        if ask.goal.win_to_come().is_some() {
            let left = turns.saturating_sub(since.earlier + 1);
            // On the last turn there is nothing to refute: it just does not win.
            if left == 0 { None } else { refutation(position, left, solver) }
        } else {
            solver(position, turns)
        }
    }

    /// What leads to the goal from where a try began. After the first turn of several, that is for the solver to find.
    fn way(&self, ask: &Demand, since: Try, solver: Solver) -> Option<Line> {
        let before = self.game.after_steps(since.from);
        if since.earlier > 0 {
            let left = ask.goal.turns()?.saturating_sub(since.earlier);
            return solver(before.position(), left).map(Line::of);
        }
        Some(ask.way(&before, solver).unwrap_or_else(|| ask.solution.clone()))
    }
}

impl Runner {
    /// What has to be found out before the lesson goes on.
    pub fn question(&self) -> Option<&Question> {
        match &self.mood {
            Mood::Proving(question) => Some(question),
            _ => None,
        }
    }

    /// This was found out. The answer to an earlier question changes nothing.
    pub fn answered(&mut self, answer: Answer) {
        if let Mood::Proving(question) = &self.mood
            && question.number == answer.number
        {
            let game = question.game.clone();
            self.go_on_with(answer.found, &game);
        }
    }

    /// Finds something out about a match. If that takes looking ahead, the lesson waits until it is answered.
    pub(super) fn find_out(&mut self, about: About, game: &Match) {
        self.questions += 1;
        let (number, lesson) = (self.questions, Arc::clone(&self.lesson));
        let question = Question { number, lesson, at: self.at, game: game.clone(), about };
        if question.looks_ahead() {
            self.mood = Mood::Proving(Box::new(question));
        } else {
            // Nothing has to be proven, so no solver is asked.
            self.go_on_with(question.answer(&|_, _| None).found, game);
        }
    }

    /// The match has changed while something was being found out about it.
    pub(super) fn find_out_again(&mut self, game: &Match) {
        let Some(about) = self
            .question()
            .filter(|question| !question.is_about(game))
            .map(|question| question.about)
        else {
            return;
        };
        match about {
            About::Fit => self.mood = Mood::Beginning { sets_up: false },
            About::Try(since) => {
                self.mood = Mood::Asking(since);
                self.judge(game, since);
            }
            About::Way(since) => {
                self.mood = Mood::Asking(since);
                self.show(game);
            }
        }
    }

    fn go_on_with(&mut self, found: FoundOut, game: &Match) {
        match found {
            FoundOut::Fit(true) => self.enter(game),
            FoundOut::Fit(false) => self.mood = Mood::Beginning { sets_up: true },
            FoundOut::Try(since, judgement) => self.respond(judgement, game, since),
            FoundOut::Way(since, Some(line)) => self.play_way(line, game, since),
            FoundOut::Way(since, None) => self.mood = Mood::Asking(since),
        }
    }
}
