//! The computer as a player: it plays by the rules, stops when told, and gives the same answer to the same
//! question.

use std::{thread, time::Duration};

use nonaga::{
    engine::{Character, Limits, Score, Stop, Thinker, eval::Weights, solve},
    record::Level,
    rules::{HouseRules, Match, Position, Rest, Setup, Slide, Turn},
};
use strum::VariantArray;

use super::random::{READINGS, matches};

/// The number of matches to play under each reading of the rules.
const MATCHES: usize = 170;

/// A match stops after this many turns if neither side has won.
const LONGEST: usize = 60;

/// `Match::play_turn` refuses illegal turns.
#[test]
fn the_computer_never_plays_an_illegal_turn() {
    let mut thinker = Thinker::new(1);
    let mut ended = 0;
    for rules in READINGS {
        for (seed, mut game) in (1..=MATCHES as u64).zip(matches(rules, 7)) {
            thinker.set_seed(seed);
            let level = Level::VARIANTS[seed as usize % Level::VARIANTS.len()];
            for _ in 0..LONGEST {
                let few = Limits::nodes(seed % 97 + 1);
                let Some(thought) = thinker.play_as(&game, level, few, &Stop::default(), |_| ())
                else {
                    break;
                };
                let played = game.play_turn(thought.best);
                assert!(played.is_ok(), "{played:?} in {:?}", game.position().setup());
            }
            ended += usize::from(game.ending().is_some());
        }
    }
    assert!(ended > 2 * MATCHES, "only {ended} matches ended");
}

#[test]
fn the_expected_line_of_play_is_legal() {
    let mut thinker = Thinker::new(4);
    for game in matches(HouseRules::Booklet, 8).take(60) {
        let thought = thinker.think(&game, Limits::depth(3), &Stop::default(), |_| ());
        let thought = thought.expect("the match is not over");
        assert_eq!(thought.line.first(), Some(&thought.best));
        let mut position = game.position().clone();
        for turn in thought.line {
            let played = position.play_turn(turn);
            assert!(played.is_ok(), "{played:?} in {:?}", game.position().setup());
        }
    }
}

#[test]
fn thinking_stops_when_told() {
    let game = Match::new(Position::start(HouseRules::Booklet));
    let mut thinker = Thinker::new(4);
    // Without a limit, the search would take hours.
    for threads in [1, 2] {
        thinker.set_threads(threads);
        let stop = Stop::default();
        let from_elsewhere = stop.clone();
        let ringer = thread::spawn(move || {
            thread::sleep(Duration::from_millis(200));
            from_elsewhere.ring();
        });
        let thought = thinker.think(&game, Limits::NONE, &stop, |_| ()).expect("a legal turn");
        ringer.join().expect("the thread has finished");
        assert!(game.clone().play_turn(thought.best).is_ok());
    }
}

/// Otherwise the answer would be a turn that the computer has not looked at.
#[test]
fn the_first_depth_is_finished_whatever_the_limits_are() {
    let mut thinker = Thinker::new(1);
    let rung = Stop::default();
    rung.ring();
    let tight = [
        (Limits::time(Duration::ZERO), Stop::default()),
        (Limits::nodes(0), Stop::default()),
        (Limits::nodes(1), Stop::default()),
        (Limits { depth: 0, ..Limits::NONE }, Stop::default()),
        (Limits::NONE, rung),
    ];
    for rules in READINGS {
        for (seed, mut game) in (1..).zip(matches(rules, 21).take(60)) {
            if seed % 3 == 0 {
                let slide = game.position().steps()[0];
                game.play(slide).expect("a listed slide is legal");
            }
            let mut ask = |limits, stop: &Stop| {
                let mut depths = Vec::new();
                let thought =
                    thinker.think(&game, limits, stop, |so_far| depths.push(so_far.depth));
                thought.map(|thought| (thought.best, thought.score, thought.line, depths))
            };
            let expected = ask(Limits::depth(1), &Stop::default());
            for (limits, stop) in &tight {
                assert_eq!(ask(*limits, stop), expected, "{limits:?}");
            }
        }
    }
}

/// So the levels play as they did when a limit could end the first depth.
#[test]
fn no_level_needs_more_than_its_own_limit_for_the_first_depth() {
    let mut thinker = Thinker::new(1);
    for (seed, game) in (1..).zip(matches(HouseRules::Booklet, 24).take(300)) {
        thinker.set_seed(seed);
        for level in Level::VARIANTS {
            let Some(limit) = Character::of(*level).limits.nodes else { continue };
            let first = Limits::depth(1);
            let thought = thinker.play_as(&game, *level, first, &Stop::default(), |_| ());
            assert!(thought.expect("the match is not over").nodes < limit, "{level:?}");
        }
    }
}

#[test]
fn a_level_finishes_the_first_depth_too() {
    let mut thinker = Thinker::new(1);
    for (seed, game) in (1..).zip(matches(HouseRules::Booklet, 22).take(60)) {
        for level in Level::VARIANTS {
            thinker.set_seed(seed);
            let mut ask = |limits| {
                let thought = thinker.play_as(&game, *level, limits, &Stop::default(), |_| ());
                thought.map(|thought| (thought.best, thought.score))
            };
            assert_eq!(ask(Limits::nodes(0)), ask(Limits::depth(1)), "{level:?}");
        }
    }
}

