//! Finds the weights of the evaluation that best predict the result of a search.
//!
//! `cargo run --release --no-default-features --example tune -- POSITIONS NODES` collects that many positions
//! of the kind that a search evaluates: one random turn away from a match of the computer against itself.
//! A search of NODES nodes scores each position; a forced win counts as a full win. The program fits the
//! weights to these scores and prints the table for `src/engine/eval/weights.rs`.

use std::env;

use nonaga::{
    engine::{
        Limits, Score, Stop, Thinker,
        eval::{TERMS, Term, Terms, terms},
        solve, threat,
    },
    rules::{HouseRules, Match, Position, Side},
};
use strum::VariantArray;

/// One weight for each term and side, and one for being the player to move.
const WEIGHTS: usize = 2 * TERMS + 1;

/// The terms of a position, and its score as the share of a win for the player to move.
struct Sample {
    counts: [f64; WEIGHTS],
    result: f64,
}

fn main() {
    let argument =
        |n, default| env::args().nth(n).and_then(|text| text.parse().ok()).unwrap_or(default);
    let (positions, nodes) = (argument(1, 10_000), argument(2, 5_000));
    let mut samples = Vec::new();
    let mut thinker = Thinker::default();
    for seed in 1.. {
        play(&mut thinker, seed, nodes, &mut samples);
        if seed % 100 == 0 {
            eprintln!("{} of {positions} positions", samples.len());
        }
        if samples.len() as u64 >= positions {
            break;
        }
    }
    let (train, check) = samples.split_at(samples.len() * 9 / 10);
    let weights = fit(train);
    eprintln!(
        "error {:.4}, on the held-out tenth {:.4}",
        error(&weights, train),
        error(&weights, check)
    );
    print(&weights);
}

/// Plays a match and samples positions that are one random turn away from it.
fn play(thinker: &mut Thinker, seed: u64, nodes: u64, samples: &mut Vec<Sample>) {
    /// A small search is enough for the match itself.
    const MATCH_NODES: u64 = 400;
    let mut random = fastrand::Rng::with_seed(seed);
    let mut game = opening(seed);
    let stop = Stop::default();
    for _ in 0..60 {
        if game.ending().is_some() {
            break;
        }
        let turns = game.position().turns();
        let mut aside = game.clone();
        if let Some(turn) = random.choice(turns) {
            aside.play_turn(turn).expect("a listed turn is legal");
        }
        if aside.ending().is_none()
            && is_quiet(&aside)
            && let Some(thought) = thinker.think(&aside, Limits::nodes(nodes), &stop, |_| ())
        {
            let result = thought.score.expectation();
            samples.push(Sample { counts: counts(aside.position()), result });
        }
        match thinker.think(&game, Limits::nodes(MATCH_NODES), &stop, |_| ()) {
            Some(thought) => game.play_turn(thought.best).expect("the computer plays by the rules"),
            None => break,
        }
    }
}

/// A match after a few random turns. It need not be balanced: unequal positions show what makes the
/// difference.
fn opening(seed: u64) -> Match {
    let mut random = fastrand::Rng::with_seed(seed);
    loop {
        let mut game = Match::new(Position::start(HouseRules::Booklet));
        for _ in 0..random.usize(1..8) {
            let turns = if game.ending().is_none() { game.position().turns() } else { Vec::new() };
            if let Some(turn) = random.choice(turns) {
                game.play_turn(turn).expect("a listed turn is legal");
            }
        }
        if game.ending().is_none() && solve(game.position(), 2).is_none() {
            return game;
        }
    }
}

/// Whether neither side can win with the next slide. Otherwise the evaluation would not matter.
fn is_quiet(game: &Match) -> bool {
    let position = game.position();
    Side::BOTH.iter().all(|side| threat::winning_slide(position, *side).is_none())
}

fn counts(position: &Position) -> [f64; WEIGHTS] {
    let side = position.to_move();
    let [own, other]: [Terms; 2] = [side, side.other()].map(|side| terms(position, side));
    let mut counts = [1.0; WEIGHTS];
    for i in 0..TERMS {
        counts[2 * i] = f64::from(own[i]);
        counts[2 * i + 1] = f64::from(other[i]);
    }
    counts
}

/// The number of hundredths in one unit of the logistic function: see `Score::expectation`.
const UNIT: f64 = Score::TENFOLD / std::f64::consts::LN_10;

fn expectation(weights: &[f64; WEIGHTS], counts: &[f64; WEIGHTS]) -> f64 {
    let sum: f64 = weights.iter().zip(counts).map(|(weight, count)| weight * count).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// Logistic regression by gradient descent, with an adaptive step size for each weight. A slight pull
/// towards 0 keeps the weights of rare terms small.
fn fit(samples: &[Sample]) -> [f64; WEIGHTS] {
    const PULL: f64 = 2e-5;
    let mut weights = [0.0; WEIGHTS];
    let (mut drift, mut size) = ([0.0; WEIGHTS], [0.0; WEIGHTS]);
    for round in 1..=1_500 {
        let mut gradient = weights.map(|weight| PULL * weight);
        for Sample { counts, result } in samples {
            let error = expectation(&weights, counts) - result;
            for (sum, count) in gradient.iter_mut().zip(counts) {
                *sum += error * count / number(samples);
            }
        }
        for i in 0..WEIGHTS {
            drift[i] = 0.9 * drift[i] + 0.1 * gradient[i];
            size[i] = 0.999 * size[i] + 0.001 * gradient[i] * gradient[i];
            let even = |mean: f64, rate: f64| mean / (1.0 - rate.powi(round));
            weights[i] -= 0.01 * even(drift[i], 0.9) / (even(size[i], 0.999).sqrt() + 1e-12);
        }
    }
    weights
}

fn error(weights: &[f64; WEIGHTS], samples: &[Sample]) -> f64 {
    let errors = samples.iter().map(|Sample { counts, result }| {
        let expected = expectation(weights, counts).clamp(1e-9, 1.0 - 1e-9);
        -result * expected.ln() - (1.0 - result) * (1.0 - expected).ln()
    });
    errors.sum::<f64>() / number(samples)
}

/// The number of samples.
fn number(samples: &[Sample]) -> f64 {
    f64::from(u32::try_from(samples.len()).unwrap_or(u32::MAX).max(1))
}

fn print(weights: &[f64; WEIGHTS]) {
    let hundredths = weights.map(|weight| (weight * UNIT).round());
    println!("        {},\n        [", hundredths[WEIGHTS - 1]);
    for (i, term) in Term::VARIANTS.iter().enumerate() {
        println!(
            "            (Term::{term:?}, [{}, {}]),",
            hundredths[2 * i],
            hundredths[2 * i + 1]
        );
    }
    println!("        ],");
}
