//! A match as long as one may be.

use std::collections::BTreeMap;

use nonaga::{
    record::{LONGEST_MATCH, Player, PlayerKind, Record},
    rules::{HouseRules, Match, Position},
};

/// A record of the longest match.
pub fn long_record() -> Record {
    let player = Player { name: "Nobody".to_owned(), player: PlayerKind::Human };
    Record {
        date: jiff::Timestamp::UNIX_EPOCH,
        red: player.clone(),
        black: player,
        game: long_match(LONGEST_MATCH),
        notes: BTreeMap::new(),
        lines: Vec::new(),
        from: None,
    }
}

/// A match of this many turns without a win or a draw by repetition. It goes through the legal turns in
/// scattered order, and plays the first one that does not end it.
pub fn long_match(turns: usize) -> Match {
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    for n in 0..turns {
        let choices = game.position().turns();
        let scattered = (0..choices.len()).map(|i| choices[(i + n * 7919) % choices.len()]);
        for turn in scattered {
            let mut next = game.position().clone();
            if next.play_turn(turn).is_ok() && next.due().is_some() {
                let played = game.play_turn(turn);
                assert!(played.is_ok(), "{turn}: {played:?}");
                break;
            }
        }
    }
    game
}
