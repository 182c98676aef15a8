//! Runs the text commands the way a user or a script does.

mod hostile;

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Output, Stdio},
    time::{Duration, Instant},
};

use nonaga::{
    notation::{FARTHEST_START, read_setup, write_setup},
    record::Record,
    rules::{Cell, Setup},
};

const RECORD: &str = r#"(
    format: "nonaga-match", version: 1,
    date: "2026-11-20T18:30:00Z",
    rules: booklet,
    red: (name: "Ada", player: Human),
    black: (name: "Bot", player: Computer(level: Hard)),
    first: Red,
    start: None,
    turns: ["2,0>-1,0 1,-2>3,-2", "2,-2>2,0 -1,2>3,-1"],
    notes: {2: "why this works", 1: {"en": "hello", "de": "hallo"}},
    result: Unfinished,
)"#;

/// The output of a call and its exit code.
struct Answer {
    out: String,
    err: String,
    code: Option<i32>,
}

impl From<Output> for Answer {
    fn from(output: Output) -> Answer {
        let text = |bytes| String::from_utf8(bytes).expect("the program prints text");
        Answer { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
    }
}

fn nonaga(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nonaga"));
    command.args(args);
    in_english(&mut command);
    command
}

fn in_english(command: &mut Command) {
    command.env("LANG", "en_GB.UTF-8").env_remove("CLICOLOR_FORCE").env_remove("NO_COLOR");
    // No test opens a window.
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
}

fn call(args: &[&str]) -> Answer {
    nonaga(args).output().expect("the program runs").into()
}

fn call_with(args: &[&str], input: &[u8]) -> Answer {
    feed(&mut nonaga(args), input)
}

fn feed(command: &mut Command, input: &[u8]) -> Answer {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    // The program may stop reading before the end of very long input.
    let _ = child.stdin.take().expect("piped").write_all(input);
    child.wait_with_output().expect("it ends").into()
}

/// Calls the program, but closes its standard output without reading it.
fn call_unread(args: &[&str], input: &[u8]) -> Answer {
    let mut child = nonaga(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(child.stdout.take());
    let _ = child.stdin.take().expect("piped").write_all(input);
    child.wait_with_output().expect("it ends").into()
}

/// Checks that a call succeeded, and returns what it printed.
#[track_caller]
fn succeed(answer: Answer) -> String {
    assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""), "{}", answer.out);
    answer.out
}

/// Checks that a call failed with this exit code, and returns its error output.
#[track_caller]
fn fail(answer: Answer, code: i32) -> String {
    assert_eq!(answer.code, Some(code), "{}{}", answer.out, answer.err);
    assert!(!answer.err.contains("panicked") && !answer.err.contains('‹'), "{}", answer.err);
    assert!(!answer.err.is_empty());
    answer.err
}

#[test]
fn perft_prints_a_line_for_each_depth() {
    assert_eq!(succeed(call(&["perft", "--depth", "2"])), "1 570 0\n2 199488 0\n");
    let position = write_setup(&Setup::start());
    let args = ["perft", "--depth", "1", "--position", "-", "--rules", "at_most_four"];
    assert_eq!(succeed(call_with(&args, position.as_bytes())), "1 570 0\n");
}

#[test]
fn turns_lists_every_turn() {
    let listed = succeed(call(&["turns"]));
    assert_eq!(listed.lines().count(), 570);
    assert!(listed.lines().any(|turn| turn == "2,0>-1,0 1,-2>3,-2"), "{listed}");
}

#[test]
fn an_invalid_position_is_refused_with_every_reason() {
    let setup = Setup {
        discs: vec![Cell::new(0, 0), Cell::new(0, 0), Cell::new(9, 9)],
        red: vec![Cell::new(0, 0), Cell::new(5, 5)],
        locked: Some(Cell::new(7, 7)),
        ..Setup::start()
    };
    let said = fail(call_with(&["turns", "--position", "-"], write_setup(&setup).as_bytes()), 1);
    for reason in ["DiscCount", "DiscTwice", "Apart", "TokenCount", "TokenOffDisc", "LockedNoDisc"]
    {
        assert!(said.contains(&format!("[{reason}]")), "{reason}: {said}");
    }
    let said = fail(call_with(&["turns", "--position", "-"], b"(discs: [(0,\n0"), 1);
    assert_eq!(
        said,
        "standard input: line 2, character 1: this cannot be read as a position. There should be “)” here.\n"
    );
}

#[test]
fn check_names_the_file_the_turn_and_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let write = |name: &str, text: &str| fs::write(path(name), text).expect("a file");
    write("good.ron", RECORD);
    write("bad.ron", &RECORD.replace("2,-2>2,0", "2,-2>2,-1"));
    write("text.txt", "not looked at");

    let said = succeed(call(&["check", &path("good.ron")]));
    assert_eq!(said, format!("{}: ok, 2 turns, unfinished\n", path("good.ron")));
    assert_eq!(
        succeed(call_with(&["check", "-"], RECORD.as_bytes())),
        "standard input: ok, 2 turns, unfinished\n"
    );

    let answer = call(&["check", &folder.path().display().to_string()]);
    assert!(answer.out.starts_with(&path("good.ron")), "{}", answer.out);
    assert_eq!(answer.out.lines().count(), 1);
    let said = fail(answer, 1);
    for part in [&path("bad.ron"), "turn 2", "2,-2>2,-1", "2,0", "[StopsShort]"] {
        assert!(said.contains(part), "{part}: {said}");
    }

    let empty = tempfile::tempdir().expect("a folder");
    fail(call(&["check", &empty.path().display().to_string()]), 1);
    fail(call(&["check", &path("none.ron")]), 1);
}

#[test]
fn check_names_every_kind_of_error_in_a_record() {
    let start = format!("start: Some({})", write_setup(&Setup::start()));
    for (from, to, name) in [
        ("version: 1", "version: 3", "OtherVersion"),
        ("nonaga-match", "nonaga-song", "OtherFormat"),
        ("date:", "dote:", "UnknownField"),
        ("name: \"Ada\"", "name: \"Ada\", age: 7", "UnknownField"),
        ("first: Red,", "", "MissingField"),
        ("first: Red", "first: Green", "Unreadable"),
        ("2026-11-20", "tomorrow", "Date"),
        ("start: None", &start.replace("to_move: Red", "to_move: Black"), "FirstDiffers"),
        ("start: None", &start.replace("(0, 0), ", ""), "StartFaulty"),
        ("start: None", &start.replace("(0, 0)", "(40000, 0)"), "StartForm"),
        ("2,0>-1,0 1", "2,0>-1 0 1", "TurnForm"),
        ("2,0>-1,0 1,-2>3,-2", "2,0>-1,0", "TurnUnfinished"),
        ("start: None", &start.replace(", locked: None", ""), "MissingField"),
        ("2: \"why this works\"", "1: \"why this works\"", "NoteTwice"),
        ("\"de\"", "\"en\"", "NoteLanguageTwice"),
        ("\"de\"", "\"klingon\"", "NoteLanguageUnknown"),
        ("18:30:00Z", "18:30:00+25:00", "Date"),
        ("2,0>-1,0 1", "2,0>-1,0# 1", "TurnForm"),
        ("2,0>-1,0 1,-2>3,-2", "2,0>-1,0#", "MarkWrong"),
        ("2,0>-1,0 1,-2>3,-2", "- 1,-2>3,-2", "MustMove"),
        ("2,0>-1,0 1,-2>3,-2", "2,0>-1,0 -", "MustMove"),
        ("2,0>-1,0 1", "1,0>-1,0 1", "NoToken"),
        ("2,0>-1,0 1", "2,-2>2,0 1", "NotYourToken"),
        ("-1,2>3,-1", "3,-2>3,-1", "JustMoved"),
        ("Unfinished", "Won(by: Red, shape: Line)", "ResultDiffers"),
        ("Unfinished", "Draw(Repetition)", "ResultDiffers"),
        ("notes: {2", "notes: {3", "NoteBeyondEnd"),
    ] {
        let spoilt = RECORD.replace(from, to);
        assert_ne!(spoilt, RECORD, "{from}");
        let said = fail(call_with(&["check", "-"], spoilt.as_bytes()), 1);
        assert!(said.contains(&format!("[{name}]")), "{from} -> {to}: {said}");
    }
}

/// `RECORD` with two variations, the second inside the first.
fn with_variations() -> String {
    let lines = r#"lines: [(
        after: 1, turns: ["0,2>0,-1 -1,2>1,2", "-1,0>2,0 3,-2>1,-2"],
        lines: [(after: 2, turns: ["-1,0>2,0"])],
    )], from: (title: "Ada and Bot", turn: 7), result"#;
    RECORD.replace("version: 1", "version: 2").replace("result", lines)
}

