//! The edge of the board: the free cells that touch a disc, told apart by how they lie to the
//! outside, and which discs could leave by them.

use arrayvec::ArrayVec;

use super::{
    Board, Cell, Direction,
    board::SpotMap,
    ring::{Directions, Ring},
};

/// The free cells around nineteen discs. Each disc but the first touches another, so it takes one
/// free cell away and adds three at most: 6 + 18 × 2.
const RIM: usize = 42;

/// How a free cell that touches a disc lies to the outside: one byte, since there is one for every
/// spot of the torus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Zone(u8);

impl Zone {
    /// It touches no disc, or has one.
    const NONE: Zone = Zone(0);
    /// A disc here could glide out of the board.
    const OPEN: Zone = Zone(1);
    /// Free cells lead out of the board, but somewhere too narrow for a disc.
    const BAY: Zone = Zone(2);
    /// In the first of the closed holes, from which no way leads out. Each has a zone of its own.
    const FIRST_HOLE: Zone = Zone(3);

    #[inline]
    const fn is_outside(self) -> bool {
        self.0 == Zone::OPEN.0 || self.0 == Zone::BAY.0
    }

    /// Whether a disc here could not glide out.
    #[inline]
    pub const fn is_shut(self) -> bool {
        self.0 >= Zone::BAY.0
    }

    /// Whether it is a closed hole.
    #[inline]
    pub const fn is_hole(self) -> bool {
        self.0 >= Zone::FIRST_HOLE.0
    }
}

/// The free cells that touch a disc, worked out from a board.
pub(super) struct Edge {
    rim: ArrayVec<Cell, RIM>,
    zones: SpotMap<Zone>,
    has_holes: bool,
}

impl Edge {
    pub fn of(board: &Board) -> Edge {
        let mut edge = Edge { rim: ArrayVec::new(), zones: SpotMap::new(), has_holes: false };
        // East of the easternmost disc there is nothing, so a disc there is free.
        if let Some(easternmost) = board.discs().iter().max_by_key(|disc| disc.q) {
            edge.flood(board, easternmost.step(Direction::East), Zone::OPEN, Ring::glides);
        }
        edge.find_what_is_shut(board);
        edge
    }

    /// Every free cell that touches a disc.
    pub fn rim(&self) -> &[Cell] {
        &self.rim
    }

    /// Whether there is a closed hole.
    #[inline]
    pub fn has_holes(&self) -> bool {
        self.has_holes
    }

    /// The zone of a cell on or next to the board.
    #[inline]
    pub fn zone(&self, near: Cell) -> Zone {
        self.zones.get(near)
    }

    /// Whether a disc of the board could glide out of it.
    ///
    /// With the disc itself lifted its neighbours have more room, but only to pass between two cells
    /// that both touch its place, and where it could pass so, it could as well have glided to the
    /// second at once. So the zones of the whole board answer for each of its discs.
    #[inline]
    pub fn lets_out(&self, disc: Cell, ring: Ring) -> bool {
        ring.glides().any(|direction| self.zone(disc.step(direction)) == Zone::OPEN)
    }

    /// Whether free cells lead from beside the disc out of the board.
    #[inline]
    pub fn is_outer(&self, disc: Cell, ring: Ring) -> bool {
        ring.gaps().any(|direction| self.zone(disc.step(direction)).is_outside())
    }

    /// Whether the other discs fall apart without this one.
    ///
    /// Taking a disc away joins what is free on its different sides. Free ground that closes into a
    /// loop cuts the discs in two, so they stay together just when those sides were not joined
    /// before: at most one leads outside, and the others are different holes.
    #[inline]
    pub fn splits(&self, disc: Cell, ring: Ring) -> bool {
        let mut sides = ring.stretches_of_gaps();
        if sides.len() < 2 {
            return false;
        }
        let mut seen = 0_u32;
        sides.any(|direction| {
            let zone = self.zone(disc.step(direction));
            let side = 1 << if zone.is_outside() { Zone::OPEN } else { zone }.0;
            let again = seen & side != 0;
            seen |= side;
            again
        })
    }

    /// What gliding from the outside did not reach lies in bays and holes.
    fn find_what_is_shut(&mut self, board: &Board) {
        let mut hole = Zone::FIRST_HOLE;
        for disc in board.discs() {
            for direction in board.ring(*disc).gaps() {
                let cell = disc.step(direction);
                if self.zone(cell) == Zone::NONE {
                    let first = self.rim.len();
                    self.flood(board, cell, hole, Ring::gaps);
                    if self.is_joined_to_outside(board, first) {
                        for i in first..self.rim.len() {
                            self.zones.set(self.rim[i], Zone::BAY);
                        }
                    } else {
                        hole.0 += 1;
                        self.has_holes = true;
                    }
                }
            }
        }
    }

    /// Whether the cells of the rim from `first` on lie next to one that leads out.
    fn is_joined_to_outside(&self, board: &Board, first: usize) -> bool {
        self.rim[first..].iter().any(|cell| self.is_outer(*cell, board.ring(*cell)))
    }

    /// Gives the zone to all of the rim that can be reached from a cell of it, by the given ways.
    fn flood(&mut self, board: &Board, start: Cell, zone: Zone, ways: impl Fn(Ring) -> Directions) {
        let mut next = self.rim.len();
        self.rim.push(start);
        self.zones.set(start, zone);
        while let Some(cell) = self.rim.get(next).copied() {
            next += 1;
            for direction in ways(board.ring(cell)) {
                let beside = cell.step(direction);
                if self.zone(beside) == Zone::NONE && !board.ring(beside).is_empty() {
                    self.rim.push(beside);
                    self.zones.set(beside, zone);
                }
            }
        }
    }
}
