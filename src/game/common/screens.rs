//! Which screen is open and what lies over it. The room `screen` draws them. Every room may ask which one
//! is open, or ask to open another.

use bevy::prelude::*;
use strum::VariantArray;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Go>();
}

/// Another game, which comes from the shelf to the same table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum ShelfGame {
    /// Zebra.
    Zebra,
    /// Mutant pentominoes.
    Mutants,
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
    /// Inviting and joining somebody far away, and the matches that wait.
    FarAway,
    /// A match or a lesson at the table.
    Match,
    /// The other games are listed.
    Shelf,
    /// A match of another game is set up.
    OtherPage(ShelfGame),
    /// The kept matches of another game are listed.
    OtherMatches(ShelfGame),
    /// Another game is on the table.
    OtherTable(ShelfGame),
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
    /// All that the learner has been through, at the end of the course.
    CourseEnd,
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
    /// The match of another game is paused.
    OtherPause,
    /// How the match of another game ended.
    OtherResult,
    /// The rules of another game.
    OtherRules,
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
    /// Opens the shelf, or a screen of a game from there.
    Open(Screen),
    /// Opens an overlay. Closing it brings back what it covered.
    Over(Overlay),
    /// Goes one step back.
    Back,
    /// Quits the game.
    Quit,
}

impl ShelfGame {
    /// The key of its name.
    pub fn name(self) -> &'static str {
        match self {
            ShelfGame::Zebra => "zebra",
            ShelfGame::Mutants => "mutants",
        }
    }
}

impl Screen {
    /// Whether it shows a table with a match on it, of whatever game.
    pub fn is_table(self) -> bool {
        matches!(self, Screen::Match | Screen::OtherTable(_))
    }

    /// The other game that it belongs to.
    pub fn other_game(self) -> Option<ShelfGame> {
        match self {
            Screen::OtherPage(game) | Screen::OtherMatches(game) | Screen::OtherTable(game) => {
                Some(game)
            }
            _ => None,
        }
    }
}

/// Whether the table is on the screen for a match of Nonaga, even if something lies over it. A game without
/// screens, as in tests, is always at the table.
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

/// Whether no other game lies on the table.
pub fn no_other_game(screen: Option<Res<State<Screen>>>) -> bool {
    screen.is_none_or(|screen| !matches!(screen.get(), Screen::OtherTable(_)))
}

/// Whether the player can reach a table: that of Nonaga or of another game.
pub fn any_table_is_open(
    screen: Option<Res<State<Screen>>>,
    overlay: Option<Res<State<Overlay>>>,
) -> bool {
    screen.is_none_or(|screen| screen.get().is_table())
        && overlay.is_none_or(|overlay| *overlay.get() == Overlay::None)
}
