//! What lies on the table: the components of discs, tokens and places, and what is marked on them.

use bevy::prelude::*;

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

/// A place where what the hand holds may go: an entity of its own, with [`At`], for as long as the
/// hand holds it.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// For a slide, its direction.
    pub direction: Option<Direction>,
    /// For a slide, the cells that the token passes before it stops here.
    pub passed: Vec<Cell>,
}

/// A token of the shape that won, and which of the three it is in the order in which that is drawn.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Winning(pub usize);

/// The ground on which all lies. It is one entity; a pointer over it is over some cell.
#[derive(Component, Clone, Copy, Debug)]
pub struct Tabletop;
