//! The library: all matches that are kept, and those that come with the game.
//!
//! | file | what it owns |
//! |---|---|
//! | `shelf.rs` | what is known of all matches |
//! | `clerk.rs` | the thread that lists, reads, renames, deletes and checks files |
//! | `listing.rs` | which matches are shown, and in which order |
//! | `rows.rs`, `told.rs`, `icons.rs`, `pictures.rs` | the rows of the list, their words, and their small drawings and pictures |
//! | `figures.rs` | the player's own figures |
//! | `orders.rs` | what the player wants done with a match, and what is said about it |
//! | `keys.rs`, `doors.rs` | the keys of the list; files dropped onto the window, and the clipboard |

mod clerk;
mod doors;
mod figures;
mod icons;
mod keys;
mod listing;
mod orders;
mod pictures;
mod rows;
mod shelf;
mod told;

use std::sync::Arc;

use bevy::{prelude::*, text::RemSize, ui_widgets::observe, window::RequestRedraw};

pub(in crate::game) use self::clerk::Clerk;
use self::{
    clerk::Errand,
    figures::{Figures, SHAPES, Tally},
    listing::{Listing, Section, Sort, View},
    orders::{LastOpened, News, Order},
    pictures::Pictures,
    rows::{Above, Area, FocusOn, on_enter},
    shelf::{Bundled, Shelf},
};
use super::{Page, back};
use crate::{
    game::{
        common::{Flow, Go, Screen, Speaker, Waker},
        keeping::Keeping,
        players::TryAgain,
        ui::{
            self, Dismiss, Ems, Letters, RHYTHM, Skin, Tie,
            palette::{BRASS, INK, SOFT_INK},
            text, ties,
        },
    },
    home::Home,
    record::{self, Header},
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    let is_open = in_state(Page::Bare(Screen::Library));
    let is_laid_out = any_match_filter::<(Or<(With<Area>, With<Above>)>, Changed<ComputedNode>)>;
    let is_scrolled = any_match_filter::<(With<Area>, Changed<ScrollPosition>)>;
    app.init_resource::<View>()
        .init_resource::<Shelf>()
        .init_resource::<Listing>()
        .init_resource::<Pictures>()
        .init_resource::<FocusOn>()
        .init_resource::<Told>()
        .add_plugins((ties::<View>, ties::<Shelf>, ties::<News>, ties::<Told>))
        .add_plugins((orders::plugin, keys::plugin, doors::plugin))
        .add_systems(PreStartup, find_clerk)
        .add_systems(OnEnter(Page::Bare(Screen::Library)), open)
        .add_systems(OnEnter(Screen::Library), list)
        .add_systems(
            Update,
            list.in_set(Flow::Ask)
                .run_if(in_state(Screen::Library))
                .run_if(resource_exists_and_changed::<Speaker>),
        )
        .add_systems(OnExit(Screen::Library), close)
        .add_systems(
            Update,
            (
                relist.run_if(resource_changed::<View>.or_eager(resource_changed::<Shelf>)),
                tell.run_if(
                    resource_changed::<Listing>
                        .or_eager(resource_changed::<Shelf>)
                        .or_eager(resource_exists_and_changed::<Speaker>),
                ),
                rows::update.run_if(
                    resource_changed::<View>
                        .or_eager(resource_changed::<Shelf>)
                        .or_eager(resource_changed::<Listing>)
                        .or_eager(resource_changed::<RemSize>)
                        .or_eager(rows::awaits_focus)
                        .or_eager(is_laid_out)
                        .or_eager(is_scrolled),
                ),
                rows::focus,
                pictures::show,
                wait,
            )
                .chain()
                .after(orders::Heard)
                .in_set(Flow::Tell)
                .run_if(is_open),
        );
}

/// Begins anew with the matches in this home, as if the game had just been opened.
pub(in crate::game) fn open_library_of(home: Home, world: &mut World) {
    world.insert_resource(Clerk::new(home));
    world.insert_resource(View::default());
    world.insert_resource(Shelf::default());
    world.insert_resource(News::default());
}

fn find_clerk(keeping: Option<Res<Keeping>>, mut commands: Commands) {
    let home = keeping.map_or_else(Home::nowhere, |keeping| keeping.home().clone());
    commands.insert_resource(Clerk::new(home));
}

