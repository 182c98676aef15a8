//! Goals: what a step asks for. A goal is not one fixed move, so several moves may be right.

use serde::Deserialize;

use super::{BoardMark, Solver, Tried, foresight::refutation, spot::winning_slides};
use crate::rules::{Cell, Position, Reason, Relocation, Shape, Side, Slide, Step};

/// What a step asks for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum StepGoal {
    /// A slide.
    Slide {
        /// Where the token stands. Any token if left out.
        #[serde(default)]
        from: Option<Cell>,
        /// Where it stops. Anywhere if left out.
        #[serde(default)]
        to: Option<Cell>,
    },
    /// A relocation.
    Relocate {
        /// Where the disc lies. Any disc if left out.
        #[serde(default)]
        from: Option<Cell>,
        /// Where it is put down. Anywhere if left out.
        #[serde(default)]
        to: Option<Cell>,
    },
    /// A try that the rules refuse for this reason.
    Refused {
        /// The name of the reason.
        reason: Reason,
        /// Where the piece is that was tried. Any piece if left out.
        #[serde(default)]
        from: Option<Cell>,
    },
    /// A slide that this stops.
    StoppedBy(Stopper),
    /// A disc put down where it touches exactly this many others.
    Touches(u32),
    /// A relocation that leaves another disc touching only one.
    LeavesOne,
    /// A relocation that opens a closed hole.
    OpensHole,
    /// A disc put into a closed hole.
    FillsHole,
    /// A slide that wins.
    Wins,
    /// A slide that wins with this shape.
    Forms(Shape),
    /// A turn after which the learner has at least this many slides that would win next.
    Threatens(usize),
    /// A turn after which the opponent cannot force a win within this many turns.
    Holds(u32),
    /// A win within this many turns, whatever the opponent does.
    WinsWithin(u32),
    /// All of these.
    All(Vec<StepGoal>),
    /// At least one of these.
    Any(Vec<StepGoal>),
    /// Anything but this.
    Not(Box<StepGoal>),
}

/// What stops a slide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Stopper {
    /// The outer edge of the board.
    Edge,
    /// A closed hole.
    Hole,
    /// A red token.
    Red,
    /// A black token.
    Black,
}

impl StepGoal {
    /// Whether an attempt reaches the goal. Of several parts, one is enough.
    pub fn is_reached(&self, attempt: &Tried, solver: Solver) -> bool {
        match self {
            StepGoal::All(goals) => goals.iter().all(|goal| goal.is_reached(attempt, solver)),
            StepGoal::Any(goals) => goals.iter().any(|goal| goal.is_reached(attempt, solver)),
            // What the rules refuse is not what a lesson means by anything but that.
            StepGoal::Not(goal) => {
                matches!(attempt, Tried::Played { .. }) && !goal.is_reached(attempt, solver)
            }
            _ => match attempt {
                Tried::Refused { step, why } => self.is_refusal(*step, Reason::from(*why)),
                Tried::Played { side, parts, after, earlier } => {
                    let ends = parts.iter().skip(1).map(|(position, _)| position).chain([*after]);
                    parts
                        .iter()
                        .zip(ends)
                        .any(|((before, step), end)| self.is_part(before, *step, end))
                        || self.is_turn(*side, after, *earlier, solver)
                }
            },
        }
    }

    /// The part of it that asks for a win that may take several turns.
    pub(super) fn win_to_come(&self) -> Option<&StepGoal> {
        match self {
            StepGoal::WinsWithin(_) => Some(self),
            StepGoal::All(goals) => goals.iter().find_map(StepGoal::win_to_come),
            _ => None,
        }
    }

    /// Whether it asks for a win that may take several turns where it must not: such a win cannot be one of
    /// several choices.
    pub(super) fn has_win_among_choices(&self) -> bool {
        let mentions_win =
            |goal: &StepGoal| goal.win_to_come().is_some() || goal.has_win_among_choices();
        match self {
            StepGoal::All(goals) => goals.iter().any(StepGoal::has_win_among_choices),
            StepGoal::Any(goals) => goals.iter().any(mentions_win),
            StepGoal::Not(goal) => mentions_win(goal),
            _ => false,
        }
    }

    /// The most turns that this goal looks ahead.
    pub(super) fn turns(&self) -> Option<u32> {
        match self {
            StepGoal::WinsWithin(turns) | StepGoal::Holds(turns) => Some(*turns),
            StepGoal::All(goals) | StepGoal::Any(goals) => {
                goals.iter().filter_map(StepGoal::turns).max()
            }
            StepGoal::Not(goal) => goal.turns(),
            _ => None,
        }
    }

