//! The second part of a turn: which discs may be taken, the route they take out of the board, where they
//! may be put down, and why a relocation is not legal.

use std::{
    borrow::Borrow,
    collections::{BTreeSet, VecDeque},
};

use arrayvec::ArrayVec;

use super::{
    Cell, Direction, HouseRules, Part, Position, Refusal, Relocation,
    board::{DISCS, SpotMap},
    edge::{Edge, SharedEdge},
    flood::{flood, pieces},
};

/// The most discs that a disc may touch to be taken under [`HouseRules::AtMostFour`].
const AT_MOST: u32 = 4;

/// The fewest discs that a disc must touch where it is put down.
const CONTACTS: u32 = 2;

impl Position {
    /// The legal relocations, disc by disc. Empty unless a relocation is due.
    pub fn relocations(&self) -> Relocations<'_> {
        Relocations(Listing::of(self, Edge::of(&self.board)))
    }

    /// The same, with the edge that the slides of a turn share.
    pub(crate) fn relocations_by(&self, edge: &SharedEdge) -> impl Iterator<Item = Relocation> {
        Listing::of(self, edge.of(&self.board))
    }

    /// The discs that may be taken, whether or not a relocation is due now.
    pub fn takeable(&self) -> ArrayVec<Cell, DISCS> {
        self.takeable_by(&Edge::of(&self.board)).collect()
    }

    /// The cells where a disc that may be taken may be put down.
    pub fn destinations(&self, disc: Cell) -> Vec<Cell> {
        if !self.board.has_disc(disc) {
            return Vec::new();
        }
        let edge = Edge::of(&self.board);
        edge.rim().iter().copied().filter(|place| self.fits(&edge, disc, *place)).collect()
    }

    fn takeable_by<'p>(&'p self, edge: &'p Edge) -> impl Iterator<Item = Cell> + 'p {
        self.board.discs().iter().copied().filter(|disc| self.can_take(edge, *disc))
    }

    #[inline]
    fn can_take(&self, edge: &Edge, disc: Cell) -> bool {
        self.board.is_bare_disc(disc)
            && self.locked() != Some(disc)
            && self.can_come_off(edge, disc)
    }

    /// Whether a disc can leave the board and the others stay connected without it.
    #[inline]
    pub(super) fn can_come_off(&self, edge: &Edge, disc: Cell) -> bool {
        !self.is_hemmed_in(edge, disc) && !edge.splits(disc, self.board.ring(disc))
    }

    #[inline]
    fn is_hemmed_in(&self, edge: &Edge, disc: Cell) -> bool {
        let ring = self.board.ring(disc);
        match self.rules() {
            HouseRules::Booklet | HouseRules::HolesStayOpen => !edge.lets_out(disc, ring),
            HouseRules::AtMostFour => ring.count() > AT_MOST || !edge.is_outer(disc, ring),
        }
    }

    /// Whether a disc that may be taken may be put down on a given cell of the rim.
    #[inline]
    pub(super) fn fits(&self, edge: &Edge, disc: Cell, place: Cell) -> bool {
        let contacts = self.board.ring(place).count() - u32::from(place.touches(disc));
        contacts >= CONTACTS && !self.is_kept_open(edge, disc, place)
    }

    /// Whether the house rules forbid a cell because it is in a hole that stays closed when the disc is
    /// lifted.
    #[inline]
    fn is_kept_open(&self, edge: &Edge, disc: Cell, place: Cell) -> bool {
        let zone = edge.zone(place);
        self.rules() == HouseRules::HolesStayOpen
            && zone.is_hole()
            // A disc that may be taken borders on the outside, so lifting it opens the holes next to it.
            && !self.board.ring(disc).gaps().any(|side| edge.zone(disc.step(side)) == zone)
    }

    /// Returns a function that counts the cells where a disc that may be taken may be put down.
    #[inline]
    pub(super) fn count_destinations<'p>(&'p self, edge: &'p Edge) -> impl Fn(Cell) -> u64 + 'p {
        let contacts = |place: Cell| self.board.ring(place).count();
        let all = edge.rim().iter().filter(|place| contacts(**place) >= CONTACTS).count() as u64;
        let some_stay_open = self.rules() == HouseRules::HolesStayOpen && edge.has_holes();
        move |disc| {
            if some_stay_open {
                edge.rim().iter().filter(|place| self.fits(edge, disc, **place)).count() as u64
            } else {
                // Without the disc, each cell around it has one contact less.
                let around = self.board.ring(disc).gaps();
                let lost = around.filter(|side| contacts(disc.step(*side)) == CONTACTS).count();
                all - lost as u64
            }
        }
    }

    /// Checks whether a relocation is legal, whichever part is due.
    pub fn check_relocation(&self, Relocation { from, to }: Relocation) -> Result<(), Refusal> {
        self.check_taking(from)?;
        self.check_placing(from, to)
    }

    /// Whether a relocation is legal, whichever part is due.
    pub(crate) fn can_relocate(
        &self,
        edge: &SharedEdge,
        Relocation { from, to }: Relocation,
    ) -> bool {
        let edge = edge.of(&self.board);
        self.board.has_disc(from)
            && edge.rim().contains(&to)
            && self.fits(edge, from, to)
            && self.can_take(edge, from)
    }

    /// Checks whether a disc may be taken, whichever part is due.
    pub fn check_taking(&self, cell: Cell) -> Result<(), Refusal> {
        if !self.board.has_disc(cell) {
            return Err(Refusal::NoDisc { cell });
        }
        if let Some(side) = self.token_at(cell) {
            return Err(Refusal::HasToken { cell, side });
        }
        if self.locked() == Some(cell) {
            return Err(Refusal::JustMoved { cell });
        }
        let edge = Edge::of(&self.board);
        if self.is_hemmed_in(&edge, cell) {
            return Err(Refusal::HemmedIn { cell, by: self.hemming(cell) });
        }
        if edge.splits(cell, self.board.ring(cell)) {
            return Err(Refusal::WouldSplit { cell, piece: self.cut_off(cell) });
        }
        Ok(())
    }

    /// Checks whether a disc that may be taken may be put down on a cell.
    pub fn check_placing(&self, disc: Cell, cell: Cell) -> Result<(), Refusal> {
        if !self.board.has_disc(disc) {
            return Err(Refusal::NoDisc { cell: disc });
        }
        if cell == disc {
            return Err(Refusal::SamePlace { cell });
        }
        if self.board.has_disc(cell) {
            return Err(Refusal::Occupied { cell });
        }
        let touching: Vec<Cell> = self.board.touching(cell).filter(|next| *next != disc).collect();
        if touching.len() < CONTACTS as usize {
            return Err(Refusal::TooFewNeighbours { cell, touching });
        }
        let may_stay_open = self.rules() == HouseRules::HolesStayOpen;
        if may_stay_open && self.is_kept_open(&Edge::of(&self.board), disc, cell) {
            let is_free = |next: &Cell| !self.board.is_disc(*next);
            let hole = flood(cell, |cell| cell.neighbours().into_iter().filter(is_free));
            return Err(Refusal::ClosedHole { cell, hole: hole.into_iter().collect() });
        }
        Ok(())
    }

    /// The route by which a disc glides out of the board, up to the first cell where it touches no other
    /// disc. It is the shortest route; among equals, the one whose first differing step comes earlier in
    /// [`Direction::ALL`]. `None` for a disc that is hemmed in; house rules may allow lifting it straight
    /// up.
    ///
    /// ```
    /// use nonaga::rules::{Cell, HouseRules, Position};
    ///
    /// let position = Position::start(HouseRules::Booklet);
    /// // From the middle of a side, two steps straight out are enough.
    /// let route = position.route(Cell::new(1, -2)).unwrap();
    /// assert_eq!(route, [Cell::new(2, -3), Cell::new(3, -4)]);
    /// assert_eq!(position.route(Cell::new(0, 0)), None);
    /// ```
    pub fn route(&self, disc: Cell) -> Option<Vec<Cell>> {
        let edge = Edge::of(&self.board);
        if !self.board.has_disc(disc) || !edge.lets_out(disc, self.board.ring(disc)) {
            return None;
        }
        let board = self.board.lifted(disc);
        let mut arrived_by: SpotMap<Option<Direction>> = SpotMap::new();
        let mut queue = VecDeque::from([disc]);
        while let Some(cell) = queue.pop_front() {
            if board.ring(cell).is_empty() {
                return Some(walk_back(disc, cell, &arrived_by));
            }
            for direction in board.ring(cell).glides() {
                let next = cell.step(direction);
                // Lifting the disc may open a hole or a bay, but the route must lead outside.
                let is_outside = !edge.zone(next).is_shut();
                if is_outside && next != disc && arrived_by.get(next).is_none() {
                    arrived_by.set(next, Some(direction));
                    queue.push_back(next);
                }
            }
        }
        None
    }

    /// The discs that keep a disc from leaving: those on both sides of each gap that is too narrow for it,
    /// or, without such a gap, all discs that it can glide against.
    fn hemming(&self, disc: Cell) -> Vec<Cell> {
        if self.rules() == HouseRules::AtMostFour {
            return self.board.touching(disc).collect();
        }
        let board = self.board.lifted(disc);
        let reached = flood(disc, |cell| {
            board.ring(cell).glides().map(move |direction| cell.step(direction))
        });
        let mut gateposts = BTreeSet::new();
        let mut walls = BTreeSet::new();
        for cell in &reached {
            for (i, direction) in Direction::ALL.into_iter().enumerate() {
                let next = cell.step(direction);
                if board.is_disc(next) {
                    walls.insert(next);
                } else if !reached.contains(&next) {
                    gateposts.extend([1, 5].map(|turn| cell.step(Direction::ALL[(i + turn) % 6])));
                }
            }
        }
        let hemming = if gateposts.is_empty() { walls } else { gateposts };
        hemming.into_iter().collect()
    }

    /// The discs that would no longer be connected to the largest piece.
    fn cut_off(&self, disc: Cell) -> Vec<Cell> {
        let others = self.board.discs().iter().copied().filter(|other| *other != disc);
        pieces(others).into_iter().skip(1).flatten().collect()
    }
}

