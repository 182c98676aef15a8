//! The text commands about puzzles, called as people do.

use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use nonaga::{
    notation::read_setup,
    puzzle::{HEADER, Puzzle, PuzzleKind, stock, stocked, write_puzzles, write_turns},
    rules::Turn,
};
use tempfile::tempdir;

use crate::sample;

/// What a call prints to both outputs, and its exit code.
fn call(args: &[&str], input: &str) -> (String, String, Option<i32>) {
    let home = tempdir().expect("a folder");
    call_in(home.path(), args, input)
}

/// The same for a player whose folder this is.
fn call_in(home: &Path, args: &[&str], input: &str) -> (String, String, Option<i32>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_nonaga"))
        .args(args)
        .args(["--lang", "en"])
        .env("NONAGA_HOME", home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(output.stdout), text(output.stderr), output.status.code())
}

fn solve(puzzle: &Puzzle, typed: &[&str]) -> String {
    let (out, err, code) = call(&["puzzle", &puzzle.id], &(typed.join("\n") + "\n"));
    assert_eq!((err.as_str(), code), ("", Some(0)), "{out}");
    assert!(!out.contains('‹'), "{out}");
    out
}

#[test]
fn the_list_has_a_line_for_each_puzzle() {
    let (out, _, code) = call(&["puzzles", "list", "--solutions"], "");
    assert_eq!((code, out.lines().count()), (Some(0), stock().len()));
    let (short, _, _) = call(&["puzzles", "list"], "");
    for ((line, short), known) in out.lines().zip(short.lines()).zip(stock()) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, kind, rating, themes, position, solutions] = fields[..] else { panic!("{line}") };
        assert_eq!((id, kind, themes), (known.id, known.kind.name(), known.themes));
        assert_eq!((rating.parse(), solutions), (Ok(known.rating), known.solutions));
        assert!(read_setup(position).is_ok(), "{position}");
        assert_eq!(short, fields[..5].join("\t"));
    }
}

#[test]
fn a_puzzle_is_solved_in_the_terminal() {
    let puzzle = sample(3, |kind| kind == PuzzleKind::Win2).remove(0);
    let wrong = puzzle.position.turns().into_iter().find(|turn| !puzzle.solutions.contains(turn));
    let wrong = wrong.expect("a wrong turn").to_string();
    let right = puzzle.solutions[0].to_string();
    // Both parts, each as it comes.
    let (slide, disc) = right.split_once(' ').expect("a whole turn");
    let said = solve(&puzzle, &["hint", "hint", "hint", "hint", "no", &wrong, "why", slide, disc]);
    assert!(said.contains("Try again.") && said.contains("There are no more hints"), "{said}");
    assert!(said.contains("Right, that solves it."), "{said}");
    let said = solve(&puzzle, &["resign"]);
    assert!(said.contains(&right), "{said}");
    assert!(solve(&puzzle, &["quit"]).contains("not solved"));
}

/// The rating follows from the first try, whatever comes after it, and what was missed comes again.
#[test]
fn what_comes_of_a_puzzle_is_kept() {
    let home = tempdir().expect("a folder");
    let rating = |said: &str| -> u32 {
        let at = said.split("Your rating: ").nth(1).unwrap_or_else(|| panic!("{said}"));
        at.split('.').next().and_then(|number| number.parse().ok()).expect("a number")
    };
    let practise = |typed: &str| call_in(home.path(), &["puzzle", "--practice"], typed).0;
    let id_of = |said: &str| said["Puzzle ".len()..].split(',').next().expect("an ID").to_owned();
    assert!(call_in(home.path(), &["puzzle", "--again"], "").0.contains("Nothing is due"));
    // A puzzle that is left comes back. It is solved, and then asked for again.
    let first = id_of(&practise("quit\n"));
    let puzzle = stocked(&first).expect("a puzzle of the game");
    let answer = puzzle.solutions.first().map_or_else(|| "no".to_owned(), Turn::to_string);
    let said = practise(&format!("{answer}\n"));
    assert_eq!(id_of(&said), first);
    let solved = rating(&said);
    assert!(solved > 1_000 && said.contains("Days in a row: 1."), "{said}");
    let named = call_in(home.path(), &["puzzle", &first], &format!("{answer}\n")).0;
    assert_eq!(rating(&named), solved, "a puzzle that is asked for by its name says nothing");
    let missed = practise("resign\n");
    assert_ne!(id_of(&missed), first);
    assert!(rating(&missed) < solved, "{missed}");
}

/// Where nothing can be kept, the player is told so once, and can solve the puzzle all the same.
#[test]
fn a_puzzle_can_be_solved_where_nothing_can_be_kept() {
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "no folder").expect("written");
    let puzzle = sample(1, |kind| kind == PuzzleKind::Win2).remove(0);
    let typed = format!("hint\n{}\n", puzzle.solutions[0]);
    let (out, err, code) = call_in(&file, &["puzzle", &puzzle.id], &typed);
    let said = format!("{out}{err}");
    assert!(code == Some(0) && out.contains("Right, that solves it."), "{said}");
    assert_eq!(said.matches("could not be written").count(), 1, "{said}");
}

