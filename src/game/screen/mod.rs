//! Screens and overlays, and how the player gets from one to another.
//!
//! | file | what it owns |
//! |---|---|
//! | `go.rs` | moving between screens, and back |
//! | `title.rs` | the title screen |
//! | `new_match.rs`, `unfinished.rs` | setting up a new match, and the question about an unfinished one |
//! | `from_here.rs`, `players.rs` | setting up a match from the position on the table; who plays, for both |
//! | `language.rs` | changing the language |
//! | `lessons.rs` | the list of lessons |
//! | `library/` | the list of matches |
//! | `share/` | ways to share a match |
//! | `pause.rs`, `result.rs`, `turning.rs` | the overlays that belong to a match; why it ended |
//! | `settings.rs`, `rules.rs`, `figure.rs`, `controls.rs`, `credits.rs` | the other overlays, and the drawings in the rules |
//! | `bindings.rs` | changing what keys and gamepad buttons do |
//! | `reading.rs` | scrolling the pages that are only read, by keyboard and gamepad |
//!
//! Each is spawned when its `Page` opens, and despawned when the page closes.

mod bindings;
mod controls;
mod credits;
mod figure;
mod from_here;
mod go;
mod language;
mod lessons;
mod library;
mod new_match;
mod pause;
mod players;
mod reading;
mod result;
mod rules;
mod settings;
mod share;
mod title;
mod turning;
mod unfinished;

pub(in crate::game) use library::{Clerk, open_library_of};

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
        title::plugin,
        new_match::plugin,
        from_here::plugin,
        unfinished::plugin,
        lessons::plugin,
        library::plugin,
        (pause::plugin, share::plugin),
        result::plugin,
        turning::plugin,
        settings::plugin,
        rules::plugin,
        (controls::plugin, bindings::plugin),
        credits::plugin,
        reading::plugin,
    ));
}

/// What the player reads and presses: the screen, or the overlay over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Page {
    Bare(Screen),
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
const WIDE: f32 = 43.0;

/// The root of every overlay. It is despawned when the overlay closes, and Escape goes back.
fn page(overlay: Overlay) -> impl Bundle {
    (DespawnOnExit(Page::Over(overlay)), ui::dusk(), ui::ComesBack, escape_goes_back())
}

/// Makes Escape go back.
fn escape_goes_back() -> impl Bundle {
    observe(|_: On<Dismiss>, mut go: MessageWriter<Go>| {
        go.write(Go::Back);
    })
}

/// The button that goes back.
fn back(said: String) -> impl Bundle {
    (ui::button(Skin::Plain, said), ui::sends(Go::Back))
}