/// The cells after `start` up to `end`, given the direction in which each was reached.
fn walk_back(start: Cell, end: Cell, arrived_by: &SpotMap<Option<Direction>>) -> Vec<Cell> {
    let mut route = Vec::new();
    let mut cell = end;
    while cell != start {
        route.push(cell);
        let Some(direction) = arrived_by.get(cell) else { break };
        let Cell { q, r } = direction.vector();
        cell = cell.minus(Cell::new(q, r));
    }
    route.reverse();
    route
}

/// The iterator that [`Position::relocations`] returns.
pub struct Relocations<'p>(Listing<'p, Edge>);

impl Iterator for Relocations<'_> {
    type Item = Relocation;

    #[inline]
    fn next(&mut self) -> Option<Relocation> {
        self.0.next()
    }
}

/// The legal relocations, with an edge of its own or a shared one.
struct Listing<'p, E> {
    position: &'p Position,
    edge: E,
    takeable: ArrayVec<Cell, DISCS>,
    disc: usize,
    place: usize,
}

impl<'p, E: Borrow<Edge>> Listing<'p, E> {
    fn of(position: &'p Position, edge: E) -> Listing<'p, E> {
        let takeable = match position.due() {
            Some(Part::Relocation) => position.takeable_by(edge.borrow()).collect(),
            Some(Part::Slide) | None => ArrayVec::new(),
        };
        Listing { position, edge, takeable, disc: 0, place: 0 }
    }
}

impl<E: Borrow<Edge>> Iterator for Listing<'_, E> {
    type Item = Relocation;

