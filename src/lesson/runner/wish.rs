//! What the lesson wants of the table.

use super::{
    Mood, Runner, Then, Try,
    proof::{About, Question},
};
use crate::{
    lesson::{LessonStep, LinePart, steps::opened},
    rules::{Match, Step},
};

/// What the lesson wants of the table.
#[derive(Clone, Debug)]
pub enum TableWish {
    /// Put this match on the table.
    Begin(Box<Match>),
    /// Play this part for the side to move.
    Play(Step),
    /// Show why this part is not allowed.
    Try(Step),
    /// Take back until the match has this many parts.
    TakeBackTo(usize),
    /// Find this out, and tell the [answer](Runner::answered). The table does not change meanwhile.
    Prove(Box<Question>),
    /// Leave it as it is.
    Rest,
}

impl Runner {
    /// What the lesson wants of the table on which this match stands.
    pub fn wish(&mut self, game: &Match) -> TableWish {
        loop {
            match &self.mood {
                Mood::Beginning { sets_up } => {
                    let sets_up = *sets_up;
                    if let Some(wish) = self.begin_step(game, sets_up) {
                        return wish;
                    }
                }
                Mood::Acting { line, from, then } => {
                    let played = game.steps().skip(*from).filter_map(LinePart::of).count();
                    if let Some(part) = line.0.get(played) {
                        let step = part.step(game.position());
                        return if game.check(step).is_ok() {
                            TableWish::Play(step)
                        } else {
                            TableWish::Try(step)
                        };
                    }
                    let then = then.clone();
                    self.end_line(then, game);
                }
                Mood::TakingBack { back, line } => {
                    let (back, line) = (*back, line.clone());
                    if game.steps().len() > back.from {
                        return TableWish::TakeBackTo(back.from);
                    }
                    self.mood = match line {
                        Some(line) => {
                            Mood::Acting { line, from: back.from, then: Then::Judge(back) }
                        }
                        None => Mood::Asking(back),
                    };
                }
                Mood::Proving(question) => return TableWish::Prove(question.clone()),
                _ => return TableWish::Rest,
            }
        }
    }

    /// Begins the step, or says what the table has to show first.
    fn begin_step(&mut self, game: &Match, sets_up: bool) -> Option<TableWish> {
        let Some(step) = self.step() else {
            self.mood = Mood::Over;
            return None;
        };
        let mut staged = self.staged();
        if let LessonStep::Match { .. } = step {
            staged = opened(staged.start());
        }
        let is_staged = game.position() == staged.position()
            && (game.steps().len() > 0) == (staged.steps().len() > 0);
        if is_staged {
            self.enter(game);
        } else if sets_up || matches!(step, LessonStep::Match { .. }) {
            return Some(TableWish::Begin(Box::new(staged)));
        } else {
            self.find_out(About::Fit, game);
        }
        None
    }

    /// Begins the step in this match, which fits it.
    pub(super) fn enter(&mut self, game: &Match) {
        let Some(step) = self.step() else { return };
        self.mood = match step {
            LessonStep::Say { .. } => Mood::Reading,
            LessonStep::Ask(_) => Mood::Asking(Try { from: game.steps().len(), earlier: 0 }),
            LessonStep::Touch(_) => Mood::Touching { missed: None },
            LessonStep::Match { .. } => Mood::InMatch,
            LessonStep::Play { line, text, .. } => {
                let then = if text.is_some() { Then::Read } else { Then::GoOn };
                Mood::Acting { line: line.clone(), from: game.steps().len(), then }
            }
            LessonStep::Place(_) => {
                self.at += 1;
                Mood::Beginning { sets_up: true }
            }
        };
    }

    /// Goes on after a line that the lesson has played.
    fn end_line(&mut self, then: Then, game: &Match) {
        match then {
            Then::Read => self.mood = Mood::Reading,
            Then::GoOn => self.next_step(),
            Then::AskAgain { earlier } => {
                self.mood = Mood::Asking(Try { from: game.steps().len(), earlier });
            }
            Then::Regret { back, remark } => self.mood = Mood::Regretting { back, remark },
            Then::Judge(back) => {
                self.has_shown = true;
                self.mood = Mood::Asking(back);
                self.played(game);
            }
        }
    }
}
