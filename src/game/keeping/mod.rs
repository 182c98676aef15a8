//! Keeping: saves the match in progress after every part, and the settings and the progress in the lessons
//! after every change.
//!
//! A match is kept in its slot from [`StartMatch`] or [`ContinueMatch`] until [`LeaveMatch`]. At other times
//! the match on the table is not kept, such as the one behind the title. A frame only queues what has to be
//! saved. A task does one errand at a time (`scribe.rs`). When the game quits normally, it first waits until
//! everything is written.

mod progress;
mod scribe;
mod settings;

pub use progress::{Progress, Standing};
pub use settings::{
    OwnBindings, Quality, Rate, Settings, Speed, TextSize, TurnsView, Volume, WindowPlace,
};

use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        mpsc::{Receiver, TryRecvError, sync_channel},
    },
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
    record::{Note, Origin, Record, SideLine},
    rules::Side,
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((settings::plugin, progress::plugin))
        .init_resource::<Resumable>()
        .init_resource::<OnTable>()
        .add_message::<StartMatch>()
        .add_message::<ContinueMatch>()
        .add_message::<LeaveMatch>()
        .add_message::<MatchReady>()
        .add_message::<KeepRecord>()
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
                keep_record.run_if(on_message::<KeepRecord>),
                // Settings that have only just been loaded need no saving.
                keep_settings.run_if(
                    resource_changed::<Settings>.and_eager(not(resource_added::<Settings>)),
                ),
                keep_progress.run_if(
                    resource_changed::<Progress>.and_eager(not(resource_added::<Progress>)),
                ),
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

/// Keeps a record: in the place of the file that it was read from, or else among the player's matches.
#[derive(Message, Clone, Debug)]
pub struct KeepRecord {
    /// The record.
    pub record: Arc<Record>,
    /// The file that it was read from.
    pub file: Option<PathBuf>,
}

/// The match to start or continue is being requested from the referee in this frame.
#[derive(Message, Clone, Copy, Debug)]
pub struct MatchReady;

/// The newest unfinished match, which can be continued.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Resumable(pub Option<Unfinished<Record>>);

/// What is done with the match on the table.
#[derive(Resource, Clone, Debug, Default)]
pub enum OnTable {
    /// It is not kept.
    #[default]
    NotKept,
    /// It is not kept, and the match to continue will replace it once that is read. If the player chooses
    /// another match meanwhile, the one that is being read stays where it is.
    Awaiting,
    /// It is kept.
    Kept(Kept),
}

/// The parts of the record that the referee does not hold.
#[derive(Clone, Debug)]
pub struct Kept {
    date: Timestamp,
    notes: BTreeMap<usize, Note>,
    lines: Vec<SideLine>,
    /// The match that this one goes on from.
    from: Option<Origin>,
    /// How long the match was when it was last queued for saving.
    extent: Extent,
}

impl Kept {
    /// The record of the match on the table. What is about turns that were taken back is left out.
    fn record(&self, referee: &Referee) -> Record {
        let player = |side| referee.player(side).clone();
        let game = referee.played();
        let turns = game.turns().len();
        let notes = self.notes.range(..=turns).map(|(turn, note)| (*turn, note.clone()));
        let lines = self.lines.iter().filter(|line| line.after <= turns).cloned();
        Record {
            date: self.date,
            red: player(Side::Red),
            black: player(Side::Black),
            game,
            notes: notes.collect(),
            lines: lines.collect(),
            from: self.from.clone(),
        }
    }
}

impl OnTable {
    /// The record of the match on the table, if that is kept.
    pub fn record(&self, referee: &Referee) -> Option<Record> {
        match self {
            OnTable::Kept(kept) => Some(kept.record(referee)),
            OnTable::NotKept | OnTable::Awaiting => None,
        }
    }
}

/// How long a match is. A longer one compares as greater.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Extent {
    steps: usize,
    is_over: bool,
}

impl Extent {
    fn of(referee: &Referee) -> Extent {
        let game = referee.played();
        Extent { steps: game.steps().len(), is_over: game.ending().is_some() }
    }
}

/// Saves matches, settings and progress, and holds what is still to be saved. Without this resource, nothing
/// is saved.
#[derive(Resource)]
pub struct Keeping {
    home: Home,
    /// Locked by the task that runs an errand. It outlives a task that panics, and still holds the slot and
    /// what is not written yet.
    scribe: Arc<Mutex<Scribe>>,
    running: Option<Running>,
    errands: Errands,
    /// An errand that panicked. It is tried once more before any other.
    again: Option<Errand>,
}

