//! The table: what a search remembers of positions, wherever the board has drifted.

use std::{
    collections::TryReserveError,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
};

use super::score::Score;
use crate::rules::{Cell, Position, Relocation, Slide, Step};

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    /// Relative to the position itself, not to the root of the search.
    pub score: Score,
    pub bound: Bound,
    /// The number of turns that the search looked ahead.
    pub depth: i32,
    /// The best step.
    pub step: Packed,
}

/// How exact a score is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// Remembered positions, shared by all threads of a search. If one thread writes a place while another
/// reads it, the key does not match, and the reader treats the place as empty.
pub(super) struct Table {
    places: Box<[TableRow]>,
    /// The number of the current search. Entries of other searches are ignored.
    search: u64,
}

/// The number of the search that wrote an entry is in its contents, from this bit up.
const SEARCH_BIT: u32 = 52;
const LAST_SEARCH: u64 = u64::MAX >> SEARCH_BIT;

#[derive(Default)]
struct TableRow {
    /// The XOR of the position's hash and the contents.
    key: AtomicU64,
    contents: AtomicU64,
}

impl Table {
    /// A table of at most this many megabytes.
    pub fn new(megabytes: usize) -> Table {
        Table::of(Vec::with_capacity(Table::count(megabytes)))
    }

    /// A table of at most this many megabytes. Fails if there is not enough memory for it.
    pub fn try_new(megabytes: usize) -> Result<Table, TryReserveError> {
        let mut places = Vec::new();
        places.try_reserve_exact(Table::count(megabytes))?;
        Ok(Table::of(places))
    }

    /// The number of places in this many megabytes, a power of two.
    fn count(megabytes: usize) -> usize {
        1 << ((megabytes.max(1) << 20) / size_of::<TableRow>()).ilog2()
    }

    /// A table that fills the capacity of an empty list.
    fn of(mut places: Vec<TableRow>) -> Table {
        let count = 1 << places.capacity().ilog2();
        places.resize_with(count, TableRow::default);
        Table { places: places.into_boxed_slice(), search: 1 }
    }

    /// Forgets all entries. This only counts the search, so it is fast. The places are only emptied once in
    /// thousands of searches, when the numbers run out.
    pub fn clear(&mut self) {
        self.search += 1;
        if self.search > LAST_SEARCH {
            self.search = 1;
            self.places.fill_with(TableRow::default);
        }
    }

    #[inline]
    fn place(&self, hash: u64) -> &TableRow {
        &self.places[hash as usize & (self.places.len() - 1)]
    }

    #[inline]
    pub fn get(&self, hash: u64) -> Option<Known> {
        let place = self.place(hash);
        let contents = place.contents.load(Relaxed);
        let is_there = place.key.load(Relaxed) ^ contents == hash;
        (is_there && contents >> SEARCH_BIT == self.search).then(|| unpack(contents))
    }

    /// Remembers a position. Keeps the old entry if it is from the same search and much deeper.
    #[inline]
    pub fn put(&self, hash: u64, known: Known) {
        let place = self.place(hash);
        let before = place.contents.load(Relaxed);
        if before >> SEARCH_BIT == self.search {
            let is_same = place.key.load(Relaxed) ^ before == hash;
            let deeper = unpack(before).depth;
            // The margin lets deep entries be replaced in time. Otherwise old ones would fill the table.
            if !is_same && deeper > known.depth + 2 {
                return;
            }
        }
        let contents = pack(known) | self.search << SEARCH_BIT;
        place.contents.store(contents, Relaxed);
        place.key.store(hash ^ contents, Relaxed);
    }
}

/// Packs an entry: 26 bits for the step, 16 for the score, 8 for the depth, 2 for the bound.
#[inline]
fn pack(known: Known) -> u64 {
    let bound = match known.bound {
        Bound::Exact => 0,
        Bound::AtLeast => 1,
        Bound::AtMost => 2,
    };
    u64::from(known.step.0)
        | u64::from(known.score.bits()) << 26
        | u64::from(known.depth as i8 as u8) << 42
        | bound << 50
}

#[inline]
fn unpack(contents: u64) -> Known {
    Known {
        step: Packed(contents as u32 & Packed::ALL),
        score: Score::from_bits((contents >> 26) as u16),
        depth: i32::from((contents >> 42) as u8 as i8),
        bound: match contents >> 50 & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
    }
}

