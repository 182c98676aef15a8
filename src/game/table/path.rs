//! The paths of moving pieces, over the table and through the air, and how long they take.

use bevy::prelude::*;

use super::SPACING;

/// How high a held piece hovers above its place.
pub const LIFT: f32 = 0.16;

/// A piece that is this high passes over every token.
const ABOVE_TOKENS: f32 = 1.03;

/// From this distance on, a disc passes beside the head of a token.
const BESIDE_TOKEN: f32 = 0.7;

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
    /// the last, where it stays. It flies over the tokens.
    pub fn relocation(from: Vec3, out: &[Vec3], into: &[Vec3], tokens: &[Vec3]) -> Path {
        let mut points = vec![from];
        points.extend(out);
        if let (Some(start), Some(end)) = (points.last().copied(), into.first()) {
            points.extend(arc(start, *end, tokens));
        }
        points.extend(into);
        let length: f32 = points.windows(2).map(|leg| leg[0].distance(leg[1])).sum();
        Path::new(points, 0.45 + 0.06 * length, Easing::Gentle)
    }

    /// A piece is lifted from one place and put down on another. It flies over the tokens.
    pub fn over(from: Vec3, to: Vec3, tokens: &[Vec3]) -> Path {
        let points = [from].into_iter().chain(arc(from, to, tokens)).chain([to]).collect();
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

/// Points on an arc between two places. It rises as it goes on: straight up, a disc from the rim would leave the picture. Only where
/// tokens stand below does it rise above them.
fn arc(from: Vec3, to: Vec3, tokens: &[Vec3]) -> impl Iterator<Item = Vec3> {
    const POINTS: u8 = 28;
    let height = 0.45 + 0.12 * from.distance(to);
    let length = from.xz().distance(to.xz());
    let over = above_tokens(from.xz(), to.xz(), tokens);
    (1..POINTS).map(move |i| {
        let t = f32::from(i) / f32::from(POINTS);
        let arched = height * 4.0 * t * (1.0 - t);
        let lifted = over.map_or(0.0, |(first, last)| {
            ABOVE_TOKENS * risen(t * length, first) * risen((1.0 - t) * length, length - last)
        });
        from.lerp(to, t) + Vec3::Y * arched.max(lifted)
    })
}

/// From where to where on a straight way a piece is above tokens, measured from its start. Those where it starts and ends do not count.
fn above_tokens(from: Vec2, to: Vec2, tokens: &[Vec3]) -> Option<(f32, f32)> {
    let way = (to - from).normalize_or_zero();
    let near = |token: &Vec2| {
        let along = (token - from).dot(way).clamp(0.0, from.distance(to));
        let aside = token.distance(from + way * along);
        let half = (BESIDE_TOKEN * BESIDE_TOKEN - aside * aside).max(0.0).sqrt();
        (half > 0.0).then_some((along - half, along + half))
    };
    let is_between =
        |token: &Vec2| [from, to].iter().all(|end| end.distance(*token) > SPACING / 2.0);
    let below = tokens.iter().map(|token| token.xz()).filter(is_between);
    below
        .filter_map(|token| near(&token))
        .reduce(|one, other| (one.0.min(other.0), one.1.max(other.1)))
}

/// How far a piece has risen, from 0 to 1, that has to be up after so much of its way.
fn risen(way: f32, up_after: f32) -> f32 {
    const RUN: f32 = 0.8;
    let [from, to] = [(up_after - RUN).max(0.0), up_after.max(0.1)];
    let part = ((way - from) / (to - from)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

#[cfg(test)]
mod tests {
    use std::f32::consts::TAU;

    use super::*;

    fn paths() -> Vec<Path> {
        let place = |i: u8| Vec3::new(f32::from(i), 0.0, -f32::from(i));
        let route: Vec<Vec3> = (1..12).map(place).collect();
        vec![
            Path::slide(place(0) + Vec3::Y * LIFT, place(9)),
            Path::relocation(place(0), &route, &[place(30)], &[place(18)]),
            Path::relocation(place(0), &[], &route, &[]),
            Path::over(place(3), place(20), &[]),
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

    /// Whatever stands on its way, and wherever it comes from.
    #[test]
    fn no_disc_flies_through_a_token() {
        let token = Vec3::ZERO;
        for start in 0..24_u8 {
            let turn = Quat::from_rotation_y(f32::from(start) * TAU / 24.0);
            for (away, aside) in [(1.03, 0.0), (1.03, 0.5), (2.0, 0.3), (4.0, 0.6)] {
                let ends = [-away, 3.1].map(|along| turn * Vec3::new(along, 0.0, aside));
                let path = Path::over(ends[0], ends[1], &[token]);
                for i in 0..=200_u8 {
                    let here = path.after(f32::from(i) / 200.0 * path.lasts());
                    let is_over = here.xz().distance(token.xz()) < BESIDE_TOKEN - 0.05;
                    assert!(!is_over || here.y > ABOVE_TOKENS - 0.1, "{ends:?}: {here}");
                }
            }
        }
        // Where no token stands, it stays low.
        let highest = |tokens: &[Vec3]| {
            let path = Path::over(Vec3::NEG_X, Vec3::X, tokens);
            path.points.iter().map(|point| point.y).fold(0.0, f32::max)
        };
        assert!(highest(&[Vec3::Z]) < 0.8 && highest(&[token]) > 1.0);
    }

    #[test]
    fn a_path_without_length_stands_still() {
        let path = Path::short(Vec3::ONE, Vec3::ONE);
        assert_eq!(path.after(0.05), Vec3::ONE);
    }
}
