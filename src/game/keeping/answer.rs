//! What comes of an errand that is done.

use bevy::prelude::*;

use super::{Keeping, RecordAnswer, Resumable, Trained, on_table::OnTable, scribe::Errand};
use crate::game::{
    common::Notice,
    referee::{Ask, Asker, NewMatch, Request},
};

pub(super) fn receive(
    mut keeping: ResMut<Keeping>,
    (mut resumable, mut trained): (ResMut<Resumable>, ResMut<Trained>),
    mut on_table: ResMut<OnTable>,
    (mut notices, mut answers): (MessageWriter<Notice>, MessageWriter<RecordAnswer>),
    mut requests: MessageWriter<Request>,
) {
    // No answer must not count as a change.
    let Some((errand, answer)) = keeping.bypass_change_detection().answer() else { return };
    keeping.note_unsaved(&errand, answer.unsaved);
    notices.write_batch(answer.notices);
    match &errand {
        Errand::SaveRecord(keep) => {
            keeping.note_file(&keep.record, answer.kept_in.as_ref());
            answers.write(RecordAnswer { record: keep.record.clone(), file: answer.kept_in });
        }
        Errand::SaveMatch(record) => keeping.note_file(record, answer.kept_in.as_ref()),
        _ => {}
    }
    if let Some(found) = answer.training.filter(|_| !keeping.errands.has_training()) {
        trained.found(found);
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