#[test]
fn variations_are_counted_checked_and_shown() {
    let text = with_variations();
    let said = succeed(call_with(&["check", "-"], text.as_bytes()));
    assert_eq!(said, "standard input: ok, 2 turns, unfinished, 2 variations\n");

    let shown = succeed(call_with(&["show", "-"], text.as_bytes()));
    let listed = "Played on from “Ada and Bot”, after turn 7.\nVariations:
  1. After turn 1: 0,2>0,-1 -1,2>1,2; -1,0>2,0 3,-2>1,-2
    1.1. After turn 2: -1,0>2,0\n";
    assert!(shown.ends_with(listed), "{shown}");
    let at_its_turn = succeed(call_with(&["show", "-", "--turn", "1"], text.as_bytes()));
    assert!(at_its_turn.contains("1.1. After turn 2"), "{at_its_turn}");
    let elsewhere = succeed(call_with(&["show", "-", "--turn", "2"], text.as_bytes()));
    assert!(!elsewhere.contains("Variations"), "{elsewhere}");

    let spoilt = text.replace("3,-2>1,-2", "3,-2>0,0");
    let said = fail(call_with(&["check", "-"], spoilt.as_bytes()), 1);
    assert!(
        said.starts_with("standard input: variation 1: turn 3 “-1,0>2,0 3,-2>0,0”: "),
        "{said}"
    );
    // The match itself is right, and so is the variation up to there.
    let answer = call_with(&["show", "-", "--turn", "1"], spoilt.as_bytes());
    assert!(answer.out.contains("  1. After turn 1: 0,2>0,-1 -1,2>1,2\n"), "{}", answer.out);
    assert!(answer.out.contains("    1.1. After turn 2: -1,0>2,0\n"), "{}", answer.out);
    assert!(fail(answer, 1).contains("variation 1: turn 3"));
}

/// What can happen to a file, and what is said of it: always with its name, and with where and why.
#[test]
fn every_kind_of_broken_record_is_explained_and_no_good_one_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let write =
        |name: &str, bytes: &[u8]| fs::write(folder.path().join(name), bytes).expect("a file");
    let lines = with_variations();
    let huge = RECORD.replace("Ada", &"A".repeat(nonaga::record::LARGEST_FILE));
    let middle = RECORD.len() / 2;
    let bad: [(&str, Vec<u8>, &str); 14] = [
        ("empty", Vec::new(), "There is nothing in it. [Empty]"),
        ("blank", b" \n\n".to_vec(), "There is nothing in it. [Empty]"),
        ("truncated", RECORD[..middle].into(), "line 6, character "),
        ("binary", b"\x89PNG\r\n\x1a\n\xff\x00".to_vec(), "not UTF-8 text (line 1)"),
        ("zeros", vec![0; 5_000], "line 1, character 1"),
        ("huge", huge.into(), "too large. At most 1048576 bytes"),
        ("newer", RECORD.replace("version: 1", "version: 9").into(), "version 9"),
        ("older", RECORD.replace("version: 1", "version: 0").into(), "version 0"),
        ("song", RECORD.replace("nonaga-match", "song").into(), "“song”"),
        ("turn", RECORD.replace("2,-2>2,0", "2,-2>2,-1").into(), "turn 2 “2,-2>2,-1 -1,2>3,-1”"),
        ("line", lines.replace("3,-2>1,-2", "3,-2>0,0").into(), "variation 1: turn 3 "),
        (
            "deep",
            lines.replace("after: 2", "after: 4").into(),
            "variation 1.1: It branches off after turn 4",
        ),
        ("version", lines.replace("version: 2", "version: 1").into(), "the field “lines”"),
        ("result", RECORD.replace("Unfinished", "Draw(Agreed)x").into(), "line 11, character "),
    ];
    for (name, bytes, _) in &bad {
        write(&format!("{name}.ron"), bytes);
        write(&format!("{name}-is-good.ron"), RECORD.as_bytes());
    }
    let answer = call(&["check", &folder.path().display().to_string()]);
    assert_eq!(answer.out.lines().count(), bad.len(), "{}", answer.out);
    let said = fail(answer, 1);
    assert_eq!(said.lines().count(), bad.len(), "{said}");
    for (name, _, why) in bad {
        let name = folder.path().join(format!("{name}.ron")).display().to_string();
        let of_file = said.lines().find(|line| line.starts_with(&format!("{name}: ")));
        assert!(of_file.is_some_and(|line| line.contains(why)), "{name}: {why}: {said}");
    }
    for_people(&said);
}

/// Among many kinds of broken file, each is explained in words for people, and each good match is found.
#[test]
fn a_hostile_folder_is_explained_file_by_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = hostile::files();
    assert!(files.len() >= 70, "{}", files.len());
    let path = |name: &str| folder.path().join(format!("{name}.ron"));
    for (name, bytes) in &files {
        fs::write(path(name), bytes).expect("a file");
        fs::write(path(&format!("{name}-not")), hostile::GOOD).expect("a file");
    }
    let answer = call(&["check", &folder.path().display().to_string()]);
    assert_eq!(answer.out.lines().count(), files.len(), "{}", answer.out);
    let said = fail(answer, 1);
    for_people(&said);
    for (name, _) in &files {
        // The faults of a start position come on lines of their own.
        let of_file = format!("{}: ", path(name).display());
        let told = said.lines().filter(|line| line.starts_with(&of_file)).collect::<Vec<_>>();
        let [told] = told[..] else { panic!("{name}: {told:?}\n{said}") };
        assert!(told.len() > of_file.len() + 15, "{told}");
        // It is explained just as well where its start is asked for.
        let shown = call(&["show", &path(name).display().to_string(), "--turn", "0"]);
        assert!(!shown.err.contains("panicked") && shown.code == Some(1), "{name}: {}", shown.err);
    }
}

/// Files are checked side by side, but told of in their order.
#[test]
fn many_files_are_told_of_in_their_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let spoilt = RECORD.replace("2,-2>2,0", "2,-2>2,-1");
    for n in 0..450 {
        let text = if n % 3 == 0 { &spoilt } else { RECORD };
        fs::write(folder.path().join(format!("{n:03}.ron")), text).expect("a file");
    }
    let path = folder.path().display().to_string();
    let answer = call_with(&["check", &path, "-", &path], RECORD.as_bytes());
    let told = |said: &str| -> Vec<usize> {
        let numbers = said.lines().map(|line| line.split(".ron").next().unwrap_or_default());
        numbers.filter_map(|name| name[name.len().saturating_sub(3)..].parse().ok()).collect()
    };
    let numbers = |is_bad: bool| (0..450).filter(move |n| (n % 3 == 0) == is_bad);
    let twice = |is_bad| numbers(is_bad).chain(numbers(is_bad)).collect::<Vec<_>>();
    assert_eq!(told(&answer.out), twice(false));
    assert_eq!(told(&answer.err), twice(true));
    assert_eq!(answer.out.lines().nth(300), Some("standard input: ok, 2 turns, unfinished"));
    fail(answer, 1);
}

#[test]
fn watch_says_what_is_wrong_with_the_match_before_the_game_opens() {
    assert!(fail(call(&["watch"]), 2).contains("FILE"));
    let said = fail(call(&["watch", "./nowhere.ron"]), 1);
    assert!(said.contains("nowhere.ron: cannot be read"), "{said}");
    for (text, why) in [
        (LESSON.to_owned(), "this is a lesson"),
        (write_setup(&Setup::start()), "this is a position"),
        (RECORD.replace("first: Red", "first: Rad"), "line 7"),
        (String::new(), "nothing in it"),
    ] {
        let said = fail(call_with(&["watch", "-"], text.as_bytes()), 1);
        assert!(said.starts_with("standard input: ") && said.contains(why), "{why}: {said}");
    }
    // These can be watched, so only the display is missing. What goes wrong only later is told too.
    let mail = format!("Ada wrote:\n> {}\nYour turn!", RECORD.replace('\n', "\n> "));
    for text in [RECORD.to_owned(), with_variations(), mail] {
        let said = fail(call_with(&["watch", "-"], text.as_bytes()), 3);
        assert!(said.contains("nonaga --help") && !said.contains("standard input"), "{said}");
    }
    let spoilt = RECORD.replace("2,-2>2,0", "2,-2>2,-1");
    let said = fail(call_with(&["watch", "-"], spoilt.as_bytes()), 3);
    assert!(said.contains("standard input: turn 2") && said.contains("nonaga --help"), "{said}");
}

#[test]
fn check_lists_every_fault_of_a_start_position() {
    let start =
        write_setup(&Setup::start()).replace("(0, 0), ", "").replace("None", "Some((9, 9))");
    let spoilt = RECORD.replace("start: None", &format!("start: Some({start})"));
    let said = fail(call_with(&["check", "-"], spoilt.as_bytes()), 1);
    for name in ["StartFaulty", "DiscCount", "LockedNoDisc"] {
        assert!(said.contains(&format!("[{name}]")), "{name}: {said}");
    }
}

