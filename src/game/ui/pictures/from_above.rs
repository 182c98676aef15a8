//! Where the cells of a board lie in a small picture of it, seen from above.
#![expect(clippy::cast_precision_loss, reason = "these are small numbers")]

use std::f32::consts::PI;

use bevy::prelude::*;

use crate::rules::Cell;

/// A board in a picture.
pub struct FromAbove {
    /// The distance between neighbours, in pixels.
    pub unit: f32,
    /// A cell that is shown. Boards drift far: counted from it, coordinates are small enough to be exact.
    origin: Cell,
    /// The middle of what is shown, in units from the origin.
    middle: Vec2,
    /// The middle of the picture.
    centre: Vec2,
    /// Whether the board is seen from the other side.
    is_turned: bool,
}

impl FromAbove {
    /// The room that the board of a new match takes, in units. A smaller one is drawn no larger.
    const LEAST: Vec2 = Vec2::new(5.2, 4.7);

    /// Fits these cells into a picture of this size.
    pub fn new(cells: &[Cell], size: Vec2) -> FromAbove {
        let origin = cells.first().copied().unwrap_or(Cell::new(0, 0));
        let places = || cells.iter().map(|cell| from_origin(cell.minus(origin)));
        let low = places().reduce(Vec2::min).unwrap_or_default();
        let high = places().reduce(Vec2::max).unwrap_or_default();
        let room = (high - low + 1.2).max(FromAbove::LEAST);
        let unit = (size / room).min_element();
        let (middle, centre) = ((low + high) / 2.0, size / 2.0);
        FromAbove { unit, origin, middle, centre, is_turned: false }
    }

    /// The same board from the other side, or from this one.
    #[must_use]
    pub fn turned(self, is_turned: bool) -> FromAbove {
        FromAbove { is_turned, ..self }
    }

    /// The middle of a cell, in pixels.
    pub fn place(&self, cell: Cell) -> Vec2 {
        let from_middle = (from_origin(cell.minus(self.origin)) - self.middle) * self.unit;
        if self.is_turned { self.centre - from_middle } else { self.centre + from_middle }
    }
}

/// The middle of a cell, in distances between neighbours.
fn from_origin(cell: Cell) -> Vec2 {
    let (q, r) = (cell.q as f32, cell.r as f32);
    Vec2::new(q + r / 2.0, r * (PI / 3.0).sin())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setup;

    #[test]
    fn a_board_looks_the_same_wherever_it_has_drifted() {
        let near = Setup::start();
        let far = near.around(Cell::new(20_000, -9_000));
        let moved = Cell::new(0, 0).minus(Cell::new(20_000, -9_000));
        let place =
            |setup: &Setup, cell| FromAbove::new(&setup.discs, Vec2::splat(120.0)).place(cell);
        let apart = place(&near, Cell::new(0, 0)).distance(place(&far, moved));
        assert!(apart < 0.5, "{apart}");
    }

    #[test]
    fn from_the_far_side_all_lies_on_the_other_side_of_the_middle() {
        let setup = Setup::start();
        let size = Vec2::new(120.0, 90.0);
        for cell in &setup.discs {
            let [near, far] = [false, true]
                .map(|is_turned| FromAbove::new(&setup.discs, size).turned(is_turned).place(*cell));
            assert!((near + far).distance(size) < 1e-3, "{cell:?}: {near} {far}");
        }
    }
}
