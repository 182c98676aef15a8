//! Both sides do something at once: neither knows yet of what the other has done. Both still come to the same match.

use nonaga::{
    far::agreement::{
        Conditions, FarEnding, FarFault, FarOffer, FarStage, FarWish, LogEvent, Role, Unwilling,
    },
    rules::{Ending, HouseRules, Match, Position, Side, Step, Turn},
};

use super::{meeting::quiet, world::World};

/// A match, with the side that has the word and the one that has not.
fn begun() -> (World, Role, Role) {
    let mut world = World::playing(Conditions::default());
    let first = world.mover();
    world.play_turn(first);
    world.play_turn(first.other());
    (world, first, first.other())
}

/// Both do something while the line is cut, and meet again.
fn at_once(world: &mut World, wishes: [(Role, FarWish); 2]) {
    world.disconnect();
    for (role, wish) in wishes {
        world.act(role, wish.clone()).unwrap_or_else(|error| panic!("{wish:?}: {error:?}"));
    }
    world.meet();
    world.assert_same();
}

fn ending(world: &World) -> Option<FarEnding> {
    match world.standing(Role::Host).stage {
        FarStage::Over(ending) => Some(ending),
        _ => None,
    }
}

fn next(world: &World) -> Step {
    quiet(world.sides[0].log().game().expect("a match")).expect("a part")
}

fn side(world: &World, role: Role) -> Side {
    world.standing(role).side().expect("a side")
}

#[test]
fn both_offer_a_draw() {
    let (mut world, mover, other) = begun();
    at_once(&mut world, [(mover, FarWish::OfferDraw), (other, FarWish::OfferDraw)]);
    assert_eq!(ending(&world), Some(FarEnding::Played(Ending::DrawnByAgreement)));
}

#[test]
fn both_resign() {
    let (mut world, mover, other) = begun();
    let loses = side(&world, mover);
    at_once(&mut world, [(mover, FarWish::Resign), (other, FarWish::Resign)]);
    assert_eq!(ending(&world), Some(FarEnding::Resigned { side: loses }));
}

#[test]
fn one_resigns_while_the_other_plays() {
    let (mut world, mover, other) = begun();
    let (step, loses) = (next(&world), side(&world, other));
    let parts = world.host().log().game().expect("a match").steps().len();
    at_once(&mut world, [(other, FarWish::Resign), (mover, FarWish::Play(step))]);
    assert_eq!(ending(&world), Some(FarEnding::Resigned { side: loses }));
    // What was played before it was known counts.
    assert_eq!(world.guest().log().game().expect("a match").steps().len(), parts + 1);
    let record = world.host().log().record().expect("a record");
    assert_eq!(record.game.ending(), Some(Ending::Resigned { by: loses }));
}

/// Turns by which Red wins with the next slide, found by playing.
fn won_next() -> (Vec<Turn>, Step) {
    let mut dice = fastrand::Rng::with_seed(5);
    loop {
        let mut game = Match::new(Position::start(HouseRules::Booklet));
        let mut turns = Vec::new();
        while game.ending().is_none() && turns.len() < 60 {
            let wins = |step: &Step| {
                let mut next = game.clone();
                next.play(*step).is_ok() && next.position().won().is_some()
            };
            if let Some(win) = game.position().steps().into_iter().find(wins) {
                return (turns, win);
            }
            let all = game.position().turns();
            let turn = all[dice.usize(..all.len())];
            game.play_turn(turn).expect("a legal turn");
            turns.push(turn);
        }
    }
}

/// A match in which the next slide wins, with the side that has it.
fn close_to_a_win() -> (World, Role, Step) {
    let (turns, win) = won_next();
    let mut world = World::playing(Conditions {
        colours: nonaga::far::agreement::ColourChoice::HostPlays(Side::Red),
        begins: nonaga::far::agreement::WhoBegins::Chosen(Role::Host),
        ..Conditions::default()
    });
    for turn in turns {
        for step in turn.steps() {
            let mover = world.mover();
            world.act(mover, FarWish::Play(step)).expect("a legal part");
            world.run();
        }
    }
    let mover = world.mover();
    (world, mover, win)
}

#[test]
fn one_resigns_while_the_other_wins() {
    let (mut world, mover, win) = close_to_a_win();
    at_once(&mut world, [(mover.other(), FarWish::Resign), (mover, FarWish::Play(win))]);
    let winner = side(&world, mover);
    let won = ending(&world);
    assert!(matches!(won, Some(FarEnding::Played(Ending::Won { by, .. })) if by == winner));
    // Who has resigned is told that it ended otherwise.
    let is_end = |event: &LogEvent| matches!(event, LogEvent::Ended(_));
    assert_eq!(world.side(mover.other()).count(is_end), 2);
    assert_eq!(world.side(mover).count(is_end), 1);
}

#[test]
fn one_closes_while_the_other_wins() {
    let (mut world, mover, win) = close_to_a_win();
    at_once(&mut world, [(mover.other(), FarWish::Close), (mover, FarWish::Play(win))]);
    assert!(matches!(ending(&world), Some(FarEnding::Played(Ending::Won { .. }))));
}

#[test]
fn one_closes_while_the_other_resigns_or_plays() {
    let (mut world, mover, other) = begun();
    let loses = side(&world, mover);
    at_once(&mut world, [(other, FarWish::Close), (mover, FarWish::Resign)]);
    assert_eq!(ending(&world), Some(FarEnding::Resigned { side: loses }));

    let (mut world, mover, other) = begun();
    let step = next(&world);
    at_once(&mut world, [(other, FarWish::Close), (mover, FarWish::Play(step))]);
    assert_eq!(ending(&world), Some(FarEnding::Closed { by: other }));
    assert_eq!(world.host().log().record().expect("a record").game.ending(), None);
}

