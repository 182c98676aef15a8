//! The library: all matches that are kept, and those that come with the game.
//!
//! | file | what it owns |
//! |---|---|
//! | `shelf.rs` | what is known of all matches |
//! | `clerk.rs` | who lists, reads, renames, deletes and checks files in the background |
//! | `listing.rs` | which matches are shown, and in which order |
//! | `rows.rs`, `icons.rs`, `pictures.rs` | the rows of the list, and their small drawings and pictures |
//! | `told.rs` | what a row says of a match, and what is wrong with a file |
//! | `figures.rs` | the player's own figures |
//! | `page.rs` | what the screen looks like around the rows |
//! | `orders/` | what the player wants done with a match, and what is said about it |
//! | `keys.rs`, `doors.rs` | the keys of the list; files dropped onto the window, and the clipboard |

mod clerk;
mod doors;
mod figures;
mod icons;
mod keys;
mod listing;
mod orders;
mod page;
mod pictures;
mod rows;
mod shelf;
mod told;

use std::sync::Arc;

use bevy::{prelude::*, text::RemSize, window::RequestRedraw};

pub use self::clerk::Clerk;
use self::{
    clerk::LibraryErrand,
    figures::{Figures, OwnTally, SHAPES},
    listing::{LibraryView, Listing, Section, Sort},
    orders::{LibraryOrder, News},
    pictures::Pictures,
    rows::{Above, Area, FocusOn},
    shelf::{BundledMatch, Shelf},
};
use super::Page;
use crate::{
    game::{
        common::{Flow, Screen, Speaker, Waker},
        keeping::Keeping,
        ui::ties,
    },
    home::Home,
    record::{self, Header},
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    let is_open = in_state(Page::Bare(Screen::Library));
    let is_laid_out = any_match_filter::<(Or<(With<Area>, With<Above>)>, Changed<ComputedNode>)>;
    let is_scrolled = any_match_filter::<(With<Area>, Changed<ScrollPosition>)>;
    app.init_resource::<LibraryView>()
        .init_resource::<Shelf>()
        .init_resource::<Listing>()
        .init_resource::<Pictures>()
        .init_resource::<FocusOn>()
        .init_resource::<Told>()
        .add_plugins((ties::<LibraryView>, ties::<Shelf>, ties::<News>, ties::<Told>))
        .add_plugins((orders::plugin, keys::plugin, doors::plugin))
        .add_systems(PreStartup, find_clerk)
        .add_systems(OnEnter(Page::Bare(Screen::Library)), page::open)
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
                relist.run_if(resource_changed::<LibraryView>.or_eager(resource_changed::<Shelf>)),
                tell.run_if(
                    resource_changed::<Listing>
                        .or_eager(resource_changed::<Shelf>)
                        .or_eager(resource_exists_and_changed::<Speaker>),
                ),
                rows::update.run_if(
                    resource_changed::<LibraryView>
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
                .after(orders::HearClerk)
                .in_set(Flow::Tell)
                .run_if(is_open),
        );
}

/// Begins anew with the matches in this home, as if the game had just been opened.
pub fn open_library_of(home: Home, world: &mut World) {
    world.insert_resource(Clerk::new(home));
    world.insert_resource(LibraryView::default());
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
    clerk.send(LibraryErrand::List, &waker);
}

/// The matches that come with the game, with their notes in the player's language.
fn bundled(words: &Words) -> Vec<BundledMatch> {
    let all = record::bundled().inspect_err(|error| error!("a match of the game: {error}"));
    let matches = all.unwrap_or_default().iter().filter_map(|bundled| {
        let record = bundled.record(|key| words.say(key));
        let header = Header::read(&record.to_text()).ok()?;
        Some(BundledMatch { title: bundled.title_key(), record: Arc::new(record), header })
    });
    matches.collect()
}

/// Forgets what the player was about to do.
fn close(
    mut view: ResMut<LibraryView>,
    mut focus_on: ResMut<FocusOn>,
    mut pictures: ResMut<Pictures>,
) {
    (view.renaming, view.asks_path) = (None, false);
    focus_on.0 = None;
    pictures.clear();
}

/// Lists anew what the player looks for. Writing a name or a path changes nothing of that.
fn relist(
    speaker: Res<Speaker>,
    mut view: ResMut<LibraryView>,
    shelf: Res<Shelf>,
    mut listing: ResMut<Listing>,
    mut last: Local<Option<(Section, Sort, String)>>,
) {
    if view.section == Section::Broken && !shelf.has_broken() {
        view.section = Section::Own;
    }
    if view.shows_examples && view.section != Section::Bundled {
        view.shows_examples = false;
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
    view: Res<LibraryView>,
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

fn tell_tally(words: &Words, key: &str, more: (&str, &dyn Tellable), tally: OwnTally) -> String {
    let OwnTally { won, lost, drawn } = tally;
    words.say_with(key, &[("won", &won), ("lost", &lost), ("drawn", &drawn), more])
}

fn tell_count(words: &Words, view: &LibraryView, shelf: &Shelf, listing: &Listing) -> String {
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
fn tell_nothing(words: &Words, view: &LibraryView, shelf: &Shelf) -> String {
    match (view.section, &shelf.trouble, &shelf.saved) {
        (Section::Own, Some(trouble), _) => words.tell(trouble),
        (Section::Own, None, None) => words.say("library-reading"),
        (Section::Own, None, Some(saved)) if !saved.iter().any(|one| one.found.is_ok()) => {
            words.say("library-none")
        }
        _ => String::new(),
    }
}
