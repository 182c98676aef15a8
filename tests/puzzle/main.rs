//! Puzzles: what is proven of them, how they are written, made, chosen and solved.

#[path = "../naive/mod.rs"]
mod naive;
mod plain;
mod plain_board;
mod solving;
mod terminal;
mod text;
mod training;
mod tries;

use nonaga::puzzle::{Puzzle, PuzzleKind, stock};

/// Puzzles of the game, drawn evenly: every kind, every rating.
fn sample(count: usize, is_wanted: impl Fn(PuzzleKind) -> bool) -> Vec<Puzzle> {
    let wanted: Vec<_> = stock().iter().filter(|line| is_wanted(line.kind)).collect();
    let count = count.min(wanted.len());
    let drawn = (0..count).map(|at| wanted[(2 * at + 1) * wanted.len() / (2 * count)]);
    drawn.map(|line| line.read().unwrap_or_else(|fault| panic!("{}: {fault:?}", line.id))).collect()
}
