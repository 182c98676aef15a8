//! Fits what the judgement of matches rests on to matches of the computer: the scale of
//! `Score::expectation`, and the thresholds of the marks.
//!
//! `cargo run --release --no-default-features --example fit_judge -- MATCHES NODES SEED` lets the computer
//! play itself MATCHES times with NODES positions a turn. It prints
//! 1. the scale with which the scores predict the results of these matches best, and how well they do;
//! 2. what share of the winning chance the turns of these matches give away, judged with twice as many
//!    positions, and the thresholds that follow;
//! 3. how often the turns of each level do so, in a tenth as many matches of each level against itself.

use std::env;

use nonaga::{
    engine::{
        Judgement, Limits, Mark, Score, Stop, Thinker,
        tournament::{ComputerPlayer, Contender, LONGEST, openings},
    },
    record::Level,
    rules::{Ending, HouseRules, Match, Side},
};
use strum::VariantArray;

/// The shares of the turns of the best player that get a better mark than each of these. So one turn in ten
/// is weak or worse, one in twenty a mistake or worse, and one in fifty a blunder.
const SHARES: [(Mark, f64); 3] = [(Mark::Weak, 0.9), (Mark::Mistake, 0.95), (Mark::Blunder, 0.98)];

/// How many times as many positions the judge looks at.
const DEEPER: u64 = 2;

/// The first turns of a match are random.
const OPENING: usize = 2;

/// What a score promised, and what came of it: 1 for a win, 0.5 for a draw, 0 for a loss.
struct Sample {
    score: Score,
    result: f64,
}

fn main() {
    let number =
        |n, default| env::args().nth(n).and_then(|text| text.parse().ok()).unwrap_or(default);
    let (matches, nodes, seed) = (number(1, 200), number(2, 8_000), number(3, 1));
    let count = u32::try_from(matches).unwrap_or(u32::MAX);
    let mut best =
        ComputerPlayer { thinker: Thinker::default(), level: None, limits: Limits::nodes(nodes) };
    let played: Vec<Match> = openings(HouseRules::Booklet, count, seed)
        .zip(seed..)
        .map(|(opening, seed)| play(opening, &mut best, seed))
        .collect();
    let mut judge = Thinker::default();
    let limits = Limits::nodes(DEEPER * nodes);
    let judged: Vec<Vec<Judgement>> =
        played.iter().map(|game| judged(&mut judge, game, limits)).collect();
    let tenfold = print_scale(&played, &judged);
    let thresholds = print_thresholds(&judged, tenfold);
    print_levels(count.div_ceil(10), seed, limits, tenfold, thresholds);
}

/// Plays a match to its end.
fn play(opening: Match, player: &mut ComputerPlayer, seed: u64) -> Match {
    let mut game = opening;
    while game.ending().is_none() && game.turns().len() < LONGEST {
        let seed = seed ^ ((game.turns().len() as u64 + 1) << 40);
        let Some(turn) = player.choose_turn(&game, seed, &Stop::default()) else { break };
        game.play_turn(turn).expect("the computer plays by the rules");
    }
    game
}

/// Prints the scale that predicts the results best, and returns it.
fn print_scale(played: &[Match], judged: &[Vec<Judgement>]) -> f64 {
    let samples: Vec<Sample> =
        played.iter().zip(judged).flat_map(|(game, judged)| samples(game, judged)).collect();
    println!("{} scores that are not proven, from {} matches", samples.len(), played.len());
    let scales = (5..100).map(|tens| 10.0 * f64::from(tens));
    let best = scales.min_by(|a, b| error(&samples, *a).total_cmp(&error(&samples, *b)));
    let best = best.unwrap_or(Score::TENFOLD);
    println!("best scale {best}: error {:.4}", error(&samples, best));
    println!("scale in use {}: error {:.4}\n", Score::TENFOLD, error(&samples, Score::TENFOLD));
    println!("| promised | scores | came of it |\n|---|---|---|");
    for tenth in 0..10 {
        let [least, most] = [tenth, tenth + 1].map(|n| f64::from(n) / 10.0);
        let is_here = |sample: &&Sample| {
            let promised = expectation(sample.score, best);
            promised >= least && promised < most
        };
        let results: Vec<f64> =
            samples.iter().filter(is_here).map(|sample| sample.result).collect();
        println!("| {least:.1} to {most:.1} | {} | {:.2} |", results.len(), mean(&results));
    }
    best
}

