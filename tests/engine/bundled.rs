//! The matches that come with the game: each shows what it is there for, and nobody gives a win away
//! unsaid.

use std::{
    collections::HashMap,
    sync::{LazyLock, OnceLock},
};

use nonaga::{
    engine::{
        Finding, Judgement, LONGEST_PROOF, Limits, Mark, Stop, Thinker, Turned, TurningPoint,
        judgements_of_bundled, solve,
    },
    record::{Bundled, Outcome, Record, bundled},
    rules::{Setup, Shape},
    words::{Language, Words},
};

/// The positions to look at for each proof about a turn.
const NODES: u64 = 20_000;

fn all() -> &'static [Bundled] {
    bundled().expect("every match that comes with the game can be read")
}

fn found(name: &str) -> Record {
    let words = Words::new(Language::ENGLISH);
    let bundled = all().iter().find(|bundled| bundled.name == name);
    bundled.expect("it is there").record(|key| words.say(key))
}

/// What is proven about the turns of a match. That needs no search, so it is not deep.
fn judged(name: &str) -> &'static [Judgement] {
    type Judged = OnceLock<Vec<Judgement>>;
    static JUDGED: LazyLock<HashMap<&str, Judged>> =
        LazyLock::new(|| all().iter().map(|bundled| (bundled.name, Judged::new())).collect());
    JUDGED[name].get_or_init(|| {
        let limits = Limits::depth(1).within(Limits::nodes(NODES));
        Thinker::default().judge(&found(name).game, &[], limits, &Stop::default(), |_| ())
    })
}

#[test]
fn every_match_has_a_title_and_notes_in_words() {
    let words = Words::new(Language::ENGLISH);
    assert!(all().len() >= 6);
    for bundled in all() {
        let keys: Vec<&str> = bundled.note_keys().collect();
        let record = bundled.record(|key| words.say(key));
        assert!((3..=6).contains(&keys.len()) && keys.len() == record.notes.len(), "{keys:?}");
        for said in
            keys.into_iter().map(|key| words.say(key)).chain([words.say(&bundled.title_key())])
        {
            assert!(!said.starts_with('‹'), "{said}");
        }
    }
}

#[test]
fn nobody_gives_a_win_away_unless_a_note_says_so() {
    for bundled in all() {
        let record = bundled.record(str::to_owned);
        for &Judgement { number, finding, .. } in judged(bundled.name) {
            let is_given =
                matches!(finding, Some(Finding::MissedWin { .. } | Finding::LetWin { .. }));
            let is_told = [number - 1, number].iter().any(|turn| record.notes.contains_key(turn));
            assert!(!is_given || is_told, "{}: turn {number}: {finding:?}", bundled.name);
        }
    }
}

#[test]
fn each_shape_wins_a_match() {
    for (name, wanted) in
        [("line", Shape::Line), ("triangle", Shape::Triangle), ("tick", Shape::Tick)]
    {
        let outcome = found(name).outcome();
        assert!(matches!(outcome, Outcome::Won { shape, .. } if shape == wanted), "{outcome:?}");
    }
}

#[test]
fn the_long_match_is_long() {
    assert!(found("long").game.turns().len() >= 30);
}

#[test]
fn an_only_turn_saves_the_winner_of_a_match() {
    let record = found("saved");
    let Outcome::Won { by, .. } = record.outcome() else { panic!("it is won") };
    let is_only = |judged: &Judgement| {
        let Judgement { side, finding, .. } = judged;
        let only = [Finding::OnlyTurn, Finding::OnlySlide, Finding::OnlyRelocation];
        *side == by && finding.is_some_and(|finding| only.contains(&finding))
    };
    let saving =
        judged("saved").iter().find(|judged| is_only(judged)).expect("a turn that saved it");
    assert!(record.notes.contains_key(&saving.number));
}

