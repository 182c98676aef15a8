//! What the library looks like: everything but its rows.

use bevy::{prelude::*, ui_widgets::observe};

use super::{
    Told, keys,
    listing::{LibraryView, Section, Sort},
    orders::{LastOpened, LibraryOrder, News},
    rows::{self, Above, Area, FocusOn, on_enter},
    shelf::Shelf,
};
use crate::{
    game::{
        common::{Go, Screen, Speaker},
        screen::{Page, back, to_continue::ToContinue},
        ui::{
            self, Dismiss, Ems, Letters, RHYTHM, Skin, Tie,
            palette::{BRASS, INK, SOFT_INK},
            text,
        },
    },
    words::Words,
};

/// The width of the card, in ems.
const WIDE: f32 = 60.0;
/// The longest text to look for, and the longest path, in characters.
const LONGEST_SEARCH: usize = 60;
const LONGEST_PATH: usize = 1000;

const SECTION: Tie<LibraryView, Section> =
    Tie { get: |view| view.section, set: |view, section| view.section = section };
const SORT: Tie<LibraryView, Sort> =
    Tie { get: |view| view.sort, set: |view, sort| view.sort = sort };
const SORTS: [(&str, Sort); 4] = [
    ("library-sort-date", Sort::Date),
    ("library-sort-players", Sort::Players),
    ("library-sort-result", Sort::Result),
    ("library-sort-turns", Sort::Turns),
];
const SEARCH: Tie<LibraryView, String> =
    Tie { get: |view| view.search.clone(), set: |view, search| view.search = search };
const PATH: Tie<LibraryView, String> =
    Tie { get: |view| view.path.clone(), set: |view, path| view.path = path };
const UNFOLDED: Tie<LibraryView, bool> =
    Tie { get: |view| view.figures_unfolded, set: |view, is| view.figures_unfolded = is };

pub(super) fn open(
    mut commands: Commands,
    speaker: Res<Speaker>,
    view: Res<LibraryView>,
    mut opened: ResMut<LastOpened>,
    mut focus_on: ResMut<FocusOn>,
) {
    let words = &speaker.0;
    focus_on.0 = opened.0.take();
    commands.spawn((
        Name::new("library"),
        DespawnOnExit(Page::Bare(Screen::Library)),
        ui::dusk(),
        observe(leave),
        children![(
            ui::tall_card(WIDE),
            children![
                ui::headline(words.say("library")),
                (
                    ui::fills(),
                    Pickable::IGNORE,
                    children![ui::scroll(
                        1.0,
                        (
                            Area,
                            children![
                                (
                                    Above,
                                    ui::column(1.5),
                                    children![
                                        sections(words),
                                        search(words, &view),
                                        own_figures(),
                                        nothing(),
                                    ],
                                ),
                                rows::list(),
                            ]
                        )
                    )],
                ),
                // Below the list, so that a button that is not there yet is not the first of the keyboard.
                news(words),
                path(words, &view),
                buttons(words),
            ],
        )],
    ));
}

/// Leaves what is being written, or else the library.
fn leave(
    _: On<Dismiss>,
    view: Res<LibraryView>,
    mut orders: MessageWriter<LibraryOrder>,
    mut go: MessageWriter<Go>,
) {
    if view.renaming.is_some() {
        orders.write(LibraryOrder::KeepName);
    } else if view.asks_path {
        orders.write(LibraryOrder::LeavePath);
    } else {
        go.write(Go::Back);
    }
}

/// A line about what has happened, with a button that undoes it.
fn news(words: &Words) -> impl Bundle + use<> {
    (
        ui::shown_while(|news: &News| !news.said.is_empty()),
        Node {
            flex_shrink: 0.0,
            column_gap: px(2.0 * RHYTHM),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            ..ui::slip()
        },
        ui::wood(BRASS),
        children![
            (
                Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..default() },
                Pickable::IGNORE,
                children![ui::tied_text(|news: &News| news.said.clone(), Letters::Body, INK)],
            ),
            (
                ui::button(Skin::Plain, words.say("library-undo")),
                ui::sends(LibraryOrder::Undo),
                ui::shown_while(|news: &News| news.can_undo),
            ),
        ],
    )
}

