//! Cheating with the lot.

use nonaga::far::agreement::{
    Companion, Conditions, Consent, FarFault, FarWish, LogEntry, Role, Says,
};

use super::{
    liar::found,
    wire::{forge, next},
    world::{World, key, terms},
};

#[test]
fn a_lot_cannot_be_changed_once_it_is_drawn() {
    let mut world = World::invited(terms(Conditions::default()), 1);
    world.connect();
    world.run();
    let wish = FarWish::Consent(Companion::default(), [1; 16]);
    world.act(Role::Guest, wish).expect("consent");
    while world.host().log().tip(Role::Guest).number < 2 {
        assert!(world.step());
    }
    // The host has seen the commitment of the guest, which now shows another number.
    let commitment = world.host().log().entries(Role::Guest).nth(1).cloned();
    assert!(matches!(commitment.expect("an entry").says(), Says::Commit(_)));
    let number: Says = postcard::from_bytes(&[&[3], &[8_u8; 32][..]].concat()).expect("a number");
    let (before, seen) = (world.host().log().tip(Role::Guest), world.host().log().tip(Role::Host));
    let (of, by) = (world.id, Role::Guest);
    let number = LogEntry { of, by, number: 3, before: before.digest, seen, says: number };
    forge(&mut world, Role::Guest, number);
    assert_eq!(found(&world, Role::Host), Some(FarFault::LotDiffers));
}

#[test]
fn a_number_is_not_shown_before_both_have_committed() {
    let mut world = World::invited(terms(Conditions::default()), 1);
    world.connect();
    world.run();
    let id = key(2).id();
    let chance = terms(Conditions::default()).chance;
    let consent = Consent { guest: id, companion: Companion::default(), chance };
    let entry = next(world.guest().log(), Role::Guest, Says::Consent(Box::new(consent)));
    let consent = forge(&mut world, Role::Guest, entry);
    let (of, by, seen) = (world.id, Role::Guest, world.host().log().tip(Role::Host));
    let number: Says = postcard::from_bytes(&[&[3], &[8_u8; 32][..]].concat()).expect("a number");
    let before = consent.digest();
    forge(&mut world, by, LogEntry { of, by, number: 2, before, seen, says: number });
    assert_eq!(found(&world, Role::Host), Some(FarFault::NoLot));
}

#[test]
fn who_has_committed_waits_for_the_other() {
    let mut world = World::invited(terms(Conditions::default()), 1);
    world.connect();
    world.run();
    // A guest that is honest until here.
    let wish = FarWish::Consent(Companion::default(), [1; 16]);
    world.act(Role::Guest, wish).expect("consent");
    let commitment = world.guest().log().tip(Role::Guest);
    assert_eq!(commitment.number, 2, "it has committed at once");
    world.disconnect();
    world.connect();
    while world.host().log().tip(Role::Guest) != commitment {
        assert!(world.step());
    }
    // It shows a number although it has seen no commitment of the host.
    let number: Says = postcard::from_bytes(&[&[3], &[8_u8; 32][..]].concat()).expect("a number");
    let mut entry = next(world.host().log(), Role::Guest, number);
    entry.seen = world.guest().log().tip(Role::Host);
    assert_eq!(entry.seen.number, 1);
    forge(&mut world, Role::Guest, entry);
    assert_eq!(found(&world, Role::Host), Some(FarFault::NoLot));
}
