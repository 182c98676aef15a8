//! Symbols: each token carries that of its side, and so do the names and the turns beside the board.

use std::collections::BTreeSet;

use bevy::{mesh::MeshTag, prelude::*};
use nonaga::{
    game::{
        common::{Go, Overlay, Screen},
        input::Action,
        keeping::Settings,
        referee::Ask,
        table::{At, Disc, Gesture, Spot, Thing, Token},
        ui::Drawing,
    },
    record::Span,
    rules::{Side, Step},
};

use super::{Hud, RELOCATION, SIZES, SLIDE, played};

fn with_symbols(size: UVec2) -> Hud {
    let mut hud = Hud::new(size);
    hud.world().resource_mut::<Settings>().symbols = true;
    hud.frames();
    hud
}

/// The symbols over the tokens: whose token it is, the tag, and where the symbol hangs above it. The shade at a token's
/// foot lies below.
fn symbols(hud: &mut Hud) -> Vec<(Side, u32, Vec3)> {
    let world = hud.world();
    let mut tokens = world.query::<(&Token, &GlobalTransform, &Children)>();
    let mut found = Vec::new();
    for (token, at, children) in tokens.iter(world) {
        for child in children {
            let tag = world.get::<MeshTag>(*child);
            let place = world.get::<GlobalTransform>(*child);
            let (Some(tag), Some(place)) = (tag, place) else { continue };
            let above = place.translation() - at.translation();
            if above.y > 0.2 {
                found.push((token.0, tag.0, above));
            }
        }
    }
    found
}

/// The flat drawings that can be seen: each with its width and how many shapes it has.
fn drawings(hud: &mut Hud) -> Vec<Drawing> {
    let world = hud.world();
    let mut drawings = world.query::<(&Drawing, &ComputedNode, &InheritedVisibility)>();
    drawings
        .iter(world)
        .filter(|(_, node, shown)| shown.get() && !node.is_empty())
        .map(|(drawing, ..)| drawing.clone())
        .collect()
}

#[test]
fn tokens_carry_symbols_only_while_the_player_wants_them() {
    let hud = &mut Hud::new(SIZES[1]);
    assert!(symbols(hud).is_empty(), "they are off at first");
    hud.world().resource_mut::<Settings>().symbols = true;
    hud.frames();
    let all = symbols(hud);
    assert_eq!(all.len(), 6);
    let tags = |side| -> BTreeSet<u32> {
        all.iter().filter(|(whose, ..)| *whose == side).map(|(_, tag, _)| *tag).collect()
    };
    let (red, black) = (tags(Side::Red), tags(Side::Black));
    assert_eq!((red.len(), black.len()), (1, 1), "a side has one symbol: {red:?} {black:?}");
    assert!(red.is_disjoint(&black), "{red:?}");
    hud.world().write_message(Go::Title);
    hud.pass(0.5);
    assert!(symbols(hud).is_empty(), "the board behind the title has none");
    hud.world().resource_mut::<NextState<Screen>>().set(Screen::Match);
    hud.pass(0.5);
    assert_eq!(symbols(hud).len(), 6);
    hud.world().resource_mut::<Settings>().symbols = false;
    hud.frames();
    assert!(symbols(hud).is_empty());
}

/// A symbol stays over its token while that is held, slides, is refused or taken back, and in a new match.
#[test]
fn a_symbol_goes_wherever_its_token_goes() {
    let hud = &mut with_symbols(SIZES[1]);
    hud.begin(["", ""]);
    let above: Vec<(Side, Vec3)> =
        symbols(hud).into_iter().map(|(side, _, above)| (side, above)).collect();
    let stays = |hud: &mut Hud, when: &str| {
        for _ in 0..40 {
            hud.app.update();
            let now = symbols(hud);
            assert_eq!(now.len(), 6, "{when}");
            for (side, _, at) in now {
                let is_known =
                    |(known, above): &(Side, Vec3)| *known == side && above.distance(at) < 0.01;
                assert!(above.iter().any(is_known), "{when}: {side:?} at {at}");
            }
        }
    };
    let token = Spot { thing: Thing::Token, cell: SLIDE.from };
    hud.world().write_message(Gesture::Choose(token));
    stays(hud, "held");
    hud.world().write_message(Gesture::LetGo);
    stays(hud, "let go");
    let slide = nonaga::rules::Slide { from: SLIDE.from, to: nonaga::rules::Cell::new(0, 0) };
    hud.ask(Ask::Slide(slide));
    stays(hud, "refused");
    hud.play(Step::Slide(SLIDE));
    stays(hud, "sliding");
    hud.play(Step::Relocate(RELOCATION));
    stays(hud, "a disc moves");
    hud.ask(Ask::TakeBack(Span::Turn));
    stays(hud, "taken back");
    hud.begin_with(played(4));
    stays(hud, "another match");
}

