//! What is proven in the background: what a try is worth, and how a solution goes on.

use std::sync::Arc;

use crate::{
    game::common::Caller,
    puzzle::{Puzzle, PuzzleTry},
    rules::Turn,
};

/// What is to be proven of a puzzle.
#[derive(Clone, Debug)]
pub(super) struct PuzzleQuestion {
    pub puzzle: Arc<Puzzle>,
    pub about: WhatToProve,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WhatToProve {
    /// What a turn is worth.
    Worth(Turn),
    /// How a solution goes on, so that it can be shown.
    Showing(Turn),
    /// How it goes on, so that the puzzle can be looked at as a match. `None` if there is no win.
    Match(Option<Turn>),
}

/// What is proven.
#[derive(Clone, Debug)]
pub(super) enum PuzzleAnswer {
    /// This comes of the turn. `None` if it is not legal.
    Worth(Turn, Option<PuzzleTry>),
    /// This is to be shown.
    Showing(Vec<Turn>),
    /// These are the turns of the match.
    Match(Vec<Turn>),
}

pub(super) fn answer(
    PuzzleQuestion { puzzle, about }: PuzzleQuestion,
    call: &Caller<PuzzleAnswer>,
) {
    call.answer(match about {
        WhatToProve::Worth(turn) => PuzzleAnswer::Worth(turn, puzzle.attempt(turn)),
        WhatToProve::Showing(turn) => PuzzleAnswer::Showing(puzzle.line(turn)),
        WhatToProve::Match(turn) => {
            PuzzleAnswer::Match(turn.map_or_else(Vec::new, |turn| puzzle.line(turn)))
        }
    });
}
