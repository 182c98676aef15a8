//! Mutant pentominoes on the same table: another game, with its own board, pieces and words.
//!
//! Its rules, records and computer player are in [`crate::mutants`]. What it shares with the other games of the shelf is in
//! [`shelf`](super::shelf), and what it shares with Nonaga lies in the rooms above that.
//!
//! | file | what it owns |
//! |---|---|
//! | `on_shelf.rs`, `in_words.rs` | what the shelf asks of a match: how it goes on and where its things lie; what is said of it |
//! | `layout.rs` | where cells, pieces and the tiles of the shapes lie, and how they are turned |
//! | `cells.rs` | cells as entities |
//! | `pieces.rs` | pegs in the cells with circles, plugs in those that are crossed out |
//! | `tiles.rs` | the twelve shapes beside the board, which turn over when they are formed |
//! | `labels.rs`, `bubble.rs` | names of cells and shapes; what is said beside them |
//! | `lesson.rs` | learning the rules by trying them |
//! | `page.rs` | the choices for a new match |

mod bubble;
mod cells;
mod in_words;
mod labels;
mod layout;
mod lesson;
mod on_shelf;
mod page;
mod pieces;
mod tiles;

pub use layout::{number_of, number_of_shape};
pub use page::MutantDraft;
pub use pieces::{MutantPeg, MutantPlug};
pub use tiles::MutantTile;

use bevy::prelude::*;

use super::{
    common::ShelfGame,
    shelf::{ShelfComputer, ShelfHand, ShelfStand, ShelfTable, game_pages, game_shown},
    ui::{
        Drawing, FlatShape,
        palette::{BLACK, INK},
    },
};
use crate::mutants::{MutantRecord, MutantRefusal};

/// The state in which it is on the table.
const AT_MUTANTS: ShelfTable = ShelfTable(ShelfGame::Mutants);

/// The match on the table.
pub type MutantStand = ShelfStand<MutantRecord>;
/// What the hand holds.
pub type MutantHand = ShelfHand<MutantRefusal>;
/// The computer as a player.
pub type MutantComputer = ShelfComputer<MutantRecord>;

/// The match at the table, with its pages: everything that neither draws nor sounds.
pub fn pages_plugin(app: &mut App) {
    game_pages::<MutantRecord>(app);
    app.add_plugins((cells::plugin, pieces::plugin, tiles::plugin, page::plugin));
}

/// All of it that is seen, besides the pages.
pub fn shown_plugin(app: &mut App) {
    game_shown::<MutantRecord>(app, [one, two]);
    app.add_plugins((labels::plugin, bubble::plugin));
}

/// The players have no colours, since the circles belong to both: they are told apart by number.
fn one(across: f32) -> Drawing {
    dots(across, &[0.5])
}

fn two(across: f32) -> Drawing {
    dots(across, &[0.34, 0.66])
}

/// A disc with so many dots side by side.
fn dots(across: f32, columns: &[f32]) -> Drawing {
    let disc = (FlatShape::Disc(Vec2::splat(across / 2.0), across * 0.48), INK);
    let dot =
        |column: &f32| (FlatShape::Disc(Vec2::new(*column, 0.5) * across, across * 0.12), BLACK);
    let shapes = std::iter::once(disc).chain(columns.iter().map(dot)).collect();
    Drawing { size: Vec2::splat(across), shapes }
}
