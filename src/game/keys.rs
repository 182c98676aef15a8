//! The keyboard: which key does what at the table. Any key finishes what moves.

use bevy::{
    input::{ButtonState, keyboard::KeyboardInput},
    input_focus::{InputFocus, InputFocusVisible},
    prelude::*,
};

use super::{
    Action, Flow, Hurry, Screen, Sheet, table_is_open,
    ui::{Board, Modal, focus_shows},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ButtonInput<KeyCode>>().add_message::<KeyboardInput>().add_systems(
        Update,
        (hurry, act.run_if(board_has_keys))
            .in_set(Flow::Gesture)
            .run_if(on_message::<KeyboardInput>),
    );
}

/// A key, what has to be held with it, and what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// The key.
    pub code: KeyCode,
    /// Whether with Shift.
    pub shift: bool,
    /// Whether with Control, or Command.
    pub control: bool,
    /// What it does.
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

/// Every key of the table. The first of several for one action is the one that people are told.
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

/// Whether keys and a gamepad are meant for the board: a person is at the table, not on a control beside
/// it, and nothing lies over it.
pub fn board_has_keys(
    screen: Option<Res<State<Screen>>>,
    sheet: Option<Res<State<Sheet>>>,
    focus: Option<Res<InputFocus>>,
    shows: Option<Res<InputFocusVisible>>,
    boards: Query<(), With<Board>>,
    modals: Query<(), With<Modal>>,
) -> bool {
    table_is_open(screen, sheet) && !focus_shows(focus, shows, boards) && modals.is_empty()
}

fn hurry(mut inputs: MessageReader<KeyboardInput>, mut hurries: MessageWriter<Hurry>) {
    if inputs.read().any(|input| input.state == ButtonState::Pressed && !input.repeat) {
        hurries.write(Hurry);
    }
}

fn act(
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
    // What was pressed while the keys were not for the board, as the Escape that led back to it, is
    // still among the messages, but is of an earlier frame.
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
