//! What a judgement calls proven is true: each claim is checked by its definition, with every turn tried.

use std::{collections::BTreeMap, time::Duration};

use nonaga::{
    engine::{
        Attempt, Finding, Goal, Judgement, LONGEST_PROOF, Limits, Mark, Score, Stop, Thinker,
        Turned, TurningPoint, Why, solve, tasks, threat,
    },
    record::bundled,
    rules::{Ending, HouseRules, Match, Position, Rest, Side, Step, Turn},
};

use super::{
    after::{after, after_each_turn},
    random::{READINGS, matches},
};

/// Whether the player to move can force a win within a number of turns. By definition: after some turn, the
/// opponent has no defence. `solve.rs` compares the wins in two with brute force.
fn wins(position: &Position, within: u32) -> bool {
    if within <= 2 {
        return solve(position, within).is_some();
    }
    // The turn that the solver takes for a win is tried first, and the others if it is none.
    let likely = solve(position, within).map(|proof| (proof.first, after(position, proof.first)));
    threat::wins_at_once(position)
        || (likely.into_iter().chain(after_each_turn(position)))
            .any(|(_, next)| next.due().is_some() && loses(&next, within - 1))
}

/// Whether the opponent can force a win within a number of turns, whatever the player to move does.
fn loses(position: &Position, within: u32) -> bool {
    after_each_turn(position).all(|(_, next)| next.due().is_some() && wins(&next, within))
}

/// Whether a claim is true about a turn from `before` to `after`.
fn is_true(finding: Finding, before: &Position, turn: Turn, after: &Position) -> bool {
    match finding {
        Finding::MissedWin { turns } => {
            // A win at once that is passed over counts even if another is left.
            let is_given_away = turns == 1 || !loses(after, LONGEST_PROOF - 1);
            wins(before, turns) && !wins(before, turns - 1) && is_given_away
        }
        Finding::OnlyTurn => is_only(before, |other| *other == turn, 1),
        Finding::OnlySlide => is_only(before, |other| other.slide == turn.slide, 2),
        Finding::OnlyRelocation => is_only(before, |other| other.rest == turn.rest, 2),
        Finding::LetWin { turns } => wins(after, turns) && !loses(before, turns),
        Finding::Lost { turns } => loses(before, turns) && !loses(before, turns - 1),
    }
}

/// Whether all turns lose within two turns but some of a kind, and how many of that kind hold: one, or at least
/// `count`.
fn is_only(before: &Position, is_of_kind: impl Fn(&Turn) -> bool, count: usize) -> bool {
    let holding = after_each_turn(before)
        .filter(|(_, next)| next.due().is_none() || !wins(next, 2))
        .map(|(turn, _)| turn)
        .collect::<Vec<_>>();
    holding.iter().all(is_of_kind) && holding.len() >= count && (count > 1 || holding.len() == 1)
}

/// Checks every claim of a judgement, and counts them by their names.
fn check(judgements: &[Judgement], game: &Match, claims: &mut BTreeMap<String, u32>) {
    let mut position = game.start().clone();
    for judgement in judgements {
        let Judgement { turn, finding, number, .. } = *judgement;
        let next = after(&position, turn);
        if let Some(finding) = finding {
            let setup = position.setup();
            assert!(
                is_true(finding, &position, turn, &next),
                "{finding:?}, {number}: {turn}, {setup:?}"
            );
            *claims.entry(format!("{finding:?}")).or_default() += 1;
        }
        position = next;
    }
}

fn is_short(game: &Match) -> bool {
    (1..=14).contains(&game.turns().len())
}

#[test]
fn what_is_called_proven_in_a_hundred_random_matches_is_true() {
    let mut claims = BTreeMap::new();
    let mut thinker = Thinker::new(1);
    let games = READINGS.into_iter().zip([60, 20, 20]);
    let games = games.flat_map(|(rules, count)| matches(rules, 21).filter(is_short).take(count));
    for game in games {
        let stop = Stop::default();
        let judgements = thinker.judge(&game, &[], Limits::nodes(1_000), &stop, |_| ());
        assert_eq!(judgements.len(), game.turns().len());
        check(&judgements, &game, &mut claims);
    }
    for name in ["MissedWin", "LetWin", "Lost"] {
        let found = claims.keys().any(|claim| claim.starts_with(name));
        assert!(found, "no claim of this kind was checked: {name}: {claims:?}");
    }
}