/// An errand that a task is running.
struct Running {
    errand: Errand,
    is_second_try: bool,
    result: SyncCell<Receiver<Result<Answer, Panicked>>>,
}

impl Keeping {
    /// Saves everything in this home.
    pub fn at(home: Home) -> Keeping {
        let scribe = Arc::new(Mutex::new(Scribe::new(home.clone())));
        Keeping { home, scribe, running: None, errands: Errands::default(), again: None }
    }

    /// Where everything is saved.
    pub fn home(&self) -> &Home {
        &self.home
    }

    /// Whether every errand is done, even if it failed.
    pub fn is_idle(&self) -> bool {
        self.running.is_none() && self.again.is_none() && self.errands.is_empty()
    }

    /// Starts a task for the next errand, unless one is running.
    fn start_next(&mut self, waker: &Waker) {
        if self.running.is_some() {
            return;
        }
        let is_second_try = self.again.is_some();
        let Some(errand) = self.again.take().or_else(|| self.errands.next()) else { return };
        let (back, result) = sync_channel(1);
        let (scribe, given, waker) = (self.scribe.clone(), errand.clone(), waker.clone());
        let task = async move {
            // Nobody receives this after the game has quit.
            _ = back.send(run(&scribe, given));
            waker.wake();
        };
        IoTaskPool::get().spawn(task).detach();
        self.running = Some(Running { errand, is_second_try, result: SyncCell::new(result) });
    }

    /// The errand that has been done, and its answer.
    fn answer(&mut self) -> Option<(Errand, Answer)> {
        let result = match self.running.as_mut()?.result.get().try_recv() {
            Ok(result) => result,
            Err(TryRecvError::Disconnected) => Err(Panicked::default()),
            Err(TryRecvError::Empty) => return None,
        };
        let Running { errand, is_second_try, .. } = self.running.take()?;
        match result {
            Ok(answer) => Some((errand, answer)),
            Err(Panicked(why)) if is_second_try => {
                let answer = lock(&self.scribe).give_up(&errand, &why);
                Some((errand, answer))
            }
            Err(_) => {
                self.again = Some(errand);
                None
            }
        }
    }
}

/// Waits until everything is written.
impl Drop for Keeping {
    fn drop(&mut self) {
        if let Some(mut running) = self.running.take()
            && !matches!(running.result.get().recv(), Ok(Ok(_)))
        {
            self.again = Some(running.errand);
        }
        self.errands.push(Errand::CloseMatch);
        while let Some(errand) = self.again.take().or_else(|| self.errands.next()) {
            let answer = match run(&self.scribe, errand.clone()) {
                Ok(answer) => answer,
                Err(Panicked(why)) => lock(&self.scribe).give_up(&errand, &why),
            };
            for notice in answer.notices {
                warn!("{notice:?}");
            }
        }
    }
}

/// The message of a panic.
#[derive(Debug, Default)]
struct Panicked(String);

/// Runs an errand. A panic ends only this errand.
fn run(scribe: &Mutex<Scribe>, errand: Errand) -> Result<Answer, Panicked> {
    let run = AssertUnwindSafe(|| lock(scribe).run(errand));
    catch_unwind(run).map_err(|panic| {
        let said = panic.downcast_ref::<&str>().map(|said| (*said).to_owned());
        Panicked(said.or_else(|| panic.downcast_ref().cloned()).unwrap_or_default())
    })
}

/// The scribe, even after an errand has panicked: it is then ready for the next one.
fn lock(scribe: &Mutex<Scribe>) -> MutexGuard<'_, Scribe> {
    scribe.lock().unwrap_or_else(PoisonError::into_inner)
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
    let Some((errand, answer)) = keeping.bypass_change_detection().answer() else { return };
    notices.write_batch(answer.notices);
    if let Some(found) = answer.resumable {
        resumable.set_if_neq(found);
    }
    // If the player has chosen another match meanwhile, that one stays on the table.
    if !matches!(errand, Errand::Resume(_)) || !matches!(*on_table, OnTable::Awaiting) {
        return;
    }
    let Some(Record { date, red, black, game, notes, lines, from }) = answer.resumed else {
        *on_table = OnTable::NotKept;
        return;
    };
    let extent = Extent { steps: game.steps().len(), is_over: game.ending().is_some() };
    *on_table = OnTable::Kept(Kept { date, notes, lines, from, extent });
    let new = NewMatch::to_play(game, [red, black]);
    requests.write(Ask::Begin(Box::new(new)).by(Asker::Hand));
    ready.write(MatchReady);
}

