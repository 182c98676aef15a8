//! Scores of positions: hundredths, or a proven win or loss.

use std::fmt;

/// What a position is worth to the player to move: an estimate in hundredths up to [`Score::HIGHEST`]
/// either way, or a proven win or loss beyond that.
///
/// With 100 hundredths, a player wins about four of seven matches against an equal opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(i32);

/// The score of a win that needs no more turns.
const WIN: i32 = 30_000;

/// The most turns, of both sides together, that a proven win may take.
const LONGEST: i32 = 1_000;

impl Score {
    /// With this many hundredths, the chance to win is ten times the chance to lose. The example `fit_judge`
    /// fits it to the results of matches.
    pub const TENFOLD: f64 = 770.0;
    /// Neither side is ahead, or the match is a draw.
    pub const EVEN: Score = Score(0);
    /// The largest estimate. Its negative is the smallest.
    pub const HIGHEST: Score = Score(WIN - LONGEST - 1);
    /// Higher than every score.
    pub(super) const INFINITE: Score = Score(WIN + 1);

    /// An estimate in hundredths.
    pub fn estimate(hundredths: i32) -> Score {
        Score(hundredths.clamp(-Score::HIGHEST.0, Score::HIGHEST.0))
    }

    /// The score with these [`hundredths`](Score::hundredths). `None` if no score has them.
    pub fn from_hundredths(hundredths: i32) -> Option<Score> {
        (-WIN..=WIN).contains(&hundredths).then_some(Score(hundredths))
    }

    /// A win with the `n`th turn of the player to move.
    pub fn win(n: u32) -> Score {
        Score::win_at(2 * n as i32 - 1)
    }

    /// A loss to the `n`th turn of the opponent.
    pub fn loss(n: u32) -> Score {
        -Score::win_at(2 * n as i32)
    }

    /// A win for the player to move at the root of a search, `turns` turns of both sides together after
    /// the root.
    #[inline]
    pub(super) const fn win_at(turns: i32) -> Score {
        Score(WIN - turns)
    }

    /// The score in hundredths. A proven result is far beyond any estimate.
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// The number of own turns that the player to move needs to win, if the win is proven.
    pub const fn wins_in(self) -> Option<u32> {
        if self.0 > Score::HIGHEST.0 { Some((WIN - self.0 + 1) as u32 / 2) } else { None }
    }

    /// The number of turns that the opponent needs to win, if the loss is proven.
    pub const fn loses_in(self) -> Option<u32> {
        if self.0 < -Score::HIGHEST.0 { Some((WIN + self.0 + 1) as u32 / 2) } else { None }
    }

    /// Whether the score is a proven win or loss.
    #[inline]
    pub const fn is_proven(self) -> bool {
        self.0 > Score::HIGHEST.0 || self.0 < -Score::HIGHEST.0
    }

    /// The share of matches that the player to move would win, from 0 to 1. A draw counts as half a win.
    pub fn expectation(self) -> f64 {
        1.0 / (1.0 + 10_f64.powf(f64::from(-self.0.clamp(-4_000, 4_000)) / Score::TENFOLD))
    }

    /// The score from the point of view of the opponent.
    #[inline]
    #[must_use]
    pub(super) const fn negative(self) -> Score {
        Score(-self.0)
    }

    /// The score plus some hundredths.
    #[inline]
    #[must_use]
    pub(super) const fn plus(self, hundredths: i32) -> Score {
        Score(self.0 + hundredths)
    }

    /// Converts a score relative to the root into one relative to a position `turns` turns below it. The
    /// table stores scores in this form. Only proven results change: they count turns.
    #[inline]
    pub(super) const fn relative_to_node(self, turns: i32) -> Score {
        if self.0 > Score::HIGHEST.0 {
            Score(self.0 + turns)
        } else if self.0 < -Score::HIGHEST.0 {
            Score(self.0 - turns)
        } else {
            self
        }
    }

    /// The inverse of [`relative_to_node`](Score::relative_to_node).
    #[inline]
    pub(super) const fn relative_to_root(self, turns: i32) -> Score {
        self.relative_to_node(-turns)
    }

    /// The score as 16 bits. Every score fits.
    #[inline]
    pub(super) const fn bits(self) -> u16 {
        self.0 as i16 as u16
    }

    /// The inverse of [`bits`](Score::bits).
    #[inline]
    pub(super) const fn from_bits(bits: u16) -> Score {
        Score(bits as i16 as i32)
    }
}

impl std::ops::Neg for Score {
    type Output = Score;

    #[inline]
    fn neg(self) -> Score {
        self.negative()
    }
}

/// The last turn of a win that takes so many turns of one side, from its first turn on. A sentence that counts turns of one
/// side beside the numbers of both sides would puzzle.
pub(super) fn last_turn(first: usize, turns: u32) -> usize {
    first.saturating_add(2 * turns.saturating_sub(1) as usize)
}

/// The form used by the line protocol.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.wins_in(), self.loses_in()) {
            (Some(n), _) => write!(f, "win {n}"),
            (_, Some(n)) => write!(f, "loss {n}"),
            _ => write!(f, "{}", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proven_scores_keep_their_number_of_turns() {
        for n in 1..50 {
            assert_eq!((Score::win(n).wins_in(), Score::win(n).loses_in()), (Some(n), None));
            assert_eq!((Score::loss(n).loses_in(), Score::loss(n).wins_in()), (Some(n), None));
            assert!(Score::win(n) > Score::win(n + 1) && Score::loss(n) < Score::loss(n + 1));
            assert_eq!(Score::from_bits(Score::loss(n).bits()), Score::loss(n));
            assert_eq!(Score::win(n).relative_to_node(3).relative_to_root(3), Score::win(n));
        }
        assert_eq!((-Score::win_at(2)).to_string(), "loss 1");
        assert_eq!(Score::estimate(1_000_000).wins_in(), None);
        assert_eq!(Score::estimate(-35).to_string(), "-35");
    }
}
