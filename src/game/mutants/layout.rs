//! Where cells, pieces and the tiles of the shapes lie, and how they are turned.

use std::ops::RangeInclusive;

use bevy::prelude::*;
use strum::VariantArray;

use crate::{
    game::stage::{Plan, Ware, WareWood},
    mutants::{MutantCell, MutantGrid, MutantMatch, Pentomino},
};

/// How high a cell is.
pub const CELL_HEIGHT: f32 = 0.16;
/// How deep the hole in a cell is.
const HOLE: f32 = 0.05;
/// How high above the table the foot of a peg or a plug is.
pub const FOOT: f32 = CELL_HEIGHT - HOLE;
/// How high the top of a peg is above its foot.
pub const PEG_HEIGHT: f32 = 0.32;
/// How wide a block of a tile is.
const BLOCK: f32 = 0.25;
/// How high one of the two layers of a block is.
pub const LAYER: f32 = 0.065;

/// A cell: a square with a hole in its middle.
pub static CELL: Ware = Ware {
    corners: &[
        (0.0, 0.0, 0.0),
        (0.492, 0.0, 0.012),
        (0.492, CELL_HEIGHT, 0.03),
        (0.165, CELL_HEIGHT, 0.012),
        (0.15, FOOT, 0.008),
        (0.0, FOOT, 0.0),
    ],
    plan: Plan::SquareAroundHole,
    wood: WareWood::Cherry,
};

/// A peg, which is a circle: it has a ring on top.
pub static PEG: Ware = Ware {
    corners: &[
        (0.0, 0.0, 0.0),
        (0.14, 0.0, 0.005),
        (0.14, HOLE + 0.02, 0.01),
        (0.28, HOLE + 0.025, 0.02),
        (0.345, 0.14, 0.05),
        (0.345, PEG_HEIGHT - 0.07, 0.05),
        (0.28, PEG_HEIGHT, 0.03),
        (0.215, PEG_HEIGHT, 0.012),
        (0.19, PEG_HEIGHT - 0.03, 0.012),
        (0.0, PEG_HEIGHT - 0.03, 0.0),
    ],
    plan: Plan::Round,
    wood: WareWood::Holly,
};

/// A plug, which closes a cell that is crossed out.
pub static PLUG: Ware = Ware {
    corners: &[
        (0.0, 0.0, 0.0),
        (0.14, 0.0, 0.005),
        (0.14, HOLE, 0.005),
        (0.38, HOLE + 0.005, 0.01),
        (0.38, PLUG_HEIGHT, 0.02),
        (0.0, PLUG_HEIGHT, 0.0),
    ],
    plan: Plan::Round,
    wood: WareWood::Ebony,
};
/// How high the top of a plug is above its foot.
pub const PLUG_HEIGHT: f32 = HOLE + 0.05;

/// A bar of the cross on a plug, before it is made narrow.
pub static BAR: Ware = Ware {
    corners: &[(0.0, 0.0, 0.0), (0.5, 0.0, 0.0), (0.5, 0.02, 0.008), (0.0, 0.02, 0.0)],
    plan: Plan::Square,
    wood: WareWood::Holly,
};

/// The upper layer of a block, which is light as long as its shape can still be formed.
pub static LIGHT_BLOCK: Ware =
    Ware { corners: &LAYER_OUTLINE, plan: Plan::Square, wood: WareWood::Holly };
/// The lower one, which is on top once the shape is formed.
pub static DARK_BLOCK: Ware =
    Ware { corners: &LAYER_OUTLINE, plan: Plan::Square, wood: WareWood::Ebony };

const LAYER_OUTLINE: [(f32, f32, f32); 4] = [
    (0.0, 0.0, 0.0),
    (BLOCK / 2.0 - 0.004, 0.0, 0.0),
    (BLOCK / 2.0 - 0.004, LAYER, 0.02),
    (0.0, LAYER, 0.0),
];

/// The columns and the rows of the grid that are shown: those from `a1` to `e5`, and on the endless grid also those around
/// whatever has been used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MutantArea {
    columns: RangeInclusive<i8>,
    rows: RangeInclusive<i8>,
}

impl MutantArea {
    pub fn of(game: &MutantMatch) -> MutantArea {
        let middle = || MutantGrid::middle().map(|cell| (cell.column(), cell.row()));
        let position = game.position();
        let circles = position.map(|position| position.circles().to_vec()).unwrap_or_default();
        let crossed = position.map(|position| position.crossed().to_vec()).unwrap_or_default();
        let used: Vec<(i8, i8)> = match game.grid() {
            MutantGrid::Five => Vec::new(),
            MutantGrid::Endless => game
                .drawn()
                .iter()
                .chain(&circles)
                .chain(&crossed)
                .flat_map(|cell| cell.neighbours())
                .map(|cell| (cell.column(), cell.row()))
                .collect(),
        };
        let over = |number: fn((i8, i8)) -> i8| {
            let numbers = || middle().chain(used.iter().copied()).map(number);
            numbers().min().unwrap_or_default()..=numbers().max().unwrap_or_default()
        };
        MutantArea { columns: over(|(column, _)| column), rows: over(|(_, row)| row) }
    }

