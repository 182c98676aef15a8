//! Records are read, written and checked.

use nonaga::mutants::{
    MutantEnding, MutantGrid, MutantMatch, MutantOpening, MutantOutcome, MutantRecord,
    MutantRecordError, MutantRefusal, MutantRepeats, MutantSide, MutantStartFault,
    MutantTurnFormError,
};

use crate::{rules::cell, solve::under_way};

/// A record. All but the first four fields can be chosen.
fn text(grid: &str, opening: &str, start: &str, turns: &str, result: &str) -> String {
    let turns: Vec<String> = turns.split_whitespace().map(|turn| format!("\"{turn}\"")).collect();
    format!(
        r#"(format: "nonaga-mutants", version: 1, date: "2026-11-20T18:30:00Z", repeats: Refused,
        first: (name: "Ada", player: Human), second: (name: "", player: Computer(level: Master)),
        grid: {grid}, opening: {opening}, start: "{start}", turns: [{}], result: {result})"#,
        turns.join(", ")
    )
}

const T: &str = "b2 c2 d2 c3 c4";

fn chosen(turns: &str, result: &str) -> String {
    text("Five", "Chosen", T, turns, result)
}

fn error(text: &str) -> MutantRecordError {
    MutantRecord::read(text).expect_err("wrong")
}

#[test]
fn what_is_written_is_read_again() {
    let starts = [
        ("Five", "Chosen", T, "c4>d3 d3>d1"),
        ("Five", "Lot", "c4 c3 b2 c2 d2", "c4>d3"),
        ("Endless", "Chosen", "a1 b1 c1 d1 e1", "e1>a-1 d1>-a1"),
        ("Five", "Drawn", "", ""),
        ("Five", "Drawn", "c3 c4 b4", ""),
        ("Endless", "Drawn", "a1 -a1 -a-1 -b-1 -b-2", ""),
    ];
    for (grid, opening, start, turns) in starts {
        for result in ["Unfinished", "Resigned(by: First)", "Resigned(by: Second)"] {
            let record = MutantRecord::read(&text(grid, opening, start, turns, result));
            let record = record.unwrap_or_else(|error| panic!("{start} {turns}: {error}"));
            assert_eq!(MutantRecord::read(&record.to_text()).as_ref(), Ok(&record));
            let written = record.to_text();
            assert!(written.contains(&format!("start: \"{start}\"")), "{written}");
            assert!(written.contains(&format!("opening: {opening}")), "{written}");
        }
    }
    let drawn = MutantRecord::read(&text("Five", "Drawn", "c3 c4 b4", "", "Unfinished")).unwrap();
    assert_eq!((drawn.game.opening(), drawn.game.left_to_draw()), (MutantOpening::Drawn, 2));
}

#[test]
fn the_result_must_be_the_one_that_the_turns_lead_to() {
    for seed in 0..50 {
        let game =
            under_way(<MutantGrid as strum::VariantArray>::VARIANTS[seed as usize % 2], 11, seed);
        let grid = if game.grid() == MutantGrid::Five { "Five" } else { "Endless" };
        let joined = |steps: Vec<String>| steps.join(" ");
        let start = joined(game.drawn().iter().map(ToString::to_string).collect());
        let turns = joined(game.turns().iter().map(ToString::to_string).collect());
        let winner = game.ending().expect("an ending").winner();
        let won = |by: MutantSide| format!("Won(by: {by:?})");
        let record = |turns: &str, result: &str| text(grid, "Lot", &start, turns, result);
        let read = MutantRecord::read(&record(&turns, &won(winner))).expect("right");
        assert_eq!(read.game, game);
        assert_eq!(read.outcome(), MutantOutcome::Won { by: winner });
        for wrong in [won(winner.other()), "Unfinished".into(), "Resigned(by: First)".into()] {
            let MutantRecordError::ResultDiffers { found, .. } = error(&record(&turns, &wrong))
            else {
                panic!("{wrong}")
            };
            assert_eq!(found, MutantOutcome::Won { by: winner });
        }
        let more = error(&record(&format!("{turns} a1>b1"), &won(winner)));
        let MutantRecordError::TurnAfterEnd { turn, ending, .. } = more else { panic!("{more:?}") };
        assert_eq!((turn, Some(ending)), (game.turns().len() + 1, game.ending()));
    }
    let (stated, found) = (MutantOutcome::Won { by: MutantSide::First }, MutantOutcome::Unfinished);
    let early = error(&chosen("c4>d3", "Won(by: First)"));
    assert_eq!(early, MutantRecordError::ResultDiffers { stated, found });
}

