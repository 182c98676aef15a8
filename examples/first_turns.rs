//! Proves results about the first turn: for each first slide of Red, counts the relocations after which
//! Black can force a win, by the number of turns that Black needs.
//!
//! `cargo run --release --no-default-features --example first_turns -- WITHIN`

use std::env;

use nonaga::{
    engine::solve,
    rules::{HouseRules, Position, Turn},
};

fn main() {
    let within: u32 = env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2);
    let start = Position::start(HouseRules::Booklet);
    let header: Vec<_> = (2..=within).map(|n| format!(" Black wins in {n} |")).collect();
    println!("| slide | relocations |{}", header.concat());
    println!("|---|---|{}", "---|".repeat(header.len()));
    for slide in start.slides() {
        let begins = |turn: &Turn| turn.slide == Some(slide);
        let turns: Vec<Turn> = start.turns().into_iter().filter(begins).collect();
        let mut won = vec![0; within as usize + 1];
        for turn in &turns {
            let mut after = start.clone();
            after.play_turn(*turn).expect("a listed turn is legal");
            if let Some(proof) = solve(&after, within) {
                won[proof.turns as usize] += 1;
            }
        }
        let won: Vec<_> = won.iter().skip(2).map(|count| format!(" {count} |")).collect();
        println!("| {slide} | {} |{}", turns.len(), won.concat());
    }
}