/// They are rare in random matches, so these come from matches of good players.
#[test]
fn the_only_slide_is_the_only_one() {
    let mut claims = BTreeMap::new();
    for (name, number) in [("saved", 17), ("triangle", 24), ("triangle", 25)] {
        let matches = bundled().expect("they can be read");
        let found = matches.iter().find(|found| found.name == name).expect("it is there");
        let mut game = found.record(str::to_owned).game;
        let turn = game.turns()[number - 1];
        while game.steps().len() > 2 * (number - 1) {
            game.take_back_step();
        }
        let mut one_turn = Match::new(game.position().clone());
        one_turn.play_turn(turn).expect("legal");
        let limits = Limits::nodes(20_000);
        let judgements = Thinker::new(1).judge(&one_turn, &[], limits, &Stop::default(), |_| ());
        check(&judgements, &one_turn, &mut claims);
    }
    assert_eq!(claims.get("OnlySlide"), Some(&3), "{claims:?}");
}

#[test]
fn no_limit_makes_a_claim_false() {
    let mut claims = BTreeMap::new();
    let mut thinker = Thinker::new(1);
    let limits = [
        Limits::nodes(1),
        Limits::nodes(60),
        Limits::depth(1),
        Limits::time(Duration::ZERO),
        Limits::time(Duration::from_millis(2)),
    ];
    for (game, i) in matches(HouseRules::Booklet, 22).filter(is_short).zip(0..40) {
        let limits = limits[i % limits.len()];
        let judgements = thinker.judge(&game, &[], limits, &Stop::default(), |_| ());
        check(&judgements, &game, &mut claims);
    }
    assert!(!claims.is_empty());
}

#[test]
fn judging_goes_on_where_it_was_stopped() {
    let game = matches(HouseRules::Booklet, 23).find(|game| game.turns().len() > 6).expect("one");
    let (mut thinker, limits) = (Thinker::new(1), Limits::nodes(500));
    let stop = Stop::default();
    let mut reported = 0;
    let some = thinker.judge(&game, &[], limits, &stop, |_| {
        reported += 1;
        if reported == 3 {
            stop.ring();
        }
    });
    assert_eq!((some.len(), reported), (3, 3));
    let mut numbers = Vec::new();
    let all = thinker.judge(&game, &some, limits, &Stop::default(), |judgement| {
        numbers.push(judgement.number);
    });
    assert_eq!(numbers, (4..=game.turns().len()).collect::<Vec<_>>());
    assert_eq!((all.len(), &all[..3]), (game.turns().len(), &some[..]));
    assert!(all.iter().zip(1..).all(|(judgement, number)| judgement.number == number));
}

/// A random match that somebody wins: who can win at once does, often enough.
fn won_matches(seed: u64) -> impl Iterator<Item = Match> {
    matches(HouseRules::Booklet, seed).filter(is_short).filter_map(|mut game| {
        let slide = solve(game.position(), 1)?.first;
        game.play_turn(slide).ok().map(|()| game)
    })
}

