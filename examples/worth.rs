//! Measures what each feature of the search and each term of the evaluation is worth. The computer with
//! all of them plays against the computer without one. The program also compares how many positions both
//! look at to reach the same depth.
//!
//! `cargo run --release --no-default-features --example worth -- PAIRS NODES SEED [NAME…]` plays PAIRS pairs
//! of matches with NODES positions a turn, and prints a line of a table for each feature and term, or only
//! for those named.

use std::env;

use nonaga::{
    engine::{
        Feature, Limits, Stop, Switches, Thinker,
        eval::{Term, Weights},
        tournament::{ComputerPlayer, Tally, compete, openings},
    },
    rules::{HouseRules, Match},
};
use strum::VariantArray;

fn main() {
    let mut arguments = env::args().skip(1);
    let mut number =
        |default| arguments.next().and_then(|text| text.parse().ok()).unwrap_or(default);
    let (pairs, nodes, seed) = (number(100), u64::from(number(5_000)), u64::from(number(1)));
    let names: Vec<String> = arguments.collect();
    let openings: Vec<Match> = openings(HouseRules::Booklet, pairs, seed).collect();
    println!("| without | won | drawn | lost | worth, Elo | positions to depth {DEPTH} |");
    println!("|---|---|---|---|---|---|");
    let wanted = |name: &str| names.is_empty() || names.iter().any(|wanted| wanted == name);
    let features = Feature::VARIANTS
        .iter()
        .map(|feature| (feature.to_string(), Weights::TUNED, Switches::ALL.without(*feature)));
    let terms = Term::VARIANTS.iter().map(|term| {
        let name: &str = term.into();
        (name.to_owned(), Weights::TUNED.without(*term), Switches::ALL)
    });
    for (name, weights, switches) in features.chain(terms).filter(|(name, ..)| wanted(name)) {
        let mut contenders =
            [(Weights::TUNED, Switches::ALL), (weights, switches)].map(|(weights, switches)| {
                let mut thinker = Thinker::new(8);
                thinker.set_weights(weights);
                thinker.set_switches(switches);
                ComputerPlayer { thinker, level: None, limits: Limits::nodes(nodes) }
            });
        let [full, without] = contenders.each_mut();
        let ratio = positions_ratio(&mut full.thinker, &mut without.thinker, &openings);
        let (openings, stop) = (openings.iter().cloned(), Stop::default());
        let tally = compete([full, without], openings, 2 * pairs, seed, &stop, |_| ());
        let Tally { wins, draws, losses, .. } = tally;
        let elo = tally.elo();
        let (difference, margin) = (elo.difference, elo.margin());
        println!(
            "| {name} | {wins} | {draws} | {losses} | {difference:+.0} ± {margin:.0} | × {ratio:.2} |"
        );
    }
}

/// The depth at which the numbers of positions are compared.
const DEPTH: u32 = 4;

/// The most openings to compare.
const COMPARED: usize = 30;

/// How many times as many positions the second player looks at to reach the same depth; the geometric
/// mean over the openings.
fn positions_ratio(first: &mut Thinker, second: &mut Thinker, openings: &[Match]) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for game in openings.iter().take(COMPARED) {
        let [first, second] = [&mut *first, &mut *second].map(|thinker| {
            let thought = thinker.think(game, Limits::depth(DEPTH), &Stop::default(), |_| ());
            let nodes = thought.map_or(1, |thought| thought.nodes.max(1));
            f64::from(u32::try_from(nodes).unwrap_or(u32::MAX))
        });
        sum += (second / first).ln();
        count += 1.0;
    }
    (sum / f64::max(count, 1.0)).exp()
}
