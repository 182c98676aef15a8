//! The computer player: its levels, and its hints.

use nonaga::{
    engine::{Limits, Stop},
    zebra::{ZebraEnding, ZebraLevel, ZebraMatch, ZebraSide, ZebraSize, ZebraWhy, zebra_hint},
};
use strum::VariantArray;

use crate::solve::{near_the_end, solve};

/// How many won positions the strongest level has to win in each run. More: `ZEBRA_TRIES=1000`.
fn tries() -> usize {
    std::env::var("ZEBRA_TRIES").ok().and_then(|text| text.parse().ok()).unwrap_or(12)
}

fn play_out(mut game: ZebraMatch, levels: [ZebraLevel; 2], seed: u64) -> ZebraMatch {
    while game.ending().is_none() {
        let level = levels[game.position().to_move() as usize];
        let thought = level.choose(&game, seed, &Stop::default()).expect("a turn");
        game.play(thought.turn).expect("a legal turn");
    }
    assert_eq!(levels[0].choose(&game, seed, &Stop::default()), None);
    game
}

#[test]
fn levels_play_legal_turns_and_the_same_ones_with_the_same_seed() {
    for size in [ZebraSize::Four, ZebraSize::Five, ZebraSize::Six] {
        for (seed, levels) in [
            (1, [ZebraLevel::Easy, ZebraLevel::Easy]),
            (2, [ZebraLevel::Easy, ZebraLevel::Medium]),
            (3, [ZebraLevel::Medium, ZebraLevel::Easy]),
        ] {
            let played = |seed| play_out(ZebraMatch::new(size), levels, seed);
            assert_eq!(played(seed), played(seed), "{size:?} {levels:?}");
            assert_ne!(played(seed), played(seed + 100), "{size:?} {levels:?}");
        }
    }
}

#[test]
fn the_stronger_level_wins_most_matches() {
    let mut points = 0;
    for seed in 0..20 {
        let is_light = seed % 2 == 0;
        let mut levels = [ZebraLevel::Easy, ZebraLevel::Medium];
        levels.rotate_left(usize::from(is_light));
        let game = play_out(ZebraMatch::new(ZebraSize::Four), levels, seed);
        let own = if is_light { ZebraSide::Light } else { ZebraSide::Dark };
        points += usize::from(game.ending().and_then(ZebraEnding::winner) == Some(own));
    }
    assert!(points >= 14, "{points} of 20");
}

/// Against the level that mixes good turns with surprising ones, and against one that holds out longest.
#[test]
fn the_strongest_level_never_loses_a_won_position() {
    let mut won = 0;
    for seed in 0.. {
        let mut game = near_the_end(seed, 10 + seed as usize % 8);
        let own = game.position().to_move();
        let Some(proof) = solve(&game, 9).proof.filter(|proof| proof.winner == own) else {
            continue;
        };
        let mut left = proof.turns;
        let other = ZebraLevel::VARIANTS[seed as usize % 3];
        while game.ending().is_none() {
            let is_own = game.position().to_move() == own;
            let level = if is_own { ZebraLevel::Master } else { other };
            let thought = level.choose(&game, seed, &Stop::default()).expect("a turn");
            if is_own {
                let told = thought.proof.expect("it knows that it wins");
                assert_eq!(told.winner, own, "seed {seed}");
                assert!(told.turns <= left, "seed {seed}: {} turns, then {}", left, told.turns);
                left = told.turns - 1;
            } else {
                left -= 1;
            }
            game.play(thought.turn).expect("a legal turn");
        }
        assert_eq!(game.ending().and_then(ZebraEnding::winner), Some(own), "seed {seed}");
        won += 1;
        if won >= tries() {
            return;
        }
    }
}

#[test]
fn hints_are_legal_and_give_reasons() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..150 {
        let game = near_the_end(seed, 1 + seed as usize % 22);
        let hint = zebra_hint(&game, Limits::nodes(2_000), &Stop::default()).expect("a hint");
        let mut after = game.clone();
        after.play(hint.turn).expect("a legal turn");
        let mover = game.position().to_move();
        let wins = after.ending().and_then(ZebraEnding::winner) == Some(mover);
        assert_eq!(hint.why == ZebraWhy::Wins, wins, "seed {seed}");
        match hint.why {
            ZebraWhy::WinsIn { turns } | ZebraWhy::HoldsOut { turns } => {
                // The one who asks has every other turn, and the first of them.
                let proof = solve(&game, 2 * turns).proof.expect("a proof");
                assert_eq!(proof.turns.div_ceil(2), turns, "seed {seed}");
                assert_eq!(proof.winner == mover, hint.why == (ZebraWhy::WinsIn { turns }));
            }
            ZebraWhy::Closes => {
                assert_eq!(after.position().height(hint.turn.from), 0);
                assert_eq!(after.position().count(mover), game.position().count(mover));
            }
            ZebraWhy::Covers => assert_eq!(game.position().height(hint.turn.to), 1),
            ZebraWhy::Wins | ZebraWhy::LeavesNoCloser | ZebraWhy::Improves => {}
        }
        let name = format!("{:?}", hint.why);
        seen.insert(name.split([' ', '{']).next().unwrap_or_default().to_owned());
    }
    assert!(seen.len() >= 5, "{seen:?}");
}
