//! The runner: the cursor that takes a learner through a lesson.
//!
//! It holds no match. Whoever has the match on a table does what the runner [wishes](Runner::wish), and
//! tells it what the learner did. The wish depends only on the match and on how far the lesson has come, so
//! the same wish comes again until it is fulfilled.

use std::sync::Arc;

use serde::Serialize;
use strum::VariantNames;

use super::{
    Ask, Lesson, LessonStep, Line, Mark, Part, Solver, Text, Touch, View,
    attempt::Attempt,
    foresight::{longest_defence, refutation},
    spot::winning_slides,
};
use crate::rules::{Cell, Match, Position, Refusal, Rest, Side, Step, Turn};

/// After this many wrong tries in a step, each further one brings a hint.
const PATIENCE: u32 = 2;

/// Takes a learner through a lesson.
#[derive(Clone, Debug)]
pub struct Runner {
    lesson: Arc<Lesson>,
    solver: Solver,
    at: usize,
    mood: Mood,
    /// How many hints of the step have been given.
    hints: usize,
    wrong_tries: u32,
}

/// What goes on in the step.
#[derive(Clone, Debug, PartialEq)]
enum Mood {
    /// The step is about to begin.
    Beginning {
        /// Whether the table must first show what the lesson expects.
        sets_up: bool,
    },
    /// The learner reads.
    Reading,
    /// The learner plays.
    Asking(Try),
    /// The learner answers by touching the board.
    Touching {
        /// Whether the last answer was wrong.
        is_wrong: bool,
    },
    /// The learner plays a whole match.
    InMatch,
    /// The lesson plays a line.
    Acting {
        line: Line,
        /// How many parts the match had before it.
        from: usize,
        then: Then,
    },
    /// The goal is reached, and the learner reads what is said about it.
    Praising,
    /// A try missed the goal, and the learner reads what is said about it.
    Regretting { back: Try, remark: Remark },
    /// The try is taken back, and then the lesson plays this line instead, if there is one.
    TakingBack { back: Try, line: Option<Line> },
    /// The lesson is over.
    Over,
}

/// One try of the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Try {
    /// How many parts the match had before it.
    from: usize,
    /// How many turns the learner has had in this step before it.
    earlier: u32,
}

/// What comes after a line that the lesson plays.
#[derive(Clone, Debug, PartialEq)]
enum Then {
    /// The learner reads.
    Read,
    /// The next step.
    GoOn,
    /// The learner has another turn.
    AskAgain { earlier: u32 },
    /// The learner reads why the try was wrong.
    Regret { back: Try, remark: Remark },
    /// The line was a solution that the learner wanted to see.
    Judge(Try),
}

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

/// What the lesson wants of the table.
#[derive(Clone, Debug)]
pub enum Wish {
    /// Put this match on the table.
    Begin(Box<Match>),
    /// Play this part for the side to move.
    Play(Step),
    /// Show why this part is not allowed.
    Try(Step),
    /// Take back until the match has this many parts.
    TakeBackTo(usize),
    /// Leave it as it is.
    Rest,
}

/// What the lesson waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaits {
    /// The table is busy with what the lesson wishes.
    Table,
    /// The learner reads and then goes on.
    GoOn,
    /// The learner reads what was wrong and then tries again.
    TryAgain,
    /// The learner plays.
    Play,
    /// The learner touches the board.
    Touch,
    /// The learner plays a match against the computer.
    Match,
    /// The lesson is over.
    End,
}

impl Runner {
    /// Begins a lesson at the step with this index, or at its start if there is no such step.
    pub fn new(lesson: Arc<Lesson>, at: usize, solver: Solver) -> Runner {
        let at = if at < lesson.steps().len() { at } else { 0 };
        let mood = Mood::Beginning { sets_up: true };
        Runner { lesson, solver, at, mood, hints: 0, wrong_tries: 0 }
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The index of the step.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many of the steps at which the learner stops come before this one, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let stops =
            |steps: usize| self.lesson.steps().take(steps).filter(|step| step.is_stop()).count();
        (stops(self.at), stops(self.lesson.steps().len()))
    }

