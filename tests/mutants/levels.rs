//! The computer player: its levels, and its hints.

use nonaga::{
    engine::Stop,
    mutants::{
        MutantEnding, MutantGrid, MutantLevel, MutantMatch, MutantRepeats, MutantSide,
        MutantSolver, MutantStep, MutantWhy, mutant_hint,
    },
};
use strum::VariantArray;

use crate::{rules::played, solve::under_way};

fn play_out(mut game: MutantMatch, levels: [MutantLevel; 2], seed: u64) -> MutantMatch {
    while game.ending().is_none() {
        let level = levels[game.to_move() as usize];
        let thought = level.choose(&game, seed, &Stop::default()).expect("a step");
        game.take(thought.step).expect("a legal step");
    }
    assert_eq!(levels[0].choose(&game, seed, &Stop::default()), None);
    game
}

#[test]
fn levels_play_legal_turns_and_the_same_ones_with_the_same_seed() {
    for grid in MutantGrid::VARIANTS {
        for levels in [
            [MutantLevel::Easy, MutantLevel::Easy],
            [MutantLevel::Easy, MutantLevel::Medium],
            [MutantLevel::Medium, MutantLevel::Easy],
        ] {
            let new = || MutantMatch::to_draw(*grid, MutantRepeats::Refused);
            let played = |seed| play_out(new(), levels, seed);
            assert_eq!(played(1), played(1), "{levels:?}");
            assert_ne!(played(1), played(101), "{levels:?}");
        }
    }
}

#[test]
fn the_stronger_level_wins_most_matches() {
    for [weak, strong] in
        [[MutantLevel::Easy, MutantLevel::Medium], [MutantLevel::Medium, MutantLevel::Master]]
    {
        let mut points = 0;
        for seed in 0..60 {
            let own = MutantSide::BOTH[seed as usize % 2];
            let mut levels = [weak, strong];
            levels.rotate_left(usize::from(own == MutantSide::First));
            let game = play_out(under_way(MutantGrid::Five, 0, seed), levels, seed);
            points += usize::from(game.ending().map(MutantEnding::winner) == Some(own));
        }
        println!("{strong:?} against {weak:?}: {points} of 60");
        assert!(points >= 40, "{strong:?} against {weak:?}: {points} of 60");
    }
}

/// How often the strongest level wins a won position, against each of the levels and against luck.
fn win_what_is_won(tries: usize) {
    let (mut won, mut solver) = (0, MutantSolver::default());
    for seed in 0.. {
        let grid = MutantGrid::VARIANTS[seed as usize % 2];
        let mut game = under_way(grid, seed as usize / 2 % 7, seed);
        let Some(proof) = solver.solve(&game, &Stop::default()) else { continue };
        let own = game.to_move();
        if proof.winner != own {
            continue;
        }
        let mut left = proof.turns;
        let mut dice = fastrand::Rng::with_seed(seed);
        while game.ending().is_none() {
            let step = if game.to_move() == own {
                let thought = MutantLevel::Master.choose(&game, seed, &Stop::default());
                let proof = thought.and_then(|thought| thought.proof).expect("a proof");
                assert!(proof.winner == own && proof.turns <= left, "match {seed}");
                left = proof.turns;
                proof.best
            } else {
                match MutantLevel::VARIANTS.get(dice.usize(..4)) {
                    Some(level) => {
                        level.choose(&game, seed, &Stop::default()).expect("a step").step
                    }
                    None => dice.choice(game.steps()).expect("a step"),
                }
            };
            game.take(step).expect("a legal step");
        }
        assert_eq!(game.ending().map(MutantEnding::winner), Some(own), "match {seed}");
        won += 1;
        if won == tries {
            break;
        }
    }
    println!("{won} of {tries} won");
}

#[test]
fn the_strongest_level_never_loses_a_won_position() {
    win_what_is_won(25);
}

#[test]
#[ignore = "takes minutes"]
fn the_strongest_level_never_loses_one_of_a_thousand_won_positions() {
    win_what_is_won(1_000);
}

/// How many turns of its own the side to move has until the end, circles of the start among them, if both play their best.
fn own_turns(mut game: MutantMatch) -> u32 {
    let (own, mut solver) = (game.to_move(), MutantSolver::default());
    let mut turns = 0;
    while let Some(proof) = solver.solve(&game, &Stop::default()) {
        turns += u32::from(game.to_move() == own);
        game.take(proof.best).expect("a legal step");
    }
    turns
}

#[test]
fn a_hint_says_why() {
    let (mut seen, stop) = ([false; 3], Stop::default());
    for seed in 0..40 {
        let game = under_way(MutantGrid::Five, seed as usize % 9, seed);
        let Some(hint) = mutant_hint(&game, &stop) else {
            assert!(game.ending().is_some());
            continue;
        };
        let MutantStep::Turn(turn) = hint.step else { panic!("{hint:?}") };
        let formed = game.position().and_then(|position| position.shape_after(turn).ok());
        let mut after = game.clone();
        after.take(hint.step).expect("a legal step");
        let (case, shape) = match hint.why {
            MutantWhy::Wins { shape } => {
                assert_eq!(after.ending().map(MutantEnding::winner), Some(game.to_move()));
                (0, shape)
            }
            MutantWhy::WinsIn { shape, turns } => {
                assert!(turns > 1, "or it would win at once");
                assert_eq!(turns, own_turns(game.clone()));
                (1, shape)
            }
            MutantWhy::HoldsOut { shape, turns } => {
                assert_eq!(turns, own_turns(game.clone()));
                (2, shape)
            }
            why => panic!("{why:?}"),
        };
        assert_eq!(formed, Some(shape));
        seen[case] = true;
        assert_eq!(mutant_hint(&game, &stop), Some(hint), "asked twice");
    }
    assert_eq!(seen, [true; 3]);
    let mut game = played("a1 b1 c1 d1 e1", "");
    game.resign(MutantSide::First);
    assert_eq!(mutant_hint(&game, &stop), None);
}

#[test]
fn a_hint_for_a_start_that_is_drawn_says_why() {
    let mut game = MutantMatch::to_draw(MutantGrid::Five, MutantRepeats::Refused);
    let mut solver = MutantSolver::default();
    let mut seen = [false; 2];
    while game.position().is_none() {
        let hint = mutant_hint(&game, &Stop::default()).expect("a hint");
        let proof = solver.solve(&game, &Stop::default()).expect("a proof");
        let wins = proof.winner == game.to_move();
        let turns = own_turns(game.clone());
        let why = if wins {
            MutantWhy::CircleWins { turns }
        } else {
            MutantWhy::CircleHoldsOut { turns }
        };
        assert_eq!((hint.step, hint.why), (proof.best, why));
        seen[usize::from(wins)] = true;
        game.take(hint.step).expect("a circle that may be drawn");
    }
    assert_eq!(seen, [true; 2]);
}
