//! What is told of a move once the piece has landed, and not while it is on its way.

use bevy::prelude::*;

use crate::game::{
    referee::{Ask, Done},
    table::Motion,
};

/// Lets a change through once the pieces have landed that one of these requests moves. What changes meanwhile waits too.
pub(super) fn once_landed(
    waits_for: impl Fn(&Ask) -> bool,
) -> impl FnMut(In<bool>, MessageReader<Done>, Query<&Motion>, Local<bool>) -> bool {
    move |In(changed), mut done, moving, mut waits| {
        if let Some(last) = done.read().last() {
            *waits = waits_for(&last.request.ask);
        }
        if *waits && moving.iter().any(Motion::travels) {
            return false;
        }
        std::mem::take(&mut *waits) || changed
    }
}
