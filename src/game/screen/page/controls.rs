//! All controls on one page: mouse and touch, keyboard and gamepad. Keys and buttons are read from the tables
//! by which the game itself obeys them.

use bevy::prelude::*;
use strum::VariantArray;

use crate::{
    game::{
        common::{Flow, Overlay, Screen, Speaker},
        input::{Action, Bindings, Chord},
        keeping::{Settings, TurnsView},
        screen::{Page, back, page},
        ui::{
            self, Ems, Letters, RHYTHM,
            palette::{BRASS, INK, SOFT_INK, Tint},
            text,
        },
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let is_before_match =
        in_state(Page::Bare(Screen::Title)).or_eager(in_state(Page::Bare(Screen::NewMatch)));
    app.add_systems(OnEnter(Page::Over(Overlay::Controls)), open)
        .add_systems(Update, send_actions.in_set(Flow::Gesture).run_if(is_before_match));
}

/// What a pointer does, and how with a mouse and by touch.
const POINTER: [[&str; 3]; 7] = [
    ["controls-choose", "controls-click", "controls-tap"],
    ["controls-move", "controls-drag", "controls-drag"],
    ["controls-let-go", "controls-right-click", "controls-tap-again"],
    ["controls-turn-view", TURNS_VIEW, "controls-two-fingers"],
    ["controls-zoom", "controls-wheel", "controls-pinch"],
    ["controls-scroll", "controls-wheel", "controls-drag"],
    ["controls-button-name", "controls-point", "controls-none"],
];

/// How the mouse turns the view, which the player can choose.
const TURNS_VIEW: &str = "controls-drag-view";

/// What no table says.
const NOTES: [&str; 6] = [
    "controls-note-pieces",
    "controls-note-symbols",
    "controls-note-menus",
    "controls-note-library",
    "controls-note-watching",
    "controls-note-gamepad",
];

fn open(
    mut commands: Commands,
    (speaker, settings): (Res<Speaker>, Res<Settings>),
    bindings: Res<Bindings>,
) {
    let words = &speaker.0;
    let turns_view = match settings.bindings.turns_view {
        TurnsView::Any => "controls-drag-view",
        TurnsView::Right => "controls-drag-view-right",
        TurnsView::Middle => "controls-drag-view-middle",
        TurnsView::Left => "controls-drag-view-left",
    };
    let chosen = |key| if key == TURNS_VIEW { turns_view } else { key };
    let heading = |keys: [&str; 3]| line(Letters::Heading, [BRASS; 3], said(words, keys));
    let row = |cells| line(Letters::Body, [INK, SOFT_INK, SOFT_INK], cells);
    let pointer = std::iter::once(heading(["controls-what", "controls-mouse", "controls-touch"]))
        .chain(POINTER.map(|keys| row(said(words, keys.map(chosen)))))
        .collect::<Vec<_>>();
    let keys = std::iter::once(heading(["controls-what", "controls-keyboard", "controls-gamepad"]))
        .chain(keys_and_buttons(words, &bindings).map(row))
        .collect::<Vec<_>>();
    let notes = NOTES.map(|key| text(words.say(key), Letters::Body, SOFT_INK));
    commands.spawn((
        Name::new("controls"),
        page(Overlay::Controls),
        children![(
            ui::card(52.0),
            children![
                ui::headline(words.say("controls")),
                ui::scroll(
                    3.0,
                    children![
                        (ui::column(0.75), Children::spawn(SpawnIter(pointer.into_iter()))),
                        (ui::column(0.75), Children::spawn(SpawnIter(keys.into_iter()))),
                        (ui::column(1.0), Children::spawn(SpawnIter(notes.into_iter()))),
                    ]
                ),
                (ui::row(), children![back(words.say("screen-back"))]),
            ],
        )],
    ));
}

fn said(words: &Words, keys: [&str; 3]) -> [String; 3] {
    keys.map(|key| words.say(key))
}

/// What each action does, its keys and the mouse buttons that the player has given it, and its gamepad buttons. Actions
/// that only have a button on the screen are left out.
fn keys_and_buttons(words: &Words, bindings: &Bindings) -> impl Iterator<Item = [String; 3]> {
    let ways = Action::VARIANTS.iter().map(|action| {
        let mut keys = bindings.key_names(*action, words);
        keys.extend(bindings.mouse_names(*action, words));
        (action, [keys, bindings.button_names(*action, words)])
    });
    ways.filter(|(_, ways)| ways.iter().any(|names| !names.is_empty())).map(|(action, ways)| {
        let [keys, buttons] = ways.map(|names| {
            if names.is_empty() {
                words.say("controls-none")
            } else {
                names.join(&words.say("list-separator"))
            }
        });
        [words.tell(action), keys, buttons]
    })
}

/// A line of text in a table.
fn line(letters: Letters, inks: [Tint; 3], cells: [String; 3]) -> impl Bundle {
    let [what, one, other] = cells;
    table_line(
        AlignItems::Start,
        text(what, letters, inks[0]),
        [(4.5, text(one, letters, inks[1])), (3.5, text(other, letters, inks[2]))],
    )
}

/// A line of a table: what can be done, and the ways to do it, each with its share of the width. With large letters,
/// the ways lie below.
pub fn table_line<W: Bundle, const N: usize>(
    align_items: AlignItems,
    what: impl Bundle,
    ways: [(f32, W); N],
) -> impl Bundle {
    let parts = |align_items| Node {
        align_items,
        column_gap: px(2.0 * RHYTHM),
        row_gap: px(0.25 * RHYTHM),
        flex_shrink: 0.0,
        ..default()
    };
    let cell = |share| Node {
        // Gives wrapped text all of the width, so that its height is right.
        flex_direction: FlexDirection::Column,
        flex_grow: share,
        flex_basis: px(0),
        min_width: px(0),
        ..default()
    };
    let shares: f32 = ways.iter().map(|(share, _)| share).sum();
    let ways = ways.map(|(share, way)| (cell(share), Pickable::IGNORE, children![way]));
    (
        Node { flex_wrap: FlexWrap::Wrap, ..parts(align_items) },
        Pickable::IGNORE,
        children![
            (Ems::MinWidth(9.0), cell(4.0), Pickable::IGNORE, children![what]),
            (
                Ems::MinWidth(1.9 * shares),
                Node { flex_grow: shares, flex_basis: px(0), ..parts(align_items) },
                Pickable::IGNORE,
                Children::spawn(SpawnIter(ways.into_iter())),
            ),
        ],
    )
}

/// The keys that open a page work before a match too.
fn send_actions(
    keys: Res<ButtonInput<KeyCode>>,
    bindings: Res<Bindings>,
    mut actions: MessageWriter<Action>,
) {
    let pressed =
        keys.get_just_pressed().filter_map(|code| bindings.key(Chord::pressed(*code, &keys)));
    actions
        .write_batch(pressed.filter(|action| matches!(action, Action::Controls | Action::Rules)));
}