#[test]
fn only_the_first_of_many_faults_are_printed_and_the_rest_are_counted() {
    let twice: Vec<String> = (0..20_000).map(|n| format!("(0,{n}),(0,{n})")).collect();
    let position =
        format!("(discs: [{}], red: [], black: [], to_move: Red, locked: None)", twice.join(","));
    let record = RECORD.replace("start: None", &format!("start: Some({position})"));
    for (args, input) in [(&["show", "-"][..], &position), (&["check", "-"], &record)] {
        let said = fail(call_with(args, input.as_bytes()), 1);
        assert_eq!(said.lines().count(), 15, "{said}");
        // Every kind of fault appears, and the most frequent one ten times.
        for name in ["[DiscCount]", "[DiscTwice]", "[TokenCount]"] {
            assert!(said.contains(name), "{name}: {said}");
        }
        assert!(said.ends_with("and 19990 more\n"), "{said}");
    }
}

/// For any input, the program prints a short message and ends soon, without using much memory.
#[test]
fn huge_input_does_no_harm() {
    let limit = nonaga::record::LARGEST_FILE;
    let longest = |around: &str| "x".repeat(limit - around.len());
    let position = |discs: &str, red: &str| {
        format!("(discs: [{discs}], red: [{red}], black: [], to_move: Red, locked: None)")
    };
    let scattered: Vec<String> =
        (0..limit / 16).map(|n| format!("({},{})", n % 20_000, n / 7)).collect();
    let scattered = position(&scattered.join(","), "");
    let off_board = position("", &"(1,2),".repeat(limit / 6 - 100));
    let texts = [
        String::new(),
        "(".repeat(limit),
        "[".repeat(limit + 1),
        "/*".repeat(limit / 2),
        RECORD.replace("Ada", &"A".repeat(limit / 2)),
        RECORD.replace("2,0>-1,0", &"2".repeat(limit / 2)),
        RECORD.replace("turns: [", &format!("turns: [{}", "\"-\", ".repeat(limit / 8))),
        RECORD.replace("first: Red", &format!("first: {}", longest(RECORD))),
        RECORD.replace("2026", &longest(RECORD)),
        RECORD.replace("start: None", &format!("start: Some({off_board})")),
        scattered,
        off_board,
    ];
    let inputs = texts.map(String::into_bytes).into_iter().chain([b"\xff\xfe\n(".to_vec()]);
    for input in inputs {
        for args in [&["check", "-"][..], &["turns", "--position", "-"], &["show", "-"]] {
            let began = Instant::now();
            let answer = feed(&mut within_memory(args), &input);
            let is_fine = answer.code == Some(0) || answer.code == Some(1);
            assert!(is_fine && !answer.err.contains("panicked"), "{args:?}: {}", answer.err);
            assert!(answer.err.len() < 10_000, "{args:?}: {} bytes", answer.err.len());
            assert!(began.elapsed() < Duration::from_secs(20), "{args:?}: {:?}", began.elapsed());
        }
    }
}

/// The address space the program may use, in KiB. With the 3D game the program is large, but text commands
/// use little of it.
const MEMORY: u32 = if cfg!(feature = "game") { 256 * 1024 } else { 100 * 1024 };

/// The program, with a limit on its memory.
fn within_memory(args: &[&str]) -> Command {
    if !cfg!(target_os = "linux") {
        return nonaga(args);
    }
    let mut command = Command::new("sh");
    let limited = format!(r#"ulimit -v {MEMORY} && exec "$0" "$@""#);
    command.args(["-c", &limited, env!("CARGO_BIN_EXE_nonaga")]).args(args);
    in_english(&mut command);
    command
}

#[test]
fn show_draws_the_position_after_any_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("match.ron").display().to_string();
    fs::write(&file, RECORD).expect("a file");
    let last = succeed(call(&["show", &file]));
    assert!(last.contains("Ada") && last.contains("Bot") && last.contains("[ ]"), "{last}");
    let nameless = RECORD.replace("\"Ada\"", "\" \"").replace("\"Bot\"", "\"\"");
    let said = succeed(call_with(&["show", "-"], nameless.as_bytes()));
    assert!(said.starts_with("Red: a person, Black: the computer (Hard)\n"), "{said}");
    assert_eq!(succeed(call(&["show", &file, "--turn", "2"])), last);
    let first = succeed(call(&["show", &file, "--turn", "0"]));
    assert!(!discs(&first).contains("[ ]") && first.contains("(R) ( ) (B)"), "{first}");
    fail(call(&["show", &file, "--turn", "3"]), 2);

    let position = write_setup(&Setup::start());
    let shown = succeed(call_with(&["show", "-"], position.as_bytes()));
    assert_eq!(discs(&shown).matches("( )").count(), 13);
    assert!(shown.contains("(R) Red, (B) Black"), "{shown}");
    fail(call_with(&["show", "-", "--turn", "1"], position.as_bytes()), 2);
}

/// The drawing, without the text around it.
fn discs(shown: &str) -> String {
    shown.lines().filter(|line| line.starts_with("    ")).collect()
}

#[test]
fn show_names_no_player_to_move_when_the_match_is_over() {
    let over = RECORD.replace("Unfinished", "Resigned(by: Red)");
    let said = |args: &[&str]| succeed(call_with(args, over.as_bytes()));
    let shown = said(&["show", "-"]);
    assert!(!shown.contains("to play") && !shown.contains("[ ]"), "{shown}");
    assert!(shown.contains("Red resigns"), "{shown}");
    let before = said(&["show", "-", "--turn", "1"]);
    assert!(before.contains("to play") && before.contains("[ ]"), "{before}");
}

#[test]
fn show_tells_records_from_positions() {
    let position = write_setup(&Setup::start());
    let commented = format!("/* not the format of a record */ {position}");
    succeed(call_with(&["show", "-"], commented.as_bytes()));

    let broken = position.replace("to_move: Red", "to_move: Rad");
    let faulty = position.replace("(0, 0), ", "");
    for spoilt in [broken.as_str(), &faulty, "(discs: [(0,\n0", ""] {
        let said = fail(call_with(&["show", "-"], spoilt.as_bytes()), 1);
        assert!(said.contains("position") && !said.contains("record"), "{said}");
    }

    let start = format!("(start: Some({position}),");
    let turned = RECORD.replacen('(', &start, 1).replace("start: None,", "");
    succeed(call_with(&["show", "-"], turned.as_bytes()));
    let said = fail(call_with(&["show", "-"], turned.replace("Human", "Humen").as_bytes()), 1);
    assert!(said.contains("[Unreadable]"), "{said}");
}

#[test]
fn show_shows_the_turns_before_the_first_wrong_one() {
    let wrong = RECORD.replace("2,-2>2,0", "2,-2>2,-1");
    let shown = |text: &str, turn: &str| call_with(&["show", "-", "--turn", turn], text.as_bytes());
    let right = succeed(shown(RECORD, "1"));
    for turn in ["0", "1"] {
        let answer = shown(&wrong, turn);
        let drawn = discs(&succeed(shown(RECORD, turn)));
        assert_eq!(discs(&answer.out), drawn);
        assert!(!answer.out.contains("Result"), "{}", answer.out);
        let said = fail(answer, 1);
        assert!(said.contains("turn 2") && said.contains("[StopsShort]"), "{said}");
    }
    for args in [&["show", "-", "--turn", "2"][..], &["show", "-", "--turn", "9"], &["show", "-"]] {
        let answer = call_with(args, wrong.as_bytes());
        assert_eq!(answer.out, "");
        assert!(fail(answer, 1).contains("[StopsShort]"));
    }
    // These are wrong too, but all turns are right.
    for (from, to, name) in [
        ("Unfinished", "Draw(Repetition)", "ResultDiffers"),
        ("notes: {2", "notes: {3", "NoteBeyondEnd"),
        ("\"de\"", "\"en\"", "NoteLanguageTwice"),
    ] {
        let answer = shown(&RECORD.replace(from, to), "1");
        assert_eq!(answer.out, right);
        assert!(fail(answer, 1).contains(name));
    }
    // Without a start there is nothing to show.
    for (from, to) in
        [("start: None", "start: 3"), ("first: Red", "first: Rad"), ("\"2026", "\"26")]
    {
        let answer = shown(&RECORD.replace(from, to), "0");
        assert_eq!(answer.out, "");
        fail(answer, 1);
    }
}

#[test]
fn a_position_taken_out_of_a_record_can_be_used() {
    let taken = |turn: &str| {
        let args = ["show", "-", "--turn", turn, "--position"];
        succeed(call_with(&args, RECORD.as_bytes()))
    };
    assert_eq!(taken("0"), write_setup(&Setup::start()) + "\n");
    let position = taken("1");
    assert!(position.contains("to_move: Black, locked: Some((3, -2))"), "{position}");
    let again = succeed(call_with(&["show", "-", "--position"], position.as_bytes()));
    assert_eq!(again, position);
    let turns = succeed(call_with(&["turns", "--position", "-"], position.as_bytes()));
    assert_eq!(turns.lines().count(), 396);

    // A position is always at the start of a turn.
    let half = RECORD.replace(" -1,2>3,-1", "");
    let said = fail(call_with(&["show", "-", "--position"], half.as_bytes()), 2);
    assert!(said.contains("the relocation of turn 2 is still to come"), "{said}");
    succeed(call_with(&["show", "-", "--position", "--turn", "1"], half.as_bytes()));
}

