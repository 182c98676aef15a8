//! The gamepad: which button does what at the table. Any button finishes what moves.

use bevy::{
    input::gamepad::{GamepadAxisChangedEvent, GamepadButtonStateChangedEvent},
    prelude::*,
};

use super::{Action, Flow, Hurry, keys::board_has_keys};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<GamepadButtonStateChangedEvent>()
        .add_message::<GamepadAxisChangedEvent>()
        .add_systems(
            Update,
            (
                hurry.run_if(on_message::<GamepadButtonStateChangedEvent>),
                (
                    press.run_if(on_message::<GamepadButtonStateChangedEvent>),
                    push.run_if(on_message::<GamepadAxisChangedEvent>),
                )
                    .run_if(board_has_keys),
            )
                .in_set(Flow::Gesture),
        );
}

/// What each button does.
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

/// How far the stick is pushed before that counts, and how far it returns before it counts again.
const PUSHED: f32 = 0.6;
const RETURNED: f32 = 0.4;

fn hurry(
    mut changes: MessageReader<GamepadButtonStateChangedEvent>,
    mut hurries: MessageWriter<Hurry>,
) {
    if changes.read().any(|change| change.state.is_pressed()) {
        hurries.write(Hurry);
    }
}

fn press(
    pads: Query<&Gamepad>,
    mut changes: MessageReader<GamepadButtonStateChangedEvent>,
    mut actions: MessageWriter<Action>,
) {
    // As with keys: what was pressed before the board was reached is not meant for it.
    let is_meant = |change: &&GamepadButtonStateChangedEvent| {
        let pad = pads.get(change.entity);
        change.state.is_pressed() && pad.is_ok_and(|pad| pad.just_pressed(change.button))
    };
    for change in changes.read().filter(is_meant) {
        let pressed = BUTTONS.iter().filter(|(button, _)| *button == change.button);
        actions.write_batch(pressed.map(|(_, action)| *action));
    }
}

/// The left stick steps once in the direction in which it is pushed, until it is let back.
fn push(pads: Query<&Gamepad>, mut is_pushed: Local<bool>, mut actions: MessageWriter<Action>) {
    let pushes = pads.iter().map(Gamepad::left_stick);
    let Some(push) = pushes.max_by(|a, b| a.length().total_cmp(&b.length())) else { return };
    if *is_pushed {
        *is_pushed = push.length() > RETURNED;
    } else if push.length() > PUSHED {
        *is_pushed = true;
        actions.write(match push.x.abs() > push.y.abs() {
            true if push.x > 0.0 => Action::Right,
            true => Action::Left,
            false if push.y > 0.0 => Action::Up,
            false => Action::Down,
        });
    }
}
