//! What lies on the table: the components of discs, tokens and places, and what is marked on them.

use bevy::prelude::*;
use strum::VariantArray;

use crate::rules::{Cell, Direction, Side};

/// A disc of the board.
#[derive(Component, Clone, Copy, Debug)]
pub struct Disc;

/// A token and whose it is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token(pub Side);

/// The cell where the rules have a disc, a token or a place. The transform may still be on its way.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct At(pub Cell);

/// The disc that the opponent relocated in the turn before, which may not be taken.
#[derive(Component, Clone, Copy, Debug)]
pub struct Locked;

/// A disc that the person to move may take.
#[derive(Component, Clone, Copy, Debug)]
pub struct Takeable;

/// A token that the person to move may slide.
#[derive(Component, Clone, Copy, Debug)]
pub struct Selectable;

/// The token or disc that the hand holds.
#[derive(Component, Clone, Copy, Debug)]
pub struct InHand;

/// What the hand holds follows the pointer to this place in the world.
#[derive(Component, Clone, Copy, Debug)]
pub struct Carried(pub Vec3);

/// What the pointer is over.
#[derive(Component, Clone, Copy, Debug)]
pub struct Hovered;

/// What keyboard or gamepad are on: a disc, or a place. It is [`Hovered`] too; this mark shows even
/// where nothing can be done, so that a person sees where the next key goes from.
#[derive(Component, Clone, Copy, Debug)]
pub struct UnderCursor;

/// What a disc, a token or a place has to do with the try that was refused last. It is there for as
/// long as the reason is shown. A place without a disc is an entity of its own, with [`At`].
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Blames(pub Blame);

/// A part in a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, VariantArray)]
pub enum Blame {
    /// What the try was about, that may not be done with it: a disc, a token, or a place.
    Refused,
    /// A disc that keeps the refused one from sliding out: it is in its way, or one of two that leave
    /// too narrow a gap.
    HemsIn,
    /// A disc that would be cut off from the rest of the board.
    CutOff,
    /// The disc that the opponent has just moved, and that is locked for this turn.
    Lock,
    /// What stops a token: another token, or a place without a disc, which has no entity else.
    Blocks,
    /// The disc on which a token would come to rest.
    Stop,
    /// One of the too few discs that the disc would touch.
    Touches,
    /// A place of a closed hole that is to stay open.
    Hole,
}

/// A place where what the hand holds may go: an entity of its own, with [`At`], for as long as the
/// hand holds it.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// For a slide, its direction.
    pub direction: Option<Direction>,
    /// For a slide, the cells that the token passes before it stops here.
    pub passed: Vec<Cell>,
}

/// The place that a hint means, of those where what the hand holds may go: it shines more brightly.
#[derive(Component, Clone, Copy, Debug)]
pub struct Good;

/// A token of the shape that won, and which of the three it is in the order in which that is drawn.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Winning(pub usize);

/// The ground on which all lies. It is one entity; a pointer over it is over some cell.
#[derive(Component, Clone, Copy, Debug)]
pub struct Tabletop;