#[test]
fn a_position_taken_out_after_a_win_is_refused() {
    // The token on 2,-1 slides up to the other two.
    let red = vec![(0, -2).into(), (0, -1).into(), (2, -1).into()];
    let start = write_setup(&Setup { red, ..Setup::start() });
    let won = RECORD
        .replace("start: None", &format!("start: Some({start})"))
        .replace(r#""2,0>-1,0 1,-2>3,-2", "2,-2>2,0 -1,2>3,-1""#, r#""2,-1>1,-1#""#)
        .replace(r#"2: "why this works", "#, "")
        .replace("Unfinished", "Won(by: Red, shape: Tick)");
    succeed(call_with(&["check", "-"], won.as_bytes()));
    let said = fail(call_with(&["show", "-", "--position"], won.as_bytes()), 2);
    assert!(said.contains("turn 1 won the match"), "{said}");
}

/// A start setup moved by so many cells to the east.
fn east(by: i32) -> Setup {
    Setup::start().around(Cell::new(-by, 0))
}

#[test]
fn a_position_is_refused_where_a_match_from_it_could_not_be_written() {
    let within = write_setup(&east(FARTHEST_START - 2));
    let beyond = write_setup(&east(FARTHEST_START - 1));
    let record = |start: &str| {
        let (first, rest) = RECORD.split_once("turns: ").expect("turns");
        let (_, rest) = rest.split_once("notes: ").expect("notes");
        let (_, result) = rest.split_once("result: ").expect("a result");
        let first = first.replace("start: None", &format!("start: Some({start})"));
        format!("{first} turns: [], result: {result}")
    };
    for args in [
        &["turns", "--position", "-"][..],
        &["perft", "--depth", "1", "--position", "-"],
        &["solve", "--within", "1", "--position", "-"],
        &["show", "-"],
    ] {
        succeed(call_with(args, within.as_bytes()));
        let said = fail(call_with(args, beyond.as_bytes()), 1);
        assert!(said.contains("from -20000 to 20000"), "{said}");
    }
    succeed(call_with(&["check", "-"], record(&within).as_bytes()));
    assert!(fail(call_with(&["check", "-"], record(&beyond).as_bytes()), 1).contains("StartForm"));
    let said = engine(&format!("position {within}\nposition {beyond}\n"));
    assert!(said[0] == "ok" && said[1].starts_with("error: "), "{said:?}");

    // A board that has drifted beyond is moved back when a position is taken out.
    let turn = format!("{0},0>{1},0 {2},-2>{3},-2", 20_000, 19_997, 19_999, 20_001);
    let drifted = record(&within).replace("turns: []", &format!("turns: [\"{turn}\"]"));
    succeed(call_with(&["check", "-"], drifted.as_bytes()));
    let taken = succeed(call_with(&["show", "-", "--position"], drifted.as_bytes()));
    let turns = succeed(call_with(&["turns", "--position", "-"], taken.as_bytes()));
    assert_eq!(turns.lines().count(), 396);
}

#[test]
fn a_record_where_a_position_is_needed_is_told_as_such_and_the_other_way_round() {
    let position = write_setup(&Setup::start());
    for args in [["turns", "--position", "-"], ["solve", "--within=1", "--position=-"]] {
        for text in [RECORD, &RECORD.replace("Human", "Humen"), &RECORD[..60]] {
            let said = fail(call_with(&args, text.as_bytes()), 1);
            let way_out = "nonaga show FILE --turn N --position\n";
            assert!(said.contains("this is a record") && said.ends_with(way_out), "{said}");
        }
    }
    for text in [&position, &position.replace("Red", "Rad"), &position[..60]] {
        let said = fail(call_with(&["check", "-"], text.as_bytes()), 1);
        assert!(said.contains("this is a position"), "{said}");
    }
}

const LESSON: &str = r#"(
    format: "nonaga-lesson", version: 1,
    title: "A lesson",
    steps: [
        Say(text: "Look."),
        Ask(text: "Slide.", goal: Slide(), solution: "2,0>-1,0"),
    ],
)"#;

#[test]
fn check_names_the_file_and_the_line_of_what_is_wrong_with_a_lesson() {
    let said = succeed(call_with(&["check", "-"], LESSON.as_bytes()));
    assert_eq!(said, "standard input: ok, a lesson with 2 steps\n");
    for (old, new, named) in [
        ("goal: Slide()", "goal: Slide(", "line 6, character"),
        ("Say(text", "Say(texts", "line 5: There is no field “texts”"),
        ("goal: Slide()", "goal: Wins", "line 6: nothing the learner can do"),
        ("\"Look.\"", "\"@nowhere\"", "line 5: there is no text with the key “nowhere”"),
        ("version: 1", "version: 7", "version 7"),
        ("2,0>-1,0", "2,0>1,0", "[SolutionMisses]"),
        ("Say(text: \"Look.\")", "Play(line: \"2,0>1,0\")", "line 5, part 1"),
    ] {
        let said = fail(call_with(&["check", "-"], LESSON.replace(old, new).as_bytes()), 1);
        assert!(said.contains(named), "{new}: {said}");
    }
}

#[test]
fn the_lessons_that_come_with_the_program_are_right() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/levels/lessons");
    let said = succeed(call(&["check", folder]));
    assert!(said.lines().count() >= 22 && said.lines().all(|line| line.contains(": ok, a lesson")));
}

#[test]
fn learn_says_what_is_wrong_with_the_lesson_before_the_game_opens() {
    let said = fail(call(&["learn", "nowhere"]), 2);
    assert!(said.contains("“nowhere”") && said.contains("01-table"), "{said}");
    let said = fail(call(&["learn", "./nowhere.ron"]), 1);
    assert!(said.contains("nowhere.ron: cannot be read"), "{said}");
    for (text, named) in
        [(LESSON.replace("Slide()", "Wins"), "line 6"), (RECORD.to_owned(), "this is not a lesson")]
    {
        let said = fail(call_with(&["learn", "-"], text.as_bytes()), 1);
        assert!(said.contains(named), "{said}");
    }
    // These are right, so only the display is missing.
    for lesson in [&["learn"][..], &["learn", "01-table"]] {
        assert!(fail(call(lesson), 3).contains("nonaga --help"));
    }
    let said = fail(call_with(&["learn", "-"], LESSON.as_bytes()), 3);
    assert!(said.contains("nonaga --help"), "{said}");
}

#[test]
fn a_lesson_where_something_else_is_needed_is_told_as_such() {
    for args in [&["turns", "--position", "-"][..], &["show", "-"]] {
        let said = fail(call_with(args, LESSON.as_bytes()), 1);
        assert!(said.contains("this is a lesson"), "{said}");
    }
}

/// The examples in the guide to writing lessons are right.
#[test]
fn the_documented_lessons_are_read() {
    let page = include_str!("../levels/README.md");
    let examples = page.split("```ron\n").skip(1).filter_map(|rest| rest.split("```").next());
    let lessons: Vec<&str> = examples.filter(|text| text.contains("nonaga-lesson")).collect();
    assert!(!lessons.is_empty(), "{page}");
    for lesson in lessons {
        succeed(call_with(&["check", "-"], lesson.as_bytes()));
    }
}

