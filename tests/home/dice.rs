//! Random numbers that can be repeated from their seed.

use std::hash::{BuildHasher, RandomState};

pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A different seed each time. Tests print it when they fail.
    pub fn any_seed() -> u64 {
        RandomState::new().hash_one(0)
    }

    /// A number from 0 to `of - 1`, by `SplitMix64`.
    pub fn below(&mut self, of: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % of
    }
}
