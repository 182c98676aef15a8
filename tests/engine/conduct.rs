//! How the computer behaves as a player: it plays by the rules, stops when told, and answers the same
//! when asked the same.

use std::{thread, time::Duration};

use nonaga::{
    engine::{Limits, Score, Stop, Thinker, eval::Weights},
    record::Level,
    rules::{HouseRules, Match, Position, Rest, Slide, Turn},
};
use strum::VariantArray;

use super::random::{READINGS, matches};

/// How many matches are played under each reading of the rules.
const MATCHES: usize = 170;

/// Matches stop here, if neither side wins.
const LONGEST: usize = 60;

/// The match itself refuses a turn that is not legal.
#[test]
fn it_never_plays_an_illegal_turn() {
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
    assert!(ended > 2 * MATCHES, "only {ended} matches came to an end");
}

#[test]
fn the_line_it_foresees_can_be_played() {
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
fn it_stops_at_once_when_told() {
    let game = Match::new(Position::start(HouseRules::Booklet));
    let mut thinker = Thinker::new(4);
    let rung = Stop::default();
    rung.ring();
    let thought = thinker.think(&game, Limits::NONE, &rung, |_| panic!("no depth was finished"));
    let thought = thought.expect("there is something to play");
    assert_eq!(thought.depth, 0);
    assert!(game.clone().play_turn(thought.best).is_ok());

    // Without a limit it would go on for hours.
    for threads in [1, 2] {
        thinker.set_threads(threads);
        let stop = Stop::default();
        let from_elsewhere = stop.clone();
        let ringer = thread::spawn(move || {
            thread::sleep(Duration::from_millis(200));
            from_elsewhere.ring();
        });
        let thought = thinker.think(&game, Limits::NONE, &stop, |_| ()).expect("something to play");
        ringer.join().expect("it rings");
        assert!(game.clone().play_turn(thought.best).is_ok());
    }
}

#[test]
fn it_looks_at_no_more_positions_than_it_may() {
    let game = Match::new(Position::start(HouseRules::Booklet));
    let mut thinker = Thinker::new(1);
    for nodes in [1, 2, 100, 1_000, 12_345] {
        let thought = thinker.think(&game, Limits::nodes(nodes), &Stop::default(), |_| ());
        let thought = thought.expect("there is something to play");
        assert_eq!(thought.nodes, nodes);
    }
}

#[test]
fn it_answers_the_same_when_asked_the_same() {
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
fn in_the_middle_of_a_turn_it_goes_on_from_the_slide() {
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
        let rest = thought.best.steps().nth(1).expect("a relocation, or that it is skipped");
        assert!(game.play(rest).is_ok());
    }
}

#[test]
fn when_the_match_is_over_it_has_nothing_to_say() {
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    game.agree_on_draw();
    let thought = Thinker::new(1).think(&game, Limits::NONE, &Stop::default(), |_| ());
    assert!(thought.is_none());
}

/// To have the move is bad by these weights, so that all turns are about as bad as each other but for
/// the one that draws.
#[test]
fn it_knows_what_position_would_stand_for_the_third_time() {
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    let there_and_back = there_and_back(&game);
    for turn in there_and_back.iter().cycle().take(8) {
        game.play_turn(*turn).expect("legal as often as it is played");
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
    // Where anything else is better, it is not played.
    weights.to_move = -100;
    thinker.set_weights(weights);
    let thought = think(&mut thinker);
    assert!(thought.best != there_and_back[0] && thought.score > Score::EVEN);
}

/// Four turns after which everything lies where it lay.
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
    panic!("there is always a way there and back");
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
