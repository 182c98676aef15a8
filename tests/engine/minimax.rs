//! With what it leaves out switched off, the search finds what plain minimax finds.

use nonaga::{
    engine::{Feature, Limits, Score, Stop, Switches, Thinker},
    rules::{Match, Turn},
};

use super::{
    plain::Plain,
    random::{READINGS, matches},
};

/// What changes only how fast the search is, not what it finds.
const HARMLESS: [Feature; 5] =
    [Feature::Table, Feature::History, Feature::Plans, Feature::Scout, Feature::Aspiration];

fn searched(thinker: &mut Thinker, game: &Match, depth: u32, switches: Switches) -> (Score, Turn) {
    thinker.set_switches(switches);
    let thought = thinker.think(game, Limits::depth(depth), &Stop::default(), |_| ());
    let thought = thought.expect("the match is not over");
    (thought.score, thought.best)
}

/// How many positions of each reading are searched one turn deep, with how many turns at most, and how
/// many two turns.
const SHALLOW: usize = 1_200;
const DEEPER: usize = 12;

fn compare(thinker: &mut Thinker, game: &Match, depth: u32) {
    let all = Plain::new().turns(game.position(), depth);
    let best = all.iter().map(|(score, _)| *score).max().expect("there is always a turn");
    let full = HARMLESS.into_iter().fold(Switches::NONE, Switches::with);
    for switches in [Switches::NONE, full] {
        let (score, turn) = searched(thinker, game, depth, switches);
        assert_eq!(score, best, "{depth} turns ahead in {:?}", game.position().setup());
        assert!(all.contains(&(best, turn)), "{turn} is not best in {:?}", game.position().setup());
    }
}

#[test]
fn one_turn_ahead_it_finds_what_minimax_finds() {
    let mut thinker = Thinker::new(1);
    for rules in READINGS {
        for game in matches(rules, 1).take(SHALLOW) {
            compare(&mut thinker, &game, 1);
        }
    }
}

#[test]
fn two_turns_ahead_it_finds_what_minimax_finds() {
    let mut thinker = Thinker::new(4);
    for rules in READINGS {
        for game in matches(rules, 2).take(DEEPER) {
            compare(&mut thinker, &game, 2);
        }
    }
}

/// Each feature alone changes nothing of what is found.
#[test]
fn no_harmless_feature_changes_the_score() {
    let mut thinker = Thinker::new(4);
    for game in matches(READINGS[0], 3).take(60) {
        let (plain, _) = searched(&mut thinker, &game, 2, Switches::NONE);
        for feature in HARMLESS {
            let (score, _) = searched(&mut thinker, &game, 2, Switches::NONE.with(feature));
            assert_eq!(score, plain, "{feature} in {:?}", game.position().setup());
        }
    }
}
