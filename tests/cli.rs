//! The text commands, called as a person or a script would call them.

use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
};

use nonaga::{
    notation::write_setup,
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

/// What a call printed, and its exit code.
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
    command.args(args).env("LANG", "en_GB.UTF-8").env_remove("CLICOLOR_FORCE");
    command
}

fn call(args: &[&str]) -> Answer {
    nonaga(args).output().expect("the program runs").into()
}

fn call_with(args: &[&str], input: &[u8]) -> Answer {
    let mut child = nonaga(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    // It may well stop reading before the end of a great deal of input.
    let _ = child.stdin.take().expect("piped").write_all(input);
    child.wait_with_output().expect("it ends").into()
}

/// The answer to a call that goes well.
#[track_caller]
fn well(answer: Answer) -> String {
    assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""), "{}", answer.out);
    answer.out
}

/// What is said of a call that goes wrong.
#[track_caller]
fn wrong(answer: Answer, code: i32) -> String {
    assert_eq!(answer.code, Some(code), "{}{}", answer.out, answer.err);
    assert!(!answer.err.contains("panicked") && !answer.err.contains('‹'), "{}", answer.err);
    assert!(!answer.err.is_empty());
    answer.err
}

#[test]
fn perft_prints_a_line_for_each_depth() {
    assert_eq!(well(call(&["perft", "--depth", "2"])), "1 570 0\n2 199488 0\n");
    let position = write_setup(&Setup::start());
    let args = ["perft", "--depth", "1", "--position", "-", "--rules", "at_most_four"];
    assert_eq!(well(call_with(&args, position.as_bytes())), "1 570 0\n");
}

#[test]
fn turns_lists_every_turn() {
    let listed = well(call(&["turns"]));
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
    let said = wrong(call_with(&["turns", "--position", "-"], write_setup(&setup).as_bytes()), 1);
    for reason in ["DiscCount", "DiscTwice", "Apart", "TokenCount", "TokenOffDisc", "LockedNoDisc"]
    {
        assert!(said.contains(&format!("[{reason}]")), "{reason}: {said}");
    }
    let said = wrong(call_with(&["turns", "--position", "-"], b"(discs: [(0,\n0"), 1);
    assert!(said.contains("line 2"), "{said}");
}

#[test]
fn check_names_the_file_the_turn_and_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let write = |name: &str, text: &str| fs::write(path(name), text).expect("a file");
    write("good.ron", RECORD);
    write("bad.ron", &RECORD.replace("2,-2>2,0", "2,-2>2,-1"));
    write("text.txt", "not looked at");

    let said = well(call(&["check", &path("good.ron")]));
    assert_eq!(said, format!("{}: ok, 2 turns, unfinished\n", path("good.ron")));
    assert_eq!(well(call_with(&["check", "-"], RECORD.as_bytes())), "-: ok, 2 turns, unfinished\n");

    let answer = call(&["check", &folder.path().display().to_string()]);
    assert!(answer.out.starts_with(&path("good.ron")), "{}", answer.out);
    assert_eq!(answer.out.lines().count(), 1);
    let said = wrong(answer, 1);
    for part in [&path("bad.ron"), "turn 2", "2,-2>2,-1", "2,0", "[StopsShort]"] {
        assert!(said.contains(part), "{part}: {said}");
    }

    let empty = tempfile::tempdir().expect("a folder");
    wrong(call(&["check", &empty.path().display().to_string()]), 1);
    wrong(call(&["check", &path("none.ron")]), 1);
}

#[test]
fn each_way_to_spoil_a_record_is_told_by_its_name() {
    let start = format!("start: Some({})", write_setup(&Setup::start()));
    for (from, to, name) in [
        ("version: 1", "version: 2", "OtherVersion"),
        ("nonaga-match", "nonaga-lesson", "OtherFormat"),
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
        ("2: \"why this works\"", "1: \"why this works\"", "Unreadable"),
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
        let said = wrong(call_with(&["check", "-"], spoilt.as_bytes()), 1);
        assert!(said.contains(&format!("[{name}]")), "{from} -> {to}: {said}");
    }
}

#[test]
fn a_faulty_start_is_told_fault_by_fault() {
    let start =
        write_setup(&Setup::start()).replace("(0, 0), ", "").replace("None", "Some((9, 9))");
    let spoilt = RECORD.replace("start: None", &format!("start: Some({start})"));
    let said = wrong(call_with(&["check", "-"], spoilt.as_bytes()), 1);
    for name in ["StartFaulty", "DiscCount", "LockedNoDisc"] {
        assert!(said.contains(&format!("[{name}]")), "{name}: {said}");
    }
}