    #[inline]
    fn next(&mut self) -> Option<Relocation> {
        let edge = self.edge.borrow();
        loop {
            let from = *self.takeable.get(self.disc)?;
            if let Some(to) = edge.rim().get(self.place).copied() {
                self.place += 1;
                if self.position.fits(edge, from, to) {
                    return Some(Relocation { from, to });
                }
            } else {
                self.disc += 1;
                self.place = 0;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cells all over the board and around it, and the same far away, where a cell shares its spot with one of the
    /// board.
    fn cells() -> impl Iterator<Item = Cell> {
        let near = (-7..=7).flat_map(|q| (-7..=7).map(move |r| Cell::new(q, r)));
        near.flat_map(|Cell { q, r }| [Cell::new(q, r), Cell::new(q + 32, r), Cell::new(q, r + 32)])
    }

    #[test]
    fn a_relocation_can_be_played_exactly_if_nothing_is_said_against_it() {
        let mut random = fastrand::Rng::with_seed(5);
        let mut legal = 0;
        for rules in [HouseRules::Booklet, HouseRules::AtMostFour, HouseRules::HolesStayOpen] {
            let mut position = Position::start(rules);
            for _ in 0..20 {
                let steps = position.steps();
                position.play_unchecked(steps[random.usize(..steps.len())]);
                if position.due().is_none() {
                    position = Position::start(rules);
                }
                let edge = SharedEdge::default();
                let discs = position.board().discs().iter().copied();
                for from in discs.chain([Cell::new(9, 9), Cell::new(32, 0)]) {
                    for to in cells() {
                        let relocation = Relocation { from, to };
                        let is_legal = position.check_relocation(relocation).is_ok();
                        assert_eq!(position.can_relocate(&edge, relocation), is_legal);
                        legal += u32::from(is_legal);
                    }
                }
            }
        }
        assert!(legal > 500, "too few are legal: {legal}");
    }
}
