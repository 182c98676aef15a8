//! Finds the weights of the evaluation that foretell best how matches end.
//!
//! `cargo run --release --no-default-features --example tune -- MATCHES NODES` lets the computer play
//! so many matches against itself, looking at so many positions a turn, and prints the table for
//! `src/engine/eval/weights.rs`.

use std::env;

use nonaga::{
    engine::{
        Limits, Stop, Thinker,
        eval::{TERMS, Term, Terms, terms},
        solve, threat,
    },
    rules::{Ending, HouseRules, Match, Position, Side},
};
use strum::VariantArray;

/// A weight for each term of either side, and one for being the player to move.
const WEIGHTS: usize = 2 * TERMS + 1;

/// A position, and what came of it for the player to move: 1 a win, 0 a loss.
struct Sample {
    counts: [f64; WEIGHTS],
    result: f64,
}

fn main() {
    let argument =
        |n, usual| env::args().nth(n).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (matches, nodes) = (argument(1, 1_000), argument(2, 2_000));
    let mut samples = Vec::new();
    let mut thinker = Thinker::default();
    for seed in 1..=matches {
        play(&mut thinker, seed, nodes, &mut samples);
        if seed % 100 == 0 {
            eprintln!("{seed} of {matches} matches, {} positions", samples.len());
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

/// Plays a match, and keeps its quiet positions.
fn play(thinker: &mut Thinker, seed: u64, nodes: u64, samples: &mut Vec<Sample>) {
    let mut game = opening(seed);
    let mut quiet: Vec<(Side, [f64; WEIGHTS])> = Vec::new();
    thinker.set_seed(seed);
    for _ in 0..120 {
        let Some(thought) = thinker.think(&game, Limits::nodes(nodes), &Stop::default(), |_| ())
        else {
            break;
        };
        if is_quiet(&game) && !thought.score.is_proven() {
            quiet.push((game.position().to_move(), counts(game.position())));
        }
        game.play_turn(thought.best).expect("the computer plays by the rules");
    }
    let winner = match game.ending() {
        Some(Ending::Won { by, .. }) => Some(by),
        _ => None,
    };
    samples.extend(quiet.into_iter().map(|(side, counts)| {
        let result = winner.map_or(0.5, |winner| if winner == side { 1.0 } else { 0.0 });
        Sample { counts, result }
    }));
}

/// A match after a few turns by chance: not a balanced one, so that there is something to learn of what
/// makes the difference.
fn opening(seed: u64) -> Match {
    let mut random = fastrand::Rng::with_seed(seed);
    loop {
        let mut game = Match::new(Position::start(HouseRules::Booklet));
        for _ in 0..random.usize(1..8) {
            let turns = game.position().turns();
            if let Some(turn) = random.choice(turns) {
                game.play_turn(turn).expect("a listed turn is legal");
            }
        }
        if solve(game.position(), 2).is_none() && game.ending().is_none() {
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
