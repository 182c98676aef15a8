//! The weights of the terms. They come from `examples/tune.rs`, which finds the weights that best predict
//! the result of a search. Two were chosen by trying several values in matches instead:
//!
//! - the weight of a threat, because the tuning leaves out positions with a threat;
//! - the bonus for being the player to move. It is lower than the value that predicts best, because a
//!   search compares positions in which different sides are to move: it looks less deeply into some
//!   turns than into others.

use super::term::{TERMS, Term};

/// The weights of the terms, in hundredths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// The bonus for being the player to move.
    pub to_move: i32,
    /// By the number of the term: the weight for the player to move, and for the opponent.
    pub of: [[i16; 2]; TERMS],
}

impl Weights {
    /// The weights that the computer uses.
    pub const TUNED: Weights = Weights::from_table(
        -50,
        [
            (Term::Threat, [0, -250]),
            (Term::Mobility, [29, -18]),
            (Term::Strike, [150, -31]),
            (Term::Fork, [187, -55]),
            (Term::Prepared, [70, -29]),
            (Term::AnyPrepared, [46, -46]),
        ],
    );

    /// Turns a table into weights. The table must list each term once, in order.
    const fn from_table(to_move: i32, table: [(Term, [i16; 2]); TERMS]) -> Weights {
        let mut of = [[0; 2]; TERMS];
        let mut i = 0;
        while i < TERMS {
            let (term, weights) = table[i];
            assert!(term as usize == i);
            of[i] = weights;
            i += 1;
        }
        Weights { to_move, of }
    }

    /// The same weights with one term left out.
    #[must_use]
    pub fn without(mut self, term: Term) -> Weights {
        self.of[term as usize] = [0, 0];
        self
    }
}
