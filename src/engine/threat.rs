//! Slides that win: the only moves that matter in the end, so they are found without trying all.

use crate::rules::{Cell, Direction, Position, Shape, Side, Slide};

/// The slides by which a side would connect its tokens if it were to move.
pub fn winning_slides(position: &Position, side: Side) -> impl Iterator<Item = Slide> {
    let tokens = *position.tokens(side);
    let may_join = [0, 1, 2].map(|i| are_close(others(&tokens, i)));
    let slides = may_join.contains(&true).then(|| position.slides_of(side));
    slides.into_iter().flatten().filter(move |slide| {
        let i = tokens.iter().position(|token| *token == slide.from).unwrap_or(0);
        let [a, b] = others(&tokens, i);
        may_join[i] && Shape::of([slide.to, a, b]).is_some()
    })
}

/// Whether the side to move, at the start of its turn, wins with a slide.
#[inline]
pub fn wins_at_once(position: &Position) -> bool {
    winning_slides(position, position.to_move()).next().is_some()
}

/// Whether a side could connect its tokens with one slide on some board or other: with the discs
/// elsewhere, but the tokens where they are. Where it could not, no relocation will let it.
pub fn could_win_on_some_board(position: &Position, side: Side) -> bool {
    let tokens = position.tokens(side);
    (0..3).any(|i| {
        let pair = others(tokens, i);
        are_close(pair) && joints(pair).any(|joint| tokens[i].direction_to(joint).is_some())
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

/// The cells where a third token connects two that are close.
fn joints([a, b]: [Cell; 2]) -> impl Iterator<Item = Cell> {
    let around = [a, b].into_iter().flat_map(|cell| Direction::ALL.map(|d| cell.step(d)));
    around.filter(move |cell| {
        *cell != a && *cell != b && (a.touches(b) || (cell.touches(a) && cell.touches(b)))
    })
}

/// How many steps lie between two cells.
#[inline]
pub const fn distance(a: Cell, b: Cell) -> i32 {
    let Cell { q, r } = a.minus(b);
    (q.abs() + r.abs() + (q + r).abs()) / 2
}
