//! Playing without a mouse: by keyboard, by gamepad, by finger. Also what the mouse's other button does.

use std::collections::BTreeSet;

use bevy::{camera::Camera3d, prelude::*};
use fastrand::Rng;
use nonaga::{
    game::{
        input::{Action, BUTTONS, Bindings, Cursor, KEYS, Pointed},
        table::{
            At, Disc, Hand, Hovered, Motion, Selectable, Spot, Takeable, Target, Thing, UnderCursor,
        },
    },
    rules::{Cell, Ending, HouseRules, Part, Position, Relocation, Slide, Step},
    words::{Language, Words},
};
use strum::VariantArray;

use crate::{matches::choose, player::Table, reasons::said};

const TOKEN: Cell = Cell::new(2, 0);
const STOP: Cell = Cell::new(-1, 0);
const FREE_DISC: Cell = Cell::new(1, -2);

/// The cell of the cursor, if it is visible. Checks that only one cell is marked and that it counts as pointed
/// at.
fn cursor(table: &mut Table) -> Option<Cell> {
    let world = table.app.world_mut();
    let marked: Vec<_> =
        world.query_filtered::<&At, With<UnderCursor>>().iter(world).map(|at| at.0).collect();
    assert!(marked.len() <= 1, "{marked:?}");
    if let [cell] = marked[..] {
        assert_eq!(world.resource::<Pointed>().spot.map(|spot| spot.cell), Some(cell));
        let hovered = world.query_filtered::<&At, With<Hovered>>();
        assert_eq!({ hovered }.iter(world).map(|at| at.0).collect::<Vec<_>>(), [cell]);
    }
    marked.first().copied()
}

/// Presses something again and again until the cursor is on this cell.
fn go(table: &mut Table, cell: Cell, mut press: impl FnMut(&mut Table)) {
    for _ in 0..60 {
        if cursor(table) == Some(cell) {
            return;
        }
        press(table);
    }
    panic!("the cursor does not reach {cell:?}");
}

/// Plays a step. `next` presses what goes to the next choice, and `choose` presses what chooses it.
fn play(table: &mut Table, step: Step, next: fn(&mut Table), choose: fn(&mut Table)) {
    let (Step::Slide(Slide { from, to }) | Step::Relocate(Relocation { from, to })) = step else {
        panic!("the program skips by itself");
    };
    for cell in [from, to] {
        go(table, cell, next);
        choose(table);
    }
}

#[test]
fn a_whole_match_can_be_played_by_keyboard() {
    let mut random = Rng::with_seed(8);
    let mut table = Table::with(Position::start(HouseRules::Booklet));
    table.heard();
    for _ in 0..400 {
        let played = table.referee().game().steps().len();
        let step = choose(table.position(), &mut random);
        play(&mut table, step, |table| table.key(KeyCode::Tab), |table| table.key(KeyCode::Enter));
        assert_eq!(table.referee().game().steps().nth(played), Some(step));
        if table.referee().game().ending().is_some() {
            break;
        }
    }
    assert!(matches!(table.referee().game().ending(), Some(Ending::Won { .. })));
    assert_eq!(table.heard().refused.len(), 0);
}

#[test]
fn turns_can_be_played_by_gamepad() {
    let mut random = Rng::with_seed(3);
    let mut table = Table::new();
    for i in 0..8 {
        let step = choose(table.position(), &mut random);
        play(
            &mut table,
            step,
            |table| table.button(GamepadButton::RightTrigger),
            |table| table.button(GamepadButton::South),
        );
        assert_eq!(table.referee().game().steps().nth(i), Some(step));
    }
    table.button(GamepadButton::West);
    assert_eq!(table.referee().game().steps().len(), 7);
    table.button(GamepadButton::North);
    assert_eq!(table.referee().game().steps().len(), 8);
    table.button(GamepadButton::LeftTrigger2);
    assert_eq!(table.referee().game().steps().len(), 6);
}