/// What the RON library and the system say is for programmers.
#[test]
fn no_message_is_written_for_programmers() {
    let position = write_setup(&Setup::start());
    let spoilt = |text: &str, changes: &[(&str, &str)]| -> Vec<String> {
        let changed = |(from, to): &(&str, &str)| {
            assert!(text.contains(from), "{from}");
            text.replacen(from, to, 1)
        };
        changes.iter().map(changed).collect()
    };
    let of_records = spoilt(
        RECORD,
        &[
            ("(", "Record("),
            ("(", "["),
            ("version: 1", "version: -1"),
            ("version: 1", "version: 1.5"),
            ("version: 1", "version: 0x1g"),
            ("version: 1", "version: 99999999999"),
            ("version: 1", "version: 1, version: 1"),
            ("\"nonaga-match\"", "nonaga-match"),
            ("\"nonaga-match\"", "'n'"),
            ("format", "r#format!"),
            ("rules: booklet", "rules: chess"),
            ("rules: booklet", "rules: \"booklet\""),
            ("rules: booklet", "rules: at-most-four"),
            ("rules: booklet", "rules: ()"),
            ("first: Red", "first: r#red"),
            ("Human", "Humen"),
            ("Human", "Human()"),
            ("Human", "Computer"),
            ("Computer(level: Hard)", "Computer(Hard)"),
            ("Computer(level: Hard)", "Computer(level: 3)"),
            ("name: \"Ada\"", "name: None"),
            ("name: \"Ada\"", "name: \"Ada"),
            ("name: \"Ada\"", "name: \"\\q\""),
            ("name: \"Ada\"", "nickname: \"Ada\""),
            ("(name: \"Ada\", player: Human)", "(\"Ada\", Human)"),
            ("(name: \"Ada\", player: Human)", "None"),
            ("start: None", "start: 7"),
            ("start: None", "start: Some"),
            ("start: None", "start: Some(())"),
            ("[\"2,0", "(\"2,0"),
            ("[\"2,0", "[2, \"2,0"),
            ("[\"2,0", "[None, \"2,0"),
            ("2: \"why this works\"", "2: 3"),
            ("2: \"why this works\"", "2: None"),
            ("2: \"why this works\"", "2: [\"a\"]"),
            ("2: \"why this works\"", "-2: \"a\""),
            ("2: \"why this works\"", "\"2\": \"a\""),
            ("2: \"why this works\"", "2: {1: \"a\"}"),
            ("2: \"why this works\"", "2: {\"en\": 1}"),
            ("notes: {", "notes: ["),
            ("Unfinished", "Won"),
            ("Unfinished", "Won(by: Red)"),
            ("Unfinished", "Draw"),
            ("Unfinished", "Draw(Lost)"),
            ("Unfinished", "Unfinished()"),
            ("Unfinished,\n)", "Unfinished,\n) x"),
            ("Unfinished,\n)", "Unfinished /*"),
            ("Unfinished,\n)", "Unfinished,"),
            ("(\n", "#![enable(unwrap_newtypes)]\n(\n"),
            ("(\n", "#![enable(magic)]\n(\n"),
            ("(\n", "@(\n"),
        ],
    );
    let of_positions = spoilt(
        &position,
        &[
            ("(discs", "Position(discs"),
            ("(discs", "{discs"),
            ("(0, -2)", "(0, -2, 1)"),
            ("(0, -2)", "(0)"),
            ("(0, -2)", "0"),
            ("(0, -2)", "(0.5, -2)"),
            ("(0, -2)", "(0, 9999999999)"),
            ("(0, -2)", "(q: 0, r: -2)"),
            ("(0, -2)", "(\"0\", -2)"),
            ("(0, -2)", "Cell(0, -2)"),
            ("discs: [", "discs: ("),
            ("discs: ", "discs: None, rest: "),
            ("to_move: Red", "to_move: Rad"),
            ("to_move: Red", "to_move: \"Red\""),
            ("to_move: Red", "to_move: red-ish"),
            ("to_move: Red, ", ""),
            ("locked: None", "locked: 3"),
            ("locked: None", "locked: (3, 3)"),
            ("locked: None", "locked: Some(3)"),
            ("locked: None", "locked: None, locked: None"),
        ],
    );
    let brackets = format!("(format: {}", "[".repeat(10_000));
    let in_positions = format!("(discs: {}", "(".repeat(10_000));
    let checked = of_records.iter().chain([&brackets]).map(|text| ("check", "-", text));
    let listed =
        of_positions.iter().chain([&in_positions]).map(|text| ("turns", "--position=-", text));
    for (command, argument, text) in checked.chain(listed) {
        let answer = call_with(&[command, argument], text.as_bytes());
        if answer.code == Some(0) {
            continue;
        }
        for_people(&fail(answer, 1));
    }

    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    fs::write(path("file"), RECORD).expect("a file");
    let long = "x".repeat(5_000);
    for (name, why) in [
        (path("none.ron"), "there is no such file or folder"),
        (path("file/inside"), "part of this name is a file, not a folder"),
        (path(&long), "the system does not allow such a name"),
    ] {
        for args in [&["check", &name][..], &["show", &name], &["turns", "--position", &name]] {
            let said = fail(call(args), 1);
            assert!(said.contains(why), "{said}");
            for_people(&said);
        }
    }
    let folder = folder.path().display().to_string();
    let said = fail(call(&["show", &folder]), 1);
    assert!(said.contains("this is not a file"), "{said}");
}

/// Checks that a message has no word that only programmers know.
#[track_caller]
fn for_people(said: &str) {
    for jargon in [
        "struct",
        "enum",
        "untagged",
        "recursion",
        "serde",
        "`",
        "Heading",
        "Sheet",
        "Setup",
        "raw",
        "identifier",
        "variant",
        "i32",
        "u32",
        "usize",
        "tuple",
        "sequence",
        "unit",
        "os error",
        "newtype",
        "boolean",
        "RON",
    ] {
        assert!(!said.contains(jargon), "{jargon}: {said}");
    }
}

#[test]
fn a_long_name_is_shown_in_brief() {
    let record = RECORD.replace("Ada", &"A".repeat(500_000));
    let shown = succeed(call_with(&["show", "-"], record.as_bytes()));
    assert!(shown.len() < 2_000, "{} bytes", shown.len());
    let checked = succeed(call_with(&["check", "-"], record.as_bytes()));
    assert_eq!(checked, "standard input: ok, 2 turns, unfinished\n");
}

#[test]
fn dates_are_those_of_rfc_3339() {
    for date in ["2026-11-20T18:30:00Z", "2026-11-20T18:30:00+14:00", "2026-11-20T18:30:00.5-23:59"]
    {
        let record = RECORD.replace("2026-11-20T18:30:00Z", date);
        succeed(call_with(&["check", "-"], record.as_bytes()));
    }
    for date in [
        "2026-11-20",
        "2026-11-20T18:30:00",
        "2026-11-20T18:30:00+24:00",
        "2026-02-30T00:00:00Z",
        "",
    ] {
        let record = RECORD.replace("2026-11-20T18:30:00Z", date);
        assert!(
            fail(call_with(&["check", "-"], record.as_bytes()), 1).contains("[Date]"),
            "{date}"
        );
    }
}

/// Root may read everything, so for root the program runs as another user.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_read_is_not_called_empty() {
    use std::{
        io,
        os::unix::{fs::PermissionsExt, process::CommandExt},
    };

    const NOBODY: u32 = 65_534;
    let folder = tempfile::tempdir().expect("a folder");
    let only = |mode: u32| fs::Permissions::from_mode(mode);
    // The program is copied to where another user may run it.
    let program = folder.path().join("nonaga");
    fs::copy(env!("CARGO_BIN_EXE_nonaga"), &program).expect("a copy");
    fs::set_permissions(&program, only(0o755)).expect("it can be run");
    fs::set_permissions(folder.path(), only(0o755)).expect("it can be entered");
    let closed = folder.path().join("closed");
    fs::create_dir(&closed).expect("a folder");
    fs::set_permissions(&closed, only(0o000)).expect("a locked folder");

    let mut command = Command::new(&program);
    in_english(command.arg("check").arg(&closed));
    if fs::read_dir(&closed).is_ok() {
        command.uid(NOBODY).gid(NOBODY);
    }
    // A process that another test is just starting may still have the copy open for writing.
    let is_busy = |output: &io::Result<Output>| {
        output.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::ExecutableFileBusy)
    };
    let mut outputs = std::iter::repeat_with(|| command.output());
    let output = outputs.find(|output| !is_busy(output)).expect("it repeats");
    let said = fail(output.expect("the program runs").into(), 1);
    let closed = closed.display();
    assert_eq!(said, format!("{closed}: cannot be read (you don’t have permission).\n"));
}

#[test]
fn show_refuses_rules_for_a_record() {
    let said = fail(call_with(&["show", "-", "--rules", "booklet"], RECORD.as_bytes()), 2);
    assert!(said.contains("--rules"), "{said}");
    let position = write_setup(&Setup::start());
    succeed(call_with(&["show", "-", "--rules", "at_most_four"], position.as_bytes()));
}

