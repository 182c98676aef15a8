//! Which key, which gamepad button and which mouse button does what: as the game comes, or as the player has
//! chosen. By default, no mouse button has an action.
//!
//! The settings hold only what the player has changed, in words: the name of the action, and those of its keys
//! or buttons. Names that this program does not know are ignored.

use bevy::{
    prelude::*,
    reflect::{
        FromReflect, Typed,
        enums::{DynamicEnum, DynamicVariant},
    },
};
use strum::VariantArray;

use super::{Action, BUTTONS, Chord, KEYS, Key, mouse, pad};
use crate::{
    game::{
        common::Flow,
        keeping::{OwnBindings, Settings, TurnsView},
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bindings>().add_systems(
        Update,
        follow_settings.before(Flow::Gesture).run_if(resource_changed::<Settings>),
    );
}

/// What each key, each gamepad button and each mouse button does.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Bindings {
    keys: Vec<Key>,
    buttons: Vec<(GamepadButton, Action)>,
    mouse: Vec<(MouseButton, Action)>,
}

impl Default for Bindings {
    fn default() -> Bindings {
        Bindings { keys: KEYS.to_vec(), buttons: BUTTONS.to_vec(), mouse: Vec::new() }
    }
}

fn follow_settings(settings: Res<Settings>, mut bindings: ResMut<Bindings>) {
    bindings.set_if_neq(Bindings::with(&settings.bindings));
}

impl Bindings {
    /// The bindings with what the player has chosen. If a key got two actions in the file, the first keeps it.
    pub fn with(own: &OwnBindings) -> Bindings {
        let is_own = |list: &[String], action: Action| list.contains(&action.name());
        let (own_keys, own_buttons) = (names_of(&own.keys), names_of(&own.buttons));
        let mut bindings = Bindings { keys: Vec::new(), buttons: Vec::new(), mouse: Vec::new() };
        for action in Action::VARIANTS {
            let chosen = own.keys.get(&action.name()).into_iter().flatten();
            let chosen = chosen.filter_map(|written| Chord::read(written));
            let chosen = chosen.map(|chord| Key { chord, action: *action });
            bindings.add_keys(chosen);
            let chosen = own.buttons.get(&action.name()).into_iter().flatten();
            let chosen = chosen.filter_map(|written| Some((pad::button(written)?, *action)));
            bindings.add_buttons(chosen);
            let chosen = own.mouse.get(&action.name()).into_iter().flatten();
            for button in chosen.filter_map(|written| mouse::button(written)) {
                if bindings.mouse(button).is_none() {
                    bindings.mouse.push((button, *action));
                }
            }
        }
        let defaults = KEYS.iter().filter(|key| !is_own(&own_keys, key.action));
        bindings.add_keys(defaults.copied());
        let defaults = BUTTONS.iter().filter(|(_, action)| !is_own(&own_buttons, *action));
        bindings.add_buttons(defaults.copied());
        bindings
    }

    fn add_keys(&mut self, keys: impl Iterator<Item = Key>) {
        for key in keys {
            if self.key(key.chord).is_none() {
                self.keys.push(key);
            }
        }
    }

    fn add_buttons(&mut self, buttons: impl Iterator<Item = (GamepadButton, Action)>) {
        for (button, action) in buttons {
            if self.button(button).is_none() {
                self.buttons.push((button, action));
            }
        }
    }

    /// What a key does, with the modifiers that it is pressed with.
    pub fn key(&self, pressed: Chord) -> Option<Action> {
        self.keys.iter().find(|key| key.chord == pressed).map(|key| key.action)
    }

    /// What a gamepad button does.
    pub fn button(&self, pressed: GamepadButton) -> Option<Action> {
        self.buttons.iter().find(|(button, _)| *button == pressed).map(|(_, action)| *action)
    }

    /// What a mouse button does.
    pub fn mouse(&self, pressed: MouseButton) -> Option<Action> {
        self.mouse.iter().find(|(button, _)| *button == pressed).map(|(_, action)| *action)
    }

    /// The keys of an action, modifiers and all.
    pub fn keys_of(&self, action: Action) -> impl Iterator<Item = Chord> {
        self.keys.iter().filter(move |key| key.action == action).map(|key| key.chord)
    }

    /// The gamepad buttons of an action.
    pub fn buttons_of(&self, action: Action) -> impl Iterator<Item = GamepadButton> {
        self.buttons.iter().filter(move |(_, of)| *of == action).map(|(button, _)| *button)
    }

    /// The mouse buttons of an action.
    pub fn mouse_of(&self, action: Action) -> impl Iterator<Item = MouseButton> {
        self.mouse.iter().filter(move |(_, of)| *of == action).map(|(button, _)| *button)
    }

    /// The names of an action's keys, without repetitions.
    pub fn key_names(&self, action: Action, words: &Words) -> Vec<String> {
        let mut names: Vec<String> = self.keys_of(action).map(|chord| chord.name(words)).collect();
        // The two Enter keys have the same name and stand together.
        names.dedup();
        names
    }

