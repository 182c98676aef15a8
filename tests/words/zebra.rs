//! Sample values of Zebra that are put into words.

use nonaga::{
    cli::{CliError, Source, TerminalError},
    home::Damage,
    notation::RonFault,
    words::Words,
    zebra::{
        ZebraEnding, ZebraLevel, ZebraOutcome, ZebraRecordError, ZebraRefusal, ZebraSide,
        ZebraSquare, ZebraTurnFormError, ZebraWhy,
    },
};
use strum::VariantArray;

use super::samples::tell;

fn square(name: &str) -> ZebraSquare {
    name.parse().expect("a square")
}

pub fn samples(words: &Words) -> Vec<(String, String)> {
    let mut samples = Vec::new();
    let [from, to] = ["a1", "d4"].map(square);
    for side in ZebraSide::BOTH {
        let endings = [
            ZebraEnding::Majority { by: side, more: 2, fewer: 1 },
            ZebraEnding::LastTurn { by: side, each: 1 },
            ZebraEnding::LastTurn { by: side, each: 3 },
            ZebraEnding::MajorityAtRepetition { by: side, more: 5, fewer: 4 },
            ZebraEnding::Drawn { each: 1 },
            ZebraEnding::Drawn { each: 4 },
            ZebraEnding::Resigned { by: side },
        ];
        for ending in endings {
            let written = from.to_string();
            let after = ZebraRecordError::TurnAfterEnd { turn: 9, written, ending };
            samples.extend(tell(words, &[&ending, &after]));
        }
        let stated = ZebraOutcome::Won { by: side };
        let found = ZebraOutcome::Resigned { by: side };
        let differs = |stated, found| ZebraRecordError::ResultDiffers { stated, found };
        samples.extend(tell(
            words,
            &[
                &side,
                &stated,
                &found,
                &differs(stated, ZebraOutcome::Draw),
                &differs(ZebraOutcome::Unfinished, found),
                &ZebraRefusal::NotYourTower { square: from, owner: side },
                &ZebraRefusal::AlreadyYours { square: from, owner: side },
            ],
        ));
    }
    for level in ZebraLevel::VARIANTS {
        samples.extend(tell(words, &[level]));
    }
    let refusals = [
        ZebraRefusal::MatchOver,
        ZebraRefusal::OffBoard { square: to },
        ZebraRefusal::NoTower { square: to },
        ZebraRefusal::NowhereToGo { square: to },
        ZebraRefusal::SameSquare { square: to },
        ZebraRefusal::NotNeighbour { from, to },
        ZebraRefusal::Closed { square: to },
    ];
    for refusal in refusals {
        let illegal =
            ZebraRecordError::TurnIllegal { turn: 2, written: "a1>d4".to_owned(), refusal };
        samples.extend(tell(words, &[&refusal, &illegal]));
    }
    for error in [
        ZebraTurnFormError::NoArrow,
        ZebraTurnFormError::NoSquareBefore,
        ZebraTurnFormError::NoSquareAfter,
    ] {
        let form = ZebraRecordError::TurnForm { turn: 1, written: "a1".to_owned(), error };
        samples.extend(tell(words, &[&error, &form]));
    }
    samples.extend(tell(
        words,
        &[
            &ZebraWhy::Wins,
            &ZebraWhy::WinsIn { turns: 7 },
            &ZebraWhy::HoldsOut { turns: 8 },
            &ZebraWhy::Closes,
            &ZebraWhy::Covers,
            &ZebraWhy::LeavesNoCloser,
            &ZebraWhy::Improves,
            &ZebraOutcome::Draw,
            &ZebraOutcome::Unfinished,
        ],
    ));
    samples.extend(records(words));
    samples
}

fn records(words: &Words) -> Vec<(String, String)> {
    let file = || Source::File("a.ron".to_owned());
    let error = ZebraRecordError::Size { size: 7 };
    let wrong = CliError::ZebraWrong { file: file(), error: Box::new(error.clone()), name: "Size" };
    let format = "song".to_owned();
    tell(
        words,
        &[
            &ZebraRecordError::TooLarge { limit: 1 },
            &ZebraRecordError::Empty,
            &ZebraRecordError::Unreadable { line: 1, column: 2, fault: RonFault::Ends },
            &ZebraRecordError::OtherFormat { format, expected: "nonaga-zebra" },
            &ZebraRecordError::OtherVersion { version: 2, newest: 1 },
            &ZebraRecordError::Date { date: "today".to_owned() },
            &ZebraRecordError::TooManyTurns { turns: 10_001, limit: 10_000 },
            &error,
            &wrong,
            &Damage::Zebra { error: error.clone() },
            &CliError::ZebraHasNone { file: file(), option: "rules" },
            &TerminalError::ZebraNoSquare { text: "z9".to_owned() },
        ],
    )
}
