//! What the lesson makes of what the learner did.

use std::sync::Arc;

use serde::Serialize;
use strum::VariantNames;

use super::{Mood, Runner, Then, Try};
use crate::{
    lesson::{
        Ask, LessonStep, Line, Text,
        attempt::Attempt,
        foresight::{longest_defence, refutation},
        spot::winning_slides,
    },
    rules::{Cell, Match, Refusal, Rest, Side, Step, Turn},
};

/// After this many wrong tries in a step, each further one brings a hint.
const PATIENCE: u32 = 2;

/// What a lesson says about a try that missed the goal.
#[derive(Clone, Debug, PartialEq)]
pub enum Remark {
    /// What the lesson has written for it.
    Said(Text),
    /// What every lesson says.
    General(Verdict),
}

/// What every lesson says about certain tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum Verdict {
    /// This side won on the board.
    OpponentWins(Side),
    /// This side showed on the board why the turn does not work.
    Refuted(Side),
    /// The turn is legal, but not what the lesson asks for.
    NotThis,
    /// The answer to a question is elsewhere on the board.
    NotThere,
}

impl Runner {
    /// The learner has played a part, or has taken one back, and this is the match now.
    pub fn played(&mut self, game: &Match) {
        match &self.mood {
            Mood::InMatch if game.ending().is_some() => self.mood = Mood::Praising,
            Mood::Asking(since) => {
                let since = *since;
                self.judge(game, since);
            }
            _ => {}
        }
    }

    /// The rules have refused what the learner tried.
    pub fn refused(&mut self, step: Step, why: &Refusal) {
        let shown = match self.mood {
            Mood::Asking(_) => None,
            Mood::Acting { then: Then::Judge(back), .. } => Some(back),
            _ => return,
        };
        let attempt = Attempt::Refused { step, why };
        match (self.step(), shown) {
            (Some(LessonStep::Ask(ask)), _) if ask.is_reached(&attempt, self.solver) => {
                self.has_shown |= shown.is_some();
                self.reach();
            }
            // The solution does not work here after all.
            (_, Some(back)) => self.mood = Mood::TakingBack { back, line: None },
            _ => {}
        }
    }

    /// The learner has touched a cell.
    pub fn touched(&mut self, cell: Cell, game: &Match) {
        let Some(LessonStep::Touch(touch)) = self.step() else { return };
        if !matches!(self.mood, Mood::Touching { .. }) {
            return;
        }
        if touch.cells(game.position()).contains(&cell) {
            self.reach();
        } else {
            self.mood = Mood::Touching { is_wrong: true };
            self.count_wrong_try();
        }
    }

    /// The goal is reached: says so, or goes on.
    pub(super) fn reach(&mut self) {
        let says_so = match self.step() {
            // There must be time to see what was shown.
            Some(LessonStep::Ask(Ask { done, .. })) => done.is_some() || self.has_shown,
            // The answer is shown at least, so the learner must have time to see it.
            Some(LessonStep::Touch(_)) => true,
            _ => false,
        };
        if says_so {
            self.mood = Mood::Praising;
        } else {
            self.next_step();
        }
    }

    fn count_wrong_try(&mut self) {
        self.wrong_tries += 1;
        if self.wrong_tries >= PATIENCE {
            self.nudge();
        }
    }

    fn judge(&mut self, game: &Match, since: Try) {
        let lesson = Arc::clone(&self.lesson);
        let Some(LessonStep::Ask(ask)) = lesson.step(self.at) else { return };
        let Some(attempt) = Attempt::since(game, since.from, since.earlier) else { return };
        if !ask.is_due(game, self.learner()) {
            return;
        }
        let win_to_come = ask.goal.win_to_come();
        // Whatever else the goal asks for, it asks of the first turn.
        let goal = win_to_come.filter(|_| since.earlier > 0).unwrap_or(&ask.goal);
        let has_won = game.position().won().is_some();
        if !goal.is_reached(&attempt, self.solver) {
            self.answer_wrong(ask, &attempt, game, since);
        } else if win_to_come.is_some() && !has_won {
            self.answer_by_defence(ask, game, since);
        } else {
            self.reach();
        }
    }

    /// The win is on its way. The opponent holds out as long as possible.
    fn answer_by_defence(&mut self, ask: &Ask, game: &Match, since: Try) {
        let earlier = since.earlier + 1;
        let left = ask.goal.turns().unwrap_or(1).saturating_sub(earlier);
        let reply = longest_defence(game.position(), left, self.solver);
        let line = reply.map(Line::of).unwrap_or_default();
        let then = Then::AskAgain { earlier };
        self.mood = Mood::Acting { line, from: game.steps().len(), then };
    }

    /// The try missed the goal. The opponent shows why, if there is something to show.
    fn answer_wrong(&mut self, ask: &Ask, attempt: &Attempt, game: &Match, back: Try) {
        self.count_wrong_try();
        let said = ask.wrong.iter().find(|wrong| wrong.when.is_reached(attempt, self.solver));
        let said = said.map(|wrong| Remark::Said(wrong.say.clone()));
        let reply = self.reply_to_wrong(ask, game, back);
        let opponent = game.position().to_move();
        let remark = said.unwrap_or(match reply {
            Some(Turn { rest: Rest::Won, .. }) => Remark::General(Verdict::OpponentWins(opponent)),
            Some(_) => Remark::General(Verdict::Refuted(opponent)),
            None => Remark::General(Verdict::NotThis),
        });
        self.mood = match reply {
            Some(turn) => Mood::Acting {
                line: Line::of(turn),
                from: game.steps().len(),
                then: Then::Regret { back, remark },
            },
            None => Mood::Regretting { back, remark },
        };
    }

    /// The turn with which the opponent shows what is wrong. `None` if it is not the opponent’s turn, or if there
    /// is none.
    fn reply_to_wrong(&self, ask: &Ask, game: &Match, back: Try) -> Option<Turn> {
        let position = game.position();
        if game.ending().is_some() || position.to_move() == self.learner() {
            return None;
        }
        let win = winning_slides(position, position.to_move()).first().copied();
        if let Some(slide) = win {
            return Some(Turn { slide: Some(slide), rest: Rest::Won });
        }
        let turns = ask.goal.turns()?;
        if ask.goal.win_to_come().is_some() {
            let left = turns.saturating_sub(back.earlier + 1);
            // On the last turn there is nothing to refute: it just does not win.
            if left == 0 { None } else { refutation(position, left, self.solver) }
        } else {
            (self.solver)(position, turns)
        }
    }
}