    /// The names of an action's gamepad buttons.
    pub fn button_names(&self, action: Action, words: &Words) -> Vec<String> {
        self.buttons_of(action).filter_map(|button| pad::name(words, button)).collect()
    }

    /// The names of an action's mouse buttons.
    pub fn mouse_names(&self, action: Action, words: &Words) -> Vec<String> {
        self.mouse_of(action).map(|button| mouse::name(words, button)).collect()
    }
}

fn names_of(own: &std::collections::BTreeMap<String, Vec<String>>) -> Vec<String> {
    own.keys().cloned().collect()
}

/// Gives a key to its action, in place of the keys that the action had. Returns the action that it is taken
/// from.
pub fn bind_key(own: &mut OwnBindings, Key { chord, action }: Key) -> Option<Action> {
    let before = Bindings::with(own);
    let loser = before.key(chord).filter(|loser| *loser != action);
    if let Some(loser) = loser {
        let kept = before.keys_of(loser).filter(|other| *other != chord);
        own.keys.insert(loser.name(), kept.map(Chord::written).collect());
    }
    own.keys.insert(action.name(), vec![chord.written()]);
    loser
}

/// Gives a gamepad button to an action, in place of those that the action had. Returns the action that it is
/// taken from.
pub fn bind_button(own: &mut OwnBindings, button: GamepadButton, action: Action) -> Option<Action> {
    let before = Bindings::with(own);
    let loser = before.button(button).filter(|loser| *loser != action);
    if let Some(loser) = loser {
        let kept = before.buttons_of(loser).filter(|other| *other != button);
        own.buttons.insert(loser.name(), kept.map(pad::written).collect());
    }
    own.buttons.insert(action.name(), vec![pad::written(button)]);
    loser
}

/// What had a key or a button before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loser {
    /// This action.
    Action(Action),
    /// The button turned the view.
    View,
}

/// Gives a mouse button to an action, in place of those that the action had. Returns what it is taken from. A
/// button that does something no longer turns the view.
pub fn bind_mouse(own: &mut OwnBindings, button: MouseButton, action: Action) -> Option<Loser> {
    let loser = Bindings::with(own).mouse(button);
    let turned_view = loser.is_none() && turning_buttons(own).any(|turning| turning == button);
    free_mouse(own, button);
    if own.turns_view == TurnsView::Middle && button == MouseButton::Middle {
        own.turns_view = TurnsView::Any;
    }
    own.mouse.insert(action.name(), vec![mouse::written(button)]);
    let other = loser.filter(|loser| *loser != action).map(Loser::Action);
    other.or(turned_view.then_some(Loser::View))
}

/// Makes a button turn the view. Returns the action that it is taken from.
pub fn bind_view(own: &mut OwnBindings, turns_view: TurnsView) -> Option<Action> {
    own.turns_view = turns_view;
    if turns_view == TurnsView::Middle { free_mouse(own, MouseButton::Middle) } else { None }
}

/// Takes a mouse button from the action that it belongs to, and returns that.
fn free_mouse(own: &mut OwnBindings, button: MouseButton) -> Option<Action> {
    let before = Bindings::with(own);
    let loser = before.mouse(button)?;
    let kept: Vec<String> =
        before.mouse_of(loser).filter(|other| *other != button).map(mouse::written).collect();
    if kept.is_empty() {
        own.mouse.remove(&loser.name());
    } else {
        own.mouse.insert(loser.name(), kept);
    }
    Some(loser)
}

/// The mouse buttons that turn the view. The left one does so only on the table.
pub fn turning_buttons(own: &OwnBindings) -> impl Iterator<Item = MouseButton> {
    let chosen: &[MouseButton] = match own.turns_view {
        TurnsView::Any => &[MouseButton::Left, MouseButton::Right, MouseButton::Middle],
        TurnsView::Right => &[MouseButton::Right],
        TurnsView::Middle => &[MouseButton::Middle],
        TurnsView::Left => &[MouseButton::Left],
    };
    let bindings = Bindings::with(own);
    chosen.iter().copied().filter(move |button| bindings.mouse(*button).is_none())
}

impl Action {
    /// The name by which the settings know it.
    fn name(self) -> String {
        format!("{self:?}")
    }
}

const SHIFT: &str = "Shift+";
const CONTROL: &str = "Control+";

impl Chord {
    /// The chord as the settings write it, such as `Shift+KeyU`.
    fn written(self) -> String {
        let modifier = |is_needed, name| if is_needed { name } else { "" };
        format!("{}{}{:?}", modifier(self.control, CONTROL), modifier(self.shift, SHIFT), self.code)
    }

    fn read(written: &str) -> Option<Chord> {
        let (control, rest) = without(CONTROL, written);
        let (shift, code) = without(SHIFT, rest);
        Some(Chord { code: key_code(code)?, shift, control })
    }
}

