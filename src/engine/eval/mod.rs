//! The evaluation: what a position is worth without looking ahead. It is a weighted sum of a few terms
//! that matter in Nonaga, each counted for both sides. Being the player to move makes a difference, so
//! each term has one weight for that player and another for the opponent.
//!
//! | file | what it owns |
//! |---|---|
//! | `term.rs` | the terms: what is counted |
//! | `weights.rs` | what each term is worth |

mod term;
mod weights;

pub use term::{TERMS, Term, Terms, terms};
pub use weights::Weights;

use super::score::Score;
use crate::rules::Position;

impl Weights {
    /// Evaluates a position at the start of a turn, from the point of view of the player to move.
    #[inline]
    pub fn score(&self, position: &Position) -> Score {
        let [mover, opponent] = self.parts(position);
        Score::estimate(self.to_move + mover + opponent)
    }

    /// What each side adds to the evaluation, in hundredths: the player to move, and the opponent. The
    /// opponent's part is usually negative.
    #[inline]
    pub(super) fn parts(&self, position: &Position) -> [i32; 2] {
        let mover = terms(position, position.to_move());
        let opponent = terms(position, position.to_move().other());
        let mut parts = [0; 2];
        for i in 0..TERMS {
            let [own, other] = self.of[i];
            parts[0] += i32::from(own) * i32::from(mover[i]);
            parts[1] += i32::from(other) * i32::from(opponent[i]);
        }
        parts
    }
}
