//! A side that lies is found each time, and nobody's match is rewritten.

use nonaga::{
    far::agreement::{
        ChainTip, Companion, Conditions, Consent, Digest, Dispute, FarEvent, FarFault, FarOffer,
        FarStage, FarWish, LogEntry, Role, Says, SignedEntry, WrittenPart,
    },
    rules::{Cell, Match, Step},
};

use super::{
    meeting::{quiet, told},
    wire::{self, forge, next},
    world::{World, key, terms},
};

/// A match in which so many turns are played.
pub fn played(turns: usize, conditions: Conditions) -> World {
    let mut world = World::playing(conditions);
    for _ in 0..turns {
        let mover = world.mover();
        world.play_turn(mover);
    }
    world
}

/// The fault that a side has found.
pub fn found(world: &World, role: Role) -> Option<FarFault> {
    match world.standing(role).stage {
        FarStage::Disputed(Dispute { fault, .. }) => Some(fault),
        _ => None,
    }
}

pub fn game(world: &World) -> Match {
    world.sides[0].log().game().expect("a match").clone()
}

pub fn part(step: Step) -> Says {
    let written = |from, to| WrittenPart { from, to };
    match step {
        Step::Slide(slide) => Says::Slide(written(slide.from, slide.to)),
        Step::Relocate(relocation) => Says::Relocate(written(relocation.from, relocation.to)),
        Step::Skip => panic!("nobody writes a skip"),
    }
}

/// Some other legal part than this.
pub fn another(game: &Match, than: Step) -> Step {
    let steps = game.position().steps();
    steps.into_iter().find(|step| *step != than).expect("another part")
}

/// What a liar may say who has the word.
fn lies(world: &World, by: Role) -> Vec<(Says, FarFault)> {
    let far = WrittenPart { from: Cell::new(90, 0), to: Cell::new(91, 0) };
    let log = world.sides[by as usize].log();
    let refusal = |says: &Says| {
        let refused = game(world).check(says.step().expect("a part"));
        FarFault::Illegal(refused.expect_err("not legal"))
    };
    let illegal = refusal(&Says::Slide(far));
    let wrong_part = refusal(&Says::Relocate(far));
    let consent = Consent {
        guest: key(2).id(),
        companion: Companion::default(),
        chance: terms(Conditions::default()).chance,
    };
    let steps = game(world).steps().len() as u32;
    let others = (0..steps).rev().find(|to| (steps - to).div_ceil(2) % 2 == 1).expect("a part");
    vec![
        (Says::Slide(far), illegal),
        (Says::Relocate(far), wrong_part),
        (Says::Terms(Box::new(log.terms().expect("terms").clone())), FarFault::WrongPlace),
        (Says::Consent(Box::new(consent)), FarFault::WrongPlace),
        (Says::Commit(Digest::NONE), FarFault::NoLot),
        (Says::Answer { offer: 1, yes: true }, FarFault::NoSuchOffer),
        (Says::Answer { offer: 99, yes: true }, FarFault::NoSuchOffer),
        (Says::Offer(FarOffer::Rematch), FarFault::NotOver),
        (Says::Offer(FarOffer::TakeBack { to: others }), FarFault::NothingToTakeBack),
        (Says::Offer(FarOffer::TakeBack { to: steps }), FarFault::NothingToTakeBack),
        (Says::Offer(FarOffer::TakeBack { to: u32::MAX }), FarFault::NothingToTakeBack),
    ]
}

#[test]
fn what_no_honest_program_says_is_found() {
    let count = lies(&played(2, Conditions::default()), Role::Host).len();
    for lie in 0..count {
        let mut world = played(2, Conditions::default());
        let liar = world.mover();
        let (says, fault) = lies(&world, liar).swap_remove(lie);
        let entry = next(world.side(liar).log(), liar, says.clone());
        let before = told(world.side(liar.other()).log());
        forge(&mut world, liar, entry);
        assert_eq!(found(&world, liar.other()), Some(fault), "{says:?}");
        stays(&mut world, liar.other(), &before);
    }
}

/// The match of an honest side is as it was, also after a restart, and nothing more is accepted.
pub fn stays(world: &mut World, honest: Role, before: &str) {
    let log_without = |world: &World| {
        let text = told(world.sides[honest as usize].log());
        text.rsplit_once('\n').expect("the dispute is last").0.to_owned()
    };
    let before = before.rsplit_once('\n').expect("the dispute is last").0;
    assert_eq!(log_without(world), before);
    let fault = found(world, honest);
    world.kill(honest);
    world.restart(honest);
    assert_eq!(log_without(world), before);
    assert_eq!(found(world, honest), fault, "it is remembered");
    assert!(world.act(honest, FarWish::Resign).is_err());
}

#[test]
fn who_plays_out_of_turn_is_found() {
    let mut world = played(2, Conditions::default());
    let liar = world.mover().other();
    let says = part(quiet(&game(&world)).expect("a part"));
    let entry = next(world.side(liar).log(), liar, says);
    forge(&mut world, liar, entry);
    assert_eq!(found(&world, liar.other()), Some(FarFault::NotYourTurn));
}

