//! What the search remembers of positions that it has been to.

use super::super::{ZebraSquare, ZebraTurn};

/// On which side of the score the truth lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::zebra) enum ZebraBound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(in crate::zebra) struct ZebraKnown {
    key: u64,
    pub score: i16,
    pub depth: u8,
    pub bound: ZebraBound,
    from: u8,
    to: u8,
}

impl ZebraKnown {
    const NOTHING: ZebraKnown =
        ZebraKnown { key: 0, score: 0, depth: 0, bound: ZebraBound::AtLeast, from: 0, to: 0 };

    /// The best turn, on a board that lies the way it lay then.
    pub fn best(&self) -> ZebraTurn {
        ZebraTurn { from: ZebraSquare::numbered(self.from), to: ZebraSquare::numbered(self.to) }
    }
}

/// How many entries share a place.
const BUCKET: usize = 4;

pub(in crate::zebra) struct ZebraTable {
    entries: Vec<[ZebraKnown; BUCKET]>,
}

impl ZebraTable {
    /// A table of two to the power of `bits` entries, with 16 bytes each.
    pub fn new(bits: u32) -> ZebraTable {
        let buckets = (1_usize << bits) / BUCKET;
        ZebraTable { entries: vec![[ZebraKnown::NOTHING; BUCKET]; buckets] }
    }

    #[inline]
    pub fn get(&self, key: u64) -> Option<&ZebraKnown> {
        self.entries[self.place(key)].iter().find(|known| known.key == key)
    }

    /// Remembers a position in the place of the same one, or of the one that was looked at least deeply.
    #[inline]
    pub fn put(&mut self, key: u64, turn: ZebraTurn, score: i16, depth: u8, bound: ZebraBound) {
        let place = self.place(key);
        let bucket = &mut self.entries[place];
        let same = bucket.iter().position(|known| known.key == key);
        let oldest = || {
            let depths = bucket.iter().enumerate().min_by_key(|(_, known)| known.depth);
            depths.map_or(0, |(index, _)| index)
        };
        let index = same.unwrap_or_else(oldest);
        // The shallowest entry is replaced each time, so a new one always finds a place.
        let (from, to) = (turn.from.number() as u8, turn.to.number() as u8);
        bucket[index] = ZebraKnown { key, score, depth, bound, from, to };
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        // The length is a power of two. The lower bits would do as well, but keys of symmetric positions are the least of
        // eight, so their upper bits are often 0.
        key as usize & (self.entries.len() - 1)
    }
}
