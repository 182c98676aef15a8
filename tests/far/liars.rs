//! Random matches in which a side begins to lie at a random moment.

use std::time::Duration;

use nonaga::{
    far::agreement::{
        Dispute, FarEvent, FarFault, FarStage, FarWish, Farewell, Role, Says, SignedEntry,
        WrittenPart,
    },
    rules::{Cell, Step},
};

use super::{
    bot,
    liar::part,
    meeting::told,
    wire::{self, next},
    world::{Line, World, terms},
};

#[test]
fn a_liar_is_found_each_time() {
    lie_in_matches(0..40);
}

#[test]
#[ignore = "takes minutes"]
fn a_liar_is_found_each_time_in_a_thousand_matches() {
    lie_in_matches(1_000..2_000);
}

fn lie_in_matches(seeds: std::ops::Range<u64>) {
    let mut found = [0; LIES.len()];
    for seed in seeds {
        println!("seed {seed}");
        let mut world = played(seed);
        let role = if world.dice.bool() { Role::Host } else { Role::Guest };
        for (at, lie) in LIES.iter().enumerate() {
            // Each lie in the same match, told to another copy of it.
            for liar in [role, role.other()] {
                let mut world = again(&world);
                if lie(&mut world, liar) {
                    found[at] += 1;
                    both_hear_of_it(&mut world, liar);
                    break;
                }
            }
        }
    }
    println!("{found:?}");
    assert!(found.iter().all(|times| *times > 4), "{found:?}");
}

/// On a line that loses much, the liar is told what was found, and nobody else is blamed.
fn both_hear_of_it(world: &mut World, liar: Role) {
    world.line = Line { lost: 30, twice: 30, wrong: 0, delay: Duration::from_secs(3) };
    let before = world.standing(liar.other()).stage;
    let is_told = |event: &FarEvent| {
        matches!(event, FarEvent::Left(Farewell::Wrong { .. }) | FarEvent::Disputed(_))
    };
    let told = |world: &World| world.sides[liar as usize].events.iter().any(is_told);
    world.settle();
    if let FarStage::Disputed(_) = before {
        assert!(told(world), "the liar is told");
    } else {
        // If nobody can be blamed, the two go on when they meet again.
        world.meet();
        world.assert_same();
    }
    let after = world.standing(liar.other()).stage;
    assert_eq!(after, before, "nothing else is found");
}

/// A match after some time.
fn played(seed: u64) -> World {
    let mut world = World::playing(terms(nonaga::far::agreement::Conditions::default()).conditions);
    world.dice = fastrand::Rng::with_seed(seed);
    for _ in 0..world.dice.u32(20..150) {
        let role = if world.dice.bool() { Role::Host } else { Role::Guest };
        match bot::wish(&mut world, role) {
            None | Some(FarWish::Resign | FarWish::Close | FarWish::Answer(true)) => {}
            Some(wish) => _ = world.act(role, wish),
        }
        world.run();
    }
    world
}

/// The same match, read from the same files.
fn again(world: &World) -> World {
    let mut other = World::playing(terms(nonaga::far::agreement::Conditions::default()).conditions);
    other.dice = world.dice.clone();
    for role in Role::BOTH {
        other.kill(role);
        other.side(role).disk = world.sides[role as usize].disk.clone();
        other.restart(role);
    }
    other.connect();
    other.run();
    other
}

/// A lie. `false` if this is no moment for it.
type Lie = fn(&mut World, Role) -> bool;

const LIES: [Lie; 8] =
    [fork, change, repeat, repeat_as_new, invent, play_illegally, play_out_of_turn, play_blindly];

/// What the other side makes of an entry. Its own match stays as it was.
fn tell(world: &mut World, liar: Role, signed: SignedEntry) -> Option<FarFault> {
    let honest = liar.other();
    let before = told(world.side(honest).log());
    world.deliver(honest, &wire::entries(&[signed]));
    let after = told(world.side(honest).log());
    let match_of = |text: &str| text.rsplit_once('\n').map(|(first, _)| first.to_owned());
    assert_eq!(match_of(&before), match_of(&after), "nobody's match is rewritten");
    match world.standing(honest).stage {
        FarStage::Disputed(Dispute { by, fault, .. }) => {
            assert_eq!(by, liar);
            Some(fault)
        }
        _ => None,
    }
}

fn any_entry(world: &mut World, by: Role) -> SignedEntry {
    let count = world.side(by).log().entries(by).count();
    let at = world.dice.usize(1..count);
    world.sides[by as usize].log().entries(by).nth(at).cloned().expect("an entry")
}

