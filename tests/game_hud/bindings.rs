//! Changing keys, gamepad buttons and mouse buttons: the new one works at the table, and a taken one is told of.
//! Also how the mouse moves the view.

use bevy::{
    input::{
        ButtonState,
        mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel},
        touch::TouchPhase,
    },
    prelude::*,
    ui_widgets::RadioButton,
};
use nonaga::{
    game::{
        common::{Go, Overlay},
        input::{Action, Bindings},
        keeping::{OwnBindings, Rate, Settings, TurnsView},
        players::Adviser,
        stage::View,
        ui::Reach,
    },
    words::{Language, Words},
};

use super::{Hud, SIZES};

fn open() -> Hud {
    let mut hud = Hud::new(SIZES[1]);
    hud.world().write_message(Go::Over(Overlay::Bindings));
    hud.pass(0.5);
    hud
}

fn keys(hud: &mut Hud, action: Action) -> Vec<String> {
    let words = Words::new(Language::ENGLISH);
    hud.world().resource::<Bindings>().key_names(action, &words)
}

#[test]
fn a_key_is_changed_told_and_used() {
    let mut hud = open();
    hud.press("Hint, keyboard: H");
    assert!(hud.reads("Press a key…"));
    hud.key(KeyCode::KeyR);
    assert_eq!(keys(&mut hud, Action::Hint), ["R"]);
    assert_eq!(keys(&mut hud, Action::Redo), ["Ctrl+Shift+Z", "Ctrl+Y"]);
    assert!(hud.reads("R now does “Hint” instead of “Redo”."), "{:?}", hud.read());
    assert!(!hud.reads("not assigned"), "Redo has other keys");
    hud.press("Hint, keyboard: R");
    hud.key(KeyCode::KeyV);
    assert!(hud.reads("“View from above” is no longer assigned."), "{:?}", hud.read());
    hud.press("Hint, keyboard: V");
    hud.key(KeyCode::KeyR);
    // At the table the new key works, and the old one does nothing.
    hud.world().write_message(Go::Back);
    hud.pass(0.3);
    hud.key(KeyCode::KeyH);
    assert!(!hud.app.world().resource::<Adviser>().is_thinking());
    hud.key(KeyCode::KeyR);
    assert!(hud.app.world().resource::<Adviser>().is_thinking());
}

#[test]
fn keys_that_lead_through_menus_can_be_chosen_and_escape_cancels() {
    let mut hud = open();
    hud.press("Hint, keyboard: H");
    hud.key(KeyCode::Escape);
    assert_eq!(keys(&mut hud, Action::Hint), ["H"]);
    assert!(hud.reads("Keys and buttons"), "Escape only cancels");
    for key in [KeyCode::Tab, KeyCode::Enter, KeyCode::ArrowDown] {
        let label = format!("Hint, keyboard: {}", keys(&mut hud, Action::Hint).join(", "));
        hud.press(&label);
        hud.key(key);
        assert!(hud.reads("Keys and buttons") && !hud.reads("Press a key…"));
    }
    assert_eq!(keys(&mut hud, Action::Hint), ["Down"]);
    hud.press("Reset all");
    assert!(hud.reads("have been reset"));
    assert_eq!(hud.world().resource::<Settings>().bindings, OwnBindings::default());
    assert_eq!(keys(&mut hud, Action::Hint), ["H"]);
    hud.key(KeyCode::Escape);
    assert!(!hud.reads("Keys and buttons"));
}

fn mouse_of(hud: &mut Hud, action: Action) -> Vec<String> {
    let words = Words::new(Language::ENGLISH);
    hud.world().resource::<Bindings>().mouse_names(action, &words)
}

/// Presses and releases a mouse button, wherever the pointer is.
fn click(hud: &mut Hud, button: MouseButton) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let window = Entity::PLACEHOLDER;
        hud.world().write_message(MouseButtonInput { button, state, window });
        hud.app.update();
    }
    hud.frames();
}

fn to_table(hud: &mut Hud) {
    hud.world().write_message(Go::Table);
    hud.pass(0.3);
}

fn bindings_of(hud: &mut Hud) {
    hud.world().write_message(Go::Over(Overlay::Bindings));
    hud.pass(0.3);
}

fn choose(hud: &mut Hud, label: &str) {
    let world = hud.world();
    let mut choices = world.query_filtered::<(Entity, &AccessibleLabel), With<RadioButton>>();
    let found = choices.iter(world).find(|(_, found)| found.0 == label).map(|found| found.0);
    let entity = found.unwrap_or_else(|| panic!("no choice: {label}"));
    world.trigger(Reach { entity });
    hud.frames();
}