/// A streak gets harder, and ends with the first mistake. The figures tell of it.
#[test]
fn a_streak_goes_on_until_the_first_mistake() {
    let home = tempdir().expect("a folder");
    let figures = || call_in(home.path(), &["puzzle", "--figures"], "").0;
    assert_eq!(figures(), "You haven’t solved any puzzles yet.\n");
    let mut ratings = Vec::new();
    for solved in 1..=3 {
        // Which puzzle comes is seen without playing. It stays the same.
        let (seen, ..) = call_in(home.path(), &["puzzle", "--streak"], "quit\n");
        let id = seen["Puzzle ".len()..].split(',').next().expect("an ID");
        let puzzle = stocked(id).expect("a puzzle of the game");
        ratings.push(puzzle.rating);
        let right = puzzle.solutions.first().map_or_else(|| "no".to_owned(), Turn::to_string);
        let (said, ..) = call_in(home.path(), &["puzzle", "--streak"], &format!("{right}\nquit\n"));
        assert!(said.contains(&format!("Streak: {solved} in a row")), "{said}");
        assert_eq!(said.matches("Puzzle ").count(), 2, "the next one follows: {said}");
    }
    assert!(ratings.is_sorted(), "{ratings:?}");
    let (said, ..) = call_in(home.path(), &["puzzle", "--streak"], "resign\n");
    assert!(said.ends_with("This ends the streak. Your best: 3.\n"), "{said}");
    let said = figures();
    assert!(said.contains("Solved on the first try: 3 of 4."), "{said}");
    assert!(said.contains("Best streak: 3.") && said.contains("Days in a row: 1."), "{said}");
    let (_, err, code) = call(&["puzzle", "--streak", "--again"], "");
    assert!(code == Some(2) && err.contains("--again"), "{err}");
}

/// A second winning turn is never called wrong.
#[test]
fn every_solution_counts() {
    for puzzle in sample(10, |kind| kind != PuzzleKind::Quiet) {
        for turn in puzzle.solutions.iter().map(Turn::to_string) {
            assert!(solve(&puzzle, &[&turn]).contains("Right, that solves it."), "{}", puzzle.id);
        }
    }
}

#[test]
fn whether_there_is_a_win_can_be_said() {
    let quiet = sample(40, |kind| kind == PuzzleKind::Quiet);
    let find = |has_no_win| quiet.iter().find(|puzzle| puzzle.has_no_win() == has_no_win);
    let (none, win) = (find(true).expect("one without"), find(false).expect("one with a win"));
    assert!(solve(none, &["no"]).contains("Right: there is no win"));
    assert!(solve(win, &["no"]).contains("There is a win."));
}

#[test]
fn a_puzzle_that_is_not_there_is_an_error() {
    let (_, err, code) = call(&["puzzle", "nothere"], "");
    assert_eq!((err.as_str(), code), ("There is no such puzzle.\n", Some(2)));
    let (out, _, code) = call(&["puzzle", "--today"], "");
    assert_eq!(code, Some(0), "{out}");
    let (_, err, code) = call(&["puzzle", "--theme", "lines"], "");
    assert!(code == Some(2) && err.contains("double-threat"), "{err}");
}

#[test]
fn broken_sets_are_explained_and_sound_ones_proven() {
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("mine.puzzles");
    let path = file.to_str().expect("a name");
    let mut puzzles = sample(3, |kind| kind == PuzzleKind::Win2);
    fs::write(&file, write_puzzles(&puzzles)).expect("written");
    for args in [
        &["puzzles", "check", path][..],
        &["check", path],
        &["check", folder.path().to_str().expect("a name")],
    ] {
        let (out, err, code) = call(args, "");
        assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
        assert!(out.contains("3 puzzles, all proven"), "{out}");
    }
    let left_out = puzzles[1].solutions.remove(0);
    fs::write(&file, write_puzzles(&puzzles)).expect("written");
    let (_, err, code) = call(&["check", path], "");
    assert_eq!(code, Some(1));
    let says =
        format!("- line 3: The turn {left_out} solves it too, but is missing. [MissingSolution]");
    assert!(err.contains(&says), "{err}");
    assert!(err.contains(&write_turns(&[left_out])));
    let (_, err, code) = call(&["show", path], "");
    assert!(code == Some(1) && err.contains("set of puzzles"), "{err}");
    fs::write(&file, format!("{HEADER}\nnothing\n")).expect("written");
    assert!(call(&["puzzles", "check", path], "").1.contains("line 2"));
}

#[test]
fn interrupted_work_goes_on_where_it_was() {
    let folder = tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a name").to_owned();
    let make =
        |out: &str| call(&["puzzles", "make", "--seed", "5", "--count", "2", "--out", out], "");
    assert_eq!(make(&path("a")).2, Some(0));
    let whole = fs::read_to_string(path("a")).expect("the set");
    // The set is not written again.
    assert_eq!(make(&path("a")).2, Some(1));
    let part = format!("{HEADER}\n# seed 5, count 2, shard 1/1\n8k7b9y\twin1\t5");
    fs::write(path("b.part"), part).expect("written");
    assert_eq!(make(&path("b")).2, Some(0));
    assert_eq!(fs::read_to_string(path("b")).ok().as_deref(), Some(&*whole));
    assert!(!folder.path().join("b.part").exists());
    fs::write(path("c.part"), format!("{HEADER}\n# seed 6, count 2, shard 1/1\n"))
        .expect("written");
    let (_, err, code) = make(&path("c"));
    assert!(code == Some(1) && err.contains("c.part"), "{err}");
    let bad = call(
        &["puzzles", "make", "--seed", "5", "--count", "2", "--shard", "3/2", "--out", "x"],
        "",
    );
    assert!(bad.2 == Some(2) && bad.1.contains("2/8"), "{}", bad.1);
}
