//! What a position is worth: hundredths, or a proven win or loss.

use std::fmt;

/// What a position is worth to the player to move: hundredths, or, beyond [`Score::HIGHEST`] either
/// way, a proven win or loss.
///
/// At 100 hundredths two equal players would win about seven of eleven matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(i32);

/// What a win would be worth that needed no turn.
const WIN: i32 = 30_000;

/// As many turns, of both sides together, as a proven win may take.
const LONGEST: i32 = 1_000;

impl Score {
    /// Neither side is better off; also a match that is drawn.
    pub const EVEN: Score = Score(0);
    /// The most that an estimate may come to, and its negative the least.
    pub const HIGHEST: Score = Score(WIN - LONGEST - 1);
    /// Above every score.
    pub(super) const INFINITE: Score = Score(WIN + 1);

    /// An estimate in hundredths.
    pub fn estimate(hundredths: i32) -> Score {
        Score(hundredths.clamp(-Score::HIGHEST.0, Score::HIGHEST.0))
    }

    /// A win with the `n`th of one's own turns from now.
    pub fn win(n: u32) -> Score {
        Score::win_at(2 * n as i32 - 1)
    }

    /// A loss with the `n`th turn of the opponent from now.
    pub fn loss(n: u32) -> Score {
        -Score::win_at(2 * n as i32)
    }

    /// A win for the player to move at the root of a search with the turn that ends so many turns, of
    /// both sides together, from there.
    #[inline]
    pub(super) const fn win_at(turns: i32) -> Score {
        Score(WIN - turns)
    }

    /// In hundredths; a proven result is far beyond any estimate.
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// With which of his own turns the player to move is proven to win.
    pub const fn wins_in(self) -> Option<u32> {
        if self.0 > Score::HIGHEST.0 { Some((WIN - self.0 + 1) as u32 / 2) } else { None }
    }

    /// With which of the opponent's turns the player to move is proven to lose.
    pub const fn loses_in(self) -> Option<u32> {
        if self.0 < -Score::HIGHEST.0 { Some((WIN + self.0 + 1) as u32 / 2) } else { None }
    }

    /// Whether it is a proven win or loss.
    #[inline]
    pub const fn is_proven(self) -> bool {
        self.0 > Score::HIGHEST.0 || self.0 < -Score::HIGHEST.0
    }

    /// The share of matches that the player to move would win, from 0 to 1, a draw being half a win.
    pub fn expectation(self) -> f64 {
        1.0 / (1.0 + 10_f64.powf(f64::from(-self.0.clamp(-4_000, 4_000)) / 400.0))
    }

    /// The same for the opponent.
    #[inline]
    #[must_use]
    pub(super) const fn negative(self) -> Score {
        Score(-self.0)
    }

    /// The score with so much added to it.
    #[inline]
    #[must_use]
    pub(super) const fn plus(self, hundredths: i32) -> Score {
        Score(self.0 + hundredths)
    }

    /// A proven result reckoned from a position `turns` turns into the search, as the table keeps it,
    /// instead of from the root.
    #[inline]
    pub(super) const fn told_there(self, turns: i32) -> Score {
        if self.0 > Score::HIGHEST.0 {
            Score(self.0 + turns)
        } else if self.0 < -Score::HIGHEST.0 {
            Score(self.0 - turns)
        } else {
            self
        }
    }

    /// The same back again.
    #[inline]
    pub(super) const fn told_at_root(self, turns: i32) -> Score {
        self.told_there(-turns)
    }

    /// The score in 16 bits, which it fits in.
    #[inline]
    pub(super) const fn bits(self) -> u16 {
        self.0 as i16 as u16
    }

    /// The same back again.
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

/// As the line protocol has it.
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
    fn wins_and_losses_say_with_which_turn() {
        for n in 1..50 {
            assert_eq!((Score::win(n).wins_in(), Score::win(n).loses_in()), (Some(n), None));
            assert_eq!((Score::loss(n).loses_in(), Score::loss(n).wins_in()), (Some(n), None));
            assert!(Score::win(n) > Score::win(n + 1) && Score::loss(n) < Score::loss(n + 1));
            assert_eq!(Score::from_bits(Score::loss(n).bits()), Score::loss(n));
            assert_eq!(Score::win(n).told_there(3).told_at_root(3), Score::win(n));
        }
        assert_eq!((-Score::win_at(2)).to_string(), "loss 1");
        assert_eq!(Score::estimate(1_000_000).wins_in(), None);
        assert_eq!(Score::estimate(-35).to_string(), "-35");
    }
}
