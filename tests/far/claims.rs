//! Claims that are not true: to have seen less, to have more, and a file that was changed.

use std::time::Duration;

use nonaga::far::agreement::{
    ChainTip, Conditions, Digest, FarEvent, FarFault, FarLog, FarOffer, FarWish, Farewell,
    LogEntry, Role, Says, SignedEntry,
};

use super::{
    liar::{found, played},
    wire::{self, forge, next},
    world::World,
};

#[test]
fn who_loses_cannot_claim_to_have_agreed_on_a_draw_before() {
    // The host wins. Its offer of a draw had lapsed when the guest played on.
    let mut world = played(2, Conditions::default());
    let winner = world.mover().other();
    let liar = winner.other();
    world.act(winner, FarWish::OfferDraw).expect("to offer");
    world.run();
    let offer = world.side(winner).log().tip(winner).number;
    let (before, seen) = (world.side(liar).log().tip(liar), world.side(liar).log().tip(winner));
    world.play_turn(liar);
    world.play_on(winner);
    world.run();
    // It now claims not to have seen what came after the offer.
    let says = Says::Answer { offer, yes: true };
    let number = before.number + 1;
    let (of, by) = (world.id, liar);
    forge(&mut world, liar, LogEntry { of, by, number, before: before.digest, seen, says });
    assert_eq!(found(&world, winner), Some(FarFault::TwoVersions));
    // Nor does it help to write it now.
    let mut world = played(2, Conditions::default());
    let (winner, liar) = (world.mover().other(), world.mover());
    world.act(winner, FarWish::OfferDraw).expect("to offer");
    world.run();
    let (offer, seen) =
        (world.side(winner).log().tip(winner).number, world.side(liar).log().tip(winner));
    world.play_turn(liar);
    world.play_on(winner);
    world.run();
    let mut late = next(world.side(liar).log(), liar, Says::Answer { offer, yes: true });
    late.seen = seen;
    forge(&mut world, liar, late);
    assert_eq!(found(&world, winner), Some(FarFault::NoSuchOffer));
}

#[test]
fn who_was_answered_cannot_ask_again_as_if_that_had_not_come() {
    let mut world = played(2, Conditions::default());
    let liar = world.mover().other();
    world.act(liar, FarWish::OfferDraw).expect("to offer");
    world.run();
    let seen = world.side(liar).log().tip(liar.other());
    world.act(liar.other(), FarWish::Answer(false)).expect("to decline");
    world.run();
    let says = Says::Offer(FarOffer::TakeBack { to: 2 });
    let mut again = next(world.side(liar).log(), liar, says);
    again.seen = seen;
    forge(&mut world, liar, again);
    assert_eq!(found(&world, liar.other()), Some(FarFault::OfferOpen));
}

#[test]
fn a_claim_to_have_more_of_ones_own_entries_is_not_believed_for_ever() {
    let mut world = played(2, Conditions::default());
    let liar = world.mover();
    let honest = liar.other();
    world.disconnect();
    let (id, now) = (world.id_of(liar), world.now);
    world.side(honest).agreement().connected(id, now).expect("the right end");
    let mut tips = Role::BOTH.map(|role| vec![world.sides[0].log().tip(role)]);
    tips[honest as usize].insert(0, ChainTip { number: 50, digest: Digest::from([1; 32]) });
    world.deliver(honest, &wire::hello(1, world.id, true, tips));
    assert!(world.standing(honest).is_behind);
    assert!(world.act(honest, FarWish::Resign).is_err(), "it waits for its own entries");
    while world.standing(honest).is_behind {
        assert!(world.tick(), "the end of waiting is a moment to call it");
    }
    assert!(!world.standing(honest).is_behind);
    world.act(honest, FarWish::Resign).expect("it waits no longer");
}

#[test]
fn entries_that_come_back_slowly_are_waited_for() {
    let mut world = played(10, Conditions::default());
    let log = world.host().log().clone();
    world.kill(Role::Guest);
    world.guest().disk.clear();
    world.restart(Role::Guest);
    let (now, host, tips) =
        (world.now, world.id_of(Role::Host), Role::BOTH.map(|role| vec![log.tip(role)]));
    world.guest().agreement().connected(host, now).expect("the host");
    world.deliver(Role::Guest, &wire::hello(1, world.id, true, tips));
    let entries = |role| Box::new(log.entries(role)) as Box<dyn Iterator<Item = _>>;
    let mut chains: [Chain; 2] = Role::BOTH.map(|role| entries(role).peekable());
    let is_whole = |world: &World| world.sides[1].log().tip(Role::Guest) == log.tip(Role::Guest);
    while !is_whole(&world) {
        assert!(world.standing(Role::Guest).is_behind, "it waits for the next");
        let tips = Role::BOTH.map(|role| world.sides[1].log().tip(role).number);
        let can_be_read = |chain: &mut Chain, other: u32| {
            chain.peek().is_some_and(|signed| signed.entry().seen.number <= other)
        };
        let at = usize::from(!can_be_read(&mut chains[0], tips[1]));
        let next = chains[at].next().cloned().expect("an entry");
        // A slow line, or a slow disk.
        world.now += Duration::from_secs(20);
        let now = world.now;
        world.guest().agreement().tick(now);
        world.deliver(Role::Guest, &wire::entries(&[next]));
    }
    assert!(!world.standing(Role::Guest).is_behind);
    world.meet();
    world.assert_same();
}

type Chain<'log> = std::iter::Peekable<Box<dyn Iterator<Item = &'log SignedEntry> + 'log>>;

#[test]
fn the_one_who_is_accused_hears_of_what() {
    let mut world = played(2, Conditions::default());
    let liar = world.mover();
    let says = Says::Answer { offer: 99, yes: true };
    let entry = next(world.side(liar).log(), liar, says);
    let number = entry.number;
    forge(&mut world, liar, entry);
    world.run();
    let is_told = |event: &FarEvent| match event {
        FarEvent::Left(Farewell::Wrong { by, number: wrong, fault }) => {
            (*by, *wrong, fault.as_str()) == (liar, number, "NoSuchOffer")
        }
        _ => false,
    };
    assert_eq!(world.side(liar).events.iter().filter(|event| is_told(event)).count(), 1);
}

#[test]
fn every_signature_in_a_file_is_checked() {
    let world = played(3, Conditions::default());
    let text = String::from_utf8(world.sides[0].disk.bytes.clone()).expect("text");
    // Any digit of any signature or digest, and any number.
    let mut changed = 0;
    for (at, digit) in text.bytes().enumerate().skip(300).step_by(7) {
        if digit.is_ascii_hexdigit() && !digit.is_ascii_uppercase() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = if digit == b'1' { b'2' } else { b'1' };
            assert!(FarLog::read(&bytes).is_err(), "at {at} of {text}");
            changed += 1;
        }
    }
    assert!(changed > 300);
    assert!(world.sides[0].log().ending().is_none());
}
