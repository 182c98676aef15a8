//! Screens and overlays, and how the player gets from one to another.
//!
//! | file | what it owns |
//! |---|---|
//! | `go.rs` | moving between screens, and back |
//! | `title.rs` | the title screen |
//! | `small_entry.rs` | the small entries on it |
//! | `to_continue.rs` | what can be continued, on the title and in the list of matches |
//! | `lessons.rs` | the list of lessons |
//! | `course_end.rs` | the end of the course |
//! | `puzzles/` | the puzzles, and how well the player solves them |
//! | `far/` | inviting and joining somebody far away, and the matches that wait |
//! | `library/` | the list of matches |
//! | `begin/` | how a match begins: a new one, an unfinished one, or from the position on the table |
//! | `pause.rs` | the pause, and what it says of the match |
//! | `end/` | how a match ended, and why |
//! | `share/` | ways to share a match |
//! | `page/` | pages that can be opened at any time: settings, rules, controls, credits |
//! | `language.rs` | changing the language |
//! | `unsaved.rs` | lines that say why something is not saved |
//!
//! Each is spawned when its `Page` opens, and despawned when the page closes.

mod begin;
mod course_end;
mod end;
mod far;
mod go;
mod language;
mod lessons;
mod library;
mod page;
mod pause;
mod puzzles;
mod share;
mod small_entry;
mod title;
mod to_continue;
mod unsaved;

pub use begin::one_of;
pub use end::open_result;
pub use far::open_far_away;
pub use library::{Clerk, open_library_of};

use bevy::{prelude::*, state::app::StatesPlugin, ui_widgets::observe};

use crate::game::{
    common::{Go, Overlay, Screen, Spoken},
    ui::{self, Dismiss, Skin},
};

pub(super) fn plugin(app: &mut App) {
    if !app.is_plugin_added::<StatesPlugin>() {
        app.add_plugins(StatesPlugin);
    }
    app.init_state::<Screen>().init_state::<Overlay>().init_state::<Spoken>();
    app.add_computed_state::<Page>().add_plugins((
        (go::plugin, language::plugin),
        (title::plugin, lessons::plugin, course_end::plugin),
        (puzzles::plugin, library::plugin),
        (begin::plugin, pause::plugin, end::plugin, share::plugin),
        (page::plugin, unsaved::plugin, to_continue::plugin, far::plugin),
    ));
}

/// What the player reads and presses: the screen, or the overlay over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    /// The screen alone.
    Bare(Screen),
    /// The overlay.
    Over(Overlay),
}

impl ComputedStates for Page {
    type SourceStates = (Screen, Overlay, Spoken);

    fn compute((screen, overlay, spoken): (Screen, Overlay, Spoken)) -> Option<Page> {
        let page = if overlay == Overlay::None { Page::Bare(screen) } else { Page::Over(overlay) };
        (spoken == Spoken::Settled).then_some(page)
    }
}

/// The width of a large card, in ems.
pub const WIDE: f32 = 43.0;

/// The root of every overlay. It is despawned when the overlay closes, and Escape goes back.
pub fn page(overlay: Overlay) -> impl Bundle {
    (DespawnOnExit(Page::Over(overlay)), ui::dusk(), ui::ComesBack, escape_goes_back())
}

/// Makes Escape go back.
pub fn escape_goes_back() -> impl Bundle {
    observe(|_: On<Dismiss>, mut go: MessageWriter<Go>| {
        go.write(Go::Back);
    })
}

/// The button that goes back.
pub fn back(said: String) -> impl Bundle {
    (ui::button(Skin::Plain, said), ui::sends(Go::Back))
}
