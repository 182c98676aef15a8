//! Cells of the endless hexagonal grid, and the six directions from one cell to the next.

use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// A hexagonal cell in axial coordinates.
///
/// The grid has no end and the board drifts across it during play, so no code may assume that cells
/// stay near the origin.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(from = "(i32, i32)", into = "(i32, i32)")]
pub struct Cell {
    /// Steps along [`Direction::East`].
    pub q: i32,
    /// Steps along [`Direction::SouthEast`].
    pub r: i32,
}

impl Cell {
    /// The cell `(q, r)`.
    pub const fn new(q: i32, r: i32) -> Cell {
        Cell { q, r }
    }

    /// The neighbouring cell in a direction.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Cell {
        let Cell { q, r } = direction.vector();
        // Wrapping, so that even the farthest cell cannot make the program panic.
        Cell { q: self.q.wrapping_add(q), r: self.r.wrapping_add(r) }
    }

    /// The six cells around this one, in the order of [`Direction::ALL`].
    pub fn neighbours(self) -> [Cell; 6] {
        Direction::ALL.map(|direction| self.step(direction))
    }

    /// The vector from `other` to `self`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cell) -> Cell {
        Cell { q: self.q.wrapping_sub(other.q), r: self.r.wrapping_sub(other.r) }
    }

    /// Whether the two cells are neighbours.
    #[inline]
    pub const fn touches(self, other: Cell) -> bool {
        matches!(self.minus(other), Cell { q: -1..=1, r: -1..=1 })
            // Of these nine differences, (0, 0), (1, 1) and (-1, -1) are not neighbours.
            && self.q.wrapping_sub(other.q) != self.r.wrapping_sub(other.r)
    }

    /// The number of steps from one cell to the other.
    ///
    /// ```
    /// use nonaga::rules::Cell;
    ///
    /// assert_eq!(Cell::new(2, -1).distance(Cell::new(-1, 1)), 3);
    /// ```
    #[inline]
    pub const fn distance(self, other: Cell) -> u64 {
        // 64 bits hold the difference of any two cells.
        let q = self.q as i64 - other.q as i64;
        let r = self.r as i64 - other.r as i64;
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }

    /// The direction to `target`, if it lies on one of the six straight lines from this cell.
    #[inline]
    pub const fn direction_to(self, target: Cell) -> Option<Direction> {
        let q = target.q as i64 - self.q as i64;
        let r = target.r as i64 - self.r as i64;
        match (q, r, q + r) {
            (0, 0, _) => None,
            (_, 0, _) => Some(if q > 0 { Direction::East } else { Direction::West }),
            (0, _, _) => Some(if r > 0 { Direction::SouthEast } else { Direction::NorthWest }),
            (_, _, 0) => Some(if q > 0 { Direction::NorthEast } else { Direction::SouthWest }),
            _ => None,
        }
    }
}

impl From<(i32, i32)> for Cell {
    fn from((q, r): (i32, i32)) -> Cell {
        Cell { q, r }
    }
}

impl From<Cell> for (i32, i32) {
    fn from(Cell { q, r }: Cell) -> (i32, i32) {
        (q, r)
    }
}

/// One of the six directions. The names assume a table on which `r` grows towards the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, VariantNames)]
pub enum Direction {
    /// `(1, 0)`
    East,
    /// `(1, -1)`
    NorthEast,
    /// `(0, -1)`
    NorthWest,
    /// `(-1, 0)`
    West,
    /// `(-1, 1)`
    SouthWest,
    /// `(0, 1)`
    SouthEast,
}

impl Direction {
    /// All six, in order around a cell, 60° apart.
    pub const ALL: [Direction; 6] = [
        Direction::East,
        Direction::NorthEast,
        Direction::NorthWest,
        Direction::West,
        Direction::SouthWest,
        Direction::SouthEast,
    ];

    /// The step from a cell to its neighbour.
    #[inline]
    pub const fn vector(self) -> Cell {
        const VECTORS: [Cell; 6] = [
            Cell::new(1, 0),
            Cell::new(1, -1),
            Cell::new(0, -1),
            Cell::new(-1, 0),
            Cell::new(-1, 1),
            Cell::new(0, 1),
        ];
        VECTORS[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_six_neighbours_touch() {
        let home = Cell::new(-7, 30_000);
        for q in -3..=3 {
            for r in -3..=3 {
                let other = Cell::new(home.q + q, home.r + r);
                assert_eq!(home.touches(other), home.neighbours().contains(&other), "{other:?}");
            }
        }
    }

    #[test]
    fn the_distance_is_the_number_of_steps_on_the_shortest_path() {
        let home = Cell::new(-7, 30_000);
        let mut ring = vec![home];
        let mut within = std::collections::BTreeSet::from([home]);
        for steps in 0..=5 {
            for cell in &ring {
                assert_eq!(home.distance(*cell), steps, "{cell:?}");
                assert_eq!(cell.distance(home), steps, "{cell:?}");
            }
            let next = ring.iter().flat_map(|cell| cell.neighbours());
            ring = next.filter(|cell| within.insert(*cell)).collect();
        }
    }

    #[test]
    fn no_distance_overflows() {
        let (low, high) = (i32::MIN, i32::MAX);
        let widest = u64::from(u32::MAX);
        assert_eq!(Cell::new(low, low).distance(Cell::new(high, high)), 2 * widest);
        assert_eq!(Cell::new(low, high).distance(Cell::new(high, low)), widest);
        assert_eq!(Cell::new(low, 0).distance(Cell::new(high, 0)), widest);
    }

    #[test]
    fn only_cells_on_a_straight_line_have_a_direction() {
        let home = Cell::new(3, -2);
        for direction in Direction::ALL {
            let mut target = home;
            for _ in 0..20 {
                target = target.step(direction);
                assert_eq!(home.direction_to(target), Some(direction));
            }
        }
        assert_eq!(home.direction_to(home), None);
        assert_eq!(home.direction_to(Cell::new(4, -1)), None);
        assert_eq!(home.direction_to(Cell::new(5, -3)), None);
    }
}
