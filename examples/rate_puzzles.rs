//! Fits how the rating of puzzles follows from their measures, and says how well it predicts what the levels solve.
//!
//! `cargo run --release --no-default-features --example rate_puzzles -- FILE` lets the levels try the puzzles of a set.
//! It fits the ratings of every other puzzle, and prints
//! 1. the numbers for `src/puzzle/rating.rs`;
//! 2. how the ratings of the other puzzles rank with the share of tries that fail, by kind and theme: a rating from the
//!    measures alone, and one from measures and tries, each with its standard error. The tries that fail are others than
//!    those that the rating knows;
//! 3. what share of its tries each level solves, by kind.
//!
//! Puzzles without a win are left out: who sees nothing answers those rightly.

use std::{env, fs};

use nonaga::{
    engine::Thinker,
    puzzle::{LEVELS, Measures, PuzzleKind, PuzzleTheme, Trials, read_puzzles},
};
use strum::VariantArray;

/// The guess before anything is known, and its error.
const PRIOR: (f64, f64) = (1_400.0, 500.0);

/// Keeps measures that say nothing from fitting the noise.
const RIDGE: f64 = 3.0;

/// How far the guess from the measures is off, as `src/puzzle/rating.rs` has it.
const SPREAD: f64 = 265.0;

/// Of fewer puzzles of a theme, a correlation says nothing.
const ENOUGH: usize = 30;

/// From how many samples the errors of correlations are taken.
const DRAWN: usize = 200;

struct Sample {
    kind: PuzzleKind,
    themes: Vec<PuzzleTheme>,
    measures: Measures,
    trials: Trials,
    /// Tries that the rating knows nothing of.
    others: Trials,
}

impl Sample {
    fn rating(&self) -> f64 {
        self.trials.rating(PRIOR.0, PRIOR.1)
    }

    /// One number for each kind, of which one is 1, and the measures.
    fn row(&self) -> Vec<f64> {
        let kinds = PuzzleKind::VARIANTS.iter().map(|kind| f64::from(u8::from(*kind == self.kind)));
        kinds.chain(self.measures.parts()).collect()
    }
}

fn main() {
    let file = env::args().nth(1).expect("the name of a set of puzzles");
    let text = fs::read_to_string(file).expect("a file");
    let mut puzzles = read_puzzles(&text).expect("a set of puzzles");
    // By name, so that another rating puts no puzzle into the other half.
    puzzles.sort_by(|a, b| a.id.cmp(&b.id));
    let mut thinker = Thinker::new(1);
    let samples: Vec<Sample> = puzzles
        .iter()
        .filter_map(|puzzle| {
            let mut tried =
                |seed| Trials::of(&puzzle.position, &puzzle.solutions, seed, &mut thinker);
            let (trials, others) = (tried(1)?, tried(1_000)?);
            Some(Sample {
                kind: puzzle.kind,
                themes: puzzle.themes.clone(),
                measures: puzzle.measures(),
                trials,
                others,
            })
        })
        .collect();
    let (fitted, apart): (Vec<_>, Vec<_>) =
        samples.iter().enumerate().partition(|(at, _)| at % 2 == 0);
    let [fitted, apart] =
        [fitted, apart].map(|half| half.into_iter().map(|(_, sample)| sample).collect::<Vec<_>>());
    let weights = fit(&fitted);
    let (bases, parts) = weights.split_at(PuzzleKind::VARIANTS.len());
    println!("{} puzzles to fit, {} apart", fitted.len(), apart.len());
    println!("bases {bases:.0?}\nweights {parts:.1?}");
    let error: f64 = apart.iter().map(|s| (s.rating() - guess(s, &weights)).powi(2)).sum();
    println!("error apart {:.0}\n", (error / number(apart.len())).sqrt());
    print_correlations(&apart, &weights);
    print_levels(&samples);
}

fn guess(sample: &Sample, weights: &[f64]) -> f64 {
    sample.row().iter().zip(weights).map(|(part, weight)| part * weight).sum()
}

/// The weights with the least squares of errors.
fn fit(samples: &[&Sample]) -> Vec<f64> {
    let kinds = PuzzleKind::VARIANTS.len();
    let size = samples.first().map_or(0, |sample| sample.row().len());
    let mut sums = vec![vec![0.0; size + 1]; size];
    for sample in samples {
        let row = sample.row();
        for (i, sum) in sums.iter_mut().enumerate() {
            for (j, part) in row.iter().enumerate() {
                sum[j] += row[i] * part;
            }
            sum[size] += row[i] * sample.rating();
        }
    }
    for (i, sum) in sums.iter_mut().enumerate() {
        sum[i] += if i < kinds { 1e-6 } else { RIDGE };
    }
    for i in 0..size {
        let pivot = sums[i].clone();
        for (j, sum) in sums.iter_mut().enumerate() {
            let times = sum[i] / pivot[i];
            if i != j {
                sum.iter_mut().zip(&pivot).for_each(|(cell, other)| *cell -= times * other);
            }
        }
    }
    (0..size).map(|i| sums[i][size] / sums[i][i]).collect()
}

