//! Counts the puzzles that come with the game, and prints how their ratings lie: by kind, by theme, and as a histogram.
//! The tables are those of `src/puzzle/README.md`.
//!
//! `cargo run --release --no-default-features --example count_puzzles`

use nonaga::puzzle::{PuzzleKind, PuzzleLine, PuzzleTheme, stock};
use strum::VariantArray;

/// How wide the steps of the histogram are.
const STEP: u32 = 200;

fn main() {
    println!("| kind | puzzles | lowest | median | highest |\n|---|---|---|---|---|");
    for kind in PuzzleKind::VARIANTS {
        let [lowest, median, highest] = spread(&of(|line| line.kind == *kind));
        println!("| {} | {} | {lowest} | {median} | {highest} |", kind.name(), count(*kind));
    }
    let [lowest, median, highest] = spread(&of(|_| true));
    println!("| all | {} | {lowest} | {median} | {highest} |\n", stock().len());

    println!("| theme | puzzles | median |\n|---|---|---|");
    for theme in PuzzleTheme::VARIANTS {
        print_theme(theme.name(), &of(|line| line.is_about(*theme)));
    }
    print_theme("none", &of(|line| line.themes.is_empty()));
    println!();
    print_histogram();
}

/// The ratings of the puzzles that are wanted, in order.
fn of(is_wanted: impl Fn(&PuzzleLine) -> bool) -> Vec<u32> {
    let wanted = stock().iter().filter(|line| is_wanted(line));
    let mut ratings: Vec<u32> = wanted.map(|line| line.rating).collect();
    ratings.sort_unstable();
    ratings
}

fn count(kind: PuzzleKind) -> usize {
    of(|line| line.kind == kind).len()
}

/// The lowest, the one in the middle, and the highest.
fn spread(ratings: &[u32]) -> [u32; 3] {
    let last = ratings.len().saturating_sub(1);
    [0, last / 2, last].map(|at| ratings.get(at).copied().unwrap_or_default())
}

fn print_theme(name: &str, ratings: &[u32]) {
    let [_, median, _] = spread(ratings);
    println!("| {name} | {} | {median} |", ratings.len());
}

fn print_histogram() {
    let kinds = PuzzleKind::VARIANTS;
    let names: Vec<&str> = kinds.iter().map(|kind| kind.name()).collect();
    println!("| rating | {} | all |\n|---|{}---|", names.join(" | "), "---|".repeat(kinds.len()));
    let [lowest, _, highest] = spread(&of(|_| true));
    for step in lowest / STEP..=highest / STEP {
        let is_here = |line: &PuzzleLine| line.rating / STEP == step;
        let by_kind = kinds.iter().map(|kind| of(|line| is_here(line) && line.kind == *kind).len());
        let by_kind: Vec<String> = by_kind.map(|puzzles| puzzles.to_string()).collect();
        let all = of(is_here).len();
        let from = step * STEP;
        println!("| {from} to {} | {} | {all} |", from + STEP - 1, by_kind.join(" | "));
    }
}