#[test]
fn each_push_of_the_stick_moves_the_cursor_one_step() {
    let mut table = Table::new();
    table.button(GamepadButton::DPadUp);
    let start = cursor(&mut table).expect("the first press shows the cursor");
    table.stick(GamepadAxis::LeftStickX, 1.0);
    assert_eq!(cursor(&mut table), Some(Cell::new(start.q + 1, start.r)));
    table.stick(GamepadAxis::LeftStickX, -1.0);
    table.stick(GamepadAxis::LeftStickX, -1.0);
    assert_eq!(cursor(&mut table), Some(Cell::new(start.q - 1, start.r)));
    table.stick(GamepadAxis::LeftStickY, 0.3);
    assert_eq!(
        cursor(&mut table),
        Some(Cell::new(start.q - 1, start.r)),
        "a light touch is no push"
    );
}

#[test]
fn arrow_keys_follow_the_view_of_the_board() {
    let mut table = Table::new();
    table.key(KeyCode::ArrowUp);
    assert_eq!(cursor(&mut table), Some(Cell::new(0, 0)), "the first key only shows the cursor");
    table.key(KeyCode::ArrowRight);
    assert_eq!(cursor(&mut table), Some(Cell::new(1, 0)));
    for key in [KeyCode::ArrowRight; 4] {
        table.key(key);
    }
    assert_eq!(cursor(&mut table), Some(TOKEN), "the cursor stays on the board");
    // From the other side, right is left.
    let around = Transform::from_rotation(Quat::from_rotation_y(std::f32::consts::PI));
    table.app.world_mut().spawn((Camera3d::default(), GlobalTransform::from(around)));
    table.key(KeyCode::ArrowRight);
    assert_eq!(cursor(&mut table), Some(Cell::new(1, 0)));
}

#[test]
fn tab_goes_through_the_choices_forwards_and_backwards() {
    let mut table = Table::new();
    let mut at = Vec::new();
    for _ in 0..4 {
        table.key(KeyCode::Tab);
        at.push(cursor(&mut table).expect("the cursor is visible"));
    }
    assert_eq!((at[0], at[3]), (at[3], at[0]), "three tokens can slide");
    assert!(at[0] != at[1] && at[1] != at[2]);
    table.key_with(KeyCode::ShiftLeft, KeyCode::Tab);
    assert_eq!(cursor(&mut table), Some(at[2]));

    // With a token in the hand, Tab goes through its targets.
    table.key(KeyCode::Space);
    let held = table.app.world().resource::<Hand>().held().map(|held| held.from);
    assert_eq!(held, Some(at[2]));
    let world = table.app.world_mut();
    let targets = world.query::<&Target>().iter(world).count();
    let mut seen = BTreeSet::new();
    for _ in 0..targets {
        table.key(KeyCode::Tab);
        seen.insert(cursor(&mut table));
    }
    assert_eq!(seen.len(), targets);

    // When a relocation is due, Tab goes through the discs that can be taken.
    table.key(KeyCode::Enter);
    assert_eq!(table.position().due(), Some(Part::Relocation));
    let discs = table.count::<Takeable>();
    let mut seen = BTreeSet::new();
    for _ in 0..discs {
        table.key(KeyCode::Tab);
        seen.insert(cursor(&mut table));
    }
    assert_eq!(seen.len(), discs);
    assert_eq!(table.count::<Selectable>(), 0);
}

#[test]
fn escape_and_choosing_the_same_place_let_go() {
    for let_go in [KeyCode::Escape, KeyCode::Enter] {
        let mut table = Table::new();
        go(&mut table, TOKEN, |table| table.key(KeyCode::Tab));
        table.key(KeyCode::Enter);
        assert!(!table.app.world().resource::<Hand>().is_empty());
        table.key(let_go);
        assert!(table.app.world().resource::<Hand>().is_empty());
    }
}

