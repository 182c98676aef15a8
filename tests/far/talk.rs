//! Offers and their answers: what survives a restart, and what happens while the other side is away.

use nonaga::{
    far::agreement::{
        Agreement, ColourChoice, Conditions, FarEnding, FarFault, FarOffer, FarStage, FarWish,
        LogEvent, Role, Unwilling, WhoBegins,
    },
    rules::Ending,
};

use super::world::{World, key, person};

fn begun(conditions: Conditions) -> (World, Role, Role) {
    let mut world = World::playing(conditions);
    let first = world.mover();
    world.play_turn(first);
    world.play_turn(first.other());
    (world, first, first.other())
}

#[test]
fn an_offer_survives_a_restart_of_both_and_an_absence() {
    let (mut world, mover, other) = begun(Conditions::default());
    world.disconnect();
    world.act(other, FarWish::OfferDraw).expect("to offer");
    for role in Role::BOTH {
        world.kill(role);
        world.restart(role);
    }
    assert_eq!(world.standing(other).asked(), Some(FarOffer::Draw));
    assert_eq!(world.standing(mover).to_answer(), None, "it has not come yet");
    world.meet();
    for role in Role::BOTH {
        world.kill(role);
        world.restart(role);
    }
    let open = world.standing(mover).to_answer().expect("the offer is still there");
    assert_eq!((open.by, open.offer), (other, FarOffer::Draw));
    world.meet();
    world.act(mover, FarWish::Answer(true)).expect("to accept");
    world.run();
    world.assert_same();
    let drawn = FarStage::Over(FarEnding::Played(Ending::DrawnByAgreement));
    assert_eq!(world.standing(other).stage, drawn);
}

#[test]
fn an_answer_given_in_absence_comes_later() {
    let (mut world, mover, other) = begun(Conditions::default());
    world.act(other, FarWish::TakeBack).expect("to ask");
    world.run();
    world.kill(other);
    world.act(mover, FarWish::Answer(false)).expect("to answer");
    assert_eq!(world.standing(mover).unacknowledged, 1);
    world.meet();
    world.assert_same();
    let offer = FarOffer::TakeBack { to: 2 };
    let answered = LogEvent::Answered { by: mover, offer, yes: false };
    assert!(world.side(other).has_seen(&answered));
    assert_eq!(world.mover(), mover);
}

#[test]
fn in_ones_own_turn_an_offer_passes_the_word_on() {
    let (mut world, mover, other) = begun(Conditions::default());
    world.play_on(mover);
    world.run();
    world.act(mover, FarWish::TakeBack).expect("to ask for the slide");
    // While the other has not answered, nothing is played.
    let game = world.side(mover).log().game().expect("a match").clone();
    let step = super::meeting::quiet(&game).expect("a part");
    assert_eq!(world.act(mover, FarWish::Play(step)), Err(Unwilling::OfferWaits));
    world.run();
    assert!(world.standing(other).has_word && !world.standing(other).can_play());
    let not_its_turn = Err(Unwilling::Fault(FarFault::NotYourTurn));
    assert_eq!(world.act(other, FarWish::Play(step)), not_its_turn);
    world.act(other, FarWish::Answer(true)).expect("to answer");
    world.run();
    world.assert_same();
    assert!(world.standing(mover).can_play());
    assert_eq!(world.host().log().game().expect("a match").steps().len(), 4);
}

#[test]
fn going_on_declines_and_an_offer_can_be_made_once_between_two_parts() {
    let (mut world, mover, other) = begun(Conditions::default());
    world.act(other, FarWish::OfferDraw).expect("to offer");
    world.run();
    assert_eq!(world.act(other, FarWish::OfferDraw), Err(FarFault::OfferOpen.into()));
    assert_eq!(world.act(other, FarWish::TakeBack), Err(FarFault::OfferOpen.into()));
    world.act(mover, FarWish::Answer(false)).expect("to decline");
    world.run();
    assert_eq!(world.act(other, FarWish::OfferDraw), Err(FarFault::OfferAgain.into()));
    world.play_on(mover);
    world.run();
    world.act(other, FarWish::OfferDraw).expect("to offer again");
    world.run();
    world.play_on(mover);
    world.run();
    assert!(world.standing(mover).offers.is_empty());
    assert!(world.side(other).has_seen(&LogEvent::Lapsed { by: other, offer: FarOffer::Draw }));
    world.assert_same();
}

#[test]
fn offering_what_is_offered_accepts_it() {
    let (mut world, mover, other) = begun(Conditions::default());
    world.act(other, FarWish::OfferDraw).expect("to offer");
    world.run();
    world.act(mover, FarWish::OfferDraw).expect("to offer the same");
    world.run();
    world.assert_same();
    assert!(matches!(world.standing(mover).stage, FarStage::Over(_)));
}

#[test]
fn without_consent_in_the_terms_nobody_asks_to_take_back() {
    let conditions = Conditions { taking_back: false, ..Conditions::default() };
    let (mut world, mover, other) = begun(conditions);
    for role in [mover, other] {
        assert_eq!(world.act(role, FarWish::TakeBack), Err(FarFault::NoTakingBack.into()));
    }
}