/// Another version of something that was said.
fn fork(world: &mut World, liar: Role) -> bool {
    let mut entry = any_entry(world, liar).entry().clone();
    entry.says = if entry.says == Says::Close { Says::Resign } else { Says::Close };
    let signed = SignedEntry::sign(entry, &world.side(liar).key);
    assert_eq!(tell(world, liar, signed), Some(FarFault::TwoVersions));
    true
}

/// Something that was said, with something changed and the signature that it had.
fn change(world: &mut World, liar: Role) -> bool {
    let mut bytes = postcard::to_stdvec(&any_entry(world, liar)).expect("bytes");
    // The digest of the entry before.
    bytes[36] ^= 1;
    let signed: SignedEntry = postcard::from_bytes(&bytes).expect("an entry");
    assert_eq!(tell(world, liar, signed), None);
    assert!(!world.standing(liar.other()).is_here, "it is cut off");
    true
}

/// What was said, again.
fn repeat(world: &mut World, liar: Role) -> bool {
    let signed = any_entry(world, liar);
    assert_eq!(tell(world, liar, signed), None);
    assert!(world.standing(liar.other()).is_here, "it does no harm");
    true
}

/// A part that was played before, signed again as the next entry.
fn repeat_as_new(world: &mut World, liar: Role) -> bool {
    let standing = world.standing(liar);
    let log = world.sides[liar as usize].log();
    let part = log.entries(liar).find(|signed| signed.says().step().is_some());
    let Some(part) = part.filter(|_| standing.stage == FarStage::Playing && !standing.has_word)
    else {
        return false;
    };
    let entry = next(log, liar, part.says().clone());
    let signed = SignedEntry::sign(entry, &world.side(liar).key);
    assert_eq!(tell(world, liar, signed), Some(FarFault::NotYourTurn));
    true
}

/// What the other side has not said.
fn invent(world: &mut World, liar: Role) -> bool {
    let entry = next(world.side(liar).log(), liar.other(), Says::Resign);
    let signed = SignedEntry::sign(entry, &world.side(liar).key);
    assert_eq!(tell(world, liar, signed), None);
    assert!(!world.standing(liar.other()).is_here, "it is cut off");
    true
}

/// A part that is not legal.
fn play_illegally(world: &mut World, liar: Role) -> bool {
    if !world.standing(liar).can_play() {
        return false;
    }
    let game = world.side(liar).log().game().expect("a match").clone();
    let legal = game.position().steps();
    let mut cell = || Cell::new(world.dice.i32(-5..5), world.dice.i32(-5..5));
    let steps = std::iter::repeat_with(|| WrittenPart { from: cell(), to: cell() });
    let written = steps.take(100).find(|written| {
        let (slide, relocation) =
            (Step::Slide((*written).into()), Step::Relocate((*written).into()));
        !legal.contains(&slide) && !legal.contains(&relocation)
    });
    let written = written.expect("something that is not legal");
    let says = if world.dice.bool() { Says::Slide(written) } else { Says::Relocate(written) };
    let entry = next(world.side(liar).log(), liar, says);
    let signed = SignedEntry::sign(entry, &world.side(liar).key);
    assert!(matches!(tell(world, liar, signed), Some(FarFault::Illegal(_))));
    true
}

/// A part that is legal, for the other.
fn play_out_of_turn(world: &mut World, liar: Role) -> bool {
    let standing = world.standing(liar);
    if standing.stage != FarStage::Playing || standing.can_play() {
        return false;
    }
    let game = world.side(liar).log().game().expect("a match").clone();
    let steps = game.position().steps();
    let step = steps[world.dice.usize(..steps.len())];
    let entry = next(world.side(liar).log(), liar, part(step));
    let signed = SignedEntry::sign(entry, &world.side(liar).key);
    assert_eq!(tell(world, liar, signed), Some(FarFault::NotYourTurn));
    true
}

/// A legal part in one's own turn, as if the other's last part had not come yet.
fn play_blindly(world: &mut World, liar: Role) -> bool {
    let log = world.sides[liar as usize].log();
    let seen = log.entries(liar).next_back().expect("an entry").entry().seen;
    let last = log.entries(liar.other()).next_back().expect("an entry");
    let has_played = last.says().step().is_some() && last.entry().number > seen.number;
    if !world.standing(liar).can_play() || !has_played {
        return false;
    }
    let steps = log.game().expect("a match").position().steps();
    let mut entry = next(log, liar, part(steps[0]));
    entry.seen = seen;
    let signed = SignedEntry::sign(entry, &world.side(liar).key);
    assert_eq!(tell(world, liar, signed), Some(FarFault::NotYourTurn));
    true
}
