//! What each term weighs. The numbers come from `examples/tune.rs`, which finds the weights that
//! foretell best what a search will find; two terms of it, which say almost the same as others, were
//! added to those by hand. A second round, tuned by what a search with these weights finds, was no better.
//! That of a threat is a guess: positions in which one stands are left out of the tuning.

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
        15,
        [
            (Term::Threat, [0, -100]),
            (Term::Spread, [-4, 32]),
            (Term::Mobility, [-3, -16]),
            (Term::WalledIn, [-74, 11]),
            (Term::Gathering, [24, -6]),
            (Term::Strike, [140, -40]),
            (Term::Fork, [150, -60]),
            (Term::Prepared, [68, -10]),
            (Term::AnyPrepared, [76, -70]),
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
