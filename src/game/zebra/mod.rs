//! Zebra on the same table: another game, with its own match, requests and pieces.
//!
//! Its rules, records and computer player are in [`crate::zebra`]. What it shares with Nonaga lies in the rooms above: wood
//! and light, the camera, the pointer on numbered things, keys, the kit of everything flat, and keeping matches.
//!
//! | file | what it owns |
//! |---|---|
//! | `stand.rs` | the match on the table |
//! | `ask.rs` | requests, and what comes of them |
//! | `layout.rs` | where squares and pieces lie, and how they are turned |
//! | `pieces.rs`, `marks.rs` | squares and pieces as entities; what is marked on them |
//! | `fan.rs` | the tower that is pointed at, and opens |
//! | `hand.rs`, `keys.rs` | what a click does; the cursor, and what keys and buttons do |
//! | `computer.rs`, `adviser.rs` | the computer as a player, and as one who gives hints |
//! | `keeping.rs` | what is kept of a match |
//! | `noises.rs` | what is heard |
//! | `lesson.rs` | learning the rules by trying them |
//! | `hud/` | what lies over the table |
//! | `page/` | the pages: a new match, kept matches, pause, result, rules |

mod adviser;
mod ask;
mod computer;
mod fan;
mod hand;
mod hud;
mod keeping;
mod keys;
mod layout;
mod lesson;
mod marks;
mod noises;
mod page;
mod pieces;
mod stand;

pub use ask::{ZebraAsk, ZebraDone, ZebraOccasion, ZebraRefused};
pub use computer::ZebraComputer;
pub use fan::ZebraFan;
pub use hand::ZebraHand;
pub use hud::ZebraSay;
pub use keeping::ZebraToContinue;
pub use page::{ZebraColour, ZebraDraft, ZebraOpponent};
pub use pieces::{ZebraBase, ZebraPiece};
pub use stand::ZebraStand;

use bevy::prelude::*;

use crate::{
    game::{
        common::{Screen, ShelfGame, Spoken},
        stage::{HEIGHT, OtherSight, Subject},
        table::Cleared,
    },
    zebra::ZebraPosition,
};

/// The name of the game's folder among the player's matches, as for the text commands.
const FOLDER: &str = "zebra";

/// The match at the table: everything that neither draws nor sounds, and no pages.
pub fn table_plugin(app: &mut App) {
    app.add_computed_state::<AtZebra>()
        .add_message::<ZebraSay>()
        .add_plugins((ask::plugin, pieces::plugin, fan::plugin, hand::plugin, keys::plugin))
        .add_plugins((computer::plugin, adviser::plugin, keeping::plugin, noises::plugin))
        .add_systems(OnEnter(AtZebra), |mut cleared: ResMut<Cleared>| cleared.0 = true)
        .add_systems(OnExit(AtZebra), |mut cleared: ResMut<Cleared>| cleared.0 = false);
}

/// Its pages.
pub fn pages_plugin(app: &mut App) {
    app.add_plugins((table_plugin, page::plugin));
}

/// All of it that is seen, besides the pages.
pub fn shown_plugin(app: &mut App) {
    app.add_plugins((marks::plugin, hud::plugin))
        .add_systems(
            Update,
            look.run_if(in_state(AtZebra))
                .run_if(resource_changed::<ZebraStand>.or_eager(state_changed::<AtZebra>)),
        )
        .add_systems(OnExit(AtZebra), |mut sight: ResMut<OtherSight>| sight.0 = None);
}

/// Zebra is on the table. What is shown there is spawned on entering this state: when it comes to the table, and anew when
/// the language changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AtZebra;

impl ComputedStates for AtZebra {
    type SourceStates = (Screen, Spoken);

    fn compute((screen, spoken): (Screen, Spoken)) -> Option<AtZebra> {
        let is_here = screen == Screen::OtherTable(ShelfGame::Zebra);
        (is_here && spoken == Spoken::Settled).then_some(AtZebra)
    }
}

/// The largest share of the free width and height that the board takes up.
const FILL: Vec2 = Vec2::new(0.88, 0.94);

/// Lets the view show the whole board.
fn look(stand: Res<ZebraStand>, mut sight: ResMut<OtherSight>) {
    sight.set_if_neq(OtherSight(Some(subject(stand.position()))));
}

/// All squares, with what stands on them. The view follows only towers that are higher than usual.
fn subject(position: &ZebraPosition) -> Subject {
    let size = position.size();
    let squares = size.squares().map(|square| layout::place(size, square));
    let high = size.squares().filter_map(|square| {
        let over = layout::height(position.height(square).into()) - HEIGHT;
        (over > 0.0).then(|| layout::place(size, square) + Vec3::Y * over)
    });
    Subject { discs: squares.chain(high).collect(), around: Vec::new(), fill: FILL }
}
