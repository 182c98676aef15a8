//! The view: from where the board is seen, and how that responds to input.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::frame::Subject;
use crate::{game::table::Layout, rules::Cell};

/// The camera that looks at the board, and how the player has turned it.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The rotation about the board, in radians.
    pub yaw: f32,
    /// How steeply the camera looks down, in radians.
    pub pitch: f32,
    /// At 1 the camera sees the whole board; at 2 it is twice as close.
    pub zoom: f32,
}

impl Default for View {
    fn default() -> View {
        View { yaw: 0.0, pitch: 0.80, zoom: 1.0 }
    }
}

impl View {
    /// Whether the board is seen whole and from the usual height, from either side.
    pub fn is_usual(&self) -> bool {
        let from_a_side = self.yaw.sin().abs() < 1e-3;
        from_a_side && *self == View { yaw: self.yaw, ..View::default() }
    }

    /// Whether the board is seen from the far side rather than from the one where a match begins.
    pub fn is_from_far_side(&self) -> bool {
        self.yaw.cos() < 0.0
    }

    /// The vertical field of view in radians, narrow like that of a long lens.
    pub const FIELD: f32 = 0.46;
    pub(in crate::game::stage) const PITCHES: (f32, f32) = (0.30, FRAC_PI_2 - 0.03);
    pub(in crate::game::stage) const ZOOMS: (f32, f32) = (0.6, 3.0);

    pub(in crate::game::stage) fn rotation(&self) -> Quat {
        Quat::from_rotation_y(self.yaw) * Quat::from_rotation_x(-self.pitch)
    }
}

/// Keeps a camera still: it shows these cells, whatever lies there, and not the board as it drifts. It is for
/// pictures without anything over the table.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Steady {
    /// The cells that the picture shows.
    pub cells: Vec<Cell>,
    /// The share of the picture that they fill.
    pub fill: Vec2,
}

impl Steady {
    pub(super) fn subject(&self, layout: Layout) -> Subject {
        let discs = self.cells.iter().map(|cell| layout.place(*cell)).collect();
        Subject { discs, around: Vec::new(), fill: self.fill }
    }
}

/// How the camera responds to input.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct ViewSettings {
    /// How long the camera takes to cover most of the way, in seconds; 0 moves it at once.
    pub ease: f32,
    /// Radians per pixel of a drag.
    pub turn_speed: f32,
    /// The zoom per notch of the wheel: 0.12 brings the camera about 12 % closer.
    pub zoom_speed: f32,
}

impl Default for ViewSettings {
    fn default() -> ViewSettings {
        ViewSettings { ease: 0.22, turn_speed: 0.006, zoom_speed: 0.12 }
    }
}
