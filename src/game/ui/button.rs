//! Buttons, and what they do.

use bevy::{
    ecs::message::Message,
    prelude::*,
    ui_widgets::{Activate, Button, observe},
};

use super::{
    focus::stop,
    letters::{Letters, RHYTHM, label},
    palette::{CLEAR, INK},
    scale::Rim,
    skin::{Skin, ring},
};

/// A button with words on it.
pub fn button(skin: Skin, said: impl Into<String>) -> impl Bundle {
    let said = said.into();
    (
        bare_button(skin, said.clone()),
        Node { padding: UiRect::axes(px(2.5 * RHYTHM), px(RHYTHM)), ..face() },
        children![(
            label(said, Letters::Body, INK),
            TextLayout::new(Justify::Center, LineBreak::WordOrCharacter),
        )],
    )
}

/// A small square button with a sign on it. What it is called is for those who hear it, and for whoever
/// shows it beside the pointer.
pub fn sign_button(skin: Skin, sign: impl Into<String>, called: impl Into<String>) -> impl Bundle {
    (
        bare_button(skin, called),
        Node { min_width: px(5.5 * RHYTHM), padding: px(RHYTHM).all(), ..face() },
        children![label(sign, Letters::Heading, INK)],
    )
}

/// What every button has, for those that look different. They need a [`face`], and children.
pub fn bare_button(skin: Skin, called: impl Into<String>) -> impl Bundle {
    (Button, AccessibleLabel::new(called), Rim(1.0), surface(skin))
}

/// What every control has: colours by its skin, a ring, and a place among those that Tab leads to.
pub(super) fn surface(skin: Skin) -> impl Bundle {
    (skin, BackgroundColor(CLEAR), BorderColor::all(CLEAR), ring(), stop())
}

/// The form of a control.
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

/// Makes a button send a message when it is pressed.
pub fn sends<M: Message + Clone>(message: M) -> impl Bundle {
    observe(move |_: On<Activate>, mut messages: MessageWriter<M>| {
        messages.write(message.clone());
    })
}
