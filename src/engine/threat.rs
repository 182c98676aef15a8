//! Finds slides that win, and slides that would win if a disc lay elsewhere, without trying every move.

use std::{collections::BTreeSet, iter, ops::ControlFlow};

use crate::rules::{Board, Cell, Direction, Position, Side, Slide};

/// A slide that would connect a side's tokens, and the changes to the board that it needs first.
///
/// The target lies straight ahead of the token and connects it with the other two. The token stops there
/// if every cell on the way has a free disc and something stops it behind the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// Where the token stands.
    pub from: Cell,
    /// The cell where the token would connect with the others.
    pub to: Cell,
    /// The direction of the slide.
    pub way: Direction,
    /// The disc behind the target that must be taken first, or the token would slide past.
    pub take: Option<Cell>,
    /// The gap on the way where a disc must be put down first.
    pub put: Option<Cell>,
}

impl Aim {
    /// Whether the slide wins on the current board.
    #[inline]
    pub const fn is_threat(&self) -> bool {
        self.take.is_none() && self.put.is_none()
    }

    /// The slide itself.
    #[inline]
    pub const fn slide(&self) -> Slide {
        Slide { from: self.from, to: self.to }
    }

    /// The cell behind the target.
    #[inline]
    pub const fn behind(&self) -> Cell {
        self.to.step(self.way)
    }

    /// The cells over which the token would slide, and the one where it would stop.
    #[inline]
    pub fn way_there(&self) -> impl Iterator<Item = Cell> {
        let Aim { from, to, way, .. } = *self;
        iter::successors(Some(from), move |at| (*at != to).then(|| at.step(way))).skip(1)
    }

    /// Whether the token would slide over the cell or stop on it.
    #[inline]
    pub fn passes(&self, cell: Cell) -> bool {
        self.way_there().any(|at| at == cell)
    }
}

/// Calls `look` with each aim of a side until it says to stop.
#[inline]
pub fn each_aim(
    position: &Position,
    side: Side,
    look: impl FnMut(Aim) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let board = position.board();
    each_aim_of(board, position.tokens(side), |cell| board.is_bare_disc(cell), look)
}

/// Calls `look` with each aim that a side would have after a slide that does not win, until it says to
/// stop.
#[inline]
pub fn each_aim_after(
    position: &Position,
    side: Side,
    Slide { from, to }: Slide,
    look: impl FnMut(Aim) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let board = position.board();
    let tokens = position.tokens(side).map(|token| if token == from { to } else { token });
    let is_bare = |cell| cell == from || cell != to && board.is_bare_disc(cell);
    each_aim_of(board, &tokens, is_bare, look)
}

