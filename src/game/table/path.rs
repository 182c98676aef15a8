//! The paths of moving pieces, over the table and through the air, and how long they take.

use bevy::prelude::*;

/// How high a held piece hovers above its place.
pub const LIFT: f32 = 0.16;

/// The longest time that any path takes, in seconds.
const LONGEST: f32 = 0.9;

/// Points that are passed one after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    points: Vec<Vec3>,
    /// The length of the path up to each point.
    along: Vec<f32>,
    lasts: f32,
    pace: Easing,
}

/// How the speed changes along a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Easing {
    /// Starts gently and stops abruptly.
    Stopped,
    /// Starts and ends gently.
    Gentle,
    /// Starts at full speed and ends gently.
    Settling,
}

impl Path {
    fn new(points: Vec<Vec3>, lasts: f32, pace: Easing) -> Path {
        let mut length = 0.0;
        let mut along = vec![0.0];
        for leg in points.windows(2) {
            length += leg[0].distance(leg[1]);
            along.push(length);
        }
        Path { points, along, lasts: lasts.min(LONGEST), pace }
    }

    /// A token slides. It is first lowered onto the discs, gathers speed, and stops abruptly.
    pub fn slide(from: Vec3, to: Vec3) -> Path {
        let length = from.distance(to);
        let down = from.lerp(to, (0.3 / length.max(0.3)).min(1.0)).with_y(to.y);
        Path::new(vec![from, down, to], 0.2 + 0.09 * length, Easing::Stopped)
    }

    /// A disc glides out over the places `out`, is lifted over to the first of `into`, and glides over those to
    /// the last, where it stays.
    pub fn relocation(from: Vec3, out: &[Vec3], into: &[Vec3]) -> Path {
        let mut points = vec![from];
        points.extend(out);
        if let (Some(start), Some(end)) = (points.last().copied(), into.first()) {
            points.extend(arc(start, *end));
        }
        points.extend(into);
        let length: f32 = points.windows(2).map(|leg| leg[0].distance(leg[1])).sum();
        Path::new(points, 0.45 + 0.06 * length, Easing::Gentle)
    }

    /// A piece is lifted from one place and put down on another.
    pub fn over(from: Vec3, to: Vec3) -> Path {
        let points = [from].into_iter().chain(arc(from, to)).chain([to]).collect();
        Path::new(points, 0.35 + 0.04 * from.distance(to), Easing::Gentle)
    }

    /// A short movement, such as a lift.
    pub fn short(from: Vec3, to: Vec3) -> Path {
        Path::new(vec![from, to], 0.14, Easing::Settling)
    }

    /// A quick shake from side to side, like a shake of the head.
    pub fn shake(from: Vec3, to: Vec3) -> Path {
        let side = Vec3::X * 0.06;
        let points = vec![from, to + side, to - side, to + side / 2.0, to];
        Path::new(points, 0.28, Easing::Settling)
    }

    /// A hop on the spot.
    pub fn hop(place: Vec3) -> Path {
        Path::new(vec![place, place + Vec3::Y * 1.5 * LIFT, place], 0.4, Easing::Gentle)
    }

    /// How long it takes, in seconds.
    pub fn lasts(&self) -> f32 {
        self.lasts
    }

    /// Where it starts.
    pub fn start(&self) -> Vec3 {
        self.points.first().copied().unwrap_or_default()
    }

    /// Where it ends.
    pub fn end(&self) -> Vec3 {
        self.points.last().copied().unwrap_or_default()
    }

    /// The point reached after some seconds.
    pub fn after(&self, seconds: f32) -> Vec3 {
        let t = (seconds / self.lasts).clamp(0.0, 1.0);
        let part = match self.pace {
            Easing::Stopped => t * t * (1.5 - 0.5 * t),
            Easing::Gentle => t * t * (3.0 - 2.0 * t),
            Easing::Settling => t * (2.0 - t),
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

/// Points on an arc between two places. It rises as it goes on: straight up, a disc from the rim would leave the picture.
fn arc(from: Vec3, to: Vec3) -> impl Iterator<Item = Vec3> {
    const POINTS: u8 = 14;
    let height = 0.45 + 0.12 * from.distance(to);
    (1..POINTS).map(move |i| {
        let t = f32::from(i) / f32::from(POINTS);
        from.lerp(to, t) + Vec3::Y * height * 4.0 * t * (1.0 - t)
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
    fn every_path_goes_from_start_to_end_within_the_longest_time() {
        for path in paths() {
            assert!(path.lasts() <= LONGEST, "{path:?}");
            assert_eq!(path.after(0.0), path.points[0]);
            assert!(path.after(path.lasts()).abs_diff_eq(path.end(), 1e-4), "{path:?}");
            assert_eq!(path.after(10.0), path.end());
        }
    }

    #[test]
    fn no_path_jumps() {
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
