//! What a position is worth without looking ahead: a sum of a few terms that matter in Nonaga, each
//! counted for either side and weighed. Whose turn it is makes a difference, so that each term has one
//! weight for the player to move and another for the player who waits.

mod term;
mod weights;

pub use term::{TERMS, Term, Terms, terms};
pub use weights::Weights;

use super::score::Score;
use crate::rules::Position;

impl Weights {
    /// What a position at the start of a turn is worth to the player to move, by these weights.
    #[inline]
    pub fn score(&self, position: &Position) -> Score {
        let mover = terms(position, position.to_move());
        let waiter = terms(position, position.to_move().other());
        let mut sum = self.to_move;
        for i in 0..TERMS {
            let [own, other] = self.of[i];
            sum += i32::from(own) * i32::from(mover[i]) + i32::from(other) * i32::from(waiter[i]);
        }
        Score::estimate(sum)
    }
}