#[test]
fn the_other_mouse_buttons_can_be_given_to_actions() {
    let mut hud = open();
    let is_thinking = |hud: &Hud| hud.app.world().resource::<Adviser>().is_thinking();
    hud.press("Hint, mouse: –");
    assert!(hud.reads("Press a mouse button…"));
    // A click is no answer, and nothing else is either.
    for button in [MouseButton::Right, MouseButton::Left] {
        click(&mut hud, button);
        assert!(mouse_of(&mut hud, Action::Hint).is_empty());
    }
    hud.key(KeyCode::KeyJ);
    assert!(!hud.reads("Press a mouse button…") && keys(&mut hud, Action::Hint) == ["H"]);
    hud.press("Hint, mouse: –");
    click(&mut hud, MouseButton::Back);
    assert_eq!(mouse_of(&mut hud, Action::Hint), ["Mouse back"]);
    // The same button again, for something else.
    hud.press("Flip the view, mouse: –");
    click(&mut hud, MouseButton::Back);
    assert!(hud.reads("Mouse back now does “Flip the view” instead of “Hint”."));
    assert!(hud.reads("“Hint” is no longer assigned."), "{:?}", hud.read());
    hud.press("Hint, mouse: –");
    click(&mut hud, MouseButton::Other(9));
    assert_eq!(mouse_of(&mut hud, Action::Hint), ["Mouse button 9"]);
    to_table(&mut hud);
    let before = hud.yaw();
    click(&mut hud, MouseButton::Back);
    assert!((hud.yaw() - before).abs() > 3.0, "it flips the view");
    assert!(!is_thinking(&hud));
    click(&mut hud, MouseButton::Other(9));
    assert!(is_thinking(&hud));
    // They are on the page of all controls, and a dialog keeps them from the table.
    hud.world().write_message(Go::Over(Overlay::Controls));
    hud.pass(0.3);
    assert!(hud.reads("H, Mouse button 9"), "{:?}", hud.read());
    let before = hud.yaw();
    click(&mut hud, MouseButton::Back);
    assert!((hud.yaw() - before).abs() < 1e-3);
    bindings_of(&mut hud);
    hud.press("Reset all");
    assert!(mouse_of(&mut hud, Action::Hint).is_empty());
}

#[test]
fn which_button_turns_the_view_can_be_chosen() {
    let mut hud = open();
    hud.press("Hint, mouse: –");
    click(&mut hud, MouseButton::Middle);
    let lost = "Middle mouse button now does “Hint” instead of turning the view.";
    assert!(hud.reads(lost), "{:?}", hud.read());
    let turns = |hud: &mut Hud, button| {
        let before = hud.yaw();
        hud.drag(button, -50.0);
        (hud.yaw() - before).abs() > 0.1
    };
    to_table(&mut hud);
    assert!(!turns(&mut hud, MouseButton::Middle) && turns(&mut hud, MouseButton::Right));
    bindings_of(&mut hud);
    choose(&mut hud, "Middle");
    assert!(hud.reads("The middle mouse button now turns the view instead of “Hint”."));
    assert!(mouse_of(&mut hud, Action::Hint).is_empty());
    to_table(&mut hud);
    assert!(turns(&mut hud, MouseButton::Middle) && !turns(&mut hud, MouseButton::Right));
    hud.world().write_message(Go::Over(Overlay::Controls));
    hud.pass(0.3);
    assert!(hud.reads("Drag anywhere with the middle button"));
    bindings_of(&mut hud);
    choose(&mut hud, "Right");
    to_table(&mut hud);
    assert!(!turns(&mut hud, MouseButton::Middle) && turns(&mut hud, MouseButton::Right));
    bindings_of(&mut hud);
    hud.press("Reset all");
    let own = &hud.world().resource::<Settings>().bindings;
    assert_eq!((own.turns_view, own), (TurnsView::Any, &OwnBindings::default()));
    to_table(&mut hud);
    assert!(turns(&mut hud, MouseButton::Middle) && turns(&mut hud, MouseButton::Right));
}

#[test]
fn the_view_turns_and_zooms_as_fast_as_the_player_wants() {
    let mut hud = open();
    let change = |hud: &mut Hud, rate: u8| {
        let own = &mut hud.world().resource_mut::<Settings>().bindings;
        (own.turning, own.zooming) = (Rate::from(rate), Rate::from(rate));
        to_table(hud);
        hud.press("Show the whole board");
        hud.drag(MouseButton::Right, -20.0);
        let turned = hud.yaw();
        let unit = MouseScrollUnit::Line;
        let (window, phase) = (Entity::PLACEHOLDER, TouchPhase::Moved);
        hud.world().write_message(MouseWheel { unit, x: 0.0, y: 1.0, window, phase });
        hud.frames();
        let world = hud.world();
        let zoom = world.query::<&View>().single(world).expect("one camera").zoom;
        (turned, zoom.ln())
    };
    let (usual, slow, fast) = (change(&mut hud, 50), change(&mut hud, 0), change(&mut hud, 100));
    for (of, to, times) in [(usual, slow, 0.25), (usual, fast, 4.0)] {
        assert!((to.0 / of.0 - times).abs() < 0.01 * times, "turning: {of:?} {to:?}");
        assert!((to.1 / of.1 - times).abs() < 0.01 * times, "zooming: {of:?} {to:?}");
    }
}
