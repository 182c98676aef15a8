//! The board: nineteen discs on an endless grid, some of them under a token.

use std::fmt;

use super::{Cell, ring::Ring};

/// The number of discs.
pub const DISCS: usize = 19;

/// The nineteen discs, always in one piece, and which of them have a token on top.
///
/// Besides the list of discs, the board keeps one byte for every spot of a small torus: what lies there
/// and around it. A move changes a dozen bytes, and any question about a neighbourhood is one lookup.
#[derive(Clone)]
pub struct Board {
    discs: [Cell; DISCS],
    spots: [u8; SPOTS],
}

/// The endless grid wraps around a torus of 32 rows with 32 spots each; each row continues into the
/// next. Connected discs span at most 19 cells each way, 21 with the cells that touch them, so no two
/// cells on or next to a board share a spot.
const SPOTS: usize = 1024;
const ROW: i32 = 32;

/// The six low bits of a spot's byte are its [`Ring`].
const DISC: u8 = 1 << 6;
const TOKEN: u8 = 1 << 7;

/// A place on the torus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TorusCell(usize);

impl TorusCell {
    #[inline]
    pub const fn of(cell: Cell) -> TorusCell {
        TorusCell((cell.q.wrapping_add(cell.r.wrapping_mul(ROW)) & (SPOTS as i32 - 1)) as usize)
    }
}

/// A value for each spot.
#[derive(Clone, Debug)]
pub(super) struct SpotMap<T>([T; SPOTS]);

impl<T: Copy + Default> SpotMap<T> {
    #[inline]
    pub fn new() -> SpotMap<T> {
        SpotMap([T::default(); SPOTS])
    }

    #[inline]
    pub fn get(&self, cell: Cell) -> T {
        self.0[TorusCell::of(cell).0]
    }

    #[inline]
    pub fn set(&mut self, cell: Cell, value: T) {
        self.0[TorusCell::of(cell).0] = value;
    }
}

impl Board {
    /// Makes a board. The discs must be distinct and connected.
    pub(super) fn new(discs: [Cell; DISCS]) -> Board {
        let mut board = Board { discs, spots: [0; SPOTS] };
        for disc in discs {
            board.toggle_disc(disc);
        }
        board
    }

    /// The discs, in no particular order.
    pub fn discs(&self) -> &[Cell; DISCS] {
        &self.discs
    }

    /// Whether a disc lies on the cell. The cell may be anywhere.
    pub fn has_disc(&self, cell: Cell) -> bool {
        self.spot(cell) & DISC != 0 && self.discs.contains(&cell)
    }

    /// The discs that touch the cell. The cell may be anywhere.
    pub fn touching(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        cell.neighbours().into_iter().filter(|next| self.has_disc(*next))
    }

    #[inline]
    fn spot(&self, cell: Cell) -> u8 {
        self.spots[TorusCell::of(cell).0]
    }

    /// The discs around a cell that is on or next to the board.
    #[inline]
    pub(super) fn ring(&self, near: Cell) -> Ring {
        Ring::from_bits(self.spot(near))
    }

    /// Whether a disc lies on a cell that is on the board or at most a few steps away. Faster than
    /// [`has_disc`](Board::has_disc), which takes any cell.
    #[inline]
    pub fn is_disc(&self, near: Cell) -> bool {
        self.spot(near) & DISC != 0
    }

    /// Whether a disc without a token lies on a cell that is on the board or at most a few steps away.
    /// A token can slide over such a disc.
    #[inline]
    pub fn is_bare_disc(&self, near: Cell) -> bool {
        self.spot(near) & (DISC | TOKEN) == DISC
    }

    /// How many discs touch a cell that is on the board or at most a few steps away.
    #[inline]
    pub fn contacts(&self, near: Cell) -> u32 {
        self.ring(near).count()
    }

    /// Puts a token on a disc or takes it off.
    #[inline]
    pub(super) fn toggle_token(&mut self, disc: Cell) {
        self.spots[TorusCell::of(disc).0] ^= TOKEN;
    }

    /// Moves a disc to a free cell next to the others.
    #[inline]
    pub(super) fn move_disc(&mut self, from: Cell, to: Cell) {
        if let Some(disc) = self.discs.iter_mut().find(|disc| **disc == from) {
            *disc = to;
        }
        self.toggle_disc(from);
        self.toggle_disc(to);
    }

    /// The board while a player holds one disc. Only the spots change, not the list of discs, so this
    /// board can answer only questions about spots.
    #[must_use]
    pub(super) fn lifted(&self, disc: Cell) -> Board {
        let mut board = self.clone();
        board.toggle_disc(disc);
        board
    }

    /// Puts a disc down or lifts it. Both flip the same bits: its own, and one in each neighbour's ring.
    #[inline]
    fn toggle_disc(&mut self, cell: Cell) {
        self.spots[TorusCell::of(cell).0] ^= DISC;
        for (i, next) in cell.neighbours().into_iter().enumerate() {
            // Seen from the neighbour, the cell lies the opposite way.
            self.spots[TorusCell::of(next).0] ^= 1 << ((i + 3) % 6);
        }
    }
}

/// Prints the discs only: the spots follow from them and the tokens.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Board").field(&self.discs).finish()
    }
}