/// The parts of the library, and how many matches are listed. The files that cannot be read only show if
/// there are any.
fn sections(words: &Words) -> impl Bundle + use<> {
    let all = ui::choices(words.say("library-show"));
    let each = children![
        ui::choice(words.say("library-own"), SECTION, Section::Own),
        ui::choice(words.say("library-bundled"), SECTION, Section::Bundled),
        (
            ui::choice(words.say("library-broken"), SECTION, Section::Broken),
            ui::shown_while(Shelf::has_broken),
        ),
    ];
    let count = ui::tied_text(|told: &Told| told.count.clone(), Letters::Small, SOFT_INK);
    (
        Node { flex_wrap: FlexWrap::NoWrap, ..ui::row_node() },
        Pickable::IGNORE,
        children![(ui::fills(), Pickable::IGNORE, children![(all, each)]), count],
    )
}

fn search(words: &Words, view: &LibraryView) -> impl Bundle + use<> {
    let label = words.say("library-search");
    let sort = words.say("library-sort");
    let sorts = SORTS.map(|(said, sort)| ui::choice(words.say(said), SORT, sort));
    let line = |grow: f32, ems| {
        let node = Node {
            flex_grow: grow,
            max_width: percent(100),
            align_items: AlignItems::Center,
            column_gap: px(1.5 * RHYTHM),
            ..default()
        };
        (Ems::Basis(ems), node)
    };
    (
        ui::row(),
        children![
            (
                // It takes what the other leaves, which gets more only in a line of its own.
                line(1e6, 16.0),
                Pickable::IGNORE,
                children![
                    text(label.clone(), Letters::Small, SOFT_INK),
                    (
                        ui::wide_field(label, &view.search, SEARCH, LONGEST_SEARCH),
                        keys::SearchField,
                    ),
                ],
            ),
            (
                line(1.0, 22.0),
                Pickable::IGNORE,
                ui::shown_while(|view: &LibraryView| view.section == Section::Own),
                children![
                    text(sort.clone(), Letters::Small, SOFT_INK),
                    (
                        ui::fills(),
                        Pickable::IGNORE,
                        children![(
                            ui::choices(sort),
                            Children::spawn(SpawnIter(sorts.into_iter())),
                        )],
                    ),
                ],
            ),
        ],
    )
}

/// The player's figures, folded away behind a line that says the most important ones.
fn own_figures() -> impl Bundle {
    (
        ui::column(0.5),
        ui::shown_while(|told: &Told| !told.figures.is_empty()),
        children![
            ui::fold(UNFOLDED, |told: &Told| told.figures.clone()),
            (
                ui::column(0.5),
                ui::shown_while(|view: &LibraryView| view.figures_unfolded),
                children![
                    ui::tied_text(|told: &Told| told.levels.clone(), Letters::Small, SOFT_INK),
                    ui::tied_text(|told: &Told| told.shapes.clone(), Letters::Small, SOFT_INK),
                ],
            ),
        ],
    )
}

fn nothing() -> impl Bundle {
    (
        ui::tied_text(|told: &Told| told.nothing.clone(), Letters::Body, SOFT_INK),
        ui::shown_while(|told: &Told| !told.nothing.is_empty()),
        Node::default(),
    )
}

/// The field for the path of a file, while the player writes one.
fn path(words: &Words, view: &LibraryView) -> impl Bundle + use<> {
    let label = words.say("library-path");
    (
        ui::row(),
        ui::shown_while(|view: &LibraryView| view.asks_path),
        children![
            text(label.clone(), Letters::Small, SOFT_INK),
            (
                ui::wide_field(label, &view.path, PATH, LONGEST_PATH),
                keys::PathField,
                on_enter(LibraryOrder::OpenPath),
            ),
            (
                ui::button(Skin::Primary, words.say("library-open-path")),
                ui::sends(LibraryOrder::OpenPath)
            ),
            (
                ui::button(Skin::Plain, words.say("library-leave-path")),
                ui::sends(LibraryOrder::LeavePath)
            ),
        ],
    )
}

fn buttons(words: &Words) -> impl Bundle + use<> {
    (
        ui::row(),
        children![
            back(words.say("screen-back")),
            (
                ui::button(Skin::Plain, words.say("library-ask-path")),
                ui::sends(LibraryOrder::AskPath)
            ),
            (ui::button(Skin::Plain, words.say("library-paste")), ui::sends(LibraryOrder::Paste)),
            // The last, so that what is found late moves nothing.
            (ToContinue::Matches, ui::row()),
        ],
    )
}
