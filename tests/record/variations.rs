//! Variations in a file: what is right, and what is said of what is wrong.

use std::{fmt::Write, thread};

use nonaga::record::{DEEPEST_LINE, LONGEST_MATCH, MOST_LINES, Origin, Record, RecordError};

const T1: &str = "2,0>-1,0 1,-2>3,-2";
const T2: &str = "2,-2>2,0 -1,2>3,-1";
/// Another first turn, and another second one after `T1`.
const OTHER_T1: &str = "2,0>2,-1 1,-2>3,-2";
const OTHER_T2: &str = "0,2>0,-1 -1,2>1,2";
const THEN_T3: &str = "-1,0>2,0 3,-2>1,-2";

fn text(version: u32, turns: &[&str], rest: &str) -> String {
    format!(
        r#"(
    format: "nonaga-match", version: {version}, date: "2026-11-20T18:30:00Z", rules: booklet,
    red: (name: "Ada", player: Human), black: (name: "Bo", player: Human), first: Red,
    turns: {turns:?}, {rest}
)"#
    )
}

fn with_lines(lines: &str) -> String {
    text(2, &[T1, T2], &format!("lines: [{lines}], result: Unfinished"))
}

#[test]
fn variations_are_read_with_those_that_leave_them() {
    let lines = format!(
        r#"(after: 1, turns: ["{OTHER_T2}", "{THEN_T3}"], notes: {{2: "why?", 3: {{"de": "ach"}}}},
            lines: [(after: 2, turns: ["-1,0>2,0"])]),
           (after: 0, turns: ["{OTHER_T1}"]), (after: 2, turns: ["-1,0>2,-3#"])"#
    );
    let spoilt = Record::read_while_right(&with_lines(&lines)).expect("the match is right");
    // The last one is no win, so it is left out, and named.
    let (record, Some(RecordError::Variation { line, error })) = spoilt else {
        panic!("{spoilt:?}")
    };
    assert_eq!((line.as_str(), error.turn()), ("3", Some(3)));
    let [first, second] = &record.lines[..] else { panic!("{:?}", record.lines) };
    assert_eq!((first.after, first.turns.len(), first.notes.len()), (1, 2, 2));
    assert_eq!(
        (first.lines[0].after, first.lines[0].turns[0].to_string().as_str()),
        (2, "-1,0>2,0")
    );
    assert_eq!((second.after, second.turns[0].to_string().as_str()), (0, OTHER_T1));
    assert_eq!(Record::read(&record.to_text()), Ok(record));
}

#[test]
fn version_1_is_written_wherever_it_suffices() {
    let plain = text(1, &[T1], "result: Unfinished");
    let record = Record::read(&plain).expect("it is right");
    assert_eq!(
        Record::read(&text(2, &[T1], "lines: [], result: Unfinished")).as_ref(),
        Ok(&record)
    );
    assert!(record.to_text().contains("version: 1,") && !record.to_text().contains("lines"));

    let from = Some(Origin { title: "Ada and \"Bo\"".to_owned(), turn: 7 });
    let record = Record { from, ..record };
    let written = record.to_text();
    assert!(written.contains("version: 2,"), "{written}");
    assert!(
        written.contains("from: (\n        title: \"Ada and \\\"Bo\\\"\",\n        turn: 7,"),
        "{written}"
    );
    assert_eq!(Record::read(&written), Ok(record));
    for (version, rest, name) in [
        (1, "from: (title: \"x\", turn: 1), result: Unfinished", "NeedsVersion"),
        (1, "lines: [(after: 0, turns: [])], result: Unfinished", "NeedsVersion"),
        (2, "from: (title: \"x\", turn: -1), result: Unfinished", "Unreadable"),
        (2, "from: (title: \"x\", turn: 1, by: 2), result: Unfinished", "UnknownField"),
        (2, "from: (title: \"x\"), result: Unfinished", "MissingField"),
        (2, "lines: [(turns: [])], result: Unfinished", "MissingField"),
        (
            2,
            "lines: [(after: 0, turns: [], result: Unfinished)], result: Unfinished",
            "UnknownField",
        ),
        (3, "hints: 7, result: Unfinished", "OtherVersion"),
        (0, "result: Unfinished", "OtherVersion"),
    ] {
        let read = Record::read(&text(version, &[T1], rest)).map_err(|error| error.name());
        assert_eq!(read, Err(name), "{rest}");
    }
}