#[test]
fn what_is_wrong_is_named_with_its_turn() {
    let refusal = MutantRefusal::Crossed { cell: cell("c4") };
    let written = "b2>c4".to_owned();
    let illegal = error(&chosen("c4>d3 b2>c4", "Unfinished"));
    assert_eq!(illegal, MutantRecordError::TurnIllegal { turn: 2, written, refusal });
    assert_eq!((illegal.turn(), illegal.name()), (Some(2), "Crossed"));
    let form = error(&chosen("c4-d3", "Unfinished"));
    let no_arrow = MutantTurnFormError::NoArrow;
    let written = "c4-d3".to_owned();
    assert_eq!(form, MutantRecordError::TurnForm { turn: 1, written, error: no_arrow });
    let repeated = error(&chosen("c4>d3 c3>d1", "Unfinished"));
    assert_eq!((repeated.turn(), repeated.name()), (Some(2), "FormedBefore"));

    let start = |opening, start| error(&text("Five", opening, start, "", "Unfinished"));
    let written = "A1".to_owned();
    assert_eq!(start("Chosen", "A1 b1 c1 d1 e1"), MutantRecordError::StartForm { written });
    let fault = MutantStartFault::NotFive { circles: 0 };
    assert_eq!(start("Lot", ""), MutantRecordError::StartFaulty { fault });
    assert_eq!(start("Chosen", "a1 b1 c1 d1 d3").name(), "Apart");
    let (circle, written) = (2, "d4".to_owned());
    let refusal = MutantRefusal::TouchesNone { cell: cell("d4") };
    let drawn = start("Drawn", "c3 d4");
    assert_eq!(drawn, MutantRecordError::CircleIllegal { circle, written, refusal });
    assert_eq!(start("Drawn", "a1 b1 c1 d1 e1 e2").name(), "StartDrawn");
    let early = error(&text("Five", "Drawn", "c3 c4", "c3>b3", "Unfinished"));
    assert_eq!((early.turn(), early.name()), (Some(1), "StartToDraw"));
    assert_eq!(error("\u{feff} \n "), MutantRecordError::Empty);

    let good = chosen("", "Unfinished");
    for (from, to, name) in [
        ("nonaga-mutants", "nonaga-zebra", "OtherFormat"),
        ("version: 1", "version: 2", "OtherVersion"),
        ("version: 1", "version: 0", "OtherVersion"),
        ("version: 1", "version: 9, more: 1", "OtherVersion"),
        ("2026-11-20T18:30:00Z", "yesterday", "Date"),
        ("grid: Five", "grid: Six", "Unreadable"),
        ("grid: Five,", "", "Unreadable"),
        ("level: Master", "level: Beginner", "Unreadable"),
        ("repeats: Refused", "repeats: Refused, notes: {}", "Unreadable"),
        ("Unfinished", "Draw", "Unreadable"),
    ] {
        assert_eq!(error(&good.replace(from, to)).name(), name, "{from} {to}");
    }
    let huge = format!("{good}{}", " ".repeat(1024 * 1024));
    assert!(matches!(error(&huge), MutantRecordError::TooLarge { .. }));
}

#[test]
fn the_house_rule_is_part_of_a_record() {
    let lost = chosen("c4>d3 c3>d1", "Won(by: First)").replace("Refused", "Lose");
    let record = MutantRecord::read(&lost).expect("right");
    assert_eq!(record.game.repeats(), MutantRepeats::Lose);
    let ending = record.game.ending();
    assert!(matches!(ending, Some(MutantEnding::Repeated { turn: 0, .. })), "{ending:?}");
    assert_eq!(MutantRecord::read(&record.to_text()), Ok(record));
}

#[test]
fn a_record_is_read_as_far_as_it_is_right() {
    let text = chosen("c4>d3 d3>d1 d1>b3 c2>c1", "Unfinished");
    let (record, wrong) = MutantRecord::read_while_right(&text).expect("a start");
    assert_eq!(record.game.turns().len(), 2);
    assert_eq!(wrong.and_then(|error| error.turn()), Some(3));
}

#[test]
fn no_garbage_harms() {
    let chosen = chosen("c4>d3 d3>d1", "Unfinished");
    let drawn = text("Endless", "Drawn", "a1 -a1 -a-1", "", "Unfinished");
    let mut dice = fastrand::Rng::with_seed(7);
    let mut read = 0;
    for good in [chosen, drawn] {
        for _ in 0..2_000 {
            let mut bytes = good.clone().into_bytes();
            for _ in 0..dice.usize(1..4) {
                let at = dice.usize(..bytes.len());
                bytes[at] = dice.u8(b' '..=b'~');
            }
            let text = String::from_utf8(bytes).expect("ASCII");
            if let Ok(record) = MutantRecord::read(&text) {
                assert_eq!(MutantRecord::read(&record.to_text()).as_ref(), Ok(&record));
                read += 1;
            }
        }
    }
    assert!(read > 10, "{read}");
    let new = MutantMatch::to_draw(MutantGrid::Five, MutantRepeats::Refused);
    assert_eq!(new.done(), []);
}