/// Whatever comes in, the program says so and ends.
#[test]
fn no_input_is_too_much() {
    let limit = nonaga::record::LARGEST_FILE;
    let scattered: Vec<String> =
        (0..limit / 16).map(|n| format!("({},{})", n % 30_000, n / 7)).collect();
    let inputs: [Vec<u8>; 9] = [
        Vec::new(),
        vec![b'('; limit],
        vec![b'['; limit + 1],
        b"\xff\xfe\n(".to_vec(),
        "/*".repeat(limit / 2).into_bytes(),
        RECORD.replace("Ada", &"A".repeat(limit / 2)).into_bytes(),
        RECORD.replace("2,0>-1,0", &"2".repeat(limit / 2)).into_bytes(),
        RECORD
            .replace("turns: [", &format!("turns: [{}", "\"-\", ".repeat(limit / 8)))
            .into_bytes(),
        format!(
            "(discs: [{}], red: [], black: [], to_move: Red, locked: None)",
            scattered.join(",")
        )
        .into_bytes(),
    ];
    for input in inputs {
        for args in [&["check", "-"][..], &["turns", "--position", "-"], &["show", "-"]] {
            if args[0] == "turns" || !input.starts_with(b"(discs") {
                let answer = call_with(args, &input);
                let is_fine = answer.code == Some(0) || answer.code == Some(1);
                assert!(is_fine && !answer.err.contains("panicked"), "{args:?}: {}", answer.err);
            }
        }
    }
}

#[test]
fn show_draws_the_position_after_any_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("match.ron").display().to_string();
    fs::write(&file, RECORD).expect("a file");
    let last = well(call(&["show", &file]));
    assert!(last.contains("Ada") && last.contains("Bot") && last.contains("[ ]"), "{last}");
    assert_eq!(well(call(&["show", &file, "--turn", "2"])), last);
    let first = well(call(&["show", &file, "--turn", "0"]));
    assert!(!first.contains("[ ]") && first.contains("(R) ( ) (B)"), "{first}");
    wrong(call(&["show", &file, "--turn", "3"]), 2);

    let position = write_setup(&Setup::start());
    let shown = well(call_with(&["show", "-"], position.as_bytes()));
    assert_eq!(shown.matches("( )").count(), 13);
    wrong(call_with(&["show", "-", "--turn", "1"], position.as_bytes()), 2);
}

#[test]
fn colours_come_only_where_they_are_wanted() {
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
    assert!(!coloured(&[("CLICOLOR_FORCE", "0"), ("NO_COLOR", "1")]));
}

#[test]
fn a_file_cannot_command_the_terminal() {
    let record = RECORD.replace("Ada", "A\\u{1b}[2Jda");
    let shown = well(call_with(&["show", "-"], record.as_bytes()));
    assert!(!shown.contains('\u{1b}') && shown.contains("[2Jda"), "{shown}");
}

#[test]
fn a_wrong_call_is_told_so() {
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
        &["--lang", "tlh", "turns"],
    ] {
        let answer = call(args);
        assert_eq!(answer.out, "", "{args:?}");
        wrong(answer, 2);
    }
}

#[test]
fn help_is_there_for_every_command() {
    let help = well(call(&["--help"]));
    let commands = help.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let commands: Vec<&str> =
        commands.filter(|word| word.starts_with(char::is_lowercase)).collect();
    assert!(commands.len() >= 6, "{help}");
    for command in commands {
        let said = well(call(&[command, "--help"]));
        assert!(said.contains("Usage: nonaga") && !said.contains('‹'), "{said}");
    }
    assert!(well(call(&["man"])).contains(".SH"));
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(well(call(&["completions", shell])).contains("nonaga"));
    }
    assert_eq!(well(call(&["--version"])), format!("nonaga {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn nobody_needs_to_read_the_answer() {
    let mut child = nonaga(&["turns"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(child.stdout.take());
    let answer: Answer = child.wait_with_output().expect("it ends").into();
    assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""));
}

#[test]
fn an_answer_that_cannot_be_written_is_an_error() {
    let full = Path::new("/dev/full");
    if full.exists() {
        let full = fs::OpenOptions::new().write(true).open(full).expect("it opens");
        let output = nonaga(&["turns"]).stdout(full).output().expect("the program runs");
        wrong(output.into(), 1);
    }
}

#[test]
fn without_a_display_the_program_says_what_works_instead() {
    let said = wrong(call(&[]), 3);
    assert!(said.contains("nonaga --help"), "{said}");
}

#[test]
fn what_is_checked_is_what_is_read() {
    let record = Record::read(RECORD).expect("it is right");
    let again = well(call_with(&["check", "-"], record.to_text().as_bytes()));
    assert_eq!(again, "-: ok, 2 turns, unfinished\n");
}
