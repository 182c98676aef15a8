//! How a threat is stopped.

use serde::Serialize;
use strum::VariantNames;

use super::threat::{Aim, threats};
use crate::rules::{Position, Side};

/// How the threats of a side are stopped: why its tokens no longer stop where they would win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, VariantNames)]
pub enum Stopped {
    /// A token stands in the way, or where the other would have stopped.
    InTheWay,
    /// A disc is missing on the way.
    Gap,
    /// Nothing stops the token any more where it would have won.
    SlidesPast,
}

impl Stopped {
    /// How a turn stops the threats of a side that were there before it and are gone after it. `None` if there were several,
    /// and each is stopped in another way.
    pub(super) fn by_turn(before: &Position, after: &Position, side: Side) -> Option<Stopped> {
        let mut ways = threats(before, side).into_iter().map(|threat| Stopped::of(threat, after));
        let first = ways.next()?;
        ways.all(|way| way == first).then_some(first)
    }

    /// How a threat is stopped that is no longer there.
    fn of(threat: Aim, after: &Position) -> Stopped {
        let board = after.board();
        match threat.way_there().find(|cell| !board.is_bare_disc(*cell)) {
            Some(cell) if board.is_disc(cell) => Stopped::InTheWay,
            Some(_) => Stopped::Gap,
            None => Stopped::SlidesPast,
        }
    }
}
