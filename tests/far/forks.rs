//! Two versions of one entry: both sides are told, both versions are kept, and nobody's match is rewritten.

use nonaga::far::agreement::{Conditions, FarFault, FarWish, Role, Says};

use super::{
    liar::{another, found, game, part, played, stays},
    meeting::{quiet, told},
    wire::{forge, next},
};

#[test]
fn two_versions_of_an_entry_are_kept_and_both_sides_are_told() {
    for turns in [0, 1, 4] {
        let mut world = played(turns, Conditions::default());
        let liar = world.mover();
        let first = quiet(&game(&world)).expect("a part");
        let other = another(&game(&world), first);
        let entry = next(world.side(liar).log(), liar, part(other));
        world.act(liar, FarWish::Play(first)).expect("a legal part");
        world.run();
        let before = told(world.side(liar.other()).log());
        let second = forge(&mut world, liar, entry);
        world.run();
        for role in Role::BOTH {
            assert_eq!(found(&world, role), Some(FarFault::TwoVersions), "{role:?} is told");
            let log = world.side(role).log();
            assert_eq!(log.evidence(), Some(&second), "{role:?} keeps the second version");
            let number = second.entry().number;
            let kept = log.entries(liar).find(|signed| signed.entry().number == number);
            assert_eq!(kept.and_then(|signed| signed.says().step()), Some(first));
        }
        stays(&mut world, liar.other(), &before);
    }
}

#[test]
fn two_versions_are_found_where_each_side_knows_another() {
    // A copy of the liar's disk is played on elsewhere, and comes back.
    let mut world = played(2, Conditions::default());
    let liar = world.mover();
    let copy = world.side(liar).disk.clone();
    world.play_turn(liar);
    world.kill(liar);
    world.side(liar).disk = copy;
    world.restart(liar);
    let first = world.side(liar.other()).log().entries(liar).rev().nth(1).cloned();
    let first = first.expect("an entry").says().step().expect("a part");
    let other = another(world.side(liar).log().game().expect("a match"), first);
    world.act(liar, FarWish::Play(other)).expect("it does not know better");
    world.connect();
    world.settle();
    for role in Role::BOTH {
        assert_eq!(found(&world, role), Some(FarFault::TwoVersions), "{role:?} is told");
    }
    // Both still know when they meet again.
    world.kill(Role::Host);
    world.kill(Role::Guest);
    world.meet();
    assert!(Role::BOTH.into_iter().all(|role| found(&world, role).is_some()));
}

#[test]
fn who_never_answers_is_not_told_for_ever() {
    let mut world = played(1, Conditions::default());
    let liar = world.mover();
    let entry = next(world.side(liar).log(), liar, Says::Answer { offer: 99, yes: true });
    world.line.lost = 100;
    forge(&mut world, liar, entry);
    let before = world.side(liar.other()).sent.len();
    world.settle();
    let sent = world.side(liar.other()).sent.len() - before;
    assert!((10..50).contains(&sent), "{sent} messages");
    // On the next connection it is.
    world.meet();
    assert!(found(&world, liar).is_some());
}

#[test]
fn a_bad_line_does_not_keep_the_other_side_from_being_told() {
    for seed in 0..20 {
        let mut world = played(2, Conditions::default());
        world.dice = fastrand::Rng::with_seed(seed);
        let liar = world.mover();
        let first = quiet(&game(&world)).expect("a part");
        let other = another(&game(&world), first);
        let entry = next(world.side(liar).log(), liar, part(other));
        world.act(liar, FarWish::Play(first)).expect("a legal part");
        world.run();
        world.line.lost = 60;
        forge(&mut world, liar, entry);
        world.settle();
        for role in Role::BOTH {
            assert_eq!(found(&world, role), Some(FarFault::TwoVersions), "{role:?} is told");
        }
    }
}
