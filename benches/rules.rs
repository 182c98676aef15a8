//! How fast the rules are: counting, listing turns, playing and hashing them; loading a long record, going
//! through it and its variations, and reading the headers of many.
//!
//! Run it with `cargo bench --profile dev --no-default-features --bench rules`. An argument selects the
//! benchmarks whose names contain it.

mod long;

use std::{fs, path::Path};

use divan::{Bencher, black_box, counter::ItemsCount};
use nonaga::{
    record::{Header, LONGEST_MATCH, LineId, Lines, Playhead, Record},
    rules::{HouseRules, Position, Step, perft},
};

use self::long::{long_match, long_record};

fn main() {
    divan::main();
}

fn start() -> Position {
    Position::start(HouseRules::Booklet)
}

/// The goal is 120 million leaves a second on one core.
#[divan::bench(args = [2, 3], sample_count = 10, sample_size = 1)]
fn perft_from_the_start(bencher: Bencher, depth: u32) {
    let start = start();
    let leaves = perft(&start, depth).leaves;
    bencher.counter(ItemsCount::new(leaves)).bench(|| perft(black_box(&start), depth));
}

#[divan::bench]
fn list_all_turns(bencher: Bencher) {
    let position = long_match(40).position().clone();
    let turns = position.turns().len();
    bencher.counter(ItemsCount::new(turns)).bench(|| black_box(&position).turns());
}

/// A relocation changes the board, the lock and the hash, so it is the most expensive step to play.
#[divan::bench]
fn play_hash_and_undo_all_relocations(bencher: Bencher) {
    let mut position = start();
    position.play_unchecked(Step::Slide(position.slides()[0]));
    let relocations: Vec<Step> = position.relocations().map(Step::Relocate).collect();
    bencher.counter(ItemsCount::new(relocations.len())).bench_local(|| {
        for step in &relocations {
            let undo = position.play_unchecked(*step);
            black_box(position.hash());
            position.undo(undo);
        }
    });
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn load_a_record_of_10_000_turns(bencher: Bencher) {
    let text = long_record().to_text();
    bencher.counter(ItemsCount::new(LONGEST_MATCH)).bench(|| Record::read(black_box(&text)));
}

/// Jumps to the middle and back to the end.
#[divan::bench]
fn jump_within_a_record_of_10_000_turns(bencher: Bencher) {
    let mut playhead = Playhead::at_end(long_record().game);
    bencher.bench_local(|| {
        playhead.go_to_turn(black_box(LONGEST_MATCH / 2 - 1));
        playhead.go_to_turn(black_box(LONGEST_MATCH - 1));
    });
}

/// Jumps from the start of the match to the end of a variation that leaves it near its end, and back. After
/// each jump comes what the game asks then: all turns, how the match ends, and the match up to here.
#[divan::bench]
fn jump_between_lines_of_10_000_turns(bencher: Bencher) {
    let mut lines = Lines::of(&long_record());
    lines.go_to_turn(LONGEST_MATCH - 2);
    let next = lines.playhead().next();
    let is_other = |step: &Step| next != Some(nonaga::record::Event::Step(*step));
    let other = lines.position().steps().into_iter().find(is_other);
    assert!(other.is_some_and(|step| lines.play(step).is_ok()));
    let places = [lines.place_after(LineId::MATCH, 0), lines.end_of(lines.current())];
    bencher.bench_local(|| {
        for place in places.into_iter().flatten() {
            lines.go_to(black_box(place), |_, _, _| ());
            let playhead = lines.playhead();
            black_box((playhead.all_turns(), playhead.ending(), playhead.game_at(playhead.here())));
        }
    });
}

/// The same, with the whole match asked for after each jump.
#[divan::bench]
fn jump_and_ask_for_the_whole_match_of_10_000_turns(bencher: Bencher) {
    let mut playhead = Playhead::at_end(long_record().game);
    bencher.bench_local(|| {
        for turn in [0, LONGEST_MATCH] {
            playhead.go_to_turn(black_box(turn));
            black_box(playhead.whole());
        }
    });
}

/// Reads 5 000 files and their headers. The goal is half a second.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn list_5_000_matches(bencher: Bencher) {
    let text = Record { game: long_match(40), ..long_record() }.to_text();
    let Ok(folder) = tempfile::tempdir() else { return };
    let file = |n: usize| folder.path().join(format!("{n}.ron"));
    for n in 0..5_000 {
        assert!(fs::write(file(n), &text).is_ok());
    }
    let header = |file: &Path| fs::read_to_string(file).map(|text| Header::read(&text).is_ok());
    bencher.counter(ItemsCount::new(5_000_usize)).bench(|| {
        let read = (0..5_000).filter(|n| matches!(header(&file(*n)), Ok(true)));
        assert_eq!(read.count(), 5_000);
    });
}
