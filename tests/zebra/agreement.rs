//! The rules and the naive program say the same of random matches, and count the same.

use fastrand::Rng;
use nonaga::zebra::{ZebraMatch, ZebraPosition, ZebraSide, ZebraSize, ZebraTurn, zebra_perft};
use strum::VariantArray;

use crate::naive::Naive;

/// How many random matches are compared in each run. More: `ZEBRA_MATCHES=100000`.
fn matches() -> u64 {
    std::env::var("ZEBRA_MATCHES").ok().and_then(|text| text.parse().ok()).unwrap_or(2_000)
}

#[test]
fn random_matches_go_the_same_way() {
    let mut repeated = 0;
    for seed in 0..matches() {
        let mut dice = Rng::with_seed(seed);
        let size = ZebraSize::VARIANTS[dice.usize(..3)];
        // Some matches go to and fro on purpose, so that positions come up again.
        let is_shuffling = dice.bool();
        let mut game = ZebraMatch::new(size);
        let mut naive = Naive::new(size.length().into());
        while compare(&game, &naive, seed) {
            let turns = game.position().turns();
            let mut turn = turns[dice.usize(..turns.len())];
            if is_shuffling && let [.., before, _] = game.turns() {
                let back = ZebraTurn { from: before.to, to: before.from };
                turn = if turns.contains(&back) { back } else { turn };
            }
            game.play(turn).expect("a legal turn");
            naive.play(&turn.to_string());
        }
        repeated += u32::from(!game.position().is_stuck());
        take_back_all(game, size);
    }
    assert!(u64::from(repeated) > matches() / 20, "only {repeated} ended by repetition");
}

/// Compares all that both know. Returns whether the match goes on.
fn compare(game: &ZebraMatch, naive: &Naive, seed: u64) -> bool {
    let position = game.position();
    for square in position.size().squares() {
        let tower: String = position.tower(square).into_iter().map(letter).collect();
        let (row, column) = (usize::from(square.row()), usize::from(square.column()));
        assert_eq!(tower, naive.rows[row][column], "match {seed}, {square}");
    }
    let written = |turns: Vec<ZebraTurn>| turns.iter().map(ZebraTurn::to_string).collect();
    let mut known: Vec<String> = written(position.turns());
    let mut found = naive.turns();
    known.sort();
    found.sort();
    assert_eq!(known, found, "match {seed}");
    let [light, dark] = ZebraSide::BOTH.map(|side| position.count(side) as usize);
    assert_eq!((light, dark), naive.count(), "match {seed}");
    // Both sides can move, or none.
    assert_eq!(position.is_stuck(), known.is_empty(), "match {seed}");
    let result = game.ending().map(|ending| ending.winner().map_or('=', letter));
    assert_eq!(result, naive.result(), "match {seed}: {:?}", game.turns());
    // Each pair of squares is refused or allowed as the list says.
    let squares: Vec<_> = position.size().squares().collect();
    for from in squares.iter().copied() {
        for to in squares.iter().copied() {
            let turn = ZebraTurn { from, to };
            let is_listed = known.contains(&turn.to_string());
            assert_eq!(position.check(turn).is_ok(), is_listed, "match {seed}, {turn}");
        }
    }
    result.is_none()
}

fn take_back_all(mut game: ZebraMatch, size: ZebraSize) {
    let turns = game.turns().to_vec();
    for turn in turns.into_iter().rev() {
        assert_eq!(game.take_back(), Some(turn));
    }
    assert_eq!(game, ZebraMatch::new(size));
    assert_eq!(game.times_stood(), 1);
    assert_eq!(game.take_back(), None);
}

fn letter(side: ZebraSide) -> char {
    match side {
        ZebraSide::Light => 'l',
        ZebraSide::Dark => 'd',
    }
}

/// What is known of the start, from depth 1. Both programs count it.
const COUNTS: [(ZebraSize, &[u64]); 3] = [
    (ZebraSize::Four, &[24, 508, 9_336, 147_872]),
    (ZebraSize::Five, &[40, 1_484, 50_740]),
    (ZebraSize::Six, &[60, 3_424]),
];

#[test]
fn both_count_the_same_sequences_of_turns() {
    for (size, counts) in COUNTS {
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(
                zebra_perft(&ZebraPosition::start(size), depth),
                *count,
                "{size:?}, {depth}"
            );
            assert_eq!(Naive::new(size.length().into()).perft(depth), *count, "{size:?}, {depth}");
        }
    }
}

/// Minutes for the naive program.
#[test]
#[ignore = "takes minutes"]
fn both_count_the_same_to_depth_five() {
    for (size, deepest) in [(ZebraSize::Four, 5), (ZebraSize::Five, 4), (ZebraSize::Six, 4)] {
        let known = zebra_perft(&ZebraPosition::start(size), deepest);
        println!("{size:?} {deepest} {known}");
        assert_eq!(Naive::new(size.length().into()).perft(deepest), known, "{size:?}");
    }
}
