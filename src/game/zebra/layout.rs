//! Where squares and pieces lie, and how they are turned.

use bevy::prelude::*;

use crate::{
    game::{
        stage::{Plan, Ware, WareWood},
        table::SPACING,
    },
    zebra::{ZebraSide, ZebraSize, ZebraSquare},
};

/// How high the base of a square is.
pub const BASE_HEIGHT: f32 = 0.10;
/// How high a piece is.
pub const PIECE_HEIGHT: f32 = 0.15;
/// The radius of a piece.
pub const PIECE_RADIUS: f32 = 0.325;

/// The base of a square: a flat disc, on which its tower stands.
pub static BASE: Ware = Ware {
    corners: &[
        (0.0, 0.0, 0.0),
        (0.5, 0.0, 0.015),
        (0.5, BASE_HEIGHT, 0.03),
        (0.0, BASE_HEIGHT, 0.0),
    ],
    plan: Plan::Round,
    wood: WareWood::Cherry,
};

/// A light piece. It has a rim on top, so that each piece of a tower is seen.
pub static LIGHT: Ware = Ware { corners: &OUTLINE, plan: Plan::Round, wood: WareWood::Holly };
/// A dark piece.
pub static DARK: Ware = Ware { corners: &OUTLINE, plan: Plan::Round, wood: WareWood::Ebony };

const OUTLINE: [(f32, f32, f32); 9] = [
    (0.0, 0.0, 0.0),
    (PIECE_RADIUS - 0.035, 0.0, 0.008),
    (PIECE_RADIUS, 0.03, 0.03),
    (PIECE_RADIUS, PIECE_HEIGHT - 0.03, 0.03),
    (PIECE_RADIUS - 0.035, PIECE_HEIGHT, 0.012),
    (0.215, PIECE_HEIGHT, 0.008),
    (0.20, PIECE_HEIGHT - 0.018, 0.008),
    (0.10, PIECE_HEIGHT - 0.018, 0.02),
    (0.0, PIECE_HEIGHT - 0.008, 0.0),
];

/// What the pieces of a side are.
pub fn ware(side: ZebraSide) -> &'static Ware {
    match side {
        ZebraSide::Light => &LIGHT,
        ZebraSide::Dark => &DARK,
    }
}

/// The middle of a square on the table. The board lies in the middle of the world, with Light's side towards the player.
pub fn place(size: ZebraSize, square: ZebraSquare) -> Vec3 {
    let middle = f32::from(size.length() - 1) / 2.0;
    let (column, row) = (f32::from(square.column()), f32::from(square.row()));
    Vec3::new(column - middle, 0.0, middle - row) * SPACING
}

/// How high above the table a piece stands, with so many below it. With as many as the tower has, it is how high that is.
pub fn height(below: usize) -> f32 {
    BASE_HEIGHT + PIECE_HEIGHT * f32::from(u16::try_from(below).unwrap_or(u16::MAX))
}

/// The number of a square on a board of this size, counted row by row.
pub fn number_of(size: ZebraSize, square: ZebraSquare) -> u32 {
    u32::from(square.row()) * u32::from(size.length()) + u32::from(square.column())
}

/// The square with this number.
pub fn square_of(size: ZebraSize, number: u32) -> Option<ZebraSquare> {
    size.squares().nth(number as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::VariantArray;

    #[test]
    fn each_square_has_a_place_and_a_number_of_its_own() {
        for size in ZebraSize::VARIANTS.iter().copied() {
            let squares: Vec<_> = size.squares().collect();
            for square in &squares {
                assert_eq!(square_of(size, number_of(size, *square)), Some(*square));
                let others = squares.iter().filter(|other| *other != square);
                for other in others {
                    let apart = place(size, *square).distance(place(size, *other));
                    assert!(apart > 0.99 * SPACING, "{square} {other}: {apart}");
                    assert_eq!(apart < 1.5 * SPACING, square.is_next_to(*other));
                }
            }
            let sum: Vec3 = squares.iter().map(|square| place(size, *square)).sum();
            assert!(sum.length() < 1e-3, "its middle is that of the world");
            assert!(place(size, squares[0]).z > 0.0, "Light's side is near the player");
        }
    }
}
