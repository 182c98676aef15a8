//! How a match ended, by name.

use super::Referee;
use crate::{
    engine::TurningPoint,
    rules::Ending,
    words::{Tellable, Words},
};

impl Referee {
    /// The turns that tell how the match came to its end. Those that it has in common with the one that it goes on from were played
    /// by others.
    pub fn story(&self, point: TurningPoint) -> Vec<TurningPoint> {
        let begun_after = self.paper().from.as_ref().map_or(0, |from| from.turn);
        let mut story = point.story(&self.playhead().whole());
        story.retain(|told| told.turn > begun_after);
        story
    }

    /// Where the match turned, a win at once that was missed, and how it ended.
    pub fn tell_story(&self, words: &Words, point: TurningPoint) -> String {
        let whole = self.playhead().whole();
        let told = |point: TurningPoint| words.tell(&point.told(self.you(), &whole));
        let told = self.story(point).into_iter().map(told);
        told.collect::<Vec<_>>().join(" ")
    }

    /// How the match ended. A person who plays against the computer is told what it means for them.
    pub fn tell_ending(&self, words: &Words, ending: Ending) -> String {
        let (winner, key) = match ending {
            Ending::Won { by, .. } => (by, "end-won"),
            Ending::Resigned { by } => (by.other(), "end-resigned"),
            Ending::DrawnByRepetition | Ending::DrawnByAgreement => return words.tell(&ending),
        };
        let outcome = match self.you() {
            Some(side) if side == winner => "won",
            Some(_) => "lost",
            None => "none",
        };
        let shape = match ending {
            Ending::Won { shape, .. } => Some(shape),
            _ => None,
        };
        let fields: [(&str, &dyn Tellable); 4] = [
            ("you", &outcome),
            ("winner", &self.called(winner)),
            ("loser", &self.called(winner.other())),
            ("shape", &shape),
        ];
        words.say_with(key, &fields)
    }
}
