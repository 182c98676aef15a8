//! The levels: what they overlook, and that higher levels are stronger.

use nonaga::{
    engine::{
        Character, Limits, Stop, Thinker, solve,
        tournament::{Contender, Tally, compete, openings},
    },
    record::Level,
    rules::{HouseRules, Match, Rest},
};
use strum::VariantArray;

use super::random::matches;

/// The number of these matches that a level wins with its next slide.
fn wins_taken(level: Level, matches: &[Match]) -> usize {
    let mut thinker = Thinker::new(1);
    let mut taken = 0;
    for (seed, game) in (1..).zip(matches) {
        thinker.set_seed(seed);
        let thought = thinker.play_as(game, level, Limits::nodes(500), &Stop::default(), |_| ());
        taken += usize::from(thought.expect("the match is not over").best.rest == Rest::Won);
    }
    taken
}

#[test]
fn only_the_weakest_level_misses_an_immediate_win() {
    let winnable: Vec<Match> = matches(HouseRules::Booklet, 11)
        .filter(|game| solve(game.position(), 1).is_some())
        .take(200)
        .collect();
    let taken: Vec<usize> =
        Level::VARIANTS.iter().map(|level| wins_taken(*level, &winnable)).collect();
    assert!(taken[0] > 100 && taken[0] < 200, "{taken:?}");
    assert_eq!(taken[1..], [200; 4]);
}

#[test]
fn a_level_varies_its_opening() {
    let game = Match::new(nonaga::rules::Position::start(HouseRules::Booklet));
    for level in [Level::Beginner, Level::Medium, Level::Master] {
        let mut thinker = Thinker::new(1);
        let mut turns = Vec::new();
        for seed in 1..=12 {
            thinker.set_seed(seed);
            let few = Limits::nodes(3_000);
            let thought = thinker.play_as(&game, level, few, &Stop::default(), |_| ());
            let turn = thought.expect("the match is not over").best;
            if !turns.contains(&turn) {
                turns.push(turn);
            }
        }
        assert!(turns.len() >= 3, "{level:?} begins with {turns:?}");
    }
}

#[test]
fn every_level_appears_to_think_for_a_varying_time() {
    for level in Level::VARIANTS {
        let moments: Vec<_> = (0..50).map(|turn| Character::of(*level).moment(5, turn)).collect();
        assert!(moments.iter().all(|moment| (500..=2_000).contains(&moment.as_millis())));
        assert!(moments.iter().any(|moment| *moment != moments[0]));
    }
}

/// `src/engine/README.md` says how much stronger each level is than the one below.
#[test]
fn a_level_beats_the_level_two_below() {
    let contender =
        |level| Contender { thinker: Thinker::new(1), level: Some(level), limits: Limits::NONE };
    for (upper, lower) in [(Level::Medium, Level::Beginner), (Level::Hard, Level::Easy)] {
        let mut contenders = [contender(upper), contender(lower)];
        let Tally { wins, draws, losses, .. } = compete(
            contenders.each_mut(),
            openings(HouseRules::Booklet, 6, 3),
            12,
            3,
            &Stop::default(),
            |_| (),
        );
        assert!(wins >= 9, "{upper:?} against {lower:?}: {wins}, {draws}, {losses}");
    }
}
