//! A gamepad's stick, read like a key: a push counts once, until the stick goes back.

use bevy::{math::CompassOctant, prelude::*};

/// How far the stick must be pushed before it counts.
const PUSHED: f32 = 0.6;
/// How close to the middle it must come back before a push counts again.
const RELEASED: f32 = 0.35;

/// Whether the stick is being pushed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stick {
    is_pushed: bool,
}

impl Stick {
    /// Reads the left sticks of all gamepads. Returns the direction of a new push.
    pub fn read<'a>(
        &mut self,
        gamepads: impl Iterator<Item = &'a Gamepad>,
    ) -> Option<CompassOctant> {
        let sticks = gamepads.map(Gamepad::left_stick);
        self.push(sticks.max_by(|a, b| a.length().total_cmp(&b.length())).unwrap_or_default())
    }

    fn push(&mut self, stick: Vec2) -> Option<CompassOctant> {
        let far = if self.is_pushed { RELEASED } else { PUSHED };
        let was_pushed = std::mem::replace(&mut self.is_pushed, stick.length() > far);
        (self.is_pushed && !was_pushed).then_some(if stick.x.abs() > stick.y.abs() {
            if stick.x > 0.0 { CompassOctant::East } else { CompassOctant::West }
        } else if stick.y > 0.0 {
            CompassOctant::North
        } else {
            CompassOctant::South
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_push_counts_once_until_the_stick_goes_back() {
        let mut stick = Stick::default();
        let pushes = [0.5, 0.7, 0.9, 0.4, 0.7, 0.2, 0.7].map(|far| stick.push(Vec2::X * far));
        let east = Some(CompassOctant::East);
        assert_eq!(pushes, [None, east, None, None, None, None, east]);
    }

    #[test]
    fn a_push_goes_in_the_nearest_of_four_directions() {
        for (at, direction) in [
            (Vec2::new(0.3, 0.9), CompassOctant::North),
            (Vec2::new(0.3, -0.9), CompassOctant::South),
            (Vec2::new(-0.9, 0.3), CompassOctant::West),
        ] {
            assert_eq!(Stick::default().push(at), Some(direction));
        }
    }
}
