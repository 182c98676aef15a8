//! Keeping: saves the match in progress after every part, and the settings after every change.
//!
//! A match is kept in its slot from [`StartMatch`] or [`ContinueMatch`] until [`LeaveMatch`]. At other times
//! the match on the table is not kept, such as the one behind the title. A frame only queues what has to be
//! saved. A task does one errand at a time (`scribe.rs`). When the game quits normally, it first waits until
//! everything is written.

mod scribe;
mod settings;

pub use settings::{Quality, Settings, Speed, TextSize, Volume, WindowPlace};

use std::{
    collections::BTreeMap,
    sync::mpsc::{Receiver, TryRecvError, sync_channel},
};

use bevy::{platform::cell::SyncCell, prelude::*, tasks::IoTaskPool};
use jiff::Timestamp;

use self::scribe::{Answer, Errand, Errands, Scribe};
use crate::{
    game::{
        common::{Flow, Notice, Waker},
        referee::{Ask, Asker, Done, NewMatch, Referee, Request},
    },
    home::{Home, Unfinished},
    record::{Note, Record},
    rules::Side,
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(settings::plugin)
        .init_resource::<Resumable>()
        .init_resource::<OnTable>()
        .add_message::<StartMatch>()
        .add_message::<ContinueMatch>()
        .add_message::<LeaveMatch>()
        .add_message::<MatchReady>()
        .add_systems(Startup, look_for_unfinished.run_if(resource_exists::<Keeping>))
        .add_systems(
            Update,
            (
                receive_answer.run_if(resource_exists::<Keeping>),
                leave_match.run_if(on_message::<LeaveMatch>),
                start_match.run_if(on_message::<StartMatch>),
                continue_match.run_if(on_message::<ContinueMatch>),
            )
                .chain()
                .in_set(Flow::Ask),
        )
        .add_systems(
            Update,
            (
                keep_match.run_if(on_message::<Done>),
                keep_settings.run_if(resource_changed::<Settings>),
            )
                .run_if(resource_exists::<Keeping>)
                .in_set(Flow::Tell),
        )
        .add_systems(Last, start_errands.run_if(resource_exists::<Keeping>));
}

/// Puts a new match on the table, and keeps it. The previous match stays in its slot.
#[derive(Message, Clone, Debug)]
pub struct StartMatch(pub NewMatch);

/// Puts the [`Resumable`] match on the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct ContinueMatch;

/// Stops keeping the match on the table. It stays in its slot, and is [`Resumable`].
#[derive(Message, Clone, Copy, Debug)]
pub struct LeaveMatch;

/// The match to start or continue is being requested from the referee in this frame.
#[derive(Message, Clone, Copy, Debug)]
pub struct MatchReady;

/// The newest unfinished match, which can be continued.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Resumable(pub Option<Unfinished<Record>>);

/// The parts of the record that the referee does not hold. `None` if the match is not being kept.
#[derive(Resource, Clone, Debug, Default)]
struct OnTable(Option<Kept>);

#[derive(Clone, Debug)]
struct Kept {
    date: Timestamp,
    notes: BTreeMap<usize, Note>,
    /// How long the match was when it was last queued for saving.
    extent: Extent,
}

/// How long a match is. A longer one compares as greater.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Extent {
    steps: usize,
    is_over: bool,
}

impl Extent {
    fn of(referee: &Referee) -> Extent {
        let game = referee.game();
        Extent { steps: game.steps().len(), is_over: game.ending().is_some() }
    }
}

/// Saves matches and settings, and holds what is still to be saved. Without this resource, nothing is saved.
#[derive(Resource)]
pub struct Keeping {
    /// `None` while a task is using it.
    scribe: Option<Scribe>,
    /// Receives the scribe back from the task that is using it.
    running: Option<SyncCell<Receiver<(Scribe, Answer)>>>,
    errands: Errands,
    /// Used to make a new scribe if a task dies.
    home: Home,
}

impl Keeping {
    /// Saves everything in this home.
    pub fn at(home: Home) -> Keeping {
        let scribe = Some(Scribe::new(home.clone()));
        Keeping { scribe, running: None, errands: Errands::default(), home }
    }

    /// Whether every errand is done, even if it failed.
    pub fn is_idle(&self) -> bool {
        self.running.is_none() && self.errands.is_empty()
    }

    /// Starts a task for the next errand, unless one is running.
    fn start_next(&mut self, waker: &Waker) {
        let Some(mut scribe) = self.scribe.take() else { return };
        let Some(errand) = self.errands.next() else {
            self.scribe = Some(scribe);
            return;
        };
        let (back, running) = sync_channel(1);
        let waker = waker.clone();
        let task = async move {
            let answer = scribe.run(errand);
            // Nobody receives this after the game has quit.
            _ = back.send((scribe, answer));
            waker.wake();
        };
        IoTaskPool::get().spawn(task).detach();
        self.running = Some(SyncCell::new(running));
    }

    /// The answer to the last errand, once its task is done.
    fn answer(&mut self) -> Option<Answer> {
        let back = match self.running.as_mut()?.get().try_recv() {
            Ok(back) => Some(back),
            Err(TryRecvError::Disconnected) => None,
            Err(TryRecvError::Empty) => return None,
        };
        self.running = None;
        let (scribe, answer) =
            back.unwrap_or_else(|| (Scribe::new(self.home.clone()), Answer::default()));
        self.scribe = Some(scribe);
        Some(answer)
    }
}

