//! The player's own figures: how the matches against the computer ended, from the headers of the saved matches.

use std::array;

use strum::VariantArray;

use crate::{
    record::{Header, Level, Outcome, PlayerKind},
    rules::{Shape, Side},
};

/// How often the player won, lost and drew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub(super) struct OwnTally {
    pub won: usize,
    pub lost: usize,
    pub drawn: usize,
}

impl OwnTally {
    pub fn all(self) -> usize {
        self.won + self.lost + self.drawn
    }
}

/// The shapes that win, in the order in which the figures name them.
pub(super) const SHAPES: [Shape; 3] = [Shape::Triangle, Shape::Line, Shape::Tick];

/// How the player's matches ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Figures {
    /// All matches against the computer.
    pub all: OwnTally,
    /// The same for each [`Level`].
    pub levels: [OwnTally; Level::VARIANTS.len()],
    /// The same for each of the [`SHAPES`]. Nobody draws with a shape.
    pub shapes: [OwnTally; 3],
    /// The matches between two people that are over.
    pub with_friends: usize,
}

impl Figures {
    /// Counts these matches. One between two computers, or one that is not over, does not count.
    pub fn of<'h>(headers: impl Iterator<Item = &'h Header>) -> Figures {
        let mut figures = Figures::default();
        for header in headers.filter(|header| header.outcome != Outcome::Unfinished) {
            let (side, level) = match [header.red.player, header.black.player] {
                [PlayerKind::Human, PlayerKind::Computer { level }] => (Side::Red, level),
                [PlayerKind::Computer { level }, PlayerKind::Human] => (Side::Black, level),
                [PlayerKind::Human, PlayerKind::Human] => {
                    figures.with_friends += 1;
                    continue;
                }
                [PlayerKind::Computer { .. }, PlayerKind::Computer { .. }] => continue,
            };
            let count = |tally: &mut OwnTally| match header.outcome {
                Outcome::Won { by, .. } if by == side => tally.won += 1,
                Outcome::Resigned { by } if by != side => tally.won += 1,
                Outcome::Won { .. } | Outcome::Resigned { .. } => tally.lost += 1,
                Outcome::Draw(_) | Outcome::Unfinished => tally.drawn += 1,
            };
            count(&mut figures.all);
            let of_level = Level::VARIANTS.iter().zip(&mut figures.levels);
            of_level.filter(|(of, _)| **of == level).for_each(|(_, tally)| count(tally));
            if let Outcome::Won { shape, .. } = header.outcome {
                let of_shape = SHAPES.iter().zip(&mut figures.shapes);
                of_shape.filter(|(of, _)| **of == shape).for_each(|(_, tally)| count(tally));
            }
        }
        figures
    }

    /// The levels against which the player has played, and how.
    pub fn played_levels(&self) -> impl Iterator<Item = (Level, OwnTally)> {
        let all: [_; Level::VARIANTS.len()] =
            array::from_fn(|i| (Level::VARIANTS[i], self.levels[i]));
        all.into_iter().filter(|(_, tally)| tally.all() > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::{Drawn, Player},
        rules::HouseRules,
    };

    const HUMAN: PlayerKind = PlayerKind::Human;
    const EASY: PlayerKind = PlayerKind::Computer { level: Level::Easy };
    const HARD: PlayerKind = PlayerKind::Computer { level: Level::Hard };

    fn header(red: PlayerKind, black: PlayerKind, outcome: Outcome) -> Header {
        let player = |player| Player { name: String::new(), player };
        Header {
            version: 1,
            date: jiff::Timestamp::UNIX_EPOCH,
            rules: HouseRules::Booklet,
            red: player(red),
            black: player(black),
            first: Side::Red,
            turns: 0,
            lines: 0,
            outcome,
            from: None,
        }
    }

    #[test]
    fn matches_count_for_the_person_against_the_computer() {
        let won = |by, shape| Outcome::Won { by, shape };
        let headers = [
            header(HUMAN, EASY, won(Side::Red, Shape::Line)),
            header(EASY, HUMAN, won(Side::Red, Shape::Tick)),
            header(EASY, HUMAN, Outcome::Resigned { by: Side::Red }),
            header(HUMAN, HARD, Outcome::Draw(Drawn::Agreed)),
            header(HUMAN, HARD, Outcome::Unfinished),
            header(HUMAN, HUMAN, won(Side::Red, Shape::Line)),
            header(EASY, HARD, won(Side::Red, Shape::Line)),
        ];
        let figures = Figures::of(headers.iter());
        assert_eq!(figures.all, OwnTally { won: 2, lost: 1, drawn: 1 });
        assert_eq!(figures.with_friends, 1);
        let levels: Vec<_> = figures.played_levels().collect();
        let easy = OwnTally { won: 2, lost: 1, drawn: 0 };
        let hard = OwnTally { won: 0, lost: 0, drawn: 1 };
        assert_eq!(levels, [(Level::Easy, easy), (Level::Hard, hard)]);
        let [triangle, line, tick] = figures.shapes;
        assert_eq!(triangle, OwnTally::default());
        assert_eq!(line, OwnTally { won: 1, lost: 0, drawn: 0 });
        assert_eq!(tick, OwnTally { won: 0, lost: 1, drawn: 0 });
    }
}
