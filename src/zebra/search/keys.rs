//! Hash keys of positions. A position, its mirror images and turned copies, and all of these with the colours swapped are
//! the same to whoever is to move, so they share a key.

use std::sync::LazyLock;

use super::super::{ZebraPosition, ZebraSide, ZebraSize, ZebraSquare, ZebraTurn, square::NUMBERS};

/// The ways to turn and mirror a square board.
const WAYS: usize = 8;

/// A lane for each way, as one side sees the board and then as the other sees it.
const LANES: usize = 2 * WAYS;

type Lanes = [u64; LANES];

/// What a tower adds to each lane: for each height, owner and square.
pub(in crate::zebra) struct ZebraHashes {
    towers: Vec<Lanes>,
}

/// The hashes for each size. They are always the same, so that levels play the same turns in each run.
static HASHES: LazyLock<[ZebraHashes; 3]> =
    LazyLock::new(|| [ZebraSize::Four, ZebraSize::Five, ZebraSize::Six].map(ZebraHashes::new));

impl ZebraHashes {
    pub fn of(size: ZebraSize) -> &'static ZebraHashes {
        &HASHES[size as usize]
    }

    fn new(size: ZebraSize) -> ZebraHashes {
        let pieces = usize::from(size.length()).pow(2);
        let index =
            |height: usize, owner: usize, square: usize| (height * 2 + owner) * NUMBERS + square;
        let mut dice = fastrand::Rng::with_seed(0x5a_6562_7261);
        let random: Vec<u64> = (0..index(pieces + 1, 0, 0)).map(|_| dice.u64(..)).collect();
        let mut towers = vec![[0; LANES]; random.len()];
        for height in 1..=pieces {
            for owner in 0..2 {
                for square in size.squares() {
                    let lanes = &mut towers[index(height, owner, square.number())];
                    for (way, turned) in turned(square, size.length()).into_iter().enumerate() {
                        lanes[way] = random[index(height, owner, turned.number())];
                        lanes[WAYS + way] = random[index(height, 1 - owner, turned.number())];
                    }
                }
            }
        }
        ZebraHashes { towers }
    }

    #[inline]
    fn tower(&self, height: u8, owner: ZebraSide, square: ZebraSquare) -> &Lanes {
        &self.towers[(usize::from(height) * 2 + owner as usize) * NUMBERS + square.number()]
    }
}

/// Where a square comes to lie when the board is turned and mirrored, the first time nowhere else.
fn turned(square: ZebraSquare, length: u8) -> [ZebraSquare; WAYS] {
    let (x, y) = (square.column(), square.row());
    let (left, down) = (length - 1 - x, length - 1 - y);
    [(x, y), (left, y), (x, down), (left, down), (y, x), (down, x), (y, left), (down, left)]
        .map(|(column, row)| ZebraSquare::at(column, row))
}

/// The lanes of a position.
#[derive(Clone)]
pub(in crate::zebra) struct ZebraLanes(Lanes);

impl ZebraLanes {
    pub fn of(position: &ZebraPosition) -> ZebraLanes {
        let mut lanes = ZebraLanes([0; LANES]);
        let hashes = ZebraHashes::of(position.size());
        for owner in ZebraSide::BOTH {
            for square in position.towers(owner) {
                lanes.toggle(hashes.tower(position.height(square), owner, square));
            }
        }
        lanes
    }

    /// Follows a turn, before it is played.
    #[inline]
    pub fn follow(&mut self, hashes: &ZebraHashes, position: &ZebraPosition, turn: ZebraTurn) {
        let ZebraTurn { from, to } = turn;
        let (own, other) = (position.to_move(), position.to_move().other());
        let (left, reached) = (position.height(from), position.height(to));
        self.toggle(hashes.tower(left, own, from));
        // Nothing is toggled for a height of 0.
        self.toggle(hashes.tower(left - 1, other, from));
        self.toggle(hashes.tower(reached, other, to));
        self.toggle(hashes.tower(reached + 1, own, to));
    }

    #[inline]
    fn toggle(&mut self, tower: &Lanes) {
        for (lane, hash) in self.0.iter_mut().zip(tower) {
            *lane ^= hash;
        }
    }

    /// The key that a position shares with all that are the same to whoever is to move.
    #[inline]
    pub fn shared(&self, to_move: ZebraSide) -> u64 {
        let seen = to_move as usize * WAYS;
        self.0[seen..seen + WAYS].iter().copied().min().unwrap_or(0)
    }

    /// The key of this very position.
    #[inline]
    pub fn own(&self, to_move: ZebraSide) -> u64 {
        self.0[0] ^ (to_move as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}
