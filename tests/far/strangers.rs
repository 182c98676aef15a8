//! Before a guest has consented, nobody can be blamed in the guest's name, and nobody can consent for another.

use nonaga::far::agreement::{
    ChainTip, Companion, Conditions, Consent, FarEvent, FarFault, FarKey, FarLog, FarStage,
    FarWish, Farewell, LogEntry, Role, Says, SignedEntry,
};

use super::{
    meeting::told,
    wire::{self, next},
    world::{World, key, person, terms},
};

/// A match of which the guest has just been shown the terms.
fn asked() -> World {
    let mut world = World::invited(terms(Conditions::default()), 1);
    world.connect();
    world.run();
    world
}

fn consent_of(key: &FarKey) -> Says {
    let chance = terms(Conditions::default()).chance;
    let (guest, companion) = (key.id(), Companion::default());
    Says::Consent(Box::new(Consent { guest, companion, chance }))
}

/// The first entry of a guest who says to have seen so much of the host's.
fn first_of_guest(world: &World, says: Says, seen: ChainTip, key: &FarKey) -> SignedEntry {
    let log = world.sides[Role::Host as usize].log();
    SignedEntry::sign(LogEntry { seen, ..next(log, Role::Guest, says) }, key)
}

/// The honest guest can still join, and both play.
fn can_still_begin(world: &mut World) {
    world.meet();
    world.act(Role::Guest, FarWish::Consent(person("Bob"), [9; 16])).expect("consent");
    world.run();
    let mover = world.mover();
    world.play_turn(mover);
    world.assert_same();
}

#[test]
fn a_guest_who_is_asked_consents_by_nobody_elses_entry() {
    let mut world = asked();
    let seen = world.host().log().tip(Role::Host);
    let consent = first_of_guest(&world, consent_of(&key(3)), seen, &key(3));
    world.deliver(Role::Guest, &wire::entries(&[consent]));
    let guest = world.guest();
    assert_eq!(guest.log().tip(Role::Guest).number, 0, "nothing was said in its name");
    assert_eq!(guest.standing().stage, FarStage::Asked);
    let refused = FarEvent::Refused { number: 1, fault: FarFault::NotInvited };
    assert!(guest.has_heard(&refused) && !guest.standing().is_here);
    let read = FarLog::read(&guest.disk.bytes).expect("a log that can be read");
    assert_eq!(told(&read.log), told(guest.log()));
    can_still_begin(&mut world);
}

/// A stranger who has got hold of the invitation says something to the host.
fn stranger_says(world: &mut World, signed: SignedEntry) {
    let (now, id, tip) = (world.now, world.id, world.host().log().tip(Role::Host));
    world.disconnect();
    world.host().agreement().connected(key(3).id(), now).expect("anybody may look");
    world.do_duties(Role::Host);
    world.deliver(Role::Host, &wire::hello(1, id, true, [vec![tip], Vec::new()]));
    world.deliver(Role::Host, &wire::entries(&[signed]));
}

#[test]
fn nobody_is_blamed_before_a_guest_has_consented() {
    let far_ahead = |world: &World| {
        let tip = world.sides[Role::Host as usize].log().tip(Role::Host);
        [ChainTip::default(), ChainTip { number: 2, ..tip }]
    };
    for case in 0..4 {
        let mut world = World::invited(terms(Conditions::default()), 1);
        let seen = far_ahead(&world)[case % 2];
        let says = if case < 2 { consent_of(&key(3)) } else { Says::Resign };
        let lie = first_of_guest(&world, says, seen, &key(3));
        let before = world.host().disk.bytes.clone();
        stranger_says(&mut world, lie.clone());
        assert_eq!(world.standing(Role::Host).stage, FarStage::Inviting, "case {case}");
        assert_eq!(world.host().disk.bytes, before, "case {case}");
        // An entry whose author is not known is only passed over.
        let is_cut = matches!(world.host().cuts.last(), Some(Farewell::Wrong { .. }));
        assert_eq!(is_cut, case != 2, "case {case}: {:?}", world.host().cuts);
        // Nor does a host make the guest believe that it was the guest.
        world.meet();
        world.deliver(Role::Guest, &wire::entries(&[lie]));
        assert_eq!(world.standing(Role::Guest).stage, FarStage::Asked, "case {case}");
        can_still_begin(&mut world);
    }
}

#[test]
fn an_accusation_without_a_guest_is_no_log() {
    let world = World::invited(terms(Conditions::default()), 1);
    let lie = first_of_guest(&world, consent_of(&key(3)), ChainTip::default(), &key(3));
    let file = String::from_utf8(world.sides[0].disk.bytes.clone()).expect("text");
    let written = world.sides[0].log().entries(Role::Host).next().expect("the terms");
    let as_line = |signed: &SignedEntry| ron::to_string(signed).expect("a line");
    assert!(file.contains(&as_line(written)), "entries are written like this");
    let file = file + &format!("Evidence({})\n", as_line(&lie));
    assert!(FarLog::read(file.as_bytes()).is_err());
}