/// Of several mistakes of the side, an estimate is told of the worst that the other side has not given back. What is proven of it
/// says more than a chance.
#[test]
fn an_estimate_is_told_of_the_worst_mistake() {
    let game = won_matches(24).next().expect("a match");
    let limits = Limits::nodes(1_000);
    let judged = Thinker::new(1).judge(&game, &[], limits, &Stop::default(), |_| ());
    let [any, other] = judged[..2] else { panic!("{judged:?}") };
    assert_ne!(any.turn, other.turn);
    let mistake = |number, side, before, after| Judgement {
        number,
        side,
        before,
        after,
        best: other.turn,
        finding: None,
        ..any
    };
    let (good, even, bad) = (Score::estimate(400), Score::EVEN, Score::estimate(-400));
    let all = [
        mistake(1, Side::Red, good, bad),
        mistake(2, Side::Black, good, even),
        mistake(4, Side::Black, good, bad),
        mistake(6, Side::Black, even, bad),
    ];
    let kind = Turned::Slipped { before: 56, after: 25 };
    let point = TurningPoint { turn: 2, side: Side::Black, kind };
    let told = point.as_judged(&all).expect("a mistake");
    assert_eq!((told.turn, told.side), (4, Side::Black));
    assert!(matches!(told.kind, Turned::Slipped { before: 51.., after: ..50 }), "{told:?}");
    let given_back = [all[0], all[1], all[2], mistake(5, Side::Red, good, even), all[3]];
    assert_eq!(point.as_judged(&given_back).map(|told| told.turn), Some(6));
    let only_before = &given_back[..4];
    assert_eq!(point.as_judged(only_before).map(|told| told.turn), Some(4), "it is all there is");
    let [missed, allowed] = [Turned::MissedWin { turns: 2 }, Turned::LetForce { turns: 5 }];
    let proven = [
        (Judgement { finding: Some(Finding::MissedWin { turns: 2 }), ..all[2] }, missed),
        (Judgement { finding: Some(Finding::LetWin { turns: 5 }), ..all[2] }, allowed),
        // The search sees further than the proof of a finding.
        (Judgement { before: Score::win(2), ..all[2] }, missed),
        (Judgement { after: Score::loss(5), ..all[2] }, allowed),
    ];
    for (worst, kind) in proven {
        assert_eq!(point.as_judged(&[worst]), Some(TurningPoint { turn: 4, kind, ..point }));
    }
    assert_eq!(point.as_judged(&all[..1]), None, "the other side's are none of its own");
}

/// Who gives up when lost is told the same.
#[test]
fn a_turning_point_is_true() {
    let mut thinker = Thinker::new(1);
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    let mut told = 0;
    for game in won_matches(24).take(30) {
        let Some(Ending::Won { by, .. }) = game.ending() else { panic!("it is won") };
        let found = thinker.turning_point(&game, &Stop::default());
        assert_eq!(thinker.turning_point(&given_up(&game), &Stop::default()), found);
        let Some(point) = found else { continue };
        told += 1;
        assert!(
            point.is_estimate() || point.as_judged(&[]) == Some(point),
            "what is proven stands"
        );
        let mut start = game.start().clone();
        for turn in &game.turns()[..point.turn - 1] {
            start = after(&start, *turn);
        }
        let next = after(&start, game.turns()[point.turn - 1]);
        assert_eq!((point.side, start.to_move()), (by.other(), by.other()));
        let standing = threat::winning_slides(&next, by);
        let stood = threat::winning_slides(&start, by);
        let old = standing.iter().filter(|slide| stood.contains(slide)).count();
        let holds = match point.kind {
            Turned::MissedWin { turns } => wins(&start, turns) && !wins(&start, turns - 1),
            Turned::DidNotStop { .. } => old == 1 && !loses(&start, 1),
            Turned::LetStand { threats } => old == threats as usize && !loses(&start, 1),
            Turned::OpenedWay { .. } => old == 0 && !standing.is_empty() && !loses(&start, 1),
            Turned::LetThreaten { .. } | Turned::LetMakeThreat { .. } | Turned::LetLock => {
                standing.is_empty() && wins(&next, 2) && !loses(&start, 2)
            }
            Turned::LetForce { turns: 3 } => wins(&next, 3) && !wins(&next, 2),
            Turned::LetForce { .. } => true,
            Turned::Slipped { before, after } => before > after,
            Turned::Won { .. } => false,
        };
        assert!(holds, "{point:?} in {:?} of {:?}", start.setup(), game.turns());
        let kind: &str = point.kind.into();
        *kinds.entry(kind.to_owned()).or_default() += 1;
    }
    assert!(told > 15 && kinds.len() >= 5, "too few kinds: {told} {kinds:?}");
}

/// The same match, but the loser gives up before the last slide.
fn given_up(won: &Match) -> Match {
    let mut game = won.clone();
    game.take_back_turn();
    game.resign(game.position().to_move().other());
    game
}

