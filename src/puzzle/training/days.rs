//! Days: days in a row, and what became of the puzzles of the days.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::{PuzzleScore, Training};

/// How many days are kept.
pub const MOST_DAYS: usize = 800;

const SECONDS: i64 = 86_400;

/// The day of a moment, counted from 1970.
pub fn day_of(moment: Timestamp) -> i64 {
    moment.as_second().div_euclid(SECONDS)
}

/// What was done on a day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TrainingDay {
    /// The rating at its end.
    pub rating: u32,
    /// How many puzzles were tried, and solved at the first try.
    pub score: PuzzleScore,
    /// How many were solved in the end.
    pub finished: u32,
}

/// What became of the puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DailyMark {
    /// It was tried, and not solved.
    Tried,
    /// It was solved.
    Solved,
}

impl Training {
    /// On how many days in a row something was solved. A day that is not over yet does not end the row.
    pub fn days_in_a_row(&self, today: i64) -> u32 {
        let has_solved = |day: &i64| self.days.get(day).is_some_and(|day| day.finished > 0);
        let last = if has_solved(&today) { today } else { today.saturating_sub(1) };
        let row = (0..).map_while(|back| last.checked_sub(back)).take_while(has_solved);
        u32::try_from(row.count()).unwrap_or(u32::MAX)
    }

    /// The longest row of such days, as far as they are kept.
    pub fn most_days_in_a_row(&self) -> u32 {
        let (mut most, mut row, mut before) = (0, 0, None);
        for (day, _) in self.days.iter().filter(|(_, day)| day.finished > 0) {
            row = if before == day.checked_sub(1) { row + 1 } else { 1 };
            before = Some(*day);
            most = most.max(row);
        }
        most
    }

    /// The rating at the end of each of the last days on which something was tried, the oldest first.
    pub fn ratings(&self, most: usize) -> Vec<u32> {
        let tried = self
            .days
            .values()
            .filter(|day| day.score.tried > 0)
            .map(|day| day.rating)
            .collect::<Vec<_>>();
        tried[tried.len().saturating_sub(most)..].to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_of_days_ends_with_a_day_that_is_over() {
        let solved = |finished| TrainingDay { finished, ..TrainingDay::default() };
        let days = [(10, 1), (11, 2), (12, 1), (14, 1), (15, 0), (16, 3), (17, 1)];
        let training = Training {
            days: days.into_iter().map(|(day, count)| (day, solved(count))).collect(),
            ..Training::default()
        };
        for (today, row) in [(12, 3), (13, 3), (14, 1), (15, 1), (16, 1), (17, 2), (18, 2), (19, 0)]
        {
            assert_eq!(training.days_in_a_row(today), row, "{today}");
        }
        assert_eq!(training.most_days_in_a_row(), 3);
        assert_eq!(Training::default().most_days_in_a_row(), 0);
    }
}
