//! The levels: what they overlook, and that higher levels are stronger.

use nonaga::{
    engine::{
        Character, Limits, Stop, Thinker, solve,
        stand_in::StandIn,
        threat,
        tournament::{ComputerPlayer, Contender, Tally, compete, openings},
    },
    record::Level,
    rules::{HouseRules, Match, Position, Rest, Turn},
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
    let game = Match::new(Position::start(HouseRules::Booklet));
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

fn computer(level: Level) -> ComputerPlayer {
    ComputerPlayer { thinker: Thinker::new(1), level: Some(level), limits: Limits::NONE }
}

/// The result of twelve matches.
fn twelve_matches(first: &mut dyn Contender, second: &mut dyn Contender) -> Tally {
    let openings = openings(HouseRules::Booklet, 6, 3);
    compete([first, second], openings, 12, 3, &Stop::default(), |_| ())
}

/// `src/engine/README.md` says how much stronger each level is than the one below.
#[test]
fn a_level_beats_the_level_two_below() {
    for (upper, lower) in [(Level::Medium, Level::Beginner), (Level::Hard, Level::Easy)] {
        let tally = twelve_matches(&mut computer(upper), &mut computer(lower));
        assert!(tally.wins >= 9, "{upper:?} against {lower:?}: {tally:?}");
    }
}

/// `src/engine/README.md` has the share of matches that a newcomer wins against each of the lower levels.
#[test]
fn a_newcomer_beats_the_weakest_level_but_not_the_middle_one() {
    let tally = twelve_matches(&mut StandIn::Newcomer, &mut computer(Level::Beginner));
    assert!(tally.wins >= 7, "against Beginner: {tally:?}");
    let tally = twelve_matches(&mut StandIn::Newcomer, &mut computer(Level::Medium));
    assert!(tally.losses >= 9, "against Medium: {tally:?}");
}

/// Whether a turn lets the opponent win at once.
fn is_unsafe(position: &Position, turn: Turn) -> bool {
    let mut after = position.clone();
    after.play_turn(turn).expect("the turn is legal");
    threat::wins_at_once(&after)
}

#[test]
fn a_stand_in_takes_a_win_and_does_not_give_one_away() {
    let (mut won, mut safe) = (0, 0);
    for (seed, game) in (1..).zip(matches(HouseRules::Booklet, 12).take(300)) {
        let position = game.position();
        for mut stand_in in [StandIn::Newcomer, StandIn::Careless] {
            let chosen = stand_in.choose_turn(&game, seed, &Stop::default());
            let turn = chosen.expect("there is always a turn");
            if threat::wins_at_once(position) {
                assert_eq!(turn.rest, Rest::Won);
                won += 1;
            } else if !is_unsafe(position, turn) {
                safe += 1;
            } else {
                // Safe turns must be so few that none may have been among the eighty.
                let turns = position.turns();
                let all_safe = turns.iter().filter(|turn| !is_unsafe(position, **turn)).count();
                assert!(all_safe * 10 < turns.len(), "{stand_in:?} played {turn}");
            }
        }
    }
    assert!(won > 50 && safe > 200, "{won} {safe}");
}

#[test]
fn only_the_newcomer_brings_its_tokens_together() {
    let apart = |position: &Position| {
        let [a, b, c] = *position.tokens(position.to_move().other());
        a.distance(b) + b.distance(c) + c.distance(a)
    };
    let [newcomer, careless] = [StandIn::Newcomer, StandIn::Careless].map(|mut stand_in| {
        let played =
            (1..).zip(matches(HouseRules::Booklet, 13).take(100)).map(|(seed, mut game)| {
                let chosen = stand_in.choose_turn(&game, seed, &Stop::default());
                game.play_turn(chosen.expect("there is always a turn")).expect("it is legal");
                apart(game.position())
            });
        played.sum::<u64>()
    });
    assert!(newcomer * 5 < careless * 4, "{newcomer} {careless}");
}
