//! Records are read, written and checked.

use nonaga::zebra::{
    ZebraEnding, ZebraMatch, ZebraOutcome, ZebraRecord, ZebraRecordError, ZebraRefusal, ZebraSide,
    ZebraTurnFormError,
};

use crate::rules::{played, square};

fn text(size: u32, turns: &str, result: &str) -> String {
    format!(
        r#"(format: "nonaga-zebra", version: 1, date: "2026-11-20T18:30:00Z", size: {size},
        light: (name: "Ada", player: Human), dark: (name: "", player: Computer(level: Master)),
        turns: [{turns}], result: {result})"#
    )
}

fn error(text: &str) -> ZebraRecordError {
    ZebraRecord::read(text).expect_err("wrong")
}

#[test]
fn what_is_written_is_read_again() {
    for turns in [r"", r#""a1>b1""#, r#""a1>b1", "a2>b1", "c1>d1""#] {
        for result in ["Unfinished", "Resigned(by: Dark)", "Resigned(by: Light)"] {
            let record = ZebraRecord::read(&text(4, turns, result)).expect(turns);
            assert_eq!(ZebraRecord::read(&record.to_text()).as_ref(), Ok(&record));
            let words: Vec<_> = record.to_text().split_whitespace().map(str::to_owned).collect();
            assert!(
                words.concat().contains(&result.replace(": ", ":").replace(')', ",)")),
                "{words:?}"
            );
        }
    }
}

/// A match to its end.
fn whole(seed: u64) -> ZebraMatch {
    let mut dice = fastrand::Rng::with_seed(seed);
    let mut game = played("");
    while game.ending().is_none() {
        let turns = game.position().turns();
        game.play(turns[dice.usize(..turns.len())]).unwrap();
    }
    game
}

fn listed(game: &ZebraMatch) -> String {
    let turns: Vec<_> = game.turns().iter().map(|turn| format!("\"{turn}\"")).collect();
    turns.join(", ")
}

#[test]
fn the_result_must_be_the_one_that_the_turns_lead_to() {
    for seed in 0..50 {
        let game = whole(seed);
        let found = ZebraOutcome::of(game.ending());
        let (right, wrong) = match found {
            ZebraOutcome::Won { by: ZebraSide::Light } => ("Won(by: Light)", "Won(by: Dark)"),
            ZebraOutcome::Won { by: ZebraSide::Dark } => ("Won(by: Dark)", "Draw"),
            _ => ("Draw", "Unfinished"),
        };
        let turns = listed(&game);
        assert_eq!(ZebraRecord::read(&text(4, &turns, right)).unwrap().game, game);
        let ZebraRecordError::ResultDiffers { found: told, .. } = error(&text(4, &turns, wrong))
        else {
            panic!("{turns}")
        };
        assert_eq!(told, found);
        // Nobody can give up when it is over.
        let resigned = error(&text(4, &turns, "Resigned(by: Light)"));
        assert!(matches!(resigned, ZebraRecordError::ResultDiffers { .. }), "{resigned:?}");
        let more = error(&text(4, &format!("{turns}, \"a1>b1\""), right));
        let ZebraRecordError::TurnAfterEnd { turn, ending, .. } = more else { panic!("{more:?}") };
        assert_eq!((turn, Some(ending)), (game.turns().len() + 1, game.ending()));
    }
    let stated = ZebraOutcome::Won { by: ZebraSide::Light };
    let found = ZebraOutcome::Unfinished;
    let early = error(&text(4, r#""a1>b1""#, "Won(by: Light)"));
    assert_eq!(early, ZebraRecordError::ResultDiffers { stated, found });
}

#[test]
fn what_is_wrong_is_named_with_its_turn() {
    let refusal = ZebraRefusal::Closed { square: square("a1") };
    let written = "a2>a1".to_owned();
    let illegal = error(&text(4, r#""a1>b1", "a2>a1""#, "Unfinished"));
    assert_eq!(illegal, ZebraRecordError::TurnIllegal { turn: 2, written, refusal });
    assert_eq!((illegal.turn(), illegal.name()), (Some(2), "Closed"));
    let form = error(&text(4, r#""a1 b1""#, "Unfinished"));
    let no_arrow = ZebraTurnFormError::NoArrow;
    let written = "a1 b1".to_owned();
    assert_eq!(form, ZebraRecordError::TurnForm { turn: 1, written, error: no_arrow });
    assert_eq!(error(&text(7, "", "Unfinished")), ZebraRecordError::Size { size: 7 });
    assert_eq!(error("\u{feff} \n "), ZebraRecordError::Empty);
    let good = text(4, "", "Unfinished");
    let changed = |from: &str, to: &str| error(&good.replace(from, to));
    for (from, to, name) in [
        ("nonaga-zebra", "nonaga-match", "OtherFormat"),
        ("version: 1", "version: 2", "OtherVersion"),
        ("version: 1", "version: 0", "OtherVersion"),
        ("version: 1", "version: 9, more: 1", "OtherVersion"),
        ("2026-11-20T18:30:00Z", "yesterday", "Date"),
        ("size: 4", "size: four", "Unreadable"),
        ("size: 4,", "", "Unreadable"),
        ("level: Master", "level: Beginner", "Unreadable"),
        ("size: 4", "size: 4, notes: {}", "Unreadable"),
    ] {
        assert_eq!(changed(from, to).name(), name, "{from} {to}");
    }
    let huge = format!("{good}{}", " ".repeat(1024 * 1024));
    assert!(matches!(error(&huge), ZebraRecordError::TooLarge { .. }));
    let long = text(4, &"\"a1>b1\",".repeat(10_001), "Unfinished");
    assert!(matches!(error(&long), ZebraRecordError::TooManyTurns { .. }));
}

#[test]
fn a_record_is_read_as_far_as_it_is_right() {
    let text = text(4, r#""a1>b1", "a2>b1", "b1>b2", "c1>d1""#, "Unfinished");
    let (record, wrong) = ZebraRecord::read_while_right(&text).unwrap();
    assert_eq!(record.game.turns().len(), 2);
    assert_eq!(wrong.and_then(|error| error.turn()), Some(3));
}

#[test]
fn no_garbage_harms() {
    let good = text(5, r#""a1>b1", "a2>b1""#, "Unfinished");
    let mut dice = fastrand::Rng::with_seed(7);
    for _ in 0..2_000 {
        let mut bytes = good.clone().into_bytes();
        for _ in 0..dice.usize(1..4) {
            let at = dice.usize(..bytes.len());
            bytes[at] = dice.u8(b' '..=b'~');
        }
        let text = String::from_utf8(bytes).unwrap();
        if let Ok(record) = ZebraRecord::read(&text) {
            assert_eq!(ZebraRecord::read(&record.to_text()).as_ref(), Ok(&record));
        }
    }
    let resigned = ZebraRecord::read(&text(5, "", "Resigned(by: Light)")).unwrap();
    assert_eq!(resigned.game.ending(), Some(ZebraEnding::Resigned { by: ZebraSide::Light }));
}
