//! What players ask of the referee, and what it answers.

use bevy::prelude::*;
use serde::Serialize;
use strum::VariantNames;

use crate::{
    record::Player,
    rules::{Cell, Ending, Match, Part, Refusal, Relocation, Shape, Side, Slide, Step},
};

/// Something that a player asks for. People, the computer, a recorded match and a lesson all ask by
/// this; nothing else changes a match.
#[derive(Message, Clone, Debug)]
pub enum Request {
    /// To slide a token.
    Slide(Slide),
    /// To relocate a disc.
    Relocate(Relocation),
    /// To skip the part that is due. The program does so itself where it must be, so this is refused.
    Skip,
    /// To take back the last part of a turn.
    TakeBackPart,
    /// To take back to the start of a turn.
    TakeBackTurn,
    /// To play again a part that was taken back.
    Redo,
    /// To give up.
    Resign(Side),
    /// To offer a draw.
    OfferDraw(Side),
    /// To agree to a draw that was offered.
    AgreeDraw(Side),
    /// To decline a draw that was offered.
    DeclineDraw(Side),
    /// To go to the position after a turn of this match; 0 is the start.
    Jump(usize),
    /// To put another match on the table, begun or not, and who plays it.
    Begin(Box<NewMatch>),
}

impl Request {
    /// Whether it asks to play something at the table, as by a hand that is on it.
    pub fn is_played(&self) -> bool {
        matches!(self, Request::Slide(_) | Request::Relocate(_))
    }
}

/// A match to put on the table.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// The match, with what has been played of it.
    pub game: Match,
    /// Who plays Red and who plays Black.
    pub players: [Player; 2],
}

/// What was asked for, without what it carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A slide or a relocation, which was played.
    Step(Step),
    /// To take back, by part or by turn.
    TakeBack,
    /// To play again what was taken back.
    Redo,
    /// To end the match without a move.
    End,
    /// A side offers a draw.
    OfferDraw(Side),
    /// A side declines it.
    DeclineDraw(Side),
    /// To go to another turn of the match.
    Jump,
    /// Another match.
    Begin,
}

/// A request was met: what has changed. What is told here is for showing it; the state itself is the
/// referee's.
#[derive(Message, Clone, Debug)]
pub struct Done {
    /// What was asked for.
    pub asked: Asked,
    /// What moved, in this order. Empty for jumps and for other matches, where all may have moved.
    pub moved: Vec<Moved>,
    /// The parts that the program then skipped, since nothing could be played for them.
    pub skipped: Vec<Skipped>,
    /// How the match ended, if this ended it.
    pub ending: Option<Ending>,
    /// The shape that won and its cells in the order in which it is drawn, if this slide won.
    pub shape: Option<(Shape, [Cell; 3])>,
    /// How often the position has now stood at the start of a turn; at 2 players are to be warned. 0
    /// when this did not bring a turn to its end.
    pub times_stood: u32,
}

/// A thing that moved from a cell to a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// From here.
    pub from: Cell,
    /// To here.
    pub to: Cell,
    /// By this way.
    pub way: Way,
}

/// The way by which something moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// A token slides straight.
    Slide,
    /// A disc glides over these cells, then is lifted over to its place.
    Out(Vec<Cell>),
    /// A disc is lifted over to the first of these cells, then glides over them to its place: its
    /// relocation is taken back.
    In(Vec<Cell>),
    /// A disc is lifted straight up and over.
    Over,
}

/// A part that the program skipped for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Skipped {
    /// The side.
    pub side: Side,
    /// The part.
    pub part: Part,
}

/// A request was not met.
#[derive(Message, Clone, Debug)]
pub struct Refused {
    /// The request.
    pub request: Request,
    /// Why.
    pub why: Objection,
}

/// Why a request is not met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum Objection {
    /// The rules do not allow it.
    Rules(Refusal),
    /// Nothing has been played that could be taken back.
    NothingToTakeBack,
    /// Nothing was taken back that could be played again.
    NothingToRedo,
    /// The other side has offered no draw.
    NoDrawOffered,
    /// The match has not come to that turn.
    NoSuchTurn {
        /// The turn asked for.
        turn: usize,
        /// How many there are.
        turns: usize,
    },
}
