//! Changing what keys and gamepad buttons do. Choose a key, then press the new one.

use bevy::{
    input::{InputSystems, gamepad::GamepadButtonStateChangedEvent, keyboard::KeyboardInput},
    prelude::*,
    ui_widgets::{Activate, observe},
};
use strum::VariantArray;

use super::{Page, back, controls::table_line, page};
use crate::{
    game::{
        common::{Flow, Overlay, Speaker},
        input::{Action, Bindings, Chord, Key, bind_button, bind_key},
        keeping::{OwnBindings, Settings},
        ui::{
            self, Letters, RHYTHM, Skin,
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
            show.in_set(Flow::Tell).run_if(
                resource_changed::<Waiting>
                    .or_eager(resource_changed::<Bindings>)
                    .or_eager(any_match_filter::<Added<Slot>>),
            ),
        );
}

/// The slot whose new key or button is awaited.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Waiting(Option<Slot>);

/// The button that shows the keys, or the gamepad buttons, of an action, and changes them.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Slot {
    action: Action,
    device: Device,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Device {
    Keyboard,
    Gamepad,
}

/// The line that says from which action a key was taken, or that all is as before.
#[derive(Component, Clone, Copy, Debug)]
struct Taken;

fn open(mut commands: Commands, speaker: Res<Speaker>) {
    let words = &speaker.0;
    let head = ["controls-what", "controls-keyboard", "controls-gamepad"];
    let [what, keyboard, gamepad] = head.map(|key| text(words.say(key), Letters::Heading, BRASS));
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
                        table_line(AlignItems::Center, what, [keyboard, gamepad]),
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
    table_line(
        AlignItems::Center,
        text(words.tell(&action), Letters::Body, INK),
        [slot(action, Device::Keyboard), slot(action, Device::Gamepad)],
    )
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
        let (names, press, told) = match device {
            Device::Keyboard => {
                (bindings.key_names(action, words), "bindings-press-key", "bindings-keys-of")
            }
            Device::Gamepad => (
                bindings.button_names(action, words),
                "bindings-press-button",
                "bindings-buttons-of",
            ),
        };
        let names = if names.is_empty() {
            words.say("controls-none")
        } else {
            names.join(&words.say("list-separator"))
        };
        commands.entity(entity).insert(AccessibleLabel::new(
            words.say_with(told, &[("action", &action), ("names", &names)]),
        ));
        let shown = if waiting.0 == Some(*slot) { words.say(press) } else { names };
        let mut lines = texts.iter_many_mut(children);
        while let Some(mut line) = lines.fetch_next() {
            line.set_if_neq(Text(shown.clone()));
        }
    }
}

/// Takes the next press for the slot that waits for it. Escape, or a press on the other device, cancels.
fn catch(
    (mut keys, mut pads): (ResMut<ButtonInput<KeyCode>>, Query<&mut Gamepad>),
    mut key_inputs: ResMut<Messages<KeyboardInput>>,
    mut button_changes: ResMut<Messages<GamepadButtonStateChangedEvent>>,
    mut waiting: ResMut<Waiting>,
    mut settings: ResMut<Settings>,
    speaker: Res<Speaker>,
    mut taken: Single<&mut Text, With<Taken>>,
) {
    let Some(Slot { action, device }) = waiting.0 else { return };
    let key = keys.get_just_pressed().find(|code| !is_modifier(**code)).copied();
    let button = pads.iter().find_map(|pad| pad.get_just_pressed().next().copied());
    if key.is_none() && button.is_none() {
        return;
    }
    let chord = key.map(|code| Chord::pressed(code, &keys));
    let words = &speaker.0;
    let (lost, name) = match (device, chord, button) {
        (Device::Keyboard, Some(chord), _) if chord.code != KeyCode::Escape => {
            let key = Key { chord, action };
            (bind_key(&mut settings.bindings, key), Some(chord.name(words)))
        }
        (Device::Gamepad, None, Some(button)) => {
            let loser = bind_button(&mut settings.bindings, button, action);
            (loser, Bindings::with(&settings.bindings).button_names(action, words).pop())
        }
        _ => (None, None),
    };
    let now = Bindings::with(&settings.bindings);
    let told = lost.zip(name).map(|(other, key)| {
        let left = match device {
            Device::Keyboard => now.keys_of(other).count(),
            Device::Gamepad => now.buttons_of(other).count(),
        };
        words.say_with(
            "bindings-taken",
            &[("key", &key), ("other", &other), ("action", &action), ("left", &left)],
        )
    });
    taken.0 = told.unwrap_or_default();
    waiting.0 = None;
    // Nothing else hears of the press.
    key_inputs.clear();
    button_changes.clear();
    if let Some(code) = key {
        keys.clear_just_pressed(code);
    }
    for mut pad in &mut pads {
        if let Some(button) = button {
            pad.digital_mut().clear_just_pressed(button);
        }
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
