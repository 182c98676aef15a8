//! The speed of the computer player: positions per second, time to each depth, time to find wins.
//!
//! `cargo bench --profile dev --no-default-features --bench engine`; an argument runs only the benches
//! whose names contain it.

use std::time::Duration;

use divan::{Bencher, black_box, counter::ItemsCount};
use nonaga::{
    engine::{
        Limits, Stop, Thinker, Thought,
        eval::{Weights, terms},
        solve, threat,
    },
    rules::{HouseRules, Match, Position},
};

fn main() {
    divan::main();
}

fn start() -> Match {
    Match::new(Position::start(HouseRules::Booklet))
}

fn think(thinker: &mut Thinker, limits: Limits) -> Thought {
    let thought = thinker.think(&start(), limits, &Stop::default(), |_| ());
    thought.expect("the match has only begun")
}

/// The goals: depth 4 within one second, depth 5 within ten seconds.
#[divan::bench(args = [3, 4, 5], sample_count = 5, sample_size = 1)]
fn search_from_the_start_to_depth(bencher: Bencher, depth: u32) {
    let mut thinker = Thinker::default();
    bencher.bench_local(|| think(&mut thinker, Limits::depth(black_box(depth))));
}

/// Positions per second, with the table on. The goal: two threads are 1.6 times as fast as one.
#[divan::bench(args = [1, 2], sample_count = 5, sample_size = 1)]
fn search_positions_on_threads(bencher: Bencher, threads: usize) {
    const POSITIONS: u64 = 1_000_000;
    let mut thinker = Thinker::default();
    thinker.set_threads(threads);
    bencher
        .counter(ItemsCount::new(POSITIONS))
        .bench_local(|| think(&mut thinker, Limits::nodes(POSITIONS)));
}

#[divan::bench]
fn evaluate_a_position(bencher: Bencher) {
    let position = Position::start(HouseRules::Booklet);
    bencher.bench_local(|| Weights::TUNED.score(black_box(&position)));
}

#[divan::bench]
fn count_the_terms_of_a_side(bencher: Bencher) {
    let position = Position::start(HouseRules::Booklet);
    bencher.bench_local(|| terms(black_box(&position), position.to_move()));
}

/// The time from the stop signal to the answer: that of the first depth, which is always finished.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn stop_at_once(bencher: Bencher) {
    let mut thinker = Thinker::default();
    bencher
        .with_inputs(|| {
            let stop = Stop::default();
            stop.ring();
            stop
        })
        .bench_local_values(|stop| thinker.think(&start(), Limits::NONE, &stop, |_| ()));
}

/// The time to begin: a large table must not take longer than a small one.
#[divan::bench(args = [1, 32, 512], sample_count = 20, sample_size = 1)]
fn think_with_a_table_of_megabytes(bencher: Bencher, megabytes: usize) {
    let mut thinker = Thinker::new(megabytes);
    bencher.bench_local(|| think(&mut thinker, Limits::time(Duration::ZERO)));
}

/// Solves random positions whose quickest forced win takes `within` turns. The goals: a win in 2 within
/// 0.1 seconds, a win in 3 within one second.
#[divan::bench(args = [2, 3], sample_count = 25, sample_size = 1)]
fn solve_a_win_in(bencher: Bencher, within: u32) {
    let won = won_in(within);
    let mut next = won.iter().cycle();
    bencher
        .with_inputs(|| next.next().expect("the cycle never ends").clone())
        .bench_local_values(|position| solve(&position, within));
}

fn won_in(turns: u32) -> Vec<Position> {
    const COUNT: usize = 25;
    let mut random = fastrand::Rng::with_seed(1);
    let mut won = Vec::new();
    while won.len() < COUNT {
        let mut position = Position::start(HouseRules::Booklet);
        for _ in 0..random.usize(2..30) {
            let turns = position.turns();
            if let Some(turn) = random.choice(turns) {
                position.play_turn(turn).expect("a listed turn is legal");
            }
        }
        let is_open = position.due().is_some() && !threat::wins_at_once(&position);
        if is_open && solve(&position, turns).is_some_and(|proof| proof.turns == turns) {
            won.push(position);
        }
    }
    won
}
