//! The computer as a player: it plays by the rules, stops when told, and gives the same answer to the same
//! question.

use std::{thread, time::Duration};

use nonaga::{
    engine::{Limits, Score, Stop, Thinker, eval::Weights},
    record::Level,
    rules::{HouseRules, Match, Position, Rest, Slide, Turn},
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
fn thinking_stops_at_once_when_told() {
    let game = Match::new(Position::start(HouseRules::Booklet));
    let mut thinker = Thinker::new(4);
    let rung = Stop::default();
    rung.ring();
    let thought = thinker.think(&game, Limits::NONE, &rung, |_| panic!("no depth was finished"));
    let thought = thought.expect("there is a legal turn");
    assert_eq!(thought.depth, 0);
    assert!(game.clone().play_turn(thought.best).is_ok());

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

#[test]
fn the_search_looks_at_exactly_as_many_positions_as_allowed() {
    let game = Match::new(Position::start(HouseRules::Booklet));
    let mut thinker = Thinker::new(1);
    for nodes in [1, 2, 100, 1_000, 12_345] {
        let thought = thinker.think(&game, Limits::nodes(nodes), &Stop::default(), |_| ());
        let thought = thought.expect("there is a legal turn");
        assert_eq!(thought.nodes, nodes);
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
