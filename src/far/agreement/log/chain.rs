//! A chain: the entries of one side, each linked to the one before.

use crate::far::agreement::entry::{
    digest::Digest,
    says::{ChainTip, SignedEntry},
};

/// The most entries of one side. A match of ten thousand turns has about that many of each side, without offers.
pub const MOST_ENTRIES: u32 = 30_000;

/// The entries of one side.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chain(Vec<SignedEntry>);

impl Chain {
    pub fn tip(&self) -> ChainTip {
        self.0.last().map(SignedEntry::tip).unwrap_or_default()
    }

    /// How many entries there are.
    pub fn len(&self) -> u32 {
        self.0.len() as u32
    }

    pub fn push(&mut self, entry: SignedEntry) {
        self.0.push(entry);
    }

    /// The entry with a number.
    pub fn get(&self, number: u32) -> Option<&SignedEntry> {
        self.0.get((number as usize).checked_sub(1)?)
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &SignedEntry> + ExactSizeIterator {
        self.0.iter()
    }

    /// Whether this is one of its entries, or the place before the first.
    pub fn has(&self, tip: ChainTip) -> bool {
        match tip.number {
            0 => tip.digest == Digest::NONE,
            number => self.get(number).is_some_and(|entry| entry.digest() == tip.digest),
        }
    }

    /// Some of its entries, newest first, with gaps that grow: enough to find where another copy of it parts from this
    /// one, whatever its length.
    pub fn ladder(&self) -> Vec<ChainTip> {
        let mut rungs = Vec::new();
        let (mut number, mut gap) = (self.len(), 1);
        while let Some(entry) = self.get(number) {
            rungs.push(entry.tip());
            number = number.saturating_sub(gap);
            gap *= 2;
        }
        rungs
    }

    /// The newest rung of another copy's ladder that this chain has too.
    pub fn common(&self, ladder: &[ChainTip]) -> ChainTip {
        ladder.iter().copied().find(|rung| self.has(*rung)).unwrap_or_default()
    }
}
