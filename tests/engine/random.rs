//! Random matches.

use nonaga::rules::{HouseRules, Match, Position};

/// The three readings of the rules.
pub const READINGS: [HouseRules; 3] =
    [HouseRules::Booklet, HouseRules::AtMostFour, HouseRules::HolesStayOpen];

/// Matches after random play that are not over.
pub fn matches(rules: HouseRules, seed: u64) -> impl Iterator<Item = Match> {
    let mut random = fastrand::Rng::with_seed(seed);
    std::iter::repeat_with(move || {
        let mut game = Match::new(Position::start(rules));
        for _ in 0..random.usize(0..40) {
            let turns = game.position().turns();
            game.play_turn(turns[random.usize(..turns.len())]).expect("a listed turn is legal");
            if game.ending().is_some() {
                return None;
            }
        }
        Some(game)
    })
    .flatten()
}
