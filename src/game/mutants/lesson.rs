//! A minute's lesson: the rules, learnt by trying them in a match against a weak computer.

use crate::mutants::{
    MutantGrid, MutantLevel, MutantOpening, MutantPlayer, MutantPlayerKind, MutantRecord,
    MutantRepeats, Pentomino,
};

use super::on_shelf::begun;

/// What the lesson says, in its order, by the keys of the sentences.
pub const STEPS: [&str; 5] = [
    "mutants-lesson-cross",
    "mutants-lesson-draw",
    "mutants-lesson-shapes",
    "mutants-lesson-same",
    "mutants-lesson-end",
];

/// What it says in place of the second of them as long as nothing glows: without the held peg, no new shape can be formed.
pub const STUCK: &str = "mutants-lesson-stuck";

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
