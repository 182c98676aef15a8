//! Proofs: which turns solve a position, and whether a puzzle is what it says.

use super::{Puzzle, PuzzleFault, PuzzleKind};
use crate::{
    engine::{FirstTurns, solve},
    rules::{Position, Slide, Turn},
};

/// The most turns that may solve a puzzle.
pub const MOST_SOLUTIONS: usize = 3;

/// All turns of a position that solve it as a puzzle of this kind, in their order, if there are no more than
/// [`MOST_SOLUTIONS`], and the number of positions that the proof looked at. `Ok(None)` if that takes more than
/// `effort` positions. With the slide `likely`, it is soon seen if there are too many.
pub(super) fn solutions(
    position: &Position,
    kind: PuzzleKind,
    effort: u64,
    likely: Option<Slide>,
) -> Result<Option<FirstTurns>, PuzzleFault> {
    let within = kind.within();
    let quicker = match kind {
        // Any win within three counts.
        PuzzleKind::Quiet => None,
        PuzzleKind::Hold2 => solve(position, within),
        _ => solve(position, within - 1),
    };
    if let Some(win) = quicker {
        return Err(match kind {
            PuzzleKind::Hold2 => PuzzleFault::WonInstead { turns: win.turns },
            _ => PuzzleFault::QuickerWin { turns: win.turns },
        });
    }
    let found = match kind {
        PuzzleKind::Hold2 => FirstTurns::that_hold(position, within, MOST_SOLUTIONS, effort),
        _ => FirstTurns::that_win(position, within, MOST_SOLUTIONS, effort, likely),
    };
    let Some(mut found) = found else { return Ok(None) };
    if found.turns.len() > MOST_SOLUTIONS {
        return Err(PuzzleFault::TooManySolutions { most: MOST_SOLUTIONS });
    }
    if found.turns.is_empty() && kind != PuzzleKind::Quiet {
        return Err(PuzzleFault::Unsolvable);
    }
    found.turns.sort_by_cached_key(Turn::to_string);
    Ok(Some(found))
}

impl Puzzle {
    /// Proves the puzzle again: the same turns must solve it that it names.
    pub fn prove(&self) -> Result<(), PuzzleFault> {
        let found = solutions(&self.position, self.kind, u64::MAX, None)?
            .unwrap_or(FirstTurns { turns: Vec::new(), positions: 0 });
        if let Some(turn) = self.solutions.iter().find(|turn| !found.turns.contains(turn)) {
            return Err(PuzzleFault::NoSolution { turn: *turn });
        }
        if let Some(turn) = found.turns.iter().find(|turn| !self.solutions.contains(turn)) {
            return Err(PuzzleFault::MissingSolution { turn: *turn });
        }
        if found.turns != self.solutions {
            return Err(PuzzleFault::SolutionOrder);
        }
        Ok(())
    }
}
