//! Changing what keys, gamepad buttons and mouse buttons do. Choose a key, then press the new one. Also how the
//! mouse moves the view.

use bevy::{
    ecs::system::SystemParam,
    input::{
        InputSystems, gamepad::GamepadButtonStateChangedEvent, keyboard::KeyboardInput,
        mouse::MouseButtonInput,
    },
    prelude::*,
    ui_widgets::{Activate, observe},
};
use strum::VariantArray;

use super::controls::table_line;
use crate::{
    game::{
        common::{Flow, Overlay, Speaker},
        input::{
            Action, Bindings, Chord, Key, Loser, bind_button, bind_key, bind_mouse, bind_view,
            is_free,
        },
        keeping::{OwnBindings, Rate, Settings, TurnsView},
        screen::{Page, back, page},
        ui::{
            self, Letters, RHYTHM, Skin, Tie,
            palette::{BRASS, INK, SOFT_INK},
            text,
        },
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waiting>()
        .add_systems(OnEnter(Page::Over(Overlay::Bindings)), open)
        .add_systems(OnExit(Page::Over(Overlay::Bindings)), |mut waiting: ResMut<Waiting>| {
            waiting.0 = None;
        })
        // Before anything else hears of the press.
        .add_systems(
            PreUpdate,
            catch
                .after(InputSystems)
                .before(ui::Keys::All)
                .run_if(|waiting: Res<Waiting>| waiting.0.is_some()),
        )
        .add_systems(
            Update,
            (show, tell_view)
                .in_set(Flow::Tell)
                .run_if(in_state(Page::Over(Overlay::Bindings)))
                .run_if(
                    resource_changed::<Waiting>
                        .or_eager(resource_changed::<Bindings>)
                        .or_eager(any_match_filter::<Added<Slot>>),
                ),
        );
}

/// The slot whose new key or button is awaited.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Waiting(Option<Slot>);

/// The button that shows the keys, the gamepad buttons or the mouse buttons of an action, and changes them.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Slot {
    action: Action,
    device: Device,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Device {
    Keyboard,
    Gamepad,
    Mouse,
}

impl Device {
    /// In the order of the columns.
    const ALL: [Device; 3] = [Device::Keyboard, Device::Gamepad, Device::Mouse];

    /// The heading of its column, what a slot says that waits for it, and what a screen reader says of a slot.
    fn keys(self) -> [&'static str; 3] {
        match self {
            Device::Keyboard => ["controls-keyboard", "bindings-press-key", "bindings-keys-of"],
            Device::Gamepad => ["controls-gamepad", "bindings-press-button", "bindings-buttons-of"],
            Device::Mouse => ["controls-mouse", "bindings-press-mouse", "bindings-mouse-of"],
        }
    }

    /// How much of the width its column takes.
    fn share(self) -> f32 {
        match self {
            Device::Keyboard => 3.6,
            Device::Gamepad => 3.2,
            Device::Mouse => 2.6,
        }
    }

    /// The names of what does an action on it.
    fn names(self, bindings: &Bindings, action: Action, words: &Words) -> Vec<String> {
        match self {
            Device::Keyboard => bindings.key_names(action, words),
            Device::Gamepad => bindings.button_names(action, words),
            Device::Mouse => bindings.mouse_names(action, words),
        }
    }
}

const TURNS_VIEW: Tie<Settings, TurnsView> = Tie {
    get: |settings| settings.bindings.turns_view,
    // Whoever had the button loses it. The line at the top says so.
    set: |settings, turns_view| _ = bind_view(&mut settings.bindings, turns_view),
};
const VIEW_BUTTONS: [(&str, TurnsView); 4] = [
    ("bindings-view-any", TurnsView::Any),
    ("bindings-view-right", TurnsView::Right),
    ("bindings-view-middle", TurnsView::Middle),
    ("bindings-view-left", TurnsView::Left),
];
const TURNING: Tie<Settings, f32> = Tie {
    get: |settings| settings.bindings.turning.part(),
    set: |settings, part| settings.bindings.turning = Rate::at(part),
};
const ZOOMING: Tie<Settings, f32> = Tie {
    get: |settings| settings.bindings.zooming.part(),
    set: |settings, part| settings.bindings.zooming = Rate::at(part),
};

/// The line that says from which action a key was taken, or that all is as before.
#[derive(Component, Clone, Copy, Debug)]
struct Taken;

fn open(mut commands: Commands, speaker: Res<Speaker>) {
    let words = &speaker.0;
    let heading = |key| text(words.say(key), Letters::Heading, BRASS);
    let head = table_line(
        AlignItems::Center,
        heading("controls-what"),
        Device::ALL.map(|device| (device.share(), heading(device.keys()[0]))),
    );
    let rows: Vec<_> = Action::VARIANTS.iter().map(|action| row(words, *action)).collect();
    commands.spawn((
        Name::new("keys and buttons"),
        page(Overlay::Bindings),
        children![(
            ui::card(52.0),
            children![
                ui::headline(words.say("bindings")),
                (Taken, text("", Letters::Body, BRASS)),
                ui::scroll(
                    0.5,
                    children![
                        text(words.say("bindings-explained"), Letters::Body, SOFT_INK),
                        ui::labelled_choices(
                            words.say("bindings-view"),
                            TURNS_VIEW,
                            VIEW_BUTTONS.map(|(said, button)| (words.say(said), button)),
                        ),
                        slider(words.say("bindings-turning"), TURNING),
                        slider(words.say("bindings-zooming"), ZOOMING),
                        head,
                        (ui::column(0.5), Children::spawn(SpawnIter(rows.into_iter()))),
                    ]
                ),
                (
                    ui::row(),
                    children![
                        (ui::button(Skin::Plain, words.say("bindings-reset")), observe(reset),),
                        back(words.say("screen-done")),
                    ]
                ),
            ],
        )],
    ));
}

fn row(words: &Words, action: Action) -> impl Bundle + use<> {
    let what = text(words.tell(&action), Letters::Body, INK);
    table_line(
        AlignItems::Center,
        what,
        Device::ALL.map(|device| (device.share(), slot(action, device))),
    )
}

fn slider(said: String, tie: Tie<Settings, f32>) -> impl Bundle {
    ui::labelled(said.clone(), ui::slider(said, tie))
}

fn slot(action: Action, device: Device) -> impl Bundle {
    let slot = Slot { action, device };
    (
        slot,
        ui::bare_button(Skin::Plain, ""),
        Node {
            // Gives wrapped text all of the width, so that its height is right.
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Stretch,
            padding: UiRect::axes(px(RHYTHM), px(0.5 * RHYTHM)),
            ..ui::face()
        },
        children![text("", Letters::Body, INK)],
        observe(move |_: On<Activate>, mut waiting: ResMut<Waiting>| waiting.0 = Some(slot)),
    )
}

fn reset(
    _: On<Activate>,
    mut settings: ResMut<Settings>,
    speaker: Res<Speaker>,
    mut taken: Single<&mut Text, With<Taken>>,
) {
    settings.bindings = OwnBindings::default();
    taken.0 = speaker.0.say("bindings-were-reset");
}

/// Shows what each slot holds, or what it waits for.
fn show(
    waiting: Res<Waiting>,
    bindings: Res<Bindings>,
    speaker: Res<Speaker>,
    slots: Query<(Entity, &Slot, &Children)>,
    mut texts: Query<&mut Text>,
    mut commands: Commands,
) {
    let words = &speaker.0;
    for (entity, slot, children) in &slots {
        let Slot { action, device } = *slot;
        let [_, press, told] = device.keys();
        let names = device.names(&bindings, action, words);
        let names = if names.is_empty() {
            words.say("controls-none")
        } else {
            names.join(&words.say("list-separator"))
        };
        commands.entity(entity).try_insert(AccessibleLabel::new(
            words.say_with(told, &[("action", &action), ("names", &names)]),
        ));
        let shown = if waiting.0 == Some(*slot) { words.say(press) } else { names };
        let mut lines = texts.iter_many_mut(children);
        while let Some(mut line) = lines.fetch_next() {
            line.set_if_neq(Text(shown.clone()));
        }
    }
}

/// What is pressed just now, on each device.
#[derive(SystemParam)]
struct Pressed<'w, 's> {
    keys: ResMut<'w, ButtonInput<KeyCode>>,
    pads: Query<'w, 's, &'static mut Gamepad>,
    mouse: ResMut<'w, ButtonInput<MouseButton>>,
    key_inputs: ResMut<'w, Messages<KeyboardInput>>,
    pad_changes: ResMut<'w, Messages<GamepadButtonStateChangedEvent>>,
    mouse_inputs: ResMut<'w, Messages<MouseButtonInput>>,
}

impl Pressed<'_, '_> {
    fn key(&self) -> Option<KeyCode> {
        self.keys.get_just_pressed().find(|code| !is_modifier(**code)).copied()
    }

    fn pad(&self) -> Option<GamepadButton> {
        self.pads.iter().find_map(|pad| pad.get_just_pressed().next().copied())
    }

    /// Clicks go on to mean what they mean.
    fn mouse(&self) -> Option<MouseButton> {
        self.mouse.get_just_pressed().find(|button| is_free(**button)).copied()
    }

    /// Keeps everything else from hearing of the press.
    fn swallow(&mut self) {
        if let Some(code) = self.key() {
            self.keys.clear_just_pressed(code);
        }
        if let Some(button) = self.pad() {
            for mut pad in &mut self.pads {
                pad.digital_mut().clear_just_pressed(button);
            }
        }
        if let Some(button) = self.mouse() {
            self.mouse.clear_just_pressed(button);
        }
        self.key_inputs.clear();
        self.pad_changes.clear();
        self.mouse_inputs.clear();
    }
}

/// Takes the next press for the slot that waits for it. Escape, or a press on another device, cancels.
fn catch(
    mut pressed: Pressed,
    mut waiting: ResMut<Waiting>,
    mut settings: ResMut<Settings>,
    speaker: Res<Speaker>,
    mut taken: Single<&mut Text, With<Taken>>,
) {
    let Some(Slot { action, device }) = waiting.0 else { return };
    let (key, pad, mouse) = (pressed.key(), pressed.pad(), pressed.mouse());
    if key.is_none() && pad.is_none() && mouse.is_none() {
        return;
    }
    let chord = key.map(|code| Chord::pressed(code, &pressed.keys));
    let own = &mut settings.bindings;
    let loser = match (device, chord, pad, mouse) {
        (Device::Keyboard, Some(chord), ..) if chord.code != KeyCode::Escape => {
            bind_key(own, Key { chord, action }).map(Loser::Action)
        }
        (Device::Gamepad, None, Some(button), _) => {
            bind_button(own, button, action).map(Loser::Action)
        }
        (Device::Mouse, None, None, Some(button)) => bind_mouse(own, button, action),
        _ => None,
    };
    let (now, words) = (Bindings::with(&settings.bindings), &speaker.0);
    // The new key is the only one.
    let name = device.names(&now, action, words).pop().unwrap_or_default();
    taken.0 = match loser {
        Some(Loser::Action(other)) => {
            let left = device.names(&now, other, words).len();
            words.say_with(
                "bindings-taken",
                &[("key", &name), ("other", &other), ("action", &action), ("left", &left)],
            )
        }
        Some(Loser::View) => {
            words.say_with("bindings-view-lost", &[("key", &name), ("action", &action)])
        }
        None => String::new(),
    };
    waiting.0 = None;
    pressed.swallow();
}

/// Says which action has lost its mouse button, because that turns the view now.
fn tell_view(
    bindings: Res<Bindings>,
    (settings, speaker): (Res<Settings>, Res<Speaker>),
    mut last: Local<Option<(Option<Action>, TurnsView)>>,
    mut taken: Single<&mut Text, With<Taken>>,
) {
    let (had, turns_view) = (bindings.mouse(MouseButton::Middle), settings.bindings.turns_view);
    let now = Some((had, turns_view));
    if let Some((Some(other), before)) = std::mem::replace(&mut *last, now)
        && (had, turns_view) == (None, TurnsView::Middle)
        && before != turns_view
    {
        let words = &speaker.0;
        taken.0 = words.say_with("bindings-view-taken", &[("other", &other)]);
    }
}

fn is_modifier(code: KeyCode) -> bool {
    matches!(
        code,
        KeyCode::ShiftLeft
            | KeyCode::ShiftRight
            | KeyCode::ControlLeft
            | KeyCode::ControlRight
            | KeyCode::SuperLeft
            | KeyCode::SuperRight
            | KeyCode::AltLeft
            | KeyCode::AltRight
    )
}
