//! What hangs together: floods over any cells, for set-ups and explanations, where speed is nothing.

use std::collections::BTreeSet;

use super::Cell;

/// The cells that can be reached from one by steps to neighbours that belong to it.
pub(super) fn flood(start: Cell, belongs: impl Fn(Cell) -> bool) -> BTreeSet<Cell> {
    let mut reached = BTreeSet::from([start]);
    let mut queue = vec![start];
    while let Some(cell) = queue.pop() {
        for next in cell.neighbours() {
            if belongs(next) && reached.insert(next) {
                queue.push(next);
            }
        }
    }
    reached
}

/// The pieces that cells fall into, the largest first.
pub(super) fn pieces(cells: impl IntoIterator<Item = Cell>) -> Vec<BTreeSet<Cell>> {
    let mut left: BTreeSet<Cell> = cells.into_iter().collect();
    let mut pieces = Vec::new();
    while let Some(start) = left.first().copied() {
        let piece = flood(start, |cell| left.contains(&cell));
        for cell in &piece {
            left.remove(cell);
        }
        pieces.push(piece);
    }
    pieces.sort_by_key(|piece| std::cmp::Reverse(piece.len()));
    pieces
}