#[test]
fn a_refusal_is_also_explained_to_a_keyboard_player() {
    let mut table = Table::new();
    table.slide(Slide { from: TOKEN, to: STOP });
    table.key(KeyCode::ArrowUp);
    go(&mut table, Cell::new(0, 0), |table| table.key(KeyCode::ArrowRight));
    table.key(KeyCode::Enter);
    let said = said(&table).expect("a reason is shown");
    assert!(said.contains("are in the way"), "{said}");
    let at = table.app.world().resource::<Pointed>().spot;
    assert_eq!(at.map(|Spot { cell, .. }| cell), Some(Cell::new(0, 0)), "beside the cursor");
}

#[test]
fn keys_take_back_and_redo() {
    use KeyCode::{Backspace, ControlLeft, KeyR, KeyU, KeyY, KeyZ, ShiftLeft};
    let mut table = Table::new();
    let mut random = Rng::with_seed(1);
    for _ in 0..4 {
        match choose(table.position(), &mut random) {
            Step::Slide(slide) => table.slide(slide),
            Step::Relocate(relocation) => table.relocate(relocation),
            Step::Skip => {}
        }
    }
    let played = |table: &Table| table.referee().game().steps().len();
    assert_eq!(played(&table), 4);
    table.key(Backspace);
    assert_eq!(played(&table), 3);
    table.key(KeyR);
    assert_eq!(played(&table), 4);
    table.key_with(ShiftLeft, KeyU);
    assert_eq!(played(&table), 2);
    table.key_with(ControlLeft, KeyY);
    assert_eq!(played(&table), 4);
    table.key_with(ControlLeft, KeyZ);
    table.key(KeyU);
    assert_eq!(played(&table), 2);
}

#[test]
fn the_pointer_and_the_cursor_take_over_from_each_other() {
    let mut table = Table::new();
    table.key(KeyCode::Tab);
    let at = cursor(&mut table);
    assert!(at.is_some());
    table.hover(Thing::Disc, FREE_DISC);
    assert_eq!(cursor(&mut table), None);
    assert!(!table.app.world().resource::<Cursor>().is_shown());
    assert_eq!(table.count::<Hovered>(), 1);
    table.key(KeyCode::ArrowUp);
    assert_eq!(cursor(&mut table), at, "the cursor is where it was");
    // The mouse points at the same disc again once it moves.
    table.hover(Thing::Disc, FREE_DISC);
    let disc = table.thing(Thing::Disc, FREE_DISC);
    assert!(table.app.world().get::<Hovered>(disc).is_some());
}

#[test]
fn a_visible_cursor_is_always_on_a_disc_or_a_target() {
    let mut random = Rng::with_seed(12);
    let mut table = Table::new();
    for _ in 0..300 {
        let key = random.choice(KEYS).expect("there are some");
        if key.chord.shift {
            table.key_with(KeyCode::ShiftLeft, key.chord.code);
        } else {
            table.key(key.chord.code);
        }
        if table.app.world().resource::<Cursor>().is_shown() {
            let at = cursor(&mut table).expect("the cursor is on something");
            let is_there = table.find(Thing::Disc, at).or(table.find(Thing::Target, at));
            assert!(is_there.is_some(), "{at:?}");
        }
        if table.referee().game().ending().is_some() {
            table.key(KeyCode::KeyU);
        }
    }
    assert!(table.count::<Disc>() == 19);
}

/// A place for the held disc goes as the disc is let go, and often two discs are equally near to it.
#[test]
fn enter_chooses_what_is_marked_after_the_place_under_the_cursor_has_gone() {
    let mut table = Table::new();
    table.slide(Slide { from: TOKEN, to: STOP });
    let relocations: Vec<_> = table.position().relocations().collect();
    assert!(relocations.len() > 10, "{relocations:?}");
    for Relocation { from, to } in relocations {
        for cell in [from, to] {
            go(&mut table, cell, |table| table.key(KeyCode::Tab));
            table.key(if cell == from { KeyCode::Enter } else { KeyCode::Escape });
        }
        let marked = cursor(&mut table);
        assert_ne!(marked, Some(to));
        table.key(KeyCode::Enter);
        assert_eq!(cursor(&mut table), marked, "with {from:?} let go over {to:?}");
        table.key(KeyCode::Escape);
    }
}

