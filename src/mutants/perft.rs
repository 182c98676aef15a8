//! Counts the possible sequences of turns.

use super::{MutantMatch, MutantPosition};

/// The number of sequences of exactly this many turns that form a new pentomino each. As long as the start is being drawn,
/// its circles count as turns.
pub fn mutant_perft(game: &MutantMatch, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.ending().is_some() {
        return 0;
    }
    if let Some(position) = game.position() {
        return count(&mut position.clone(), depth);
    }
    let below = game.cells_to_draw().into_iter().map(|cell| {
        let mut after = game.clone();
        after.draw(cell).map_or(0, |()| mutant_perft(&after, depth - 1))
    });
    below.sum()
}

fn count(position: &mut MutantPosition, depth: u32) -> u64 {
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
