//! Fields: a line that a person writes in.

use bevy::{
    ecs::event::EntityEvent,
    prelude::*,
    text::{EditableText, TextCursorStyle, TextEditChange},
    ui_widgets::{SelectAllOnFocus, observe},
};

use super::{
    button::{face, surface},
    letters::{Letters, RHYTHM},
    palette::{BRASS, INK, OAK_LIT},
    scale::Rim,
    skin::Skin,
    tie::{Tie, Tied},
};

/// The longest that somebody is called.
pub const LONGEST: usize = 24;

/// A line to write in, with what is written there now. What is written is set at once.
pub fn field<R: Tied, S: Into<String>>(
    called: S,
    written: &str,
    tie: Tie<R, String>,
) -> impl Bundle + use<R, S> {
    (
        Rim(1.0),
        surface(Skin::Field),
        AccessibleLabel::new(called),
        Node {
            flex_grow: 1.0,
            min_width: px(16.0 * RHYTHM),
            // As high as a line: what is written begins at the top of whatever room there is.
            min_height: auto(),
            padding: UiRect::axes(px(1.5 * RHYTHM), px(1.375 * RHYTHM)),
            ..face()
        },
        EditableText {
            max_characters: Some(LONGEST),
            allow_newlines: false,
            ..EditableText::new(written)
        },
        SelectAllOnFocus,
        TextFont::from(Letters::Body),
        TextColor(INK),
        TextLayout::no_wrap(),
        TextCursorStyle {
            color: BRASS,
            selection_color: OAK_LIT,
            unfocused_selection_color: Color::NONE,
            selected_text_color: None,
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
