//! Floods, large and unreadable messages, other versions of the protocol, a full disk.

use std::time::Duration;

use nonaga::far::agreement::{
    Agreement, ChainTip, Conditions, Digest, FarDuty, FarEvent, FarFault, FarStage, FarTerms,
    FarWish, Farewell, LARGEST_MESSAGE, LogEntry, LogEvent, Outdated, PROTOCOL, Role, Says,
    SignedEntry, match_of,
};

use super::{
    wire,
    world::{World, key, person, terms},
};

/// A guest who has just heard the hello of a host, and the host's message with terms that this program knows nothing of.
pub fn of_newer_host(proposed: FarTerms) -> (Agreement, Vec<u8>) {
    let says = Says::Terms(Box::new(proposed));
    let (of, seen, before) = (Digest::NONE, ChainTip::default(), Digest::NONE);
    let entry = LogEntry { of, by: Role::Host, number: 1, before, seen, says };
    let signed = SignedEntry::sign(entry, &key(1));
    let mut guest = Agreement::join(key(2), signed.digest(), key(1).id());
    guest.connected(key(1).id(), Duration::ZERO).expect("the host");
    let hello = wire::hello(PROTOCOL, signed.digest(), true, [vec![signed.tip()], Vec::new()]);
    guest.receive(&hello, Duration::ZERO);
    while guest.next_duty().is_some() {}
    (guest, wire::entries(&[signed]))
}

/// What an end does about a message.
pub fn answer(world: &mut World, to: Role, message: &[u8]) -> Vec<FarDuty> {
    let now = world.now;
    let agreement = world.side(to).agreement();
    agreement.receive(message, now);
    std::iter::from_fn(|| agreement.next_duty()).collect()
}

pub fn is_cut(duties: &[FarDuty]) -> Option<Farewell> {
    duties.iter().find_map(|duty| match duty {
        FarDuty::Cut(why) => Some(why.clone()),
        _ => None,
    })
}

#[test]
fn a_message_that_is_too_large_ends_the_connection() {
    let mut world = World::playing(Conditions::default());
    let duties = answer(&mut world, Role::Host, &vec![2; LARGEST_MESSAGE + 1]);
    assert_eq!(is_cut(&duties), Some(Farewell::TooLarge));
    assert!(duties.contains(&FarDuty::Send(Farewell::TooLarge.message())), "it says why");
}

#[test]
fn a_message_that_cannot_be_read_ends_the_connection() {
    let good = wire::have([ChainTip::default(); 2]);
    let mut longer = good.clone();
    longer.push(0);
    let endless = [2, 0xff, 0xff, 0xff, 0xff, 0x0f];
    let ladder = vec![ChainTip::default(); 33];
    let mut of = Digest::NONE;
    for message in [&[][..], &[9], &[0xff; 40], &good[..20], &longer, &endless] {
        let mut world = World::playing(Conditions::default());
        of = world.id;
        let duties = answer(&mut world, Role::Host, message);
        assert_eq!(is_cut(&duties), Some(Farewell::Unreadable), "{message:?}");
        world.meet();
        world.assert_same();
    }
    let mut world = World::playing(Conditions::default());
    let hello = wire::hello(PROTOCOL, of, true, [ladder, Vec::new()]);
    let duties = answer(&mut world, Role::Host, &hello);
    assert_eq!(is_cut(&duties), Some(Farewell::Unreadable));
}

#[test]
fn both_are_told_of_another_protocol_and_who_has_to_update() {
    for protocol in [PROTOCOL + 1, 0, u16::MAX] {
        let mut world = World::playing(Conditions::default());
        let hello = wire::hello(protocol, world.id, false, [Vec::new(), Vec::new()]);
        let duties = answer(&mut world, Role::Host, &hello);
        // The player here is told of the other's version, and the other of this one.
        let ours = Farewell::OtherProtocol { protocol: PROTOCOL };
        assert!(duties.contains(&FarDuty::Send(ours.message())), "{duties:?}");
        assert_eq!(is_cut(&duties), Some(Farewell::OtherProtocol { protocol }));
        let theirs = Farewell::OtherProtocol { protocol };
        let duties = answer(&mut world, Role::Guest, &theirs.message());
        let older = if protocol > PROTOCOL { Outdated::Here } else { Outdated::There };
        assert_eq!(theirs.outdated(), Some(older));
        assert!(duties.contains(&FarDuty::Tell(FarEvent::Left(theirs))), "{duties:?}");
    }
    // Whatever a newer hello may hold after its version.
    let mut world = World::playing(Conditions::default());
    let duties = answer(&mut world, Role::Host, &[0, 2, 77, 77, 77]);
    assert_eq!(is_cut(&duties), Some(Farewell::OtherProtocol { protocol: 2 }));
}

/// Whoever programs the other side has to know them.
#[test]
fn the_page_names_every_fault() {
    let page = include_str!("../../docs/far.md");
    for name in <FarFault as strum::VariantNames>::VARIANTS {
        assert!(page.contains(&format!("`{name}`")), "docs/far.md lacks {name}");
    }
}

