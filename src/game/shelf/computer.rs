//! The computer as a player. It thinks on a thread of its own, and asks like any other player.

use std::{
    thread,
    time::{Duration, Instant},
};

use bevy::prelude::*;

use super::{ShelfOccasion, ShelfPlay, ShelfSay, ShelfStand, ShelfTable, ShelfThought, ShelfWords};
use crate::game::{
    common::{Caller, Flow, Reply, Speaker, Waker, Worker, any_table_is_open},
    table::Motion,
};

pub(super) fn of_game<R: ShelfWords>(app: &mut App) {
    app.init_resource::<ShelfComputer<R>>()
        .add_systems(
            Update,
            (
                think_when_due::<R>.run_if(
                    resource_changed::<ShelfStand<R>>.or_eager(state_changed::<ShelfTable>),
                ),
                hear::<R>.run_if(|computer: Res<ShelfComputer<R>>| computer.is_thinking()),
                play::<R>.run_if(any_table_is_open),
            )
                .chain()
                .in_set(Flow::Ask)
                .run_if(in_state(ShelfTable(R::GAME))),
        )
        .add_systems(OnExit(ShelfTable(R::GAME)), |mut computer: ResMut<ShelfComputer<R>>| {
            computer.cancel();
        });
}

/// The computer at the table. It may play one side or both.
#[derive(Resource, Debug)]
pub struct ShelfComputer<R: ShelfWords> {
    /// Decides between steps that are about equally good. It differs each time the game starts.
    seed: u64,
    worker: Worker<ShelfQuestion<R>, Option<ShelfThought<R::Step>>>,
    /// The match that it is thinking about, or has decided in.
    about: Option<R>,
    decided: Option<ShelfThought<R::Step>>,
}

impl<R: ShelfWords> Default for ShelfComputer<R> {
    fn default() -> ShelfComputer<R> {
        ShelfComputer::with_seed(fastrand::u64(..))
    }
}

impl<R: ShelfWords> ShelfComputer<R> {
    /// A computer that always plays the same steps in the same match.
    pub fn with_seed(seed: u64) -> ShelfComputer<R> {
        let worker = Worker::new(R::FOLDER, || think::<R>);
        ShelfComputer { seed, worker, about: None, decided: None }
    }

    /// Whether it is thinking.
    pub fn is_thinking(&self) -> bool {
        self.about.is_some() && self.decided.is_none()
    }

    fn cancel(&mut self) {
        self.worker.cancel();
        (self.about, self.decided) = (None, None);
    }
}

/// What the computer thinks about.
#[derive(Clone, Debug)]
struct ShelfQuestion<R> {
    record: R,
    seed: u64,
    /// How long it takes at least, so that a person can follow.
    takes: Duration,
}

/// How long that is in a match, and in a lesson, where a sentence is read first.
const MOMENT: Duration = Duration::from_millis(700);
const READING: Duration = Duration::from_secs(5);

fn think<R: ShelfWords>(question: ShelfQuestion<R>, call: &Caller<Option<ShelfThought<R::Step>>>) {
    const CHECK_INTERVAL: Duration = Duration::from_millis(10);
    let began = Instant::now();
    let thought = question.record.think(question.seed, call.stop());
    while began.elapsed() < question.takes && !call.stop().is_rung() {
        thread::sleep(CHECK_INTERVAL);
    }
    call.answer(thought);
}

/// Starts to think when it is the computer's turn, and stops at once when it no longer is.
fn think_when_due<R: ShelfWords>(
    stand: Res<ShelfStand<R>>,
    mut computer: ResMut<ShelfComputer<R>>,
    waker: Res<Waker>,
) {
    let record = stand.record();
    let is_due = stand.due().is_some_and(|side| !stand.is_person(side));
    if is_due && computer.about.as_ref() == Some(record) {
        return;
    }
    computer.cancel();
    if is_due {
        // The last sentence of a lesson stays to the end.
        let has_said = record.steps() > 0
            && record.lesson(None) == record.up_to(record.steps() - 1).lesson(None);
        let reads = stand.occasion() == ShelfOccasion::Tried && !has_said;
        let takes = if reads { READING } else { MOMENT };
        let question = ShelfQuestion { record: record.clone(), seed: computer.seed, takes };
        computer.worker.ask(question, &waker);
        computer.about = Some(record.clone());
    }
}

fn hear<R: ShelfWords>(mut computer: ResMut<ShelfComputer<R>>, mut says: MessageWriter<ShelfSay>) {
    // No reply must not count as a change.
    let Some(reply) = computer.bypass_change_detection().worker.hear() else { return };
    computer.set_changed();
    match reply {
        Reply::Answer(Some(thought)) => computer.decided = Some(thought),
        Reply::Answer(None) | Reply::GaveUp => {
            computer.cancel();
            says.write(ShelfSay::ComputerStuck);
        }
    }
}

/// Does its step once nothing is moving any more.
fn play<R: ShelfWords>(
    (stand, speaker): (Res<ShelfStand<R>>, Res<Speaker>),
    mut computer: ResMut<ShelfComputer<R>>,
    moving: Query<(), With<Motion>>,
    mut asks: MessageWriter<ShelfPlay<R::Step>>,
    mut says: MessageWriter<ShelfSay>,
) {
    if computer.decided.is_none() || !moving.is_empty() {
        return;
    }
    let record = stand.record();
    let is_meant = computer.about.as_ref() == Some(record);
    let Some(thought) = computer.decided.take().filter(|_| is_meant) else { return };
    computer.about = None;
    let at = record.touched(thought.step).pop().unwrap_or_default();
    asks.write(ShelfPlay { step: thought.step, at });
    // The turn that is played now is one of those that were counted.
    if let Some((winner, turns)) = thought.foresees.filter(|(_, turns)| *turns > 1) {
        says.write(ShelfSay::Said(record.foreseen(&speaker.0, winner, turns - 1)));
    }
}
