//! The shelf: other games in the same wood, and what they all need at the table and on their pages.
//!
//! A game of the shelf has its rules, records and computer player in a room of its own without Bevy. Its room in the game
//! stands below this one: its things on the table, its choices for a new match, its words. What this room has to know of it
//! is in `of_game.rs`, answered by the record of a match. Nonaga knows nothing of it.
//!
//! | file | what it owns |
//! |---|---|
//! | `of_game.rs` | what the shelf has to know of a game |
//! | `list.rs` | the page with all games: a picture, the rules, and the way there |
//! | `stand.rs` | the match on the table |
//! | `ask.rs` | requests, and what comes of them |
//! | `hand.rs`, `keys.rs` | what a click does; the cursor, and what keys and buttons do |
//! | `computer.rs`, `adviser.rs` | the computer as a player, and as one who gives hints |
//! | `keeping.rs` | what is kept of a match |
//! | `lesson.rs` | the step of a minute's lesson |
//! | `marks.rs`, `noises.rs` | what is marked, and what is heard |
//! | `travel.rs` | how things get to where they should be |
//! | `told.rs` | what is said over the table |
//! | `hud/` | what lies over the table |
//! | `page/` | the pages: what a new match has for every game, kept matches, pause, result, rules |

mod adviser;
mod ask;
mod computer;
mod hand;
mod hud;
mod keeping;
mod keys;
mod lesson;
mod list;
mod marks;
mod noises;
mod of_game;
mod page;
mod stand;
mod told;
mod travel;

pub use adviser::ShelfAdviser;
pub use ask::{ShelfAsk, ShelfBegin, ShelfDone, ShelfOccasion, ShelfPlay, ShelfRefused};
pub use computer::ShelfComputer;
pub use hand::ShelfHand;
pub use hud::{ShelfBubble, ShelfLabel, ShelfNews, ShelfSay, label, seen_at};
pub use keeping::{ShelfKept, ShelfTrouble};
pub use keys::ShelfCursor;
pub use lesson::lesson_step;
pub use marks::TARGET;
pub use noises::Handled;
pub use of_game::{ShelfAdvice, ShelfChosen, ShelfMatch, ShelfThings, ShelfThought, ShelfWords};
pub use page::{ShelfDraft, ShelfOpponent, ShelfSeat, ShelfSeating, page_plugin, seating};
pub use stand::ShelfStand;
pub use told::ShelfTold;
pub use travel::{Senders, ShelfGoal};

use bevy::prelude::*;

use super::{
    common::{Screen, ShelfGame, Spoken},
    stage::OtherSight,
    table::Cleared,
    ui::Drawing,
};

/// What all games share: everything that neither draws nor sounds, with its pages.
pub(super) fn pages_plugin(app: &mut App) {
    app.add_computed_state::<ShelfTable>().add_message::<ShelfSay>().add_plugins((
        ask::plugin,
        keeping::plugin,
        keys::plugin,
        list::plugin,
        page::plugin,
    ));
}

/// What all games share of what is seen, besides the pages.
pub(super) fn shown_plugin(app: &mut App) {
    app.add_plugins((told::plugin, marks::plugin, hud::plugin));
}

/// What one game has of its own in that: everything that neither draws nor sounds, with its pages.
pub fn game_pages<R: ShelfWords>(app: &mut App) {
    app.add_plugins((ask::of_game::<R>, hand::of_game::<R>, keys::of_game::<R>))
        .add_plugins((computer::of_game::<R>, adviser::of_game::<R>, keeping::of_game::<R>))
        .add_plugins((noises::of_game::<R>, page::of_game::<R>))
        .add_systems(OnEnter(ShelfTable(R::GAME)), |mut cleared: ResMut<Cleared>| cleared.0 = true)
        .add_systems(OnExit(ShelfTable(R::GAME)), |mut cleared: ResMut<Cleared>| cleared.0 = false);
}

/// What one game has of its own in what is seen. The drawings stand for its sides.
pub fn game_shown<R: ShelfWords>(app: &mut App, pieces: [fn(f32) -> Drawing; 2]) {
    hud::of_game::<R>(app, pieces);
    app.add_plugins((told::of_game::<R>, marks::of_game::<R>))
        .add_systems(
            Update,
            look::<R>
                .run_if(in_state(ShelfTable(R::GAME)))
                .run_if(resource_changed::<ShelfStand<R>>.or_eager(state_changed::<ShelfTable>)),
        )
        .add_systems(OnExit(ShelfTable(R::GAME)), |mut sight: ResMut<OtherSight>| sight.0 = None);
}

/// This game is on the table. What is shown there is spawned on entering this state: when it comes to the table, and anew
/// when the language changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShelfTable(pub ShelfGame);

impl ComputedStates for ShelfTable {
    type SourceStates = (Screen, Spoken);

    fn compute((screen, spoken): (Screen, Spoken)) -> Option<ShelfTable> {
        match screen {
            Screen::OtherTable(game) if spoken == Spoken::Settled => Some(ShelfTable(game)),
            _ => None,
        }
    }
}

/// A thing that can be pointed at and chosen, and that shows what can be done with it.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct ShelfBase {
    /// How wide the shade around its foot is, relative to a mark.
    pub shade: f32,
}

/// Lets the view show the whole board.
fn look<R: ShelfThings>(stand: Res<ShelfStand<R>>, mut sight: ResMut<OtherSight>) {
    sight.set_if_neq(OtherSight(Some(stand.shown().subject())));
}
