//! Screens: what the window shows over the table, and how one comes from each to the others.
//!
//! | file | what it owns |
//! |---|---|
//! | `go.rs` | the ways between screens, and back |
//! | `title.rs`, `demo.rs` | the way in, and the match that plays itself behind it |
//! | `new_match.rs`, `unfinished.rs` | what a new match is to be like |
//! | `pause.rs`, `result.rs` | what lies over a match |
//! | `settings.rs`, `rules.rs`, `figure.rs`, `credits.rs` | what can be opened from anywhere |
//!
//! What is to be seen of each is there for as long as its [`Page`] is.

mod credits;
mod demo;
mod figure;
mod go;
mod new_match;
mod pause;
mod result;
mod rules;
mod settings;
mod title;
mod unfinished;

pub use go::Go;

use bevy::{prelude::*, state::app::StatesPlugin, ui_widgets::observe};

use super::ui::{self, Dismiss, Skin};

pub(super) fn plugin(app: &mut App) {
    if !app.is_plugin_added::<StatesPlugin>() {
        app.add_plugins(StatesPlugin);
    }
    app.init_state::<Screen>().init_state::<Sheet>().add_computed_state::<Page>().add_plugins((
        go::plugin,
        title::plugin,
        demo::plugin,
        new_match::plugin,
        unfinished::plugin,
        pause::plugin,
        result::plugin,
        settings::plugin,
        rules::plugin,
        credits::plugin,
    ));
}

/// What the window as a whole is about.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The way in, over a living board.
    #[default]
    Title,
    /// Who plays, and by which rules.
    NewMatch,
    /// A match at the table.
    Match,
}

/// What lies over a screen, until it is put away.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sheet {
    /// Nothing.
    #[default]
    None,
    /// The match rests.
    Pause,
    /// How the match ended.
    Result,
    /// Whether to continue the unfinished match instead of beginning a new one.
    Unfinished,
    /// How the game looks, moves and sounds.
    Settings,
    /// Who made it and of what.
    Credits,
    /// The rules on one page.
    Rules,
}

/// What is to be read and pressed: the screen, unless a sheet lies over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Page {
    Bare(Screen),
    Over(Sheet),
}

impl ComputedStates for Page {
    type SourceStates = (Screen, Sheet);

    fn compute((screen, sheet): (Screen, Sheet)) -> Option<Page> {
        Some(if sheet == Sheet::None { Page::Bare(screen) } else { Page::Over(sheet) })
    }
}

/// Whether people can reach the table: in a match with nothing over it. A game without screens, as
/// in tests, is always at the table.
pub fn table_is_open(screen: Option<Res<State<Screen>>>, sheet: Option<Res<State<Sheet>>>) -> bool {
    screen.is_none_or(|screen| *screen.get() == Screen::Match)
        && sheet.is_none_or(|sheet| *sheet.get() == Sheet::None)
}

/// How wide a sheet is, in letters.
const WIDE: f32 = 40.0;

/// What every sheet lies on: there for as long as it is open, and left by Escape.
fn page(sheet: Sheet) -> impl Bundle {
    (DespawnOnExit(Page::Over(sheet)), ui::dusk(), leaves())
}

/// Escape leads back.
fn leaves() -> impl Bundle {
    observe(|_: On<Dismiss>, mut go: MessageWriter<Go>| {
        go.write(Go::Back);
    })
}

/// The button that leads back.
fn back(said: String) -> impl Bundle {
    (ui::button(Skin::Plain, said), ui::sends(Go::Back))
}
