//! How the lesson shows a solution.

use super::{Mood, Runner, Then, Try};
use crate::{
    lesson::{Ask, LessonStep, Line, Part},
    rules::Match,
};

impl Runner {
    /// Whether the lesson can show how the step is done.
    pub fn can_show(&self) -> bool {
        matches!(self.mood, Mood::Asking(_) | Mood::Touching { .. })
    }

    /// Shows how the step is done.
    pub fn show(&mut self, game: &Match) {
        match (&self.mood, self.step()) {
            (Mood::Touching { .. }, _) => self.reach(),
            (Mood::Asking(since), Some(LessonStep::Ask(ask))) => {
                let since = *since;
                let mut before = game.clone();
                while before.steps().len() > since.from && before.take_back_step().is_some() {}
                let Some(line) = self.line_to_show(ask, &before, since) else { return };
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

    /// What leads to the goal from here. After the first turn of several, that is for the solver to find.
    fn line_to_show(&self, ask: &Ask, game: &Match, since: Try) -> Option<Line> {
        if since.earlier > 0 {
            let left = ask.goal.turns()?.saturating_sub(since.earlier);
            return (self.solver)(game.position(), left).map(Line::of);
        }
        Some(ask.way(game, self.solver).unwrap_or_else(|| ask.solution.clone()))
    }
}
