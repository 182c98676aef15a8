//! Training: what is kept of a player who solves puzzles, and which puzzle comes next. All of it is counters, so that the
//! file stays small and what two copies of the program have counted can be put together.
//!
//! Days are counted from 1970, in universal time, so that today's puzzle is the same for everybody.
//!
//! | file | what it owns |
//! |---|---|
//! | `mod.rs` | what is kept, and what an outcome changes |
//! | `skill.rs` | how well the player solves: Glicko-2 |
//! | `review.rs` | when a missed puzzle comes again: SM-2 |
//! | `streak.rs` | puzzles that get harder until the first mistake |
//! | `days.rs` | days in a row, and the marks of the calendar |
//! | `source.rs` | where a puzzle comes from, and which comes next |
//! | `combine.rs` | putting together what two copies of the program have counted |

mod combine;
mod days;
mod review;
mod skill;
mod source;
mod streak;

pub use days::{DailyMark, MOST_DAYS, TrainingDay, day_of};
pub use review::Review;
pub use skill::Skill;
pub use source::PuzzleSource;
pub use streak::{LONGEST_STREAK, Streak, StreakRun};

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Puzzle, PuzzleTheme};

/// How many puzzles practice remembers, so that none comes again soon.
const MOST_RECENT: usize = 64;

/// What is kept of a player who solves puzzles.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Training {
    /// How well the player solves.
    pub skill: Skill,
    /// The puzzle that was left before its end.
    pub left: Option<LeftPuzzle>,
    /// The streak, and the best one.
    pub streak: Streak,
    /// How often each theme was tried and solved, by its name.
    pub themes: BTreeMap<String, PuzzleScore>,
    /// What was done on each day.
    pub days: BTreeMap<i64, TrainingDay>,
    /// What became of the puzzles of the days, by their day.
    pub daily: BTreeMap<i64, DailyMark>,
    /// The puzzles that come again, by their short name.
    pub again: BTreeMap<String, Review>,
    /// The short names of the last puzzles, the newest last.
    pub recent: Vec<String>,
}

/// How often something was tried, and how often it was solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleScore {
    /// The number of puzzles.
    pub tried: u32,
    /// How many of them were solved at the first try, without help.
    pub solved: u32,
}

/// A puzzle that was begun and not brought to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftPuzzle {
    /// Its short name.
    pub id: String,
    /// Where it comes from.
    pub source: PuzzleSource,
    /// Whether its outcome is counted. Then it is only still to be solved.
    pub is_counted: bool,
}

/// What came of the first try at a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleOutcome {
    /// It was solved, without help.
    Solved,
    /// The player asked for a hint first.
    Helped,
    /// It was wrong, or the player had it shown.
    Missed,
}

impl PuzzleScore {
    fn count(&mut self, outcome: PuzzleOutcome) {
        self.tried = self.tried.saturating_add(1);
        self.solved = self.solved.saturating_add(u32::from(outcome == PuzzleOutcome::Solved));
    }
}

impl Training {
    /// The player begins a puzzle. If it was left before its end, it goes on.
    pub fn begin(&mut self, id: &str, source: PuzzleSource) {
        if self.left_from(source).is_some_and(|left| left.id == id) {
            return;
        }
        let is_counted =
            matches!(source, PuzzleSource::Today { day } if self.daily.contains_key(&day));
        self.left = Some(LeftPuzzle { id: id.to_owned(), source, is_counted });
    }

    /// The puzzle that was left, if it comes from there.
    pub fn left_from(&self, source: PuzzleSource) -> Option<&LeftPuzzle> {
        self.left.as_ref().filter(|left| left.source == source)
    }

    /// Whether the puzzle that was begun still counts.
    pub fn still_counts(&self) -> bool {
        self.left.as_ref().is_some_and(|left| !left.is_counted)
    }

    /// Counts what came of the first try at the puzzle that was begun. Later tries count for nothing.
    pub fn count(&mut self, puzzle: &Puzzle, outcome: PuzzleOutcome, day: i64) {
        let Some(left) = self.left.as_mut().filter(|left| left.id == puzzle.id && !left.is_counted)
        else {
            return;
        };
        left.is_counted = true;
        let source = left.source;
        // Who was helped has not shown much.
        if source.is_rated() && outcome != PuzzleOutcome::Helped {
            let is_solved = outcome == PuzzleOutcome::Solved;
            self.skill = self.skill.rested(day).after(puzzle.rating, is_solved);
        }
        for theme in &puzzle.themes {
            self.themes.entry(theme.name().to_owned()).or_default().count(outcome);
        }
        let rating = self.skill.shown();
        let today = self.days.entry(day).or_default();
        today.rating = rating;
        today.score.count(outcome);
        if let PuzzleSource::Today { day } = source {
            self.daily.entry(day).or_insert(DailyMark::Tried);
        }
        if source == PuzzleSource::Streak {
            self.streak.count(outcome);
        }
        self.review(&puzzle.id, outcome, day);
        self.recent.retain(|id| *id != puzzle.id);
        self.recent.push(puzzle.id.clone());
        self.forget_the_oldest();
    }

    /// The puzzle that was begun is at its end on this day: it is solved, or was shown.
    pub fn finish(&mut self, is_solved: bool, day: i64) {
        let Some(left) = self.left.take().filter(|_| is_solved) else { return };
        let rating = self.skill.shown();
        let today = self.days.entry(day).or_default();
        today.rating = rating;
        today.finished = today.finished.saturating_add(1);
        if let PuzzleSource::Today { day } = left.source {
            self.daily.insert(day, DailyMark::Solved);
        }
    }

    /// How often a theme was tried and solved.
    pub fn score_of(&self, theme: PuzzleTheme) -> PuzzleScore {
        self.themes.get(theme.name()).copied().unwrap_or_default()
    }

    /// How often anything was tried and solved, as far as the days are kept.
    pub fn score(&self) -> PuzzleScore {
        let sum =
            |part: fn(&PuzzleScore) -> u32| self.days.values().map(|day| part(&day.score)).sum();
        PuzzleScore { tried: sum(|score| score.tried), solved: sum(|score| score.solved) }
    }

    fn forget_the_oldest(&mut self) {
        let surplus = self.recent.len().saturating_sub(MOST_RECENT);
        self.recent.drain(..surplus);
        while self.days.len() > MOST_DAYS {
            self.days.pop_first();
        }
        while self.daily.len() > MOST_DAYS {
            self.daily.pop_first();
        }
    }
}
