//! Random numbers that can be had again from their seed.

use std::hash::{BuildHasher, RandomState};

pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A seed that is another each time, to be told when a test fails.
    pub fn any_seed() -> u64 {
        RandomState::new().hash_one(0)
    }

    /// From 0 to one less than `of` (`SplitMix64`).
    pub fn below(&mut self, of: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % of
    }
}
