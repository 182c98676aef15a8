//! Replays every input in `fuzz/corpus/` without the fuzzer, and checks its property.

#[path = "../fuzz/properties.rs"]
mod properties;

#[cfg(feature = "far")]
#[path = "../fuzz/far.rs"]
mod far;

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn records() {
    replay("record", properties::record);
}

#[test]
fn positions() {
    replay("position", properties::position);
}

#[test]
fn turns() {
    replay("turns", properties::turns);
}

#[test]
fn lessons() {
    replay("lesson", properties::lesson);
}

#[cfg(feature = "far")]
#[test]
fn messages_from_far_away() {
    replay("far_messages", far::messages);
}

#[cfg(feature = "far")]
#[test]
fn entries_from_far_away() {
    replay("far_entries", far::entries);
}

#[cfg(feature = "far")]
#[test]
fn invitations_from_far_away() {
    replay("far_invitations", far::invitations);
}

/// What a fuzzer does, for a moment: the inputs with something changed in them.
#[cfg(feature = "far")]
#[test]
fn noise_from_far_away() {
    make_noise(40);
}

#[cfg(feature = "far")]
#[test]
#[ignore = "takes minutes"]
fn much_noise_from_far_away() {
    make_noise(10_000);
}

#[cfg(feature = "far")]
fn make_noise(rounds: u32) {
    let mut dice = fastrand::Rng::with_seed(u64::from(rounds));
    let mut make = |target: &str, property: fn(&[u8])| {
        let inputs = inputs(target);
        for _ in 0..rounds {
            for (_, input) in &inputs {
                property(&changed(input, &inputs, &mut dice));
            }
        }
    };
    make("far_messages", far::messages);
    make("far_entries", far::entries);
    make("far_invitations", far::invitations);
}

/// An input with a few bytes changed, left out, put in, or taken from another.
#[cfg(feature = "far")]
fn changed(input: &[u8], all: &[(PathBuf, Vec<u8>)], dice: &mut fastrand::Rng) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..dice.usize(1..6) {
        let at = dice.usize(..=bytes.len());
        let end = bytes.len().min(at + dice.usize(..12));
        let sharp = [0, 1, 2, 3, 6, 7, 101, 127, 128, 255][dice.usize(..10)];
        match dice.u32(..5) {
            0 => bytes[at..end].fill(sharp),
            1 => drop(bytes.drain(at..end)),
            2 => bytes.insert(at, sharp),
            3 => bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte ^= 1 << dice.u32(..8)),
            _ => {
                let (_, other) = &all[dice.usize(..all.len())];
                let from = dice.usize(..=other.len());
                bytes.splice(at..end, other[from..].iter().copied());
            }
        }
        bytes.truncate(20_000);
    }
    bytes
}

fn replay(target: &str, property: fn(&[u8])) {
    for (path, input) in inputs(target) {
        // A property panics when it fails. The last path printed is the input that broke it.
        println!("{}", path.display());
        property(&input);
    }
}

/// Every input of a target.
fn inputs(target: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let paths = folder.read_dir().into_iter().flatten().map(|input| {
        let path = input.expect("a corpus folder can be listed").path();
        let bytes = fs::read(&path).expect("a corpus input can be read");
        (path, bytes)
    });
    let inputs: Vec<_> = paths.collect();
    assert!(!inputs.is_empty(), "no inputs in {}", folder.display());
    inputs
}
