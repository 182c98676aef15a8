//! Trying to solve a puzzle: what came of a turn, and hints.

use serde::Serialize;
use strum::VariantNames;

use super::{Puzzle, PuzzleKind, PuzzleTheme};
use crate::{
    engine::{FirstTurns, solve, threat::winning_slide},
    rules::{Cell, Position, Relocation, Rest, Slide, Turn},
};

/// What came of a try. A reply is what the opponent plays to refute it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum PuzzleTry {
    /// It is proven to solve the puzzle.
    Solves,
    /// It wins within three turns, but later than it was asked for. The reply holds out that long.
    WinsLater {
        /// The turns that the win takes.
        turns: u32,
        /// What holds out so long.
        #[serde(serialize_with = "super::as_text")]
        reply: Turn,
    },
    /// The opponent wins at once.
    LosesAtOnce {
        /// The winning slide.
        #[serde(serialize_with = "super::as_text")]
        reply: Turn,
    },
    /// The opponent can force a win.
    Loses {
        /// The turns that it takes.
        turns: u32,
        /// How it begins.
        #[serde(serialize_with = "super::as_text")]
        reply: Turn,
    },
    /// After the reply there is no win in time. Where it was asked for less than three turns, there is none within a
    /// turn more either.
    Slips {
        /// What refutes it.
        #[serde(serialize_with = "super::as_text")]
        reply: Turn,
    },
}

impl PuzzleTry {
    /// The turn with which the opponent refutes the try.
    pub fn reply(self) -> Option<Turn> {
        match self {
            PuzzleTry::Solves => None,
            PuzzleTry::WinsLater { reply, .. }
            | PuzzleTry::LosesAtOnce { reply }
            | PuzzleTry::Loses { reply, .. }
            | PuzzleTry::Slips { reply } => Some(reply),
        }
    }
}

/// A step of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum PuzzleHint {
    /// What the puzzle is about.
    About {
        /// The most telling of its themes.
        theme: PuzzleTheme,
    },
    /// The token to slide.
    Token {
        /// Where it stands.
        cell: Cell,
    },
    /// Where the token is to slide.
    Target {
        /// The cell.
        cell: Cell,
    },
    /// The disc to take.
    Disc {
        /// Where it lies.
        cell: Cell,
    },
    /// Every threat has an answer.
    LookForReplies,
    /// There is no win.
    NoWin,
}

/// The number of steps of a hint.
const STEPS: usize = 3;

/// The longest wins to look for. Most of those in four turns take millions of positions to prove.
const LONGEST: u32 = 3;

/// The most positions that the proof of a later win may look at: nobody should wait for it. None that was measured takes
/// as many.
const LATER: u64 = 300_000;

impl Puzzle {
    /// What comes of a turn. It need not be one that the puzzle names: whatever is proven to solve it does. `None` if the
    /// turn is not legal, or not finished.
    pub fn attempt(&self, turn: Turn) -> Option<PuzzleTry> {
        let mut after = self.position.clone();
        after.play_turn(turn).ok().filter(|()| turn.rest != Rest::ToCome)?;
        if after.due().is_none() {
            return Some(PuzzleTry::Solves);
        }
        if let Some(slide) = winning_slide(&after, after.to_move()) {
            let reply = Turn { slide: Some(slide), rest: Rest::Won };
            return Some(PuzzleTry::LosesAtOnce { reply });
        }
        let within = self.kind.within();
        if self.kind == PuzzleKind::Hold2 {
            let lost = solve(&after, within);
            return Some(lost.map_or(PuzzleTry::Solves, |proof| PuzzleTry::Loses {
                turns: proof.turns,
                reply: proof.first,
            }));
        }
        let Some(in_time) = holding(&after, within - 1, u64::MAX)?.first().copied() else {
            return Some(PuzzleTry::Solves);
        };
        if within == LONGEST {
            return Some(PuzzleTry::Slips { reply: in_time });
        }
        // A reply after which there is no later win either is the better one.
        Some(match holding(&after, within, LATER).map(|replies| replies.first().copied()) {
            Some(None) => PuzzleTry::WinsLater { turns: within + 1, reply: in_time },
            Some(Some(reply)) => PuzzleTry::Slips { reply },
            None => PuzzleTry::Slips { reply: in_time },
        })
    }

    /// Whether “there is no win” is right.
    pub fn has_no_win(&self) -> bool {
        self.kind == PuzzleKind::Quiet && self.solutions.is_empty()
    }

    /// A step of the hint, from 0. After the last there is nothing more to say.
    pub fn hint(&self, step: usize) -> Option<PuzzleHint> {
        if step >= STEPS {
            return None;
        }
        let Some(Turn { slide, rest }) = self.solutions.first() else {
            return Some(if step + 1 < STEPS {
                PuzzleHint::LookForReplies
            } else {
                PuzzleHint::NoWin
            });
        };
        let about = self.themes.last().map(|theme| PuzzleHint::About { theme: *theme });
        let token = slide.map(|Slide { from, .. }| PuzzleHint::Token { cell: from });
        let end = match (rest, slide) {
            (Rest::Relocation(Relocation { from, .. }), _) => {
                Some(PuzzleHint::Disc { cell: *from })
            }
            (_, Some(Slide { to, .. })) => Some(PuzzleHint::Target { cell: *to }),
            _ => None,
        };
        [about, token, end].into_iter().flatten().nth(step)
    }
}

/// One or two of the turns after which the opponent cannot win within so many turns, or none if there are none. `None` if
/// it takes more than `effort` positions to tell.
fn holding(position: &Position, turns: u32, effort: u64) -> Option<Vec<Turn>> {
    if turns == 0 {
        // The turn did not win, and nothing is left to be refuted.
        return Some(position.turns());
    }
    FirstTurns::that_hold(position, turns, 0, effort).map(|found| found.turns)
}