    fn is_refusal(&self, step: Step, why: Reason) -> bool {
        match self {
            StepGoal::Refused { reason, from } => {
                *reason == why && from.is_none_or(|cell| start_of(step) == Some(cell))
            }
            _ => false,
        }
    }

    /// Whether one part reaches the goal.
    fn is_part(&self, before: &Position, step: Step, after: &Position) -> bool {
        let is = |wanted: &Option<Cell>, cell| wanted.is_none_or(|wanted| wanted == cell);
        match (self, step) {
            (StepGoal::Slide { from, to }, Step::Slide(slide)) => {
                is(from, slide.from) && is(to, slide.to)
            }
            (StepGoal::StoppedBy(stopper), Step::Slide(slide)) => {
                stopped_by(before, slide) == Some(*stopper)
            }
            (StepGoal::Wins, Step::Slide(_)) => after.won().is_some(),
            (StepGoal::Forms(shape), Step::Slide(_)) => {
                after.won().is_some_and(|(_, formed, _)| formed == *shape)
            }
            (StepGoal::Relocate { from, to }, Step::Relocate(relocation)) => {
                is(from, relocation.from) && is(to, relocation.to)
            }
            (StepGoal::Touches(count), Step::Relocate(relocation)) => {
                after.board().touching(relocation.to).count() == *count as usize
            }
            (StepGoal::LeavesOne, Step::Relocate(relocation)) => {
                left_with_one(before, relocation, after).next().is_some()
            }
            (StepGoal::OpensHole, Step::Relocate(_)) => opened(before, after).next().is_some(),
            (StepGoal::FillsHole, Step::Relocate(relocation)) => {
                before.board().holes().contains(&relocation.to)
            }
            _ => false,
        }
    }

    /// What a part that reaches the goal has done, as something to be pointed at: the discs that touch only one other now, or the
    /// holes.
    pub(super) fn marks(&self, before: &Position, step: Step, after: &Position) -> Vec<BoardMark> {
        match (self, step) {
            (StepGoal::LeavesOne, Step::Relocate(relocation)) => {
                left_with_one(before, relocation, after).map(BoardMark::Piece).collect()
            }
            (StepGoal::OpensHole, Step::Relocate(_)) => {
                opened(before, after).map(BoardMark::Place).collect()
            }
            (StepGoal::All(goals) | StepGoal::Any(goals), _) => {
                goals.iter().flat_map(|goal| goal.marks(before, step, after)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether the position after a whole turn of this side reaches the goal.
    fn is_turn(&self, side: Side, after: &Position, earlier: u32, solver: Solver) -> bool {
        let has_won = after.won().is_some_and(|(winner, ..)| winner == side);
        let is_complete = after.to_move() != side;
        match *self {
            StepGoal::Threatens(count) => winning_slides(after, side).len() >= count,
            StepGoal::Holds(turns) => has_won || is_complete && solver(after, turns).is_none(),
            StepGoal::WinsWithin(turns) => {
                let left = turns.saturating_sub(earlier + 1);
                has_won || is_complete && left > 0 && refutation(after, left, solver).is_none()
            }
            _ => false,
        }
    }
}

/// The cell where the piece is that a part moves.
fn start_of(step: Step) -> Option<Cell> {
    match step {
        Step::Slide(slide) => Some(slide.from),
        Step::Relocate(relocation) => Some(relocation.from),
        Step::Skip => None,
    }
}

fn stopped_by(before: &Position, Slide { from, to }: Slide) -> Option<Stopper> {
    let behind = to.step(from.direction_to(to)?);
    Some(match before.token_at(behind) {
        Some(Side::Red) => Stopper::Red,
        Some(Side::Black) => Stopper::Black,
        None if before.board().holes().contains(&behind) => Stopper::Hole,
        None => Stopper::Edge,
    })
}

/// The discs that touched several others before and now touch only one.
fn left_with_one(
    before: &Position,
    Relocation { from, to }: Relocation,
    after: &Position,
) -> impl Iterator<Item = Cell> {
    let touched = |position: &Position, disc| position.board().touching(disc).count();
    before
        .board()
        .touching(from)
        .filter(move |disc| *disc != to && touched(after, *disc) == 1 && touched(before, *disc) > 1)
}

/// The closed holes that were none before.
fn opened(before: &Position, after: &Position) -> impl Iterator<Item = Cell> {
    let old = before.board().holes();
    after.board().holes().into_iter().filter(move |cell| !old.contains(cell))
}
