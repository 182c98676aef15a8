//! Where cells lie in the world.

use bevy::prelude::*;

use crate::rules::Cell;

/// From the middle of a disc to the middle of its neighbour. A disc is 1 across, so discs nearly touch.
pub const SPACING: f32 = 1.03;

/// How high a disc is. Discs lie on `y = 0`. A token's origin is at its foot.
pub const DISC_HEIGHT: f32 = 0.24;

/// How far the board may drift from the origin of the world, in cells, before the origin follows. Up to
/// there, floating-point coordinates are precise enough for drawing.
const FAR: i32 = 1000;

/// Maps cells to places in the world. `q` grows along `x`, `r` along `z` towards the player, and `y` is up.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Layout {
    /// The cell at the origin of the world. It only changes in a match that is very long or begins very far
    /// out.
    pub origin: Cell,
}

impl Layout {
    /// The middle of a cell, at the height of the table.
    #[expect(clippy::cast_precision_loss, reason = "the origin is never far from the board")]
    pub fn place(&self, cell: Cell) -> Vec3 {
        let Cell { q, r } = cell.minus(self.origin);
        let row = r as f32;
        let (x, z) = (q as f32 + row / 2.0, row * 3_f32.sqrt() / 2.0);
        Vec3::new(x * SPACING, 0.0, z * SPACING)
    }

    /// The cell that contains a point, whatever the point's height.
    pub fn cell(&self, point: Vec3) -> Cell {
        let row = point.z / SPACING * 2.0 / 3_f32.sqrt();
        let column = point.x / SPACING - row / 2.0;
        // Of the three cube coordinates, the one with the largest rounding error follows from the others.
        let (mut q, mut r, s) = (column.round(), row.round(), (-column - row).round());
        let off = [(q - column).abs(), (r - row).abs(), (s + column + row).abs()];
        if off[0] > off[1] && off[0] > off[2] {
            q = -r - s;
        } else if off[1] > off[2] {
            r = -q - s;
        }
        let Cell { q: home_q, r: home_r } = self.origin;
        Cell::new(home_q.saturating_add(q as i32), home_r.saturating_add(r as i32))
    }

    /// This layout, with its origin moved to the middle of the board if that has drifted too far.
    #[must_use]
    pub fn around(self, middle: Cell) -> Layout {
        let Cell { q, r } = middle.minus(self.origin);
        if q.abs().max(r.abs()) > FAR { Layout { origin: middle } } else { self }
    }
}

/// The cell in the middle of these cells.
pub fn middle(cells: &[Cell]) -> Cell {
    let count = cells.len().max(1) as i64;
    let mean = |of: fn(&Cell) -> i32| {
        (cells.iter().map(|cell| i64::from(of(cell))).sum::<i64>() / count) as i32
    };
    Cell::new(mean(|cell| cell.q), mean(|cell| cell.r))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_lie_a_spacing_apart_and_r_grows_towards_the_player() {
        let layout = Layout::default();
        let home = Cell::new(3, -5);
        for next in home.neighbours() {
            let apart = layout.place(home).distance(layout.place(next));
            assert!((apart - SPACING).abs() < 1e-5, "{next:?}: {apart}");
        }
        assert!(layout.place(Cell::new(0, 1)).z > 0.0);
    }

    #[test]
    fn a_point_anywhere_on_a_disc_belongs_to_its_cell() {
        for origin in [Cell::new(0, 0), Cell::new(-30_000, 29_000)] {
            let layout = Layout { origin };
            for q in -20..20 {
                for r in -20..20 {
                    let cell = Cell::new(origin.q + q, origin.r + r);
                    for i in 0..12_u8 {
                        let (sin, cos) = f32::from(i).sin_cos();
                        let rim = layout.place(cell) + Vec3::new(cos, 0.3, sin) * 0.5;
                        assert_eq!(layout.cell(rim), cell);
                    }
                }
            }
        }
    }

    #[test]
    fn the_origin_follows_only_a_board_that_is_far_away() {
        let layout = Layout::default();
        assert_eq!(layout.around(Cell::new(40, -90)), layout);
        assert_eq!(layout.around(Cell::new(-20_000, 3)).origin, Cell::new(-20_000, 3));
    }
}
