//! Slides that win, and those that would if a disc lay elsewhere: what matters in the end, found
//! without trying every move.

use std::ops::ControlFlow;

use crate::rules::{Board, Cell, Direction, Position, Side, Slide};

/// A slide that would connect a side's tokens, and what it takes.
///
/// A token is aimed where it lies straight ahead of a cell from which it would join its two fellows.
/// It gets there if the way is whole and something stops it behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// Where the token stands.
    pub from: Cell,
    /// Where it would join the others.
    pub to: Cell,
    /// Which way it slides.
    pub way: Direction,
    /// The disc behind, which has to be taken first, or the token slides past.
    pub take: Option<Cell>,
    /// The one gap in the way, where a disc has to be put down first.
    pub put: Option<Cell>,
}

impl Aim {
    /// Whether nothing has to be done first: the slide wins as the board lies.
    #[inline]
    pub const fn is_threat(&self) -> bool {
        self.take.is_none() && self.put.is_none()
    }

    /// The slide.
    #[inline]
    pub const fn slide(&self) -> Slide {
        Slide { from: self.from, to: self.to }
    }

    /// The cell behind the one where it would stop.
    #[inline]
    pub const fn behind(&self) -> Cell {
        self.to.step(self.way)
    }

    /// Whether a disc lies on a cell that the token would slide over or come to rest on.
    #[inline]
    pub fn passes(&self, cell: Cell) -> bool {
        let mut at = self.from;
        while at != self.to {
            at = at.step(self.way);
            if at == cell {
                return true;
            }
        }
        false
    }
}

/// Looks at all aims of a side until told to stop.
#[inline]
pub fn each_aim(
    position: &Position,
    side: Side,
    look: impl FnMut(Aim) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let board = position.board();
    each_aim_of(board, position.tokens(side), |cell| board.is_bare_disc(cell), look)
}

/// Looks at all aims of a side after a slide that does not win, until told to stop.
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
        let pair = others(tokens, i);
        if !are_close(pair) {
            continue;
        }
        for to in joints(pair) {
            if let Some(way) = straight(tokens[i], to)
                && let Some(aim) = aim(board, &is_bare, tokens[i], to, way)
            {
                look(aim)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The aim of a token at a joint that lies straight ahead, unless a token or more than one gap is in
/// the way.
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

/// The first slide by which a side would connect its tokens if it were to move.
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

/// The slides by which a side would connect its tokens if it were to move.
pub fn winning_slides(position: &Position, side: Side) -> Vec<Slide> {
    threats(position, side).iter().map(Aim::slide).collect()
}

/// The aims of a side that win as the board lies.
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

/// Whether the side to move, at the start of its turn, wins with a slide.
#[inline]
pub fn wins_at_once(position: &Position) -> bool {
    winning_slide(position, position.to_move()).is_some()
}

/// Whether a side could connect its tokens with one slide on some board or other: with the discs
/// elsewhere, but the tokens where they are. Where it could not, no relocation will let it.
pub fn could_win_on_some_board(position: &Position, side: Side) -> bool {
    let tokens = position.tokens(side);
    (0..3).any(|i| {
        let pair = others(tokens, i);
        are_close(pair) && joints(pair).any(|joint| straight(tokens[i], joint).is_some())
    })
}

/// The two tokens besides one.
#[inline]
const fn others(tokens: &[Cell; 3], i: usize) -> [Cell; 2] {
    [tokens[(i + 1) % 3], tokens[(i + 2) % 3]]
}

/// Whether a third token could connect two: they touch, or a cell touches both.
#[inline]
const fn are_close([a, b]: [Cell; 2]) -> bool {
    distance(a, b) <= 2
}

/// The cells where a third token connects two that are close, each once.
#[inline]
fn joints([a, b]: [Cell; 2]) -> impl Iterator<Item = Cell> {
    let touch = a.touches(b);
    let around_a = Direction::ALL.into_iter().map(move |d| a.step(d));
    let around_b = Direction::ALL.into_iter().map(move |d| b.step(d));
    let of_a = around_a.filter(move |cell| if touch { *cell != b } else { cell.touches(b) });
    let of_b = around_b.filter(move |cell| touch && *cell != a && !cell.touches(a));
    of_a.chain(of_b)
}

/// The direction in which a cell lies from another of the same board, if it lies straight on.
#[inline]
const fn straight(from: Cell, to: Cell) -> Option<Direction> {
    let Cell { q, r } = to.minus(from);
    match (q, r, q + r) {
        (0, 0, _) => None,
        (_, 0, _) => Some(if q > 0 { Direction::East } else { Direction::West }),
        (0, _, _) => Some(if r > 0 { Direction::SouthEast } else { Direction::NorthWest }),
        (_, _, 0) => Some(if q > 0 { Direction::NorthEast } else { Direction::SouthWest }),
        _ => None,
    }
}

/// How many steps lie between two cells.
#[inline]
pub const fn distance(a: Cell, b: Cell) -> i32 {
    let Cell { q, r } = a.minus(b);
    (q.abs() + r.abs() + (q + r).abs()) / 2
}