/// In their last turn, the loser cannot stop the win, and could if the disc were not locked.
#[test]
fn a_locked_disc_decides_a_match() {
    let record = found("locked");
    let mut game = record.game.clone();
    let turns = game.turns().len();
    while game.steps().len() > 2 * (turns - 2) {
        game.take_back_step();
    }
    let position = game.position();
    let unlocked = Setup { locked: None, ..position.setup() };
    let unlocked = unlocked.validate(position.rules()).expect("the rest is as it was");
    let holds = |position: &nonaga::rules::Position| {
        position.turns().into_iter().any(|turn| {
            let mut next = position.clone();
            next.play_turn(turn).is_ok() && !nonaga::engine::threat::wins_at_once(&next)
        })
    };
    assert!(!holds(position) && holds(&unlocked));
    let point = Thinker::default().turning_point(&record.game, &Stop::default());
    assert!(point.is_some_and(|point| !matches!(point.kind, Turned::Slipped { .. })), "{point:?}");
}

/// The matches, judged as thoroughly as there is time for here.
fn judged_with_search() -> impl Iterator<Item = (&'static str, Vec<Judgement>)> {
    let judge = |bundled: &'static Bundled| {
        let game = found(bundled.name).game;
        let limits = Limits::nodes(10_000);
        (bundled.name, Thinker::default().judge(&game, &[], limits, &Stop::default(), |_| ()))
    };
    all().iter().map(judge)
}

/// The judgements that come with a match are whole, and know of every win that a proof finds.
#[test]
fn the_judgements_that_come_with_a_match_agree_with_what_is_proven() {
    for bundled in all() {
        let (name, game) = (bundled.name, bundled.game());
        let kept = judgements_of_bundled(game).expect("it comes with the game");
        assert_eq!(kept.len(), game.turns().len(), "{name}");
        for (kept, proven) in kept.iter().zip(judged(name)) {
            for (kept, proven) in [(kept.before, proven.before), (kept.after, proven.after)] {
                let wins = proven.wins_in().is_none() || kept.wins_in().is_some();
                let loses = proven.loses_in().is_none() || kept.loses_in().is_some();
                assert!(wins && loses, "{name}: {kept:?} {proven:?}");
            }
        }
        // What is found out about the turn that decided it changes nothing any more.
        let (mut thinker, stop, limits) =
            (Thinker::default(), Stop::default(), Limits::nodes(NODES));
        let point = thinker.turning_point(game, &stop).expect("somebody won by force");
        let mut settled = kept.clone();
        let point = thinker.settle(point, game, &mut settled, limits, &stop, |_| ());
        assert!(point.is_some_and(|point| point.kind.gave_win()), "{name}: {point:?}");
        assert_eq!(settled, kept, "{name}");
    }
}

/// Where the chances jump, somebody must have made a mistake. A later turn shows what the ones before it were worth.
#[test]
fn no_match_jumps_from_one_turn_to_the_next() {
    let kept = all()
        .iter()
        .filter_map(|bundled| Some((bundled.name, judgements_of_bundled(bundled.game())?)));
    for (name, judged) in judged_with_search().chain(kept) {
        for pair in judged.windows(2) {
            let [after, before] = [pair[0].red_after(), pair[1].red_before()];
            let number = pair[0].number;
            assert!((after - before).abs() < 0.2, "{name}, turn {number}: {after} to {before}");
        }
        let held_out = |it: &&Judgement| it.finding.is_some_and(Finding::is_only);
        let lost = judged.iter().filter(held_out).find(|it| it.after.loses_in().is_some());
        assert_eq!(lost, None, "{name}: what loses by force has not held out");
    }
}

/// Once the judgements agree with the turn that decided a match, nothing about it changes any more, and who lost it there is not
/// blamed or praised for what came after.
#[test]
fn judgements_that_agree_with_the_decisive_turn_stay_as_they_are() {
    let mut thinker = Thinker::default();
    let (stop, limits) = (Stop::default(), Limits::nodes(10_000));
    let mut decided = 0;
    for (name, mut judged) in judged_with_search() {
        let game = found(name).game;
        let Some(point) = thinker.turning_point(&game, &stop) else { continue };
        let agreed = thinker.settle(point, &game, &mut judged, limits, &stop, |_| ());
        let point = agreed.expect("it is proven");
        if !point.kind.gave_win() {
            continue;
        }
        decided += 1;
        let mut loser = judged[point.turn..].iter().filter(|it| it.side == point.side);
        let told = loser.find(|it| it.is_mistake() || it.finding.is_some_and(Finding::is_only));
        assert_eq!(told, None, "{name}, after turn {}", point.turn);
        if judged[point.turn - 1].is_mistake() {
            let mut after = game.after_turns(point.turn - 1);
            after.play_turn(judged[point.turn - 1].best).expect("a legal turn");
            let lost = solve(after.position(), LONGEST_PROOF);
            assert_eq!(lost, None, "{name}: what is said to be better loses as well");
            let before = judged.clone();
            let again = thinker.settle(point, &game, &mut judged, limits, &stop, |_| ());
            assert_eq!((again, judged), (Some(point), before), "{name}");
        }
    }
    assert!(decided > 2, "{decided}");
}

