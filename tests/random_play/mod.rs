//! Positions that random play leads to.

use nonaga::rules::{HouseRules, Position};

/// Positions after random play under a reading of the rules.
pub fn positions(rules: HouseRules) -> impl Iterator<Item = Position> {
    let mut random = fastrand::Rng::with_seed(0x6e6f_6e61_6761);
    std::iter::repeat_with(move || {
        let mut position = Position::start(rules);
        for _ in 0..random.usize(3..40) {
            let turns = position.turns();
            position.play_turn(turns[random.usize(..turns.len())]).expect("a listed turn is legal");
            position.due()?;
        }
        Some(position)
    })
    .flatten()
}
