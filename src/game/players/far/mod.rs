//! Somebody far away, who sits at a table of their own. The match is the log that both sides keep: what the hand plays
//! here is written there, and the table follows the log.
//!
//! | file | what it owns |
//! |---|---|
//! | `opener.rs` | opens and closes matches in the background, and lists those that wait |
//! | `far_away.rs` | the one match that is open here, or why there is none; what is asked of it |
//! | `lobby.rs` | waiting for friends who invite |
//! | `follow.rs` | what happens in it, and what follows without being asked for |
//! | `mirror.rs` | the table follows the log |
//! | `hand.rs` | what the hand does at the table goes into the log |
//! | `greeting.rs` | who plays which colour, once the table is open |
//! | `tell.rs` | what the player is told of it |

mod far_away;
mod follow;
mod greeting;
mod hand;
mod lobby;
mod mirror;
mod opener;
mod tell;

pub use far_away::{FarAsk, FarAway, FarDoor};
pub use opener::{FarKnown, FarWaits};
pub use tell::{far_asks, far_called, far_offered, other_called};

use bevy::prelude::*;

use crate::game::{
    common::{Flow, Screen, Speaker},
    input::Action,
    referee::{Done, Referee},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FarAway>()
        .add_message::<FarAsk>()
        .add_systems(OnEnter(Screen::Match), greeting::greet.run_if(resource_exists::<Speaker>))
        .add_systems(
            Update,
            (
                (far_away::hear_opener, lobby::watch, follow::follow, mirror::mirror)
                    .chain()
                    .in_set(Flow::Ask)
                    .run_if(resource_exists::<Speaker>),
                (
                    hand::write.run_if(on_message::<Done>),
                    hand::take_back.run_if(on_message::<Action>),
                    far_away::obey.run_if(on_message::<FarAsk>),
                    far_away::leave_with_table.run_if(
                        resource_changed::<Referee>
                            .or_eager(resource_exists_and_changed::<State<Screen>>),
                    ),
                )
                    .chain()
                    .in_set(Flow::Tell)
                    // A table without sentences has nobody far away.
                    .run_if(resource_exists::<Speaker>),
            ),
        );
}
