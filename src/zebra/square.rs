//! The squares of the board, and the sides that own the towers on them.

use std::{fmt, iter, str::FromStr};

use serde::{Deserialize, Serialize, Serializer};
use strum::{VariantArray, VariantNames};

/// The player of the light pieces or of the dark ones.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames, VariantArray,
)]
pub enum ZebraSide {
    /// The light pieces. They begin.
    Light,
    /// The dark pieces.
    Dark,
}

impl ZebraSide {
    /// Both sides, Light first.
    pub const BOTH: [ZebraSide; 2] = [ZebraSide::Light, ZebraSide::Dark];

    /// The opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> ZebraSide {
        match self {
            ZebraSide::Light => ZebraSide::Dark,
            ZebraSide::Dark => ZebraSide::Light,
        }
    }
}

/// How many squares the board has along a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
#[allow(missing_docs, reason = "the names say it")]
pub enum ZebraSize {
    #[default]
    Four,
    Five,
    Six,
}

impl ZebraSize {
    /// The number of rows, and of columns.
    #[inline]
    pub const fn length(self) -> u8 {
        match self {
            ZebraSize::Four => 4,
            ZebraSize::Five => 5,
            ZebraSize::Six => 6,
        }
    }

    /// The size with this many rows, if a board may have so many.
    pub fn of(length: u32) -> Option<ZebraSize> {
        ZebraSize::VARIANTS.iter().copied().find(|size| u32::from(size.length()) == length)
    }

    /// All squares, row by row, from the first player's left.
    pub fn squares(self) -> impl Iterator<Item = ZebraSquare> {
        let length = self.length();
        (0..length).flat_map(move |row| (0..length).map(move |column| ZebraSquare::at(column, row)))
    }

    /// Whether a board of this size has the square.
    pub fn has(self, square: ZebraSquare) -> bool {
        square.column() < self.length() && square.row() < self.length()
    }
}

/// A square, written as a letter for its column and a number for its row: `a1`. Boards of all sizes share
/// the squares that they have in common.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ZebraSquare(u8);

/// From a square to the one above it in the numbering. That is more than the longest row, so that a step over the
/// edge ends where no board has a square.
const ROW: u8 = 8;

/// One more than the highest number of a square.
pub(super) const NUMBERS: usize = 6 * ROW as usize;

impl ZebraSquare {
    /// The square in a column and a row, both counted from 0 and less than 6.
    pub(super) const fn at(column: u8, row: u8) -> ZebraSquare {
        ZebraSquare(row * ROW + column)
    }

    pub(super) const fn numbered(number: u8) -> ZebraSquare {
        ZebraSquare(number)
    }

    #[inline]
    pub(super) const fn number(self) -> usize {
        self.0 as usize
    }

    /// The column, from 0 at the first player's left.
    pub const fn column(self) -> u8 {
        self.0 % ROW
    }

    /// The row, from 0 at the first player.
    pub const fn row(self) -> u8 {
        self.0 / ROW
    }

    /// Whether the other square lies beside this one or touches its corner.
    pub fn is_next_to(self, other: ZebraSquare) -> bool {
        let (columns, rows) =
            (self.column().abs_diff(other.column()), self.row().abs_diff(other.row()));
        columns.max(rows) == 1
    }
}

impl fmt::Display for ZebraSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for ZebraSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// In sentences a square is its name.
impl Serialize for ZebraSquare {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

/// Reads a square of the largest board.
impl FromStr for ZebraSquare {
    type Err = NoZebraSquare;

    fn from_str(text: &str) -> Result<ZebraSquare, NoZebraSquare> {
        let largest = ZebraSize::Six.length();
        match *text.as_bytes() {
            [letter, digit] => {
                let column = letter.to_ascii_lowercase().wrapping_sub(b'a');
                let row = digit.wrapping_sub(b'1');
                let is_there = column < largest && row < largest;
                is_there.then(|| ZebraSquare::at(column, row)).ok_or(NoZebraSquare)
            }
            _ => Err(NoZebraSquare),
        }
    }
}

/// The text names no square of any board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a square")]
pub struct NoZebraSquare;

/// A set of squares, a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct ZebraSquares(pub u64);

impl ZebraSquares {
    #[inline]
    pub const fn of(square: ZebraSquare) -> ZebraSquares {
        ZebraSquares(1 << square.number())
    }

    #[inline]
    pub const fn has(self, square: ZebraSquare) -> bool {
        self.0 & ZebraSquares::of(square).0 != 0
    }

    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All squares next to one of these, and numbers where no board has a square.
    #[inline]
    pub const fn neighbours(self) -> ZebraSquares {
        let rows = self.0 << 1 | self.0 >> 1;
        let three = rows | self.0;
        ZebraSquares(rows | three << ROW | three >> ROW)
    }

    #[inline]
    pub const fn and(self, other: ZebraSquares) -> ZebraSquares {
        ZebraSquares(self.0 & other.0)
    }

    /// The squares, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = ZebraSquare> {
        let mut left = self.0;
        iter::from_fn(move || {
            let first = (left != 0).then(|| left.trailing_zeros());
            left &= left.wrapping_sub(1);
            first.map(|number| ZebraSquare(number as u8))
        })
    }
}
