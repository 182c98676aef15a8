//! The adviser: a good turn, and why it is one. It thinks on a thread of its own.

use bevy::prelude::*;

use super::{AtZebra, ZebraSay, ZebraStand};
use crate::{
    engine::Limits,
    game::{
        common::{Caller, Flow, Reply, Waker, Worker},
        input::Action,
    },
    zebra::{ZebraHint, ZebraMatch, zebra_hint},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ZebraAdviser>().add_systems(
        Update,
        (
            forget.run_if(resource_changed::<ZebraStand>),
            take_request.run_if(on_message::<Action>),
            hear.run_if(|adviser: Res<ZebraAdviser>| adviser.is_thinking()),
        )
            .chain()
            .in_set(Flow::Ask)
            .run_if(in_state(AtZebra)),
    );
}

/// How many positions it looks at. That takes about a second.
const NODES: u64 = 1_000_000;

/// Answers requests for a hint.
#[derive(Resource, Debug)]
pub struct ZebraAdviser {
    worker: Worker<ZebraMatch, Option<ZebraHint>>,
    /// The match that it is asked about.
    about: Option<ZebraMatch>,
    given: Option<ZebraHint>,
}

impl Default for ZebraAdviser {
    fn default() -> ZebraAdviser {
        let worker = Worker::new("zebra hint", || {
            |game: ZebraMatch, call: &Caller<Option<ZebraHint>>| {
                call.answer(zebra_hint(&game, Limits::nodes(NODES), call.stop()));
            }
        });
        ZebraAdviser { worker, about: None, given: None }
    }
}

impl ZebraAdviser {
    /// Whether it is thinking.
    pub fn is_thinking(&self) -> bool {
        self.about.is_some() && self.given.is_none()
    }

    /// Its hint, if that is about this match as it stands.
    pub fn hint(&self, game: &ZebraMatch) -> Option<ZebraHint> {
        self.given.filter(|_| self.about.as_ref() == Some(game))
    }
}

/// Forgets the question once the match has changed.
fn forget(stand: Res<ZebraStand>, mut adviser: ResMut<ZebraAdviser>) {
    if adviser.about.as_ref().is_some_and(|about| about != stand.game()) {
        adviser.worker.cancel();
        (adviser.about, adviser.given) = (None, None);
    }
}

fn take_request(
    stand: Res<ZebraStand>,
    mut adviser: ResMut<ZebraAdviser>,
    mut actions: MessageReader<Action>,
    mut says: MessageWriter<ZebraSay>,
    waker: Res<Waker>,
) {
    let is_asked = actions.read().filter(|action| **action == Action::Hint).count() > 0;
    if !is_asked || !stand.waits_for_hand() || adviser.is_thinking() {
        return;
    }
    if let Some(hint) = adviser.hint(stand.game()) {
        says.write(ZebraSay::Hint(hint));
        return;
    }
    says.write(ZebraSay::LooksForHint);
    adviser.worker.ask(stand.game().clone(), &waker);
    (adviser.about, adviser.given) = (Some(stand.game().clone()), None);
}

fn hear(mut adviser: ResMut<ZebraAdviser>, mut says: MessageWriter<ZebraSay>) {
    let Some(reply) = adviser.bypass_change_detection().worker.hear() else { return };
    adviser.set_changed();
    match reply {
        Reply::Answer(Some(hint)) => {
            adviser.given = Some(hint);
            says.write(ZebraSay::Hint(hint));
        }
        Reply::Answer(None) | Reply::GaveUp => {
            adviser.about = None;
            says.write(ZebraSay::NoHint);
        }
    }
}
