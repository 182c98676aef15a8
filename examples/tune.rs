//! Finds the weights of the evaluation that foretell best what a search will find.
//!
//! `cargo run --release --no-default-features --example tune -- POSITIONS NODES` looks at so many positions
//! such as come up at the ends of a search: a turn by chance away from a match of the computer against
//! itself. A search of so many nodes says what each is worth, a forced win being worth a win. It prints
//! the table for `src/engine/eval/weights.rs` that comes closest.

use std::env;

use nonaga::{
    engine::{
        Limits, Stop, Thinker,
        eval::{TERMS, Term, Terms, terms},
        solve, threat,
    },
    rules::{HouseRules, Match, Position, Side},
};
use strum::VariantArray;

/// A weight for each term of either side, and one for being the player to move.
const WEIGHTS: usize = 2 * TERMS + 1;

/// A position, and what share of a win a search finds it worth to the player to move.
struct Sample {
    counts: [f64; WEIGHTS],
    result: f64,
}

fn main() {
    let argument =
        |n, usual| env::args().nth(n).and_then(|text| text.parse().ok()).unwrap_or(usual);
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
        "error {:.4}, of a tenth kept apart {:.4}",
        error(&weights, train),
        error(&weights, check)
    );
    print(&weights);
}

/// Plays a match, and looks at what is a turn by chance away from it.
fn play(thinker: &mut Thinker, seed: u64, nodes: u64, samples: &mut Vec<Sample>) {
    /// For the match itself a glance will do.
    const GLANCE: u64 = 400;
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
        match thinker.think(&game, Limits::nodes(GLANCE), &stop, |_| ()) {
            Some(thought) => game.play_turn(thought.best).expect("the computer plays by the rules"),
            None => break,
        }
    }
}

/// A match after a few turns by chance: not a balanced one, so that there is something to learn of what
/// makes the difference.
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

/// Whether the evaluation has a say: nobody wins with the next slide.
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

/// How many hundredths make one unit of the logistic function: see `Score::expectation`.
const UNIT: f64 = 400.0 / std::f64::consts::LN_10;

fn expectation(weights: &[f64; WEIGHTS], counts: &[f64; WEIGHTS]) -> f64 {
    let sum: f64 = weights.iter().zip(counts).map(|(weight, count)| weight * count).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// Logistic regression by gradient descent, each weight in steps of its own size, held towards 0 a
/// little, so that what is seldom seen weighs little.
fn fit(samples: &[Sample]) -> [f64; WEIGHTS] {
    const HOLD: f64 = 2e-5;
    let mut weights = [0.0; WEIGHTS];
    let (mut drift, mut size) = ([0.0; WEIGHTS], [0.0; WEIGHTS]);
    for round in 1..=1_500 {
        let mut gradient = weights.map(|weight| HOLD * weight);
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

/// How many there are.
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
