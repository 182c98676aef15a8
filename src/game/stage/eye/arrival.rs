//! Whether the view has arrived where it is going, so that it is worth painting in full.

use bevy::{
    ecs::system::SystemParam,
    input::{mouse::AccumulatedMouseScroll, touch::Touches},
    prelude::*,
};

use super::{CurrentView, View};
use crate::game::table::Triumph;

/// Knows whether the view has arrived.
#[derive(SystemParam)]
pub struct Arrival<'w, 's> {
    views: Query<'w, 's, &'static CurrentView, With<View>>,
    buttons: Option<Res<'w, ButtonInput<MouseButton>>>,
    touches: Option<Res<'w, Touches>>,
    scroll: Option<Res<'w, AccumulatedMouseScroll>>,
    triumph: Option<Res<'w, Triumph>>,
}

impl Arrival<'_, '_> {
    /// Whether the view has arrived, and nothing is about to move it on: a hand, or a celebration.
    pub fn is_there(&self) -> bool {
        let is_held =
            self.buttons.as_ref().is_some_and(|buttons| buttons.get_pressed().next().is_some())
                || self.touches.as_ref().is_some_and(|touches| touches.iter().next().is_some())
                || self.scroll.as_ref().is_some_and(|scroll| scroll.delta != Vec2::ZERO);
        let is_calm = self.triumph.as_ref().is_none_or(|triumph| triumph.is_over());
        !is_held && is_calm && self.views.iter().all(CurrentView::has_arrived)
    }
}