/// Has the matches listed. What was listed before stays until then.
fn list(
    speaker: Res<Speaker>,
    mut shelf: ResMut<Shelf>,
    mut clerk: ResMut<Clerk>,
    waker: Res<Waker>,
) {
    shelf.bundled = bundled(&speaker.0);
    clerk.send(Errand::List, &waker);
}

/// The matches that come with the game, with their notes in the player's language.
fn bundled(words: &Words) -> Vec<Bundled> {
    let all = record::bundled().inspect_err(|error| error!("a match of the game: {error}"));
    let matches = all.unwrap_or_default().iter().filter_map(|bundled| {
        let record = bundled.record(|key| words.say(key));
        let header = Header::read(&record.to_text()).ok()?;
        Some(Bundled { title: bundled.title_key(), record: Arc::new(record), header })
    });
    matches.collect()
}

/// Forgets what the player was about to do.
fn close(mut view: ResMut<View>, mut focus_on: ResMut<FocusOn>, mut pictures: ResMut<Pictures>) {
    (view.renaming, view.asks_path) = (None, false);
    focus_on.0 = None;
    pictures.clear();
}

/// Lists anew what the player looks for. Writing a name or a path changes nothing of that.
fn relist(
    speaker: Res<Speaker>,
    mut view: ResMut<View>,
    shelf: Res<Shelf>,
    mut listing: ResMut<Listing>,
    mut last: Local<Option<(Section, Sort, String)>>,
) {
    if view.section == Section::Broken && !shelf.has_broken() {
        view.section = Section::Own;
    }
    let asked = (view.section, view.sort, view.search.clone());
    if shelf.is_changed() || last.as_ref() != Some(&asked) {
        *listing = Listing::of(&view, &shelf, &speaker.0);
        *last = Some(asked);
    }
}

/// Asks for frames until everything is done that the player waits for.
fn wait(clerk: Res<Clerk>, mut redraw: MessageWriter<RequestRedraw>) {
    if !clerk.is_idle() {
        redraw.write(RequestRedraw);
    }
}

/// What the screen says above the rows.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct Told {
    /// How many matches are listed.
    count: String,
    /// Why none are.
    nothing: String,
    /// The player's figures in one line, against each level, and by shape. Empty without any matches.
    figures: String,
    levels: String,
    shapes: String,
}

fn tell(
    speaker: Res<Speaker>,
    view: Res<View>,
    shelf: Res<Shelf>,
    listing: Res<Listing>,
    mut told: ResMut<Told>,
) {
    let words = &speaker.0;
    let readable = shelf.saved().iter().filter_map(|listed| listed.found.as_ref().ok());
    let figures = Figures::of(readable);
    let of_level = figures.played_levels().map(|(level, tally)| {
        tell_tally(words, "library-figures-of", ("of", &words.tell(&level)), tally)
    });
    let levels: Vec<String> = of_level.collect();
    let of_shape = SHAPES.iter().zip(figures.shapes).filter(|(_, tally)| tally.all() > 0);
    let of_shape = of_shape
        .map(|(shape, tally)| tell_tally(words, "library-figures-with", ("shape", shape), tally));
    let shapes: Vec<String> = of_shape.collect();
    let is_any = view.section == Section::Own && figures.all.all() + figures.with_friends > 0;
    let told_figures = || {
        let friends = ("friends", &figures.with_friends as &dyn Tellable);
        tell_tally(words, "library-figures", friends, figures.all)
    };
    told.set_if_neq(Told {
        count: tell_count(words, &view, &shelf, &listing),
        nothing: tell_nothing(words, &view, &shelf),
        figures: if is_any { told_figures() } else { String::new() },
        levels: levels.join(" · "),
        shapes: shapes.join(" · "),
    });
}

fn tell_tally(words: &Words, key: &str, more: (&str, &dyn Tellable), tally: Tally) -> String {
    let Tally { won, lost, drawn } = tally;
    words.say_with(key, &[("won", &won), ("lost", &lost), ("drawn", &drawn), more])
}