/// The search may see that all was lost before the turn that is proven to have decided the match.
#[test]
fn no_turn_decided_a_match_that_was_lost_before_it() {
    let mut moved = 0;
    for (name, judged) in judged_with_search() {
        let Some(lost) = judged.iter().rfind(|it| it.before.loses_in().is_some()) else { continue };
        let kind = Turned::LetForce { turns: 1 };
        let point = TurningPoint { turn: lost.number, side: lost.side, kind };
        let told = point.as_judged(&judged).expect("it is proven");
        let is_mistake = |it: &&Judgement| it.is_mistake() && it.mark() > Mark::Good;
        if judged.iter().filter(is_mistake).any(|it| it.side == lost.side) {
            moved += 1;
            let judgement = judged[told.turn - 1];
            assert!(judgement.before.loses_in().is_none(), "{name}: {judgement:?}");
        } else {
            assert_eq!(told, point, "{name}");
        }
    }
    assert!(moved > 0, "no match that comes with the game is lost by a mistake");
}

/// An estimate of where a match turned is told of the worst mistake of that side that stood, or not at all.
#[test]
fn an_estimated_turning_point_agrees_with_the_judgements() {
    let mut thinker = Thinker::default();
    let mut estimated = 0;
    for bundled in all() {
        // Nothing is proven of a match that one side gives up as soon as it stands badly.
        let whole = found(bundled.name).game;
        let given_up = |turns: usize, thinker: &mut Thinker| {
            let mut game = whole.after_turns(turns);
            let mover = game.position().to_move();
            let thought = thinker.think(&game, Limits::nodes(8_000), &Stop::default(), |_| ())?;
            let chance = thought.score.expectation();
            game.resign(if chance < 0.5 { mover } else { mover.other() });
            (chance.min(1.0 - chance) < 0.3).then_some(game)
        };
        let mut turns = 1..whole.turns().len();
        let Some(game) = turns.find_map(|turns| given_up(turns, &mut thinker)) else { continue };
        let point = thinker.turning_point(&game, &Stop::default());
        let Some(point) = point.filter(|point| point.is_estimate()) else { continue };
        estimated += 1;
        let judged = thinker.judge(&game, &[], Limits::nodes(2_000), &Stop::default(), |_| ());
        let mistakes = || {
            let of_side = judged.iter().filter(|it| it.side == point.side);
            of_side.filter(|it| it.is_mistake() && it.mark() > Mark::Good)
        };
        match point.as_judged(&judged) {
            None => assert_eq!(mistakes().count(), 0, "{}", bundled.name),
            Some(agreed) => {
                let told = judged[agreed.turn - 1];
                assert!(mistakes().any(|one| *one == told), "{}: {told:?}", bundled.name);
                // What the other side has given back does not count, if there is anything after it.
                let of_other = judged.iter().filter(|it| it.side != point.side);
                let given_back = of_other.filter(|it| it.is_mistake() && it.mark() > Mark::Good);
                let given_back = given_back.map(|it| it.number).max().unwrap_or(0);
                let counts = |one: &&Judgement| {
                    one.number > given_back || mistakes().all(|one| one.number < given_back)
                };
                let is_less = |one: &Judgement| one.given_away() <= told.given_away();
                assert!(mistakes().filter(counts).all(is_less), "{}: {told:?}", bundled.name);
            }
        }
    }
    assert!(estimated > 0, "no match that comes with the game has one");
}
