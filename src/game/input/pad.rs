//! The gamepad: which button does what at the table. Any button makes moving pieces arrive at once.

use bevy::{
    input::gamepad::{
        GamepadAxisChangedEvent, GamepadButtonStateChangedEvent, GamepadConnectionEvent,
    },
    math::CompassOctant,
    prelude::*,
};

use super::{
    Action, Bindings, Cursor, board_has_keys,
    keys::{Focus, is_of_board, table_has_keys},
    watching::meant,
};
use crate::{
    game::{
        common::{Flow, Notice, Stick},
        referee::Referee,
        table::Hurry,
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<GamepadConnectionEvent>()
        .add_message::<GamepadButtonStateChangedEvent>()
        .add_message::<GamepadAxisChangedEvent>()
        .add_systems(
            Update,
            (
                hurry.run_if(on_message::<GamepadButtonStateChangedEvent>),
                press.run_if(on_message::<GamepadButtonStateChangedEvent>).run_if(table_has_keys),
                push.run_if(
                    on_message::<GamepadAxisChangedEvent>
                        .or_eager(on_message::<GamepadConnectionEvent>),
                )
                .run_if(board_has_keys),
                miss.run_if(on_message::<GamepadConnectionEvent>),
            )
                .in_set(Flow::Gesture),
        );
}

/// What each button does, as the game comes.
pub const BUTTONS: &[(GamepadButton, Action)] = &[
    (GamepadButton::DPadUp, Action::Up),
    (GamepadButton::DPadDown, Action::Down),
    (GamepadButton::DPadLeft, Action::Left),
    (GamepadButton::DPadRight, Action::Right),
    (GamepadButton::RightTrigger, Action::Next),
    (GamepadButton::LeftTrigger, Action::Previous),
    (GamepadButton::South, Action::Choose),
    (GamepadButton::East, Action::Back),
    (GamepadButton::West, Action::TakeBackPart),
    (GamepadButton::LeftTrigger2, Action::TakeBackTurn),
    (GamepadButton::North, Action::Redo),
    (GamepadButton::RightThumb, Action::Flip),
    (GamepadButton::LeftThumb, Action::Coordinates),
    (GamepadButton::RightTrigger2, Action::Rules),
    (GamepadButton::Start, Action::Pause),
    (GamepadButton::Select, Action::ToButtons),
];

/// The names of the buttons in the catalogue.
const NAMES: [(GamepadButton, &str); 16] = [
    (GamepadButton::DPadUp, "pad-up"),
    (GamepadButton::DPadDown, "pad-down"),
    (GamepadButton::DPadLeft, "pad-left"),
    (GamepadButton::DPadRight, "pad-right"),
    (GamepadButton::South, "pad-south"),
    (GamepadButton::East, "pad-east"),
    (GamepadButton::West, "pad-west"),
    (GamepadButton::North, "pad-north"),
    (GamepadButton::LeftTrigger, "pad-left-shoulder"),
    (GamepadButton::RightTrigger, "pad-right-shoulder"),
    (GamepadButton::LeftTrigger2, "pad-left-trigger"),
    (GamepadButton::RightTrigger2, "pad-right-trigger"),
    (GamepadButton::LeftThumb, "pad-left-stick"),
    (GamepadButton::RightThumb, "pad-right-stick"),
    (GamepadButton::Start, "pad-start"),
    (GamepadButton::Select, "pad-select"),
];

/// The name of a button.
pub(super) fn name(words: &Words, button: GamepadButton) -> Option<String> {
    NAMES.iter().find(|(of, _)| *of == button).map(|(_, name)| words.say(name))
}

/// A button as the settings write it.
pub(super) fn written(button: GamepadButton) -> String {
    format!("{button:?}")
}

/// The button that the settings write so.
pub(super) fn button(text: &str) -> Option<GamepadButton> {
    NAMES.iter().map(|(button, _)| *button).find(|button| written(*button) == text)
}

fn hurry(
    mut changes: MessageReader<GamepadButtonStateChangedEvent>,
    mut hurries: MessageWriter<Hurry>,
) {
    if changes.read().any(|change| change.state.is_pressed()) {
        hurries.write(Hurry);
    }
}

/// The buttons that lead to and from the controls beside the board, and press them.
const OF_CONTROLS: [GamepadButton; 6] = [
    GamepadButton::DPadUp,
    GamepadButton::DPadDown,
    GamepadButton::DPadLeft,
    GamepadButton::DPadRight,
    GamepadButton::South,
    GamepadButton::East,
];

fn press(
    (pads, bindings): (Query<&Gamepad>, Res<Bindings>),
    (referee, cursor): (Res<Referee>, Res<Cursor>),
    focus: Focus,
    mut changes: MessageReader<GamepadButtonStateChangedEvent>,
    mut actions: MessageWriter<Action>,
) {
    let is_on_control = focus.is_on_control();
    // As with keys, a button that was pressed before the table opened is not meant for the board.
    let is_meant = |change: &&GamepadButtonStateChangedEvent| {
        let pad = pads.get(change.entity);
        let is_controls = is_on_control && OF_CONTROLS.contains(&change.button);
        change.state.is_pressed()
            && !is_controls
            && pad.is_ok_and(|pad| pad.just_pressed(change.button))
    };
    for change in changes.read().filter(is_meant) {
        let pressed = bindings.button(change.button);
        let pressed = pressed.filter(|action| !(is_on_control && is_of_board(*action)));
        actions.write_batch(pressed.map(|action| meant(action, &referee, &cursor)));
    }
}

/// Each push of the left stick moves the cursor one step.
fn push(
    pads: Query<&Gamepad>,
    (referee, cursor): (Res<Referee>, Res<Cursor>),
    mut stick: Local<Stick>,
    mut actions: MessageWriter<Action>,
) {
    let pushed = stick.read(pads.iter()).map(|way| match way {
        CompassOctant::North => Action::Up,
        CompassOctant::South => Action::Down,
        CompassOctant::West => Action::Left,
        _ => Action::Right,
    });
    actions.write_batch(pushed.map(|action| meant(action, &referee, &cursor)));
}

/// Tells the player that the last gamepad is gone. What the hand holds, it still holds.
fn miss(
    pads: Query<(), With<Gamepad>>,
    mut connections: MessageReader<GamepadConnectionEvent>,
    mut notices: MessageWriter<Notice>,
) {
    let is_gone = connections.read().filter(|event| event.disconnected()).count() > 0;
    if is_gone && pads.is_empty() {
        notices.write(Notice::GamepadGone);
    }
}
