//! What lies on the table: the components of discs, tokens and places, and their marks.

use bevy::prelude::*;
use strum::VariantArray;

use crate::rules::{Cell, Direction, Side, Slide};

/// A disc of the board.
#[derive(Component, Clone, Copy, Debug)]
pub struct Disc;

/// A token, and the side it belongs to.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token(pub Side);

/// The cell of a disc, a token or a place by the rules. The transform may still be on its way there.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct At(pub Cell);

/// The cell where a disc or a token was when the match on the table began.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstAt(pub Cell);

/// The cell where a disc or a token was when it came to the table. Its grain depends on it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MadeFor(pub Cell);

/// The disc that the opponent has just relocated. It may not be taken.
#[derive(Component, Clone, Copy, Debug)]
pub struct Locked;

/// A disc that the player may take now.
#[derive(Component, Clone, Copy, Debug)]
pub struct Takeable;

/// A token that the player may slide now.
#[derive(Component, Clone, Copy, Debug)]
pub struct Selectable;

/// The token or disc that the hand holds.
#[derive(Component, Clone, Copy, Debug)]
pub struct InHand;

/// The piece being dragged. It follows the pointer to this place in the world.
#[derive(Component, Clone, Copy, Debug)]
pub struct Carried(pub Vec3);

/// The thing under the pointer.
#[derive(Component, Clone, Copy, Debug)]
pub struct Hovered;

/// The disc or place under the cursor of the keyboard or gamepad. It is [`Hovered`] too. This mark shows even
/// where there is nothing to choose, so that the player sees where the cursor is.
#[derive(Component, Clone, Copy, Debug)]
pub struct UnderCursor;

/// Shows the part that a disc, a token or a place played in the last refusal, for as long as the reason is
/// shown. A place without a disc gets an entity of its own, with [`At`].
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Blames(pub Blame);

/// How a cell helps to explain a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, VariantArray)]
pub enum Blame {
    /// The disc, token or place that the refused try was about.
    Refused,
    /// A disc that keeps the refused one from sliding out. It is in the way, or it is one of two discs with too
    /// narrow a gap between them.
    HemsIn,
    /// A disc that would be cut off from the rest of the board.
    CutOff,
    /// The disc that the opponent has just relocated. It is locked for this turn.
    Lock,
    /// What stops a token: another token, or a place without a disc.
    Blocks,
    /// The disc on which the token would stop.
    Stop,
    /// A disc that the relocated disc would touch. There are too few of these.
    Touches,
    /// A cell of a closed hole that has to stay open.
    Hole,
}

/// A place where the held piece may go. It is an entity of its own, with [`At`], and exists while the hand
/// holds the piece.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// For a slide, its direction.
    pub direction: Option<Direction>,
    /// For a slide, the cells that the token passes before it stops here.
    pub passed: Vec<Cell>,
}

/// An empty place that a lesson asks for by pointing at it. The cursor can go there even if no piece may. It is
/// an entity of its own, with [`At`].
#[derive(Component, Clone, Copy, Debug)]
pub struct AskedFor;

/// A disc or a token that may be what a lesson asks for. Tab goes there too.
#[derive(Component, Clone, Copy, Debug)]
pub struct Answerable;

/// A slide that is drawn on the board for whoever is to play. A click where it ends plays it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnSlide(pub Slide);

/// A thing of another game that can be chosen now. Tab goes there too.
#[derive(Component, Clone, Copy, Debug)]
pub struct Inviting;

/// The target that a hint recommends. It shines more brightly than the others.
#[derive(Component, Clone, Copy, Debug)]
pub struct Good;

/// A token of the winning shape, and its index in the order in which the shape is drawn.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Winning(pub usize);

/// The ground under everything. It is a single entity. A point on it belongs to some cell.
#[derive(Component, Clone, Copy, Debug)]
pub struct Tabletop;
