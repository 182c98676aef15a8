//! The twelve shapes of five cells.

use std::sync::LazyLock;

use serde::{Serialize, Serializer};
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{MutantCell, cell::LENGTH};

/// A pentomino. Turned and mirrored it is the same.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    VariantArray,
    EnumString,
    IntoStaticStr,
)]
#[strum(ascii_case_insensitive)]
#[allow(missing_docs, reason = "each looks like its letter")]
pub enum Pentomino {
    F,
    I,
    L,
    N,
    P,
    T,
    U,
    V,
    W,
    X,
    Y,
    Z,
}

/// Each shape, from its top row down.
const PICTURES: [&[&str]; 12] = [
    &[".##", "##.", ".#."],
    &["#####"],
    &["#...", "####"],
    &["##..", ".###"],
    &["##.", "###"],
    &["###", ".#.", ".#."],
    &["#.#", "###"],
    &["#..", "#..", "###"],
    &["#..", "##.", ".##"],
    &[".#.", "###", ".#."],
    &["..#.", "####"],
    &["##.", ".#.", ".##"],
];

/// A column and a row, before they are a cell.
pub(super) type MutantSpot = (i8, i8);

impl Pentomino {
    /// The shape of five circles. `None` if they do not hang together.
    pub fn of(circles: &[MutantCell; 5]) -> Option<Pentomino> {
        Pentomino::of_spots(circles.map(|cell| (cell.column(), cell.row())))
    }

    pub(super) fn of_spots(spots: [MutantSpot; 5]) -> Option<Pentomino> {
        let (moved, _) = to_corner(spots);
        let place = FIXED.binary_search_by_key(&moved, |(spots, _)| *spots).ok()?;
        Some(FIXED[place].1)
    }

    /// The letter that is its name.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The columns and rows of its five cells, in the way in which it looks most like its letter. They begin at 0.
    pub fn spots(self) -> [(i8, i8); 5] {
        let picture = PICTURES[self as usize];
        let rows = (0..).zip(picture.iter().rev());
        let mut spots = rows.flat_map(|(row, line)| {
            let columns = (0..).zip(line.chars()).filter(|(_, letter)| *letter == '#');
            columns.map(move |(column, _)| (column, row))
        });
        [(); 5].map(|()| spots.next().unwrap_or_default())
    }

    /// Its cells in the middle of the grid from `a1` to `e5`.
    pub fn in_the_middle(self) -> [MutantCell; 5] {
        let spots = self.spots();
        let [columns, rows] = [spots.map(|spot| spot.0), spots.map(|spot| spot.1)]
            .map(|numbers| numbers.into_iter().max().unwrap_or_default() + 1);
        let corner = ((LENGTH - columns) / 2, (LENGTH - rows) / 2);
        spots.map(|(column, row)| MutantCell::in_the_middle(column + corner.0, row + corner.1))
    }
}

/// In sentences a shape is its letter, which is the same in all languages.
impl Serialize for Pentomino {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(self.name())
    }
}

/// The eight ways in which a shape can lie.
pub(super) const WAYS: [fn(MutantSpot) -> MutantSpot; 8] = [
    |(x, y)| (x, y),
    |(x, y)| (-x, y),
    |(x, y)| (x, -y),
    |(x, y)| (-x, -y),
    |(x, y)| (y, x),
    |(x, y)| (-y, x),
    |(x, y)| (y, -x),
    |(x, y)| (-y, -x),
];

/// Moves spots so that they begin at 0 in both directions, and sorts them row by row. The second value is where they began.
pub(super) fn to_corner(spots: [MutantSpot; 5]) -> ([MutantSpot; 5], MutantSpot) {
    let least = |numbers: [i8; 5]| numbers.into_iter().min().unwrap_or_default();
    let corner = (least(spots.map(|spot| spot.0)), least(spots.map(|spot| spot.1)));
    let mut moved = spots.map(|(x, y)| (x - corner.0, y - corner.1));
    moved.sort_unstable_by_key(|(x, y)| (*y, *x));
    (moved, corner)
}

/// Each shape in each way in which it can lie, 63 in all, in the order of their spots.
pub(super) static FIXED: LazyLock<Vec<([MutantSpot; 5], Pentomino)>> = LazyLock::new(|| {
    let shapes = Pentomino::VARIANTS.iter();
    let mut fixed: Vec<_> = shapes
        .flat_map(|shape| WAYS.map(|way| (to_corner(shape.spots().map(way)).0, *shape)))
        .collect();
    fixed.sort_unstable();
    fixed.dedup();
    fixed
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_twelve_shapes_lie_in_63_ways() {
        let ways = Pentomino::VARIANTS
            .iter()
            .map(|shape| FIXED.iter().filter(|(_, of)| of == shape).count())
            .collect::<Vec<_>>();
        assert_eq!(ways, [8, 2, 8, 8, 8, 4, 4, 4, 4, 1, 8, 4]);
        for shape in Pentomino::VARIANTS {
            assert_eq!(Pentomino::of(&shape.in_the_middle()), Some(*shape));
        }
    }

    #[test]
    fn circles_that_do_not_hang_together_are_no_shape() {
        for cells in ["a1 a2 a3 a4 b5", "a1 b2 c3 d4 e5", "a1 a2 a3 a4 e4", "a1 a2 a4 a5 b3"] {
            let mut cells = cells.split(' ').map(|cell| cell.parse().expect("a cell"));
            let cells = [(); 5].map(|()| cells.next().expect("five cells"));
            assert_eq!(Pentomino::of(&cells), None, "{cells:?}");
        }
    }
}