fn print_correlations(samples: &[&Sample], weights: &[f64]) {
    println!("| puzzles | apart | measures alone | measures and tries |\n|---|---|---|---|");
    let line = |name: &str, samples: &[&Sample]| {
        let guesses = samples.iter().map(|sample| guess(sample, weights));
        let rated = samples.iter().map(|s| s.trials.rating(guess(s, weights), SPREAD));
        let failed: Vec<f64> = samples.iter().map(|sample| 1.0 - sample.others.share()).collect();
        let [guess, rating] =
            [guesses.collect::<Vec<_>>(), rated.collect()].map(|all: Vec<f64>| {
                with_error(&all.into_iter().zip(failed.clone()).collect::<Vec<_>>())
            });
        println!("| {name} | {} | {guess} | {rating} |", samples.len());
    };
    for kind in PuzzleKind::VARIANTS {
        let own: Vec<&Sample> = samples.iter().filter(|s| s.kind == *kind).copied().collect();
        line(kind.name(), &own);
    }
    for theme in PuzzleTheme::VARIANTS {
        let own: Vec<&Sample> =
            samples.iter().filter(|s| s.themes.contains(theme)).copied().collect();
        if own.len() >= ENOUGH {
            line(theme.name(), &own);
        }
    }
    line("all", samples);
    println!();
}

/// How pairs correlate by rank, and the standard error: the deviation among samples that are drawn from them anew.
fn with_error(pairs: &[(f64, f64)]) -> String {
    let ranked = |pairs: &[(f64, f64)]| {
        let (a, b): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
        correlation(&ranks(&a), &ranks(&b))
    };
    let mut lot = fastrand::Rng::with_seed(1);
    let mut draw =
        || -> Vec<(f64, f64)> { pairs.iter().map(|_| pairs[lot.usize(..pairs.len())]).collect() };
    let drawn: Vec<f64> = (0..DRAWN).map(|_| ranked(&draw())).collect();
    let mean = drawn.iter().sum::<f64>() / number(DRAWN);
    let squares: f64 = drawn.iter().map(|each| (each - mean).powi(2)).sum();
    format!("{:.2} ± {:.2}", ranked(pairs), (squares / number(DRAWN - 1)).sqrt())
}

fn print_levels(samples: &[Sample]) {
    let names: Vec<&str> = LEVELS.iter().map(|(level, _)| level.name()).collect();
    println!("| kind | puzzles | {} |\n|---|---|{}", names.join(" | "), "---|".repeat(names.len()));
    for kind in PuzzleKind::VARIANTS {
        let own: Vec<&Sample> = samples.iter().filter(|sample| sample.kind == *kind).collect();
        let shares = (0..LEVELS.len()).map(|level| {
            let solved: u32 = own.iter().map(|sample| sample.trials.solved[level]).sum();
            let tries = number(own.len()) * f64::from(nonaga::puzzle::TRIES);
            format!("{:.0} %", 100.0 * f64::from(solved) / tries)
        });
        let shares = shares.collect::<Vec<_>>().join(" | ");
        println!("| {} | {} | {shares} |", kind.name(), own.len());
    }
}

/// The rank of each number; equal numbers share theirs.
fn ranks(numbers: &[f64]) -> Vec<f64> {
    let mut sorted = numbers.to_vec();
    sorted.sort_by(f64::total_cmp);
    let rank = |one: &f64| {
        let below = sorted.partition_point(|other| other < one);
        let not_above = sorted.partition_point(|other| other <= one);
        (number(below) + number(not_above) - 1.0) / 2.0
    };
    numbers.iter().map(rank).collect()
}

fn correlation(a: &[f64], b: &[f64]) -> f64 {
    let mean = |numbers: &[f64]| numbers.iter().sum::<f64>() / number(numbers.len());
    let (mean_a, mean_b) = (mean(a), mean(b));
    let sum = |terms: &dyn Fn(f64, f64) -> f64| {
        a.iter().zip(b).map(|(a, b)| terms(a - mean_a, b - mean_b)).sum::<f64>()
    };
    sum(&|a, b| a * b) / (sum(&|a, _| a * a) * sum(&|_, b| b * b)).sqrt()
}

fn number(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}
