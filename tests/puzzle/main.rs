//! Puzzles: what is proven of them, how they are written, made, chosen and solved.

#[path = "../naive/mod.rs"]
mod naive;
mod plain;
mod solving;
mod terminal;
mod text;
mod training;

use nonaga::puzzle::{Puzzle, PuzzleKind, stock};

/// Puzzles of the game, drawn evenly: every kind, every rating.
fn sample(count: usize, is_wanted: impl Fn(PuzzleKind) -> bool) -> Vec<Puzzle> {
    let wanted: Vec<_> = stock().iter().filter(|line| is_wanted(line.kind)).collect();
    let step = (wanted.len() / count.max(1)).max(1);
    let drawn = wanted.iter().skip(step / 2).step_by(step).take(count);
    drawn.map(|line| line.read().unwrap_or_else(|fault| panic!("{}: {fault:?}", line.id))).collect()
}
