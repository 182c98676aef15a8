//! A minute's lesson: the rules, learnt by trying them in a match against a weak computer.

use crate::zebra::{ZebraLevel, ZebraMatch, ZebraPlayer, ZebraPlayerKind, ZebraRecord, ZebraSize};

/// What the lesson says, in its order, by the keys of the sentences.
const STEPS: [&str; 5] = [
    "zebra-lesson-take",
    "zebra-lesson-put",
    "zebra-lesson-owned",
    "zebra-lesson-tower",
    "zebra-lesson-end",
];

/// The match in which it is learnt.
pub fn record() -> ZebraRecord {
    let player = |player| ZebraPlayer { name: String::new(), player };
    ZebraRecord {
        date: jiff::Timestamp::now(),
        light: player(ZebraPlayerKind::Human),
        dark: player(ZebraPlayerKind::Computer { level: ZebraLevel::Easy }),
        game: ZebraMatch::new(ZebraSize::Four),
    }
}

/// What the lesson says after so many turns, by the key of its sentence, and whether a piece is held then.
pub fn said(turns: usize, is_held: bool) -> Option<&'static str> {
    // Each sentence stays until the player has had the time to read it: the computer plays soon.
    let step = match (turns, is_held) {
        (0, false) => 0,
        (0, true) => 1,
        (1, _) | (2, false) => 2,
        (2, true) | (3, _) | (4, false) => 3,
        _ => 4,
    };
    STEPS.get(step).copied()
}
