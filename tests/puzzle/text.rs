//! Puzzles as text.

use nonaga::puzzle::{
    HEADER, PuzzleFault, PuzzleKind, canonical, puzzle_lines, read_board, read_puzzles, stock,
    write_board, write_puzzle, write_puzzles,
};

use crate::sample;

#[test]
fn every_line_of_the_game_is_read_and_written() {
    let file = include_str!("../../levels/puzzles/nonaga.puzzles");
    let puzzles = read_puzzles(file).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(puzzles.len(), stock().len());
    assert_eq!(write_puzzles(&puzzles), file);
    assert!(file.len() < 1_500_000);
    let are_sorted = puzzles.is_sorted_by_key(|puzzle| (puzzle.kind, puzzle.rating));
    assert!(are_sorted);
}

#[test]
fn a_board_is_read_as_it_is_written() {
    for puzzle in sample(50, |_| true) {
        let setup = puzzle.position.setup();
        let board = write_board(&setup);
        let read = read_board(&board).unwrap_or_else(|fault| panic!("{board}: {fault:?}"));
        assert_eq!(write_board(&read), board);
        assert_eq!(canonical(&read), setup);
    }
}

#[test]
fn a_broken_line_is_explained() {
    let puzzle = sample(1, |kind| kind == PuzzleKind::Win2).remove(0);
    let line = write_puzzle(&puzzle);
    let fields: Vec<&str> = line.split('\t').collect();
    let with = |at: usize, field: &str| {
        let mut fields = fields.clone();
        fields[at] = field;
        fields.join("\t")
    };
    let fault = |line: &str| {
        let error = read_puzzles(&format!("{HEADER}\n# a comment\n\n{line}\n")).expect_err(line);
        assert_eq!(error.line, 4);
        error.fault.name()
    };
    assert_eq!(fault("abc"), "FieldCount");
    assert_eq!(fault(&(line.clone() + "\t")), "FieldCount");
    assert_eq!(fault(&with(1, "win9")), "UnknownKind");
    assert_eq!(fault(&with(2, "hard")), "NoRating");
    assert_eq!(fault(&with(3, "line,lines")), "UnknownTheme");
    assert_eq!(fault(&with(0, "zzzzzz")), "WrongId");
    assert_eq!(fault(&with(4, "RoX")), "BadLetter");
    assert_eq!(fault(&with(4, "RRR/BBB")), "Position");
    assert_eq!(fault(&with(4, &format!("/{}", fields[4]))), "NotFirstView");
    assert_eq!(fault(&with(5, "2,0>")), "TurnForm");
    let no_header = read_puzzles(&line).expect_err("no header");
    assert_eq!((no_header.line, no_header.fault), (1, PuzzleFault::NoHeader));
    assert_eq!(puzzle_lines("").filter(Result::is_err).count(), 1);
    assert_eq!(read_puzzles(&format!("{HEADER}\n")), Ok(Vec::new()));
}
