//! The computer as a player. It thinks on a thread of its own, and asks like any other player.

use std::{
    thread,
    time::{Duration, Instant},
};

use bevy::prelude::*;

use super::{AtZebra, ZebraAsk, ZebraSay, ZebraStand};
use crate::{
    game::{
        common::{Caller, Flow, Reply, Waker, Worker, any_table_is_open},
        table::Motion,
    },
    zebra::{ZebraLevel, ZebraMatch, ZebraPlayerKind, ZebraThought},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ZebraComputer>()
        .add_systems(
            Update,
            (
                think_when_due
                    .run_if(resource_changed::<ZebraStand>.or_eager(state_changed::<AtZebra>)),
                hear.run_if(|computer: Res<ZebraComputer>| computer.is_thinking()),
                play.run_if(any_table_is_open),
            )
                .chain()
                .in_set(Flow::Ask)
                .run_if(in_state(AtZebra)),
        )
        .add_systems(OnExit(AtZebra), |mut computer: ResMut<ZebraComputer>| computer.cancel());
}

/// The computer at the table. It may play one side or both.
#[derive(Resource, Debug)]
pub struct ZebraComputer {
    /// Decides between turns that are about equally good. It differs each time the game starts.
    seed: u64,
    worker: Worker<Question, Option<ZebraThought>>,
    /// The match that it is thinking about, or has decided in.
    about: Option<ZebraMatch>,
    decided: Option<ZebraThought>,
}

#[derive(Clone)]
struct Question {
    game: ZebraMatch,
    level: ZebraLevel,
    seed: u64,
}

impl Default for ZebraComputer {
    fn default() -> ZebraComputer {
        ZebraComputer::with_seed(fastrand::u64(..))
    }
}

impl ZebraComputer {
    /// A computer that always plays the same turns in the same match.
    pub fn with_seed(seed: u64) -> ZebraComputer {
        let worker = Worker::new("zebra", || think);
        ZebraComputer { seed, worker, about: None, decided: None }
    }

    /// Whether it is thinking about a turn.
    pub fn is_thinking(&self) -> bool {
        self.about.is_some() && self.decided.is_none()
    }

    fn cancel(&mut self) {
        self.worker.cancel();
        (self.about, self.decided) = (None, None);
    }
}

/// How long it takes at least, so that a person can follow.
const MOMENT: Duration = Duration::from_millis(700);

fn think(Question { game, level, seed }: Question, call: &Caller<Option<ZebraThought>>) {
    const CHECK_INTERVAL: Duration = Duration::from_millis(10);
    let began = Instant::now();
    let thought = level.choose(&game, seed, call.stop());
    while began.elapsed() < MOMENT && !call.stop().is_rung() {
        thread::sleep(CHECK_INTERVAL);
    }
    call.answer(thought);
}

/// Starts to think when it is the computer's turn, and stops at once when it no longer is.
fn think_when_due(stand: Res<ZebraStand>, mut computer: ResMut<ZebraComputer>, waker: Res<Waker>) {
    let game = &stand.record().game;
    let level = stand.due().and_then(|side| match stand.player(side).player {
        ZebraPlayerKind::Computer { level } => Some(level),
        ZebraPlayerKind::Human => None,
    });
    if level.is_some() && computer.about.as_ref() == Some(game) {
        return;
    }
    computer.cancel();
    if let Some(level) = level {
        let question = Question { game: game.clone(), level, seed: computer.seed };
        computer.worker.ask(question, &waker);
        computer.about = Some(game.clone());
    }
}

fn hear(mut computer: ResMut<ZebraComputer>, mut says: MessageWriter<ZebraSay>) {
    // No reply must not count as a change.
    let Some(reply) = computer.bypass_change_detection().worker.hear() else { return };
    computer.set_changed();
    match reply {
        Reply::Answer(Some(thought)) => computer.decided = Some(thought),
        Reply::Answer(None) | Reply::GaveUp => {
            computer.cancel();
            says.write(ZebraSay::ComputerStuck);
        }
    }
}

/// Plays its turn once nothing is moving any more.
fn play(
    stand: Res<ZebraStand>,
    mut computer: ResMut<ZebraComputer>,
    moving: Query<(), With<Motion>>,
    mut asks: MessageWriter<ZebraAsk>,
    mut says: MessageWriter<ZebraSay>,
) {
    if computer.decided.is_none() || !moving.is_empty() {
        return;
    }
    let is_meant = computer.about.as_ref() == Some(&stand.record().game);
    let Some(thought) = computer.decided.take().filter(|_| is_meant) else { return };
    computer.about = None;
    asks.write(ZebraAsk::Play(thought.turn));
    // The turn that is played now is one of those that were counted.
    if let Some(proof) = thought.proof.filter(|proof| proof.turns > 1) {
        says.write(ZebraSay::Proven { winner: proof.winner, turns: proof.turns - 1 });
    }
}
