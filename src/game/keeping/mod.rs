//! Keeping: saves the match in progress after every part, and the settings and the progress in the lessons
//! after every change. Another copy of the program may save its own at the same time, so only what has changed here is
//! saved. What the other has changed is seen after the next start.
//!
//! A match is kept in its slot from [`StartMatch`] or [`ContinueMatch`] until [`LeaveMatch`]. At other times
//! the match on the table is not kept, such as the one behind the title. A frame only queues what has to be
//! saved. A task does one errand at a time (`scribe.rs`). When the game quits normally, it first waits until
//! everything is written.

mod on_table;
mod progress;
mod runner;
mod scribe;
mod settings;

pub use on_table::OnTable;
pub use progress::{Progress, Standing};
pub use runner::Keeping;
pub use settings::{
    OwnBindings, Quality, Rate, Settings, Speed, TextSize, TurnsView, Volume, WindowPlace,
};

use std::{collections::BTreeMap, path::PathBuf, sync::Arc};

use bevy::{prelude::*, window::WindowFocused};
use jiff::Timestamp;

use self::{
    on_table::{Extent, Kept},
    scribe::Errand,
};
use crate::{
    game::{
        common::{Flow, Notice, Waker},
        referee::{Ask, Asker, Done, NewMatch, Referee, Request},
    },
    home::Unfinished,
    record::Record,
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
        .add_message::<WindowFocused>()
        .add_systems(Startup, look_for_unfinished.run_if(resource_exists::<Keeping>))
        .add_systems(
            Update,
            (
                look_for_unfinished.run_if(resource_exists::<Keeping>.and_then(player_comes_back)),
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

fn look_for_unfinished(mut keeping: ResMut<Keeping>) {
    keeping.errands.push(Errand::FindUnfinished);
}

/// Whether the player has come back to the window. In another copy of the program, a match may have been left or
/// continued meanwhile.
fn player_comes_back(mut focused: MessageReader<WindowFocused>) -> bool {
    focused.read().any(|window| window.focused)
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
    // What was found may be the match that is to be continued.
    let is_chosen = matches!((&errand, &*on_table), (Errand::FindUnfinished, OnTable::Awaiting));
    if let Some(found) = answer.resumable.filter(|_| !is_chosen) {
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
    let extent = Extent::of(&game);
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
    let extent = Extent::of(&referee.played());
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