/// What was wrong, in which line and turn.
fn wrong(lines: &str) -> (String, String, Option<usize>) {
    let said = Record::read(&with_lines(lines));
    let Err(RecordError::Variation { line, error }) = said else { panic!("{lines}: {said:?}") };
    (line, error.name().to_owned(), error.turn())
}

#[test]
fn what_is_wrong_in_a_variation_is_named_with_its_line_and_turn() {
    let good = format!(r#"(after: 0, turns: ["{OTHER_T1}"])"#);
    for (lines, line, name, turn) in [
        (r#"(after: 0, turns: ["nonsense"])"#.to_owned(), "1", "TurnForm", Some(1)),
        (r#"(after: 1, turns: ["0,2>1,1"])"#.to_owned(), "1", "StopsShort", Some(2)),
        (format!(r#"{good}, (after: 1, turns: ["{OTHER_T2}", "{T1}"])"#), "2", "NoToken", Some(3)),
        (
            format!(r#"(after: 1, turns: ["0,2>0,-1", "{THEN_T3}"])"#),
            "1",
            "TurnUnfinished",
            Some(2),
        ),
        (r"(after: 1, turns: [])".to_owned(), "1", "LineEmpty", None),
        (format!(r#"(after: 3, turns: ["{T1}"])"#), "1", "LineElsewhere", None),
        (
            format!(r#"(after: 1, turns: ["{OTHER_T2}"], lines: [{good}])"#),
            "1.1",
            "LineElsewhere",
            None,
        ),
        (
            format!(
                r#"{good}, (after: 1, turns: ["{OTHER_T2}"], lines: [(after: 2, turns: ["-"])])"#
            ),
            "2.1",
            "MustMove",
            Some(3),
        ),
        (
            r#"(after: 1, turns: ["0,2>0,-1"], lines: [(after: 2, turns: ["-"])])"#.to_owned(),
            "1.1",
            "TurnUnfinished",
            Some(2),
        ),
        (
            format!(r#"(after: 1, turns: ["{OTHER_T2}"], notes: {{1: "x"}})"#),
            "1",
            "NoteBeforeLine",
            None,
        ),
        (
            format!(r#"(after: 1, turns: ["{OTHER_T2}"], notes: {{3: "x"}})"#),
            "1",
            "NoteBeyondEnd",
            None,
        ),
        (
            format!(r#"(after: 1, turns: ["{OTHER_T2}"], notes: {{2: "x", 2: "y"}})"#),
            "1",
            "NoteTwice",
            None,
        ),
        // Of several, the first in the file is named, wherever it leaves.
        (
            r#"(after: 0, turns: ["-"]), (after: 2, turns: ["-"]), (after: 1, turns: ["-"])"#
                .to_owned(),
            "1",
            "MustMove",
            Some(1),
        ),
    ] {
        assert_eq!(wrong(&lines), (line.to_owned(), name.to_owned(), turn), "{lines}");
    }
}

#[test]
fn something_can_be_tried_after_a_resignation_but_not_after_a_draw_by_repetition() {
    let resigned = text(
        2,
        &[T1, OTHER_T2],
        &format!(r#"lines: [(after: 2, turns: ["{THEN_T3}"])], result: Resigned(by: Red)"#),
    );
    let record = Record::read(&resigned);
    assert!(record.is_ok(), "{record:?}");
    let repeated = [T1, "0,2>0,-1 -1,2>1,2", "-1,0>2,0 3,-2>1,-2", "0,-1>0,2 1,2>-1,2"];
    let mut turns = [repeated, repeated].concat();
    turns.push(T1);
    let line = |after: usize, turn: &str| {
        let rest =
            format!(r#"lines: [(after: {after}, turns: ["{turn}"])], result: Draw(Repetition)"#);
        Record::read(&text(2, &turns, &rest)).map_err(|error| error.name().to_owned())
    };
    assert_eq!(line(9, repeated[1]), Err("TurnAfterEnd".to_owned()));
    // A line that leads to the same draw may end with it.
    assert_eq!(line(8, T1).map(|record| record.lines.len()), Ok(1));
}

#[test]
fn a_match_that_goes_wrong_keeps_the_variations_before_that() {
    let rest = format!(
        r#"lines: [(after: 0, turns: ["{OTHER_T1}"]), (after: 1, turns: ["{OTHER_T2}"]),
            (after: 2, turns: ["{THEN_T3}"])], result: Unfinished"#
    );
    let spoilt = text(2, &[T1, "2,-2>2,-1"], &rest);
    let (record, error) = Record::read_while_right(&spoilt).expect("the start is right");
    assert_eq!(error.and_then(|error| error.turn()), Some(2));
    assert_eq!(record.game.turns().len(), 1);
    assert_eq!(record.lines.iter().map(|line| line.after).collect::<Vec<_>>(), [0, 1]);
}

/// Variations inside each other, each one turn longer than the one before it.
fn nested(depth: usize) -> String {
    // Two tokens go to and fro; both sides have a turn that can be played again and again.
    let round = [OTHER_T2, THEN_T3, "0,-1>0,2 1,2>-1,2", T1];
    let mut text = String::new();
    for n in 0..depth {
        // One more than the round would draw the match by repetition.
        let turn = if n < 7 { round[n % 4] } else { "-" };
        let _ = write!(text, r#"(after: {}, turns: ["{turn}"], lines: ["#, n + 1);
    }
    text + &"])".repeat(depth)
}

#[test]
fn hostile_nesting_is_refused_on_a_small_stack() {
    let limits = [
        (DEEPEST_LINE, "MustMove"),
        (DEEPEST_LINE + 1, "LinesTooDeep"),
        (DEEPEST_LINE + 10, "Unreadable"),
        (1_000, "Unreadable"),
        (20_000, "Unreadable"),
    ];
    for (depth, name) in limits {
        let text = with_lines(&nested(depth));
        let read = thread::Builder::new()
            .stack_size(1024 * 1024)
            .spawn(move || Record::read(&text).map_err(|error| error.name()).map(|_| ()))
            .expect("a thread")
            .join();
        assert_eq!(read.expect("no overflow"), Err(name), "{depth}");
    }
    for opening in ["(after:0,turns:[],lines:[", "[", "(", "{1:", "(after:(", "Some("] {
        let text = with_lines(&opening.repeat(30_000));
        let read = thread::Builder::new()
            .stack_size(1024 * 1024)
            .spawn(move || Record::read(&text).map_err(|error| error.name()).map(|_| ()))
            .expect("a thread")
            .join();
        assert_eq!(read.expect("no overflow"), Err("Unreadable"), "{opening}");
    }
}

#[test]
fn too_many_variations_or_turns_in_them_are_refused() {
    let line = format!(r#"(after: 0, turns: ["{OTHER_T1}"]),"#);
    let many = |lines: usize| Record::read(&with_lines(&line.repeat(lines)));
    assert_eq!(many(MOST_LINES).map(|record| record.lines.len()), Ok(MOST_LINES));
    let (lines, limit) = (MOST_LINES + 1, MOST_LINES);
    assert_eq!(many(lines), Err(RecordError::TooManyLines { lines, limit }));

    let long = |turns: usize| {
        let turns = format!("{T1:?},").repeat(turns);
        Record::read(&with_lines(&format!("(after: 0, turns: [{turns}])")))
    };
    let (turns, limit) = (LONGEST_MATCH + 1, LONGEST_MATCH);
    assert_eq!(long(turns), Err(RecordError::TooManyTurnsInLines { turns, limit }));
    let error = RecordError::Variation {
        line: "1".to_owned(),
        error: Box::new(RecordError::TooManyTurns { turns, limit }),
    };
    let turns = format!("{T1:?},").repeat(LONGEST_MATCH);
    let read = Record::read(&with_lines(&format!("(after: 1, turns: [{turns}])")));
    assert_eq!(read, Err(error));
}

/// The variations of a hostile file all leave a long match at its start, or hang below each other there.
#[test]
fn many_variations_of_a_long_match_are_checked_at_once() {
    let round = [T1, "0,2>0,-1 -1,2>1,2", "-1,0>2,0 3,-2>1,-2", "0,-1>0,2 1,2>-1,2"];
    let turns = [round, round].concat();
    let line = format!(r#"(after: 0, turns: ["{OTHER_T1}"]), (after: 8, turns: ["{OTHER_T1}"]),"#);
    let rest = format!("lines: [{}], result: Unfinished", line.repeat(MOST_LINES / 2));
    let began = std::time::Instant::now();
    let read = Record::read(&text(2, &turns, &rest)).expect("all is right");
    assert_eq!(read.lines.len(), MOST_LINES);
    assert!(began.elapsed().as_secs() < 5, "{:?}", began.elapsed());
}