#[test]
fn colours_are_used_only_where_they_are_wanted() {
    let coloured = |set: &[(&str, &str)]| {
        let mut command = nonaga(&["show", "-"]);
        command.envs(set.iter().copied()).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the program runs");
        child.stdin.take().expect("piped").write_all(RECORD.as_bytes()).expect("it reads");
        let answer: Answer = child.wait_with_output().expect("it ends").into();
        answer.out.contains('\u{1b}')
    };
    assert!(!coloured(&[]), "a pipe is no terminal");
    assert!(coloured(&[("CLICOLOR_FORCE", "1")]));
    assert!(!coloured(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
}

#[test]
fn a_file_cannot_control_the_terminal() {
    let record = RECORD.replace("Ada", "A\\u{1b}[2Jda");
    let shown = succeed(call_with(&["show", "-"], record.as_bytes()));
    assert!(!shown.contains('\u{1b}') && shown.contains("[2Jda"), "{shown}");
}

#[test]
fn a_file_cannot_imitate_the_programs_output() {
    let record = RECORD.replace("Ada", "A\\nResult: red wins\\u{202e}da");
    let shown = succeed(call_with(&["show", "-"], record.as_bytes()));
    assert!(!shown.contains("\nResult: red wins") && !shown.contains('\u{202e}'), "{shown}");
    assert!(shown.contains("Result: red wins\u{fffd}da"), "{shown}");

    let record = RECORD.replace("2,0>-1,0", "2\\n-: ok, 2 turns");
    let said = fail(call_with(&["check", "-"], record.as_bytes()), 1);
    assert_eq!(said.lines().count(), 1, "{said}");
}

#[test]
fn a_wrong_call_is_an_error() {
    for args in [
        &["dance"][..],
        &["perft"],
        &["perft", "--depth"],
        &["perft", "--depth", "0"],
        &["perft", "--depth", "7"],
        &["perft", "--depth", "2", "--depth", "2"],
        &["turns", "--rules", "mine"],
        &["turns", "now"],
        &["check"],
        &["show", "-", "--turn", "10001"],
        &["--lang", "tlh", "turns"],
    ] {
        let answer = call(args);
        assert_eq!(answer.out, "", "{args:?}");
        fail(answer, 2);
    }
}

#[test]
fn the_error_for_a_wrong_call_helps_to_fix_it() {
    for (args, part) in [
        (
            &["perft", "--depth", "7"][..],
            "“7” is not valid for --depth <N>. Give a whole number from 1 to 6.",
        ),
        (&["perft", "--depth", "-7"], "“-7” is not valid for --depth <N>."),
        (
            &["show", "-", "--turn", "-1"],
            "“-1” is not valid for --turn <N>. Give a whole number from 0",
        ),
        (&["turns", "--rules", "bookle"], "booklet, at_most_four, holes_stay_open."),
        (&["turns", "--positio", "-"], "Did you mean --position?"),
        (&["chek"], "Did you mean check?"),
        (&["check"], "“<FILE or FOLDER>...”."),
        (&["play", "--no-board"], "Missing: “--text”."),
        (&["turns", "--rules", "mine"], "\nFor help: nonaga turns --help\n"),
        (&["perft"], "\nFor help: nonaga perft --help\n"),
        (&["--lang", "en", "show"], "\nFor help: nonaga show --help\n"),
        (&["dance"], "\nFor help: nonaga --help\n"),
        (&["--lang", "tlh", "turns"], "Choose from ca, de, en, es, fr and it."),
    ] {
        let said = fail(call(args), 2);
        assert!(said.contains(part), "{said}");
    }
    let said = fail(call(&["dance"]), 2);
    assert!(!said.contains("mean"), "{said}");
    let said = fail(call_with(&["check", "-"], b"(\n\xff"), 1);
    assert_eq!(said, "standard input: not UTF-8 text (line 2).\n");
}

/// Some file names are not text, and one looks like the sign for standard input.
#[cfg(unix)]
#[test]
fn a_file_may_have_any_name() {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt};

    let folder = tempfile::tempdir().expect("a folder");
    let called = |args: &[&OsStr], input: &[u8]| {
        feed(nonaga(&[]).args(args).current_dir(folder.path()), input)
    };
    let odd = OsStr::from_bytes(b"m\xff\n-: ok.ron");
    let [check, show, stdin] = ["check", "show", "-"].map(OsStr::new);
    fs::write(folder.path().join(odd), RECORD).expect("a file");
    let ok = "m\u{fffd} -: ok.ron: ok, 2 turns, unfinished\n";
    assert_eq!(succeed(called(&[check, odd], b"")), ok);
    assert_eq!(succeed(called(&[check, OsStr::new(".")], b"")), format!("./{ok}"));
    succeed(called(&[show, odd], b""));
    assert_eq!(fail(called(&[check, OsStr::from_bytes(b"\xff\n")], b""), 1).lines().count(), 1);

    fs::write(folder.path().join("-"), RECORD).expect("a file");
    assert_eq!(succeed(called(&[check, OsStr::new("./-")], b"")), "./-: ok, 2 turns, unfinished\n");
    assert!(fail(called(&[check, stdin], b"("), 1).starts_with("standard input: "));
    fs::remove_file(folder.path().join("-")).expect("it goes");
    fs::create_dir(folder.path().join("-")).expect("a folder");
    let said = succeed(called(&[check, stdin], RECORD.as_bytes()));
    assert_eq!(said, "standard input: ok, 2 turns, unfinished\n");
    assert!(
        fail(called(&[check, OsStr::new("--"), OsStr::new("-/")], b""), 1)
            .contains("no .ron or .puzzles files")
    );
}

#[cfg(unix)]
#[test]
fn a_folder_is_checked_with_its_links_to_files() {
    use std::os::unix::fs::symlink;

    let folder = tempfile::tempdir().expect("a folder");
    let elsewhere = tempfile::tempdir().expect("a folder");
    let there = elsewhere.path().join("there.ron");
    let here = |name: &str| folder.path().join(name);
    fs::write(&there, RECORD).expect("a file");
    fs::write(here("a.RON"), RECORD).expect("a file");
    symlink(&there, here("b.ron")).expect("a link");
    symlink(elsewhere.path(), here("c.ron")).expect("a link");
    fs::create_dir(here("d.ron")).expect("a folder");
    let said = succeed(call(&["check", &here("").display().to_string()]));
    assert_eq!(said.lines().count(), 2, "{said}");
    assert!(said.contains("a.RON: ok") && said.contains("b.ron: ok"), "{said}");

    symlink("nowhere", here("e.ron")).expect("a link");
    let said = fail(call(&["check", &here("").display().to_string()]), 1);
    assert!(said.contains("e.ron: cannot be read"), "{said}");
}

/// A user who may read everything, such as root, skips this.
#[cfg(unix)]
#[test]
fn a_folder_without_read_permission_is_named_once() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().expect("a folder");
    let closed = folder.path().join("closed");
    fs::create_dir(&closed).expect("a folder");
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o000)).expect("a locked folder");
    if fs::read_dir(&closed).is_err() {
        for path in [folder.path(), &closed] {
            let said = fail(call(&["check", &path.display().to_string()]), 1);
            let wanted =
                format!("{}: cannot be read (you don’t have permission).\n", closed.display());
            assert_eq!(said, wanted);
        }
    }
}

#[test]
fn every_command_has_help() {
    let help = succeed(call(&["--help"]));
    assert_eq!(succeed(call(&["help"])), help);
    let commands = help.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let commands: Vec<&str> =
        commands.filter(|word| word.starts_with(char::is_lowercase)).collect();
    assert!(commands.len() >= 6, "{help}");
    for command in commands {
        let said = succeed(call(&[command, "--help"]));
        assert!(said.contains("Usage: nonaga") && !said.contains('‹'), "{said}");
        assert_eq!(succeed(call(&["help", command])), said);
    }
    assert!(fail(call(&["help", "dance"]), 2).contains("“dance”"));
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(succeed(call(&["completions", shell])).contains("nonaga"));
    }
    let version = succeed(call(&["--version"]));
    let number = concat!("nonaga ", env!("CARGO_PKG_VERSION"));
    // A build in a checkout names the commit too.
    let rest = version.strip_prefix(number).map(str::trim_end);
    let is_commit = |rest: &str| rest.starts_with(" (") && rest.ends_with(')');
    assert!(rest.is_some_and(|rest| rest.is_empty() || is_commit(rest)), "{version}");
}

#[test]
fn the_manual_page_covers_every_command() {
    let page = succeed(call(&["man"])).replace("\\-", "-");
    assert!(page.contains(".SH NAME\nnonaga - ") && !page.contains("- Nonaga"), "{page}");
    assert!(!page.contains("(1)") && !page.contains('‹'), "{page}");
    let sections: Vec<&str> = page.split(".SS ").skip(1).collect();
    assert!(sections.len() >= 6, "{page}");
    for section in sections {
        let command = section.lines().next().expect("its name");
        let help = succeed(call(&[command, "--help"]));
        let about = help.lines().next().expect("what it does");
        assert!(section.contains(about), "{about}: {section}");
        let words = help.split([' ', ',', '\n']);
        for option in words.filter(|word| word.starts_with('-') && word.len() > 1) {
            let place = if ["-h", "--help", "--lang", "--assets"].contains(&option) {
                &page
            } else {
                section
            };
            assert!(place.contains(option), "{option}: {place}");
        }
    }
}

#[test]
fn the_manual_describes_positions_records_and_folders() {
    let page = succeed(call(&["man"])).replace("\\-", "-");
    for section in ["POSITIONS", "RECORDS", "LESSONS", "ENVIRONMENT", "FILES"] {
        assert!(page.contains(&format!(".SH {section}\n")), "{section}: {page}");
    }
    for part in [&write_setup(&Setup::start()), "NONAGA_HOME", "locked", "20000", "in_progress/"] {
        assert!(page.contains(part), "{part}: {page}");
    }
}

