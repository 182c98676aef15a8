//! The keys of the list. Buttons do the same for everybody else.

use bevy::{
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    prelude::*,
    text::EditableText,
};

use super::{
    LibraryOrder,
    listing::Listing,
    rows::{FocusOn, MatchRow, Opener},
    shelf::MatchKey,
};
use crate::game::{
    common::{Flow, Screen},
    screen::Page,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, press.in_set(Flow::Act).run_if(in_state(Page::Bare(Screen::Library))));
}

/// The field for what the player looks for.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct SearchField;

/// The field for the path of a file.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct PathField;

/// What a key does with the row that has the keyboard.
const ON_ROW: [(KeyCode, bool, fn(MatchKey) -> LibraryOrder); 3] = [
    (KeyCode::Delete, false, LibraryOrder::Delete),
    (KeyCode::F2, false, LibraryOrder::Rename),
    (KeyCode::KeyC, true, LibraryOrder::Copy),
];

/// What a key does with Control, wherever the keyboard is but in a field.
const ANYWHERE: [(KeyCode, LibraryOrder); 2] =
    [(KeyCode::KeyV, LibraryOrder::Paste), (KeyCode::KeyZ, LibraryOrder::Undo)];

/// How many rows a key goes on.
const ALONG: [(KeyCode, isize); 4] = [
    (KeyCode::PageUp, -5),
    (KeyCode::PageDown, 5),
    (KeyCode::Home, isize::MIN),
    (KeyCode::End, isize::MAX),
];

fn press(
    keys: Res<ButtonInput<KeyCode>>,
    fields: Query<(), With<EditableText>>,
    search: Query<Entity, With<SearchField>>,
    rows: Query<&MatchRow>,
    openers: Query<(), With<Opener>>,
    parents: Query<&ChildOf>,
    listing: Res<Listing>,
    (mut focus, mut shows): (ResMut<InputFocus>, ResMut<InputFocusVisible>),
    mut focus_on: ResMut<FocusOn>,
    mut orders: MessageWriter<LibraryOrder>,
) {
    let control = keys.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    if control
        && keys.just_pressed(KeyCode::KeyF)
        && let Some(field) = search.iter().next()
    {
        focus.set(field, FocusCause::Navigated);
        shows.0 = true;
    }
    let focused = focus.get();
    if focused.is_some_and(|focused| fields.contains(focused)) {
        return;
    }
    let is_pressed = |key| keys.just_pressed(key);
    let anywhere = ANYWHERE.iter().filter(|(key, _)| control && is_pressed(*key));
    orders.write_batch(anywhere.map(|(_, order)| order.clone()));
    let row = focused.and_then(|focused| {
        parents.iter_ancestors(focused).find_map(|parent| rows.get(parent).ok())
    });
    let Some(row) = row else { return };
    let on_row = ON_ROW.iter().filter(|(key, needs, _)| *needs == control && is_pressed(*key));
    orders.write_batch(on_row.map(|(.., order)| order(row.key.clone())));
    let is_opener = focused.is_some_and(|focused| openers.contains(focused));
    let along = ALONG.iter().find(|(key, _)| is_opener && is_pressed(*key));
    if let (Some((_, by)), Some(at)) = (along, listing.find(&row.key)) {
        let last = listing.0.len() - 1;
        let to = at.saturating_add_signed(*by).min(last);
        focus_on.0 = listing.0.get(to).map(|(key, _)| key.clone());
        shows.0 = true;
    }
}