#[test]
fn one_offers_a_draw_while_the_other_plays_on() {
    let (mut world, mover, other) = begun();
    let step = next(&world);
    at_once(&mut world, [(other, FarWish::OfferDraw), (mover, FarWish::Play(step))]);
    assert!(world.standing(Role::Host).offers.is_empty());
    for role in Role::BOTH {
        let lapsed = LogEvent::Lapsed { by: other, offer: FarOffer::Draw };
        assert!(world.side(role).has_seen(&lapsed), "{role:?} is told that it lapsed");
    }
    assert_eq!(world.act(mover, FarWish::Answer(true)), Err(FarFault::NoSuchOffer.into()));
    // It can be offered again, now that a part was played.
    world.act(other, FarWish::OfferDraw).expect("to offer again");
}

#[test]
fn one_offers_a_draw_and_resigns_while_the_other_accepts() {
    let (mut world, mover, other) = begun();
    world.act(other, FarWish::OfferDraw).expect("to offer");
    world.run();
    at_once(&mut world, [(other, FarWish::Resign), (mover, FarWish::Answer(true))]);
    assert_eq!(ending(&world), Some(FarEnding::Played(Ending::DrawnByAgreement)));
}

#[test]
fn one_asks_to_take_back_when_the_other_has_already_replied() {
    let (mut world, mover, other) = begun();
    let (step, parts) = (next(&world), world.host().log().game().expect("a match").steps().len());
    at_once(&mut world, [(other, FarWish::TakeBack), (mover, FarWish::Play(step))]);
    // It has lapsed, and nothing was taken back.
    assert!(world.standing(Role::Host).offers.is_empty());
    assert_eq!(world.host().log().game().expect("a match").steps().len(), parts + 1);
    world.play_on(mover);
    world.run();
    // Asked again, it takes the reply back too.
    world.act(other, FarWish::TakeBack).expect("to ask again");
    world.run();
    world.act(mover, FarWish::Answer(true)).expect("to answer");
    world.run();
    world.assert_same();
    assert_eq!(world.host().log().game().expect("a match").steps().len(), parts - 2);
    assert_eq!(world.mover(), other);
}

#[test]
fn both_ask_to_take_back() {
    let (mut world, mover, other) = begun();
    at_once(&mut world, [(mover, FarWish::TakeBack), (other, FarWish::TakeBack)]);
    // The side to move has passed on the word. First its own is answered, then the other's.
    assert_eq!(world.standing(other).to_answer().map(|open| open.by), Some(mover));
    assert_eq!(world.standing(mover).to_answer(), None);
    assert_eq!(world.act(mover, FarWish::Answer(true)), Err(Unwilling::OfferWaits));
    world.act(other, FarWish::Answer(false)).expect("to answer");
    world.run();
    assert_eq!(world.standing(mover).to_answer().map(|open| open.by), Some(other));
    world.act(mover, FarWish::Answer(true)).expect("to answer");
    world.run();
    world.assert_same();
    assert_eq!(world.mover(), other);
    assert_eq!(world.host().log().game().expect("a match").steps().len(), 2);
}

#[test]
fn one_asks_to_take_back_while_the_other_offers_a_draw() {
    let (mut world, mover, other) = begun();
    at_once(&mut world, [(mover, FarWish::OfferDraw), (other, FarWish::TakeBack)]);
    world.act(other, FarWish::Answer(true)).expect("to answer");
    world.run();
    world.assert_same();
    assert_eq!(ending(&world), Some(FarEnding::Played(Ending::DrawnByAgreement)));
}

#[test]
fn both_want_a_rematch() {
    let (mut world, mover, other) = begun();
    world.act(mover, FarWish::Resign).expect("to resign");
    world.run();
    at_once(&mut world, [(mover, FarWish::Rematch), (other, FarWish::Rematch)]);
    assert!(world.standing(Role::Host).rematch && world.standing(Role::Guest).rematch);
    for role in Role::BOTH {
        assert_eq!(world.side(role).count(|event| *event == LogEvent::Rematch), 1);
    }
}

#[test]
fn one_wants_a_rematch_before_it_knows_that_the_other_has_played() {
    let (mut world, mover, other) = begun();
    let step = next(&world);
    world.disconnect();
    world.act(other, FarWish::Resign).expect("to resign");
    world.act(other, FarWish::Rematch).expect("to offer");
    world.act(mover, FarWish::Play(step)).expect("to play");
    world.meet();
    world.assert_same();
    let open = world.standing(mover).to_answer();
    assert_eq!(open.map(|open| open.offer), Some(FarOffer::Rematch));
}

#[test]
fn an_answer_counts_although_who_asked_has_given_up_and_asked_for_more() {
    let (mut world, mover, other) = begun();
    world.act(other, FarWish::OfferDraw).expect("to offer");
    world.run();
    world.disconnect();
    world.act(other, FarWish::Close).expect("to close");
    world.act(other, FarWish::Rematch).expect("to offer");
    world.act(mover, FarWish::Answer(true)).expect("to answer");
    world.meet();
    world.assert_same();
    assert_eq!(ending(&world), Some(FarEnding::Played(Ending::DrawnByAgreement)));
    assert!(world.standing(mover).to_answer().is_some());
}

#[test]
fn the_host_closes_while_the_guest_joins() {
    let mut world = World::invited(super::world::terms(Conditions::default()), 3);
    world.connect();
    world.run();
    let consent = FarWish::Consent(super::world::person("Bob"), [1; 16]);
    at_once(&mut world, [(Role::Host, FarWish::Close), (Role::Guest, consent)]);
    assert_eq!(ending(&world), Some(FarEnding::Closed { by: Role::Host }));
}
