//! The steps of a lesson, and the lines of play in them.

use std::iter;

use serde::Deserialize;

use super::{BoardMark, LessonSpot, Solver, StepGoal, Text, attempt::Tried};
use crate::{
    notation::{TurnFormError, TurnPiece},
    rules::{self, Cell, Match, Position, Refusal, Relocation, Rest, Side, Slide, Step, Turn},
};

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonStep {
    /// Says something.
    Say {
        /// What it says.
        text: Text,
        /// What it points at.
        view: StepView,
    },
    /// Asks for something that the learner plays.
    Ask(Demand),
    /// Asks a question that is answered by touching the board.
    Touch(Touch),
    /// Plays a line, for the side to move.
    Play {
        /// What is played.
        line: Line,
        /// What is said about it, if anything.
        text: Option<Text>,
        /// What it points at afterwards.
        view: StepView,
    },
    /// Puts a position on the table: another one, or again the last that was put there.
    Place(Box<Position>),
    /// A whole match against the easiest computer player.
    Match {
        /// What is said before the first turn.
        text: Text,
        /// What is said at each of the learner's first turns.
        turns: Vec<Text>,
        /// What is said at the end.
        done: Text,
    },
}

/// A step that asks for something that the learner plays.
#[derive(Clone, Debug, PartialEq)]
pub struct Demand {
    /// What it says.
    pub text: Text,
    /// What it asks for.
    pub goal: StepGoal,
    /// When a try is judged.
    pub over: Over,
    /// One way to reach the goal.
    pub solution: Line,
    /// Hints, each stronger than the one before.
    pub hints: Vec<Text>,
    /// What is said to tries that the rules allow but that miss the goal.
    pub wrong: Vec<Wrong>,
    /// What is said once the goal is reached, if anything.
    pub done: Option<Text>,
    /// What it points at.
    pub view: StepView,
}

/// A step that asks a question about the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Touch {
    /// The question.
    pub text: Text,
    /// Touching any of these answers it.
    pub answer: Vec<LessonSpot>,
    /// Hints, each stronger than the one before.
    pub hints: Vec<Text>,
    /// What is said to other answers.
    pub wrong: Option<Text>,
    /// What is said to the right answer, if anything.
    pub done: Option<Text>,
    /// What it points at.
    pub view: StepView,
}

/// When a try is judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Over {
    /// After each part.
    #[default]
    Part,
    /// When the turn is complete.
    Turn,
}

/// What is said to a certain kind of wrong try.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wrong {
    /// The tries that it is said to.
    pub when: StepGoal,
    /// What is said.
    pub say: Text,
}

/// What a step points at, and from where it is seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepView {
    /// What it points at.
    pub spots: Vec<LessonSpot>,
    /// Whether the camera comes closer to that.
    pub is_near: bool,
}

/// Parts of turns, one after the other. Which part each is follows from what is due.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line(pub Vec<LinePart>);

/// A part of a turn in a line: a slide or a relocation, or a try at one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinePart {
    /// Where the token or disc is.
    pub from: Cell,
    /// Where it goes.
    pub to: Cell,
}

impl LinePart {
    /// What it is in this position.
    pub fn step(self, position: &Position) -> Step {
        let LinePart { from, to } = self;
        match position.due() {
            Some(rules::Part::Relocation) => Step::Relocate(Relocation { from, to }),
            Some(rules::Part::Slide) | None => Step::Slide(Slide { from, to }),
        }
    }

    /// The part that was played. `None` for a skip.
    pub(super) fn of(step: Step) -> Option<LinePart> {
        match step {
            Step::Slide(Slide { from, to }) | Step::Relocate(Relocation { from, to }) => {
                Some(LinePart { from, to })
            }
            Step::Skip => None,
        }
    }
}

impl Line {
    /// The parts that are played in a turn.
    pub(super) fn of(turn: Turn) -> Line {
        Line(turn.steps().filter_map(LinePart::of).collect())
    }

    /// Reads a line. The error names the part that cannot be read, from 1.
    pub(super) fn read(text: &str) -> Result<Line, (usize, TurnFormError)> {
        let part = |(number, written): (usize, &str)| {
            let turn: Turn = written.parse().map_err(|error| (number, error))?;
            if let Turn { slide: Some(Slide { from, to }), rest: Rest::ToCome | Rest::Won } = turn {
                Ok(LinePart { from, to })
            } else {
                let expected = TurnPiece::Number;
                Err((number, TurnFormError::Expected { expected, column: 1 }))
            }
        };
        (1..).zip(text.split_whitespace()).map(part).collect::<Result<_, _>>().map(Line)
    }

    /// Plays it. The error names the part that is not legal, from 1.
    pub(super) fn play(&self, game: &mut Match) -> Result<(), (usize, Refusal)> {
        for (number, part) in (1..).zip(&self.0) {
            game.play(part.step(game.position())).map_err(|refusal| (number, refusal))?;
            skip_forced(game);
        }
        Ok(())
    }

    /// Whether it can be played in this match.
    pub(super) fn fits(&self, game: &Match) -> bool {
        self.play(&mut game.clone()).is_ok()
    }
}

/// A match that begins with this position, as it stands on a table.
pub(super) fn opened(position: &Position) -> Match {
    let mut game = Match::new(position.clone());
    skip_forced(&mut game);
    game
}

/// Skips the parts for which there is nothing to play, as the table does.
fn skip_forced(game: &mut Match) {
    while game.forced_skip().is_some() {
        game.play_unchecked(Step::Skip);
    }
}

