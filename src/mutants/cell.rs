//! The cells of the grid, and how they are written.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize, Serializer};
use strum::VariantArray;

/// How far the grid reaches.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray,
)]
pub enum MutantGrid {
    /// Five rows of five cells, from `a1` to `e5`.
    #[default]
    Five,
    /// It has no limits.
    Endless,
}

/// The rows and the columns of the smaller grid.
pub(super) const LENGTH: i8 = 5;

impl MutantGrid {
    /// Whether the grid has the cell.
    pub fn has(self, cell: MutantCell) -> bool {
        self == MutantGrid::Endless || MutantGrid::is_in_the_middle(cell)
    }

    /// Whether the cell is one of the twenty-five on which every match begins. The endless grid has them too.
    pub(super) fn is_in_the_middle(cell: MutantCell) -> bool {
        (0..LENGTH).contains(&cell.column) && (0..LENGTH).contains(&cell.row)
    }

    /// The cells from `a1` to `e5`, row by row.
    pub fn middle() -> impl Iterator<Item = MutantCell> {
        let row = |row| (0..LENGTH).map(move |column| MutantCell::in_the_middle(column, row));
        (0..LENGTH).flat_map(row)
    }
}

/// A cell, written as a letter for its column and a number for its row: `a1`.
///
/// On the endless grid, columns to the left of `a` are `-a`, `-b` …, and rows below `1` are `-1`, `-2` …: `-a1` is to the
/// left of `a1`, `a-1` below it, and `-a-1` is both. There is no row 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MutantCell {
    // In this order, cells are sorted row by row.
    row: i8,
    column: i8,
}

/// The letters of the columns.
const LETTERS: i8 = 26;

impl MutantCell {
    /// The cell in a column and a row, counted from 0 at `a1`. `None` if it has no name. No match comes so far: it begins
    /// between `a1` and `e5`, and each of at most 15 circles that follow is next to another.
    pub fn at(column: i8, row: i8) -> Option<MutantCell> {
        let is_named = |number| (-LETTERS..LETTERS).contains(&number);
        (is_named(column) && is_named(row)).then_some(MutantCell { row, column })
    }

    /// The same for a cell between `a1` and `e5`.
    pub(super) const fn in_the_middle(column: i8, row: i8) -> MutantCell {
        MutantCell { row, column }
    }

    /// The column, which is 0 for `a`.
    pub const fn column(self) -> i8 {
        self.column
    }

    /// The row, which is 0 for `1`.
    pub const fn row(self) -> i8 {
        self.row
    }

    /// The cells that share a side with this one.
    pub fn neighbours(self) -> impl Iterator<Item = MutantCell> {
        let beside = [(0, -1), (-1, 0), (1, 0), (0, 1)];
        beside.into_iter().filter_map(move |(columns, rows)| {
            MutantCell::at(self.column + columns, self.row + rows)
        })
    }
}

impl fmt::Display for MutantCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // `-1` is the first number below 0, so `!` counts from 0 there, too.
        let from_edge = |number: i8| if number < 0 { !number } else { number } as u8;
        let sign = |number: i8| if number < 0 { "-" } else { "" };
        let letter = char::from(b'a' + from_edge(self.column));
        let number = from_edge(self.row) + 1;
        write!(f, "{}{letter}{}{number}", sign(self.column), sign(self.row))
    }
}

impl fmt::Debug for MutantCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// In sentences a cell is its name.
impl Serialize for MutantCell {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl FromStr for MutantCell {
    type Err = NoMutantCell;

    fn from_str(text: &str) -> Result<MutantCell, NoMutantCell> {
        let signed = |text: &str| match text.strip_prefix('-') {
            Some(rest) => (true, rest.to_owned()),
            None => (false, text.to_owned()),
        };
        let (is_left, rest) = signed(text);
        let mut letters = rest.chars();
        let letter = letters.next().filter(char::is_ascii_alphabetic).ok_or(NoMutantCell)?;
        let (is_below, digits) = signed(letters.as_str());
        let is_number = digits.bytes().all(|digit| digit.is_ascii_digit());
        let number: i8 = digits.parse().ok().filter(|_| is_number).ok_or(NoMutantCell)?;
        if number == 0 || digits.starts_with('0') {
            return Err(NoMutantCell);
        }
        let placed = |from_edge: i8, is_beyond| if is_beyond { !from_edge } else { from_edge };
        let column = (letter.to_ascii_lowercase() as u8 - b'a') as i8;
        MutantCell::at(placed(column, is_left), placed(number - 1, is_below)).ok_or(NoMutantCell)
    }
}

/// The text names no cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a cell")]
pub struct NoMutantCell;

/// Cells as they are written beside each other: `a1 b1`.
pub(super) fn written(cells: &[MutantCell]) -> String {
    cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_has_one_name() {
        for column in -26..26 {
            for row in -26..26 {
                let cell = MutantCell::at(column, row).expect("a named cell");
                assert_eq!(cell.to_string().parse(), Ok(cell), "{cell}");
            }
        }
        let names = [(0, 0), (4, 4), (-1, 0), (0, -1), (-1, -1), (-26, 25)];
        let names = names.map(|(column, row)| MutantCell::at(column, row).map(|c| c.to_string()));
        let expected = ["a1", "e5", "-a1", "a-1", "-a-1", "-z26"];
        assert_eq!(names, expected.map(|name| Some(name.to_owned())));
    }

    #[test]
    fn other_texts_are_no_cells() {
        for text in ["", "a", "1", "a0", "a01", "a+1", "aa1", "--a1", "a--1", "a27", "é1", "a1 "] {
            assert_eq!(text.parse::<MutantCell>(), Err(NoMutantCell), "{text}");
        }
        assert_eq!("B2".parse(), Ok(MutantCell::in_the_middle(1, 1)));
    }
}
