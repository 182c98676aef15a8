//! What the lesson says, and what it points at.

use std::sync::LazyLock;

use super::{Awaits, Miss, Mood, Remark, Runner, Then, Try, Verdict};
use crate::{
    lesson::{
        BoardMark, Demand, LessonSpot, LessonStep, StepView, Text, Touch, spot::winning_slides,
    },
    rules::{Match, Part, Position, Slide, Step},
};

/// What every lesson says of a turn that makes more than one threat.
static DOUBLE_THREAT: LazyLock<Text> =
    LazyLock::new(|| Text::Key("lesson-double-threat".to_owned()));

/// What is said in a match to a learner who can win at once: advice on threats would only lead away from that.
static WIN_AT_HAND: LazyLock<Text> = LazyLock::new(|| Text::Key("lesson-win-at-hand".to_owned()));

impl Runner {
    /// What the lesson says. In a match against the computer, that depends on how far the match is.
    pub fn says(&self, game: &Match) -> Option<&Text> {
        let step = self.step()?;
        match (&self.mood, step) {
            (Mood::Over, _) => None,
            _ if self.is_under_way() => None,
            _ if !self.double_threat(game).is_empty() => Some(&DOUBLE_THREAT),
            (
                Mood::Praising,
                LessonStep::Ask(Demand { done, .. }) | LessonStep::Touch(Touch { done, .. }),
            ) => done.as_ref(),
            (Mood::Praising, LessonStep::Match { done, .. }) => Some(done),
            // While the lesson plays, the learner can read what comes next.
            (_, LessonStep::Play { text: None, .. } | LessonStep::Place(_)) => {
                self.lesson.steps().skip(self.at).find_map(LessonStep::text)
            }
            (_, LessonStep::Match { text, turns, .. }) => {
                let turn = game.turns().len() / 2;
                match game.steps().len() {
                    0 => Some(text),
                    _ if self.can_win_at_once(game.position()) => Some(&WIN_AT_HAND),
                    _ => turns.get(turn).or(turns.last()),
                }
            }
            _ => step.text(),
        }
    }

    /// What it says about a try that was wrong.
    pub fn remark(&self) -> Option<Remark> {
        match (&self.mood, self.step()?) {
            (Mood::Regretting { remark, .. }, _) => Some(remark.clone()),
            (Mood::Touching { missed: Some(Miss::Unmarked) }, _) => {
                Some(Remark::General(Verdict::NotMarked))
            }
            (Mood::Touching { missed: Some(Miss::Wrong) }, LessonStep::Touch(touch)) => {
                Some(touch.wrong.clone().map_or(Remark::General(Verdict::NotThere), Remark::Said))
            }
            _ => None,
        }
    }

    /// The hint that was given last in this step.
    pub fn hint(&self) -> Option<&Text> {
        let is_open = matches!(self.awaits(), Awaits::Play | Awaits::Touch) && !self.is_under_way();
        self.step()?.hints().get(self.hints.checked_sub(1)?).filter(|_| is_open)
    }

    /// Whether the step has no stronger hint, so that only the solution is left.
    pub fn has_no_more_hints(&self) -> bool {
        self.step().is_none_or(|step| self.hints >= step.hints().len())
    }

    /// Whether a hint would say something that isn't said already.
    pub fn can_hint(&self) -> bool {
        let has_missed = matches!(self.mood, Mood::Touching { missed: Some(_) });
        !self.has_no_more_hints() || has_missed && self.hints > 0
    }

    /// Whether the learner is to slide, and can win with that.
    fn can_win_at_once(&self, position: &Position) -> bool {
        let learner = self.learner();
        let is_due = position.due() == Some(Part::Slide) && position.to_move() == learner;
        is_due && !winning_slides(position, learner).is_empty()
    }

    /// The slides with which the learner now threatens to win in more than one way, before the opponent answers.
    pub fn double_threat(&self, game: &Match) -> Vec<Slide> {
        let replies = matches!(self.mood, Mood::Acting { then: Then::AskAgain { .. }, .. });
        if !replies || !self.is_about_to_show(game) {
            return Vec::new();
        }
        let threats = winning_slides(game.position(), self.learner());
        if threats.len() > 1 { threats } else { Vec::new() }
    }

    /// What it points at in this match.
    pub fn marks(&self, game: &Match) -> Vec<BoardMark> {
        let position = game.position();
        let spots = match (&self.mood, self.step()) {
            (Mood::Praising, Some(LessonStep::Ask(ask))) => {
                return self.marks_of_answer(ask, game);
            }
            (Mood::Praising, Some(LessonStep::Touch(Touch { answer, .. }))) => answer,
            (
                Mood::Reading
                | Mood::Asking(Try { earlier: 0, .. })
                | Mood::Touching { .. }
                | Mood::Regretting { .. },
                Some(step),
            ) => step.view().map_or(&[][..], |view| &view.spots),
            _ => &[],
        };
        let mut marks: Vec<BoardMark> =
            spots.iter().flat_map(|spot| spot.marks(position)).collect();
        let path = |slide: Slide| BoardMark::Path(slide.from, slide.to);
        marks.extend(self.double_threat(game).into_iter().map(path));
        if self.warns(position) {
            let opponent = position.to_move().other();
            marks.extend(winning_slides(position, opponent).into_iter().map(path));
        }
        marks
    }

    /// What the praise is about: what the step pointed at and is still there, what was asked for, and the way of the token that slid.
    fn marks_of_answer(&self, Demand { view, goal, .. }: &Demand, game: &Match) -> Vec<BoardMark> {
        let before = self.staged();
        let still_there = |spot: &LessonSpot| {
            let old = spot.marks(before.position());
            spot.marks(game.position()).into_iter().filter(move |mark| old.contains(mark))
        };
        let has_played = game.steps().len() > before.steps().len();
        let mut at = game.clone();
        let played = if has_played { at.take_back_step() } else { None };
        let reached = played.map(|step| goal.marks(at.position(), step, game.position()));
        let way = match played {
            // A win is celebrated by itself.
            Some(Step::Slide(Slide { from, to })) if game.ending().is_none() => {
                Some(BoardMark::Path(from, to))
            }
            _ => None,
        };
        let spots = view.spots.iter().flat_map(still_there);
        let mut marks: Vec<BoardMark> = spots.chain(way).collect();
        for mark in reached.into_iter().flatten() {
            if !marks.contains(&mark) {
                marks.push(mark);
            }
        }
        marks
    }

    /// Whether the camera should come closer to what it points at.
    pub fn is_near(&self) -> bool {
        let has_spots = !matches!(self.awaits(), Awaits::Table | Awaits::TryAgain | Awaits::End);
        let view = self.step().and_then(LessonStep::view);
        has_spots && view.is_some_and(|StepView { is_near, .. }| *is_near)
    }

    /// Whether the learner could win a match with this slide.
    pub fn can_win(&self, position: &Position) -> bool {
        let is_due = position.due() == Some(Part::Slide) && position.to_move() == self.learner();
        matches!(self.mood, Mood::InMatch)
            && is_due
            && !winning_slides(position, self.learner()).is_empty()
    }

    /// Whether the learner has to be warned: in a match, the opponent could win with the next slide.
    pub fn warns(&self, position: &Position) -> bool {
        let learner = self.learner();
        matches!(self.mood, Mood::InMatch)
            && position.due().is_some()
            && position.to_move() == learner
            && !winning_slides(position, learner.other()).is_empty()
    }
}
