//! What each term weighs. The numbers come from `examples/tune.rs`, which finds the weights that
//! foretell best what a search will find, but for two of them, for which several were tried in matches.
//! Positions in which a threat stands are left out of the tuning. And what it is worth to be the player to
//! move is less here than foretells best: a search compares positions after turns of either side, since
//! it looks into some less deeply than into others.

use super::term::{TERMS, Term};

/// What each term weighs, in hundredths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// What it is worth to be the player to move.
    pub to_move: i32,
    /// By the number of the term: for the player to move, and for the player who waits.
    pub of: [[i16; 2]; TERMS],
}

impl Weights {
    /// The weights that the computer plays by.
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

    /// Each term stands in the table once.
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

    /// The weights with one term left out.
    #[must_use]
    pub fn without(mut self, term: Term) -> Weights {
        self.of[term as usize] = [0, 0];
        self
    }
}