/// Whether a text begins with this, and the rest of it.
fn without<'t>(beginning: &str, text: &'t str) -> (bool, &'t str) {
    text.strip_prefix(beginning).map_or((false, text), |rest| (true, rest))
}

/// The key with the name that `Debug` writes.
fn key_code(name: &str) -> Option<KeyCode> {
    // Making a variant that does not exist would panic.
    KeyCode::type_info().as_enum().ok()?.variant(name)?.as_unit_variant().ok()?;
    KeyCode::from_reflect(&DynamicEnum::new(name.to_owned(), DynamicVariant::Unit))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chord(code: KeyCode) -> Chord {
        Chord { code, shift: false, control: false }
    }

    #[test]
    fn every_key_and_button_can_be_written_and_read_again() {
        for key in KEYS {
            assert_eq!(Chord::read(&key.chord.written()), Some(key.chord));
        }
        for (button, _) in BUTTONS {
            assert_eq!(pad::button(&pad::written(*button)), Some(*button));
        }
        for nonsense in ["", "Shift+", "KeyÄ", "Unidentified", "Shift+Shift+KeyU"] {
            assert_eq!(Chord::read(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn a_key_that_is_given_to_an_action_is_taken_from_the_other() {
        let mut own = OwnBindings::default();
        assert_eq!(Bindings::with(&own), Bindings::default());
        let hint = Key { chord: chord(KeyCode::KeyR), action: Action::Hint };
        assert_eq!(bind_key(&mut own, hint), Some(Action::Redo));
        let bindings = Bindings::with(&own);
        assert_eq!(bindings.key(hint.chord), Some(Action::Hint));
        assert_eq!(bindings.key(chord(KeyCode::KeyH)), None, "its old key is free");
        assert!(bindings.keys_of(Action::Redo).all(|chord| chord.control), "the others stay");
        assert_eq!(bind_key(&mut own, hint), None, "it has it already");

        let south = GamepadButton::South;
        assert_eq!(bind_button(&mut own, south, Action::Hint), Some(Action::Choose));
        let bindings = Bindings::with(&own);
        assert_eq!(bindings.button(south), Some(Action::Hint));
        assert_eq!(bindings.buttons_of(Action::Choose).count(), 0);
    }

    #[test]
    fn what_the_settings_say_beyond_this_program_is_passed_over() {
        let mut own = OwnBindings::default();
        own.keys.insert("Fly".to_owned(), vec!["KeyF".to_owned()]);
        own.keys.insert("Hint".to_owned(), vec!["NoSuchKey".to_owned(), "KeyJ".to_owned()]);
        own.buttons.insert("Hint".to_owned(), vec!["NoSuchButton".to_owned()]);
        let bindings = Bindings::with(&own);
        assert_eq!(bindings.key(chord(KeyCode::KeyJ)), Some(Action::Hint));
        assert_eq!(bindings.key(chord(KeyCode::KeyF)), Some(Action::Flip));
        assert_eq!(bindings.keys_of(Action::Hint).count(), 1);
    }

    #[test]
    fn a_mouse_button_does_one_thing_or_turns_the_view() {
        use MouseButton::{Back, Left, Middle, Right};
        let mut own = OwnBindings::default();
        let turning = |own: &OwnBindings| turning_buttons(own).collect::<Vec<_>>();
        assert_eq!(turning(&own), [Left, Right, Middle]);
        assert_eq!(bind_mouse(&mut own, Back, Action::Hint), None);
        let lost = Some(Loser::Action(Action::Hint));
        assert_eq!(bind_mouse(&mut own, Back, Action::Redo), lost);
        assert_eq!(Bindings::with(&own).mouse_of(Action::Hint).count(), 0);
        assert_eq!(bind_mouse(&mut own, Middle, Action::Hint), Some(Loser::View));
        assert_eq!(turning(&own), [Left, Right]);
        assert_eq!(bind_mouse(&mut own, Middle, Action::Hint), None, "it has it already");
        assert_eq!(bind_view(&mut own, TurnsView::Middle), Some(Action::Hint));
        assert_eq!((turning(&own), Bindings::with(&own).mouse(Middle)), (vec![Middle], None));
        assert_eq!(bind_mouse(&mut own, Middle, Action::Hint), Some(Loser::View));
        assert_eq!(turning(&own), [Left, Right], "something has to turn it");
        assert_eq!(bind_view(&mut own, TurnsView::Right), None);
        assert_eq!(turning(&own), [Right]);
        // What a file says beyond this is passed over. Left and right have their own meaning.
        let odd = ["Left", "Right", "Wheel", "Other(9)"].map(str::to_owned).to_vec();
        own.mouse.insert("Flip".to_owned(), odd);
        let bindings = Bindings::with(&own);
        assert_eq!(bindings.mouse_of(Action::Flip).collect::<Vec<_>>(), [MouseButton::Other(9)]);
    }
}
