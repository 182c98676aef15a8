//! What the search remembers of positions that it has been to.

use super::score::MutantScore;

/// On which side of the score the truth lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MutantBound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
struct Known {
    key: [u64; 2],
    score: MutantScore,
    bound: MutantBound,
    /// How many turns can follow at most.
    left: u8,
}

impl Known {
    /// No position has this key, since each has formed a shape.
    const NOTHING: Known = Known { key: [0; 2], score: 0, bound: MutantBound::AtLeast, left: 0 };
}

/// How many entries share a place.
const BUCKET: usize = 4;

pub struct MutantTable {
    entries: Vec<[Known; BUCKET]>,
}

impl MutantTable {
    /// A table of two to the power of `bits` entries, with 24 bytes each.
    pub fn new(bits: u32) -> MutantTable {
        MutantTable { entries: vec![[Known::NOTHING; BUCKET]; (1 << bits) / BUCKET] }
    }

    #[inline]
    pub fn get(&self, key: u128) -> Option<(MutantScore, MutantBound)> {
        let key = halves(key);
        let bucket = &self.entries[self.place(key)];
        bucket.iter().find(|known| known.key == key).map(|known| (known.score, known.bound))
    }

    /// Remembers a position in the place of the same one, or of the one after which the fewest turns can follow.
    #[inline]
    pub fn put(&mut self, key: u128, score: MutantScore, bound: MutantBound, left: u8) {
        let key = halves(key);
        let place = self.place(key);
        let bucket = &mut self.entries[place];
        let same = bucket.iter().position(|known| known.key == key);
        let cheapest = || {
            let lefts = bucket.iter().enumerate().min_by_key(|(_, known)| known.left);
            lefts.map_or(0, |(index, _)| index)
        };
        let index = same.unwrap_or_else(cheapest);
        bucket[index] = Known { key, score, bound, left };
    }

    #[inline]
    fn place(&self, [upper, lower]: [u64; 2]) -> usize {
        // A multiplication carries what lower bits say into the upper ones, which choose the place.
        let mixed = (upper.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ lower.rotate_left(32))
            .wrapping_mul(0xd6e8_feb8_6659_fd93);
        (mixed >> 32) as usize & (self.entries.len() - 1)
    }
}

fn halves(key: u128) -> [u64; 2] {
    [(key >> 64) as u64, key as u64]
}
