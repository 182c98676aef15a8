//! `nonaga mutants` as people and programs call it.

use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
};

use nonaga::mutants::{MutantOutcome, MutantRecord, MutantSide};
use tempfile::tempdir;

/// Calls the program with what somebody types.
fn call(home: &Path, args: &[&str], typed: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nonaga"));
    command.args(args).env("NONAGA_HOME", home).current_dir(home);
    if !args.contains(&"--lang") {
        command.args(["--lang", "en"]);
    }
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

const T: &str = "b2 c2 d2 c3 c4";

#[test]
fn a_wrong_call_says_so() {
    let home = tempdir().unwrap();
    for wrong in [
        &["mutants", "--continue"][..],
        &["mutants", "--text", "--first", "god"],
        &["mutants", "--text", "--continue", "--start", "W"],
        &["mutants", "--text", "--continue", "--endless"],
        &["mutants", "perft", "--start", "I"],
        &["mutants", "turns"],
        &["mutants", "turns", "--turn", "1"],
        &["mutants", "solve", "--all", "--start", "I"],
        &["mutants", "dance"],
    ] {
        ends(&call(home.path(), wrong, ""), 2);
    }
}

#[test]
fn a_wrong_start_is_refused_with_its_reason() {
    let home = tempdir().unwrap();
    for (start, reason) in [
        ("Q", "“Q” is not a start."),
        ("a1 b1 c1 d1 zz", "is not a start. A start is"),
        ("a1 b1 c1 d1", "a start has five pegs, not 4"),
        ("a1 b1 c1 d1 a1", "a1 is there twice"),
        ("b1 c1 d1 e1 f1", "the board has no hole f1"),
        ("a1 b1 c1 d1 e2", "the five pegs aren’t connected"),
    ] {
        let told = ends(&call(home.path(), &["mutants", "--text", "--start", start], ""), 2);
        assert!(told.contains(reason), "{start}: {told}");
    }
    let far = ["mutants", "turns", "--endless", "--start", "-a1 -b1 -c1 -d1 -e1"];
    assert!(ends(&call(home.path(), &far, ""), 2).contains("between a1 and e5"));
}

#[test]
fn turns_perft_and_solve_print_the_same_in_every_language() {
    let home = tempdir().unwrap();
    let answer = |args: &[&str]| {
        let [english, french] = ["en", "fr"].map(|language| {
            let args = [&["mutants"], args, &["--lang", language]].concat();
            ends(&call(home.path(), &args, ""), 0)
        });
        assert_eq!(english, french);
        english
    };
    let line = "a1 b1 c1 d1 e1";
    assert_eq!(answer(&["perft", "--depth", "3", "--start", line]), "1 8\n2 62\n3 418\n");
    assert_eq!(answer(&["perft", "--depth", "3", "--start", T]), "1 23\n2 354\n3 3822\n");
    // Circles of a start that is drawn count, too: 25 first ones, and 80 pairs that touch, in both orders.
    assert_eq!(answer(&["perft", "--depth", "2", "--start", "draw"]), "1 25\n2 80\n");
    let turns = answer(&["turns", "--start", T]);
    assert_eq!((turns.lines().count(), turns.lines().next()), (23, Some("b2>c1")));
    let endless = answer(&["turns", "--endless", "--start", line]);
    assert!(endless.contains("e1>a-1\n"), "{endless}");
    assert_eq!(answer(&["turns", "--start", "draw"]).lines().count(), 25);
    let solved = answer(&["solve", "--start", T]);
    assert!(solved.starts_with("second wins in 10: "), "{solved}");
    let lots = ["7", "7", "8"].map(|seed| answer(&["turns", "--start", "lot", "--seed", seed]));
    assert!(lots[0] == lots[1] && lots[0] != lots[2]);
    let all = answer(&["solve", "--all"]);
    assert_eq!(all.lines().count(), 82);
    assert!(all.contains("I a1 b1 c1 d1 e1: second wins in 10: "), "{all}");
}

#[test]
fn a_match_between_computers_is_played_to_its_end_and_saved() {
    let home = tempdir().unwrap();
    let start = ["mutants", "--text", "--start", "draw"];
    let args = [&start[..], &["--first", "easy", "--second", "master"]].concat();
    let told = ends(&call(home.path(), &args, ""), 0);
    for said in ["Player 1 puts a peg in ", "Player 2 plays ", "can force a win", "Saved as "] {
        assert!(told.contains(said), "{said}: {told}");
    }
    let mut files = fs::read_dir(home.path().join("mutants/matches")).unwrap();
    let file = files.find_map(|file| {
        Some(file.ok()?.path()).filter(|file| file.extension().is_some_and(|e| e == "ron"))
    });
    let file = file.expect("a record");
    let record = MutantRecord::read(&fs::read_to_string(&file).unwrap()).unwrap();
    assert_ne!(record.outcome(), MutantOutcome::Unfinished);
    assert_eq!(record.game.drawn().len(), 5);

    let file = file.to_str().unwrap();
    let checked = ends(&call(home.path(), &["check", file], ""), 0);
    assert!(checked.contains("ok, Mutant pentominoes on 5×5, "), "{checked}");
    let shown = ends(&call(home.path(), &["show", file, "--turn", "1"], ""), 0);
    assert!(shown.contains("After turn 1 of") && shown.contains("Player 1 to move."), "{shown}");
    assert!(shown.contains("Formed so far: "), "{shown}");
    let turns = record.game.turns().len().to_string();
    for (turn, said) in [(turns.as_str(), " has won\n"), ("0", " wins in ")] {
        let args = ["mutants", "solve", "--match", file, "--turn", turn];
        let solved = ends(&call(home.path(), &args, ""), 0);
        assert!(solved.contains(said), "{solved}");
    }
    for args in [&["show", file, "--position"][..], &["show", file, "--rules", "booklet"]] {
        assert!(ends(&call(home.path(), args, ""), 2).contains("Mutant pentominoes"));
    }
    ends(&call(home.path(), &["show", file, "--turn", "9999"], ""), 2);
}

#[test]
fn refusals_are_told_with_their_reason_and_change_nothing() {
    let home = tempdir().unwrap();
    let typed = "a1>a2\nc4>d3\nb2>c4\nb2>c3\nb2>f3\nb2>a5\nd3>b3\nc3>d1\nwhy\nwhy c3>c1\nfly\n\
        moves zz\nmoves a1\nd3\n5>6\npieces\nhint\nwhy\nhelp\nrules\nboard\n";
    let args = ["mutants", "--text", "--start", T];
    let told = ends(&call(home.path(), &args, typed), 0);
    for reason in [
        "There is no peg to take out here (a1).",
        "Player 1 plays c4>d3 and forms the P",
        "This hole is closed for the rest of the match (c4).",
        "There is already a peg here (c3).",
        "The board has no hole f3: it goes from a1 to e5.",
        "The five pegs would no longer be connected (a5).",
        "That is the P again",
        "The T was already there at the start.",
        "“fly” means nothing here.",
        "“zz” is not a hole.",
        "It doesn’t begin with the name of a hole.",
        "Pegs: b2, c2, d2, c3 and d3",
        "Closed holes: c4",
        "T: there at the start",
        "P: formed on turn 1",
        "Now the P. Formed so far: T and P.",
        "Still to form: F, I, L, N, U, V, W, X, Y and Z.",
        "Each shape may be formed once",
    ] {
        assert!(told.contains(reason), "{reason}: {told}");
    }
    let kept = fs::read_to_string(home.path().join("mutants/in_progress/1.ron")).unwrap();
    assert_eq!(MutantRecord::read(&kept).unwrap().game.turns().len(), 1);
    assert!(told.contains("To continue it: nonaga mutants --text --continue"), "{told}");
}

#[test]
fn a_start_is_drawn_in_turns_kept_and_continued() {
    let home = tempdir().unwrap();
    let nothing = ends(&call(home.path(), &["mutants", "--text", "--continue"], ""), 0);
    assert!(nothing.contains("There is no match to continue."), "{nothing}");
    let args = ["mutants", "--text", "--start", "draw", "--no-board"];
    let told = ends(&call(home.path(), &args, "c3>c4\nf1\nc3\nd4\nc4\nmoves\n"), 0);
    for said in [
        "First set up the starting shape. 5 pegs are missing",
        "The board has no hole f1",
        "Player 1 puts a peg in c3",
        "every peg must be right beside another one, not just diagonally (d4).",
        "Player 1 puts in peg 3 of 5 for the start.",
        "  c2  b3  d3  b4  d4  c5",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
    let kept = home.path().join("mutants/in_progress/1.ron");
    let record = MutantRecord::read(&fs::read_to_string(&kept).unwrap()).unwrap();
    assert_eq!(record.game.drawn().len(), 2, "after every circle");
    let typed =
        "undo\nundo\nc3\nc4\nd4\nd5\ne5\na1\nlast\nundo\ne5\nresign\nlast\nyes\nresign\nyes\n";
    let told = ends(&call(home.path(), &["mutants", "--text", "--continue"], typed), 0);
    for said in [
        "Peg 2, Player 2: c4",
        "Taken back: peg 2, Player 2: c4",
        "Player 1 plays e5 and forms the W",
        "Player 2 to move.",
        "Taken back: peg 5, Player 1: e5",
        "There is no question",
        "Player 2 resigns, so Player 1 wins.",
        "Saved as ",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
    assert!(!kept.exists());
    let folder = fs::read_dir(home.path().join("mutants/matches")).unwrap();
    let texts = folder.filter_map(|entry| fs::read_to_string(entry.unwrap().path()).ok());
    let outcomes: Vec<_> =
        texts.filter_map(|text| Some(MutantRecord::read(&text).ok()?.outcome())).collect();
    assert_eq!(outcomes, [MutantOutcome::Resigned { by: MutantSide::Second }]);
    // The other games know nothing of it.
    let zebra = ends(&call(home.path(), &["zebra", "--text", "--continue"], ""), 0);
    assert!(zebra.contains("There is no match to continue."), "{zebra}");
}

#[test]
fn by_the_house_rule_a_repeated_shape_loses() {
    let home = tempdir().unwrap();
    let args = ["mutants", "--text", "--start", T, "--repeats-lose"];
    let told = ends(&call(home.path(), &args, "rules\nc4>d3\nc3>d1\n"), 0);
    for said in [
        "House rule: whoever forms a shape again loses.",
        "Player 2 has formed the T again, though it was already there at the start, so Player 1 wins.",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
}

#[test]
fn a_wrong_record_is_shown_as_far_as_it_is_right() {
    let home = tempdir().unwrap();
    let text = r#"(format: "nonaga-mutants", version: 1, date: "2026-11-20T18:30:00Z", grid: Five,
        repeats: Refused, first: (name: "Ada", player: Human),
        second: (name: "Bo\u{1b}[2Jb", player: Human), opening: Chosen, start: "b2 c2 d2 c3 c4",
        turns: ["c4>d3", "c3>d1"], result: Unfinished)"#;
    let checked = ends(&call(home.path(), &["check", "-"], text), 1);
    assert!(checked.contains("turn 2 “c3>d1”: The T was already there at the start."), "{checked}");
    assert!(checked.contains("[FormedBefore]"), "{checked}");
    let shown = ends(&call(home.path(), &["show", "-", "--turn", "1"], text), 1);
    assert!(shown.contains("Player 1: Ada") && shown.contains("[FormedBefore]"), "{shown}");
    assert!(!shown.contains('\u{1b}'), "{shown:?}");
    ends(&call(home.path(), &["show", "-"], text), 1);
}
