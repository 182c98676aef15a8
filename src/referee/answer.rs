//! What the referee answers.

use serde::Serialize;
use strum::VariantNames;

use super::{Asker, NotYours, Request};
use crate::{
    record::LineRefusal,
    rules::{Cell, Ending, Part, Refusal, Shape, Side},
};

/// A request was granted. This says what changed, so that it can be shown. The state itself is in the
/// [`Referee`](super::Referee).
#[derive(Clone, Debug)]
pub struct Done {
    /// Who asked for what.
    pub request: Request,
    /// What moved on the table, in order. Empty when another match begins: then anything may have moved. What is
    /// played while somebody looks at another turn moves nothing there.
    pub moved: Vec<Moved>,
    /// Whether the table shows it. It does not while somebody looks at another turn.
    pub is_shown: bool,
    /// The parts that the program had to skip afterwards.
    pub skipped: Vec<Skipped>,
    /// How the match ended, if this request ended it, or if it leads back to a match that has ended while somebody
    /// looked elsewhere. A jump to the end only shows it.
    pub ended: Option<Ending>,
    /// The shape that won and its cells in drawing order, if this request won.
    pub shape: Option<(Shape, [Cell; 3])>,
    /// How often this position has now come up at the start of a turn. At 2 the players are warned. 0 if
    /// this request did not complete a turn.
    pub times_stood: u32,
}

/// A token or a disc moved.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Moved {
    /// The part of a turn in which it moves: a slide for a token, a relocation for a disc.
    pub part: Part,
    pub from: Cell,
    pub to: Cell,
    pub way: Way,
}

/// How something moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// A token slides straight.
    Slide,
    /// A disc glides out over these cells and is then lifted to its place.
    Out(Vec<Cell>),
    /// A relocation is taken back: the disc is lifted to the first of these cells and then glides over
    /// them to its place.
    In(Vec<Cell>),
    /// It is lifted straight up and over.
    Over,
}

impl Moved {
    /// Whether a token moved, not a disc.
    pub fn is_token(&self) -> bool {
        self.part == Part::Slide
    }
}

/// A side had to skip a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Skipped {
    pub side: Side,
    pub part: Part,
}

/// A request was refused.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Refused {
    pub request: Request,
    pub why: Objection,
}

impl Refused {
    /// Whether a person asked. What the computer or a script is refused is not the player's business.
    pub fn is_persons(&self) -> bool {
        self.request.by == Asker::Hand
    }

    /// Whether the player should see why: a person asked, or a lesson that shows what is not allowed.
    pub fn is_shown(&self) -> bool {
        self.request.by != Asker::Computer
    }

    /// Whether something was tried with the pieces on the table.
    pub fn is_try(&self) -> bool {
        self.request.ask.is_play()
    }
}

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum Objection {
    /// The rules do not allow it.
    Rules(Refusal),
    /// Only somebody else may ask for it.
    NotYours(NotYours),
    /// The table shows a turn other than the one where play stands.
    LookingBack,
    /// It was made for an earlier place in the match, or has been granted already.
    TooLate,
    /// A variation of a recorded match cannot take it.
    Line(LineRefusal),
    /// There is no such variation, or none on the table.
    NoVariation,
    /// There is nothing to take back.
    NothingToTakeBack,
    /// There is nothing to redo.
    NothingToRedo,
    /// This is the start of the match.
    AtStart,
    /// This is the end of the match.
    AtEnd,
    /// The other side has offered no draw.
    NoDrawOffered,
    /// The match has fewer turns.
    NoSuchTurn {
        /// The turn that was asked for.
        turn: usize,
        /// How many turns there are.
        turns: usize,
    },
}
