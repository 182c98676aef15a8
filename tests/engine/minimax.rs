//! With pruning and reductions turned off, the search finds what plain minimax finds.

use nonaga::{
    engine::{Feature, Limits, Score, Stop, Switches, Thinker},
    rules::{Match, Turn},
};

use super::{
    plain::Plain,
    random::{READINGS, matches},
};

/// The features that change the speed of the search but not its result.
const HARMLESS: [Feature; 5] =
    [Feature::Table, Feature::History, Feature::Plans, Feature::Scout, Feature::Aspiration];

fn searched(thinker: &mut Thinker, game: &Match, depth: u32, switches: Switches) -> (Score, Turn) {
    thinker.set_switches(switches);
    let thought = thinker.think(game, Limits::depth(depth), &Stop::default(), |_| ());
    let thought = thought.expect("the match is not over");
    (thought.score, thought.best)
}

/// The number of positions to search one turn ahead, under each reading of the rules.
const SHALLOW: usize = 1_200;
/// The number of positions to search two turns ahead, under each reading of the rules.
const DEEPER: usize = 12;

fn compare(thinker: &mut Thinker, game: &Match, depth: u32) {
    let all = Plain::new().turns(game.position(), depth);
    let best = all.iter().map(|(score, _)| *score).max().expect("there is always a turn");
    let full = HARMLESS.into_iter().fold(Switches::NONE, Switches::with);
    for switches in [Switches::NONE, full] {
        let (score, turn) = searched(thinker, game, depth, switches);
        assert_eq!(score, best, "{depth} turns ahead in {:?}", game.position().setup());
        assert!(
            all.contains(&(best, turn)),
            "{turn} is not a best turn in {:?}",
            game.position().setup()
        );
    }
}

#[test]
fn one_turn_ahead_the_search_agrees_with_minimax() {
    let mut thinker = Thinker::new(1);
    for rules in READINGS {
        for game in matches(rules, 1).take(SHALLOW) {
            compare(&mut thinker, &game, 1);
        }
    }
}

#[test]
fn two_turns_ahead_the_search_agrees_with_minimax() {
    let mut thinker = Thinker::new(4);
    for rules in READINGS {
        for game in matches(rules, 2).take(DEEPER) {
            compare(&mut thinker, &game, 2);
        }
    }
}

#[test]
fn no_harmless_feature_alone_changes_the_score() {
    let mut thinker = Thinker::new(4);
    for game in matches(READINGS[0], 3).take(60) {
        let (plain, _) = searched(&mut thinker, &game, 2, Switches::NONE);
        for feature in HARMLESS {
            let (score, _) = searched(&mut thinker, &game, 2, Switches::NONE.with(feature));
            assert_eq!(score, plain, "{feature} in {:?}", game.position().setup());
        }
    }
}
