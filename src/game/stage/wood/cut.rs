//! Cuts: from which place in the trunk each piece is cut.

use std::collections::BTreeSet;

use bevy::prelude::*;

use crate::{game::stage::gpu::wood, rules::Cell};

/// The number of different discs. Any nineteen discs that lie close together differ.
pub const DISCS: usize = (ROW * ROW) as usize;
/// The number of different tokens of a side.
pub const TOKENS: usize = 3;
/// The number of different pieces of a kind that another game brings.
pub const WARES: usize = 6;
/// How many cells in a row have different discs.
const ROW: i32 = 5;

/// Which of the different discs, or tokens of a side, a piece is. It depends on the cell that the piece was made
/// for, so that a match looks the same whenever it is seen.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut(u32);

impl Cut {
    /// The cut of a disc on this cell.
    pub fn of_disc(Cell { q, r }: Cell) -> Cut {
        Cut(((q + 2).rem_euclid(ROW) + (r + 2).rem_euclid(ROW) * ROW) as u32)
    }

    /// The cut of a token on this cell.
    pub fn of_token(cell: Cell) -> Cut {
        Cut(cell.q.rem_euclid(TOKENS as i32) as u32)
    }

    /// The cut as the bits of a tag.
    pub fn bits(self) -> u32 {
        self.0 & wood::LAYER
    }
}

/// A number for each place in the trunk. The wood there is random, and this is its seed. No two are the same.
pub fn seeds(count: usize) -> impl Iterator<Item = u32> {
    let mut taken = BTreeSet::new();
    (0..count as i32).map(move |layer| {
        let [q, r] = [layer % ROW - 2, layer / ROW - 2].map(|n| n as u32);
        let mut x = q.wrapping_mul(0x9e37_79b9) ^ r.wrapping_mul(0x85eb_ca6b);
        x = (x ^ (x >> 15)).wrapping_mul(0x2c1b_3c6d);
        let first = (x ^ (x >> 13)) & 0xff;
        let free = (first..).step_by(0x100).find(|seed| taken.insert(*seed));
        free.unwrap_or(first)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{HouseRules, Position, Side};

    #[test]
    fn no_two_pieces_of_a_new_match_look_the_same() {
        let start = Position::start(HouseRules::Booklet);
        let discs: BTreeSet<u32> =
            start.board().discs().iter().map(|cell| Cut::of_disc(*cell).bits()).collect();
        assert_eq!(discs.len(), 19);
        let seeds: Vec<u32> = seeds(DISCS).collect();
        let cut: BTreeSet<u32> = discs.iter().map(|layer| seeds[*layer as usize]).collect();
        assert_eq!(cut.len(), 19);
        for side in [Side::Red, Side::Black] {
            let tokens: BTreeSet<u32> =
                start.tokens(side).iter().map(|cell| Cut::of_token(*cell).bits()).collect();
            assert_eq!(tokens.len(), TOKENS);
        }
    }
}