    /// Its cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = MutantCell> + use<> {
        let columns = self.columns.clone();
        let row = move |row| columns.clone().filter_map(move |column| MutantCell::at(column, row));
        self.rows.clone().flat_map(row)
    }

    /// Where the tile of a shape lies, in two columns at the sides of the board, and its outer end, where its name is.
    pub fn tile(&self, shape: Pentomino) -> (Vec3, Vec3) {
        const AWAY: f32 = 1.27;
        const NAME: f32 = 0.88;
        let per_side = Pentomino::VARIANTS.len() / 2;
        let (side, place) = (shape as usize / per_side, shape as usize % per_side);
        let count = |number: usize| f32::from(u16::try_from(number).unwrap_or_default());
        let (top, bottom) = (*self.rows.end(), *self.rows.start());
        let middle = -(f32::from(top) + f32::from(bottom)) / 2.0 + MIDDLE;
        let z = middle + (count(place) - (count(per_side) - 1.0) / 2.0) * TILE_PITCH;
        let (x, out) = match side {
            0 => (f32::from(*self.columns.start()) - MIDDLE - AWAY, -NAME),
            _ => (f32::from(*self.columns.end()) - MIDDLE + AWAY, NAME),
        };
        (Vec3::new(x, 0.0, z), Vec3::new(x + out, 0.0, z))
    }
}

/// How far the tiles of a column are from each other.
const TILE_PITCH: f32 = 0.90;
/// The column and the row in the middle of the smaller grid, which lies in the middle of the world.
const MIDDLE: f32 = 2.0;

/// The middle of a cell on the table, with row 1 towards the player.
pub fn place(cell: MutantCell) -> Vec3 {
    Vec3::new(f32::from(cell.column()) - MIDDLE, 0.0, MIDDLE - f32::from(cell.row()))
}

/// Where the five blocks of a tile lie around its middle.
pub fn blocks(shape: Pentomino) -> [Vec3; 5] {
    let spots = shape.spots().map(|(column, row)| Vec3::new(column.into(), 0.0, -f32::from(row)));
    let low = spots.into_iter().fold(spots[0], Vec3::min);
    let high = spots.into_iter().fold(spots[0], Vec3::max);
    spots.map(|spot| (spot - (low + high) / 2.0) * BLOCK)
}

/// As many numbers as a row has, at most.
const ROW: u32 = 64;
/// So that columns and rows below 0 have numbers too.
const OFFSET: i32 = 32;
/// The number of the first shape. Those of cells are below it.
const SHAPES: u32 = ROW * ROW;

/// The number of a cell.
pub fn number_of(cell: MutantCell) -> u32 {
    let number = |number: i8| (i32::from(number) + OFFSET).unsigned_abs();
    number(cell.row()) * ROW + number(cell.column())
}

/// The cell with this number.
pub fn cell_of(number: u32) -> Option<MutantCell> {
    let back = |number: u32| i8::try_from(number.cast_signed() - OFFSET).ok();
    if number >= SHAPES {
        return None;
    }
    MutantCell::at(back(number % ROW)?, back(number / ROW)?)
}

/// The number of the tile of a shape.
pub fn number_of_shape(shape: Pentomino) -> u32 {
    SHAPES + shape as u32
}

/// The shape whose tile has this number.
pub fn shape_of(number: u32) -> Option<Pentomino> {
    Pentomino::VARIANTS.get(number.checked_sub(SHAPES)? as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::MutantRepeats;

    #[test]
    fn each_thing_has_a_number_of_its_own() {
        for column in -26..26 {
            for row in -26..26 {
                let cell = MutantCell::at(column, row).expect("a named cell");
                assert_eq!(cell_of(number_of(cell)), Some(cell));
                assert_eq!(shape_of(number_of(cell)), None);
            }
        }
        for shape in Pentomino::VARIANTS {
            assert_eq!(shape_of(number_of_shape(*shape)), Some(*shape));
            assert_eq!(cell_of(number_of_shape(*shape)), None);
        }
    }

    #[test]
    fn the_endless_grid_reaches_beyond_whatever_is_used() {
        let start = ["a1", "b1", "c1", "d1", "e1"].map(|cell| cell.parse().expect("a cell"));
        let cells = |grid| {
            let game = MutantMatch::new(grid, MutantRepeats::Refused, &start).expect("a start");
            MutantArea::of(&game).cells().count()
        };
        assert_eq!(cells(MutantGrid::Five), 25);
        assert_eq!(cells(MutantGrid::Endless), 7 * 6);
    }

    #[test]
    fn tiles_lie_beside_the_board_and_beside_each_other() {
        let game = MutantMatch::to_draw(MutantGrid::Five, MutantRepeats::Refused);
        let area = MutantArea::of(&game);
        let all: Vec<Vec3> = Pentomino::VARIANTS
            .iter()
            .flat_map(|shape| blocks(*shape).map(|block| area.tile(*shape).0 + block))
            .collect();
        for (number, block) in all.iter().enumerate() {
            assert!(block.x.abs() > 2.5 + BLOCK / 2.0, "{block}");
            let others = all[..number].iter();
            assert!(others.clone().all(|other| other.distance(*block) > BLOCK - 1e-3), "{block}");
        }
    }
}
