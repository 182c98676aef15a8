//! Positions and what can be played in them.

use std::array;

use super::{
    ZebraRefusal, ZebraSide, ZebraSize, ZebraSquare, ZebraTurn,
    square::{NUMBERS, ZebraSquares},
};

/// The towers, and who is to move.
///
/// A tower is known by its height and its colour: below the piece on top, the colours alternate.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ZebraPosition {
    size: ZebraSize,
    heights: [u8; NUMBERS],
    /// The squares whose towers belong to Light, and those that belong to Dark.
    owned: [ZebraSquares; 2],
    to_move: ZebraSide,
}

impl ZebraPosition {
    /// A piece on each square, light on `a1` and alternating like a chessboard. Light is to move.
    pub fn start(size: ZebraSize) -> ZebraPosition {
        let mut heights = [0; NUMBERS];
        let mut owned = [ZebraSquares::default(); 2];
        for square in size.squares() {
            heights[square.number()] = 1;
            let colour = usize::from((square.column() + square.row()) % 2);
            owned[colour].0 |= ZebraSquares::of(square).0;
        }
        ZebraPosition { size, heights, owned, to_move: ZebraSide::Light }
    }

    /// The size of the board.
    pub fn size(&self) -> ZebraSize {
        self.size
    }

    /// The side to move.
    #[inline]
    pub fn to_move(&self) -> ZebraSide {
        self.to_move
    }

    /// The number of pieces on a square. 0 means that it is closed, or not on the board.
    #[inline]
    pub fn height(&self, square: ZebraSquare) -> u8 {
        self.heights[square.number()]
    }

    /// The owner of the tower on a square: the side of the piece on top.
    pub fn owner(&self, square: ZebraSquare) -> Option<ZebraSide> {
        ZebraSide::BOTH.into_iter().find(|side| self.owned(*side).has(square))
    }

    /// The pieces on a square, from the lowest to the one on top.
    pub fn tower(&self, square: ZebraSquare) -> Vec<ZebraSide> {
        let Some(top) = self.owner(square) else { return Vec::new() };
        let below = |depth: u8| if depth.is_multiple_of(2) { top } else { top.other() };
        (0..self.height(square)).rev().map(below).collect()
    }

    /// The squares with the towers of a side, row by row.
    pub fn towers(&self, side: ZebraSide) -> impl Iterator<Item = ZebraSquare> {
        self.owned(side).iter()
    }

    /// How many towers a side owns.
    #[inline]
    pub fn count(&self, side: ZebraSide) -> u32 {
        self.owned(side).count()
    }

    /// The side that owns more towers, if one does.
    #[inline]
    pub fn majority(&self) -> Option<ZebraSide> {
        let [light, dark] = ZebraSide::BOTH.map(|side| self.count(side));
        match light.cmp(&dark) {
            std::cmp::Ordering::Greater => Some(ZebraSide::Light),
            std::cmp::Ordering::Less => Some(ZebraSide::Dark),
            std::cmp::Ordering::Equal => None,
        }
    }

    #[inline]
    pub(super) fn owned(&self, side: ZebraSide) -> ZebraSquares {
        self.owned[side as usize]
    }

    /// The towers of a side that have one piece.
    pub(super) fn singles(&self, side: ZebraSide) -> ZebraSquares {
        let bits = self.owned(side).iter().filter(|square| self.height(*square) == 1);
        ZebraSquares(bits.fold(0, |all, square| all | ZebraSquares::of(square).0))
    }

    /// Whether nobody can move any more. A light tower next to a dark one gives both sides a turn, so either both can move
    /// or none.
    #[inline]
    pub fn is_stuck(&self) -> bool {
        let [light, dark] = self.owned;
        light.neighbours().and(dark).is_empty()
    }

    /// All legal turns, by the square they leave and then by the square they reach.
    pub fn turns(&self) -> Vec<ZebraTurn> {
        self.towers(self.to_move).flat_map(|from| self.turns_from(from)).collect()
    }