#[test]
fn a_hello_about_another_match_ends_the_connection() {
    let mut world = World::playing(Conditions::default());
    let other = Digest::from([3; 32]);
    let hello = wire::hello(PROTOCOL, other, false, [Vec::new(), Vec::new()]);
    assert_eq!(match_of(&hello), Some(other));
    assert_eq!(match_of(&wire::have([ChainTip::default(); 2])), None);
    let duties = answer(&mut world, Role::Host, &hello);
    assert_eq!(is_cut(&duties), Some(Farewell::OtherMatch));
}

#[test]
fn a_side_that_claims_to_have_the_most_there_can_be_breaks_nothing() {
    let most = ChainTip { number: u32::MAX, digest: Digest::from([1; 32]) };
    for role in Role::BOTH {
        let mut world = World::playing(Conditions::default());
        let mut ladders = [Vec::new(), Vec::new()];
        ladders[role as usize] = vec![most];
        let hello = wire::hello(PROTOCOL, world.id, true, ladders);
        world.deliver(Role::Host, &hello);
        world.deliver(Role::Host, &wire::have([most; 2]));
        while world.standing(Role::Host).is_behind {
            assert!(world.tick());
        }
        world.run();
        let mover = world.mover();
        world.play_turn(mover);
        world.meet();
        world.assert_same();
    }
}

#[test]
fn what_comes_before_a_hello_or_without_a_connection_does_nothing() {
    let mut world = World::playing(Conditions::default());
    let mover = world.mover();
    world.disconnect();
    world.play_on(mover);
    let played: Vec<SignedEntry> =
        world.side(mover).log().entries(mover).next_back().cloned().into_iter().collect();
    let message = wire::entries(&played);
    assert_eq!(answer(&mut world, mover.other(), &message), []);
    let (id, now) = (world.id_of(mover), world.now);
    world.side(mover.other()).agreement().connected(id, now).expect("the right end");
    while world.side(mover.other()).agreement().next_duty().is_some() {}
    assert_eq!(answer(&mut world, mover.other(), &message), []);
    world.meet();
    world.assert_same();
}

#[test]
fn a_full_disk_loses_nothing() {
    let mut world = World::playing(Conditions::default());
    let (mover, other) = (world.mover(), world.mover().other());
    // The author's disk is full: nothing is sent.
    world.side(mover).is_full = true;
    let sent = world.side(mover).sent.len();
    world.play_on(mover);
    assert!(world.side(mover).has_heard(&FarEvent::NotWritten));
    assert_eq!(world.side(mover).sent.len(), sent);
    assert_eq!(world.side(mover).log().game().expect("a match").steps().len(), 0);
    world.side(mover).is_full = false;
    // The reader's disk is full: nothing is acknowledged, and it comes again.
    world.side(other).is_full = true;
    world.play_on(mover);
    world.run();
    assert_eq!(world.standing(mover).unacknowledged_parts, 1);
    assert_eq!(world.side(other).log().game().expect("a match").steps().len(), 0);
    world.side(other).is_full = false;
    world.settle();
    assert_eq!(world.standing(mover).unacknowledged_parts, 0);
    world.assert_same();
}

#[test]
fn nothing_is_sent_or_acknowledged_before_it_is_written() {
    let mut world = World::playing(Conditions::default());
    let (mover, now) = (world.mover(), world.now);
    let game = world.side(mover).log().game().expect("a match").clone();
    let step = super::meeting::quiet(&game).expect("a part");
    let author = world.side(mover).agreement();
    author.act(FarWish::Play(step), now).expect("a legal part");
    let write = author.next_duty();
    assert!(matches!(write, Some(FarDuty::Write(_))), "{write:?}");
    assert_eq!(author.next_duty(), None);
    assert!(author.standing().is_writing && !author.standing().can_play());
    assert!(author.act(FarWish::Resign, now).is_err(), "one thing at a time");
    author.written(now);
    let Some(FarDuty::Tell(FarEvent::Log(played))) = author.next_duty() else { panic!() };
    assert!(matches!(played, LogEvent::Played { .. }));
    let Some(FarDuty::Send(message)) = author.next_duty() else { panic!("it is sent now") };
    let reader = world.side(mover.other()).agreement();
    reader.receive(&message, now);
    assert!(matches!(reader.next_duty(), Some(FarDuty::Write(_))));
    assert_eq!(reader.next_duty(), None);
    reader.written(now);
    assert_eq!(reader.next_duty(), Some(FarDuty::Tell(FarEvent::Log(played))));
    let Some(FarDuty::Send(have)) = reader.next_duty() else { panic!("it is acknowledged now") };
    assert_eq!(have[0], 3);
}

#[test]
fn a_step_of_the_lot_that_could_not_be_written_is_tried_again_on_a_quiet_line() {
    for case in 0..8 {
        let (role, room) = (Role::BOTH[case % 2], 1 + case as u32 / 2);
        let mut world = World::invited(terms(Conditions::default()), 1);
        world.connect();
        world.run();
        // The consent, and perhaps more, still fits.
        world.disconnect();
        world.side(role).room = Some(room);
        world.act(Role::Guest, FarWish::Consent(person("Bob"), [9; 16])).expect("consent");
        world.connect();
        world.run();
        assert!(world.side(role).is_full && world.side(role).log().seating().is_none());
        // Now each knows what the other has, and waits for nothing.
        world.connect();
        world.run();
        world.side(role).is_full = false;
        world.settle();
        assert_eq!(world.standing(Role::Host).stage, FarStage::Playing, "{role:?} after {room}");
        world.assert_same();
    }
}
