//! The photograph: while the board rests, the picture goes on getting better. It is exposed many times, and each time the
//! pixel, the lamp and the lens are in another place. The average has smooth edges and shadows that soften with
//! distance, and what is far away is a little out of focus.

use std::f32::consts::TAU;

use bevy::prelude::*;

/// How many exposures a photograph has.
pub const EXPOSURES: u32 = 64;
/// How many it has where each takes long.
pub const FEW_EXPOSURES: u32 = 16;
/// How long the board rests before a photograph is taken, in seconds; and where each exposure takes long.
const REST: f32 = 0.5;
const LONG_REST: f32 = 3.0;
/// In how many strips each of those is taken, so that the game soon answers whoever comes back.
const STRIPS: u32 = 4;
/// The photograph shows from this exposure on, when the average is smooth enough.
const SHOWS_FROM: u32 = 8;
/// How much of each average shows until the last. The picture changes slowly, without a flash.
const FADE: f32 = 0.25;
/// The radius of the lens, in units: what is twice as far as the board is out of focus by a pixel or two.
const LENS: f32 = 0.035;
/// How much wider the lamp is in one exposure than it has to be, so that the shadows of few exposures flow together.
const OVERLAP: f32 = 1.5;
/// The angle between neighbouring points of a spiral that covers a disc evenly.
const GOLDEN_ANGLE: f32 = 2.399_963_2;
/// The steps of a sequence that covers a square evenly.
const EVEN: Vec2 = Vec2::new(0.754_877_7, 0.569_840_3);

/// The photograph that is being taken.
#[derive(Resource, Clone, Debug, Default)]
pub struct Photo {
    /// What was ordered, however the board moves.
    ordered: Option<PhotoPlan>,
    /// How long the board has rested, in seconds. `None` while it does not.
    rested: Option<f32>,
    /// How many strips of exposures there are.
    taken: u32,
    /// The one of this frame.
    now: Option<Exposure>,
}

/// When a photograph is taken, how many times it is exposed, and in how many strips each time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PhotoPlan {
    pub rest: f32,
    exposures: u32,
    strips: u32,
}

impl PhotoPlan {
    /// For a machine with a graphics card.
    pub const QUICK: PhotoPlan = PhotoPlan { rest: REST, exposures: EXPOSURES, strips: 1 };
    /// For a machine where each exposure takes long.
    pub const SLOW: PhotoPlan =
        PhotoPlan { rest: LONG_REST, exposures: FEW_EXPOSURES, strips: STRIPS };
}

/// A strip of an exposure of a photograph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exposure {
    /// Its number, from 0, of so many.
    pub number: u32,
    of: u32,
    /// The strip, from the top, of so many.
    pub strip: u32,
    strips: u32,
}

impl Photo {
    /// Takes a photograph of so many exposures now. They have to be a power of two.
    pub fn order(&mut self, exposures: u32) {
        let plan = PhotoPlan { rest: 0.0, exposures, strips: 1 };
        *self = Photo { ordered: Some(plan), ..default() };
    }

    /// The exposure of this frame.
    pub fn exposure(&self) -> Option<Exposure> {
        self.now
    }

    /// Whether the next frame has something to expose, even if nothing changes.
    pub fn goes_on(&self) -> bool {
        self.now.is_some_and(|now| !now.is_last() || now.strip + 1 < now.strips)
    }

    /// Whether it has just begun to wait for the board to have rested.
    pub fn begins_to_wait(&self) -> bool {
        self.rested == Some(0.0)
    }

    /// What to expose after this many seconds. `plan` is `None` if no photograph is wanted, or not yet.
    pub fn next(&mut self, is_at_rest: bool, seconds: f32, plan: Option<PhotoPlan>) {
        self.now = None;
        let plan = if let Some(ordered) = self.ordered {
            ordered
        } else if is_at_rest {
            let rested = self.rested.map_or(0.0, |rested| rested + seconds);
            self.rested = Some(rested);
            match plan {
                Some(plan) if self.taken > 0 || rested >= plan.rest => plan,
                Some(_) => return,
                None => {
                    // The average is lost.
                    self.taken = 0;
                    return;
                }
            }
        } else {
            *self = Photo::default();
            return;
        };
        let PhotoPlan { exposures, strips, .. } = plan;
        let (number, strip) = (self.taken / strips, self.taken % strips);
        if number < exposures {
            self.now = Some(Exposure { number, of: exposures, strip, strips });
            self.taken += 1;
        } else {
            self.ordered = None;
        }
    }
}

impl Exposure {
    /// What it covers of a picture of this size.
    pub fn covers(self, picture: UVec2) -> URect {
        let edge = |strip| picture.y * strip / self.strips;
        URect::new(0, edge(self.strip), picture.x, edge(self.strip + 1))
    }

    fn is_last(self) -> bool {
        self.number + 1 == self.of
    }

    /// How much of the average shows after this exposure.
    pub fn opacity(self) -> f32 {
        match self.number {
            _ if self.is_last() => 1.0,
            number if number + 1 < SHOWS_FROM => 0.0,
            _ => FADE,
        }
    }

    /// Where in its pixel the light is caught, from -0.5 to 0.5.
    pub fn pixel(self) -> Vec2 {
        (EVEN * self.count()).fract() - 0.5
    }

    /// Where on the lens the light comes through, from the middle.
    pub fn lens(self) -> Vec2 {
        // In another order than on the lamp, so that no part of the lens sees only a part of the lamp.
        LENS * self.in_disc(self.reversed().wrapping_mul(5).wrapping_add(3) % self.of)
    }

