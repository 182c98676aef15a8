//! How a match begins: where five circles can lie.

use fastrand::Rng;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::{
    MutantCell, Pentomino,
    cell::LENGTH,
    pentomino::{FIXED, MutantSpot, WAYS},
};

/// How the start comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
pub enum MutantOpening {
    /// Somebody has chosen the five circles.
    Chosen,
    /// They are drawn by lot.
    Lot,
    /// The players draw them in turns on the empty grid.
    Drawn,
}

/// Why circles are no start.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, IntoStaticStr, thiserror::Error,
)]
#[error("{self:?}")]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum MutantStartFault {
    /// There are more or fewer than five.
    NotFive { circles: usize },
    /// Two are in one cell.
    Twice { cell: MutantCell },
    /// The grid has no such cell.
    OffGrid { cell: MutantCell },
    /// They do not hang together.
    Apart,
    /// On the endless grid, none is between `a1` and `e5`.
    FarAway,
}

/// Every place between `a1` and `e5` where a shape can lie, in the order of cells.
pub fn mutant_placements(shape: Pentomino) -> Vec<[MutantCell; 5]> {
    let ways = FIXED.iter().filter(|(_, of)| *of == shape).map(|(spots, _)| *spots);
    let corners = || (0..LENGTH).flat_map(|row| (0..LENGTH).map(move |column| (column, row)));
    let moved = ways.flat_map(|spots| corners().filter_map(move |corner| placed(spots, corner)));
    let mut placements: Vec<_> = moved.collect();
    placements.sort_unstable();
    placements
}

/// The same without those that are another one of them on a grid that is turned or mirrored.
pub fn mutant_starts(shape: Pentomino) -> Vec<[MutantCell; 5]> {
    let mut starts = mutant_placements(shape);
    starts.retain(|cells| WAYS.iter().all(|way| *cells <= turned(cells, *way)));
    starts
}

/// Five circles by lot: each shape is as likely as any other.
pub fn mutant_lot(dice: &mut Rng) -> [MutantCell; 5] {
    let shape = Pentomino::VARIANTS[dice.usize(..Pentomino::VARIANTS.len())];
    let placements = mutant_placements(shape);
    placements[dice.usize(..placements.len())]
}

/// The spots as cells of the smaller grid, if they lie on it.
fn placed(spots: [MutantSpot; 5], corner: MutantSpot) -> Option<[MutantCell; 5]> {
    let moved = spots.map(|(x, y)| (x + corner.0, y + corner.1));
    let is_on_grid = moved.iter().all(|(x, y)| *x < LENGTH && *y < LENGTH);
    is_on_grid.then(|| moved.map(|(column, row)| MutantCell::in_the_middle(column, row)))
}

/// The cells on a grid that is turned or mirrored.
fn turned(cells: &[MutantCell; 5], way: fn(MutantSpot) -> MutantSpot) -> [MutantCell; 5] {
    // A way turns around the cell 0,0. What it makes negative belongs on the other side of the grid.
    let onto_grid = |number: i8, edge: i8| if edge < 0 { number + LENGTH - 1 } else { number };
    let (edge_x, edge_y) = way((1, 1));
    let mut turned = cells.map(|cell| {
        let (x, y) = way((cell.column(), cell.row()));
        MutantCell::in_the_middle(onto_grid(x, edge_x), onto_grid(y, edge_y))
    });
    turned.sort_unstable();
    turned
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_stands_for_all_that_are_like_it() {
        for shape in Pentomino::VARIANTS {
            let mut all: Vec<_> = mutant_starts(*shape)
                .iter()
                .flat_map(|start| WAYS.map(|way| turned(start, way)))
                .collect();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all, mutant_placements(*shape), "{shape:?}");
        }
    }

    #[test]
    fn a_lot_draws_every_shape() {
        let mut dice = Rng::with_seed(1);
        let mut drawn: Vec<_> =
            (0..300).filter_map(|_| Pentomino::of(&mutant_lot(&mut dice))).collect();
        assert_eq!(drawn.len(), 300);
        drawn.sort_unstable();
        drawn.dedup();
        assert_eq!(drawn, Pentomino::VARIANTS);
    }
}
