//! What each term weighs. The numbers come from `examples/tune.rs`, which finds the weights that
//! foretell best what a search will find, all but that of a threat: the search answers threats before it
//! evaluates, so they are hardly ever seen, and the number is a guess.

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
        40,
        [
            (Term::Threat, [0, -100]),
            (Term::Take, [64, -71]),
            (Term::TakeHemmed, [55, -2]),
            (Term::Put, [59, -41]),
            (Term::TakeAndPut, [-37, -5]),
            (Term::Locked, [14, 29]),
            (Term::Touching, [-37, 37]),
            (Term::Close, [-34, 1]),
            (Term::Spread, [-22, 33]),
            (Term::Mobility, [12, -12]),
            (Term::WalledIn, [-76, 39]),
            (Term::Gathering, [24, -7]),
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
