//! Reading: keyboard and gamepad scroll the pages that are only read. Back is the only control there, so the
//! focus leads nowhere.

use bevy::{
    input::{ButtonState, keyboard::KeyboardInput},
    prelude::*,
    ui_widgets::ScrollArea,
};

use crate::game::{
    common::{Flow, Overlay},
    screen::Page,
    ui::{Modal, RHYTHM},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, scroll.in_set(Flow::Act).run_if(is_reading));
}

/// The pages that are only read.
const PAGES: [Overlay; 4] =
    [Overlay::Rules, Overlay::Controls, Overlay::Credits, Overlay::Training];

fn is_reading(page: Res<State<Page>>) -> bool {
    matches!(page.get(), Page::Over(overlay) if PAGES.contains(overlay))
}

/// The height of a line, in pixels of the layout.
const LINE: f32 = 4.0 * RHYTHM;

/// How many lines a key scrolls down. Others lead through every long page.
const KEYS: [(KeyCode, f32); 2] = [(KeyCode::ArrowUp, -1.0), (KeyCode::ArrowDown, 1.0)];

/// How much of what is visible a button scrolls down.
const BUTTONS: [(GamepadButton, f32); 2] =
    [(GamepadButton::DPadUp, -0.4), (GamepadButton::DPadDown, 0.4)];

fn scroll(
    keys: Res<ButtonInput<KeyCode>>,
    mut inputs: MessageReader<KeyboardInput>,
    pads: Query<&Gamepad>,
    mut areas: Query<(Entity, &mut ScrollPosition, &ComputedNode), With<ScrollArea>>,
    parents: Query<&ChildOf>,
    modals: Query<(), With<Modal>>,
) {
    // Some messages may be left from the page before.
    let pressed = inputs.read().filter(|input| {
        let is_meant = input.repeat || keys.just_pressed(input.key_code);
        input.state == ButtonState::Pressed && is_meant
    });
    let by_key = pressed.filter_map(|input| KEYS.iter().find(|(key, _)| *key == input.key_code));
    let is_pressed = |button| pads.iter().any(|pad| pad.just_pressed(button));
    let by_button = BUTTONS.iter().filter(|(button, _)| is_pressed(*button));
    let lines: f32 = by_key.map(|found| found.1).sum();
    let pages: f32 = by_button.map(|found| found.1).sum();
    if lines == 0.0 && pages == 0.0 {
        return;
    }
    for (area, mut position, node) in &mut areas {
        // The list of turns below the page stays where it is.
        if !parents.iter_ancestors(area).any(|parent| modals.contains(parent)) {
            continue;
        }
        let visible = node.size().y * node.inverse_scale_factor;
        let end = (node.content_size().y * node.inverse_scale_factor - visible).max(0.0);
        position.y = (position.y + lines * LINE + pages * visible).clamp(0.0, end);
    }
}
