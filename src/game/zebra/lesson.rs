//! A minute's lesson: the rules, learnt by trying them in a match against a weak computer.

use crate::zebra::{ZebraLevel, ZebraMatch, ZebraPlayer, ZebraPlayerKind, ZebraRecord, ZebraSize};

/// What the lesson says, in its order, by the keys of the sentences.
pub const STEPS: [&str; 5] = [
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