/// Nobody is kept from writing a letter by a turn that they cannot finish.
#[test]
fn nobody_is_amid_a_turn_while_an_offer_waits_or_after_the_end() {
    for (wish, is_over) in [(FarWish::OfferDraw, false), (FarWish::Resign, true)] {
        let (mut world, mover, _) = begun(Conditions::default());
        world.play_on(mover);
        assert!(world.side(mover).log().is_amid_turn());
        world.act(mover, wish).expect("it is allowed");
        assert!(!world.side(mover).log().is_amid_turn());
        assert_eq!(matches!(world.standing(mover).stage, FarStage::Over(_)), is_over);
    }
}

#[test]
fn a_whole_turn_is_taken_back_with_the_reply() {
    let (mut world, mover, other) = begun(Conditions::default());
    world.play_turn(mover);
    world.play_on(other);
    world.run();
    world.act(mover, FarWish::TakeBack).expect("to ask");
    world.run();
    world.act(other, FarWish::Answer(true)).expect("to answer");
    world.run();
    world.assert_same();
    assert_eq!(world.host().log().game().expect("a match").steps().len(), 4);
    assert!(world.side(mover).has_seen(&LogEvent::TookBack { to: 4, parts: 3 }));
    assert_eq!(world.mover(), mover);
}

#[test]
fn nobody_loses_by_vanishing_and_who_is_left_may_close() {
    let (mut world, mover, other) = begun(Conditions::default());
    world.kill(mover);
    // Days pass.
    world.now += std::time::Duration::from_hours(7 * 24);
    world.tick();
    assert_eq!(world.standing(other).stage, FarStage::Playing);
    world.act(other, FarWish::Close).expect("to close");
    world.meet();
    world.assert_same();
    assert_eq!(world.standing(mover).stage, FarStage::Over(FarEnding::Closed { by: other }));
}

/// Both ends of the rematch that a world's players have agreed on.
fn rematch(world: &World) -> World {
    let host = world.sides[0].program.as_ref().expect("the program runs");
    let terms = host.rematch(1_800_000_000, [5; 16]).expect("both want it");
    World::invited(terms, 8)
}

#[test]
fn a_rematch_offered_while_the_other_is_away_waits_and_swaps_all() {
    let (mut world, mover, other) = begun(Conditions::default());
    world.act(mover, FarWish::Resign).expect("to resign");
    world.run();
    world.kill(other);
    world.act(mover, FarWish::Rematch).expect("to offer");
    world.kill(mover);
    world.meet();
    let open = world.standing(other).to_answer().expect("the offer has waited");
    assert_eq!(open.offer, FarOffer::Rematch);
    let none = world.sides[0].program.as_ref().expect("it runs").rematch(0, [0; 16]);
    assert_eq!(none, None, "only one wants it so far");
    world.act(other, FarWish::Answer(true)).expect("to accept");
    world.run();
    world.assert_same();

    // Both name the same match, without a word.
    let named = [0, 1].map(|side: usize| {
        world.sides[side].program.as_ref().expect("it runs").next_match().expect("both want it")
    });
    assert_eq!(named[0], named[1]);
    let proposed = Agreement::invite(key(1), named[0].0.clone()).expect("good terms");
    assert_eq!(proposed.log().id(), named[0].1);
    assert!(world.sides[1].program.as_ref().expect("it runs").is_rematch(&named[0].0));

    let mut next = rematch(&world);
    next.connect();
    next.run();
    // The guest knows the terms, and need not ask the player.
    let terms = next.guest().log().terms().expect("terms").clone();
    let guest: &Agreement = world.sides[1].program.as_ref().expect("the program runs");
    assert!(guest.is_rematch(&terms));
    let mut others = terms.clone();
    others.conditions.hints ^= true;
    assert!(!guest.is_rematch(&others));
    next.act(Role::Guest, FarWish::Consent(person("Bob"), [9; 16])).expect("consent");
    next.run();
    let (before, after) =
        (world.host().log().seating().expect("a match"), next.host().log().seating());
    let after = after.expect("no lot is needed");
    assert_eq!(after.host, before.host.other(), "the colours are swapped");
    assert_eq!(after.first, before.first);
    assert_ne!(after.role(after.first), before.role(before.first), "the other begins");
    assert_eq!(terms.only_for, Some(key(2).id()));
    assert_eq!(terms.conditions.begins, WhoBegins::Chosen(after.role(after.first)));
    assert!(matches!(terms.conditions.colours, ColourChoice::HostPlays(_)));
}

#[test]
fn a_rematch_can_be_declined() {
    let (mut world, mover, other) = begun(Conditions::default());
    assert_eq!(world.act(mover, FarWish::Rematch), Err(FarFault::NotOver.into()));
    world.act(mover, FarWish::Resign).expect("to resign");
    world.run();
    world.act(mover, FarWish::Rematch).expect("to offer");
    world.run();
    world.act(other, FarWish::Answer(false)).expect("to decline");
    world.run();
    world.assert_same();
    assert!(!world.standing(mover).rematch && world.standing(mover).offers.is_empty());
    assert_eq!(world.act(mover, FarWish::Rematch), Err(FarFault::OfferAgain.into()));
    // Who has declined may think again.
    world.act(other, FarWish::Rematch).expect("to offer");
    world.run();
    world.act(mover, FarWish::Answer(true)).expect("to accept");
    world.run();
    assert!(world.standing(other).rematch);
}