#[test]
fn who_plays_twice_is_found() {
    let mut world = played(1, Conditions::default());
    let liar = world.mover();
    world.play_turn(liar);
    // The same entry once more changes nothing.
    let last = world.side(liar).log().entries(liar).next_back().expect("an entry").clone();
    world.deliver(liar.other(), &wire::entries(&[last.clone(), last.clone()]));
    assert_eq!(found(&world, liar.other()), None);
    world.run();
    world.assert_same();
    // The same part once more, as another entry, is out of turn.
    let entry = next(world.side(liar).log(), liar, last.says().clone());
    forge(&mut world, liar, entry);
    assert_eq!(found(&world, liar.other()), Some(FarFault::NotYourTurn));
}

#[test]
fn a_changed_entry_is_refused_and_nobody_is_blamed_for_it() {
    let mut world = played(2, Conditions::default());
    let liar = world.mover();
    let last = world.side(liar).log().entries(liar).next_back().expect("an entry").clone();
    let entry = next(world.side(liar).log(), liar, Says::Resign);
    let right = SignedEntry::sign(entry, &world.side(liar).key);
    // The signature of another entry, and that of another key.
    let bytes = postcard::to_stdvec(&last).expect("bytes");
    let mut changed = postcard::to_stdvec(&right).expect("bytes");
    let signature = changed.len() - 64;
    changed[signature..].copy_from_slice(&bytes[bytes.len() - 64..]);
    let changed: SignedEntry = postcard::from_bytes(&changed).expect("an entry");
    let others = SignedEntry::sign(right.entry().clone(), &key(3));
    for wrong in [changed, others] {
        world.connect();
        world.run();
        world.deliver(liar.other(), &wire::entries(&[wrong]));
        let honest = world.side(liar.other());
        let refused = honest.events.last().cloned();
        let number = right.entry().number;
        let fault = FarFault::BadSignature;
        assert_eq!(refused, Some(FarEvent::Refused { number, fault }));
        assert!(!honest.standing().is_here, "the line is cut");
        assert_eq!(found(&world, liar.other()), None);
    }
    world.meet();
    world.assert_same();
}

#[test]
fn who_speaks_for_the_other_is_refused() {
    let mut world = played(2, Conditions::default());
    let liar = world.mover();
    let honest = liar.other();
    let entry = next(world.side(liar).log(), honest, Says::Resign);
    let invented = SignedEntry::sign(entry, &world.side(liar).key);
    world.deliver(honest, &wire::entries(&[invented]));
    assert!(!world.standing(honest).is_here && found(&world, honest).is_none());
    assert_eq!(world.standing(honest).stage, FarStage::Playing);
}

#[test]
fn links_that_do_not_hold_are_found() {
    type Change = fn(&mut LogEntry);
    let changes: [(Change, FarFault); 6] = [
        (|entry| entry.before = Digest::NONE, FarFault::WrongBefore),
        (|entry| entry.number = 0, FarFault::WrongBefore),
        (|entry| entry.seen.digest = Digest::NONE, FarFault::SeenUnknown),
        (|entry| entry.seen.number += 1, FarFault::SeenUnknown),
        (|entry| entry.seen.number = u32::MAX, FarFault::SeenUnknown),
        (|entry| entry.seen = ChainTip::default(), FarFault::SeenLess),
    ];
    for (change, fault) in changes {
        let mut world = played(2, Conditions::default());
        let liar = world.mover();
        let says = part(quiet(&game(&world)).expect("a part"));
        let mut entry = next(world.side(liar).log(), liar, says);
        change(&mut entry);
        let before = told(world.side(liar.other()).log());
        forge(&mut world, liar, entry);
        assert_eq!(found(&world, liar.other()), Some(fault));
        stays(&mut world, liar.other(), &before);
    }
}

#[test]
fn an_entry_of_another_match_is_refused() {
    let mut world = played(2, Conditions::default());
    let liar = world.mover();
    let mut entry = next(world.side(liar).log(), liar, Says::Resign);
    entry.of = Digest::from([5; 32]);
    let number = entry.number;
    forge(&mut world, liar, entry);
    let fault = FarFault::OtherMatch;
    assert!(world.side(liar.other()).has_heard(&FarEvent::Refused { number, fault }));
    assert_eq!(world.standing(liar.other()).stage, FarStage::Playing);
}

#[test]
fn nobody_goes_on_after_the_end_that_they_know() {
    let mut world = played(2, Conditions::default());
    let liar = world.mover();
    world.act(liar.other(), FarWish::Resign).expect("to resign");
    world.run();
    let says = part(quiet(&game(&world)).expect("a part"));
    let entry = next(world.side(liar).log(), liar, says);
    forge(&mut world, liar, entry);
    assert_eq!(found(&world, liar.other()), Some(FarFault::Over));
}
