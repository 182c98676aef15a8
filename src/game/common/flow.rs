//! The order in which things happen within a frame.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            Flow::Gesture,
            Flow::Act,
            Flow::Ask,
            Flow::Decide,
            Flow::Mirror,
            Flow::Mark,
            Flow::Point,
            Flow::Hover,
            Flow::Move,
            Flow::Celebrate,
            Flow::Tell,
        )
            .chain(),
    );
}

/// The steps of a frame's [`Update`], in order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flow {
    /// Device input becomes gestures and actions.
    Gesture,
    /// Actions move the cursor, or become gestures and requests.
    Act,
    /// Players make requests.
    Ask,
    /// The referee answers them.
    Decide,
    /// Discs and tokens follow the position, and the hand lets go once the position changes.
    Mirror,
    /// Marks show what can be done with each disc, token and place.
    Mark,
    /// The cursor, hints and refusals mark the things they refer to.
    Point,
    /// The thing under the pointer is marked.
    Hover,
    /// Whatever moves advances along its path.
    Move,
    /// A win is shown, once the winning token has arrived.
    Celebrate,
    /// Systems that only listen: drawing, text and sound.
    Tell,
}
