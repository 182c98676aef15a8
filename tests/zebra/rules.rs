//! What the rules leave open, settled, and the reasons for refusals.

use nonaga::zebra::{
    ZebraEnding, ZebraMatch, ZebraPosition, ZebraRefusal, ZebraSide, ZebraSize, ZebraSquare,
    ZebraTurn, ZebraTurnFormError,
};

pub fn square(name: &str) -> ZebraSquare {
    name.parse().expect("a square")
}

/// A match after some turns.
pub fn played(turns: &str) -> ZebraMatch {
    let mut game = ZebraMatch::new(ZebraSize::Four);
    for turn in turns.split_whitespace() {
        game.play(turn.parse().expect("a turn")).expect(turn);
    }
    game
}

fn refusal(game: &ZebraMatch, turn: &str) -> ZebraRefusal {
    game.check(turn.parse().expect("a turn")).expect_err(turn)
}

#[test]
fn the_start_is_a_chessboard_and_light_begins() {
    for size in [ZebraSize::Four, ZebraSize::Five, ZebraSize::Six] {
        let position = ZebraPosition::start(size);
        assert_eq!(position.to_move(), ZebraSide::Light);
        assert_eq!(position.owner(square("a1")), Some(ZebraSide::Light));
        for square in size.squares() {
            let is_light = (square.column() + square.row()).is_multiple_of(2);
            assert_eq!(position.owner(square) == Some(ZebraSide::Light), is_light, "{square}");
            assert_eq!(position.height(square), 1);
        }
    }
    // With an odd number of squares there is a light one more.
    let five = ZebraPosition::start(ZebraSize::Five);
    assert_eq!(ZebraSide::BOTH.map(|side| five.count(side)), [13, 12]);
}

#[test]
fn a_piece_goes_on_top_and_what_was_below_shows_again() {
    let mut game = played("a1>b1");
    let [light, dark] = ZebraSide::BOTH;
    assert_eq!(game.position().tower(square("b1")), [dark, light]);
    assert_eq!(game.position().owner(square("b1")), Some(light));
    assert_eq!(game.position().owner(square("a1")), None);
    game.play("a2>b1".parse().unwrap()).unwrap();
    assert_eq!(game.position().tower(square("b1")), [dark, light, dark]);
    game.play("c1>d1".parse().unwrap()).unwrap();
    // The dark piece leaves, and the light one below shows again.
    game.play("b1>b2".parse().unwrap()).unwrap();
    assert_eq!(game.position().tower(square("b1")), [dark, light]);
}

#[test]
fn pieces_go_straight_and_aslant() {
    let game = played("a1>a2");
    assert_eq!(refusal(&game, "b1>a1"), ZebraRefusal::Closed { square: square("a1") });
    assert_eq!(game.check("b1>a2".parse().unwrap()), Ok(()), "aslant");
    assert_eq!(game.check("b1>c1".parse().unwrap()), Ok(()), "along the row");
    assert_eq!(game.check("b1>b2".parse().unwrap()), Ok(()), "along the column");
}

#[test]
fn each_refusal_names_the_first_reason() {
    let game = played("a1>b1 a2>b1");
    let (light, dark) = (ZebraSide::Light, ZebraSide::Dark);
    for (turn, reason) in [
        ("e1>d1", ZebraRefusal::OffBoard { square: square("e1") }),
        ("a1>b2", ZebraRefusal::NoTower { square: square("a1") }),
        ("b1>b2", ZebraRefusal::NotYourTower { square: square("b1"), owner: dark }),
        ("d4>e5", ZebraRefusal::OffBoard { square: square("e5") }),
        ("b2>b2", ZebraRefusal::SameSquare { square: square("b2") }),
        ("b2>d2", ZebraRefusal::NotNeighbour { from: square("b2"), to: square("d2") }),
        // Too far away says more than closed, because that square can never be reached from here.
        ("d4>a1", ZebraRefusal::NotNeighbour { from: square("d4"), to: square("a1") }),
        ("b2>a1", ZebraRefusal::Closed { square: square("a1") }),
        ("b2>c3", ZebraRefusal::AlreadyYours { square: square("c3"), owner: light }),
    ] {
        assert_eq!(refusal(&game, turn), reason, "{turn}");
    }
    let before = game.position().clone();
    let mut game = game;
    assert!(game.play("b2>c3".parse().unwrap()).is_err());
    assert_eq!(*game.position(), before, "a refused turn changes nothing");
}

#[test]
fn a_tower_with_nowhere_to_go_is_told_as_such() {
    let mut stranded = 0;
    for seed in 0..50 {
        let mut dice = fastrand::Rng::with_seed(seed);
        let mut game = played("");
        while game.ending().is_none() {
            let turns = game.position().turns();
            let own: Vec<_> = game.position().towers(game.position().to_move()).collect();
            for from in own {
                let can_go = turns.iter().any(|turn| turn.from == from);
                let reason = ZebraRefusal::NowhereToGo { square: from };
                let expected = if can_go { Ok(()) } else { Err(reason) };
                assert_eq!(game.position().check_taking(from), expected);
                stranded += usize::from(!can_go);
            }
            game.play(turns[dice.usize(..turns.len())]).unwrap();
        }
    }
    assert!(stranded > 50, "{stranded}");
}

