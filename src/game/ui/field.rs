//! Fields: lines of text that the player can edit.

use bevy::{
    ecs::event::EntityEvent,
    prelude::*,
    text::{EditableText, TextCursorStyle, TextEditChange},
    ui_widgets::{SelectAllOnFocus, observe},
};

use super::{
    button::{face, surface},
    letters::{Letters, RHYTHM, text},
    paint::Ink,
    palette::{INK, SOFT_INK},
    panel::labelled,
    scale::Rim,
    skin::Skin,
    tie::{Tie, Tied, shown_while},
};

/// The longest name of a player, in characters. A field takes no more.
pub const LONGEST: usize = 24;

/// Says below a labelled field why it takes no more characters, while it is full.
pub fn full_note<R: Tied>(said: String, tie: Tie<R, String>) -> impl Bundle {
    (
        shown_while::<R>(move |tied| (tie.get)(tied).chars().count() >= LONGEST),
        // The empty label puts it below the field.
        labelled("", text(said, Letters::Small, SOFT_INK)),
    )
}

/// A line to edit, which starts with the text `initial`. Every change is set at once.
pub fn field<R: Tied, S: Into<String>>(
    name: S,
    initial: &str,
    tie: Tie<R, String>,
) -> impl Bundle + use<R, S> {
    wide_field(name, initial, tie, LONGEST)
}

/// The same for a text of up to `longest` characters.
pub fn wide_field<R: Tied, S: Into<String>>(
    name: S,
    initial: &str,
    tie: Tie<R, String>,
    longest: usize,
) -> impl Bundle + use<R, S> {
    (
        Rim(1.0),
        surface(Skin::Field),
        AccessibleLabel::new(name),
        Node {
            flex_grow: 1.0,
            min_width: px(16.0 * RHYTHM),
            // As high as one line, because the text would start at the top of a higher field.
            min_height: auto(),
            padding: UiRect::axes(px(1.5 * RHYTHM), px(1.375 * RHYTHM)),
            ..face()
        },
        EditableText {
            max_characters: Some(longest),
            allow_newlines: false,
            ..EditableText::new(initial)
        },
        SelectAllOnFocus,
        TextFont::from(Letters::Body),
        Ink(INK),
        TextLayout::no_wrap(),
        TextCursorStyle {
            unfocused_selection_color: Color::NONE,
            selected_text_color: None,
            ..default()
        },
        observe(
            move |change: On<TextEditChange>, fields: Query<&EditableText>, mut tied: ResMut<R>| {
                if let Ok(field) = fields.get(change.event_target()) {
                    let written = field.value().to_string();
                    if (tie.get)(&tied) != written {
                        (tie.set)(&mut tied, written);
                    }
                }
            },
        ),
    )
}
