//! The board: nineteen discs on an endless grid, and which of them a token covers.

use std::fmt;

use super::{Cell, ring::Ring};

/// How many discs there are.
pub const DISCS: usize = 19;

/// The nineteen discs, always in one piece, and which of them are covered by a token.
///
/// Beside the list of discs it keeps, for every spot of a small torus, what lies there and around
/// it, so that a move changes a dozen bytes and every question about a neighbourhood is one look-up.
#[derive(Clone)]
pub struct Board {
    discs: [Cell; DISCS],
    ground: [u8; SPOTS],
}

/// The torus that the endless grid is wound onto: 32 rows of 32 spots, each row running on into the
/// next. Discs in one piece span at most 19 cells either way, 21 with the cells that touch them, so
/// on and around one board no two cells share a spot.
const SPOTS: usize = 1024;
const ROW: i32 = 32;

/// Of a spot's byte, the six low bits are its [`Ring`].
const DISC: u8 = 1 << 6;
const TOKEN: u8 = 1 << 7;

/// A place on the torus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot(usize);

impl Spot {
    #[inline]
    pub const fn of(cell: Cell) -> Spot {
        Spot((cell.q.wrapping_add(cell.r.wrapping_mul(ROW)) & (SPOTS as i32 - 1)) as usize)
    }
}

/// Something known of each spot.
#[derive(Clone, Debug)]
pub(super) struct SpotMap<T>([T; SPOTS]);

impl<T: Copy + Default> SpotMap<T> {
    #[inline]
    pub fn new() -> SpotMap<T> {
        SpotMap([T::default(); SPOTS])
    }

    #[inline]
    pub fn get(&self, cell: Cell) -> T {
        self.0[Spot::of(cell).0]
    }

    #[inline]
    pub fn set(&mut self, cell: Cell, value: T) {
        self.0[Spot::of(cell).0] = value;
    }
}

impl Board {
    /// The board of these discs, which are known to be different and in one piece.
    pub(super) fn new(discs: [Cell; DISCS]) -> Board {
        let mut board = Board { discs, ground: [0; SPOTS] };
        for disc in discs {
            board.toggle(disc);
        }
        board
    }

    /// The discs, in no order that means anything.
    pub fn discs(&self) -> &[Cell; DISCS] {
        &self.discs
    }

    /// Whether a disc lies on the cell, which may be any cell whatever.
    pub fn has_disc(&self, cell: Cell) -> bool {
        self.ground(cell) & DISC != 0 && self.discs.contains(&cell)
    }

    /// The discs that touch the cell, which may be any cell whatever.
    pub fn touching(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        cell.neighbours().into_iter().filter(|next| self.has_disc(*next))
    }

    #[inline]
    fn ground(&self, cell: Cell) -> u8 {
        self.ground[Spot::of(cell).0]
    }

    /// What lies around a cell on or next to the board.
    #[inline]
    pub(super) fn ring(&self, near: Cell) -> Ring {
        Ring::from_bits(self.ground(near))
    }

    /// Whether a cell on the board, or no more than a few steps from it, has a disc. It is quicker than
    /// [`has_disc`](Board::has_disc), which may be asked of any cell.
    #[inline]
    pub fn is_disc(&self, near: Cell) -> bool {
        self.ground(near) & DISC != 0
    }

    /// Whether a token may slide onto a cell on the board, or no more than a few steps from it: whether
    /// it has a disc that none covers.
    #[inline]
    pub fn is_bare_disc(&self, near: Cell) -> bool {
        self.ground(near) & (DISC | TOKEN) == DISC
    }

    /// How many discs touch a cell on the board, or no more than a few steps from it.
    #[inline]
    pub fn contacts(&self, near: Cell) -> u32 {
        self.ring(near).count()
    }

    /// Puts a token on a disc, or takes it off.
    #[inline]
    pub(super) fn turn_cover(&mut self, disc: Cell) {
        self.ground[Spot::of(disc).0] ^= TOKEN;
    }

    /// Moves a disc to a free cell beside the others.
    #[inline]
    pub(super) fn move_disc(&mut self, from: Cell, to: Cell) {
        if let Some(disc) = self.discs.iter_mut().find(|disc| **disc == from) {
            *disc = to;
        }
        self.toggle(from);
        self.toggle(to);
    }

    /// The board as it stands while one disc is in the hand. Such a board has eighteen discs on the
    /// ground, so it answers questions about the ground only.
    #[must_use]
    pub(super) fn lifted(&self, disc: Cell) -> Board {
        let mut board = self.clone();
        board.toggle(disc);
        board
    }

    /// Laying and lifting a disc flip the same bits: its own, and one in each neighbour's ring.
    #[inline]
    fn toggle(&mut self, cell: Cell) {
        self.ground[Spot::of(cell).0] ^= DISC;
        for (i, next) in cell.neighbours().into_iter().enumerate() {
            // Seen from the neighbour, the cell lies the opposite way.
            self.ground[Spot::of(next).0] ^= 1 << ((i + 3) % 6);
        }
    }
}

/// The discs say it all; the ground follows from them and the tokens.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Board").field(&self.discs).finish()
    }
}
