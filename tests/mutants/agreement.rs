//! The rules and the naive program say the same of random matches, and count the same.

use std::ops::Range;

use fastrand::Rng;
use nonaga::mutants::{
    MutantCell, MutantGrid, MutantMatch, MutantRefusal, MutantRepeats, MutantStep, MutantTurn,
    Pentomino, mutant_lot, mutant_perft,
};
use strum::VariantArray;

use crate::{
    naive::{Naive, Spot, letter, name},
    rules::cells,
};

#[test]
fn random_matches_go_the_same_way() {
    compare_matches(0..1_500);
}

#[test]
#[ignore = "takes minutes"]
fn a_hundred_thousand_random_matches_go_the_same_way() {
    compare_matches(0..100_000);
}

fn compare_matches(seeds: Range<u64>) {
    let (mut turns, mut longest) = (0, 0);
    let matches = seeds.end - seeds.start;
    for seed in seeds {
        let mut dice = Rng::with_seed(seed);
        let grid = if dice.bool() { MutantGrid::Five } else { MutantGrid::Endless };
        let mut game = begun(grid, &mut dice);
        let before = game.clone();
        let written: Vec<String> = game.drawn().iter().map(ToString::to_string).collect();
        let mut naive = Naive::new(grid == MutantGrid::Five, &written.join(" "));
        while compare(&game, &naive, seed) {
            let legal = game.turns_now();
            let turn = legal[dice.usize(..legal.len())];
            game.play(turn).expect("a legal turn");
            naive.play(&turn.to_string());
        }
        turns += game.turns().len();
        longest = longest.max(game.turns().len());
        let winner = game.ending().expect("an ending").winner();
        assert_eq!(winner, game.player_of(game.done().len() - 1), "match {seed}: who moved last");
        for turn in game.turns().to_vec().into_iter().rev() {
            assert_eq!(game.take_back(), Some(MutantStep::Turn(turn)), "match {seed}");
        }
        assert_eq!(game, before, "match {seed}");
    }
    println!("{matches} matches, {turns} turns, at most {longest}");
    assert!(longest <= 11);
}

/// A match after its start, drawn in turns or by lot.
fn begun(grid: MutantGrid, dice: &mut Rng) -> MutantMatch {
    if dice.bool() {
        let lot = mutant_lot(dice);
        return MutantMatch::by_lot(grid, MutantRepeats::Refused, &lot).expect("a start");
    }
    let mut game = MutantMatch::to_draw(grid, MutantRepeats::Refused);
    while game.position().is_none() {
        compare_drawing(&game);
        let cells = game.cells_to_draw();
        game.draw(cells[dice.usize(..cells.len())]).expect("a cell to draw in");
    }
    game
}

/// Every cell around is refused or allowed as the naive program thinks.
fn compare_drawing(game: &MutantMatch) {
    let drawn: Vec<Spot> = game.drawn().iter().map(|cell| spot(*cell)).collect();
    for x in -6..11 {
        for y in -6..11 {
            let is_on_grid = (0..5).contains(&x) && (0..5).contains(&y);
            let is_anywhere = game.grid() == MutantGrid::Endless && !drawn.is_empty();
            let touches = drawn.is_empty()
                || drawn.iter().any(|there| (there.0 - x).abs() + (there.1 - y).abs() == 1);
            let may = (is_on_grid || is_anywhere) && touches && !drawn.contains(&(x, y));
            let cell: MutantCell = name((x, y)).parse().expect("a cell");
            assert_eq!(game.check_drawing(cell).is_ok(), may, "{:?} {cell}", game.drawn());
            assert_eq!(game.cells_to_draw().contains(&cell), may, "{:?} {cell}", game.drawn());
        }
    }
}

fn spot(cell: MutantCell) -> Spot {
    (cell.column().into(), cell.row().into())
}

