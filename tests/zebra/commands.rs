//! `nonaga zebra` as people and programs call it.

use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
};

use nonaga::zebra::{ZebraOutcome, ZebraRecord, ZebraSide};
use tempfile::tempdir;

/// Calls the program with what somebody types.
fn call(home: &Path, args: &[&str], typed: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nonaga"));
    command.args(args).args(["--lang", "en"]).env("NONAGA_HOME", home).current_dir(home);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    // A program that has ended does not listen.
    _ = child.stdin.take().expect("a pipe").write_all(typed.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// What is said, if the program ends with this code.
fn ends(output: &Output, code: i32) -> String {
    assert_eq!(output.status.code(), Some(code), "{}", said(output));
    said(output)
}

#[test]
fn a_wrong_call_says_so() {
    let home = tempdir().unwrap();
    for wrong in [
        &["zebra", "--continue"][..],
        &["zebra", "--text", "--size", "7"],
        &["zebra", "--text", "--light", "god"],
        &["zebra", "--text", "--continue", "--size", "5"],
        &["zebra", "perft"],
        &["zebra", "turns", "--turn", "1"],
        &["zebra", "dance"],
    ] {
        ends(&call(home.path(), wrong, ""), 2);
    }
}

#[test]
fn turns_perft_and_solve_print_the_same_in_every_language() {
    let home = tempdir().unwrap();
    let perft = ends(&call(home.path(), &["zebra", "perft", "--depth", "3"], ""), 0);
    assert_eq!(perft, "1 24\n2 508\n3 9336\n");
    let turns = ends(&call(home.path(), &["zebra", "turns", "--size", "5"], ""), 0);
    assert_eq!((turns.lines().count(), turns.lines().next()), (40, Some("a1>b1")));
    let solve = ends(&call(home.path(), &["zebra", "solve", "--nodes", "3000"], ""), 0);
    assert!(solve.starts_with("nobody within 1\n") && solve.ends_with("\nnot proven\n"), "{solve}");
}

#[test]
fn a_match_against_the_computer_is_played_to_its_end_and_saved() {
    let home = tempdir().unwrap();
    let args = ["zebra", "--text", "--light", "easy", "--dark", "master", "--no-board"];
    let told = ends(&call(home.path(), &args, ""), 0);
    assert!(told.contains("Light plays ") && told.contains("Saved as "), "{told}");
    assert!(told.contains("can force a win"), "{told}");
    let folder = home.path().join("zebra/matches");
    let mut files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let file = files.find(|file| file.extension().is_some_and(|e| e == "ron")).unwrap();
    let record = ZebraRecord::read(&fs::read_to_string(&file).unwrap()).unwrap();
    assert_ne!(record.outcome(), ZebraOutcome::Unfinished);

    let file = file.to_str().unwrap();
    let checked = ends(&call(home.path(), &["check", file], ""), 0);
    assert!(checked.contains("ok, Zebra on 4×4"), "{checked}");
    let shown = ends(&call(home.path(), &["show", file, "--turn", "1"], ""), 0);
    assert!(shown.contains("After turn 1 of") && shown.contains("Dark to move."), "{shown}");
    let turns = record.game.turns().len().to_string();
    for (turn, winner) in [(turns.as_str(), "has won\n"), ("0", "not proven\n")] {
        let args = ["zebra", "solve", "--match", file, "--turn", turn, "--nodes", "999"];
        let solved = ends(&call(home.path(), &args, ""), 0);
        assert!(solved.ends_with(winner) || record.outcome() == ZebraOutcome::Draw, "{solved}");
    }
    for args in [&["show", file, "--position"][..], &["show", file, "--rules", "booklet"]] {
        assert!(ends(&call(home.path(), args, ""), 2).contains("Zebra"));
    }
    ends(&call(home.path(), &["show", file, "--turn", "9999"], ""), 2);
}

#[test]
fn refusals_are_told_with_their_reason_and_change_nothing() {
    let home = tempdir().unwrap();
    let typed = "a1>b1\na2>a1\nb1>c1\na2>b1\nb1>b2\nc1>c2\nd1\nwhy\nwhy a2>b2\nfly\nzz\npieces\n";
    let told = ends(&call(home.path(), &["zebra", "--text"], typed), 0);
    for reason in [
        "This square is closed for good (a1).",
        "This tower belongs to Light (b1).",
        "This tower belongs to Dark (b1).",
        "“fly” means nothing here.",
        "Dark towers: b1(3)",
        "Closed squares: a1",
    ] {
        assert!(told.contains(reason), "{reason}: {told}");
    }
    assert!(told.contains("To continue it: nonaga zebra --text --continue"), "{told}");
}

#[test]
fn a_match_is_kept_after_every_turn_and_continued() {
    let home = tempdir().unwrap();
    let nothing = ends(&call(home.path(), &["zebra", "--text", "--continue"], ""), 0);
    assert!(nothing.contains("There is no match to continue."), "{nothing}");
    ends(&call(home.path(), &["zebra", "--text", "--size", "5"], "a1>b1\na2>b1\nundo\n"), 0);
    let kept = fs::read_to_string(home.path().join("zebra/in_progress/1.ron")).unwrap();
    let record = ZebraRecord::read(&kept).unwrap();
    assert_eq!(record.game.turns().len(), 1, "after every turn, and after taking back");
    // Nonaga's own match in the terminal knows nothing of it.
    let nonaga = ends(&call(home.path(), &["play", "--text", "--continue"], ""), 0);
    assert!(nonaga.contains("There is no match to continue."), "{nonaga}");
    let typed = "resign\nlast\nyes\nresign\nresign\n";
    let told = ends(&call(home.path(), &["zebra", "--text", "--continue"], typed), 0);
    assert!(told.contains("Turn 1, Light: a1>b1"), "{told}");
    assert!(told.contains("There is no question"), "another word takes the question back: {told}");
    assert!(told.contains("Dark resigns, so Light wins.") && told.contains("Saved as"), "{told}");
    assert!(!home.path().join("zebra/in_progress/1.ron").exists());
    let by = ZebraSide::Dark;
    let folder = fs::read_dir(home.path().join("zebra/matches")).unwrap();
    let texts = folder.filter_map(|entry| fs::read_to_string(entry.unwrap().path()).ok());
    let outcomes: Vec<_> =
        texts.filter_map(|text| Some(ZebraRecord::read(&text).ok()?.outcome())).collect();
    assert_eq!(outcomes, [ZebraOutcome::Resigned { by }]);
}

#[test]
fn a_wrong_record_is_shown_as_far_as_it_is_right() {
    let home = tempdir().unwrap();
    let text = r#"(format: "nonaga-zebra", version: 1, date: "2026-11-20T18:30:00Z", size: 4,
        light: (name: "Ada", player: Human), dark: (name: "Bo\u{1b}[2Jb", player: Human),
        turns: ["a1>b1", "a2>a1"], result: Unfinished)"#;
    let checked = ends(&call(home.path(), &["check", "-"], text), 1);
    assert!(checked.contains("turn 2 “a2>a1”: This square is closed for good"), "{checked}");
    assert!(checked.contains("[Closed]"), "{checked}");
    let shown = ends(&call(home.path(), &["show", "-", "--turn", "1"], text), 1);
    assert!(shown.contains("Light: Ada") && shown.contains("[Closed]"), "{shown}");
    assert!(!shown.contains('\u{1b}'), "{shown:?}");
    ends(&call(home.path(), &["show", "-"], text), 1);
}