    /// The match as the lesson expects it at the start of the step.
    pub fn staged(&self) -> Match {
        self.lesson.staged(self.at)
    }

    /// The side that the learner plays.
    pub fn learner(&self) -> Side {
        self.lesson.staged(self.at).start().to_move()
    }

    /// What the lesson waits for.
    pub fn awaits(&self) -> Awaits {
        match self.mood {
            Mood::Beginning { .. } | Mood::Acting { .. } | Mood::TakingBack { .. } => Awaits::Table,
            Mood::Reading | Mood::Praising => Awaits::GoOn,
            Mood::Regretting { .. } => Awaits::TryAgain,
            Mood::Asking(_) => Awaits::Play,
            Mood::Touching { .. } => Awaits::Touch,
            Mood::InMatch => Awaits::Match,
            Mood::Over => Awaits::End,
        }
    }

    /// What the lesson says. In a match against the computer, that depends on how far the match is.
    pub fn says(&self, game: &Match) -> Option<&Text> {
        let step = self.step()?;
        match (&self.mood, step) {
            (Mood::Over, _) => None,
            (
                Mood::Praising,
                LessonStep::Ask(Ask { done, .. }) | LessonStep::Touch(Touch { done, .. }),
            ) => done.as_ref(),
            (Mood::Praising, LessonStep::Match { done, .. }) => Some(done),
            (_, LessonStep::Match { text, turns, .. }) => {
                let turn = game.turns().len() / 2;
                if game.steps().len() == 0 { Some(text) } else { turns.get(turn).or(turns.last()) }
            }
            _ => step.text(),
        }
    }

    /// What it says about a try that was wrong.
    pub fn remark(&self) -> Option<Remark> {
        match (&self.mood, self.step()?) {
            (Mood::Regretting { remark, .. }, _) => Some(remark.clone()),
            (Mood::Touching { is_wrong: true }, LessonStep::Touch(touch)) => {
                Some(touch.wrong.clone().map_or(Remark::General(Verdict::NotThere), Remark::Said))
            }
            _ => None,
        }
    }

    /// The hint that was given last in this step.
    pub fn hint(&self) -> Option<&Text> {
        let is_open = matches!(self.awaits(), Awaits::Play | Awaits::Touch);
        self.step()?.hints().get(self.hints.checked_sub(1)?).filter(|_| is_open)
    }

    /// Whether the step has no stronger hint, so that only the solution is left.
    pub fn has_no_more_hints(&self) -> bool {
        self.step().is_none_or(|step| self.hints >= step.hints().len())
    }

    /// What it points at in this position.
    pub fn marks(&self, position: &Position) -> Vec<Mark> {
        let spots = match (&self.mood, self.step()) {
            (Mood::Praising, Some(LessonStep::Touch(Touch { answer, .. }))) => answer,
            (Mood::Reading | Mood::Asking(_) | Mood::Touching { .. }, Some(step)) => {
                step.view().map_or(&[][..], |view| &view.spots)
            }
            _ => &[],
        };
        let mut marks: Vec<Mark> = spots.iter().flat_map(|spot| spot.marks(position)).collect();
        if self.warns(position) {
            let opponent = position.to_move().other();
            let threats = winning_slides(position, opponent).into_iter();
            marks.extend(threats.map(|slide| Mark::Path(slide.from, slide.to)));
        }
        marks
    }

    /// Whether the camera should come closer to what it points at.
    pub fn is_near(&self) -> bool {
        let has_spots = !matches!(self.awaits(), Awaits::Table | Awaits::TryAgain | Awaits::End);
        let view = self.step().and_then(LessonStep::view);
        has_spots && view.is_some_and(|View { is_near, .. }| *is_near)
    }

