//! What the lesson makes of what the learner did.

use serde::Serialize;
use strum::VariantNames;

use super::{
    Miss, Mood, Runner, Then, Try,
    proof::{About, TryWorth},
};
use crate::{
    lesson::{BoardMark, Demand, LessonStep, Line, Text, attempt::Tried},
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
    /// The answer to a question is among what is marked.
    NotMarked,
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
            Mood::Proving(_) => self.find_out_again(game),
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
        let attempt = Tried::Refused { step, why };
        match (self.step(), shown) {
            // No refusal takes looking ahead.
            (Some(LessonStep::Ask(ask)), _) if ask.is_reached(&attempt, &|_, _| None) => {
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
        let position = game.position();
        let marks = touch.view.spots.iter().flat_map(|spot| spot.marks(position));
        let marked: Vec<Cell> = marks.flat_map(BoardMark::cells).collect();
        let answers = touch.cells(position);
        // What is marked is what there is to choose from if the answer is among it.
        let is_choice = answers.iter().any(|answer| marked.contains(answer));
        if answers.contains(&cell) {
            self.reach();
        } else if is_choice && !marked.contains(&cell) {
            self.mood = Mood::Touching { missed: Some(Miss::Unmarked) };
        } else {
            self.mood = Mood::Touching { missed: Some(Miss::Wrong) };
            self.count_wrong_try();
        }
    }

    /// The goal is reached: says so, or goes on.
    pub(super) fn reach(&mut self) {
        let says_so = match self.step() {
            // There must be time to see what was shown, and the right answer before the board changes.
            Some(LessonStep::Ask(Demand { done, .. })) => {
                let next = self.lesson.step(self.at + 1);
                let changes = matches!(
                    next,
                    Some(LessonStep::Place(_) | LessonStep::Play { text: Some(_), .. })
                );
                done.is_some() || self.has_shown || changes
            }
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
        // Once there is no stronger hint, the player is told of each wrong answer that it is wrong.
        if self.wrong_tries >= PATIENCE && !self.has_no_more_hints() {
            self.nudge();
        }
    }

    pub(super) fn judge(&mut self, game: &Match, since: Try) {
        let Some(LessonStep::Ask(ask)) = self.step() else { return };
        if game.steps().len() > since.from && ask.is_due(game, self.learner()) {
            self.find_out(About::Try(since), game);
        }
    }

    /// Goes on after a try that has been judged.
    pub(super) fn respond(&mut self, judgement: TryWorth, game: &Match, since: Try) {
        match judgement {
            TryWorth::Reached => self.reach(),
            TryWorth::Coming(line) => {
                let then = Then::AskAgain { earlier: since.earlier + 1 };
                self.mood = Mood::Acting { line, from: game.steps().len(), then };
            }
            TryWorth::Missed { said, reply } => self.answer_wrong(said, reply, game, since),
        }
    }

    /// The try missed the goal. The opponent shows why, if there is something to show.
    fn answer_wrong(&mut self, said: Option<Text>, reply: Option<Turn>, game: &Match, back: Try) {
        self.count_wrong_try();
        let opponent = game.position().to_move();
        let remark = said.map_or_else(
            || {
                Remark::General(match reply {
                    Some(Turn { rest: Rest::Won, .. }) => Verdict::OpponentWins(opponent),
                    Some(_) => Verdict::Refuted(opponent),
                    None => Verdict::NotThis,
                })
            },
            Remark::Said,
        );
        self.mood = match reply {
            Some(turn) => Mood::Acting {
                line: Line::of(turn),
                from: game.steps().len(),
                then: Then::Regret { back, remark },
            },
            None => Mood::Regretting { back, remark },
        };
    }
}
