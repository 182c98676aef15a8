//! Leaving a match, so that it can be continued later, and continuing it.

use bevy::{prelude::*, window::WindowFocused};

use super::{Keeping, on_table::OnTable, scribe::Errand};
use crate::{home::Unfinished, record::Record};

/// Puts the [`Resumable`] match on the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct ContinueMatch;

/// Stops keeping the match on the table. It stays in its slot, and is [`Resumable`].
#[derive(Message, Clone, Copy, Debug)]
pub struct LeaveMatch;

/// The newest unfinished match, which can be continued.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Resumable(pub Option<Unfinished<Record>>);

pub(super) fn look_for_unfinished(mut keeping: ResMut<Keeping>) {
    keeping.errands.push(Errand::FindUnfinished);
}

/// Whether the player has come back to the window. In another copy of the program, a match may have been left or
/// continued meanwhile.
pub(super) fn player_comes_back(mut focused: MessageReader<WindowFocused>) -> bool {
    focused.read().any(|window| window.focused)
}

pub(super) fn leave_match(mut on_table: ResMut<OnTable>, keeping: Option<ResMut<Keeping>>) {
    *on_table = OnTable::NotKept;
    if let Some(mut keeping) = keeping {
        keeping.errands.push(Errand::CloseMatch);
        keeping.errands.push(Errand::FindUnfinished);
    }
}

pub(super) fn continue_match(
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
