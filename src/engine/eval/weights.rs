//! What each term weighs. The numbers come from `examples/tune.rs`, which finds the weights that
//! foretell best how matches of the computer against itself end.

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
        30,
        [
            (Term::Threat, [0, -120]),
            (Term::Take, [60, -40]),
            (Term::TakeHemmed, [10, -10]),
            (Term::Put, [60, -40]),
            (Term::PutInVoid, [5, -5]),
            (Term::TakeAndPut, [25, -20]),
            (Term::Locked, [-20, 0]),
            (Term::Touching, [40, -40]),
            (Term::Close, [25, -25]),
            (Term::Spread, [-8, 8]),
            (Term::Mobility, [4, -4]),
            (Term::WalledIn, [-30, 30]),
            (Term::Gathering, [6, -6]),
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
