//! A minute's lesson: the rules, learnt by trying them in a match against a weak computer.

use super::{ZebraHand, ZebraOccasion, ZebraStand};
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

/// What the lesson says now, by the key of its sentence. `None` if no lesson is on the table.
pub fn said(stand: &ZebraStand, hand: ZebraHand) -> Option<&'static str> {
    if stand.occasion() != ZebraOccasion::Tried {
        return None;
    }
    // Each sentence stays until the player has had the time to read it: the computer plays soon.
    let step = match (stand.record().game.turns().len(), hand.held) {
        (0, None) => 0,
        (0, Some(_)) => 1,
        (1, _) | (2, None) => 2,
        (2, Some(_)) | (3, _) | (4, None) => 3,
        _ => 4,
    };
    STEPS.get(step).copied()
}
