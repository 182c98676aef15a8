//! The keyboard: which key does what at the table. Any key makes moving pieces arrive at once.

use bevy::{
    input::{ButtonState, keyboard::KeyboardInput},
    input_focus::{InputFocus, InputFocusVisible},
    prelude::*,
};

use super::{Action, board_invites};
use crate::game::{
    common::{Flow, Overlay, Screen, table_is_open},
    table::Hurry,
    ui::{self, BoardStop, Modal, focus_shows},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ButtonInput<KeyCode>>()
        .add_message::<KeyboardInput>()
        .configure_sets(
            PreUpdate,
            (
                ui::Keys::Tab.run_if(not(board_has_keys.and_then(board_invites))),
                ui::Keys::Steer.run_if(not(board_has_keys)),
            ),
        )
        .add_systems(
            Update,
            (hurry, send_actions.run_if(board_has_keys))
                .in_set(Flow::Gesture)
                .run_if(on_message::<KeyboardInput>),
        );
}

/// A key, the modifiers it needs, and what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Key {
    pub code: KeyCode,
    pub shift: bool,
    /// Control, or Command on a Mac.
    pub control: bool,
    pub action: Action,
}

const fn key(code: KeyCode, action: Action) -> Key {
    Key { code, shift: false, control: false, action }
}

impl Key {
    const fn with_shift(self) -> Key {
        Key { shift: true, ..self }
    }

    const fn with_control(self) -> Key {
        Key { control: true, ..self }
    }
}

/// All keys of the table. If an action has several, the player is shown the first.
pub const KEYS: &[Key] = &[
    key(KeyCode::ArrowUp, Action::Up),
    key(KeyCode::ArrowDown, Action::Down),
    key(KeyCode::ArrowLeft, Action::Left),
    key(KeyCode::ArrowRight, Action::Right),
    key(KeyCode::Tab, Action::Next),
    key(KeyCode::Tab, Action::Previous).with_shift(),
    key(KeyCode::Enter, Action::Choose),
    key(KeyCode::NumpadEnter, Action::Choose),
    key(KeyCode::Space, Action::Choose),
    key(KeyCode::Escape, Action::Back),
    key(KeyCode::KeyU, Action::TakeBackPart),
    key(KeyCode::KeyU, Action::TakeBackTurn).with_shift(),
    key(KeyCode::Backspace, Action::TakeBackPart),
    key(KeyCode::Backspace, Action::TakeBackTurn).with_shift(),
    key(KeyCode::KeyZ, Action::TakeBackPart).with_control(),
    key(KeyCode::KeyZ, Action::TakeBackTurn).with_control().with_shift(),
    key(KeyCode::KeyR, Action::Redo),
    key(KeyCode::KeyY, Action::Redo).with_control(),
    key(KeyCode::KeyH, Action::Hint),
    key(KeyCode::KeyF, Action::Flip),
    key(KeyCode::Home, Action::WholeBoard),
    key(KeyCode::KeyC, Action::Coordinates),
    key(KeyCode::KeyT, Action::Turns),
    key(KeyCode::F1, Action::Rules),
    key(KeyCode::KeyP, Action::Pause),
    key(KeyCode::F6, Action::ToButtons),
];

/// Whether the keyboard and the gamepad control the board: the table is open, no dialog covers it, and no
/// button beside it has the focus.
pub fn board_has_keys(
    screen: Option<Res<State<Screen>>>,
    overlay: Option<Res<State<Overlay>>>,
    focus: Option<Res<InputFocus>>,
    shows: Option<Res<InputFocusVisible>>,
    boards: Query<(), With<BoardStop>>,
    modals: Query<(), With<Modal>>,
) -> bool {
    table_is_open(screen, overlay) && !focus_shows(focus, shows, boards) && modals.is_empty()
}

fn hurry(mut inputs: MessageReader<KeyboardInput>, mut hurries: MessageWriter<Hurry>) {
    if inputs.read().any(|input| input.state == ButtonState::Pressed && !input.repeat) {
        hurries.write(Hurry);
    }
}

fn send_actions(
    keys: Res<ButtonInput<KeyCode>>,
    mut inputs: MessageReader<KeyboardInput>,
    mut actions: MessageWriter<Action>,
) {
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let control = keys.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    // Some messages may be left from an earlier frame, when the keys were not meant for the board. One is the
    // Escape that led back to it.
    let is_meant = |input: &&KeyboardInput| {
        let is_pressed = input.state == ButtonState::Pressed;
        is_pressed && (input.repeat || keys.just_pressed(input.key_code))
    };
    for input in inputs.read().filter(is_meant) {
        let pressed =
            |key: &&Key| (key.code, key.shift, key.control) == (input.key_code, shift, control);
        if let Some(key) = KEYS.iter().find(pressed)
            && (!input.repeat || key.action.repeats())
        {
            actions.write(key.action);
        }
    }
}