/// The scores of a match that are not proven.
fn samples(game: &Match, judged: &[Judgement]) -> Vec<Sample> {
    let result = |side: Side| match game.ending() {
        Some(Ending::Won { by, .. }) => f64::from(u8::from(by == side)),
        _ => 0.5,
    };
    let open = judged.iter().filter(|judged| !judged.before.is_proven());
    open.map(|judged| Sample { score: judged.before, result: result(judged.side) }).collect()
}

/// The expectation of a score if ten times the chance are this many hundredths.
fn expectation(score: Score, tenfold: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-f64::from(score.hundredths()) / tenfold))
}

/// How badly the scores predict the results: the mean of the logarithms of what was promised for them.
fn error(samples: &[Sample], tenfold: f64) -> f64 {
    let errors: Vec<f64> = samples
        .iter()
        .map(|Sample { score, result }| {
            let promised = expectation(*score, tenfold).clamp(1e-9, 1.0 - 1e-9);
            -result * promised.ln() - (1.0 - result) * (1.0 - promised).ln()
        })
        .collect();
    mean(&errors)
}

/// Prints the thresholds that follow from the turns of the best player, and returns them.
fn print_thresholds(judged: &[Vec<Judgement>], tenfold: f64) -> [f64; SHARES.len()] {
    let mut given: Vec<f64> =
        judged.iter().flatten().map(|judgement| given_away(judgement, tenfold)).collect();
    given.sort_by(f64::total_cmp);
    println!("\n| mark | share of {} turns below | least given away |\n|---|---|---|", given.len());
    SHARES.map(|(mark, share)| {
        let place = (share * number_of(&given)) as usize;
        let least = given.get(place).copied().unwrap_or(1.0);
        println!("| {mark:?} | {share} | {least:.3} |");
        least
    })
}

/// How much a turn gave away, with this scale.
fn given_away(judgement: &Judgement, tenfold: f64) -> f64 {
    let Judgement { before, after, .. } = judgement;
    (expectation(*before, tenfold) - expectation(*after, tenfold)).max(0.0)
}

/// Prints how often each level gives so much away.
fn print_levels(
    matches: u32,
    seed: u64,
    limits: Limits,
    tenfold: f64,
    thresholds: [f64; SHARES.len()],
) {
    let mut judge = Thinker::default();
    let names = SHARES.map(|(mark, _)| format!("{mark:?} or worse"));
    println!("\n| level | turns | {} |\n|---|---|---|---|---|", names.join(" | "));
    for level in Level::VARIANTS {
        let mut player =
            ComputerPlayer { thinker: Thinker::default(), level: Some(*level), limits };
        let given: Vec<f64> = openings(HouseRules::Booklet, matches, seed ^ 0xfeed)
            .zip(seed..)
            .flat_map(|(opening, seed)| {
                let game = play(opening, &mut player, seed);
                judged(&mut judge, &game, limits)
            })
            .map(|judgement| given_away(&judgement, tenfold))
            .collect();
        let shares = thresholds.map(|least| {
            let count = given.iter().filter(|given| **given >= least).count();
            format!("{:.1} %", 100.0 * number_of_usize(count) / number_of(&given))
        });
        println!("| {} | {} | {} |", level.name(), given.len(), shares.join(" | "));
    }
}

/// The judgements of the turns of a match that its players chose.
fn judged(judge: &mut Thinker, game: &Match, limits: Limits) -> Vec<Judgement> {
    let mut judged = judge.judge(game, &[], limits, &Stop::default(), |_| ());
    judged.drain(..OPENING.min(judged.len()));
    judged
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / number_of(numbers)
}

fn number_of(items: &[f64]) -> f64 {
    number_of_usize(items.len()).max(1.0)
}

fn number_of_usize(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}
