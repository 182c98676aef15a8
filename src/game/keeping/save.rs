//! What is queued for saving, and when: a match after every change, records, settings, progress and solved puzzles.

use std::{path::PathBuf, sync::Arc};

use bevy::prelude::*;

use super::{
    Keeping, Progress, Settings, Trained,
    on_table::{Extent, OnTable},
    scribe::Errand,
};
use crate::{
    game::referee::{Ask, Done, NewMatch, Referee},
    record::Record,
};

/// Keeps a record: in the place of the file that it was read from, or else among the player's matches.
#[derive(Message, Clone, Debug)]
pub struct KeepRecord {
    /// The record.
    pub record: Arc<Record>,
    /// The file that it was read from.
    pub file: Option<PathBuf>,
    /// What was read. If the file holds something else by now, it stays as it is.
    pub read: Arc<Record>,
}

/// What became of a [`KeepRecord`].
#[derive(Message, Clone, Debug)]
pub struct RecordAnswer {
    /// The record.
    pub record: Arc<Record>,
    /// The file in which it is kept now. `None` if it could not be kept.
    pub file: Option<PathBuf>,
}

/// Queues the match for saving if it has changed.
pub(super) fn keep_match(
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
    let extent = Extent::of(new.playhead().game());
    if new.paper.is_continued && before == OnTable::Awaiting {
        return OnTable::Kept(extent);
    }
    if before != OnTable::NotKept {
        // This also closes a match that is still being read.
        keeping.errands.push(Errand::CloseMatch);
    }
    if before == OnTable::Awaiting {
        // That match can be continued later.
        keeping.errands.push(Errand::FindUnfinished);
    }
    match new.occasion.is_saved {
        // A match that comes back once it is over is among the finished matches already.
        true if new.paper.is_continued && extent.is_over() => OnTable::Kept(extent),
        true => OnTable::Kept(Extent::default()),
        false => OnTable::NotKept,
    }
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

pub(super) fn keep_record(mut keeps: MessageReader<KeepRecord>, mut keeping: ResMut<Keeping>) {
    keeps.read().for_each(|keep| keeping.errands.push(Errand::SaveRecord(keep.clone())));
}

/// Tries again to save what could not be saved: the player may have made room on the disk.
pub(super) fn save_again(
    (referee, on_table): (Res<Referee>, Res<OnTable>),
    (settings, progress): (Res<Settings>, Res<Progress>),
    mut keeping: ResMut<Keeping>,
) {
    if keeping.unsaved_match().is_some() && matches!(*on_table, OnTable::Kept(_)) {
        keeping.errands.push(Errand::SaveMatch(Arc::new(referee.record())));
    }
    if keeping.unsaved_settings().is_some() {
        keeping.errands.push(Errand::SaveSettings(Arc::new(settings.clone())));
    }
    if keeping.unsaved_progress().is_some() {
        keeping.errands.push(Errand::SaveProgress(Arc::new(progress.clone())));
    }
    if keeping.unsaved_training().is_some() {
        keeping.errands.push(Errand::SaveTraining(None));
    }
}

pub(super) fn keep_settings(settings: Res<Settings>, mut keeping: ResMut<Keeping>) {
    keeping.errands.push(Errand::SaveSettings(Arc::new(settings.clone())));
}

pub(super) fn keep_progress(progress: Res<Progress>, mut keeping: ResMut<Keeping>) {
    keeping.errands.push(Errand::SaveProgress(Arc::new(progress.clone())));
}

pub(super) fn keep_trained(mut trained: ResMut<Trained>, mut keeping: ResMut<Keeping>) {
    if let Some(change) = trained.bypass_change_detection().unsaved() {
        keeping.errands.push(Errand::SaveTraining(Some(change)));
    }
}
