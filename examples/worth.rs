//! What each feature of the search and each term of the evaluation is worth: the computer with all of
//! them plays against itself without one.
//!
//! `cargo run --release --no-default-features --example worth -- PAIRS NODES [NAME…]` plays so many pairs of
//! matches, looking at so many positions a turn, and prints a line of a table for each.

use std::env;

use nonaga::{
    engine::{
        Feature, Limits, Stop, Switches, Thinker,
        eval::{Term, Weights},
        tournament::{Contender, Elo, Tally, compete, openings},
    },
    rules::{HouseRules, Match},
};
use strum::VariantArray;

fn main() {
    let mut arguments = env::args().skip(1);
    let mut number = |usual| arguments.next().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (pairs, nodes) = (number(100), u64::from(number(5_000)));
    let names: Vec<String> = arguments.collect();
    let openings: Vec<Match> = openings(HouseRules::Booklet, pairs, 1).collect();
    println!("| without | won | drawn | lost | it is worth |\n|---|---|---|---|---|");
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
                Contender { thinker, level: None, limits: Limits::nodes(nodes) }
            });
        let [full, without] = contenders.each_mut();
        let tally = compete([full, without], openings.iter().cloned(), 1, &Stop::default(), |_| ());
        let Tally { wins, draws, losses, .. } = tally;
        let Elo { difference, error } = tally.elo();
        println!("| {name} | {wins} | {draws} | {losses} | {difference:+.0} ± {error:.0} |");
    }
}
