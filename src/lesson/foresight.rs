//! Foresight: how the opponent answers a turn of the learner.

use std::cmp::Reverse;

use super::spot::winning_slides;
use crate::rules::{Part, Position, Rest, Step, Turn};

/// Finds the first turn of a quickest forced win of the player to move within this many of their own turns.
pub type Solver<'a> = &'a dyn Fn(&Position, u32) -> Option<Turn>;

/// A turn of the player to move after which the other side cannot force a win within this many of its turns.
/// A win comes first.
pub(super) fn refutation(position: &Position, within: u32, solver: Solver) -> Option<Turn> {
    let win = winning_slides(position, position.to_move()).first().copied();
    if let Some(slide) = win {
        return Some(Turn { slide: Some(slide), rest: Rest::Won });
    }
    turns(position).into_iter().find(|turn| solver(&after(position, *turn), within).is_none())
}

/// The turn with which the player to move holds out longest. The other side wins within this many turns.
pub(super) fn longest_defence(position: &Position, within: u32, solver: Solver) -> Option<Turn> {
    let holds_out = |turn: &Turn| {
        let next = after(position, *turn);
        let loses_in = (1..=within).find(|turns| solver(&next, *turns).is_some());
        // Among equals, the one that leaves the fewest ways to win at once looks most like a defence.
        (loses_in, Reverse(winning_slides(&next, next.to_move()).len()))
    };
    turns(position).into_iter().max_by_key(holds_out)
}

/// The turns of the player to move. If the slide had to be skipped, only the relocation is left of each.
fn turns(position: &Position) -> Vec<Turn> {
    match position.due() {
        Some(Part::Relocation) => {
            let rests = position.steps().into_iter().map(Step::rest);
            rests.map(|rest| Turn { slide: None, rest }).collect()
        }
        _ => position.turns(),
    }
}

/// The position after one of these turns.
fn after(position: &Position, turn: Turn) -> Position {
    let is_under_way = position.due() == Some(Part::Relocation);
    let mut next = position.clone();
    for step in turn.steps().skip(usize::from(is_under_way)) {
        next.play_unchecked(step);
    }
    next
}
