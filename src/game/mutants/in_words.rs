//! What is said of a match.

use strum::VariantArray;

use super::{
    layout::{cell_of, shape_of},
    lesson,
    on_shelf::{player, side_of},
};
use crate::{
    game::shelf::{ShelfMatch, ShelfWords, lesson_step},
    mutants::{
        MutantGrid, MutantMatch, MutantPlayerKind, MutantPosition, MutantRecord, MutantStep,
        Pentomino,
    },
    words::{Tellable, Words},
};

impl ShelfWords for MutantRecord {
    const REMATCH: &'static str = "mutants-rematch";

    fn name_of(&self, side: usize) -> &str {
        &player(self, side).name
    }

    fn side_said(&self, words: &Words, side: usize) -> String {
        words.tell(&side_of(side))
    }

    fn level_said(&self, words: &Words, side: usize) -> Option<String> {
        match player(self, side).player {
            MutantPlayerKind::Human => None,
            MutantPlayerKind::Computer { level } => Some(words.tell(&level)),
        }
    }

    /// The circles belong to both.
    fn count(&self, _: &Words, _: usize) -> String {
        String::new()
    }

    fn due(&self, words: &Words) -> String {
        let side = self.game.to_move();
        if self.game.position().is_some() {
            return words.say_with("mutants-to-move", &[("side", &side)]);
        }
        let circle = self.game.drawn().len() + 1;
        words.say_with("mutants-to-draw", &[("side", &side), ("circle", &circle)])
    }

    fn your_turn(&self, words: &Words) -> String {
        if self.game.position().is_some() {
            return words.say("shelf-your-turn");
        }
        let circle = self.game.drawn().len() + 1;
        words.say_with("mutants-your-peg", &[("circle", &circle)])
    }

    fn remark(&self, _: &Words) -> Option<String> {
        None
    }

    fn ended(&self, words: &Words) -> Option<String> {
        self.game.ending().map(|ending| words.tell(&ending))
    }

    fn outcome_said(&self, words: &Words) -> String {
        words.tell(&self.outcome())
    }

    fn details(&self, words: &Words) -> String {
        let board = words.say(match self.game.grid() {
            MutantGrid::Five => "mutants-grid-five",
            MutantGrid::Endless => "mutants-grid-endless",
        });
        let date = self.date.strftime("%Y-%m-%d").to_string();
        let (turns, outcome) = (self.game.turns().len(), self.outcome());
        let fields: [(&str, &dyn Tellable); 4] =
            [("date", &date), ("board", &board), ("turns", &turns), ("outcome", &outcome)];
        words.say_with("mutants-kept-details", &fields)
    }

    fn foreseen(&self, words: &Words, winner: usize, turns: u32) -> String {
        words.say_with("mutants-proven", &[("side", &side_of(winner)), ("turns", &turns)])
    }

    fn resigning(&self, words: &Words, side: usize) -> String {
        words.say_with("mutants-resign", &[("other", &side_of(side).other())])
    }

    fn thing(&self, words: &Words, number: u32) -> String {
        if let Some(shape) = shape_of(number) {
            return shape_in_words(words, &self.game, shape);
        }
        let Some(cell) = cell_of(number) else { return String::new() };
        let position = self.game.position();
        let circles = position.map_or(self.game.drawn(), |position| position.circles().as_slice());
        let is_crossed = position.is_some_and(|position| position.crossed().contains(&cell));
        let key = match (circles.contains(&cell), is_crossed) {
            (true, _) => "mutants-cell-circle",
            (false, true) => "mutants-cell-crossed",
            (false, false) => "mutants-cell-empty",
        };
        words.say_with(key, &[("square", &cell)])
    }

    fn use_of(&self, held: Option<u32>) -> &'static str {
        let crosses = held.is_none() && self.game.position().is_some();
        if crosses { "mutants-can-cross" } else { "mutants-can-draw" }
    }

    /// Where the pegs are, which holes are closed, and which shapes were formed.
    fn all_things(&self, words: &Words) -> String {
        let game = &self.game;
        let Some(position) = game.position() else {
            return words.say_with("mutants-circles", &[("squares", &game.drawn())]);
        };
        let left: Vec<Pentomino> = Pentomino::VARIANTS
            .iter()
            .copied()
            .filter(|shape| position.formed_in(*shape).is_none())
            .collect();
        let (shape, formed) = (position.shape(), position.formed());
        [
            words.say_with("mutants-circles", &[("squares", &position.circles())]),
            words.say_with("mutants-crossed", &[("squares", &position.crossed())]),
            words.say_with("mutants-formed", &[("shape", &shape), ("formed", &formed)]),
            words.say_with("mutants-to-form", &[("shapes", &left)]),
        ]
        .join("\n")
    }

    fn picked_up(&self, words: &Words, held: u32) -> String {
        let (Some(from), Some(position)) = (cell_of(held), self.game.position()) else {
            return String::new();
        };
        let to: Vec<_> = position.turns_crossing(from).into_iter().map(|turn| turn.drawn).collect();
        if to.is_empty() {
            return words.say("mutants-stuck");
        }
        words.say_with("mutants-picked-up", &[("from", &from), ("squares", &to)])
    }

    fn last_step(&self, words: &Words) -> Option<String> {
        let step = *self.game.done().last()?;
        let side = self.game.to_move().other();
        let shape = self.game.position().map(MutantPosition::shape);
        Some(match (step, shape) {
            (MutantStep::Turn(_), Some(shape)) => {
                let fields: [(&str, &dyn Tellable); 3] =
                    [("side", &side), ("step", &step), ("shape", &shape)];
                words.say_with("mutants-forms", &fields)
            }
            _ => words.say_with("mutants-plays", &[("side", &side), ("step", &step)]),
        })
    }

    fn lesson(&self, held: Option<u32>) -> Option<&'static str> {
        let step = lesson_step(&lesson::STEPS, self.steps(), held.is_some());
        let is_stuck = step == Some(lesson::STEPS[1]) && self.inviting(held).is_empty();
        if is_stuck { Some(lesson::STUCK) } else { step }
    }
}

/// Whether and when a shape was formed.
pub fn shape_in_words(words: &Words, game: &MutantMatch, shape: Pentomino) -> String {
    match game.position().and_then(|position| position.formed_in(shape)) {
        Some(turn) => words.say_with("mutants-formed-in", &[("shape", &shape), ("turn", &turn)]),
        None => words.say_with("mutants-not-formed", &[("shape", &shape)]),
    }
}
