//! How well a player solves, by Glicko-2 (Mark Glickman, “Example of the Glicko-2 system”). A puzzle is an opponent.

use serde::{Deserialize, Serialize};
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2_rating_period},
};

/// How well a player solves puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Skill {
    /// The rating, on the scale of the puzzles.
    pub rating: f64,
    /// How far off it may well be.
    pub deviation: f64,
    /// How unevenly the player solves.
    pub volatility: f64,
    /// The day of the last puzzle that counted.
    pub day: i64,
}

/// Who has done the lessons is about here.
const FIRST: f64 = 1_000.0;

/// How far off that may be. It is less than of somebody of whom nothing is known, and one early slip costs 85 instead
/// of 175.
const FIRST_DEVIATION: f64 = 200.0;

/// The deviation of somebody of whom nothing is known, and the volatility, as Glickman has them.
const UNKNOWN: f64 = 350.0;
const VOLATILITY: f64 = 0.06;

/// How far the rating of a puzzle may be off: it is measured with the levels of the computer, not with people.
const OF_PUZZLES: f64 = 120.0;

/// The deviation below which a rating is settled.
const SETTLED: f64 = 110.0;

/// After more days than this nothing is more uncertain.
const MOST_RESTED: i64 = 400;

/// The ratings that are shown.
const SHOWN: [f64; 2] = [100.0, 3_500.0];

impl Default for Skill {
    fn default() -> Skill {
        Skill { rating: FIRST, deviation: FIRST_DEVIATION, volatility: VOLATILITY, day: 0 }
    }
}

impl Skill {
    /// After a puzzle with this rating.
    #[must_use]
    pub fn after(self, puzzle: u32, is_solved: bool) -> Skill {
        let puzzle =
            Glicko2Rating { rating: puzzle.into(), deviation: OF_PUZZLES, volatility: VOLATILITY };
        let outcome = if is_solved { Outcomes::WIN } else { Outcomes::LOSS };
        let config = Glicko2Config::new();
        self.with(glicko2_rating_period(&self.as_glicko(), &[(puzzle, outcome)], &config))
    }

    /// On this day: the longer nothing was solved, the less is known.
    #[must_use]
    pub fn rested(self, day: i64) -> Skill {
        let days = (day - self.day).clamp(0, MOST_RESTED);
        let is_new = self.day == 0;
        let rested = (0..days)
            .filter(|_| !is_new)
            .fold(self.as_glicko(), |rating, _| decay_deviation(&rating));
        Skill { day: self.day.max(day), ..self.with(rested) }
    }

    /// The rating as it is shown.
    pub fn shown(self) -> u32 {
        let [least, most] = SHOWN;
        self.rating.round().clamp(least, most) as u32
    }

    /// Whether enough is known of the player for the rating to mean something.
    pub fn is_settled(self) -> bool {
        self.deviation < SETTLED
    }

    fn as_glicko(self) -> Glicko2Rating {
        let Skill { rating, deviation, volatility, .. } = self.checked();
        Glicko2Rating { rating, deviation, volatility }
    }

    fn with(self, Glicko2Rating { rating, deviation, volatility }: Glicko2Rating) -> Skill {
        Skill { rating, deviation, volatility, ..self }.checked()
    }

    /// A file may hold any numbers. None of them may stop the arithmetic.
    pub(super) fn checked(self) -> Skill {
        let usual = Skill::default();
        let checked = |number: f64, least: f64, most: f64, usual: f64| {
            if number.is_finite() { number.clamp(least, most) } else { usual }
        };
        Skill {
            rating: checked(self.rating, SHOWN[0], SHOWN[1], usual.rating),
            deviation: checked(self.deviation, 30.0, UNKNOWN, usual.deviation),
            volatility: checked(self.volatility, 0.03, 0.1, usual.volatility),
            day: self.day,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example in Glickman's paper.
    #[test]
    fn the_published_example_comes_out() {
        let rated = |rating, deviation| Glicko2Rating { rating, deviation, volatility: 0.06 };
        let results = [
            (rated(1400.0, 30.0), Outcomes::WIN),
            (rated(1550.0, 100.0), Outcomes::LOSS),
            (rated(1700.0, 300.0), Outcomes::LOSS),
        ];
        let after = glicko2_rating_period(&rated(1500.0, 200.0), &results, &Glicko2Config::new());
        assert!((after.rating - 1464.06).abs() < 0.02, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.02, "{after:?}");
        assert!((after.volatility - 0.059_99).abs() < 1e-4, "{after:?}");
    }

    #[test]
    fn a_solved_puzzle_raises_the_rating_and_a_missed_one_lowers_it_less_and_less() {
        let new = Skill::default();
        let mut steps = Vec::new();
        let mut skill = new;
        for _ in 0..12 {
            let next = skill.after(skill.shown(), true);
            steps.push(next.rating - skill.rating);
            skill = next.after(next.shown(), false);
        }
        assert!(steps.is_sorted_by(|a, b| a > b), "{steps:?}");
        assert!((60.0..110.0).contains(&steps[0]), "{steps:?}");
        assert!((skill.rating - new.rating).abs() < 100.0 && skill.is_settled(), "{skill:?}");
    }

    #[test]
    fn after_a_long_rest_less_is_known() {
        let skill = Skill { deviation: 60.0, day: 20_000, ..Skill::default() };
        let [soon, late] = [20_001, 20_300].map(|day| skill.rested(day));
        assert!(skill.deviation < soon.deviation && soon.deviation < late.deviation);
        assert!(late.deviation <= UNKNOWN && (late.rating - skill.rating).abs() < 1e-6);
        // A clock that was set back changes nothing.
        assert_eq!(skill.rested(19_000), skill);
    }

    #[test]
    fn numbers_that_a_file_should_not_have_do_no_harm() {
        for odd in [f64::NAN, f64::INFINITY, -1e300, 0.0] {
            let skill = Skill { rating: odd, deviation: odd, volatility: odd, day: 1 };
            let after = skill.rested(i64::MAX).after(1_500, true);
            assert!((100..=3_500).contains(&after.shown()) && after.deviation.is_finite());
        }
    }
}
