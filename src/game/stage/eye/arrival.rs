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
    views: Query<'w, 's, (&'static CurrentView, Ref<'static, View>)>,
    moved_on_before: Local<'s, bool>,
    buttons: Option<Res<'w, ButtonInput<MouseButton>>>,
    touches: Option<Res<'w, Touches>>,
    scroll: Option<Res<'w, AccumulatedMouseScroll>>,
    triumph: Option<Res<'w, Triumph>>,
}

impl Arrival<'_, '_> {
    /// Whether the view has arrived, and nothing is about to move it on: a hand, or a celebration. Whatever moved it on in
    /// the last two frames, such as a key that is held down, may do so again. On a slow machine, the camera arrives within
    /// each frame. It has to be asked in every frame.
    pub fn is_there(&mut self) -> bool {
        let moves_on = self.views.iter().any(|(_, view)| view.is_changed());
        let goes_on_moving = std::mem::replace(&mut *self.moved_on_before, moves_on) && moves_on;
        let is_held =
            self.buttons.as_ref().is_some_and(|buttons| buttons.get_pressed().next().is_some())
                || self.touches.as_ref().is_some_and(|touches| touches.iter().next().is_some())
                || self.scroll.as_ref().is_some_and(|scroll| scroll.delta != Vec2::ZERO);
        let is_calm = self.triumph.as_ref().is_none_or(|triumph| triumph.is_over());
        let has_arrived = self.views.iter().all(|(seen, _)| seen.has_arrived());
        !is_held && is_calm && !goes_on_moving && has_arrived
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::SystemState;

    use super::*;

    /// On a slow machine the camera arrives within each frame.
    #[test]
    fn a_view_that_is_turned_on_and_on_has_not_arrived() {
        let mut world = World::new();
        let view = world.spawn((View::default(), CurrentView::at_goal(View::default()))).id();
        let mut state = SystemState::<Arrival>::new(&mut world);
        let mut is_there = |world: &mut World| {
            world.clear_trackers();
            state.get_mut(world).expect("all that it needs is there").is_there()
        };
        assert!(is_there(&mut world));
        let mut arrives = Vec::new();
        for is_turned in [false, true, false, true, true, true, false] {
            if is_turned {
                world.get_mut::<View>(view).expect("a view").yaw += 0.1;
            }
            arrives.push(is_there(&mut world));
        }
        // Turned once it is there at once, as by a button or with reduced motion.
        assert_eq!(arrives, [true, true, true, true, false, false, true]);
    }
}
