//! When a missed puzzle comes again: the algorithm SM-2, as Piotr Woźniak published it in 1990.

use serde::{Deserialize, Serialize};

use super::{PuzzleOutcome, Training};

/// When a puzzle comes again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// The day on which it is due.
    pub due: i64,
    /// How many times it was solved one after another.
    pub solved: u32,
    /// How many days lie between the last time and the next.
    pub interval: u32,
    /// By how much the interval grows, in hundredths: the E-factor.
    pub ease: u32,
}

/// A puzzle that would not come for longer than this is learned.
const LEARNED: u32 = 120;

/// The most puzzles that come again. Of more, those go that are due last.
const MOST: usize = 400;

/// The E-factor of something new, and the least.
const NEW: u32 = 250;
const LEAST: u32 = 130;

impl Review {
    /// Of a puzzle that was missed on this day.
    fn missed(day: i64) -> Review {
        Review { due: day.saturating_add(1), solved: 0, interval: 1, ease: NEW }
    }

    /// After it has come again. `None` once it is learned.
    fn after(self, outcome: PuzzleOutcome, day: i64) -> Option<Review> {
        // The quality of the answer, as SM-2 counts it from 0 to 5.
        let quality: i64 = match outcome {
            PuzzleOutcome::Solved => 5,
            PuzzleOutcome::Helped => 3,
            PuzzleOutcome::Missed => {
                return Some(Review { ease: self.ease, ..Review::missed(day) });
            }
        };
        let lack = 5 - quality;
        let ease = i64::from(self.ease) + 10 - lack * (8 + lack * 2);
        let ease = u32::try_from(ease.clamp(LEAST.into(), 1_000)).unwrap_or(NEW);
        let interval = match self.solved {
            0 => 6,
            _ => self.interval.saturating_mul(ease).div_ceil(100),
        };
        let due = day.saturating_add(interval.into());
        let next = Review { due, solved: self.solved.saturating_add(1), interval, ease };
        (interval <= LEARNED).then_some(next)
    }
}

impl Training {
    /// Says when a puzzle comes again, after this has come of it.
    pub(super) fn review(&mut self, id: &str, outcome: PuzzleOutcome, day: i64) {
        let next = match self.again.get(id) {
            // It has come by another way before its time.
            Some(review) if review.due > day && outcome != PuzzleOutcome::Missed => Some(*review),
            Some(review) => review.after(outcome, day),
            None if outcome == PuzzleOutcome::Solved => None,
            None => Some(Review::missed(day)),
        };
        match next {
            Some(review) => drop(self.again.insert(id.to_owned(), review)),
            None => drop(self.again.remove(id)),
        }
        while self.again.len() > MOST {
            let last = self.again.iter().max_by_key(|(_, review)| review.due);
            let Some(last) = last.map(|(id, _)| id.clone()) else { break };
            self.again.remove(&last);
        }
    }

    /// The puzzles that are due on this day, those that were due first before the others.
    pub fn due(&self, day: i64) -> Vec<&str> {
        let mut due: Vec<_> = self.again.iter().filter(|(_, review)| review.due <= day).collect();
        due.sort_by_key(|(id, review)| (review.due, *id));
        due.into_iter().map(|(id, _)| id.as_str()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The intervals of the paper: a day, six days, and then each time longer by the E-factor.
    #[test]
    fn a_missed_puzzle_comes_again_after_a_day_then_six_and_then_ever_later() {
        let mut training = Training::default();
        training.review("a", PuzzleOutcome::Missed, 100);
        let mut day = 100;
        let mut intervals = Vec::new();
        while let Some(review) = training.again.get("a").copied() {
            assert!(training.due(review.due - 1).is_empty());
            assert_eq!(training.due(review.due), ["a"]);
            intervals.push(review.due - day);
            day = review.due;
            training.review("a", PuzzleOutcome::Solved, day);
        }
        // 6 · 2.7 and 17 · 2.8, rounded up.
        assert_eq!(intervals, [1, 6, 17, 48]);
    }

    #[test]
    fn what_is_missed_again_begins_anew_and_a_hint_makes_the_next_ones_shorter() {
        let mut training = Training::default();
        training.review("a", PuzzleOutcome::Missed, 100);
        training.review("a", PuzzleOutcome::Helped, 101);
        assert_eq!(training.again["a"], Review { due: 107, solved: 1, interval: 6, ease: 236 });
        training.review("a", PuzzleOutcome::Missed, 107);
        assert_eq!(training.again["a"], Review { due: 108, solved: 0, interval: 1, ease: 236 });
    }

    #[test]
    fn what_is_solved_at_once_does_not_come_again_and_nothing_comes_before_its_time() {
        let mut training = Training::default();
        training.review("a", PuzzleOutcome::Solved, 100);
        assert!(training.again.is_empty());
        training.review("a", PuzzleOutcome::Missed, 100);
        training.review("a", PuzzleOutcome::Solved, 100);
        assert_eq!(training.again["a"].due, 101);
    }

    #[test]
    fn there_are_never_too_many() {
        let mut training = Training::default();
        for day in 0..500 {
            training.review(&format!("{day}"), PuzzleOutcome::Missed, day);
        }
        assert_eq!(training.again.len(), MOST);
        assert_eq!(training.due(1), ["0"]);
    }
}