    /// Where on the lamp the light comes from, in radii from its middle; and how wide the lamp is there.
    pub fn lamp(self) -> (Vec2, f32) {
        #[expect(clippy::cast_precision_loss, reason = "exposures are few")]
        let all = self.of as f32;
        (self.in_disc(self.reversed()), (OVERLAP / all.sqrt()).min(1.0))
    }

    /// A number from 0 to 1 that differs for each exposure.
    pub fn chance(self) -> f32 {
        (EVEN.x * EVEN.x * self.count()).fract()
    }

    #[expect(clippy::cast_precision_loss, reason = "exposures are few")]
    fn count(self) -> f32 {
        self.number as f32 + 0.5
    }

    /// Its number with its binary digits reversed: the first few cover as much as all.
    fn reversed(self) -> u32 {
        self.number.reverse_bits().checked_shr(32 - self.of.trailing_zeros()).unwrap_or(0)
    }

    /// One of the points that cover a disc evenly, if there is one for each exposure.
    #[expect(clippy::cast_precision_loss, reason = "exposures are few")]
    fn in_disc(self, point: u32) -> Vec2 {
        let (point, all) = (point as f32 + 0.5, self.of as f32);
        Vec2::from_angle((GOLDEN_ANGLE * point) % TAU) * (point / all).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAN: PhotoPlan = PhotoPlan { rest: 1.0, exposures: 16, strips: 1 };

    /// The exposures of frames that take this long.
    fn frames(photo: &mut Photo, count: usize, seconds: f32) -> Vec<Option<u32>> {
        (0..count)
            .map(|_| {
                photo.next(true, seconds, Some(PLAN));
                photo.exposure().map(|exposure| exposure.number)
            })
            .collect()
    }

    #[test]
    fn a_photograph_is_taken_once_the_board_has_rested_and_only_once() {
        let mut photo = Photo::default();
        assert_eq!(frames(&mut photo, 4, 0.3), [None; 4]);
        let taken = frames(&mut photo, 40, 0.3);
        let wanted: Vec<Option<u32>> = (0..40).map(|n| Some(n).filter(|n| *n < 16)).collect();
        assert_eq!(taken, wanted);
        assert!(!photo.goes_on());
    }

    #[test]
    fn what_moves_ends_it_and_it_begins_again() {
        let mut photo = Photo::default();
        assert_eq!(frames(&mut photo, 1, 0.0), [None]);
        assert!(photo.begins_to_wait());
        assert_eq!(frames(&mut photo, 3, 2.0), [Some(0), Some(1), Some(2)]);
        photo.next(false, 0.1, Some(PLAN));
        assert_eq!(photo.exposure(), None);
        assert_eq!(frames(&mut photo, 3, 0.6), [None, None, Some(0)]);
    }

    #[test]
    fn it_waits_until_it_is_wanted() {
        let mut photo = Photo::default();
        for _ in 0..9 {
            photo.next(true, 1.0, None);
            assert_eq!(photo.exposure(), None);
        }
        assert_eq!(frames(&mut photo, 2, 0.1), [Some(0), Some(1)]);
        photo.next(true, 0.1, None);
        assert_eq!(photo.exposure(), None);
        assert_eq!(frames(&mut photo, 2, 0.1), [Some(0), Some(1)], "it begins again");
    }

    #[test]
    fn an_exposure_in_strips_covers_all_of_the_picture_once() {
        let plan = PhotoPlan { rest: 0.0, exposures: 4, strips: 3 };
        let (size, mut photo) = (UVec2::new(50, 100), Photo::default());
        let mut covered = [0; 100];
        for taken in 0..12 {
            photo.next(true, 0.1, Some(plan));
            let exposure = photo.exposure().expect("an exposure");
            assert_eq!(exposure.number, taken / 3);
            let rows = exposure.covers(size);
            assert_eq!((rows.min.x, rows.max.x), (0, 50));
            for row in rows.min.y..rows.max.y {
                covered[row as usize] += 1;
            }
            assert_eq!(photo.goes_on(), taken < 11);
        }
        assert_eq!(covered, [4; 100]);
    }

    #[test]
    fn an_ordered_photograph_is_taken_at_once_even_while_time_stands_still() {
        let mut photo = Photo::default();
        photo.order(4);
        for number in [Some(0), Some(1), Some(2), Some(3), None, None] {
            photo.next(false, 0.0, None);
            assert_eq!(photo.exposure().map(|exposure| exposure.number), number);
        }
    }

    /// Half of a photograph already covers pixel, lamp and lens: no quarter is empty, and the middle is the middle.
    #[test]
    fn the_first_exposures_cover_as_much_as_all() {
        for of in [16, 64, 1024] {
            for count in [of / 2, of] {
                let exposures =
                    || (0..count).map(|number| Exposure { number, of, strip: 0, strips: 1 });
                let ways: [Vec<Vec2>; 3] = [
                    exposures().map(|exposure| exposure.pixel() * 2.0).collect(),
                    exposures().map(|exposure| exposure.lens() / LENS).collect(),
                    exposures().map(|exposure| exposure.lamp().0).collect(),
                ];
                for points in ways {
                    let all = f32::from(u16::try_from(points.len()).expect("few"));
                    let middle = points.iter().sum::<Vec2>() / all;
                    assert!(middle.length() < 0.15, "{count} of {of}: {middle}");
                    for quarter in [Vec2::new(1.0, 1.0), Vec2::new(-1.0, 1.0)] {
                        for side in [quarter, -quarter] {
                            let within = |point: &&Vec2| (**point * side).min_element() > 0.0;
                            let share = points.iter().filter(within).count() * 100 / points.len();
                            assert!((12..=38).contains(&share), "{count} of {of}: {share} %");
                        }
                    }
                }
            }
        }
    }
}