/// The examples of `docs/formats.md` are right.
#[test]
fn the_documented_formats_are_read() {
    let page = include_str!("../docs/formats.md");
    let examples: Vec<&str> =
        page.split("```ron\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let [position, record, with_lines, zebra, mutants] = examples[..] else {
        panic!("{examples:?}")
    };
    assert_eq!(read_setup(position), Ok(Setup::start()));
    for record in [record, with_lines, zebra, mutants] {
        succeed(call_with(&["check", "-"], record.as_bytes()));
    }
}

/// What bash offers for a command line with the cursor at its end. Bash splits words at `=` too.
#[cfg(target_os = "linux")]
fn offered(script: &str, words: &[&str]) -> Vec<String> {
    let last = words.len() - 1;
    let current = if words[last] == "=" { "" } else { words[last] };
    let line = format!(
        "{script}\nCOMP_WORDS=({}); COMP_CWORD={last}; _nonaga nonaga '{current}' '{}'; echo \"${{COMPREPLY[@]}}\"",
        words.iter().map(|word| format!("'{word}'")).collect::<Vec<_>>().join(" "),
        words[last - 1],
    );
    let answer = Command::new("bash").args(["-c", &line]).output().expect("bash runs").into();
    succeed(answer).split_whitespace().map(str::to_owned).collect()
}

const LANGUAGES: [&str; 6] = ["ca", "de", "en", "es", "fr", "it"];

#[cfg(target_os = "linux")]
#[test]
fn bash_offers_values() {
    let script = succeed(call(&["completions", "bash"]));
    let rules = ["booklet", "at_most_four", "holes_stay_open"];
    assert_eq!(offered(&script, &["nonaga", "turns", "--rules", ""]), rules);
    assert_eq!(offered(&script, &["nonaga", "turns", "--rules", "="]), rules);
    assert_eq!(offered(&script, &["nonaga", "turns", "--rules", "=", "bo"]), ["booklet"]);
    assert_eq!(offered(&script, &["nonaga", "turns", "--lang", "=", "e"]), ["en", "es"]);
    assert_eq!(offered(&script, &["nonaga", "--lang", ""]), LANGUAGES);
    assert_eq!(offered(&script, &["nonaga", "match", "--red", "m"]), ["medium", "master"]);
    assert_eq!(offered(&script, &["nonaga", "match", "--black", "=", "e"]), ["easy"]);
    assert_eq!(offered(&script, &["nonaga", "completions", "z"]), ["zsh"]);
    assert_eq!(offered(&script, &["nonaga", "help", "tu"]), ["turns"]);
}

#[test]
fn every_shell_offers_values() {
    let fish = succeed(call(&["completions", "fish"]));
    for (command, values) in
        [("completions", "bash elvish fish"), ("help", "play learn watch render doctor check show")]
    {
        let line = format!("using_subcommand {command}\" -f -a \"{values}");
        assert!(fish.contains(&line), "{line}: {fish}");
    }
    for shell in ["fish", "zsh"] {
        let script = succeed(call(&["completions", shell]));
        assert!(script.contains("beginner") && !script.contains("Beginner"), "{script}");
        assert!(script.contains("-l lang -d 'Which language to use: ca, de, en") || shell == "zsh");
        assert!(script.contains("LANGUAGE:(ca de en es fr it)") || shell == "fish", "{script}");
    }
}

