//! The keyboard: which key does what at the table. Any key makes moving pieces arrive at once.

use bevy::{
    ecs::system::SystemParam,
    input::{ButtonState, keyboard::KeyboardInput},
    input_focus::{InputFocus, InputFocusVisible},
    prelude::*,
    text::EditableText,
};

use super::{Action, Bindings, Cursor, board_invites, watching::meant};
use crate::{
    game::{
        common::{Flow, Overlay, Screen, any_table_is_open},
        referee::Referee,
        table::Hurry,
        ui::{self, BoardStop, Modal, focus_shows},
    },
    words::Words,
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
            (hurry, send_actions.run_if(table_has_keys))
                .in_set(Flow::Gesture)
                .run_if(on_message::<KeyboardInput>),
        );
}

/// A key with the modifiers that are held down with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Chord {
    pub code: KeyCode,
    pub shift: bool,
    /// Control, or Command on a Mac.
    pub control: bool,
}

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Key {
    pub chord: Chord,
    pub action: Action,
}

const fn key(code: KeyCode, action: Action) -> Key {
    Key { chord: Chord { code, shift: false, control: false }, action }
}

impl Key {
    const fn with_shift(self) -> Key {
        Key { chord: Chord { shift: true, ..self.chord }, ..self }
    }

    const fn with_control(self) -> Key {
        Key { chord: Chord { control: true, ..self.chord }, ..self }
    }
}

/// All keys of the table, as the game comes. If an action has several, the tip of its button shows the first.
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
    // This letter is in the same place on all common keyboards.
    key(KeyCode::KeyE, Action::TypeTurn),
    key(KeyCode::Escape, Action::Back),
    key(KeyCode::KeyU, Action::TakeBackPart),
    key(KeyCode::KeyU, Action::TakeBackTurn).with_shift(),
    key(KeyCode::Backspace, Action::TakeBackPart),
    key(KeyCode::Backspace, Action::TakeBackTurn).with_shift(),
    key(KeyCode::KeyZ, Action::TakeBackPart).with_control(),
    key(KeyCode::KeyZ, Action::Redo).with_control().with_shift(),
    key(KeyCode::KeyR, Action::Redo),
    key(KeyCode::KeyY, Action::Redo).with_control(),
    key(KeyCode::KeyH, Action::Hint),
    key(KeyCode::Home, Action::ToStart).with_control(),
    key(KeyCode::PageUp, Action::TurnBack),
    key(KeyCode::Comma, Action::PartBack),
    key(KeyCode::KeyK, Action::PlayOrPause),
    key(KeyCode::Period, Action::PartForward),
    key(KeyCode::PageDown, Action::TurnForward),
    key(KeyCode::End, Action::ToEnd),
    key(KeyCode::Minus, Action::Slower),
    key(KeyCode::NumpadSubtract, Action::Slower),
    key(KeyCode::Equal, Action::Faster),
    key(KeyCode::Equal, Action::Faster).with_shift(),
    key(KeyCode::NumpadAdd, Action::Faster),
    key(KeyCode::KeyM, Action::MistakeBack).with_shift(),
    key(KeyCode::KeyM, Action::MistakeForward),
    key(KeyCode::KeyW, Action::ShowBetter),
    key(KeyCode::KeyB, Action::BackToMatch),
    key(KeyCode::Delete, Action::RemoveLine),
    key(KeyCode::KeyN, Action::PlayFromHere),
    key(KeyCode::KeyS, Action::Share),
    key(KeyCode::KeyF, Action::Flip),
    key(KeyCode::Home, Action::WholeBoard),
    key(KeyCode::KeyV, Action::FromAbove),
    key(KeyCode::KeyL, Action::TellAround),
    key(KeyCode::KeyO, Action::TellPieces),
    key(KeyCode::KeyC, Action::Coordinates),
    key(KeyCode::KeyT, Action::Turns),
    key(KeyCode::F1, Action::Controls),
    key(KeyCode::F2, Action::Rules),
    key(KeyCode::KeyP, Action::Pause),
    key(KeyCode::F6, Action::ToButtons),
];

/// The keys that have names in the catalogue. Each other key is called what is printed on it, `U` or `F1`.
const NAMES: [(KeyCode, &str); 21] = [
    (KeyCode::ArrowUp, "key-up"),
    (KeyCode::ArrowDown, "key-down"),
    (KeyCode::ArrowLeft, "key-left"),
    (KeyCode::ArrowRight, "key-right"),
    (KeyCode::Tab, "key-tab"),
    (KeyCode::Enter, "key-enter"),
    (KeyCode::NumpadEnter, "key-enter"),
    (KeyCode::Space, "key-space"),
    (KeyCode::Escape, "key-escape"),
    (KeyCode::Backspace, "key-backspace"),
    (KeyCode::Home, "key-home"),
    (KeyCode::End, "key-end"),
    (KeyCode::PageUp, "key-page-up"),
    (KeyCode::PageDown, "key-page-down"),
    (KeyCode::Delete, "key-delete"),
    (KeyCode::Comma, "key-comma"),
    (KeyCode::Period, "key-period"),
    (KeyCode::Minus, "key-minus"),
    (KeyCode::NumpadSubtract, "key-minus"),
    (KeyCode::Equal, "key-equal"),
    (KeyCode::NumpadAdd, "key-plus"),
];