#[test]
fn a_match_without_a_turning_point_has_none() {
    let mut thinker = Thinker::new(1);
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    assert_eq!(thinker.turning_point(&game, &Stop::default()), None);
    game.resign(Side::Red);
    assert_eq!(thinker.turning_point(&game, &Stop::default()), None);
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    game.agree_on_draw();
    assert_eq!(thinker.turning_point(&game, &Stop::default()), None);
}

#[test]
fn any_turn_that_is_as_good_counts() {
    let mut thinker = Thinker::new(1);
    let limits = Limits::nodes(2_000);
    let (mut won, mut held) = (0, 0);
    for game in matches(HouseRules::Booklet, 26).filter(is_short).take(12) {
        let judgements = thinker.judge(&game, &[], limits, &Stop::default(), |_| ());
        for task in Side::BOTH.into_iter().flat_map(|side| tasks(&judgements, side)) {
            let judged = &judgements[task.number - 1];
            assert!(judged.is_mistake() && judged.side == task.side && judged.turn == task.played);
            let start = task.start(&game);
            let mut try_turn =
                |turn| thinker.try_again(&task, &start, turn, limits, &Stop::default());
            assert_eq!(try_turn(task.best), Some(Attempt::AsGood));
            let turns = start.position().turns();
            for turn in turns.into_iter().step_by(199) {
                let next = after(start.position(), turn);
                let attempt = try_turn(turn).expect("a legal turn");
                match (task.goal, attempt) {
                    (Goal::Win { turns: 1 }, Attempt::AsGood) => {
                        assert_eq!(next.due(), None, "{turn}");
                        won += 1;
                    }
                    (Goal::Win { turns }, Attempt::WinsLater) => {
                        assert!(turns == 1 && is_lost(&start, turn), "{turn}");
                    }
                    (Goal::Win { .. }, Attempt::AsGood) => {
                        assert!(next.due().is_none() || is_lost(&start, turn), "{turn}");
                        won += 1;
                    }
                    (_, Attempt::Loses { turns }) => assert!(wins(&next, turns), "{turn}"),
                    (Goal::Hold { .. }, Attempt::AsGood) => {
                        assert!(!wins(&next, 2), "{turn}");
                        held += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(won > 3 && held > 0, "{won} {held}");
}

/// Whether the opponent is proven to lose after a turn, by the definition or by the search.
fn is_lost(start: &Match, turn: Turn) -> bool {
    let mut next = start.clone();
    next.play_turn(turn).expect("a legal turn");
    let thought = Thinker::new(1).think(&next, Limits::nodes(2_000), &Stop::default(), |_| ());
    loses(next.position(), 2) || thought.is_some_and(|thought| thought.score.loses_in().is_some())
}

#[test]
fn marks_grow_worse_with_what_is_given_away() {
    let marks: Vec<Mark> = (0..=100).map(|percent| Mark::of(f64::from(percent) / 100.0)).collect();
    assert!(marks.is_sorted() && marks[0] == Mark::Good && marks[100] == Mark::Blunder);
    for mark in marks {
        assert_eq!(Mark::of(mark.least()), mark);
    }
}

/// A loss need not be proven to be known: a bound says as much.
#[test]
fn the_best_turn_would_hold_if_only_the_other_one_loses() {
    let game = won_matches(1).next().expect("a match");
    let turn = game.turns()[0];
    let [lost, even] = [-Score::HIGHEST, Score::EVEN];
    let judged = |before, after| Judgement {
        number: 1,
        side: game.start().to_move(),
        turn,
        before,
        after,
        best: turn,
        why: Why::Improves,
        finding: None,
    };
    assert!(judged(even, lost).best_would_hold());
    for (before, after) in [(lost, lost), (even, even), (even, Score::estimate(-400))] {
        assert!(!judged(before, after).best_would_hold());
    }
}

/// Two turns in one place are measured against the same best turn, so that the worse one is never marked as the better one. What
/// one of them has shown for certain stays.
#[test]
fn two_turns_in_one_place_are_measured_alike() {
    let game = won_matches(1).next().expect("a match");
    let turns = game.start().turns();
    let judged = |turn, best, before, after| Judgement {
        number: 1,
        side: game.start().to_move(),
        turn,
        before: Score::estimate(before),
        after: Score::estimate(after),
        best,
        why: Why::Improves,
        finding: None,
    };
    let played = judged(turns[0], turns[1], 300, -100);
    for after in [-500, -100, 0, 300] {
        let tried = judged(turns[2], turns[2], after, after).beside(&played);
        assert_eq!((tried.before, tried.best), (played.before, played.best));
        assert_eq!((tried.turn, tried.after), (turns[2], Score::estimate(after)));
        assert_eq!(tried.mark() >= played.mark(), after <= -100, "{after}");
    }
    let better = judged(turns[2], turns[2], 400, 400);
    assert_eq!(better.beside(&played), better);
    let knows_win = Judgement { before: Score::win(2), ..judged(turns[2], turns[3], 0, -500) };
    assert_eq!(knows_win.beside(&played), knows_win);
}

#[test]
fn a_story_tells_of_the_win_that_was_missed_and_of_how_it_ended() {
    let mut stories = 0;
    for mut game in matches(HouseRules::Booklet, 27).filter(is_short).take(200) {
        let position = game.position();
        let Some(slide) = threat::winning_slide(position, position.to_move()) else { continue };
        game.play(Step::Slide(slide)).expect("it is legal");
        let Some(Ending::Won { by, shape, .. }) = game.ending() else { panic!("it wins") };
        let point = TurningPoint { turn: 0, side: by.other(), kind: Turned::LetLock };
        let story = point.story(&game);
        let turns = game.turns();
        assert_eq!(story.first(), Some(&point));
        let end = TurningPoint { turn: turns.len(), side: by, kind: Turned::Won { shape } };
        assert_eq!(story.last(), Some(&end));
        assert!(story.is_sorted_by(|a, b| a.turn < b.turn), "{story:?}");
        let mut at = game.start().clone();
        let mut missed = Vec::new();
        for (turn, number) in turns.iter().zip(1..) {
            if wins(&at, 1) && turn.rest != Rest::Won {
                missed.push((number, at.to_move()));
            }
            at.play_turn(*turn).expect("it was legal");
        }
        let by_loser = missed.iter().rev().find(|(_, side)| *side != by);
        let told = by_loser.or(missed.last()).map(|(turn, side)| TurningPoint {
            turn: *turn,
            side: *side,
            kind: Turned::MissedWin { turns: 1 },
        });
        assert_eq!(story.get(1).filter(|_| story.len() == 3).copied(), told, "{missed:?}");
        stories += usize::from(told.is_some());
    }
    assert!(stories > 3, "{stories}");
}

/// A slide that wins was passed over, and the match is still won: that is a mistake all the same, to be tried again.
#[test]
fn a_win_at_once_that_is_missed_is_a_mistake_even_if_another_is_left() {
    let mut thinker = Thinker::new(1);
    let mut found = 0;
    for start in matches(HouseRules::Booklet, 28) {
        if !threat::wins_at_once(start.position()) {
            continue;
        }
        let still_wins = after_each_turn(start.position())
            .find(|(_, next)| next.due().is_some() && loses(next, 1));
        let Some((turn, _)) = still_wins else { continue };
        let mut game = start.clone();
        game.play_turn(turn).expect("it is legal");
        let judged = thinker.judge(&game, &[], Limits::nodes(1_000), &Stop::default(), |_| ());
        let last = judged.last().expect("it is judged");
        assert_eq!(last.finding, Some(Finding::MissedWin { turns: 1 }));
        let all = tasks(&judged, last.side);
        let task = all.last().expect("a mistake");
        assert_eq!((task.number, task.goal), (game.turns().len(), Goal::Win { turns: 1 }));
        let again = |turn| {
            Thinker::new(1).try_again(task, &start, turn, Limits::nodes(1_000), &Stop::default())
        };
        assert_eq!(again(turn), Some(Attempt::WinsLater));
        assert_eq!(again(task.best), Some(Attempt::AsGood));
        found += 1;
        if found == 3 {
            return;
        }
    }
    panic!("only {found} such matches");
}
