//! Replays every input in `fuzz/corpus/` without the fuzzer, and checks its property.

#[path = "../fuzz/properties.rs"]
mod properties;

#[cfg(feature = "far")]
#[path = "../fuzz/far.rs"]
mod far;

use std::fs;
use std::path::Path;

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

fn replay(target: &str, property: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let inputs: Vec<_> = folder.read_dir().into_iter().flatten().collect();
    assert!(!inputs.is_empty(), "no inputs in {}", folder.display());

    for input in inputs {
        let path = input.expect("a corpus folder can be listed").path();
        // A property panics when it fails. The last path printed is the input that broke it.
        println!("{}", path.display());
        property(&fs::read(&path).expect("a corpus input can be read"));
    }
}