    /// Whether the learner has to be warned: in a match, the opponent could win with the next slide.
    pub fn warns(&self, position: &Position) -> bool {
        let learner = self.learner();
        self.mood == Mood::InMatch
            && position.due().is_some()
            && position.to_move() == learner
            && !winning_slides(position, learner.other()).is_empty()
    }

    /// What the lesson wants of the table on which this match stands.
    pub fn wish(&mut self, game: &Match) -> Wish {
        loop {
            match &self.mood {
                Mood::Beginning { sets_up } => {
                    let sets_up = *sets_up;
                    if let Some(wish) = self.begin_step(game, sets_up) {
                        return wish;
                    }
                }
                Mood::Acting { line, from, then } => {
                    let played = game.steps().skip(*from).filter_map(Part::of).count();
                    if let Some(part) = line.0.get(played) {
                        let step = part.step(game.position());
                        return if game.check(step).is_ok() {
                            Wish::Play(step)
                        } else {
                            Wish::Try(step)
                        };
                    }
                    let then = then.clone();
                    self.end_line(then, game);
                }
                Mood::TakingBack { back, line } => {
                    let (back, line) = (*back, line.clone());
                    if game.steps().len() > back.from {
                        return Wish::TakeBackTo(back.from);
                    }
                    self.mood = match line {
                        Some(line) => {
                            Mood::Acting { line, from: back.from, then: Then::Judge(back) }
                        }
                        None => Mood::Asking(back),
                    };
                }
                _ => return Wish::Rest,
            }
        }
    }