fn leave_match(mut on_table: ResMut<OnTable>, keeping: Option<ResMut<Keeping>>) {
    *on_table = OnTable::NotKept;
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
    let is_choice_changed = matches!(*on_table, OnTable::Awaiting);
    *on_table = OnTable::Kept(Kept {
        date: Timestamp::now(),
        notes: BTreeMap::new(),
        lines: Vec::new(),
        from: new.from.clone(),
        extent: Extent::default(),
    });
    if let Some(mut keeping) = keeping {
        // This also closes a match that is still being read.
        keeping.errands.push(Errand::CloseMatch);
        if is_choice_changed {
            // That match can be continued later.
            keeping.errands.push(Errand::FindUnfinished);
        }
    }
    requests.write(Ask::Begin(Box::new(new.clone())).by(Asker::Hand));
    ready.write(MatchReady);
}

fn continue_match(
    mut on_table: ResMut<OnTable>,
    mut resumable: ResMut<Resumable>,
    keeping: Option<ResMut<Keeping>>,
) {
    if matches!(*on_table, OnTable::Awaiting) {
        return;
    }
    // Taken, so that it is no longer offered. If it can't be continued, the scribe looks again.
    if let (Some(unfinished), Some(mut keeping)) = (resumable.0.take(), keeping) {
        *on_table = OnTable::Awaiting;
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
    let on_table = on_table.bypass_change_detection();
    let extent = Extent::of(&referee);
    let mut is_changed = false;
    for done in done.read() {
        // Another match has replaced the one that was kept.
        let is_replaced = matches!(done.request.ask, Ask::Begin(_)) && !is_ours;
        match on_table {
            OnTable::Kept(_) if is_replaced => {
                *on_table = OnTable::NotKept;
                keeping.errands.push(Errand::CloseMatch);
            }
            // A lesson was begun while the match to continue was being read.
            OnTable::Awaiting if is_replaced => {
                *on_table = OnTable::NotKept;
                keeping.errands.push(Errand::CloseMatch);
                keeping.errands.push(Errand::FindUnfinished);
            }
            OnTable::Kept(kept) => is_changed |= is_change(&done.request.ask, extent, kept.extent),
            OnTable::NotKept | OnTable::Awaiting => {}
        }
    }
    let OnTable::Kept(kept) = on_table else { return };
    if !is_changed {
        return;
    }
    kept.extent = extent;
    let record = kept.record(&referee);
    keeping.errands.push(Errand::SaveMatch(Arc::new(record)));
}

/// Whether the match has to be saved after this request. Looking at another turn changes nothing.
fn is_change(ask: &Ask, extent: Extent, kept: Extent) -> bool {
    match ask {
        Ask::Slide(_)
        | Ask::Relocate(_)
        | Ask::Skip
        | Ask::TakeBack(_)
        | Ask::PlayFromHere
        | Ask::Resign(_)
        | Ask::AgreeDraw(_) => true,
        Ask::Redo | Ask::Begin(_) => extent > kept,
        Ask::Forward(_)
        | Ask::Back(_)
        | Ask::Jump(_)
        | Ask::Return
        | Ask::TakeBackTo(_)
        | Ask::Seat(_)
        | Ask::Follow { .. }
        | Ask::LeaveLine
        | Ask::RemoveLine
        | Ask::OfferDraw(_)
        | Ask::DeclineDraw(_) => false,
    }
}

fn keep_record(mut keeps: MessageReader<KeepRecord>, mut keeping: ResMut<Keeping>) {
    for KeepRecord { record, file } in keeps.read() {
        keeping.errands.push(Errand::SaveRecord(record.clone(), file.clone()));
    }
}

fn keep_settings(settings: Res<Settings>, mut keeping: ResMut<Keeping>) {
    keeping.errands.push(Errand::SaveSettings(Arc::new(settings.clone())));
}

fn keep_progress(progress: Res<Progress>, mut keeping: ResMut<Keeping>) {
    keeping.errands.push(Errand::SaveProgress(Arc::new(progress.clone())));
}

fn start_errands(mut keeping: ResMut<Keeping>, waker: Res<Waker>) {
    if !keeping.is_idle() {
        keeping.bypass_change_detection().start_next(&waker);
    }
}