#[test]
fn a_finger_can_tap_and_drag() {
    let mut table = Table::new();
    table.touch(&[(Thing::Token, TOKEN)]);
    let held = table.app.world().resource::<Hand>().held().map(|held| held.from);
    assert_eq!(held, Some(TOKEN));
    assert_eq!(table.count::<Hovered>(), 0, "a finger never hovers");
    table.touch(&[(Thing::Target, STOP)]);
    assert_eq!(table.position().due(), Some(Part::Relocation));
    let to = Cell::new(3, -2);
    table.touch(&[(Thing::Disc, FREE_DISC), (Thing::Disc, Cell::new(0, 0)), (Thing::Table, to)]);
    assert!(table.position().board().has_disc(to));
    assert_eq!(table.count::<Hovered>(), 0);
    // A refusal is explained where the finger tapped.
    table.touch(&[(Thing::Disc, Cell::new(0, 0))]);
    assert!(said(&table).is_some());
    assert!(table.app.world().resource::<Pointed>().place.is_some());
}

#[test]
fn a_right_click_lets_go_and_a_right_drag_does_not() {
    let mut table = Table::new();
    let held = |table: &Table| table.app.world().resource::<Hand>().held().map(|held| held.from);
    table.click(Thing::Token, TOKEN);
    for thing in [(Thing::Disc, FREE_DISC), (Thing::Token, TOKEN), (Thing::Table, Cell::new(6, 0))]
    {
        table.right_drag(thing.0, thing.1);
        assert_eq!(held(&table), Some(TOKEN), "after a drag that began on {thing:?}");
    }
    table.right_click(Thing::Disc, FREE_DISC);
    assert_eq!(held(&table), None);
}

#[test]
fn any_key_or_button_makes_moving_pieces_arrive() {
    type Press = fn(&mut Table);
    let presses: [Press; 2] =
        [|table| table.key(KeyCode::F13), |table| table.button(GamepadButton::Mode)];
    for press in presses {
        let mut table = Table::new();
        table.button(GamepadButton::Mode);
        table.slide(Slide { from: TOKEN, to: STOP });
        assert_eq!(table.count::<Motion>(), 1);
        press(&mut table);
        assert_eq!(table.count::<Motion>(), 0);
    }
}

#[test]
fn every_action_has_a_key_and_no_key_has_two_actions() {
    // These have no key, only buttons on the screen. A gamepad can press those too.
    let on_screen = [Action::OfferDraw, Action::Resign];
    for action in Action::VARIANTS {
        let has_key = KEYS.iter().any(|key| key.action == *action);
        assert!(has_key || on_screen.contains(action), "{action:?}");
    }
    for (i, key) in KEYS.iter().enumerate() {
        assert_eq!(KEYS[i + 1..].iter().find(|other| other.chord == key.chord), None);
    }
    for (i, (button, _)) in BUTTONS.iter().enumerate() {
        assert!(BUTTONS[i + 1..].iter().all(|(other, _)| other != button));
    }
}

#[test]
fn every_key_and_gamepad_button_has_a_name_of_its_own() {
    let words = Words::new(Language::ENGLISH);
    let mut seen = BTreeSet::new();
    // The keys of the number pad are called like those of the keyboard.
    let pad = [KeyCode::NumpadEnter, KeyCode::NumpadSubtract, KeyCode::NumpadAdd];
    for key in KEYS.iter().filter(|key| !pad.contains(&key.chord.code)) {
        let name = key.chord.name(&words);
        assert!(!name.contains('‹') && seen.insert(name.clone()), "{name}");
    }
    let bindings = Bindings::default();
    assert_eq!(bindings.key_names(Action::Choose, &words), ["Enter", "Space"]);
    let back = bindings.key_names(Action::TakeBackTurn, &words);
    assert_eq!(back[..2], ["Shift+U", "Shift+Backspace"]);
    let names = Action::VARIANTS.iter().flat_map(|action| bindings.button_names(*action, &words));
    assert_eq!(names.collect::<BTreeSet<_>>().len(), BUTTONS.len());
}
