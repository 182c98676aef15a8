//! What is said of a match.

use super::{
    lesson,
    on_shelf::{player, side_of, square_of},
};
use crate::{
    game::shelf::{ShelfMatch, ShelfWords, lesson_step},
    words::{Tellable, Words},
    zebra::{ZebraPlayerKind, ZebraPosition, ZebraRecord, ZebraSquare},
};

impl ShelfWords for ZebraRecord {
    const REMATCH: &'static str = "result-rematch";

    fn name_of(&self, side: usize) -> &str {
        &player(self, side).name
    }

    fn side_said(&self, words: &Words, side: usize) -> String {
        words.tell(&side_of(side))
    }

    fn level_said(&self, words: &Words, side: usize) -> Option<String> {
        match player(self, side).player {
            ZebraPlayerKind::Human => None,
            ZebraPlayerKind::Computer { level } => Some(words.tell(&level)),
        }
    }

    fn count(&self, words: &Words, side: usize) -> String {
        let towers = self.game.position().count(side_of(side));
        words.say_with("zebra-count", &[("towers", &towers)])
    }

    fn due(&self, words: &Words) -> String {
        words.say_with("zebra-to-move", &[("side", &self.game.position().to_move())])
    }

    fn remark(&self, words: &Words) -> Option<String> {
        (self.game.times_stood() == 2).then(|| words.say("zebra-stood-twice"))
    }

    fn ended(&self, words: &Words) -> Option<String> {
        self.game.ending().map(|ending| words.tell(&ending))
    }

    fn outcome_said(&self, words: &Words) -> String {
        words.tell(&self.outcome())
    }

    fn details(&self, words: &Words) -> String {
        let length = self.game.position().size().length();
        let date = self.date.strftime("%Y-%m-%d").to_string();
        let (turns, outcome) = (self.steps(), self.outcome());
        let fields: [(&str, &dyn Tellable); 4] =
            [("date", &date), ("length", &length), ("turns", &turns), ("outcome", &outcome)];
        words.say_with("zebra-kept-details", &fields)
    }

    fn foreseen(&self, words: &Words, winner: usize, turns: u32) -> String {
        words.say_with("zebra-proven", &[("side", &side_of(winner)), ("turns", &turns)])
    }

    fn resigning(&self, words: &Words, side: usize) -> String {
        words.say_with("zebra-resign", &[("other", &side_of(side).other())])
    }

    fn thing(&self, words: &Words, number: u32) -> String {
        let square = square_of(self, number);
        let tower = square.map(|square| tower_in_words(words, self.game.position(), square));
        tower.unwrap_or_default()
    }

    fn use_of(&self, held: Option<u32>) -> &'static str {
        if held.is_some() { "zebra-can-go" } else { "zebra-can-take" }
    }

    /// Which towers each side owns, and which squares are closed.
    fn all_things(&self, words: &Words) -> String {
        let position = self.game.position();
        let with_height = |square: ZebraSquare| match position.height(square) {
            1 => square.to_string(),
            height => format!("{square}({height})"),
        };
        let of_side = |side| {
            let towers: Vec<String> = position.towers(side_of(side)).map(with_height).collect();
            let fields: [(&str, &dyn Tellable); 2] =
                [("side", &side_of(side)), ("towers", &towers.join(" "))];
            words.say_with("zebra-towers", &fields)
        };
        let squares = position.size().squares();
        let closed: Vec<ZebraSquare> =
            squares.filter(|square| position.height(*square) == 0).collect();
        let [light, dark] = [0, 1].map(of_side);
        [light, dark, words.say_with("zebra-closed", &[("squares", &closed)])].join("\n")
    }

    fn picked_up(&self, words: &Words, held: u32) -> String {
        let Some(from) = square_of(self, held) else { return String::new() };
        let to: Vec<ZebraSquare> =
            self.game.position().turns_from(from).map(|turn| turn.to).collect();
        words.say_with("zebra-picked-up", &[("from", &from), ("squares", &to)])
    }

    fn last_step(&self, words: &Words) -> Option<String> {
        let played = self.game.turns().last()?;
        let (number, side) = (self.steps(), self.game.position().to_move().other());
        let fields: [(&str, &dyn Tellable); 3] =
            [("turn", &number), ("side", &side), ("played", played)];
        Some(words.say_with("zebra-turn", &fields))
    }

    fn lesson(&self, held: Option<u32>) -> Option<&'static str> {
        lesson_step(&lesson::STEPS, self.steps(), held.is_some())
    }
}

/// What stands on a square: whose tower it is, and its pieces from the top.
pub fn tower_in_words(words: &Words, position: &ZebraPosition, square: ZebraSquare) -> String {
    let tower = position.tower(square);
    let from_top: Vec<_> = tower.iter().rev().copied().collect();
    match from_top[..] {
        [] => words.say_with("zebra-tower-closed", &[("square", &square)]),
        [side] => words.say_with("zebra-tower-single", &[("square", &square), ("side", &side)]),
        _ => {
            let height = from_top.len();
            let fields: [(&str, &dyn Tellable); 3] =
                [("square", &square), ("height", &height), ("sides", &from_top)];
            words.say_with("zebra-tower", &fields)
        }
    }
}