#[inline]
fn each_aim_of(
    board: &Board,
    tokens: &[Cell; 3],
    is_bare: impl Fn(Cell) -> bool,
    mut look: impl FnMut(Aim) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for i in 0..3 {
        for to in joints(others(tokens, i)) {
            if let Some(way) = tokens[i].direction_to(to)
                && let Some(aim) = aim(board, &is_bare, tokens[i], to, way)
            {
                look(aim)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The aim of a token at a target straight ahead. `None` if a token or more than one gap is in the way.
#[inline]
fn aim(
    board: &Board,
    is_bare: impl Fn(Cell) -> bool,
    from: Cell,
    to: Cell,
    way: Direction,
) -> Option<Aim> {
    let mut put = None;
    let mut at = from;
    while at != to {
        at = at.step(way);
        if !is_bare(at) {
            if board.is_disc(at) || put.is_some() {
                return None;
            }
            put = Some(at);
        }
    }
    let behind = to.step(way);
    let take = is_bare(behind).then_some(behind);
    Some(Aim { from, to, way, take, put })
}

/// The first slide with which a side would win if it were to move.
#[inline]
pub fn winning_slide(position: &Position, side: Side) -> Option<Slide> {
    let mut found = None;
    let _ = each_aim(position, side, |aim| {
        if aim.is_threat() {
            found = Some(aim.slide());
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    found
}

/// The slides with which a side would win if it were to move.
pub fn winning_slides(position: &Position, side: Side) -> Vec<Slide> {
    threats(position, side).iter().map(Aim::slide).collect()
}

/// The aims of a side that win on the current board.
pub fn threats(position: &Position, side: Side) -> Vec<Aim> {
    let mut threats = Vec::new();
    let _ = each_aim(position, side, |aim| {
        if aim.is_threat() {
            threats.push(aim);
        }
        ControlFlow::Continue(())
    });
    threats
}

/// On how many spaces a side could win with its next slide. Slides to the same space are stopped by one token.
pub fn spaces_threatened(position: &Position, side: Side) -> usize {
    threats(position, side).into_iter().map(|threat| threat.to).collect::<BTreeSet<_>>().len()
}

/// Whether the side to move can win with a slide. The position must be at the start of a turn.
#[inline]
pub fn wins_at_once(position: &Position) -> bool {
    winning_slide(position, position.to_move()).is_some()
}

/// Whether a side could win with one slide on any board at all: the tokens stay where they are, but the
/// discs may lie anywhere. If not, no relocation can help.
pub fn could_win_on_some_board(position: &Position, side: Side) -> bool {
    let tokens = position.tokens(side);
    (0..3).any(|i| joints(others(tokens, i)).any(|joint| tokens[i].direction_to(joint).is_some()))
}

/// The two tokens other than the one at index `i`.
#[inline]
const fn others(tokens: &[Cell; 3], i: usize) -> [Cell; 2] {
    [tokens[(i + 1) % 3], tokens[(i + 2) % 3]]
}

/// The cells where a third token would connect two tokens, each once. None if they are far apart.
#[inline]
fn joints([a, b]: [Cell; 2]) -> impl Iterator<Item = Cell> {
    let Cell { q, r } = b.minus(a);
    let near = -NEAR..=NEAR;
    let joints: &[Option<Cell>] = if near.contains(&q) && near.contains(&r) {
        &JOINTS[(q + NEAR) as usize][(r + NEAR) as usize]
    } else {
        &[]
    };
    let from_a = move |Cell { q, r }| Cell::new(a.q.wrapping_add(q), a.r.wrapping_add(r));
    joints.iter().map_while(move |joint| joint.map(from_a))
}

/// A third token can connect two tokens that touch or have a cell between them. Then their coordinates differ by no
/// more than this.
const NEAR: i32 = 2;
const SPAN: usize = 2 * NEAR as usize + 1;

/// The most cells that touch one or both of two tokens.
const MOST_JOINTS: usize = 8;

/// The joints of a token in the middle with another, by the place of the other, as seen from the middle.
static JOINTS: [[[Option<Cell>; MOST_JOINTS]; SPAN]; SPAN] = {
    let mut joints = [[[None; MOST_JOINTS]; SPAN]; SPAN];
    let mut q = 0;
    while q < SPAN {
        let mut r = 0;
        while r < SPAN {
            joints[q][r] = joints_with(Cell::new(q as i32 - NEAR, r as i32 - NEAR));
            r += 1;
        }
        q += 1;
    }
    joints
};

const fn joints_with(other: Cell) -> [Option<Cell>; MOST_JOINTS] {
    let middle = Cell::new(0, 0);
    let touch = middle.touches(other);
    let mut joints = [None; MOST_JOINTS];
    let mut found = 0;
    let mut i = 0;
    while i < 12 {
        let (this, that) = if i < 6 { (middle, other) } else { (other, middle) };
        let cell = this.step(Direction::ALL[i % 6]);
        let touches_both = cell.touches(that);
        // Those that touch both are around each of the two, and are taken from around the first.
        let is_new = if i < 6 { touch || touches_both } else { touch && !touches_both };
        if is_new && cell.distance(that) > 0 {
            joints[found] = Some(cell);
            found += 1;
        }
        i += 1;
    }
    joints
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::rules::Shape;

    #[test]
    fn joints_are_the_cells_where_a_third_token_makes_a_shape() {
        let around = |Cell { q, r }: Cell| {
            (-6..=6).flat_map(move |i| (-6..=6).map(move |j| Cell::new(q + i, r + j)))
        };
        let home = Cell::new(-7, 30_000);
        for other in around(home).filter(|other| *other != home) {
            let found: Vec<Cell> = joints([home, other]).collect();
            let shapes: BTreeSet<Cell> = around(home)
                .filter(|cell| *cell != home && *cell != other)
                .filter(|cell| Shape::of([home, other, *cell]).is_some())
                .collect();
            assert_eq!(found.len(), shapes.len(), "{other}");
            assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), shapes, "{other}");
        }
    }
}