/// Plays on with the first turn that passes, until the match ends.
fn ends(
    choose: impl Fn(&ZebraMatch, &[ZebraTurn], u64) -> usize,
) -> impl Iterator<Item = ZebraMatch> {
    (0..).map(move |seed| {
        let mut game = ZebraMatch::new(ZebraSize::Four);
        while game.ending().is_none() {
            let turns = game.position().turns();
            let turn = turns[choose(&game, &turns, seed)];
            game.play(turn).unwrap();
        }
        game
    })
}

#[test]
fn who_cannot_move_ends_the_match_and_the_majority_wins_whoever_that_is() {
    let random = |game: &ZebraMatch, turns: &[ZebraTurn], seed: u64| {
        fastrand::Rng::with_seed(seed * 1_000 + game.turns().len() as u64).usize(..turns.len())
    };
    let mut found = std::collections::BTreeSet::new();
    for game in ends(random).take(400) {
        let position = game.position();
        let [light, dark] = ZebraSide::BOTH.map(|side| position.count(side));
        let last = position.to_move().other();
        let winner = game.ending().unwrap().winner();
        if !position.is_stuck() {
            continue;
        }
        match light.cmp(&dark) {
            std::cmp::Ordering::Greater => assert_eq!(winner, Some(ZebraSide::Light)),
            std::cmp::Ordering::Less => assert_eq!(winner, Some(ZebraSide::Dark)),
            std::cmp::Ordering::Equal => {
                assert_eq!(game.ending(), Some(ZebraEnding::LastTurn { by: last, each: light }));
            }
        }
        found.insert((light.cmp(&dark), winner == Some(last)));
        let all = position
            .size()
            .squares()
            .flat_map(|from| position.size().squares().map(move |to| ZebraTurn { from, to }));
        for turn in all {
            assert_eq!(game.check(turn), Err(ZebraRefusal::MatchOver), "{turn}");
        }
    }
    // The side that moved last can win and lose by majority; with as many towers it wins.
    assert_eq!(found.len(), 5, "{found:?}");
}

/// After three turns each, both sides can go to and fro.
const TO_AND_FRO: &str = "b2>b3 c2>b3";

#[test]
fn the_third_time_a_position_comes_up_ends_the_match() {
    let mut game = played(TO_AND_FRO);
    let (mut last, mut turns) = (None, 0);
    // Each side takes back what it did in its turn before, where it can.
    while game.ending().is_none() {
        let legal = game.position().turns();
        let own = |turn: &&ZebraTurn| game.position().height(turn.from) > 1;
        let before = game.turns().len().checked_sub(2).map(|index| game.turns()[index]);
        let back = before.map(|turn| ZebraTurn { from: turn.to, to: turn.from });
        let turn = back.filter(|back| legal.contains(back));
        let turn = turn.or_else(|| legal.iter().find(own).copied()).unwrap_or(legal[0]);
        game.play(turn).unwrap();
        (last, turns) = (Some(turn), turns + 1);
        assert!(turns < 100, "no position comes up again");
    }
    assert_eq!(game.times_stood(), 3);
    assert!(!game.position().is_stuck(), "both could still move");
    let [light, dark] = ZebraSide::BOTH.map(|side| game.position().count(side));
    let ending = match light.cmp(&dark) {
        std::cmp::Ordering::Equal => ZebraEnding::Drawn { each: light },
        std::cmp::Ordering::Greater => {
            ZebraEnding::MajorityAtRepetition { by: ZebraSide::Light, more: light, fewer: dark }
        }
        std::cmp::Ordering::Less => {
            ZebraEnding::MajorityAtRepetition { by: ZebraSide::Dark, more: dark, fewer: light }
        }
    };
    assert_eq!(game.ending(), Some(ending));
    assert_eq!(game.take_back(), last);
    assert_eq!(game.ending(), None, "taking back goes on");
}

#[test]
fn a_resignation_ends_the_match_and_can_be_taken_back() {
    let mut game = played("a1>b1");
    game.resign(ZebraSide::Light);
    assert_eq!(game.ending().and_then(ZebraEnding::winner), Some(ZebraSide::Dark));
    assert_eq!(refusal(&game, "a2>b1"), ZebraRefusal::MatchOver);
    assert_eq!(game.take_back(), None);
    assert_eq!(game.ending(), None);
    assert_eq!(game.turns().len(), 1);
}

#[test]
fn turns_are_read_as_they_are_written_and_as_they_are_typed() {
    let turn: ZebraTurn = "a1>b2".parse().unwrap();
    assert_eq!(turn.to_string(), "a1>b2");
    for typed in ["a1>b2", "A1>B2", " a1 b2 ", "a1-b2", "a1 → b2", "a1b2"] {
        assert_eq!(ZebraTurn::read_typed(typed), Ok(turn), "{typed}");
    }
    for (text, error) in [
        ("", ZebraTurnFormError::NoArrow),
        ("a1b2", ZebraTurnFormError::NoArrow),
        ("g1>a1", ZebraTurnFormError::NoSquareBefore),
        ("A1>b2", ZebraTurnFormError::NoSquareBefore),
        ("a1>", ZebraTurnFormError::NoSquareAfter),
        ("a1>b7", ZebraTurnFormError::NoSquareAfter),
        ("a1>b22", ZebraTurnFormError::NoSquareAfter),
        ("a1> b2", ZebraTurnFormError::NoSquareAfter),
    ] {
        assert_eq!(text.parse::<ZebraTurn>(), Err(error), "{text}");
    }
    for typed in ["", "é", "a1é2", "a", "12 34"] {
        assert!(ZebraTurn::read_typed(typed).is_err(), "{typed}");
    }
}