impl Chord {
    /// A key as it is pressed now.
    pub fn pressed(code: KeyCode, keys: &ButtonInput<KeyCode>) -> Chord {
        const CONTROL: [KeyCode; 4] =
            [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight];
        let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        Chord { code, shift, control: keys.any_pressed(CONTROL) }
    }

    /// Its name, after those of the modifiers it needs: `Shift+U`.
    pub fn name(&self, words: &Words) -> String {
        let control = if cfg!(target_os = "macos") { "key-command" } else { "key-control" };
        let needed = [(self.control, control), (self.shift, "key-shift")];
        let modifiers = needed.into_iter().filter(|(is_needed, _)| *is_needed);
        let names = modifiers.map(|(_, modifier)| words.say(modifier));
        names.chain([name(words, self.code)]).collect::<Vec<_>>().join("+")
    }
}

fn name(words: &Words, code: KeyCode) -> String {
    if let Some((_, name)) = NAMES.iter().find(|(named, _)| *named == code) {
        return words.say(name);
    }
    // The codes of letters begin with the word: `KeyU`.
    let code = format!("{code:?}");
    code.strip_prefix("Key").unwrap_or(&code).to_owned()
}

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
    any_table_is_open(screen, overlay) && !focus_shows(focus, shows, boards) && modals.is_empty()
}

/// Whether keys and gamepad buttons mean something at the table: it is open, no dialog covers it, and no field
/// takes what is typed. A control beside the board may have the focus.
pub(super) fn table_has_keys(
    screen: Option<Res<State<Screen>>>,
    overlay: Option<Res<State<Overlay>>>,
    focus: Option<Res<InputFocus>>,
    fields: Query<(), With<EditableText>>,
    modals: Query<(), With<Modal>>,
) -> bool {
    let is_writing = focus.and_then(|focus| focus.get()).is_some_and(|it| fields.contains(it));
    any_table_is_open(screen, overlay) && !is_writing && modals.is_empty()
}

/// The keys that lead to and from the controls beside the board, and press them.
const OF_CONTROLS: [KeyCode; 10] = [
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::Tab,
    KeyCode::Enter,
    KeyCode::NumpadEnter,
    KeyCode::Space,
    KeyCode::Escape,
    KeyCode::F6,
];

/// What only means something while the keyboard is on the board.
pub(super) fn is_of_board(action: Action) -> bool {
    matches!(
        action,
        Action::Up
            | Action::Down
            | Action::Left
            | Action::Right
            | Action::Next
            | Action::Previous
            | Action::Choose
            | Action::Back
            | Action::ToButtons
    )
}

fn hurry(mut inputs: MessageReader<KeyboardInput>, mut hurries: MessageWriter<Hurry>) {
    if inputs.read().any(|input| input.state == ButtonState::Pressed && !input.repeat) {
        hurries.write(Hurry);
    }
}

fn send_actions(
    (keys, bindings): (Res<ButtonInput<KeyCode>>, Res<Bindings>),
    (referee, cursor): (Res<Referee>, Res<Cursor>),
    focus: Focus,
    mut inputs: MessageReader<KeyboardInput>,
    mut actions: MessageWriter<Action>,
) {
    let is_on_control = focus.is_on_control();
    // Some messages may be left from an earlier frame, when the keys were not meant for the board. One is the
    // Escape that led back to it.
    let is_meant = |input: &&KeyboardInput| {
        let is_pressed = input.state == ButtonState::Pressed;
        let is_controls = is_on_control && OF_CONTROLS.contains(&input.key_code);
        is_pressed && !is_controls && (input.repeat || keys.just_pressed(input.key_code))
    };
    for input in inputs.read().filter(is_meant) {
        if let Some(action) = bindings.key(Chord::pressed(input.key_code, &keys))
            && !(is_on_control && is_of_board(action))
            && let action = meant(action, &referee, &cursor)
            && (!input.repeat || action.repeats())
        {
            actions.write(action);
        }
    }
}

/// What has the focus.
#[derive(SystemParam)]
pub(super) struct Focus<'w, 's> {
    on: Option<Res<'w, InputFocus>>,
    shows: Option<Res<'w, InputFocusVisible>>,
    boards: Query<'w, 's, (), With<BoardStop>>,
}

impl Focus<'_, '_> {
    /// Whether a control beside the board has it, and the ring shows that.
    pub fn is_on_control(&self) -> bool {
        let focused = self.on.as_ref().and_then(|focus| focus.get());
        focused.is_some_and(|entity| !self.boards.contains(entity))
            && self.shows.as_ref().is_some_and(|shows| shows.0)
    }
}
