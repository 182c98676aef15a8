//! Screens: what the window shows over the table, and how one comes from each to the others.

use bevy::{prelude::*, state::app::StatesPlugin};

pub(super) fn plugin(app: &mut App) {
    if !app.is_plugin_added::<StatesPlugin>() {
        app.add_plugins(StatesPlugin);
    }
    app.init_state::<Screen>().init_state::<Sheet>();
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
    /// How the game looks, moves and sounds.
    Settings,
    /// Who made it and of what.
    Credits,
    /// The rules on one page.
    Rules,
}

/// Whether people can reach the table: in a match with nothing over it. A game without screens, as
/// in tests, is always at the table.
pub fn table_is_open(screen: Option<Res<State<Screen>>>, sheet: Option<Res<State<Sheet>>>) -> bool {
    screen.is_none_or(|screen| *screen.get() == Screen::Match)
        && sheet.is_none_or(|sheet| *sheet.get() == Sheet::None)
}
