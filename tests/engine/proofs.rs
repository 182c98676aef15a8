//! With all features on, a finished depth has missed no win and no loss, at the start of a turn or in the
//! middle of one.

use nonaga::{
    engine::{Feature, Limits, Proof, Score, Stop, Switches, Thinker, Thought, solve},
    rules::{HouseRules, Match, Position, Turn},
};

use super::{
    after::{after, after_each_turn},
    random::{READINGS, matches},
};

/// For each depth, the number of positions to check under each reading of the rules.
const POSITIONS: [(u32, usize); 4] = [(1, 300), (2, 200), (3, 80), (4, 20)];

#[test]
fn a_finished_depth_has_missed_no_win_and_no_loss() {
    let mut thinker = Thinker::new(4);
    let (mut won, mut lost) = (0, 0);
    for (depth, count) in POSITIONS {
        for rules in READINGS {
            for game in matches(rules, u64::from(depth)).take(count) {
                let score = check(&mut thinker, &game, depth);
                won += u32::from(score.wins_in().is_some_and(|n| n > 1));
                lost += u32::from(score.loses_in().is_some());
            }
        }
    }
    assert!(won > 50 && lost > 5, "too few cases: {won} won, {lost} lost");
}

#[test]
fn nothing_is_missed_in_the_middle_of_a_turn() {
    let mut thinker = Thinker::new(4);
    let (mut won, mut lost) = (0, 0);
    for (depth, count) in POSITIONS {
        for rules in READINGS {
            for mut game in matches(rules, u64::from(depth)).take(count) {
                let slide = game.position().steps()[0];
                game.play(slide).expect("a listed step is legal");
                if game.ending().is_none() {
                    let score = check(&mut thinker, &game, depth);
                    won += u32::from(score.wins_in().is_some());
                    lost += u32::from(score.loses_in().is_some());
                }
            }
        }
    }
    assert!(won > 20 && lost > 20, "too few cases: {won} won, {lost} lost");
}

fn think(thinker: &mut Thinker, game: &Match, depth: u32) -> Thought {
    let thought = thinker.think(game, Limits::depth(depth), &Stop::default(), |_| ());
    thought.expect("the match is not over")
}

fn check(thinker: &mut Thinker, game: &Match, depth: u32) -> Score {
    let position = game.position();
    let thought = think(thinker, game, depth);
    let what = || format!("{depth} turns ahead, {} in {:?}", thought.score, position.setup());
    if let Some(Proof { turns, .. }) = solve(position, depth.div_ceil(2)) {
        assert_eq!(thought.score, Score::win(turns), "{}", what());
        if turns > 1 {
            assert_eq!(loss_after(position, thought.best, turns - 1), Score::loss(turns - 1));
        }
        return thought.score;
    }
    // A win beyond that range must be real too, though perhaps not the quickest.
    if let Some(n) = thought.score.wins_in() {
        assert!(solve(position, n).is_some(), "{}", what());
    }
    let within = depth / 2;
    let wins = after_each_turn(position).map(|(_, after)| quickest_win(&after, within));
    if let Some(turns) = wins.collect::<Option<Vec<u32>>>() {
        // Every turn loses, so the best one holds out longest.
        let longest = turns.into_iter().max().expect("there is always a turn");
        assert_eq!(thought.score, Score::loss(longest), "{}", what());
    } else {
        assert!(thought.score.loses_in().is_none_or(|n| n > within), "{}", what());
        let win = quickest_win(&after(position, thought.best), within);
        assert_eq!(win, None, "{} loses: {}", thought.best, what());
    }
    thought.score
}

/// The depth of the search in the matches below.
const MISSED_AT: u32 = 4;
/// Matches after which the search without the proof plays a turn that loses within its depth, because it
/// skips the relocation that shows the loss. The last match ends in the middle of a turn.
const MISSED: [&str; 8] = [
    "-2,2>1,-1 1,1>-1,3; 0,2>0,-1 -2,1>0,3; 1,-1>1,-2 0,2>1,1; -2,0>1,0 -2,0>2,-3",
    "2,0>-1,0 1,-2>-3,1; 2,-2>-1,1 -1,-1>-2,3; -2,2>-2,1 2,-1>-1,3; 0,2>0,-1 2,-2>-3,0",
    "0,-2>-1,-1 -2,1>3,-1; 2,-2>-1,1 2,-2>-2,-1; -1,-1>0,-2 3,-1>2,1; 0,2>0,-1 0,2>-2,1",
    "2,0>-1,0 -1,2>-3,2; 2,-2>-1,1 2,-1>-1,-2; -2,2>-2,1 1,1>1,-3; -2,0>-1,-1 -2,0>-1,2; 0,-2>0,1 2,-2>2,-3",
    "2,0>-1,0 1,-2>1,2; -2,0>-1,-1 -2,1>-1,-2; 0,-2>0,1 2,0>-2,1; 2,-2>-1,1 -1,2>-2,-1; -2,2>-2,-1 -2,2>-2,-2",
    "2,0>1,1 -1,-1>-2,3; 0,2>0,-1 0,2>2,1; -2,2>1,-1 1,-2>3,0; -2,0>-2,3 2,1>-1,3; 1,1>1,0 -2,2>-1,-1; -2,3>0,1 3,0>3,-2",
    "2,0>2,-1 2,0>2,-3; 0,2>1,1 -1,2>1,2; 0,-2>-1,-1 2,-3>2,1; 2,-2>-1,1 2,-2>-3,1; 2,-1>0,1 0,-2>0,3; -2,0>1,0 -2,0>-1,2",
    "2,0>-1,0 -2,1>-1,3; 2,-2>-1,1 2,-1>-1,-2; -2,2>-1,2 2,0>0,3; 0,2>0,-1 1,-2>-2,1; -1,2>-2,2",
];

#[test]
fn the_proof_finds_losses_that_the_search_misses() {
    let mut thinker = Thinker::new(4);
    let mut missed = 0;
    for turns in MISSED {
        let mut game = Match::new(Position::start(HouseRules::Booklet));
        for turn in turns.split("; ") {
            let turn = turn.parse().expect("the text is a turn");
            game.play_turn(turn).expect("the turn is legal");
        }
        let mut loses = |switches| {
            thinker.set_switches(switches);
            let best = think(&mut thinker, &game, MISSED_AT).best;
            quickest_win(&after(game.position(), best), MISSED_AT / 2).is_some()
        };
        let all_lose = after_each_turn(game.position())
            .all(|(_, after)| quickest_win(&after, MISSED_AT / 2).is_some());
        missed += usize::from(loses(Switches::ALL.without(Feature::Proof)) && !all_lose);
        assert!(!loses(Switches::ALL) || all_lose, "after {turns}");
    }
    // If the search changes and misses other losses, this test needs other matches.
    assert!(missed > MISSED.len() / 2, "without the proof, the search misses only {missed}");
}

/// The number of turns that the player to move needs to force a win, if at most `within`.
fn quickest_win(position: &Position, within: u32) -> Option<u32> {
    solve(position, within).map(|proof| proof.turns)
}

/// The score for the opponent after the first turn of a forced win.
fn loss_after(position: &Position, turn: Turn, within: u32) -> Score {
    let longest = after_each_turn(&after(position, turn))
        .map(|(_, next)| quickest_win(&next, within).expect("no reply holds out longer"));
    Score::loss(longest.max().expect("there is always a turn"))
}
