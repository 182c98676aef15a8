//! Marks: how bad a turn was, by the winning chance that it gave away.

use serde::Serialize;
use strum::{VariantArray, VariantNames};

/// How bad a turn was.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, VariantNames, VariantArray,
)]
pub enum Mark {
    /// The turn gave nothing away, or very little.
    Good,
    /// The turn gave a little away.
    Weak,
    /// The turn gave a lot away.
    Mistake,
    /// The turn gave the match away, or nearly.
    Blunder,
}

/// The smallest loss of winning chances for each mark, the worst mark first. The example `fit_judge` fits them
/// to matches.
const MARKS: [(f64, Mark); 3] = [(0.44, Mark::Blunder), (0.32, Mark::Mistake), (0.22, Mark::Weak)];

impl Mark {
    /// The mark for a turn that gave this much of the winning chance away, from 0 to 1.
    pub fn of(given_away: f64) -> Mark {
        let mark = MARKS.iter().find(|(least, _)| given_away >= *least);
        mark.map_or(Mark::Good, |(_, mark)| *mark)
    }

    /// The least that a turn with this mark gives away.
    pub fn least(self) -> f64 {
        MARKS.iter().find(|(_, mark)| *mark == self).map_or(0.0, |(least, _)| *least)
    }
}
