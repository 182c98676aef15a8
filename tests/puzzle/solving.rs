//! What is proven: by a second solver, and what is answered to wrong tries.

use std::collections::BTreeSet;

use nonaga::{
    puzzle::{Puzzle, PuzzleKind, Recipe, Shard, merged, near, read_puzzles, stock, today},
    rules::Turn,
};

use crate::{
    naive::{self, Table},
    plain::{Plain, Solver},
    sample,
};

/// Every legal turn is classed as the second solver does it, and the solutions are all that there are.
fn agree(puzzle: &Puzzle) {
    let setup = puzzle.position.setup();
    let all = Solver::default().solve(&Plain::of(&setup), puzzle.kind);
    let solving: BTreeSet<&str> =
        all.iter().filter(|(_, solves)| *solves).map(|(turn, _)| turn.as_str()).collect();
    let named: Vec<String> = puzzle.solutions.iter().map(Turn::to_string).collect();
    let named: BTreeSet<&str> = named.iter().map(String::as_str).collect();
    assert_eq!(solving, named, "{}", puzzle.id);

    let cells = |cells: &[nonaga::rules::Cell]| cells.iter().map(|cell| (cell.q, cell.r)).collect();
    let table = Table {
        discs: cells(&setup.discs),
        red: cells(&setup.red),
        black: cells(&setup.black),
        to_move: naive::Side::Red,
        locked: setup.locked.map(|cell| (cell.q, cell.r)),
        house: naive::House::Booklet,
    };
    let legal: BTreeSet<String> = naive::turns(&table).into_iter().map(naive::text).collect();
    assert_eq!(legal, all.into_iter().map(|(turn, _)| turn).collect(), "{}", puzzle.id);
}

#[test]
fn a_second_solver_finds_the_same_solutions() {
    assert!(!stock().is_empty());
    sample(10, |kind| kind.within() < 3).iter().for_each(agree);
    sample(2, |kind| kind.within() == 3).iter().for_each(agree);
}

#[test]
#[ignore = "takes minutes"]
fn a_second_solver_finds_the_same_solutions_of_two_hundred() {
    sample(200, |_| true).iter().for_each(agree);
}

#[test]
fn a_puzzle_of_the_game_is_proven_again() {
    for puzzle in sample(20, |_| true) {
        assert_eq!(puzzle.prove(), Ok(()), "{}", puzzle.id);
    }
}

#[test]
fn a_wrong_solution_is_found() {
    let mut puzzle = sample(1, |kind| kind == PuzzleKind::Win2).remove(0);
    let wrong = puzzle.position.turns().into_iter().find(|turn| !puzzle.solutions.contains(turn));
    puzzle.solutions.push(wrong.expect("another turn"));
    assert!(puzzle.prove().is_err());
    puzzle.solutions.clear();
    assert!(puzzle.prove().is_err());
}

#[test]
fn a_hint_has_three_steps() {
    for puzzle in sample(10, |_| true) {
        let steps = (0..4).map(|step| puzzle.hint(step).is_some());
        let steps: Vec<bool> = steps.collect();
        assert!(!steps[3] && steps[0], "{}: {steps:?}", puzzle.id);
    }
}

#[test]
fn sets_are_the_same_in_whatever_parts_they_come() {
    let all = sample(200, |_| true);
    let whole = merged([all.clone()]);
    let (even, odd): (Vec<_>, Vec<_>) =
        all.into_iter().enumerate().partition(|(at, _)| at % 2 == 0);
    let [even, odd] = [even, odd].map(|half| half.into_iter().map(|(_, p)| p).collect::<Vec<_>>());
    assert_eq!(merged([odd.clone(), even.clone()]), whole);
    assert_eq!(merged([even.clone(), odd, even]), whole, "doubles");
}

#[test]
fn shards_share_out_all_blocks() {
    let recipe = Recipe { seed: 1, count: 100 };
    let all: Vec<usize> = recipe.blocks(Shard::WHOLE).collect();
    let mut shared: Vec<usize> =
        (1..=3).flat_map(|number| recipe.blocks(Shard { number, of: 3 })).collect();
    shared.sort_unstable();
    assert_eq!(shared, all);
    assert_eq!(all.iter().map(|block| recipe.size(*block)).sum::<usize>(), 100);
}

#[test]
fn a_block_is_always_the_same() {
    let recipe = Recipe { seed: 5, count: 2 };
    let made = recipe.make(0);
    assert_eq!((made.len(), &made), (2, &recipe.make(0)));
    assert_ne!(made, Recipe { seed: 6, count: 2 }.make(0));
    for puzzle in &made {
        assert_eq!(puzzle.prove(), Ok(()));
    }
    let text = nonaga::puzzle::write_puzzles(&made);
    assert_eq!(read_puzzles(&text), Ok(made));
}

#[test]
fn each_day_has_its_puzzle() {
    let of = |day| today(day).map(|puzzle| puzzle.id);
    assert!(of(20_000).is_some());
    assert_eq!(of(20_000), of(20_000));
    let week: BTreeSet<_> = (20_000..20_100).map(of).collect();
    assert_eq!(week.len(), 100);
    assert!(of(-5).is_some());
}

#[test]
fn a_puzzle_near_a_rating_is_near_it() {
    let theme = nonaga::puzzle::PuzzleTheme::DoubleThreat;
    for rating in [900, 1_400, 2_000] {
        let puzzle = near(rating, Some(theme), 3).expect("a puzzle");
        assert!(puzzle.themes.contains(&theme));
        assert_eq!(near(rating, Some(theme), 3), Some(puzzle));
        let puzzle = near(rating, None, 9).expect("a puzzle");
        assert!(puzzle.rating.abs_diff(rating) < 300, "{} for {rating}", puzzle.rating);
    }
}
