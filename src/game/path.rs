//! The ways through the air and over the table by which things move, and how long they take.

use bevy::prelude::*;

/// How high what is in the hand hovers over where it was.
pub const LIFT: f32 = 0.16;

/// Nothing takes longer, in seconds.
const LONGEST: f32 = 0.9;

/// Points to pass at a pace, to the last of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    points: Vec<Vec3>,
    /// How far along each point is.
    along: Vec<f32>,
    lasts: f32,
    pace: Pace,
}

/// How time turns into way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pace {
    /// Sets off gently and is stopped.
    Stopped,
    /// Sets off and arrives gently.
    Gentle,
    /// Arrives gently.
    Settling,
}

impl Path {
    fn new(points: Vec<Vec3>, lasts: f32, pace: Pace) -> Path {
        let mut length = 0.0;
        let mut along = vec![0.0];
        for leg in points.windows(2) {
            length += leg[0].distance(leg[1]);
            along.push(length);
        }
        Path { points, along, lasts: lasts.min(LONGEST), pace }
    }

    /// A token slides: with weight, down to what it slides over, and against what stops it.
    pub fn slide(from: Vec3, to: Vec3) -> Path {
        let length = from.distance(to);
        let down = from.lerp(to, (0.3 / length.max(0.3)).min(1.0)).with_y(to.y);
        Path::new(vec![from, down, to], 0.2 + 0.09 * length, Pace::Stopped)
    }

    /// A disc glides over places, is lifted over to others, and glides over those; the last is its
    /// own.
    pub fn relocation(from: Vec3, out: &[Vec3], into: &[Vec3]) -> Path {
        let mut points = vec![from];
        points.extend(out);
        if let (Some(start), Some(end)) = (points.last().copied(), into.first()) {
            points.extend(arc(start, *end));
        }
        points.extend(into);
        let length: f32 = points.windows(2).map(|leg| leg[0].distance(leg[1])).sum();
        Path::new(points, 0.45 + 0.06 * length, Pace::Gentle)
    }

    /// Up from one place and down on another.
    pub fn over(from: Vec3, to: Vec3) -> Path {
        let points = [from].into_iter().chain(arc(from, to)).chain([to]).collect();
        Path::new(points, 0.35 + 0.04 * from.distance(to), Pace::Gentle)
    }

    /// A short way, as a lift is.
    pub fn short(from: Vec3, to: Vec3) -> Path {
        Path::new(vec![from, to], 0.14, Pace::Settling)
    }

    /// A shake of the head.
    pub fn shake(from: Vec3, to: Vec3) -> Path {
        let side = Vec3::X * 0.06;
        let points = vec![from, to + side, to - side, to + side / 2.0, to];
        Path::new(points, 0.28, Pace::Settling)
    }

    /// Up, and down again.
    pub fn hop(place: Vec3) -> Path {
        Path::new(vec![place, place + Vec3::Y * 1.5 * LIFT, place], 0.4, Pace::Gentle)
    }

    /// How long it takes, in seconds.
    pub fn lasts(&self) -> f32 {
        self.lasts
    }

    /// Where it ends.
    pub fn end(&self) -> Vec3 {
        self.points.last().copied().unwrap_or_default()
    }

    /// Where one is after some seconds.
    pub fn after(&self, seconds: f32) -> Vec3 {
        let t = (seconds / self.lasts).clamp(0.0, 1.0);
        let part = match self.pace {
            Pace::Stopped => t * t * (1.5 - 0.5 * t),
            Pace::Gentle => t * t * (3.0 - 2.0 * t),
            Pace::Settling => t * (2.0 - t),
        };
        let length = self.along.last().copied().unwrap_or_default();
        let here = part * length;
        let next = self.along.partition_point(|along| *along <= here);
        match (self.points.get(next.wrapping_sub(1)), self.points.get(next)) {
            (Some(last), Some(next_point)) => {
                let (start, end) = (self.along[next - 1], self.along[next]);
                last.lerp(*next_point, (here - start) / (end - start).max(f32::EPSILON))
            }
            _ => self.end(),
        }
    }
}

/// Points between two places, up and down again.
fn arc(from: Vec3, to: Vec3) -> impl Iterator<Item = Vec3> {
    const POINTS: u8 = 14;
    let height = 0.45 + 0.12 * from.distance(to);
    (1..POINTS).map(move |i| {
        let t = f32::from(i) / f32::from(POINTS);
        from.lerp(to, t * t * (3.0 - 2.0 * t)) + Vec3::Y * height * 4.0 * t * (1.0 - t)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths() -> Vec<Path> {
        let place = |i: u8| Vec3::new(f32::from(i), 0.0, -f32::from(i));
        let route: Vec<Vec3> = (1..12).map(place).collect();
        vec![
            Path::slide(place(0) + Vec3::Y * LIFT, place(9)),
            Path::relocation(place(0), &route, &[place(30)]),
            Path::relocation(place(0), &[], &route),
            Path::over(place(3), place(20)),
            Path::short(place(1), place(1) + Vec3::Y * LIFT),
            Path::shake(place(1), place(1)),
            Path::hop(place(2)),
        ]
    }

    #[test]
    fn every_path_goes_from_its_start_to_its_end_in_good_time() {
        for path in paths() {
            assert!(path.lasts() <= LONGEST, "{path:?}");
            assert_eq!(path.after(0.0), path.points[0]);
            assert!(path.after(path.lasts()).abs_diff_eq(path.end(), 1e-4), "{path:?}");
            assert_eq!(path.after(10.0), path.end());
        }
    }

    #[test]
    fn nothing_jumps_on_its_way() {
        for path in paths() {
            let length = path.along.last().copied().unwrap_or_default();
            for i in 0..1000_u16 {
                let [here, next] = [i, i + 1].map(|i| f32::from(i) / 1000.0 * path.lasts());
                let step = path.after(here).distance(path.after(next));
                assert!(step <= 0.0031 * length + 1e-4, "{step} of {length} at {here}");
            }
        }
    }

    #[test]
    fn a_path_without_length_stands_still() {
        let path = Path::short(Vec3::ONE, Vec3::ONE);
        assert_eq!(path.after(0.05), Vec3::ONE);
    }
}