/// Compares all that both know. Returns whether the match goes on.
fn compare(game: &MutantMatch, naive: &Naive, seed: u64) -> bool {
    let position = game.position().expect("a position");
    let circles: Vec<Spot> = position.circles().iter().map(|cell| spot(*cell)).collect();
    assert_eq!(circles.iter().copied().collect::<std::collections::BTreeSet<_>>(), naive.circles);
    assert_eq!(
        position.crossed().iter().filter(|cell| !naive.crossed.contains(&spot(**cell))).count(),
        0
    );
    assert_eq!(position.crossed().len(), naive.crossed.len());
    assert_eq!(letter(&naive.circles), position.shape().name().chars().next());
    for shape in Pentomino::VARIANTS {
        let name = shape.name().chars().next().expect("a letter");
        assert_eq!(position.formed_in(*shape), naive.formed.get(&name).copied(), "match {seed}");
    }
    let mut known: Vec<String> = position.turns().iter().map(ToString::to_string).collect();
    known.sort();
    assert_eq!(known, naive.turns(), "match {seed}: {:?}", game.turns());
    // Each pair of cells around is refused or allowed as the list says.
    let (left, right) = (circles.iter().map(|c| c.0).min(), circles.iter().map(|c| c.0).max());
    let (below, above) = (circles.iter().map(|c| c.1).min(), circles.iter().map(|c| c.1).max());
    for x in left.unwrap_or(0) - 1..=right.unwrap_or(0) + 1 {
        for y in below.unwrap_or(0) - 1..=above.unwrap_or(0) + 1 {
            let drawn: MutantCell = name((x, y)).parse().expect("a cell");
            for crossed in position.circles().iter().chain(position.crossed()) {
                let turn = MutantTurn { crossed: *crossed, drawn };
                let is_listed = known.contains(&turn.to_string());
                let checked = position.check(turn);
                assert_eq!(checked.is_ok(), is_listed, "match {seed}, {turn}");
                if let Err(MutantRefusal::FormedBefore { shape, turn }) = checked {
                    assert_eq!(position.formed()[turn], shape, "match {seed}");
                }
            }
        }
    }
    assert_eq!(game.ending().is_none(), !known.is_empty(), "match {seed}");
    !known.is_empty()
}

/// What is known of some starts, from depth 1. Both programs count it.
const COUNTS: [(MutantGrid, &str, &[u64]); 5] = [
    (MutantGrid::Five, "a1 b1 c1 d1 e1", &[8, 62, 418, 2_782, 15_432]),
    (MutantGrid::Five, "b2 c2 d2 c3 c4", &[23, 354, 3_822, 29_742, 166_460]),
    (MutantGrid::Endless, "a1 b1 c1 d1 e1", &[16, 240, 3_280, 39_016]),
    (MutantGrid::Endless, "b2 c2 d2 c3 c4", &[23, 370, 4_328, 38_140, 259_434]),
    (MutantGrid::Five, "c2 b3 c3 d3 c4", &[28, 480, 5_256, 41_640]),
];

/// Of all 53 130 ways to draw five circles on the smaller grid, the program knows those that hang together.
#[test]
fn every_five_circles_are_the_same_shape_for_both() {
    let middle: Vec<MutantCell> = MutantGrid::middle().collect();
    let mut shapes = 0;
    for chosen in (0_u32..1 << 25).filter(|chosen| chosen.count_ones() == 5) {
        let cells = (0..25).filter(|bit| chosen & 1 << bit != 0).map(|bit: usize| middle[bit]);
        let cells: [MutantCell; 5] = cells.collect::<Vec<_>>().try_into().expect("five cells");
        let known = Pentomino::of(&cells).map(Pentomino::name);
        let found = letter(&cells.iter().map(|cell| spot(*cell)).collect());
        assert_eq!(known.map(str::to_owned), found.map(String::from), "{cells:?}");
        shapes += usize::from(known.is_some());
    }
    assert_eq!(shapes, 571);
}

fn count_to(deepest: usize) {
    for (grid, start, counts) in COUNTS {
        let game = MutantMatch::new(grid, MutantRepeats::Refused, &cells(start)).unwrap();
        let naive = Naive::new(grid == MutantGrid::Five, start);
        for (depth, count) in (1..).zip(counts).take(deepest) {
            assert_eq!(mutant_perft(&game, depth as u32), *count, "{grid:?} {start} {depth}");
            assert_eq!(naive.perft(depth), *count, "{grid:?} {start} {depth}");
        }
    }
}

#[test]
fn both_count_the_same_sequences_of_turns() {
    count_to(3);
}

#[test]
#[ignore = "takes a minute"]
fn both_count_the_same_to_depth_five() {
    count_to(5);
}