impl LessonStep {
    /// Its texts.
    pub fn texts(&self) -> Vec<&Text> {
        match self {
            LessonStep::Say { text, .. } => vec![text],
            LessonStep::Play { text, .. } => text.iter().collect(),
            LessonStep::Place(_) => Vec::new(),
            LessonStep::Match { text, turns, done } => {
                iter::once(text).chain(turns).chain([done]).collect()
            }
            LessonStep::Touch(Touch { text, hints, wrong, done, .. }) => {
                iter::once(text).chain(hints).chain(wrong).chain(done).collect()
            }
            LessonStep::Ask(Demand { text, hints, wrong, done, .. }) => {
                let wrong = wrong.iter().map(|wrong| &wrong.say);
                iter::once(text).chain(hints).chain(wrong).chain(done).collect()
            }
        }
    }

    /// The text that it begins with.
    pub fn text(&self) -> Option<&Text> {
        self.texts().first().copied()
    }

    /// What it points at.
    pub fn view(&self) -> Option<&StepView> {
        match self {
            LessonStep::Say { view, .. }
            | LessonStep::Play { view, .. }
            | LessonStep::Ask(Demand { view, .. })
            | LessonStep::Touch(Touch { view, .. }) => Some(view),
            LessonStep::Place(_) | LessonStep::Match { .. } => None,
        }
    }

    /// Its hints.
    pub fn hints(&self) -> &[Text] {
        match self {
            LessonStep::Ask(Demand { hints, .. }) | LessonStep::Touch(Touch { hints, .. }) => hints,
            _ => &[],
        }
    }

    /// Whether the learner stops at it.
    pub fn is_stop(&self) -> bool {
        !matches!(self, LessonStep::Place(_) | LessonStep::Play { text: None, .. })
    }

    /// Brings a match to where the step ends, by its solution.
    pub(super) fn advance(&self, game: &mut Match) {
        let line = match self {
            LessonStep::Place(position) => {
                *game = opened(position);
                return;
            }
            LessonStep::Ask(Demand { solution: line, .. }) | LessonStep::Play { line, .. } => line,
            LessonStep::Say { .. } | LessonStep::Touch(_) | LessonStep::Match { .. } => return,
        };
        // A part that is refused is one that the learner should try; the match stays as it is.
        let _ = line.play(game);
    }

    /// Whether the learner can go through the step in a match that other turns than expected led to.
    pub(super) fn fits(&self, game: &Match, learner: Side, solver: Solver) -> bool {
        let position = game.position();
        let points =
            |view: &StepView| view.spots.iter().all(|spot| !spot.marks(position).is_empty());
        match self {
            LessonStep::Say { view, .. } => points(view),
            LessonStep::Ask(ask) => {
                position.to_move() == learner
                    && points(&ask.view)
                    && ask.way(game, solver).is_some()
            }
            LessonStep::Touch(touch) => points(&touch.view) && !touch.cells(position).is_empty(),
            LessonStep::Play { line, .. } => line.fits(game),
            LessonStep::Place(_) => true,
            LessonStep::Match { .. } => false,
        }
    }
}

impl Demand {
    /// What it asks for, and the wrong tries that it has something to say to.
    pub(super) fn goals(&self) -> impl Iterator<Item = &StepGoal> {
        iter::once(&self.goal).chain(self.wrong.iter().map(|wrong| &wrong.when))
    }

    /// Whether what was tried reaches the goal.
    pub(super) fn is_reached(&self, attempt: &Tried, solver: Solver) -> bool {
        self.goal.is_reached(attempt, solver)
    }

    /// Whether judging a try takes looking ahead.
    pub(super) fn looks_ahead(&self) -> bool {
        let wrong = self.wrong.iter().map(|wrong| &wrong.when);
        iter::once(&self.goal).chain(wrong).any(|goal| goal.turns().is_some())
    }

    /// Whether it is time to judge a match in which the learner has played something.
    pub(super) fn is_due(&self, game: &Match, learner: Side) -> bool {
        let position = game.position();
        self.over == Over::Part || position.due().is_none() || position.to_move() != learner
    }

    /// A way to reach the goal: the solution if it does, else any single part that does.
    pub(super) fn way(&self, game: &Match, solver: Solver) -> Option<Line> {
        if self.leads_there(&self.solution, game, solver) {
            return Some(self.solution.clone());
        }
        let parts = game.position().steps().into_iter().filter_map(LinePart::of);
        parts.map(|part| Line(vec![part])).find(|line| self.leads_there(line, game, solver))
    }

    /// Whether a line reaches the goal, by what it plays or by what it tries. No part of it may be judged before
    /// the last.
    pub(super) fn leads_there(&self, line: &Line, game: &Match, solver: Solver) -> bool {
        let (from, learner) = (game.steps().len(), game.position().to_move());
        let mut end = game.clone();
        for (number, part) in (1..).zip(&line.0) {
            let is_last = number == line.0.len();
            let step = part.step(end.position());
            if let Err(why) = end.play(step) {
                let attempt = Tried::Refused { step, why: &why };
                return is_last && self.is_reached(&attempt, solver);
            }
            skip_forced(&mut end);
            if self.is_due(&end, learner) {
                let attempt = Tried::since(&end, from, 0);
                return is_last && attempt.is_some_and(|attempt| self.is_reached(&attempt, solver));
            }
        }
        false
    }
}

impl Touch {
    /// The cells that answer the question.
    pub fn cells(&self, position: &Position) -> Vec<Cell> {
        let marks = self.answer.iter().flat_map(|spot| spot.marks(position));
        marks.flat_map(BoardMark::cells).collect()
    }
}
