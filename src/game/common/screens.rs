//! Which screen is open and what lies over it. The room `screen` draws them. Every room may ask which one
//! is open, or ask to open another.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Go>();
}

/// What the window shows.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The main menu, beside a match that plays itself.
    #[default]
    Title,
    /// The players and rules of the next match are chosen.
    NewMatch,
    /// The lessons are listed.
    Lessons,
    /// The puzzles, by where they come from, and how well the player solves them.
    Puzzles,
    /// All matches are listed that are kept and that come with the game.
    Library,
    /// A match or a lesson at the table.
    Match,
}

/// What lies over a screen until it is closed.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The match is paused.
    Pause,
    /// How the match ended.
    Result,
    /// Sets up a match from the position on the table.
    FromHere,
    /// How well the player solves puzzles, over time and by theme.
    Training,
    /// Ways to share the match on the table.
    Share,
    /// Asks whether to continue the unfinished match instead of beginning a new one.
    Unfinished,
    /// How the game looks, moves and sounds.
    Settings,
    /// Who made the game, and with what.
    Credits,
    /// The rules on one page.
    Rules,
    /// What mouse, touch, keys and gamepad do.
    Controls,
    /// Changes what keys and gamepad buttons do.
    Bindings,
}

/// A request to show something else.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// Opens the screen for a new match.
    NewMatch,
    /// Opens the list of lessons.
    Lessons,
    /// Opens the page with the puzzles.
    Puzzles,
    /// Opens the list of matches.
    Library,
    /// Opens the title. The match at the table stays in its slot.
    Title,
    /// Opens the table, with nothing over it.
    Table,
    /// Opens an overlay. Closing it brings back what it covered.
    Over(Overlay),
    /// Goes one step back.
    Back,
    /// Quits the game.
    Quit,
}

/// Whether the table is on the screen for a match, even if something lies over it. A game without screens, as
/// in tests, is always at the table.
pub fn is_at_table(screen: Option<Res<State<Screen>>>) -> bool {
    screen.is_none_or(|screen| *screen.get() == Screen::Match)
}

/// Whether the player can reach the table: in a match, with nothing over it. So it is in a game without
/// screens.
pub fn table_is_open(
    screen: Option<Res<State<Screen>>>,
    overlay: Option<Res<State<Overlay>>>,
) -> bool {
    is_at_table(screen) && overlay.is_none_or(|overlay| *overlay.get() == Overlay::None)
}
