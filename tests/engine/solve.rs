//! Forced wins: the solver misses none, and claims none that a defence refutes.

use nonaga::{
    engine::{Proof, solve, threat},
    rules::{HouseRules, Position, Setup, Side, Step},
};

use super::{after::after_each_turn, random::READINGS, random_play::positions};

/// The number of random positions to solve under each reading of the rules.
const POSITIONS: usize = 350;

/// The winning slides, found by playing every slide.
fn winning_slides(position: &Position) -> impl Iterator<Item = Step> {
    let mut next = position.clone();
    let wins = move |step: &Step| {
        let undo = next.play_unchecked(*step);
        let wins = next.due().is_none();
        next.undo(undo);
        wins
    };
    position.steps().into_iter().filter(wins)
}

fn wins_at_once(position: &Position) -> bool {
    winning_slides(position).next().is_some()
}

/// Whether the player to move can force a win within a number of turns, by definition: after some turn of
/// theirs, the opponent has no defence.
fn wins(position: &Position, within: u32) -> bool {
    wins_at_once(position)
        || within > 1 && after_each_turn(position).any(|(_, next)| loses(&next, within - 1))
}

/// Whether the opponent can force a win within a number of turns against every defence.
fn loses(position: &Position, within: u32) -> bool {
    !wins_at_once(position) && after_each_turn(position).all(|(_, next)| wins(&next, within))
}

#[test]
fn threats_are_the_slides_that_win() {
    for rules in READINGS {
        for position in positions(rules).take(POSITIONS) {
            let found = threat::winning_slides(&position, position.to_move()).len();
            assert_eq!(found, winning_slides(&position).count(), "{:?}", position.setup());
            // A side with a winning slide can win on some board, namely on this one.
            for side in Side::BOTH {
                let threatens = threat::winning_slide(&position, side).is_some();
                assert!(!threatens || threat::could_win_on_some_board(&position, side));
            }
        }
    }
}

#[test]
fn the_solver_finds_the_same_wins_in_two_as_brute_force() {
    let (mut won, mut not_won) = (0, 0);
    for rules in READINGS {
        for position in positions(rules).take(POSITIONS) {
            let is_won = wins(&position, 2);
            assert_eq!(solve(&position, 2).is_some(), is_won, "{:?}", position.setup());
            *(if is_won { &mut won } else { &mut not_won }) += 1;
        }
    }
    assert!(won > 100 && not_won > 100, "too few cases: {won} won, {not_won} not");
}

#[test]
fn a_claimed_win_is_the_quickest_and_holds_against_every_defence() {
    let mut checked = 0;
    for position in positions(HouseRules::Booklet).take(POSITIONS) {
        let Some(Proof { turns, first }) = solve(&position, 2) else { continue };
        assert!(turns == 1 || !wins_at_once(&position));
        let mut next = position.clone();
        next.play_turn(first).expect("the first turn of a proof is legal");
        if turns == 1 {
            assert_eq!(next.won().map(|(side, ..)| side), Some(position.to_move()));
        } else {
            assert!(loses(&next, turns - 1), "{first} in {:?}", position.setup());
            checked += 1;
        }
    }
    assert!(checked > 5, "too few wins in two: {checked}");
}

/// After the first turn of a win in 3, every reply leaves a win in 2. The tests above compare those with
/// brute force.
#[test]
fn a_win_in_three_holds_against_every_defence() {
    const WINS: usize = 12;
    let mut checked = 0;
    for position in positions(HouseRules::Booklet) {
        let Some(Proof { turns: 3, first }) = solve(&position, 3) else { continue };
        let mut next = position.clone();
        next.play_turn(first).expect("the first turn of a proof is legal");
        assert!(!wins_at_once(&next), "{first} in {:?}", position.setup());
        for (reply, after) in after_each_turn(&next) {
            assert!(solve(&after, 2).is_some(), "{first} {reply} in {:?}", position.setup());
        }
        checked += 1;
        if checked == WINS {
            break;
        }
    }
}

/// In the middle of a turn, there is a win in two if some relocation leaves the opponent no defence.
#[test]
fn the_solver_agrees_with_brute_force_in_the_middle_of_a_turn() {
    let (mut won, mut not_won) = (0, 0);
    for rules in READINGS {
        for mut position in positions(rules).take(POSITIONS) {
            let slide = position.steps()[0];
            position.play(slide).expect("a listed step is legal");
            if position.due().is_none() {
                continue;
            }
            let after = |step: Step| {
                let mut next = position.clone();
                next.play(step).expect("a listed step is legal");
                next
            };
            let is_won = position.steps().into_iter().any(|step| loses(&after(step), 1));
            let proof = solve(&position, 2);
            assert_eq!(proof.is_some(), is_won, "{:?} after {slide:?}", position.setup());
            if let Some(Proof { turns, first }) = proof {
                let rest = first.steps().last().expect("the rest of the turn");
                assert!(turns == 2 && loses(&after(rest), 1), "{first} in {:?}", position.setup());
            }
            *(if is_won { &mut won } else { &mut not_won }) += 1;
        }
    }
    assert!(won > 20 && not_won > 100, "too few cases: {won} won, {not_won} not");
}

#[test]
fn the_start_has_no_win_in_two_and_a_won_match_has_no_proof() {
    let start = Position::start(HouseRules::Booklet);
    assert_eq!(solve(&start, 2), None);

    // The token on 2,-1 slides up to the other two.
    let setup =
        Setup { red: vec![(0, -2).into(), (0, -1).into(), (2, -1).into()], ..Setup::start() };
    let mut position = setup.validate(HouseRules::Booklet).expect("valid");
    let proof = solve(&position, 2).expect("a win at once");
    assert_eq!((proof.turns, proof.first.to_string().as_str()), (1, "2,-1>1,-1#"));
    position.play_turn(proof.first).expect("legal");
    assert_eq!(position.won().map(|(side, ..)| side), Some(Side::Red));
    assert_eq!(solve(&position, 1), None);
}