fn tell_count(words: &Words, view: &View, shelf: &Shelf, listing: &Listing) -> String {
    let count = listing.0.len();
    let all = match view.section {
        Section::Own => shelf.saved().iter().filter(|listed| listed.found.is_ok()).count(),
        Section::Bundled => shelf.bundled.len(),
        Section::Broken => shelf.saved().iter().filter(|listed| listed.found.is_err()).count(),
    };
    match (view.section, count) {
        _ if all == 0 => String::new(),
        _ if count < all => words.say_with("library-found", &[("count", &count), ("all", &all)]),
        (Section::Broken, _) => words.say_with("library-files", &[("count", &count)]),
        _ => words.say_with("library-count", &[("count", &count)]),
    }
}

/// Why there are no matches in the player's own section, whatever is looked for.
fn tell_nothing(words: &Words, view: &View, shelf: &Shelf) -> String {
    match (view.section, &shelf.trouble, &shelf.saved) {
        (Section::Own, Some(trouble), _) => words.tell(trouble),
        (Section::Own, None, None) => words.say("library-reading"),
        (Section::Own, None, Some(saved)) if !saved.iter().any(|one| one.found.is_ok()) => {
            words.say("library-none")
        }
        _ => String::new(),
    }
}

/// The width of the card, in ems.
const WIDE: f32 = 60.0;
/// The longest text to look for, and the longest path, in characters.
const LONGEST_SEARCH: usize = 60;
const LONGEST_PATH: usize = 1000;

const SECTION: Tie<View, Section> =
    Tie { get: |view| view.section, set: |view, section| view.section = section };
const SORT: Tie<View, Sort> = Tie { get: |view| view.sort, set: |view, sort| view.sort = sort };
const SORTS: [(&str, Sort); 4] = [
    ("library-sort-date", Sort::Date),
    ("library-sort-players", Sort::Players),
    ("library-sort-result", Sort::Result),
    ("library-sort-turns", Sort::Turns),
];
const SEARCH: Tie<View, String> =
    Tie { get: |view| view.search.clone(), set: |view, search| view.search = search };
const PATH: Tie<View, String> =
    Tie { get: |view| view.path.clone(), set: |view, path| view.path = path };
const UNFOLDED: Tie<View, bool> =
    Tie { get: |view| view.figures_unfolded, set: |view, is| view.figures_unfolded = is };

fn open(
    mut commands: Commands,
    speaker: Res<Speaker>,
    view: Res<View>,
    mut opened: ResMut<LastOpened>,
    mut focus_on: ResMut<FocusOn>,
) {
    let words = &speaker.0;
    focus_on.0 = opened.0.take();
    commands.spawn((
        Name::new("library"),
        DespawnOnExit(Page::Bare(Screen::Library)),
        ui::dusk(),
        observe(
            |_: On<Dismiss>,
             view: Res<View>,
             mut orders: MessageWriter<Order>,
             mut go: MessageWriter<Go>| {
                if view.renaming.is_some() {
                    orders.write(Order::KeepName);
                } else if view.asks_path {
                    orders.write(Order::LeavePath);
                } else {
                    go.write(Go::Back);
                }
            },
        ),
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
                ui::sends(Order::Undo),
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

fn search(words: &Words, view: &View) -> impl Bundle + use<> {
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
                ui::shown_while(|view: &View| view.section == Section::Own),
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
                ui::shown_while(|view: &View| view.figures_unfolded),
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
fn path(words: &Words, view: &View) -> impl Bundle + use<> {
    let label = words.say("library-path");
    (
        ui::row(),
        ui::shown_while(|view: &View| view.asks_path),
        children![
            text(label.clone(), Letters::Small, SOFT_INK),
            (
                ui::wide_field(label, &view.path, PATH, LONGEST_PATH),
                keys::PathField,
                on_enter(Order::OpenPath),
            ),
            (ui::button(Skin::Primary, words.say("library-open-path")), ui::sends(Order::OpenPath)),
            (ui::button(Skin::Plain, words.say("library-leave-path")), ui::sends(Order::LeavePath)),
        ],
    )
}

fn buttons(words: &Words) -> impl Bundle + use<> {
    (
        ui::row(),
        children![
            back(words.say("screen-back")),
            (ui::button(Skin::Plain, words.say("library-ask-path")), ui::sends(Order::AskPath)),
            (ui::button(Skin::Plain, words.say("library-paste")), ui::sends(Order::Paste)),
            (ui::button(Skin::Plain, words.say("again")), ui::sends(TryAgain)),
        ],
    )
}
