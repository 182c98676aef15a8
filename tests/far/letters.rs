//! Matches that go on by letter: the two ends never meet once they have begun.

use std::time::Duration;

use iroh_tickets::Ticket;
use nonaga::far::{
    agreement::{Conditions, FarStage, FarWish, LetterRefusal, Role, SignedEntry},
    letter::FarLetter,
    ticket::TicketFault,
};

use super::{
    liar,
    world::{World, terms},
};

/// A match of which each has written that they know the other's first turn, and whose ends are apart.
fn apart() -> World {
    let mut world = liar::played(2, Conditions::default());
    world.settle();
    let mover = world.mover();
    world.play_turn(mover);
    world.settle();
    world.disconnect();
    world
}

/// The same, with a turn more and the letter that tells it, by whom it was written.
fn written() -> (World, Role, FarLetter) {
    let mut world = apart();
    let mover = world.mover();
    world.play_turn(mover);
    let written = letter(&mut world, mover).expect("a letter");
    (world, mover, written)
}

fn letter(world: &mut World, from: Role) -> Option<FarLetter> {
    FarLetter::of(world.side(from).log())
}

/// Carries a letter to the other side, as text.
fn carry(world: &mut World, letter: &FarLetter, to: Role) -> Result<(), LetterRefusal> {
    let letter: FarLetter = letter.to_string().parse().expect("what was written");
    let heard = world.side(to).agreement().hear_letter(&letter.entries, Duration::ZERO);
    world.do_duties(to);
    heard
}

#[test]
fn a_whole_match_is_played_by_letter() {
    let mut world = apart();
    for turn in 0..12 {
        let mover = world.mover();
        world.play_turn(mover);
        let written = letter(&mut world, mover).expect("a letter");
        assert_eq!(written.entries.len(), 2, "the other side has all before");
        // The program may end in between, and then knows only what is on its disk.
        if turn % 3 == 0 {
            for role in Role::BOTH {
                world.restart(role);
            }
        }
        // The same letter may come twice.
        for _ in 0..2 {
            carry(&mut world, &written, mover.other()).expect("the next turn");
        }
        assert!(world.side(mover.other()).agreement().has(&written.entries));
        assert_eq!(letter(&mut world, mover.other()), None, "the other side has it all");
    }
    let mover = world.mover();
    world.act(mover, FarWish::Resign).expect("it can be given up");
    let last = letter(&mut world, mover).expect("a letter");
    carry(&mut world, &last, mover.other()).expect("the last word");
    for role in Role::BOTH {
        let stage = world.standing(role).stage;
        assert!(matches!(stage, FarStage::Over(_)), "{stage:?}");
    }
    // Meeting again, they have nothing to tell.
    world.meet();
    world.assert_same();
}

/// The invitation works on the line only, where it is known who has joined.
#[test]
fn nobody_joins_by_letter() {
    let mut begun = apart();
    let consent = begun.guest().log().entries(Role::Guest).next().expect("a consent").clone();
    let mut world = World::invited(terms(Conditions::default()), 1);
    world.do_duties(Role::Host);
    assert_eq!(world.host().log().tip(Role::Host).number, 1, "the terms are written");
    let joins = FarLetter { of: world.host().log().id(), entries: vec![consent] };
    assert_eq!(begun.host().log().id(), joins.of, "the same match, from its start");
    assert_eq!(carry(&mut world, &joins, Role::Host), Err(LetterRefusal::Gap));
    assert_eq!(world.standing(Role::Host).stage, FarStage::Inviting);
}

#[test]
fn a_letter_that_was_lost_is_in_the_next_one() {
    let mut world = apart();
    let mover = world.mover();
    world.play_on(mover);
    let lost = letter(&mut world, mover).expect("a letter");
    world.play_on(mover);
    let next = letter(&mut world, mover).expect("a letter");
    assert!(next.entries.starts_with(&lost.entries) && next.entries.len() == 2);
    let rest = FarLetter { entries: next.entries[1..].to_vec(), ..next.clone() };
    assert_eq!(carry(&mut world, &rest, mover.other()), Err(LetterRefusal::Gap));
    carry(&mut world, &next, mover.other()).expect("all of it");
    // Then the late one says nothing new.
    carry(&mut world, &lost, mover.other()).expect("what is known");
    world.meet();
    world.assert_same();
}

#[test]
fn ones_own_letter_is_told_from_the_other_sides() {
    let (mut world, mover, own) = written();
    assert_eq!(carry(&mut world, &own, mover), Err(LetterRefusal::Own));
}

/// Two versions of an entry in two letters prove that their author cheats, as on the line.
#[test]
fn a_liar_is_found_in_letters_too() {
    let mut world = apart();
    let mover = world.mover();
    let before = world.side(mover).disk.clone();
    world.play_on(mover);
    let first = letter(&mut world, mover).expect("a letter");
    carry(&mut world, &first, mover.other()).expect("a part");
    // The liar goes back to an older copy, and plays something else.
    world.kill(mover);
    world.side(mover).disk = before;
    world.restart(mover);
    let game = world.side(mover).log().game().expect("a match").clone();
    let played = first.entries[0].says().step().expect("a part");
    let other = liar::another(&game, played);
    world.act(mover, FarWish::Play(other)).expect("another part");
    let second = letter(&mut world, mover).expect("a letter");
    carry(&mut world, &second, mover.other()).expect("it is looked at");
    assert!(liar::found(&world, mover.other()).is_some());
    let stage = world.standing(mover.other()).stage;
    assert!(matches!(stage, FarStage::Disputed(_)), "{stage:?}");
    assert_eq!(carry(&mut world, &first, mover.other()), Err(LetterRefusal::Disputed));
}

#[test]
fn every_character_of_a_letter_counts() {
    let (_, _, written) = written();
    let text = written.to_string();
    assert!(text.len() < 700, "{} characters", text.len());
    assert!(FarLetter::is_meant(&text) && FarLetter::is_meant(&text.to_uppercase()));
    assert_eq!(format!(" {}\n{}\n", &text[..70], &text[70..]).parse(), Ok(written));
    for at in 0..text.len() {
        assert!(text[..at].parse::<FarLetter>().is_err(), "up to {at}");
        let mut wrong = text.clone();
        wrong.replace_range(at..=at, if &text[at..=at] == "a" { "b" } else { "a" });
        assert!(wrong.parse::<FarLetter>().is_err(), "another character at {at}");
    }
    assert_eq!("hello".parse::<FarLetter>(), Err(TicketFault::None));
    assert!(!FarLetter::is_meant("nonagaae") && !FarLetter::is_meant(""));
}

/// What somebody forges without the key is refused, and nobody is blamed.
#[test]
fn a_forged_letter_changes_nothing() {
    let (mut world, mover, right) = written();
    let mut forged = right.clone();
    let entry = forged.entries[0].entry().clone();
    forged.entries[0] = SignedEntry::sign(entry, &super::world::key(77));
    let bytes = forged.encode_bytes();
    assert_eq!(FarLetter::decode_bytes(&bytes).as_ref().ok(), Some(&forged));
    carry(&mut world, &forged, mover.other()).expect("it is looked at");
    assert!(!world.side(mover.other()).agreement().has(&forged.entries));
    assert_eq!(world.standing(mover.other()).stage, FarStage::Playing);
    carry(&mut world, &right, mover.other()).expect("the right one");
}
