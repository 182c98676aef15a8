//! Counts the possible sequences of turns.

use super::MutantPosition;

/// The number of sequences of exactly this many turns that form a new pentomino each.
pub fn mutant_perft(position: &MutantPosition, depth: u32) -> u64 {
    count(&mut position.clone(), depth)
}

fn count(position: &mut MutantPosition, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let turns = position.turns();
    if depth == 1 {
        return turns.len() as u64;
    }
    let below = turns.into_iter().map(|turn| {
        position.play_unchecked(turn);
        let below = count(position, depth - 1);
        position.undo(turn);
        below
    });
    below.sum()
}
