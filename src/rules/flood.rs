//! Flood fills over any cells. Setups and explanations use them; they are simple rather than fast.

use std::collections::BTreeSet;

use super::Cell;

/// All cells that can be reached from `start`, itself included. `ways` gives the cells that can be
/// reached directly from a cell.
pub(super) fn flood<W>(start: Cell, ways: impl Fn(Cell) -> W) -> BTreeSet<Cell>
where
    W: IntoIterator<Item = Cell>,
{
    let mut reached = BTreeSet::from([start]);
    let mut queue = vec![start];
    while let Some(cell) = queue.pop() {
        for next in ways(cell) {
            if reached.insert(next) {
                queue.push(next);
            }
        }
    }
    reached
}

/// The connected pieces of a set of cells, the largest first.
pub(super) fn pieces(cells: impl IntoIterator<Item = Cell>) -> Vec<BTreeSet<Cell>> {
    let mut left: BTreeSet<Cell> = cells.into_iter().collect();
    let mut pieces = Vec::new();
    while let Some(start) = left.first().copied() {
        let is_left = |next: &Cell| left.contains(next);
        let piece = flood(start, |cell| cell.neighbours().into_iter().filter(is_left));
        // To go through all that is left for each piece would take long if there are very many.
        for cell in &piece {
            left.remove(cell);
        }
        pieces.push(piece);
    }
    pieces.sort_by_key(|piece| std::cmp::Reverse(piece.len()));
    pieces
}
