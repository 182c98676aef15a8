//! Zebra on the same table: another game, with its own pieces and words.
//!
//! Its rules, records and computer player are in [`crate::zebra`]. What it shares with the other games of the shelf is in
//! [`shelf`](super::shelf), and what it shares with Nonaga lies in the rooms above that.
//!
//! | file | what it owns |
//! |---|---|
//! | `on_shelf.rs`, `in_words.rs` | what the shelf asks of a match: how it goes on and where its things lie; what is said of it |
//! | `layout.rs` | where squares and pieces lie, and how they are turned |
//! | `pieces.rs` | squares and pieces as entities |
//! | `fan.rs` | the tower that is pointed at, and opens |
//! | `labels.rs`, `bubble.rs` | what hangs over towers, and what is said beside them |
//! | `lesson.rs` | learning the rules by trying them |
//! | `page.rs` | the choices for a new match |

mod bubble;
mod fan;
mod in_words;
mod labels;
mod layout;
mod lesson;
mod on_shelf;
mod page;
mod pieces;

pub use fan::ZebraFan;
pub use page::ZebraDraft;
pub use pieces::{ZebraBase, ZebraPiece};

use bevy::prelude::*;

use super::{
    common::ShelfGame,
    shelf::{ShelfComputer, ShelfHand, ShelfStand, ShelfTable, game_pages, game_shown},
    ui::{
        Drawing, FlatShape,
        palette::{BLACK, INK},
    },
};
use crate::zebra::{ZebraRecord, ZebraRefusal};

/// The state in which it is on the table.
const AT_ZEBRA: ShelfTable = ShelfTable(ShelfGame::Zebra);

/// The match on the table.
pub type ZebraStand = ShelfStand<ZebraRecord>;
/// What the hand holds.
pub type ZebraHand = ShelfHand<ZebraRefusal>;
/// The computer as a player.
pub type ZebraComputer = ShelfComputer<ZebraRecord>;

/// The match at the table, with its pages: everything that neither draws nor sounds.
pub fn pages_plugin(app: &mut App) {
    game_pages::<ZebraRecord>(app);
    app.add_plugins((pieces::plugin, fan::plugin, page::plugin));
}

/// All of it that is seen, besides the pages.
pub fn shown_plugin(app: &mut App) {
    game_shown::<ZebraRecord>(app, [light, dark]);
    app.add_plugins((labels::plugin, bubble::plugin));
}

/// A light piece from above: with a dark ring. A dark one has a light rim and a light middle. So they differ without their
/// colours.
fn light(across: f32) -> Drawing {
    let middle = Vec2::splat(across / 2.0);
    let shapes = vec![
        (FlatShape::Disc(middle, across * 0.48), INK),
        (FlatShape::Ring(middle, across * 0.32, across * 0.08), BLACK),
    ];
    Drawing { size: Vec2::splat(across), shapes }
}

fn dark(across: f32) -> Drawing {
    let middle = Vec2::splat(across / 2.0);
    let shapes = vec![
        (FlatShape::Disc(middle, across * 0.48), INK),
        (FlatShape::Disc(middle, across * 0.41), BLACK),
        (FlatShape::Disc(middle, across * 0.12), INK),
    ];
    Drawing { size: Vec2::splat(across), shapes }
}
