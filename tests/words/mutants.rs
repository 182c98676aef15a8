//! Sample values of Mutant pentominoes that are put into words.

use nonaga::{
    cli::{CliError, Source, TerminalError},
    home::Damage,
    mutants::{
        MutantCell, MutantEnding, MutantLevel, MutantOutcome, MutantRecordError, MutantRefusal,
        MutantSide, MutantStartFault, MutantTurnFormError, MutantWhy, Pentomino,
    },
    notation::RonFault,
    words::Words,
};
use strum::VariantArray;

use super::samples::tell;

fn cell(name: &str) -> MutantCell {
    name.parse().expect("a cell")
}

pub fn samples(words: &Words) -> Vec<(String, String)> {
    [sides(words), refusals(words), starts(words), reasons(words), files(words)].concat()
}

fn sides(words: &Words) -> Vec<(String, String)> {
    let mut samples = Vec::new();
    for by in MutantSide::BOTH {
        let shape = Pentomino::W;
        let endings = [
            MutantEnding::NoneLeft { by, shapes: 8 },
            MutantEnding::NoneLeft { by, shapes: 12 },
            MutantEnding::Repeated { by, shape, turn: 0 },
            MutantEnding::Repeated { by, shape, turn: 3 },
            MutantEnding::Resigned { by },
        ];
        for ending in endings {
            let written = "a1>b1".to_owned();
            let after = MutantRecordError::TurnAfterEnd { turn: 9, written, ending };
            samples.extend(tell(words, &[&ending, &after]));
        }
        let (stated, found) = (MutantOutcome::Won { by }, MutantOutcome::Resigned { by });
        let differs = |stated, found| MutantRecordError::ResultDiffers { stated, found };
        samples.extend(tell(
            words,
            &[
                &by,
                &stated,
                &found,
                &differs(stated, MutantOutcome::Unfinished),
                &differs(MutantOutcome::Unfinished, found),
            ],
        ));
    }
    for level in <MutantLevel as VariantArray>::VARIANTS {
        samples.extend(tell(words, &[level]));
    }
    samples
}

fn refusals(words: &Words) -> Vec<(String, String)> {
    let (cell, shape) = (cell("-a1"), Pentomino::F);
    let refusals = [
        MutantRefusal::MatchOver,
        MutantRefusal::StartToDraw { left: 1 },
        MutantRefusal::StartToDraw { left: 4 },
        MutantRefusal::StartDrawn,
        MutantRefusal::NoCircle { cell },
        MutantRefusal::Crossed { cell },
        MutantRefusal::Occupied { cell },
        MutantRefusal::OffGrid { cell },
        MutantRefusal::NotInTheMiddle { cell },
        MutantRefusal::TouchesNone { cell },
        MutantRefusal::Apart { cell },
        MutantRefusal::SameShape { shape },
        MutantRefusal::FormedBefore { shape, turn: 0 },
        MutantRefusal::FormedBefore { shape, turn: 3 },
    ];
    let mut samples = Vec::new();
    for refusal in refusals {
        let written = || "a1>d4".to_owned();
        let illegal = MutantRecordError::TurnIllegal { turn: 2, written: written(), refusal };
        let circle = MutantRecordError::CircleIllegal { circle: 2, written: written(), refusal };
        samples.extend(tell(words, &[&refusal, &illegal, &circle]));
    }
    for error in [
        MutantTurnFormError::NoArrow,
        MutantTurnFormError::NoCellBefore,
        MutantTurnFormError::NoCellAfter,
    ] {
        let form = MutantRecordError::TurnForm { turn: 1, written: "a1".to_owned(), error };
        samples.extend(tell(words, &[&error, &form]));
    }
    samples
}

fn starts(words: &Words) -> Vec<(String, String)> {
    let faults = [
        MutantStartFault::NotFive { circles: 1 },
        MutantStartFault::Twice { cell: cell("a1") },
        MutantStartFault::OffGrid { cell: cell("f1") },
        MutantStartFault::Apart,
        MutantStartFault::FarAway,
    ];
    let mut samples = Vec::new();
    for fault in faults {
        let start = "a1 b1".to_owned();
        let called = CliError::MutantsStartFaulty { start, fault };
        samples.extend(tell(words, &[&fault, &called, &MutantRecordError::StartFaulty { fault }]));
    }
    samples
}

fn reasons(words: &Words) -> Vec<(String, String)> {
    let shape = Pentomino::P;
    tell(
        words,
        &[
            &MutantWhy::Wins { shape },
            &MutantWhy::WinsIn { shape, turns: 7 },
            &MutantWhy::HoldsOut { shape, turns: 8 },
            &MutantWhy::CircleWins { turns: 15 },
            &MutantWhy::CircleHoldsOut { turns: 14 },
            &MutantOutcome::Unfinished,
        ],
    )
}

fn files(words: &Words) -> Vec<(String, String)> {
    let file = || Source::File("a.ron".to_owned());
    let text = || "z0".to_owned();
    let error = MutantRecordError::StartForm { written: text() };
    let (boxed, name) = (Box::new(error.clone()), "StartForm");
    tell(
        words,
        &[
            &MutantRecordError::TooLarge { limit: 1 },
            &MutantRecordError::Empty,
            &MutantRecordError::Unreadable { line: 1, column: 2, fault: RonFault::Ends },
            &MutantRecordError::OtherFormat { format: text(), expected: "nonaga-mutants" },
            &MutantRecordError::OtherVersion { version: 2, newest: 1 },
            &MutantRecordError::Date { date: text() },
            &error,
            &CliError::MutantsWrong { file: file(), error: boxed, name },
            &Damage::Mutants { error: error.clone() },
            &CliError::MutantsHasNone { file: file(), option: "rules" },
            &CliError::MutantsNoStart { start: text() },
            &TerminalError::MutantsNoSquare { text: text() },
        ],
    )
}
