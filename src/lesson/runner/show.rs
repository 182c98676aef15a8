//! How the lesson shows a solution.

use super::{Mood, Runner, Then, Try, proof::About};
use crate::{
    lesson::{Line, LinePart},
    rules::Match,
};

impl Runner {
    /// Whether the lesson can show how the step is done.
    pub fn can_show(&self) -> bool {
        matches!(self.mood, Mood::Asking(_) | Mood::Touching { .. })
    }

    /// Shows how the step is done.
    pub fn show(&mut self, game: &Match) {
        match &self.mood {
            Mood::Touching { .. } => self.reach(),
            Mood::Asking(since) => {
                let since = *since;
                self.find_out(About::Way(since), game);
            }
            _ => {}
        }
    }

    /// Plays what leads to the goal, from where the try began.
    pub(super) fn play_way(&mut self, line: Line, game: &Match, since: Try) {
        // A part that the learner has played already may be the first of the line.
        let played: Vec<LinePart> =
            game.steps().skip(since.from).filter_map(LinePart::of).collect();
        self.mood = if line.0.starts_with(&played) {
            Mood::Acting { line, from: since.from, then: Then::Judge(since) }
        } else {
            Mood::TakingBack { back: since, line: Some(line) }
        };
    }
}
