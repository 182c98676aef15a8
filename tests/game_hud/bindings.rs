//! Changing keys and gamepad buttons: the new one works at the table, and a taken one is told of.

use bevy::prelude::*;
use nonaga::{
    game::{
        common::{Go, Overlay},
        input::{Action, Bindings},
        keeping::{OwnBindings, Settings},
        players::Adviser,
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
    assert!(hud.reads("R did this before: Redo. Now it does this: Hint."), "{:?}", hud.read());
    assert!(!hud.reads("not assigned"), "Redo has other keys");
    hud.press("Hint, keyboard: R");
    hud.key(KeyCode::KeyV);
    assert!(hud.reads("“View from above” is not assigned now."), "{:?}", hud.read());
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
    assert!(hud.reads("as they came"));
    assert_eq!(hud.world().resource::<Settings>().bindings, OwnBindings::default());
    assert_eq!(keys(&mut hud, Action::Hint), ["H"]);
    hud.key(KeyCode::Escape);
    assert!(!hud.reads("Keys and buttons"));
}
