//! The values of the other rooms that are told: extend `keys`, and `samples` with one of each.

use nonaga::words::{Words, WordsError, keys_of};

use super::rules::{self, Ending, Fault, HouseRules, Obstacle, Part, Refusal, Shape, Side};

/// Lists the keys of enums, each with its own name as keys have it.
macro_rules! told {
    ($($enum:ty => $name:literal),+ $(,)?) => {
        [$(keys_of::<$enum>($name).collect::<Vec<_>>()),+].concat()
    };
}

const GAME: [&str; 6] = [
    "objection-rules",
    "objection-nothing-to-take-back",
    "objection-nothing-to-redo",
    "objection-no-draw-offered",
    "objection-no-such-turn",
    "skipped",
];

#[cfg(feature = "game")]
#[test]
fn the_keys_of_the_game_are_all_there() {
    let keys: Vec<_> = keys_of::<nonaga::game::Objection>("objection").collect();
    assert_eq!(keys, GAME[..keys.len()]);
}

/// Every key by which some value is told or explained.
pub fn keys() -> Vec<String> {
    let mut keys = told![
        WordsError => "words-error",
        Side => "side",
        Part => "part",
        Shape => "shape",
        HouseRules => "house-rules",
        Obstacle => "obstacle",
        Refusal => "refusal",
        Fault => "fault",
        Ending => "ending",
    ];
    // Structs, which have one sentence each.
    keys.extend(["unknown-language"].map(str::to_owned));
    // The 3D game's, by name, since they are told even where it is not built.
    keys.extend(GAME.map(str::to_owned));
    // Values that are explained besides being named.
    keys.extend(keys_of::<HouseRules>("house-rules").map(|key| key + "-explained"));
    keys
}

/// What is said of values that have fields, each with the value as Rust writes it.
pub fn samples(words: &Words) -> Vec<(String, String)> {
    rules::samples(words)
}