    /// The legal turns that take the piece on top of this tower.
    pub fn turns_from(&self, from: ZebraSquare) -> impl Iterator<Item = ZebraTurn> + use<> {
        let own = ZebraSquares::of(from).and(self.owned(self.to_move));
        let targets = own.neighbours().and(self.owned(self.to_move.other()));
        targets.iter().map(move |to| ZebraTurn { from, to })
    }

    /// Whether the side to move may take the piece on top of this tower, and if not, why.
    pub fn check_taking(&self, from: ZebraSquare) -> Result<(), ZebraRefusal> {
        if !self.size.has(from) {
            return Err(ZebraRefusal::OffBoard { square: from });
        }
        match self.owner(from) {
            None => Err(ZebraRefusal::NoTower { square: from }),
            Some(owner) if owner != self.to_move => {
                Err(ZebraRefusal::NotYourTower { square: from, owner })
            }
            Some(_) if self.turns_from(from).next().is_none() => {
                Err(ZebraRefusal::NowhereToGo { square: from })
            }
            Some(_) => Ok(()),
        }
    }

    /// Whether a turn is legal, and if not, why.
    ///
    /// What is wrong with the tower comes first, then how far it is, then what lies there: so a player is always told
    /// what to change next.
    pub fn check(&self, ZebraTurn { from, to }: ZebraTurn) -> Result<(), ZebraRefusal> {
        match self.check_taking(from) {
            // That says more than what is wrong with one of its neighbours, but less than that a square is far away.
            Ok(()) | Err(ZebraRefusal::NowhereToGo { .. }) => {}
            Err(refusal) => return Err(refusal),
        }
        if !self.size.has(to) {
            return Err(ZebraRefusal::OffBoard { square: to });
        }
        if from == to {
            return Err(ZebraRefusal::SameSquare { square: to });
        }
        if !from.is_next_to(to) {
            return Err(ZebraRefusal::NotNeighbour { from, to });
        }
        match self.owner(to) {
            None => Err(ZebraRefusal::Closed { square: to }),
            Some(owner) if owner == self.to_move => {
                Err(ZebraRefusal::AlreadyYours { square: to, owner })
            }
            Some(_) => Ok(()),
        }
    }

    /// Plays a legal turn.
    pub fn play(&mut self, turn: ZebraTurn) -> Result<(), ZebraRefusal> {
        self.check(turn)?;
        self.play_unchecked(turn);
        Ok(())
    }

    /// Plays a turn that is known to be legal.
    #[inline]
    pub fn play_unchecked(&mut self, ZebraTurn { from, to }: ZebraTurn) {
        let (mover, other) = (self.to_move as usize, self.to_move.other() as usize);
        let [left, reached] = [from, to].map(ZebraSquares::of);
        self.heights[from.number()] -= 1;
        self.heights[to.number()] += 1;
        self.owned[mover].0 ^= left.0 | reached.0;
        self.owned[other].0 ^= reached.0;
        if self.heights[from.number()] > 0 {
            self.owned[other].0 |= left.0;
        }
        self.to_move = self.to_move.other();
    }

    /// Takes back the turn that was played last.
    #[inline]
    pub fn undo(&mut self, ZebraTurn { from, to }: ZebraTurn) {
        self.to_move = self.to_move.other();
        let (mover, other) = (self.to_move as usize, self.to_move.other() as usize);
        let [left, reached] = [from, to].map(ZebraSquares::of);
        self.heights[from.number()] += 1;
        self.heights[to.number()] -= 1;
        self.owned[mover].0 ^= left.0 | reached.0;
        self.owned[other].0 = self.owned[other].0 & !left.0 | reached.0;
    }

    /// The heights of all towers, row by row from the first row. Closed squares have 0.
    pub fn heights(&self) -> Vec<u8> {
        self.size.squares().map(|square| self.height(square)).collect()
    }

    /// How many turns each side has, Light first.
    pub(super) fn mobility(&self) -> [u32; 2] {
        let [light, dark] = self.owned;
        array::from_fn(|side| {
            let (own, other) = if side == 0 { (light, dark) } else { (dark, light) };
            own.neighbours().and(other).count()
        })
    }
}
