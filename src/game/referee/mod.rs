//! The referee at the table of the 3D game: the one resource that holds the match, and the one system that writes it.
//! All that it decides is in [`crate::referee`].
//!
//! | file | what it owns |
//! |---|---|
//! | `mod.rs` | the resource, the messages, and the system |
//! | `draft.rs` | the choices for the next match |
//! | `far_choices.rs` | the choices for an invitation to somebody far away |
//! | `display_name.rs` | the players and the match by name |
//! | `ending.rs` | how the match ended, by name |

mod display_name;
mod draft;
mod ending;
mod far_choices;

pub use crate::referee::{
    Ask, Asker, Called, Deed, Done, Moved, NewMatch, NotYours, Objection, Refused, Request, Seat,
    Seats, Skipped, Stand, Way, occasion,
};
pub use display_name::{display_name, match_name, name_with};
pub use draft::{Colour, Draft, Opponent};
pub use far_choices::{FarBegins, FarChoices};

use bevy::prelude::*;

use crate::{game::common::Flow, referee};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Referee>()
        .add_message::<Request>()
        .add_message::<Done>()
        .add_message::<Refused>()
        .add_systems(Update, decide.in_set(Flow::Decide).run_if(on_message::<Request>));
}

/// The [referee](referee::Referee) as a resource. Any system may read it. Only a [`Request`] changes it.
#[derive(Resource, Deref, Clone, Debug, Default)]
pub struct Referee(referee::Referee);

impl Message for Request {}

impl Message for Done {}

impl Message for Refused {}

impl Referee {
    /// Whether a match of this occasion is on the table.
    pub fn is_at(&self, occasion: &occasion::Occasion) -> bool {
        self.occasion() == occasion
    }
}

fn decide(
    mut referee: ResMut<Referee>,
    mut requests: MessageReader<Request>,
    mut done: MessageWriter<Done>,
    mut refused: MessageWriter<Refused>,
) {
    for request in requests.read() {
        // A refused request changes nothing, so it must not count as a change.
        match referee.bypass_change_detection().0.answer(request) {
            Ok(answer) => {
                referee.set_changed();
                done.write(answer);
            }
            Err(why) => {
                refused.write(Refused { request: request.clone(), why });
            }
        }
    }
}