    /// Begins the step, or says what the table has to show first.
    fn begin_step(&mut self, game: &Match, sets_up: bool) -> Option<Wish> {
        let Some(step) = self.lesson.step(self.at) else {
            self.mood = Mood::Over;
            return None;
        };
        let mut staged = self.staged();
        if let LessonStep::Match { .. } = step {
            staged = Match::new(staged.start().clone());
        }
        let is_staged = game.position() == staged.position()
            && (game.steps().len() > 0) == (staged.steps().len() > 0);
        let is_ready = is_staged || !sets_up && step.fits(game, self.solver);
        if !is_ready {
            return Some(Wish::Begin(Box::new(staged)));
        }
        self.mood = match step {
            LessonStep::Say { .. } => Mood::Reading,
            LessonStep::Ask(_) => Mood::Asking(Try { from: game.steps().len(), earlier: 0 }),
            LessonStep::Touch(_) => Mood::Touching { is_wrong: false },
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
        None
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
                self.mood = Mood::Asking(back);
                self.played(game);
            }
        }
    }

    /// The learner has played a part, or has taken one back, and this is the match now.
    pub fn played(&mut self, game: &Match) {
        let Some(step) = self.lesson.step(self.at) else { return };
        match (&self.mood, step) {
            (Mood::InMatch, _) if game.ending().is_some() => self.mood = Mood::Praising,
            (Mood::Asking(since), LessonStep::Ask(_)) => {
                let since = *since;
                self.judge(game, since);
            }
            _ => {}
        }
    }

    /// The rules have refused what the learner tried.
    pub fn refused(&mut self, step: Step, why: &Refusal) {
        let is_open =
            matches!(self.mood, Mood::Asking(_) | Mood::Acting { then: Then::Judge(_), .. });
        if let Some(LessonStep::Ask(ask)) = self.lesson.step(self.at)
            && is_open
            && ask.is_reached(&Attempt::Refused { step, why }, self.solver)
        {
            self.reach();
        }
    }

    /// The learner has touched a cell.
    pub fn touched(&mut self, cell: Cell, game: &Match) {
        let Some(LessonStep::Touch(touch)) = self.lesson.step(self.at) else { return };
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

    /// The learner has read what is said.
    pub fn go_on(&mut self) {
        match &self.mood {
            Mood::Reading | Mood::Praising => self.next_step(),
            Mood::Regretting { back, .. } => {
                self.mood = Mood::TakingBack { back: *back, line: None };
            }
            _ => {}
        }
    }

    /// Leaves the step undone.
    pub fn skip(&mut self) {
        if self.mood != Mood::Over {
            self.next_step();
        }
    }

    /// Begins the step anew.
    pub fn again(&mut self) {
        let last = self.lesson.steps().len() - 1;
        self.go_to(self.at.min(last));
    }

    /// Goes back to the step before, if there is one.
    pub fn back(&mut self) {
        if let Some(before) = self.step_before() {
            self.go_to(before);
        }
    }

    /// Whether there is a step before this one.
    pub fn can_go_back(&self) -> bool {
        self.step_before().is_some()
    }

    fn step_before(&self) -> Option<usize> {
        (0..self.at).rev().find(|index| self.lesson.step(*index).is_some_and(LessonStep::is_stop))
    }

    /// Gives the next hint, if there is one.
    pub fn nudge(&mut self) {
        if !self.has_no_more_hints() {
            self.hints += 1;
        }
    }

    /// Whether the lesson can show how the step is done.
    pub fn can_show(&self) -> bool {
        matches!(self.mood, Mood::Asking(_) | Mood::Touching { .. })
    }

    /// Shows how the step is done.
    pub fn show(&mut self, game: &Match) {
        match (&self.mood, self.lesson.step(self.at)) {
            (Mood::Touching { .. }, _) => self.reach(),
            (Mood::Asking(since), Some(LessonStep::Ask(ask))) => {
                let since = *since;
                let mut before = game.clone();
                while before.steps().len() > since.from && before.take_back_step().is_some() {}
                let line = self.line_to_show(ask, &before, since);
                // A part that the learner has played already may be the first of the line.
                let played: Vec<Part> =
                    game.steps().skip(since.from).filter_map(Part::of).collect();
                self.mood = if line.0.starts_with(&played) {
                    Mood::Acting { line, from: since.from, then: Then::Judge(since) }
                } else {
                    Mood::TakingBack { back: since, line: Some(line) }
                };
            }
            _ => {}
        }
    }

    fn line_to_show(&self, ask: &Ask, game: &Match, since: Try) -> Line {
        let next_turn = || {
            let left = ask.goal.turns()?.saturating_sub(since.earlier);
            (self.solver)(game.position(), left).map(Line::of)
        };
        let line = if since.earlier > 0 { next_turn() } else { ask.way(game, self.solver) };
        line.unwrap_or_else(|| ask.solution.clone())
    }

    fn step(&self) -> Option<&LessonStep> {
        self.lesson.step(self.at)
    }

    fn go_to(&mut self, index: usize) {
        self.at = index;
        self.mood = Mood::Beginning { sets_up: true };
        (self.hints, self.wrong_tries) = (0, 0);
    }

    fn next_step(&mut self) {
        self.at += 1;
        let is_over = self.at >= self.lesson.steps().len();
        self.mood = if is_over { Mood::Over } else { Mood::Beginning { sets_up: false } };
        (self.hints, self.wrong_tries) = (0, 0);
    }

    /// The goal is reached: says so, or goes on.
    fn reach(&mut self) {
        let says_so = match self.step() {
            Some(LessonStep::Ask(Ask { done, .. })) => done.is_some(),
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
        let learner = attempt.side().unwrap_or(Side::Red);
        if !ask.is_due(game, learner) {
            return;
        }
        let has_won = game.position().won().is_some();
        if !ask.is_reached(&attempt, self.solver) {
            self.answer_wrong(ask, &attempt, game, since);
        } else if ask.goal.is_win_to_come() && !has_won {
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

    /// The try missed the goal. The opponent shows why, if he can.
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

    /// The turn with which the opponent shows what is wrong. `None` if it is not his turn, or if he has none.
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
        if ask.goal.is_win_to_come() {
            let left = turns.saturating_sub(back.earlier + 1);
            // With no turn left, whatever the opponent plays shows that the win has slipped.
            if left == 0 { None } else { refutation(position, left, self.solver) }
        } else {
            (self.solver)(position, turns)
        }
    }
}