/// Waits until everything is written.
impl Drop for Keeping {
    fn drop(&mut self) {
        if let Some(running) = &mut self.running {
            self.scribe = running.get().recv().ok().map(|(scribe, _)| scribe);
        }
        let Some(scribe) = &mut self.scribe else { return };
        self.errands.push(Errand::CloseMatch);
        while let Some(errand) = self.errands.next() {
            for notice in scribe.run(errand).notices {
                warn!("{notice:?}");
            }
        }
    }
}

fn look_for_unfinished(mut keeping: ResMut<Keeping>) {
    keeping.errands.push(Errand::FindUnfinished);
}

fn receive_answer(
    mut keeping: ResMut<Keeping>,
    mut resumable: ResMut<Resumable>,
    mut on_table: ResMut<OnTable>,
    mut notices: MessageWriter<Notice>,
    mut requests: MessageWriter<Request>,
    mut ready: MessageWriter<MatchReady>,
) {
    let Some(answer) = keeping.bypass_change_detection().answer() else { return };
    notices.write_batch(answer.notices);
    if let Some(found) = answer.resumable {
        resumable.set_if_neq(found);
    }
    if let Some(Record { date, red, black, game, notes }) = answer.resumed {
        let extent = Extent { steps: game.steps().len(), is_over: game.ending().is_some() };
        on_table.0 = Some(Kept { date, notes, extent });
        let new = NewMatch::to_play(game, [red, black]);
        requests.write(Ask::Begin(Box::new(new)).by(Asker::Hand));
        ready.write(MatchReady);
    }
}

fn leave_match(mut on_table: ResMut<OnTable>, keeping: Option<ResMut<Keeping>>) {
    on_table.0 = None;
    if let Some(mut keeping) = keeping {
        keeping.errands.push(Errand::CloseMatch);
        keeping.errands.push(Errand::FindUnfinished);
    }
}

fn start_match(
    mut starts: MessageReader<StartMatch>,
    mut on_table: ResMut<OnTable>,
    keeping: Option<ResMut<Keeping>>,
    mut requests: MessageWriter<Request>,
    mut ready: MessageWriter<MatchReady>,
) {
    let Some(StartMatch(new)) = starts.read().last() else { return };
    on_table.0 =
        Some(Kept { date: Timestamp::now(), notes: BTreeMap::new(), extent: Extent::default() });
    if let Some(mut keeping) = keeping {
        keeping.errands.push(Errand::CloseMatch);
    }
    requests.write(Ask::Begin(Box::new(new.clone())).by(Asker::Hand));
    ready.write(MatchReady);
}

fn continue_match(mut resumable: ResMut<Resumable>, keeping: Option<ResMut<Keeping>>) {
    // Taken, so that a second request does nothing. If it can't be continued, the scribe looks again.
    if let (Some(unfinished), Some(mut keeping)) = (resumable.0.take(), keeping) {
        keeping.errands.push(Errand::Resume(unfinished.number));
    }
}

/// Queues the match for saving if it has changed.
fn keep_match(
    mut done: MessageReader<Done>,
    referee: Res<Referee>,
    mut on_table: ResMut<OnTable>,
    mut keeping: ResMut<Keeping>,
) {
    let is_ours = on_table.is_changed();
    let on_table = &mut on_table.bypass_change_detection().0;
    let extent = Extent::of(&referee);
    let mut is_changed = false;
    for done in done.read() {
        // Another match has replaced the one that was kept.
        if matches!(done.request.ask, Ask::Begin(_)) && !is_ours && on_table.take().is_some() {
            keeping.errands.push(Errand::CloseMatch);
        }
        is_changed |=
            on_table.as_ref().is_some_and(|kept| is_change(&done.request.ask, extent, kept.extent));
    }
    let Some(kept) = on_table.as_mut().filter(|_| is_changed) else { return };
    kept.extent = extent;
    let player = |side| referee.player(side).clone();
    let record = Record {
        date: kept.date,
        red: player(Side::Red),
        black: player(Side::Black),
        game: referee.game().clone(),
        notes: kept.notes.clone(),
    };
    keeping.errands.push(Errand::SaveMatch(Box::new(record)));
}

/// Whether the match has to be saved after this request. Looking at an earlier turn takes nothing back. So
/// after a walk through the match, only a match longer than the one last saved counts.
fn is_change(ask: &Ask, extent: Extent, kept: Extent) -> bool {
    match ask {
        Ask::Slide(_)
        | Ask::Relocate(_)
        | Ask::Skip
        | Ask::TakeBack(_)
        | Ask::PlayFromHere
        | Ask::Resign(_)
        | Ask::AgreeDraw(_) => true,
        Ask::Redo
        | Ask::Forward(_)
        | Ask::Back(_)
        | Ask::Jump(_)
        | Ask::Return
        | Ask::Begin(_) => extent > kept,
        Ask::OfferDraw(_) | Ask::DeclineDraw(_) => false,
    }
}

fn keep_settings(settings: Res<Settings>, mut keeping: ResMut<Keeping>) {
    // Settings that have only just been loaded need no saving.
    if !settings.is_added() {
        keeping.errands.push(Errand::SaveSettings(Box::new(settings.clone())));
    }
}

fn start_errands(mut keeping: ResMut<Keeping>, waker: Res<Waker>) {
    if !keeping.is_idle() {
        keeping.bypass_change_detection().start_next(&waker);
    }
}
