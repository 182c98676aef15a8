//! Where a puzzle comes from, and which comes next.

use serde::{Deserialize, Serialize};

use super::{LeftPuzzle, Training};
use crate::puzzle::{Puzzle, PuzzleTheme, stock::nearest, stocked, today};

/// Where a puzzle comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PuzzleSource {
    /// It is the puzzle of a day.
    Today {
        /// The day.
        day: i64,
    },
    /// It suits the player's rating, and the theme if there is one.
    Practice {
        /// What it is about.
        theme: Option<PuzzleTheme>,
    },
    /// Each is harder than the one before, until the first mistake.
    Streak,
    /// It was missed before.
    Again,
    /// It was asked for by its name.
    Named,
}

impl PuzzleSource {
    /// Where the next puzzle comes from. After the puzzle of a day there is practice.
    #[must_use]
    pub fn next(self) -> PuzzleSource {
        match self {
            PuzzleSource::Today { .. } | PuzzleSource::Named => {
                PuzzleSource::Practice { theme: None }
            }
            source => source,
        }
    }

    /// Whether an outcome changes the rating. The first puzzles of a streak are far below it, and one slip there would say
    /// too much. Other puzzles are known already.
    pub fn is_rated(self) -> bool {
        matches!(self, PuzzleSource::Today { .. } | PuzzleSource::Practice { .. })
    }
}

/// Practice is this much easier than the player's rating, so that two of three are solved.
const EASIER: u32 = 100;

impl Training {
    /// The puzzle that comes next from there. One that was left comes first. `seed` draws among those that suit.
    /// `None` if there is none, such as when nothing has to come again.
    pub fn next(&mut self, source: PuzzleSource, now: i64, seed: u64) -> Option<Puzzle> {
        // A streak that has ended begins anew.
        let is_open = |left: &&LeftPuzzle| source != PuzzleSource::Streak || !left.is_counted;
        let left = self.left_from(source).filter(is_open).and_then(|left| stocked(&left.id));
        let puzzle = match (left, source) {
            (Some(left), _) => left,
            (None, PuzzleSource::Today { day }) => today(day)?,
            (None, PuzzleSource::Practice { theme }) => self.practice(theme, seed)?,
            (None, PuzzleSource::Streak) => self.streak.begin(seed).puzzle()?,
            // A newer version of the game may have puzzles that this one does not know.
            (None, PuzzleSource::Again) => self.due(now).into_iter().find_map(stocked)?,
            (None, PuzzleSource::Named) => return None,
        };
        self.begin(&puzzle.id, source);
        Some(puzzle)
    }

    fn practice(&self, theme: Option<PuzzleTheme>, seed: u64) -> Option<Puzzle> {
        let rating = self.skill.shown().saturating_sub(EASIER);
        let is_new = |id: &str| {
            !self.recent.iter().any(|recent| recent == id) && !self.again.contains_key(id)
        };
        // Of a rare theme, all may have come lately.
        let new = nearest(rating, theme, seed, is_new);
        new.or_else(|| nearest(rating, theme, seed, |_| true))
    }
}
