//! The streak: puzzles that get harder, until the first mistake.

use serde::{Deserialize, Serialize};

use super::PuzzleOutcome;
use crate::puzzle::{Puzzle, stock::by_rating};

/// The streak that is going on, and the best one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Streak {
    /// The most puzzles that were solved in a row.
    pub best: u32,
    /// The one that is going on.
    pub run: Option<StreakRun>,
}

/// A streak that is going on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StreakRun {
    /// It draws the puzzles.
    pub seed: u64,
    /// How many are solved.
    pub solved: u32,
}

/// A streak has this many puzzles. The puzzles of the game are divided into as many groups, from the easiest to the
/// hardest, and each group gives one.
pub const LONGEST_STREAK: u32 = 60;

impl Streak {
    /// Goes on, or else begins.
    pub fn begin(&mut self, seed: u64) -> StreakRun {
        *self.run.get_or_insert(StreakRun { seed, solved: 0 })
    }

    pub(super) fn count(&mut self, outcome: PuzzleOutcome) {
        let Some(run) = &mut self.run else { return };
        if outcome == PuzzleOutcome::Solved {
            run.solved = run.solved.saturating_add(1);
            self.best = self.best.max(run.solved);
        }
        if outcome != PuzzleOutcome::Solved || run.solved >= LONGEST_STREAK {
            self.run = None;
        }
    }
}

impl StreakRun {
    /// The puzzle that comes next.
    pub fn puzzle(self) -> Option<Puzzle> {
        let all = by_rating();
        let cut = |group: u32| all.len() * group as usize / LONGEST_STREAK as usize;
        let at = self.solved.min(LONGEST_STREAK - 1);
        let group = all.get(cut(at)..cut(at + 1))?;
        let lot =
            fastrand::Rng::with_seed(self.seed.wrapping_add(at.into())).usize(..group.len().max(1));
        group.get(lot)?.read().ok()
    }
}
