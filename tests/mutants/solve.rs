//! Who wins with best play, compared with a plain search that looks at everything.

use std::collections::{BTreeMap, BTreeSet};

use nonaga::{
    engine::Stop,
    mutants::{
        MutantEnding, MutantGrid, MutantMatch, MutantProof, MutantRepeats, MutantSide,
        MutantSolver, MutantStep, Pentomino, mutant_lot, mutant_starts,
    },
};
use strum::VariantArray;

use crate::{
    naive::{Naive, Spot},
    rules::{cells, played},
};

type Seen = BTreeMap<(BTreeSet<Spot>, BTreeSet<Spot>, Vec<char>), usize>;

/// In how many turns the match ends with best play. If that is odd, who is to move wins.
fn turns_to_end(naive: &Naive, seen: &mut Seen) -> usize {
    let letters = naive.formed.keys().copied().collect();
    let key = (naive.circles.clone(), naive.crossed.clone(), letters);
    if let Some(known) = seen.get(&key) {
        return *known;
    }
    let after: Vec<usize> = naive
        .turns()
        .iter()
        .map(|turn| {
            let mut after = naive.clone();
            after.play(turn);
            1 + turns_to_end(&after, seen)
        })
        .collect();
    let wins = after.iter().copied().filter(|turns| turns % 2 == 1).min();
    let turns = wins.or(after.iter().copied().max()).unwrap_or(0);
    seen.insert(key, turns);
    turns
}

fn compare(game: &MutantMatch, solver: &mut MutantSolver) {
    let start: Vec<String> = game.drawn().iter().map(ToString::to_string).collect();
    let mut naive = Naive::new(game.grid() == MutantGrid::Five, &start.join(" "));
    for turn in game.turns() {
        naive.play(&turn.to_string());
    }
    let mut seen = Seen::new();
    let turns = turns_to_end(&naive, &mut seen);
    let proof = solver.solve(game, &Stop::default());
    let Some(MutantProof { winner, turns: found, best: MutantStep::Turn(best) }) = proof else {
        assert_eq!((turns, game.ending().is_some()), (0, true), "{game:?}");
        return;
    };
    assert_eq!(found as usize, turns, "{game:?}");
    let mover = game.to_move();
    assert_eq!(winner, if turns % 2 == 1 { mover } else { mover.other() }, "{game:?}");
    naive.play(&best.to_string());
    assert_eq!(turns_to_end(&naive, &mut seen), turns - 1, "{game:?}: {best}");
}

/// A match by lot after some random turns.
pub fn under_way(grid: MutantGrid, turns: usize, seed: u64) -> MutantMatch {
    let mut dice = fastrand::Rng::with_seed(seed);
    let lot = mutant_lot(&mut dice);
    let mut game = MutantMatch::by_lot(grid, MutantRepeats::Refused, &lot).expect("a start");
    for _ in 0..turns {
        if let Some(turn) = dice.choice(game.turns_now()) {
            game.play(turn).expect("a legal turn");
        }
    }
    game
}

#[test]
fn the_plain_search_finds_the_same_near_the_end() {
    let mut solver = MutantSolver::default();
    for seed in 0..120 {
        for grid in [MutantGrid::Five, MutantGrid::Endless] {
            compare(&under_way(grid, 4 + seed as usize % 8, seed), &mut solver);
        }
    }
}

/// The plain search takes minutes for a start, so one of each shape has to do.
#[test]
#[ignore = "takes many minutes"]
fn the_plain_search_finds_the_same_from_a_start_of_each_shape() {
    let mut solver = MutantSolver::default();
    for shape in Pentomino::VARIANTS {
        let start = mutant_starts(*shape)[0];
        println!("{shape:?} {start:?}");
        let game = MutantMatch::new(MutantGrid::Five, MutantRepeats::Refused, &start);
        compare(&game.expect("a start"), &mut solver);
    }
}

/// Who begins wins from 60 of the 82, and every match with best play is 9, 10 or 11 turns long.
#[test]
fn every_start_of_the_smaller_grid_is_solved() {
    let mut solver = MutantSolver::default();
    let mut found = BTreeMap::<(bool, u32), usize>::new();
    for shape in Pentomino::VARIANTS {
        for start in mutant_starts(*shape) {
            let game = MutantMatch::new(MutantGrid::Five, MutantRepeats::Refused, &start);
            let proof = solver.solve(&game.expect("a start"), &Stop::default()).expect("a proof");
            *found.entry((proof.winner == MutantSide::First, proof.turns)).or_default() += 1;
        }
    }
    println!("{found:?}, {} positions", solver.nodes());
    let known = [((false, 10), 22), ((true, 9), 36), ((true, 11), 24)];
    assert_eq!(found, BTreeMap::from(known));
}

#[test]
fn one_solver_knows_both_grids_apart() {
    let start = cells("a1 b1 c1 d1 e1");
    let solved = |grids: &[MutantGrid]| {
        let mut solver = MutantSolver::default();
        let solve = |grid: &MutantGrid| {
            let game = MutantMatch::new(*grid, MutantRepeats::Refused, &start).expect("a start");
            solver.solve(&game, &Stop::default())
        };
        grids.iter().map(solve).collect::<Vec<_>>()
    };
    let both = solved(&[MutantGrid::Five, MutantGrid::Endless]);
    assert_eq!(both[..1], solved(&[MutantGrid::Five]));
    assert_eq!(both[1..], solved(&[MutantGrid::Endless]));
}

#[test]
fn a_start_that_is_drawn_in_turns_is_solved_from_the_first_circle() {
    for grid in [MutantGrid::Five, MutantGrid::Endless] {
        let mut solver = MutantSolver::default();
        let mut game = MutantMatch::to_draw(grid, MutantRepeats::Refused);
        let first = solver.solve(&game, &Stop::default()).expect("a proof");
        println!("{grid:?} {first:?}");
        // Who follows the proofs comes to the end that they foretell.
        for left in (1..=first.turns).rev() {
            let proof = solver.solve(&game, &Stop::default()).expect("a proof");
            assert_eq!((proof.winner, proof.turns), (first.winner, left), "{game:?}");
            game.take(proof.best).expect("a step that may be taken");
        }
        assert_eq!(game.ending().map(MutantEnding::winner), Some(first.winner));
    }
}

#[test]
fn nothing_is_solved_after_the_end_or_a_signal() {
    let mut game = played("a1 b1 c1 d1 e1", "");
    game.resign(MutantSide::First);
    assert_eq!(MutantSolver::default().solve(&game, &Stop::default()), None);
    let stop = Stop::default();
    stop.ring();
    let start = played("b2 c2 d2 c3 c4", "");
    assert_eq!(MutantSolver::default().solve(&start, &stop), None);
}
