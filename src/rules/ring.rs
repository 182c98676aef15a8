//! The six cells around a cell, as a set of six bits, and what follows from it alone.

use super::Direction;

/// Which of the six cells around a cell have a disc: bit `n` is `Direction::ALL[n]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ring(u8);

/// All six.
const FULL: u8 = 0b11_1111;

impl Ring {
    /// The set in the six low bits; others are ignored.
    #[inline]
    pub const fn from_bits(bits: u8) -> Ring {
        Ring(bits & FULL)
    }

    /// How many discs there are around.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no disc is around.
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

    /// The directions in which a disc that lies here can glide one cell: the next cell is free, and
    /// of the two cells that touch both, at most one has a disc.
    #[inline]
    pub const fn glides(self) -> Directions {
        const GLIDES: [u8; 64] = {
            let mut table = [0; 64];
            let mut ring = 0;
            while ring <= FULL {
                let discs_on_either_side = turned(ring, 1) & turned(ring, 5);
                table[ring as usize] = !ring & !discs_on_either_side & FULL;
                ring += 1;
            }
            table
        };
        Directions(GLIDES[self.0 as usize])
    }

    /// One direction for each stretch of gaps, the first in it. Where there are fewer than two, the
    /// discs around hold together among themselves.
    #[inline]
    pub const fn stretches_of_gaps(self) -> Directions {
        Directions(!self.0 & turned(self.0, 1) & FULL)
    }
}

/// The ring turned by `n` places, so that bit `d` of the result is bit `d - n` of the ring.
const fn turned(ring: u8, n: u32) -> u8 {
    ((ring << n) | (ring >> (6 - n))) & FULL
}

/// A set of directions; iterates in their order.
#[derive(Clone, Debug)]
pub(super) struct Directions(u8);

impl Directions {
    /// How many there are.
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