#[test]
fn after_the_first_depth_the_search_looks_at_exactly_as_many_positions_as_allowed() {
    let game = Match::new(Position::start(HouseRules::Booklet));
    let mut thinker = Thinker::new(1);
    let mut nodes = |limits| {
        let thought = thinker.think(&game, limits, &Stop::default(), |_| ());
        thought.expect("there is a legal turn").nodes
    };
    let of_first_depth = nodes(Limits::depth(1));
    for limit in [1, of_first_depth - 1, of_first_depth, of_first_depth + 1, 1_000, 12_345] {
        assert_eq!(nodes(Limits::nodes(limit)), limit.max(of_first_depth));
    }
}

#[test]
fn the_order_of_a_positions_lists_changes_nothing() {
    let mut thinker = Thinker::new(1);
    let mut random = fastrand::Rng::with_seed(23);
    for rules in READINGS {
        for game in matches(rules, 23).take(40) {
            let mut answer = |setup: &Setup| {
                let position = setup.validate(rules).expect("the position is valid");
                let (turns, proof) = (position.turns(), solve(&position, 2));
                let game = Match::new(position);
                let few = Limits::nodes(2_000);
                let thought = thinker.think(&game, few, &Stop::default(), |_| ());
                let thought = thought.expect("the match is not over");
                (turns, proof, thought.best, thought.score, thought.line)
            };
            let mut setup = game.position().setup();
            let expected = answer(&setup);
            for _ in 0..3 {
                random.shuffle(&mut setup.discs);
                random.shuffle(&mut setup.red);
                random.shuffle(&mut setup.black);
                assert_eq!(answer(&setup), expected, "{setup:?}");
            }
        }
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let game = Match::new(Position::start(HouseRules::Booklet));
    let ask = |thinker: &mut Thinker, seed, game: &Match| {
        thinker.set_seed(seed);
        let thought = thinker.think(game, Limits::nodes(5_000), &Stop::default(), |_| ());
        let thought = thought.expect("the match is not over");
        (thought.best, thought.score, thought.depth, thought.nodes, thought.line)
    };
    let mut fresh = Thinker::new(4);
    let mut used = Thinker::new(4);
    for other in matches(HouseRules::Booklet, 9).take(20) {
        ask(&mut used, 3, &other);
    }
    for seed in 0..4 {
        assert_eq!(ask(&mut fresh, seed, &game), ask(&mut used, seed, &game));
    }
}

#[test]
fn in_the_middle_of_a_turn_the_computer_keeps_the_slide() {
    let mut thinker = Thinker::new(1);
    for mut game in matches(HouseRules::Booklet, 10).take(100) {
        let slide = game.position().steps()[0];
        game.play(slide).expect("a listed slide is legal");
        if game.ending().is_some() {
            continue;
        }
        let thought = thinker.think(&game, Limits::depth(2), &Stop::default(), |_| ());
        let thought = thought.expect("the match is not over");
        assert_eq!(thought.best.slide, slide.slide());
        let rest = thought.best.steps().nth(1).expect("a relocation or a skip");
        assert!(game.play(rest).is_ok());
    }
}

#[test]
fn a_match_that_is_over_gets_no_answer() {
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    game.agree_on_draw();
    let thought = Thinker::new(1).think(&game, Limits::NONE, &Stop::default(), |_| ());
    assert!(thought.is_none());
}

/// With these weights it is good to be the player to move, so every turn looks bad except the one that
/// draws.
#[test]
fn the_search_scores_a_third_repetition_as_a_draw() {
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    let there_and_back = there_and_back(&game);
    for turn in there_and_back.iter().cycle().take(8) {
        game.play_turn(*turn).expect("the turns are legal each time");
    }
    assert_eq!((game.ending(), game.stood_twice().len()), (None, 4));
    let mut thinker = Thinker::new(1);
    let mut weights = Weights { to_move: 100, of: Default::default() };
    thinker.set_weights(weights.clone());
    let think = |thinker: &mut Thinker| {
        let thought = thinker.think(&game, Limits::depth(1), &Stop::default(), |_| ());
        thought.expect("the match is not over")
    };
    let thought = think(&mut thinker);
    assert_eq!((thought.best, thought.score), (there_and_back[0], Score::EVEN));
    // If other turns are better, the draw is avoided.
    weights.to_move = -100;
    thinker.set_weights(weights);
    let thought = think(&mut thinker);
    assert!(thought.best != there_and_back[0] && thought.score > Score::EVEN);
}

/// Four turns that lead back to the same position.
fn there_and_back(game: &Match) -> [Turn; 4] {
    for first in game.position().turns() {
        let mut after_first = game.clone();
        after_first.play_turn(first).expect("a listed turn is legal");
        for second in after_first.position().turns() {
            let mut after = after_first.clone();
            let turns = [second, back(first), back(second)];
            if turns.iter().all(|turn| after.play_turn(*turn).is_ok()) {
                return [first, second, back(first), back(second)];
            }
        }
    }
    panic!("no such turns were found");
}

fn back(turn: Turn) -> Turn {
    let slide = turn.slide.map(|Slide { from, to }| Slide { from: to, to: from });
    let rest = match turn.rest {
        Rest::Relocation(mut relocation) => {
            std::mem::swap(&mut relocation.from, &mut relocation.to);
            Rest::Relocation(relocation)
        }
        rest => rest,
    };
    Turn { slide, rest }
}
