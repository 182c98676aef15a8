//! What can be heard: the sounds, and the music.

use bevy::prelude::*;
use strum::VariantArray;

/// Something can be heard, or could be with a sound device and the volume turned up.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// A sound begins.
    Sound(Sound),
    /// The music begins or stops.
    Music(Tune),
}

/// What the music does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tune {
    Begins,
    Stops,
}

/// The sounds that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub(super) enum Sound {
    /// A token slides over discs.
    Slide,
    /// A disc glides over the table.
    Glide,
    /// A token stops against another token.
    KnockToken,
    /// A token stops at the edge.
    KnockEdge,
    /// A disc leaves the table.
    Lift,
    /// A disc comes down on the table.
    SetDown,
    /// A token is picked up.
    PickUp,
    /// A token is put down.
    PutDown,
    /// A piece of another game is picked up.
    TakePiece,
    /// A piece of another game is put down.
    PutPiece,
    /// A try is refused.
    Refuse,
    /// A button is pressed.
    Tick,
    /// A match is won.
    Win,
    /// A match is lost, by the only person at the table.
    Loss,
    /// A match is drawn.
    Draw,
    /// The course has come to its end.
    CourseEnd,
}
