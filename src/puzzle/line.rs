//! How a win goes on after its first turn.

use super::{Puzzle, PuzzleKind};
use crate::{
    engine::{FirstTurns, solve},
    rules::{Position, Turn},
};

/// The longest win to be played to its end.
const LONGEST: u32 = 3;

/// A win to its end: it begins with this turn, and the opponent plays the first of the turns that hold out longest. It
/// ends earlier if it is no win within [`LONGEST`] turns.
pub(super) fn line_of_win(position: &Position, first: Turn) -> Vec<Turn> {
    let mut line = vec![first];
    let Ok(mut after) = position.after(first) else { return line };
    for within in (1..LONGEST).rev() {
        let Some(reply) = reply_to_win(&after, within) else { break };
        let Ok(replied) = after.after(reply) else { break };
        let Some(next) = solve(&replied, within).map(|proof| proof.first) else { break };
        let Ok(won) = replied.after(next) else { break };
        line.extend([reply, next]);
        after = won;
    }
    line
}

/// The first of the turns that hold out longest, if there is one to play.
fn reply_to_win(position: &Position, within: u32) -> Option<Turn> {
    position.due()?;
    let holds = |turns| FirstTurns::that_hold(position, turns, 0, u64::MAX)?.turns.first().copied();
    let longest = (1..within).rev().find_map(holds);
    longest.or_else(|| position.turns().first().copied())
}

impl Puzzle {
    /// What is played after a turn that solves it, with that turn: a win is played to its end.
    pub fn line(&self, first: Turn) -> Vec<Turn> {
        if self.kind == PuzzleKind::Hold2 {
            return vec![first];
        }
        line_of_win(&self.position, first)
    }
}
