//! Making puzzles from matches that the computer plays against itself.
//!
//! A set is made in blocks. Each block has its own random numbers, and holds the same mixture of kinds. So the blocks can
//! be made in any order, by any number of machines, and give the same set.
//!
//! | file | what it owns |
//! |---|---|
//! | `matches.rs` | the matches |
//! | `sift.rs` | which positions of a match are good puzzles |

mod matches;
mod sift;

use fastrand::Rng;

use self::{matches::Players, sift::Wanted};
use super::{Puzzle, PuzzleKind, alike::without_doubles};

/// The kinds of a block: of sixteen puzzles, two are wins at once, and so on.
const MIXTURE: [(PuzzleKind, usize); 5] = [
    (PuzzleKind::Win1, 2),
    (PuzzleKind::Win2, 5),
    (PuzzleKind::Win3, 2),
    (PuzzleKind::Hold2, 5),
    (PuzzleKind::Quiet, 2),
];

/// The number of puzzles of a block.
const BLOCK: usize = 16;

/// A block that needs more matches than this is left unfinished.
const MOST_MATCHES: usize = 20_000;

/// What set of puzzles to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// The seed for all random numbers.
    pub seed: u64,
    /// The number of puzzles. Doubles are taken out of them in the end.
    pub count: usize,
}

/// A part of the work: the shard with this number, from 1, of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Its number.
    pub number: usize,
    /// How many there are.
    pub of: usize,
}

impl Shard {
    /// All of the work.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };
}

impl Recipe {
    /// The blocks of a shard, by their numbers from 0.
    pub fn blocks(self, shard: Shard) -> impl Iterator<Item = usize> {
        (shard.number.saturating_sub(1)..self.count.div_ceil(BLOCK)).step_by(shard.of.max(1))
    }

    /// The number of puzzles of a block.
    pub fn size(self, block: usize) -> usize {
        self.count.saturating_sub(block * BLOCK).min(BLOCK)
    }

    /// Makes the puzzles of a block. The same recipe and the same block always give the same puzzles.
    pub fn make(self, block: usize) -> Vec<Puzzle> {
        let mut random = Rng::with_seed(self.seed ^ (block as u64 + 1) << 32);
        let mut players = Players::new();
        let mut wanted = Wanted::of(&mixture(self.size(block), block));
        let mut puzzles = Vec::new();
        for _ in 0..MOST_MATCHES {
            if wanted.is_empty() {
                break;
            }
            let played = players.play(&mut random);
            puzzles.extend(sift::sift(&played, &mut wanted, &mut players));
        }
        puzzles
    }
}

/// How many puzzles of each kind a block of this size holds. A short block has the first ones of a mixture that is
/// dealt out evenly.
fn mixture(size: usize, block: usize) -> Vec<(PuzzleKind, usize)> {
    if size == BLOCK {
        return MIXTURE.to_vec();
    }
    let dealt: Vec<PuzzleKind> = (0..BLOCK)
        .flat_map(|round| MIXTURE.iter().filter(move |(_, most)| round < *most))
        .map(|(kind, _)| *kind)
        .collect();
    let start = block % BLOCK;
    let of =
        |kind| dealt.iter().cycle().skip(start).take(size).filter(|other| **other == kind).count();
    MIXTURE.iter().map(|(kind, _)| (*kind, of(*kind))).collect()
}

/// Puts sets together: without puzzles that are equal or nearly so, by kind and rating. The order of the sets does not
/// matter.
pub fn merged(sets: impl IntoIterator<Item = Vec<Puzzle>>) -> Vec<Puzzle> {
    let mut all: Vec<Puzzle> = sets.into_iter().flatten().collect();
    // The names are as good as drawn by lot, so this favours no kind and no rating.
    all.sort_by(|a, b| (&a.id, a.kind, a.rating).cmp(&(&b.id, b.kind, b.rating)));
    all.dedup_by(|a, b| a.id == b.id);
    let mut kept = without_doubles(all);
    kept.sort_by(|a, b| (a.kind, a.rating, &a.id).cmp(&(b.kind, b.rating, &b.id)));
    kept
}
