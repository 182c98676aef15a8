//! Buttons, and what they do.

use bevy::{
    ecs::message::Message,
    input_focus::tab_navigation::TabIndex,
    prelude::*,
    ui::InteractionDisabled,
    ui_widgets::{Activate, Button, observe},
};

use super::{
    letters::{Letters, RHYTHM, label},
    paint::{Border, Fill},
    palette::{CLEAR, INK},
    scale::Rim,
    skin::{Skin, ring},
};

/// How far the text of a button is from its sides.
const PADDING: f32 = 2.5 * RHYTHM;

/// A button with text on it.
pub fn button(skin: Skin, said: impl Into<String>) -> impl Bundle {
    let said = said.into();
    named_button(skin, said.clone(), said)
}

/// A button that shows less than its whole name.
pub fn named_button(skin: Skin, said: impl Into<String>, name: impl Into<String>) -> impl Bundle {
    tight_button(skin, said, name, PADDING)
}

/// The same, whose text is this far from its sides.
pub fn tight_button(
    skin: Skin,
    said: impl Into<String>,
    name: impl Into<String>,
    sides: f32,
) -> impl Bundle {
    (
        bare_button(skin, name),
        Node { padding: UiRect::axes(px(sides), px(RHYTHM)), ..face() },
        children![(
            label(said, Letters::Body, INK),
            TextLayout::new(Justify::Center, LineBreak::WordOrCharacter),
        )],
    )
}

/// Gives a button with text on it another name.
pub fn rename(
    commands: &mut Commands,
    button: Entity,
    children: &Children,
    texts: &mut Query<&mut Text>,
    name: &str,
) {
    let mut texts = texts.iter_many_mut(children);
    while let Some(mut text) = texts.fetch_next() {
        if text.0 != name {
            name.clone_into(&mut text.0);
            commands.entity(button).try_insert(AccessibleLabel::new(name));
        }
    }
}

/// What every button needs. A button that does not just show text adds a [`face`] and children.
pub fn bare_button(skin: Skin, name: impl Into<String>) -> impl Bundle {
    (Button, AccessibleLabel::new(name), Rim(1.0), surface(skin))
}

/// What every control needs: the colours of its skin, a focus ring, and a place in the Tab order.
pub(super) fn surface(skin: Skin) -> impl Bundle {
    (skin, Fill(CLEAR), Border(CLEAR), ring(), TabIndex(0))
}

/// The size and shape of a control.
pub fn face() -> Node {
    Node {
        min_height: px(5.5 * RHYTHM),
        max_width: percent(100),
        border_radius: BorderRadius::all(px(0.75 * RHYTHM)),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..default()
    }
}

/// Lets a control be used, or not. Whatever changes a control tries only, as here: its panel may go in the same frame.
pub fn enable(commands: &mut Commands, control: Entity, is_disabled: bool, is_enabled: bool) {
    match (is_enabled, is_disabled) {
        (true, true) => drop(commands.entity(control).try_remove::<InteractionDisabled>()),
        (false, false) => drop(commands.entity(control).try_insert(InteractionDisabled)),
        _ => {}
    }
}

/// Makes a button send a message when it is pressed.
pub fn sends<M: Message + Clone>(message: M) -> impl Bundle {
    observe(move |_: On<Activate>, mut messages: MessageWriter<M>| {
        messages.write(message.clone());
    })
}
