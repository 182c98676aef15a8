//! Proofs of who wins, compared with trying everything.

use std::collections::HashMap;

use fastrand::Rng;
use nonaga::{
    engine::{Limits, Stop},
    zebra::{
        ZebraMatch, ZebraPosition, ZebraProof, ZebraSide, ZebraSize, ZebraSolving, solve_zebra,
    },
};

/// A match on the board of 4x4 that random turns have brought near its end.
pub fn near_the_end(seed: u64, turns: usize) -> ZebraMatch {
    let mut dice = Rng::with_seed(seed);
    loop {
        let mut game = ZebraMatch::new(ZebraSize::Four);
        while game.ending().is_none() && game.turns().len() < turns {
            let legal = game.position().turns();
            game.play(legal[dice.usize(..legal.len())]).unwrap();
        }
        if game.ending().is_none() {
            // What came before does not matter for what follows.
            return ZebraMatch::from_position(game.position().clone());
        }
    }
}

pub fn solve(game: &ZebraMatch, depth: u32) -> ZebraSolving {
    solve_zebra(game, Limits::depth(depth), 16, &Stop::default(), |_| ())
}

/// Who can force the end within so many turns, by trying all of them, without any memory but of whole results.
fn forced(
    position: &ZebraPosition,
    depth: u32,
    known: &mut HashMap<(ZebraPosition, u32), Option<ZebraSide>>,
) -> Option<ZebraSide> {
    let mover = position.to_move();
    if position.turns().is_empty() {
        return Some(position.majority().unwrap_or(mover.other()));
    }
    if depth == 0 {
        return None;
    }
    if let Some(result) = known.get(&(position.clone(), depth)) {
        return *result;
    }
    let results: Vec<_> = position
        .turns()
        .into_iter()
        .map(|turn| {
            let mut after = position.clone();
            after.play(turn).unwrap();
            forced(&after, depth - 1, known)
        })
        .collect();
    let result = if results.contains(&Some(mover)) {
        Some(mover)
    } else if results.iter().all(|result| *result == Some(mover.other())) {
        Some(mover.other())
    } else {
        None
    };
    known.insert((position.clone(), depth), result);
    result
}

#[test]
fn proofs_are_those_that_trying_everything_finds() {
    const DEPTH: u32 = 6;
    let mut proven = [0; 3];
    for seed in 0..120 {
        let game = near_the_end(seed, 16);
        let position = game.position();
        let mut known = HashMap::new();
        let first =
            (1..=DEPTH).find_map(|depth| Some((forced(position, depth, &mut known)?, depth)));
        let found = solve(&game, DEPTH).proof;
        assert_eq!(found.map(|proof| (proof.winner, proof.turns)), first, "seed {seed}");
        let Some(ZebraProof { winner, turns, best }) = found else {
            proven[2] += 1;
            continue;
        };
        proven[winner as usize] += 1;
        let mut after = position.clone();
        after.play(best).expect("a legal turn");
        let then = (0..turns).find(|depth| forced(&after, *depth, &mut known).is_some());
        assert_eq!(then, Some(turns - 1), "seed {seed}: {best} takes all the turns");
    }
    assert!(proven.iter().all(|count| *count > 5), "{proven:?}");
}

#[test]
fn limits_end_the_search_and_nothing_is_claimed_then() {
    let game = ZebraMatch::new(ZebraSize::Six);
    let few = solve_zebra(&game, Limits::nodes(5_000), 12, &Stop::default(), |_| ());
    assert_eq!(few.proof, None);
    assert!(few.nodes <= 5_001 && few.nobody_within > 0, "{few:?}");
    let stop = Stop::default();
    stop.ring();
    assert_eq!(solve_zebra(&game, Limits::NONE, 12, &stop, |_| ()).proof, None);
    let mut depths = Vec::new();
    solve_zebra(&game, Limits::depth(4), 12, &Stop::default(), |far| {
        depths.push(far.nobody_within);
    });
    assert_eq!(depths, [1, 2, 3, 4]);
}
