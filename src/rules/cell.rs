//! A cell of the endless hexagonal grid, and the six directions from one cell to the next.

use serde::{Deserialize, Serialize};

/// A hexagonal cell in axial coordinates.
///
/// The grid has no end: a board drifts over it as it is played, so nothing may assume that cells
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
        // Wrapping, so that no cell, however far out, can make the program panic.
        Cell { q: self.q.wrapping_add(q), r: self.r.wrapping_add(r) }
    }

    /// The six cells around this one, in the order of [`Direction::ALL`].
    pub fn neighbours(self) -> [Cell; 6] {
        Direction::ALL.map(|direction| self.step(direction))
    }

    /// How far `self` lies from `other`, as a vector.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cell) -> Cell {
        Cell { q: self.q.wrapping_sub(other.q), r: self.r.wrapping_sub(other.r) }
    }

    /// Whether the two cells are neighbours.
    #[inline]
    pub const fn touches(self, other: Cell) -> bool {
        matches!(self.minus(other), Cell { q: -1..=1, r: -1..=1 })
            // Of the nine differences left, (0, 0), (1, 1) and (-1, -1) are no neighbours.
            && self.q.wrapping_sub(other.q) != self.r.wrapping_sub(other.r)
    }

    /// The direction in which `target` lies, if it lies in one of the six straight on.
    pub fn direction_to(self, target: Cell) -> Option<Direction> {
        let Cell { q, r } = target.minus(self);
        let (q, r) = (i64::from(q), i64::from(r));
        Some(match (q.signum(), r.signum()) {
            (1, 0) => Direction::East,
            (-1, 0) => Direction::West,
            (0, 1) => Direction::SouthEast,
            (0, -1) => Direction::NorthWest,
            (1, -1) if q == -r => Direction::NorthEast,
            (-1, 1) if q == -r => Direction::SouthWest,
            _ => return None,
        })
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

/// One of the six directions, named for a table on which `r` grows towards the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    fn the_six_neighbours_and_only_they_touch() {
        let home = Cell::new(-7, 30_000);
        for q in -3..=3 {
            for r in -3..=3 {
                let other = Cell::new(home.q + q, home.r + r);
                assert_eq!(home.touches(other), home.neighbours().contains(&other), "{other:?}");
            }
        }
    }

    #[test]
    fn a_direction_is_found_from_any_distance_and_only_straight_on() {
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
