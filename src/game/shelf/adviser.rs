//! The adviser: a good step, and why it is one. It thinks on a thread of its own.

use bevy::prelude::*;

use super::{ShelfAdvice, ShelfDone, ShelfMatch, ShelfSay, ShelfStand, ShelfTable};
use crate::game::{
    common::{Caller, Flow, Reply, Speaker, Waker, Worker},
    input::Action,
};

pub(super) fn of_game<R: ShelfMatch>(app: &mut App) {
    app.init_resource::<ShelfAdviser<R>>()
        .add_systems(
            Update,
            (
                take_request::<R>.run_if(on_message::<Action>),
                hear::<R>.run_if(|adviser: Res<ShelfAdviser<R>>| adviser.is_thinking()),
            )
                .chain()
                .in_set(Flow::Ask)
                .run_if(in_state(ShelfTable(R::GAME))),
        )
        .add_systems(Update, forget::<R>.in_set(Flow::Mirror).run_if(on_message::<ShelfDone>));
}

type Advice<R> = ShelfAdvice<<R as ShelfMatch>::Step, <R as ShelfMatch>::Why>;

/// Answers requests for a hint. What it has said is about the match as it lies on the table.
#[derive(Resource, Debug)]
pub struct ShelfAdviser<R: ShelfMatch> {
    worker: Worker<R, Option<Advice<R>>>,
    is_thinking: bool,
    given: Option<Advice<R>>,
}

impl<R: ShelfMatch> Default for ShelfAdviser<R> {
    fn default() -> ShelfAdviser<R> {
        let worker = Worker::new("hint", || {
            |record: R, call: &Caller<Option<Advice<R>>>| call.answer(record.advise(call.stop()))
        });
        ShelfAdviser { worker, is_thinking: false, given: None }
    }
}

impl<R: ShelfMatch> ShelfAdviser<R> {
    /// Whether it is thinking.
    pub fn is_thinking(&self) -> bool {
        self.is_thinking
    }

    /// The step that it advises.
    pub fn step(&self) -> Option<R::Step> {
        self.given.map(|given| given.step)
    }
}

/// Forgets the question once the match has changed.
fn forget<R: ShelfMatch>(mut adviser: ResMut<ShelfAdviser<R>>) {
    if adviser.is_thinking || adviser.given.is_some() {
        adviser.worker.cancel();
        (adviser.is_thinking, adviser.given) = (false, None);
    }
}

fn said<R: ShelfMatch>(Speaker(words): &Speaker, advice: &Advice<R>) -> ShelfSay {
    ShelfSay::Hint { step: words.tell(&advice.step), why: words.tell(&advice.why) }
}

fn take_request<R: ShelfMatch>(
    (stand, speaker): (Res<ShelfStand<R>>, Res<Speaker>),
    mut adviser: ResMut<ShelfAdviser<R>>,
    mut actions: MessageReader<Action>,
    mut says: MessageWriter<ShelfSay>,
    waker: Res<Waker>,
) {
    let is_asked = actions.read().filter(|action| **action == Action::Hint).count() > 0;
    if !is_asked || !stand.waits_for_hand() || adviser.is_thinking {
        return;
    }
    if let Some(advice) = &adviser.given {
        says.write(said::<R>(&speaker, advice));
        return;
    }
    says.write(ShelfSay::LooksForHint);
    adviser.worker.ask(stand.shown().clone(), &waker);
    adviser.is_thinking = true;
}

fn hear<R: ShelfMatch>(
    speaker: Res<Speaker>,
    mut adviser: ResMut<ShelfAdviser<R>>,
    mut says: MessageWriter<ShelfSay>,
) {
    let Some(reply) = adviser.bypass_change_detection().worker.hear() else { return };
    adviser.set_changed();
    adviser.is_thinking = false;
    match reply {
        Reply::Answer(Some(advice)) => {
            says.write(said::<R>(&speaker, &advice));
            adviser.given = Some(advice);
        }
        Reply::Answer(None) | Reply::GaveUp => drop(says.write(ShelfSay::NoHint)),
    }
}
