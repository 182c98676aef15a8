//! The other buttons of the mouse: what the player lets them do at the table. The left one always plays, and the
//! right one lets go.

use bevy::{
    input::{ButtonState, mouse::MouseButtonInput},
    picking::{
        events::pointer_events,
        hover::generate_hovermap,
        pointer::{PointerAction, PointerButton, PointerInput},
    },
    prelude::*,
};

use super::{Action, Bindings, Cursor, UnderMouse, keys::table_has_keys, watching::meant};
use crate::{
    game::{common::Flow, referee::Referee},
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ButtonInput<MouseButton>>()
        .add_message::<MouseButtonInput>()
        .add_systems(
            PreUpdate,
            press_no_control
                .after(generate_hovermap)
                .before(pointer_events)
                .run_if(on_message::<PointerInput>),
        )
        .add_systems(
            Update,
            press
                .in_set(Flow::Gesture)
                .run_if(on_message::<MouseButtonInput>)
                .run_if(table_has_keys),
        );
}

/// The names of the buttons in the catalogue. Others have numbers.
const NAMES: [(MouseButton, &str); 3] = [
    (MouseButton::Middle, "mouse-middle"),
    (MouseButton::Back, "mouse-back"),
    (MouseButton::Forward, "mouse-forward"),
];

/// The name of a button.
pub(super) fn name(words: &Words, button: MouseButton) -> String {
    match (NAMES.iter().find(|(of, _)| *of == button), button) {
        (Some((_, name)), _) => words.say(name),
        (None, MouseButton::Other(number)) => words.say_with("mouse-other", &[("number", &number)]),
        (None, _) => String::new(),
    }
}

/// Whether a button can be given to an action.
pub fn is_free(button: MouseButton) -> bool {
    !matches!(button, MouseButton::Left | MouseButton::Right)
}

/// A button as the settings write it.
pub(super) fn written(button: MouseButton) -> String {
    format!("{button:?}")
}

/// The button that the settings write so.
pub(super) fn button(text: &str) -> Option<MouseButton> {
    let number = || text.strip_prefix("Other(")?.strip_suffix(')')?.parse().ok();
    let named = NAMES.iter().map(|(button, _)| *button).find(|button| written(*button) == text);
    named.or_else(|| number().map(MouseButton::Other))
}

/// Bevy's controls do not ask which button presses them, so only the left one reaches what lies over the table.
fn press_no_control(under: UnderMouse, mut inputs: MessageMutator<PointerInput>) {
    let is_other =
        |action| matches!(action, PointerAction::Press(button) if button != PointerButton::Primary);
    for input in inputs.read() {
        if is_other(input.action) && under.is_panel() {
            input.action = PointerAction::Move { delta: Vec2::ZERO };
        }
    }
}

fn press(
    (buttons, bindings): (Res<ButtonInput<MouseButton>>, Res<Bindings>),
    (referee, cursor): (Res<Referee>, Res<Cursor>),
    mut inputs: MessageReader<MouseButtonInput>,
    mut actions: MessageWriter<Action>,
) {
    // As with keys, a button that was pressed before the table opened is not meant for the board.
    let is_meant = |input: &&MouseButtonInput| {
        input.state == ButtonState::Pressed && buttons.just_pressed(input.button)
    };
    let pressed = inputs.read().filter(is_meant).filter_map(|input| bindings.mouse(input.button));
    actions.write_batch(pressed.map(|action| meant(action, &referee, &cursor)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn every_button_can_be_written_and_read_again_and_has_a_name() {
        let words = Words::new(Language::ENGLISH);
        let other = MouseButton::Other(u16::MAX);
        for free in NAMES.map(|(button, _)| button).into_iter().chain([other]) {
            assert_eq!(button(&written(free)), Some(free));
            assert!(is_free(free) && !name(&words, free).contains('‹'));
        }
        for nonsense in ["", "Left", "Right", "Other", "Other()", "Other(-1)", "Other(65536)"] {
            assert_eq!(button(nonsense), None, "{nonsense}");
        }
    }
}
