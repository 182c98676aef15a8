//! A minute's lesson: the rules, learnt by trying them in a match against a weak computer.

use crate::mutants::{
    MutantGrid, MutantLevel, MutantOpening, MutantPlayer, MutantPlayerKind, MutantRecord,
    MutantRepeats, Pentomino,
};

use super::on_shelf::begun;

/// What the lesson says, in its order, by the keys of the sentences.
const STEPS: [&str; 5] = [
    "mutants-lesson-cross",
    "mutants-lesson-draw",
    "mutants-lesson-shapes",
    "mutants-lesson-same",
    "mutants-lesson-end",
];

/// The match in which it is learnt.
pub fn record() -> MutantRecord {
    let player = |player| MutantPlayer { name: String::new(), player };
    let rules = (MutantGrid::Five, MutantRepeats::Refused, MutantOpening::Chosen);
    MutantRecord {
        date: jiff::Timestamp::now(),
        first: player(MutantPlayerKind::Human),
        second: player(MutantPlayerKind::Computer { level: MutantLevel::Easy }),
        game: begun(rules, &Pentomino::T.in_the_middle()),
    }
}

/// What the lesson says after so many turns, by the key of its sentence, and whether a circle is held then.
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