/// A step in 26 bits, relative to the middle of the board, so that it drifts with the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Packed(u32);

impl Packed {
    pub const NONE: Packed = Packed(0);
    const ALL: u32 = (1 << 26) - 1;
    const SKIP: u32 = 1;
    const SLIDE: u32 = 2;
    const RELOCATION: u32 = 3;

    #[inline]
    pub fn of(step: Step, position: &Position) -> Packed {
        let (kind, from, to) = match step {
            Step::Skip => return Packed(Packed::SKIP),
            Step::Slide(Slide { from, to }) => (Packed::SLIDE, from, to),
            Step::Relocate(Relocation { from, to }) => (Packed::RELOCATION, from, to),
        };
        let middle = position.middle();
        let bits = |cell: Cell| {
            let Cell { q, r } = cell.minus(middle);
            (q & 63) as u32 | ((r & 63) as u32) << 6
        };
        Packed(kind | bits(from) << 2 | bits(to) << 14)
    }

    /// The step, in the position that it was packed for.
    #[inline]
    pub fn step(self, position: &Position) -> Option<Step> {
        let middle = position.middle();
        let cell = |bits: u32| {
            let coordinate = |bits: u32| ((bits << 26) as i32) >> 26;
            Cell::new(
                middle.q.wrapping_add(coordinate(bits)),
                middle.r.wrapping_add(coordinate(bits >> 6)),
            )
        };
        let (from, to) = (cell(self.0 >> 2), cell(self.0 >> 14));
        match self.0 & 3 {
            Packed::SKIP => Some(Step::Skip),
            Packed::SLIDE => Some(Step::Slide(Slide { from, to })),
            Packed::RELOCATION => Some(Step::Relocate(Relocation { from, to })),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{HouseRules, Setup};

    #[test]
    fn a_packed_step_drifts_with_the_board() {
        let shifted = |by: (i32, i32)| {
            let shift = |cell: Cell| Cell::new(cell.q + by.0, cell.r + by.1);
            let cells = |cells: Vec<Cell>| cells.into_iter().map(shift).collect();
            let Setup { discs, red, black, to_move, locked } = Setup::start();
            let (discs, red, black) = (cells(discs), cells(red), cells(black));
            let setup = Setup { discs, red, black, to_move, locked };
            setup.validate(HouseRules::Booklet).expect("valid")
        };
        let (home, away) = (shifted((0, 0)), shifted((-7, 1_000)));
        assert_eq!(home.hash(), away.hash());
        for (here, there) in home.steps().into_iter().zip(away.steps()) {
            let packed = Packed::of(here, &home);
            assert_eq!(packed, Packed::of(there, &away));
            assert_eq!((packed.step(&home), packed.step(&away)), (Some(here), Some(there)));
        }
    }

    #[test]
    fn entries_are_found_until_the_table_is_cleared() {
        let mut table = Table::new(1);
        for (i, bound) in [Bound::Exact, Bound::AtLeast, Bound::AtMost].into_iter().enumerate() {
            let score = Score::loss(i as u32 + 1);
            let known = Known { score, bound, depth: i as i32 - 4, step: Packed(12_345) };
            table.put(77 + i as u64, known);
            assert_eq!(table.get(77 + i as u64), Some(known));
        }
        table.clear();
        assert_eq!(table.get(77), None);
    }

    /// The numbers of searches run out after a few thousand.
    #[test]
    fn an_entry_never_comes_back_however_often_the_table_is_cleared() {
        let mut table = Table::new(1);
        let known = Known { score: Score::EVEN, bound: Bound::Exact, depth: 3, step: Packed::NONE };
        table.put(77, known);
        for _ in 0..2 * LAST_SEARCH + 2 {
            table.clear();
            assert_eq!(table.get(77), None);
        }
        table.put(77, known);
        assert_eq!(table.get(77), Some(known));
    }

    #[test]
    fn a_table_larger_than_all_memory_is_refused() {
        assert!(Table::try_new(1 << 40).is_err());
        assert_eq!(Table::try_new(3).map(|table| table.places.len()), Ok(1 << 17));
    }
}