/// When the view turns, the symbols turn with it, and are as far above their tokens as before, as the camera sees it.
#[test]
fn symbols_turn_with_the_view() {
    let hud = &mut with_symbols(SIZES[1]);
    let before = symbols(hud);
    for action in [Action::Flip, Action::FromAbove] {
        hud.world().write_message(action);
        hud.frames();
        let after = symbols(hud);
        assert_eq!(after.len(), 6);
        for (old, new) in before.iter().zip(&after) {
            assert!(old.2.distance(new.2) > 0.1, "{action:?}: {old:?} {new:?}");
        }
    }
}

#[test]
fn names_and_turns_show_the_symbols_of_their_sides() {
    let hud = &mut Hud::with_list(SIZES[1]);
    hud.begin_with(played(6));
    hud.pass(0.5);
    let plain = drawings(hud);
    hud.world().resource_mut::<Settings>().symbols = true;
    hud.pass(0.5);
    let signed = drawings(hud);
    // Both names have a symbol beside the token.
    assert_eq!(signed.len(), plain.len() + 2);
    // In the list there is room for one of both: a symbol takes the place of the token.
    let new = signed.iter().filter(|drawing| !plain.contains(drawing)).count();
    assert_eq!(new, 2 + 6, "{new} symbols");
    hud.check_layout();
    hud.world().resource_mut::<Settings>().symbols = false;
    hud.pass(0.5);
    assert_eq!(drawings(hud), plain);
}

/// In the settings, the switch is followed by whose each symbol is.
#[test]
fn the_settings_and_the_help_say_whose_each_symbol_is() {
    let hud = &mut Hud::new(SIZES[1]);
    // Otherwise the sides are also named above the board.
    hud.begin(["Ada", "Charles"]);
    hud.world().write_message(Go::Over(Overlay::Settings));
    hud.pass(0.5);
    assert!(hud.reads("Symbols on tokens") && !hud.read().contains("Red"), "{:?}", hud.read());
    let plain = drawings(hud).len();
    hud.world().resource_mut::<Settings>().symbols = true;
    hud.pass(0.5);
    assert!(hud.read().contains("Red") && hud.read().contains("Black"), "{:?}", hud.read());
    assert!(drawings(hud).len() >= plain + 4, "a token and a symbol for each side");
    hud.world().write_message(Go::Back);
    hud.world().write_message(Go::Over(Overlay::Controls));
    hud.pass(0.5);
    assert!(hud.reads("carries a ring"), "{:?}", hud.read());
}

/// The bit in the tag of a disc that draws its lock.
const LOCKED: u32 = 0x100;

/// Whether the lock is drawn on the disc that the rules lock.
fn shows_lock(hud: &mut Hud) -> bool {
    let locked = hud.referee().position().locked().expect("a disc is locked");
    let world = hud.world();
    let mut discs = world.query_filtered::<(&At, &MeshTag), With<Disc>>();
    let (_, tag) = discs.iter(world).find(|(at, _)| at.0 == locked).expect("a disc");
    tag.0 & LOCKED != 0
}

#[test]
fn no_lock_is_drawn_where_a_token_may_land() {
    let hud = &mut Hud::new(SIZES[1]);
    // A turn after which a token may land on the locked disc.
    let landing = |hud: &mut Hud| {
        let referee = hud.referee();
        let locked = referee.position().locked();
        referee.position().slides().into_iter().find(|slide| Some(slide.to) == locked)
    };
    let mut slide = None;
    for _ in 0..60 {
        let step = hud.referee().position().slides().first().copied();
        hud.play(Step::Slide(step.expect("a slide")));
        let before = hud.referee();
        for relocation in before.position().relocations() {
            hud.play(Step::Relocate(relocation));
            slide = landing(hud);
            if slide.is_some() {
                break;
            }
            hud.ask(Ask::TakeBack(Span::Part));
        }
        if slide.is_some() {
            break;
        }
        hud.play(Step::Relocate(before.position().relocations().next().expect("a disc")));
    }
    let slide = slide.expect("a slide onto the locked disc");
    hud.pass(2.0);
    assert!(shows_lock(hud), "it is seen");
    let choose = |cell| Gesture::Choose(Spot { thing: Thing::Token, cell });
    hud.world().write_message(choose(slide.from));
    hud.pass(1.0);
    assert!(!shows_lock(hud), "a landing is marked in its place");
    hud.world().write_message(choose(slide.from));
    hud.pass(1.0);
    assert!(shows_lock(hud), "and it is back");
}
