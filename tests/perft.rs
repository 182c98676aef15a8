//! Compares the rules with counts on which independent programs agree.

use nonaga::{
    notation::read_setup,
    rules::{HouseRules, Setup, perft},
};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    name: String,
    position: Setup,
    booklet: Vec<u64>,
    at_most_four: Vec<u64>,
    holes_stay_open: Vec<u64>,
}

fn cases() -> Vec<Case> {
    ron::from_str(include_str!("perft.ron")).expect("perft.ron is RON")
}

#[test]
fn perft_matches_the_known_counts() {
    for case in cases() {
        for (rules, counts) in [
            (HouseRules::Booklet, &case.booklet),
            (HouseRules::AtMostFour, &case.at_most_four),
            (HouseRules::HolesStayOpen, &case.holes_stay_open),
        ] {
            let position = case.position.validate(rules).expect(&case.name);
            for (depth, leaves) in (1..).zip(counts) {
                let count = perft(&position, depth).leaves;
                assert_eq!(count, *leaves, "{} under {} at {depth}", case.name, rules.name());
            }
        }
    }
}

/// `perft` counts the last turn without playing it. This test lists and plays each turn.
#[test]
fn counting_the_last_turn_gives_the_number_of_listed_turns() {
    for case in cases() {
        for rules in [HouseRules::Booklet, HouseRules::AtMostFour, HouseRules::HolesStayOpen] {
            let position = case.position.validate(rules).expect(&case.name);
            let turns = position.turns();
            assert_eq!(turns.len() as u64, perft(&position, 1).leaves, "{}", case.name);
            let mut below = 0;
            for turn in &turns {
                let mut next = position.clone();
                next.play_turn(*turn).expect("a listed turn is legal");
                below += if next.due().is_some() { next.turns().len() } else { 1 };
            }
            assert_eq!(below as u64, perft(&position, 2).leaves, "{}", case.name);
        }
    }
}

#[test]
fn a_line_that_ends_with_a_win_is_counted_as_a_win() {
    // One of Red's slides wins.
    let text = "(discs: [(0,0),(1,0),(2,0),(3,0),(4,0),(0,1),(1,1),(2,1),(3,1),(4,1),(0,2),(1,2),(2,2),\
                (3,2),(4,2),(0,3),(1,3),(2,3),(3,3)], red: [(0,0),(1,0),(4,0)], \
                black: [(0,2),(4,1),(3,3)], to_move: Red, locked: None)";
    let position = read_setup(text).expect("RON").validate(HouseRules::Booklet).expect("valid");
    let wins = position.turns().iter().filter(|turn| turn.to_string().ends_with('#')).count();
    assert!(wins > 0);
    assert_eq!(perft(&position, 1).wins, wins as u64);
    // A line that is won stays one leaf at any depth.
    let won_in_two: u64 = position
        .turns()
        .into_iter()
        .map(|turn| {
            let mut next = position.clone();
            next.play_turn(turn).expect("a listed turn is legal");
            if next.due().is_none() { 1 } else { perft(&next, 1).wins }
        })
        .sum();
    assert_eq!(perft(&position, 2).wins, won_in_two);
}

/// These numbers of wins come from the naive rules in `tests/naive`.
#[test]
fn perft_and_the_naive_rules_count_the_same_wins() {
    use HouseRules::{AtMostFour, Booklet, HolesStayOpen};
    for (name, rules, wins) in [
        ("a spread board, black to move", Booklet, 492),
        ("red has no slide, 2", Booklet, 66),
        ("after random play, 2", Booklet, 717),
        ("after random play, 2", AtMostFour, 1212),
        ("after random play, 2", HolesStayOpen, 645),
    ] {
        let case = cases().into_iter().find(|case| case.name == name).expect(name);
        let position = case.position.validate(rules).expect(name);
        assert_eq!(perft(&position, 2).wins, wins, "{name} under {}", rules.name());
    }
}