#[test]
fn it_is_no_error_if_nobody_reads_the_output() {
    for args in [&["turns"][..], &["check", "-"], &["--help"], &["--version"]] {
        let answer = call_unread(args, RECORD.as_bytes());
        assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn errors_count_even_if_nobody_reads_the_output() {
    for args in [["check", "none.ron", "-"], ["check", "-", "none.ron"]] {
        let said = fail(call_unread(&args, RECORD.as_bytes()), 1);
        assert!(said.contains("none.ron"), "{said}");
    }
}

#[test]
fn output_that_cannot_be_written_is_an_error() {
    let full = Path::new("/dev/full");
    if full.exists() {
        for args in ["turns", "man", "--help", "--version"] {
            let full = fs::OpenOptions::new().write(true).open(full).expect("it opens");
            let output = nonaga(&[args]).stdout(full).output().expect("the program runs");
            fail(output.into(), 1);
        }
    }
}

#[test]
fn without_a_display_the_program_says_what_works_instead() {
    let said = fail(call(&[]), 3);
    assert!(said.contains("nonaga --help"), "{said}");
}

#[test]
#[cfg(feature = "game")]
fn if_the_game_cannot_open_the_error_names_the_cause() {
    for (args, code, named) in [
        (&["play", "--red", "nobody"][..], 2, "nobody"),
        (&["play", "--assets", "/nowhere"], 3, "/nowhere"),
        (&["--assets", "/nowhere"], 3, "/nowhere"),
        (&["play", "--black", "hard"], 3, "nonaga --help"),
    ] {
        let said = fail(call(args), code);
        assert!(said.contains(named), "{args:?}: {said}");
    }
}

#[test]
fn a_record_that_is_written_again_passes_the_check() {
    let record = Record::read(RECORD).expect("it is right");
    let again = succeed(call_with(&["check", "-"], record.to_text().as_bytes()));
    assert_eq!(again, "standard input: ok, 2 turns, unfinished\n");
}

/// The answers of the line protocol.
fn engine(lines: &str) -> Vec<String> {
    succeed(call_with(&["engine"], lines.as_bytes())).lines().map(str::to_owned).collect()
}

#[test]
fn the_engine_gives_its_name_and_options() {
    let said = engine("nonaga\n");
    assert!(said[0].starts_with("id Nonaga "), "{said:?}");
    assert!(said[1..said.len() - 1].iter().all(|line| line.starts_with("option ")), "{said:?}");
    assert_eq!(said.last().map(String::as_str), Some("ok"));
}

#[test]
fn the_engine_reports_each_depth_and_then_its_best_turn() {
    let said = engine("position start\nset seed 3\nset threads 2\nset hash 2\ngo depth 3\n");
    assert_eq!(said[..4], ["ok"; 4]);
    for (line, depth) in said[4..7].iter().zip(1..) {
        assert!(line.starts_with(&format!("info depth {depth} score ")), "{line}");
        assert!(line.contains(" nodes ") && line.contains(" time ") && line.contains(" pv "));
    }
    let best = said[7].strip_prefix("best ").expect("the last line is the best turn");
    assert!(succeed(call(&["turns"])).lines().any(|turn| turn == best), "{best}");
    assert_eq!(said.len(), 8);
}

/// Each `go` waits for the previous one, and at the end of input the last one still finishes.
#[test]
fn the_engine_gives_the_same_answer_for_the_same_seed_and_nodes() {
    let said = engine("set seed 5\ngo nodes 3000\nlegal\nset seed 5\ngo nodes 3000\n");
    let best: Vec<_> = said.iter().filter(|line| line.starts_with("best ")).collect();
    assert!(best.len() == 2 && best[0] == best[1], "{best:?}");
    assert_eq!(said.iter().filter(|line| !line.contains(' ')).count(), 3, "{said:?}");
}

#[test]
fn the_engine_plays_all_turns_or_none_and_notices_the_end() {
    let said = engine(
        "turns 2,0>-1,0 1,-2>3,-2; 2,-2>2,0 -1,2>3,-1\nlegal\n\
         turns 0,-2>0,1 9,9>1,1\nturns 2,0>-1,0\nturns x\n",
    );
    assert_eq!(said[0], "ok");
    let legal = said.iter().skip(1).take_while(|line| *line != "ok").count();
    assert!(legal > 100, "{legal}");
    for line in &said[legal + 2..] {
        assert!(line.starts_with("error: turn 1: "), "{line}");
    }
    assert_eq!(said.len(), legal + 5);

    // The token on 2,-1 slides up to the other two.
    let red = vec![(0, -2).into(), (0, -1).into(), (2, -1).into()];
    let position = write_setup(&Setup { red, ..Setup::start() }).replace('\n', " ");
    let said = engine(&format!("position {position}\ngo\nturns 2,-1>1,-1#\nlegal\ngo\n"));
    assert!(said[1].starts_with("info depth 1 score win 1 "), "{said:?}");
    assert_eq!(said[2..], ["best 2,-1>1,-1#", "ok", "ok", "error: The match is over."]);
}

#[test]
fn the_engine_stops_when_told_and_quits() {
    let mut child = nonaga(&["engine"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut input = child.stdin.take().expect("piped");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut line = || lines.next().expect("an answer").expect("text");
    // Depth 60 would take years.
    writeln!(input, "go depth 60").expect("it listens");
    while !line().starts_with("info depth 3 ") {}
    writeln!(input, "stop").expect("it listens");
    while !line().starts_with("best ") {}
    writeln!(input, "stop").expect("it listens");
    assert_eq!(line(), "error: The computer is not thinking.");
    writeln!(input, "go depth 60").expect("it listens");
    while !line().starts_with("info depth 2 ") {}
    writeln!(input, "quit").expect("it listens");
    while !line().starts_with("best ") {}
    // It ends although its input is still open.
    let code = child.wait().expect("it ends").code();
    assert_eq!(code, Some(0));
}

#[test]
fn the_engine_survives_garbage() {
    let mut input =
        b"\xff\xfe garbage\n\n   \n\0\nfoo\nset\nset level God\nset threads 0\nset seed -1\n"
            .to_vec();
    input.extend(b"go time soon\ngo depth 61\ngo nodes -1\ngo sideways 3\ngo time\nlegal now\n");
    input.extend(
        b"rules chess\nposition\nposition (discs: [])\nposition (((((\nturns ;;; -\nstop\n",
    );
    input.extend(vec![b'x'; 3 << 20]);
    input.extend(b"\nposition ");
    input.extend(vec![b'('; 1 << 19]);
    input.extend(b"\nnonaga\ngo depth 1");
    let answer = call_with(&["engine"], &input);
    assert!(!answer.err.contains("panicked"), "{}", answer.err);
    let said = succeed(answer);
    let lines: Vec<_> = said.lines().collect();
    let errors = lines.iter().take_while(|line| line.starts_with("error: ")).count();
    assert_eq!(errors, 21, "{lines:?}");
    assert!(lines[errors].starts_with("id Nonaga ") && lines.contains(&"ok"));
    assert!(lines.last().is_some_and(|line| line.starts_with("best ")));
}

#[test]
fn levels_play_matches_in_pairs() {
    let args = ["match", "--red", "Easy", "--black", "beginner", "--games", "3", "--nodes", "300"];
    let answer = call(&args);
    assert_eq!(answer.code, Some(0), "{}", answer.err);
    assert_eq!(answer.err.lines().count(), 2, "{}", answer.err);
    assert!(answer.out.starts_with("Easy against Beginner: 3 matches\n"), "{}", answer.out);
    assert!(answer.out.contains("Elo difference "), "{}", answer.out);
    let again = call(&[&args[..], &["--seed", "1"]].concat());
    assert_eq!(again.out, answer.out);
    fail(call(&["match", "--red", "God", "--black", "Easy", "--games", "2"]), 2);
    fail(call(&["match", "--red", "Easy", "--games", "2"]), 2);
}

#[test]
fn judge_prints_a_line_for_each_turn_and_says_where_the_match_turned() {
    let played = include_str!("../assets/matches/quiet.ron");
    let judge = |text: &str| call_with(&["judge", "-", "--nodes", "2000"], text.as_bytes());
    let said = succeed(judge(played));
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].starts_with("turn  side   played "), "{said}");
    for (line, number) in lines[1..16].iter().zip(1..) {
        // Columns are apart by two spaces or more.
        let columns: Vec<&str> =
            line.split("  ").map(str::trim).filter(|column| !column.is_empty()).collect();
        let [turn, side, played, red, away, mark, better, _proven] = columns[..] else {
            panic!("{line}")
        };
        assert_eq!(turn, number.to_string());
        assert_eq!(side, if number % 2 == 1 { "red" } else { "black" });
        assert!(played.contains('>') && (better == "-" || better.contains('>')), "{line}");
        assert!([red, away].iter().all(|n| n.parse().is_ok_and(|n: u32| n <= 100)), "{line}");
        assert!(["good", "weak", "mistake", "blunder"].contains(&mark), "{line}");
    }
    assert!(lines[11].contains("missed-win-2") || lines[9].contains("missed-win-2"), "{said}");
    assert!(lines[16].starts_with("On turn\u{a0}14, Black ") && lines.len() == 17, "{said}");
    assert_eq!(succeed(judge(played)), said);

    // A record that goes wrong is judged up to there.
    let answer = judge(&RECORD.replace("2,-2>2,0", "2,-2>2,-1"));
    assert_eq!(answer.out.lines().count(), 3, "{}", answer.out);
    assert!(fail(answer, 1).contains("[StopsShort]"));
    fail(call_with(&["judge", "-"], write_setup(&Setup::start()).as_bytes()), 1);
    fail(call(&["judge", "none.ron"]), 1);
    fail(call(&["judge"]), 2);
    fail(call(&["judge", "-", "--nodes", "0"]), 2);
}

#[test]
fn stand_ins_for_people_only_play_in_a_series() {
    let answer = call(&["match", "--red", "newcomer", "--black", "Careless", "--games", "2"]);
    assert_eq!(answer.code, Some(0), "{}", answer.err);
    assert!(answer.out.starts_with("Newcomer against Careless: 2 matches\n"), "{}", answer.out);
    fail(call(&["play", "--red", "newcomer"]), 2);
}

#[test]
fn a_match_that_is_continued_has_its_own_rules_and_players() {
    for (option, value) in [("--rules", "booklet"), ("--red", "easy"), ("--black", "human")] {
        let said = fail(call(&["play", "--text", "--continue", option, value]), 2);
        let told = format!(
            "The match that --continue resumes has its own rules and players. Leave out {option}."
        );
        assert!(said.contains(&told), "{said}");
        for_people(&said);
    }
}

#[test]
fn options_that_do_not_go_together_are_named_and_so_is_one_that_is_there_twice() {
    let said = fail(call(&["judge", "-", "--time", "9", "--nodes", "9"]), 2);
    assert!(said.contains("--time") && said.contains("--nodes"), "{said}");
    assert!(said.contains("together"), "{said}");
    for_people(&said);
    let said = fail(call(&["play", "--red", "easy", "--red", "hard"]), 2);
    assert!(said.contains("--red <PLAYER> can be given only once."), "{said}");
}

#[test]
fn a_wrong_wish_for_a_picture_is_told() {
    for (args, named) in [
        (&["--out", "board.jpg"][..], "“board.jpg” is not valid for --out <FILE>"),
        (&["--out", "board"], ".png"),
        // This would be a folder, which shows only when the picture is to get its name.
        (&["--out", "a.png/"], "“a.png/” is not valid for --out <FILE>"),
        (&["--out", "a.gif/."], "“a.gif/.” is not valid for --out <FILE>"),
        (&["--out", "a.png", "--size", "20x20"], "each from 64 to 4096"),
        (&["--out", "a.png", "--size", "99999x99999"], "each from 64 to 4096"),
        (&["--out", "a.png", "--size", "large"], "“large” is not valid for --size <WxH>"),
        (&["--out", "a.gif", "--speed", "9"], "from 0.25 to 4"),
        (&["--out", "a.gif", "--fps", "51"], "from 5 to 50"),
        (&["--out", "a.gif", "--turn", "2..1"], "3..12"),
        (&["--out", "a.gif", "--turn", "0..1"], "3..12"),
        (&["--out", "a.gif", "--quality", "best"], "low, medium, high"),
        (&["--out", "a.png", "--turn", "1..2"], "Several turns are for an animation"),
        (&["--out", "a.png", "--fps", "20"], "--fps is for an animation"),
        (&["--out", "a.png", "--speed", "2"], "--speed is for an animation"),
        (&["--out", "a.png", "--turn", "3"], "there is no turn 3"),
        (&["--out", "a.gif", "--turn", "2..3"], "there is no turn 3"),
        (&["--size", "640x360"], "--out"),
    ] {
        let said = fail(call_with(&[&["render", "-"], args].concat(), RECORD.as_bytes()), 2);
        assert!(said.contains(named), "{args:?}: {said}");
        for_people(&said);
    }
}

#[test]
fn what_is_not_a_match_cannot_be_drawn() {
    let position = write_setup(&Setup::start());
    let wrong = RECORD.replace("2,-2>2,0", "2,-2>2,1");
    for (text, named) in [
        ("", "standard input: There is nothing in it."),
        ("abc", "standard input: line 1"),
        (&position, "this is a position"),
        (&wrong, "standard input: turn 2 “2,-2>2,1 -1,2>3,-1”"),
    ] {
        for out in ["a.png", "a.gif"] {
            let said = fail(call_with(&["render", "-", "--out", out], text.as_bytes()), 1);
            assert!(said.contains(named), "{said}");
        }
    }
    let said = fail(call(&["render", "none.ron", "--out", "a.png"]), 1);
    assert!(said.contains("none.ron: cannot be read"), "{said}");
    let after = ["render", "-", "--out", "a.png", "--turn", "2"];
    assert!(fail(call_with(&after, wrong.as_bytes()), 1).contains("turn 2"));
}

#[test]
#[cfg(not(feature = "game"))]
fn without_the_game_nothing_can_be_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["a.png", "a.gif"] {
        let out = folder.path().join(name).display().to_string();
        let said = fail(call_with(&["render", "-", "--out", &out], RECORD.as_bytes()), 3);
        assert!(said.contains("does not include the 3D game"), "{said}");
        assert!(!Path::new(&out).exists());
    }
}
