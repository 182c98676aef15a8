//! Keeping: saves the match in progress after every part, and the settings and the progress in the lessons
//! after every change. Another copy of the program may save its own at the same time, so only what has changed here is
//! saved. What the other has changed is seen after the next start.
//!
//! A match that is played is kept in its slot from when it is put on the table until [`LeaveMatch`], or until another
//! one comes. What is saved is said by its [`Occasion`](crate::referee::Occasion). A frame only queues what has to be
//! saved. A task does one errand at a time (`scribe.rs`). When the game quits normally, it first waits until
//! everything is written.
//!
//! | file | what it owns |
//! |---|---|
//! | `settings.rs`, `progress.rs` | what is kept of the player: settings, and the progress in the lessons |
//! | `on_table.rs` | whether the match on the table is kept, and how much of it has been queued |
//! | `runner.rs`, `scribe.rs` | the queue of errands, and who does them on disk |

mod on_table;
mod progress;
mod runner;
mod scribe;
mod settings;

pub use progress::{Progress, Standing};
pub use runner::Keeping;
pub use settings::{
    OwnBindings, Quality, Rate, Settings, Speed, TextSize, TurnsView, Volume, WindowPlace,
};

use std::{path::PathBuf, sync::Arc};

use bevy::{prelude::*, window::WindowFocused};

use self::{
    on_table::{Extent, OnTable},
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
        .add_message::<ContinueMatch>()
        .add_message::<LeaveMatch>()
        .add_message::<KeepRecord>()
        .add_message::<RecordAnswer>()
        .add_message::<WindowFocused>()
        .add_systems(Startup, look_for_unfinished.run_if(resource_exists::<Keeping>))
        .add_systems(
            Update,
            (
                look_for_unfinished.run_if(resource_exists::<Keeping>.and_then(player_comes_back)),
                receive_answer.run_if(resource_exists::<Keeping>),
                leave_match.run_if(on_message::<LeaveMatch>),
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

/// What became of a [`KeepRecord`].
#[derive(Message, Clone, Debug)]
pub struct RecordAnswer {
    /// The record.
    pub record: Arc<Record>,
    /// The file in which it is kept now. `None` if it could not be kept.
    pub file: Option<PathBuf>,
}

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
    (mut notices, mut answers): (MessageWriter<Notice>, MessageWriter<RecordAnswer>),
    mut requests: MessageWriter<Request>,
) {
    // No answer must not count as a change.
    let Some((errand, answer)) = keeping.bypass_change_detection().answer() else { return };
    keeping.note_unsaved(&errand, answer.unsaved);
    notices.write_batch(answer.notices);
    if let Errand::SaveRecord(record, _) = &errand {
        answers.write(RecordAnswer { record: record.clone(), file: answer.kept_in });
    }
    // What was found may be the match that is to be continued.
    let is_chosen = matches!((&errand, &*on_table), (Errand::FindUnfinished, OnTable::Awaiting));
    if let Some(found) = answer.resumable.filter(|_| !is_chosen) {
        resumable.set_if_neq(found);
    }
    // If the player has chosen another match meanwhile, that one stays on the table.
    if !matches!(errand, Errand::Resume(_)) || *on_table != OnTable::Awaiting {
        return;
    }
    match answer.resumed {
        Some(record) => {
            let new = NewMatch::to_continue(record);
            requests.write(Ask::Begin(Box::new(new)).by(Asker::Hand));
        }
        None => *on_table = OnTable::NotKept,
    }
}

fn leave_match(mut on_table: ResMut<OnTable>, keeping: Option<ResMut<Keeping>>) {
    *on_table = OnTable::NotKept;
    if let Some(mut keeping) = keeping {
        keeping.errands.push(Errand::CloseMatch);
        keeping.errands.push(Errand::FindUnfinished);
    }
}

fn continue_match(
    mut on_table: ResMut<OnTable>,
    mut resumable: ResMut<Resumable>,
    keeping: Option<ResMut<Keeping>>,
) {
    if *on_table == OnTable::Awaiting {
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
    let extent = Extent::of(referee.played());
    let mut is_changed = false;
    for Done { request, .. } in done.read() {
        if let Ask::Begin(new) = &request.ask {
            *on_table = take_up(new, *on_table, &mut keeping);
            is_changed = false;
        }
        if let OnTable::Kept(kept) = *on_table {
            is_changed |= is_change(&request.ask, extent, kept);
        }
    }
    if is_changed {
        *on_table = OnTable::Kept(extent);
        keeping.errands.push(Errand::SaveMatch(Arc::new(referee.record())));
    }
}

/// Another match has been put on the table. Says what is done with it.
fn take_up(new: &NewMatch, before: OnTable, keeping: &mut Keeping) -> OnTable {
    keeping.unsaved_match = None;
    if new.paper.is_continued && before == OnTable::Awaiting {
        return OnTable::Kept(Extent::of(new.playhead().game()));
    }
    if before != OnTable::NotKept {
        // This also closes a match that is still being read.
        keeping.errands.push(Errand::CloseMatch);
    }
    if before == OnTable::Awaiting {
        // That match can be continued later.
        keeping.errands.push(Errand::FindUnfinished);
    }
    if new.occasion.is_saved { OnTable::Kept(Extent::default()) } else { OnTable::NotKept }
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
