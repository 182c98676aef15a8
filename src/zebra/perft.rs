//! Counts the possible sequences of turns.

use super::ZebraPosition;

/// The number of sequences of exactly this many turns.
///
/// Positions that come up for the third time are not looked for: that takes more turns than anybody can wait to be
/// counted.
pub fn zebra_perft(position: &ZebraPosition, depth: u32) -> u64 {
    count(&mut position.clone(), depth)
}

fn count(position: &mut ZebraPosition, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position
            .towers(position.to_move())
            .map(|from| position.turns_from(from).count() as u64)
            .sum(),
        _ => position
            .turns()
            .into_iter()
            .map(|turn| {
                position.play_unchecked(turn);
                let below = count(position, depth - 1);
                position.undo(turn);
                below
            })
            .sum(),
    }
}
