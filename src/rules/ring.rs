//! The six cells around a cell as a set of six bits, and what can be read from them alone.

use super::Direction;

/// Which of the six cells around a cell have a disc: bit `n` is `Direction::ALL[n]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ring(u8);

/// All six directions.
const FULL: u8 = 0b11_1111;

impl Ring {
    /// Reads the six low bits and ignores the others.
    #[inline]
    pub const fn from_bits(bits: u8) -> Ring {
        Ring(bits & FULL)
    }

    /// How many discs are around the cell.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no disc is around the cell.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The directions with a disc.
    #[inline]
    pub const fn discs(self) -> Directions {
        Directions(self.0)
    }

    /// The directions without a disc.
    #[inline]
    pub const fn gaps(self) -> Directions {
        Directions(!self.0 & FULL)
    }

    /// The directions in which a disc on this cell can glide one step: the next cell is free, and at most
    /// one of the two cells that touch both has a disc.
    #[inline]
    pub const fn glides(self) -> Directions {
        const GLIDES: [u8; 64] = {
            let mut table = [0; 64];
            let mut ring = 0;
            while ring <= FULL {
                let discs_on_either_side = rotated(ring, 1) & rotated(ring, 5);
                table[ring as usize] = !ring & !discs_on_either_side & FULL;
                ring += 1;
            }
            table
        };
        Directions(GLIDES[self.0 as usize])
    }

    /// The first direction of each run of gaps. With fewer than two runs, the discs around the cell are
    /// connected without it.
    #[inline]
    pub const fn runs_of_gaps(self) -> Directions {
        Directions(!self.0 & rotated(self.0, 1) & FULL)
    }
}

/// The ring rotated by `n` places: bit `d` of the result is bit `d - n` of the ring.
const fn rotated(ring: u8, n: u32) -> u8 {
    ((ring << n) | (ring >> (6 - n))) & FULL
}

/// A set of directions. Iterates in the order of [`Direction::ALL`].
#[derive(Clone, Debug)]
pub(super) struct Directions(u8);

impl Directions {
    /// How many directions are left.
    #[inline]
    pub const fn len(&self) -> u32 {
        self.0.count_ones()
    }
}

impl Iterator for Directions {
    type Item = Direction;

    #[inline]
    fn next(&mut self) -> Option<Direction> {
        let direction = *Direction::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(direction)
    }
}
