//! The edge of the board: the free cells that touch a disc, how each is connected to the outside, and
//! which discs can leave through them.

use std::cell::OnceCell;

use arrayvec::ArrayVec;

use super::{
    Board, Cell, Direction,
    board::SpotMap,
    ring::{Directions, Ring},
};

/// The most free cells that can touch nineteen connected discs. The first disc has 6. Each further disc
/// touches another, so it takes one free cell and adds at most three: 6 + 18 × 2.
const RIM: usize = 42;

/// How a free cell that touches a disc is connected to the outside. One byte, because every spot of the
/// torus has a zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Zone(u8);

impl Zone {
    /// The cell touches no disc, or a disc lies on it.
    const NONE: Zone = Zone(0);
    /// A disc here can glide out of the board.
    const OPEN: Zone = Zone(1);
    /// Free cells lead out of the board, but the way is too narrow for a disc.
    const BAY: Zone = Zone(2);
    /// The first closed hole: no free cells lead out. Each hole has its own zone, counting up from here.
    const FIRST_HOLE: Zone = Zone(3);

    #[inline]
    const fn is_outside(self) -> bool {
        self.0 == Zone::OPEN.0 || self.0 == Zone::BAY.0
    }

    /// Whether a disc here cannot glide out.
    #[inline]
    pub const fn is_shut(self) -> bool {
        self.0 >= Zone::BAY.0
    }

    /// Whether the cell is in a closed hole.
    #[inline]
    pub const fn is_hole(self) -> bool {
        self.0 >= Zone::FIRST_HOLE.0
    }
}

/// The edge of a board, found when it is first needed. A slide moves no disc, so all slides of a turn share it.
#[derive(Default)]
pub(crate) struct SharedEdge(OnceCell<Edge>);

impl SharedEdge {
    #[inline]
    pub(super) fn of(&self, board: &Board) -> &Edge {
        self.0.get_or_init(|| Edge::of(board))
    }
}

/// The free cells that touch a disc of a board.
pub(super) struct Edge {
    rim: ArrayVec<Cell, RIM>,
    zones: SpotMap<Zone>,
    has_holes: bool,
}

impl Edge {
    pub fn of(board: &Board) -> Edge {
        let mut edge = Edge { rim: ArrayVec::new(), zones: SpotMap::new(), has_holes: false };
        // Nothing lies east of the easternmost disc, so that cell is open.
        if let Some(easternmost) = board.discs().iter().max_by_key(|disc| disc.q) {
            edge.flood(board, easternmost.step(Direction::East), Zone::OPEN, Ring::glides);
        }
        edge.find_bays_and_holes(board);
        edge
    }

    /// All free cells that touch a disc.
    pub fn rim(&self) -> &[Cell] {
        &self.rim
    }

    /// Whether the board has a closed hole.
    #[inline]
    pub fn has_holes(&self) -> bool {
        self.has_holes
    }

    /// The zone of a cell that is on or next to the board.
    #[inline]
    pub fn zone(&self, near: Cell) -> Zone {
        self.zones.get(near)
    }

    /// Whether a disc of the board can glide out of it.
    ///
    /// Zones are computed with every disc in place, although this one would be lifted. That makes no
    /// difference: lifting it only opens ways between two cells that both touch its own cell, and there
    /// the disc could have glided to the second cell directly.
    #[inline]
    pub fn lets_out(&self, disc: Cell, ring: Ring) -> bool {
        ring.glides().any(|direction| self.zone(disc.step(direction)) == Zone::OPEN)
    }

    /// Whether free cells lead out of the board from a cell next to the disc.
    #[inline]
    pub fn is_outer(&self, disc: Cell, ring: Ring) -> bool {
        ring.gaps().any(|direction| self.zone(disc.step(direction)).is_outside())
    }

    /// Whether the other discs would no longer be connected without this one.
    ///
    /// Taking the disc joins the free areas on its sides. If two of them were already joined elsewhere,
    /// the free cells now form a loop that cuts the discs in two. So the discs stay connected exactly
    /// when at most one side leads outside and the others are different holes.
    #[inline]
    pub fn splits(&self, disc: Cell, ring: Ring) -> bool {
        let mut sides = ring.runs_of_gaps();
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

    /// Marks the cells that gliding from the outside did not reach: they are in bays and holes.
    fn find_bays_and_holes(&mut self, board: &Board) {
        let mut hole = Zone::FIRST_HOLE;
        for disc in board.discs() {
            for direction in board.ring(*disc).gaps() {
                let cell = disc.step(direction);
                if self.zone(cell) == Zone::NONE {
                    let first = self.rim.len();
                    self.flood(board, cell, hole, Ring::gaps);
                    if self.leads_outside(board, first) {
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

    /// Whether any cell of the rim, from index `first` on, is next to one that leads outside.
    fn leads_outside(&self, board: &Board, first: usize) -> bool {
        self.rim[first..].iter().any(|cell| self.is_outer(*cell, board.ring(*cell)))
    }

    /// Gives `zone` to every cell of the rim that `ways` reach from `start`.
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

impl Board {
    /// The cells of closed holes that touch a disc.
    pub fn holes(&self) -> Vec<Cell> {
        let edge = Edge::of(self);
        edge.rim().iter().copied().filter(|cell| edge.zone(*cell).is_hole()).collect()
    }
}
