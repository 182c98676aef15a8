//! The pace: how finely the board is painted while something on it moves, found by measuring how long frames take.

use std::collections::VecDeque;

use bevy::prelude::*;

/// How large the board is painted while it moves, against the full picture: from the finest to the coarsest.
pub const SCALES: [f32; 7] = [1.0, 0.75, 0.6, 0.5, 0.42, 0.35, 0.3];

/// A frame that takes longer than this looks like a still, in seconds.
const SLOW: f32 = 1.0 / 17.0;
/// A frame that takes at most this long leaves time for a finer one.
const FAST: f32 = 1.0 / 45.0;
/// A frame that takes even longer than this has another cause: the window was hidden, or the machine slept.
const INTERRUPTED: f32 = 1.5;
/// A machine that has to go this far needs a simpler picture at rest too.
const FAR_BEHIND: usize = 3;
/// How many frames are judged together.
const WINDOW: usize = 6;
/// How many of them have to be slow for a coarser picture. A single one may have another cause.
const SLOW_ONES: usize = 2;
/// How many frames in a row have to be fast for a finer picture.
const FAST_ONES: u32 = 90;
/// How many frames in a row have to be fast at full size before the better picture at rest is tried again. What held the
/// machine up has passed then. Each time that it fails, this many times as many have to be.
const STEADY_ONES: u32 = 600;
const LONGER: u32 = 4;

/// How fine the picture is while something moves.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Fineness {
    /// The index of its scale.
    coarseness: usize,
    /// How long each of the last frames took, in seconds.
    last: VecDeque<f32>,
    /// How many frames in a row were fast.
    fast: u32,
    /// Whether the picture at rest is simpler too.
    is_far_behind: bool,
    /// How often the machine has fallen far behind.
    falls: u32,
    /// How often a finer picture turned out to be too slow. It is tried less and less often.
    failed: u32,
}

impl Fineness {
    /// The index of the scale at which all of the board is painted while it moves.
    pub fn coarseness(&self) -> usize {
        self.coarseness
    }

    /// Whether the machine keeps up with the full picture.
    pub fn keeps_up(&self) -> bool {
        self.coarseness == 0
    }

    /// Whether the machine is so slow that the picture at rest has to be simpler too.
    pub fn is_far_behind(&self) -> bool {
        self.is_far_behind
    }

    /// Takes into account a frame that took this long, in which all of the board was painted at the current scale.
    pub fn count(&mut self, seconds: f32) {
        if seconds > INTERRUPTED {
            return;
        }
        self.last.push_back(seconds);
        if self.last.len() > WINDOW {
            self.last.pop_front();
        }
        self.fast = if seconds < FAST { self.fast.saturating_add(1) } else { 0 };
        let slow = || self.last.iter().copied().filter(|seconds| *seconds > SLOW);
        if slow().count() >= SLOW_ONES {
            self.go_to(self.coarser(slow().fold(f32::INFINITY, f32::min)));
            self.failed += 1;
        } else if !self.keeps_up() && self.fast >= FAST_ONES << self.failed.min(6) {
            self.go_to(self.coarseness - 1);
        }
    }

    /// Takes into account that nothing moves, so that a better picture comes as no break in a motion. It is tried again if
    /// the machine has kept up for long.
    pub fn rest(&mut self) {
        let failures = self.falls.saturating_sub(1);
        let steady = STEADY_ONES.saturating_mul(LONGER.saturating_pow(failures));
        if self.is_far_behind && self.keeps_up() && self.fast >= steady {
            self.is_far_behind = false;
            self.fast = 0;
        }
    }

    /// The next coarser scale that may be fast enough, if frames take this long. Those are left out that are too slow even
    /// if all of the time goes into pixels.
    fn coarser(&self, seconds: f32) -> usize {
        let for_pixel = seconds / SCALES[self.coarseness].powi(2);
        let may_do = |scale: &f32| for_pixel * scale.powi(2) <= SLOW;
        let next = self.coarseness + 1;
        SCALES.iter().skip(next).position(may_do).map_or(SCALES.len() - 1, |steps| next + steps)
    }

    fn go_to(&mut self, coarseness: usize) {
        let falls = coarseness >= FAR_BEHIND && !self.is_far_behind;
        // Before the better picture was tried again, the machine kept up with the simpler one in full size.
        self.coarseness = if falls && self.falls > 0 { 0 } else { coarseness };
        self.is_far_behind |= falls;
        self.falls += u32::from(falls);
        self.last.clear();
        self.fast = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pace after frames that take this long, in milliseconds, at each scale.
    fn after(frames: usize, mut pace: Fineness, time: impl Fn(f32) -> f32) -> Fineness {
        for _ in 0..frames {
            pace.count(time(SCALES[pace.coarseness()]) / 1000.0);
        }
        pace
    }

    #[test]
    fn a_machine_that_keeps_up_stays_at_the_full_picture() {
        let steady = after(2000, Fineness::default(), |_| 16.0);
        assert!(steady.keeps_up());
        // One slow frame now and then.
        let mut pace = Fineness::default();
        for frame in 0..2000 {
            pace.count(if frame % 10 == 0 { 0.1 } else { 0.016 });
        }
        assert!(pace.keeps_up());
        pace.count(5.0);
        pace.count(5.0);
        assert!(pace.keeps_up(), "the window was hidden");
    }

    #[test]
    fn a_slow_machine_finds_its_scale_within_a_few_frames() {
        let time = |scale: f32| 20.0 + 180.0 * scale * scale;
        let pace = after(6, Fineness::default(), time);
        assert!(time(SCALES[pace.coarseness()]) < SLOW * 1000.0, "{pace:?}");
        assert!(time(SCALES[pace.coarseness() - 1]) > SLOW * 1000.0, "{pace:?}");
        assert_eq!(after(1000, pace.clone(), time).coarseness(), pace.coarseness());
    }

    #[test]
    fn a_machine_that_gets_faster_gets_finer_pictures_but_does_not_waver() {
        let slow = after(40, Fineness::default(), |scale| 150.0 * scale * scale);
        assert!(!slow.keeps_up());
        assert!(after(5000, slow.clone(), |_| 8.0).keeps_up());
        // Fast at one scale and too slow at the next finer one.
        let between = |scale: f32| if scale > 0.55 { 70.0 } else { 15.0 };
        let mut pace = after(40, Fineness::default(), between);
        let mut changes = 0;
        for _ in 0..20_000 {
            let before = pace.coarseness();
            pace.count(between(SCALES[before]) / 1000.0);
            changes += usize::from(pace.coarseness() != before);
        }
        assert!(changes < 20, "{changes}");
    }

    #[test]
    fn after_a_load_has_passed_the_better_picture_comes_back_once_the_board_rests() {
        let mut pace = after(40, Fineness::default(), |scale| 300.0 * scale * scale);
        assert!(pace.is_far_behind());
        pace = after(300, pace, |_| 8.0);
        pace.rest();
        assert!(pace.is_far_behind(), "the load may come back");
        pace = after(3000, pace, |_| 8.0);
        assert!(pace.is_far_behind(), "something moves");
        pace.rest();
        assert!(!pace.is_far_behind() && pace.keeps_up());
        assert!(!after(3000, pace, |_| 8.0).is_far_behind());
    }

    #[test]
    fn a_better_picture_that_is_too_slow_is_tried_less_and_less_often() {
        let mut pace = Fineness::default();
        let mut tried_at = Vec::new();
        for frame in 0..200_000 {
            let better = 0.2 * SCALES[pace.coarseness()].powi(2);
            pace.count(if pace.is_far_behind() { 0.01 } else { better });
            if frame % 50 == 0 && pace.is_far_behind() {
                pace.rest();
                tried_at.extend((!pace.is_far_behind()).then_some(frame));
            }
        }
        assert!((3..=6).contains(&tried_at.len()), "{tried_at:?}");
        let pauses: Vec<i32> = tried_at.windows(2).map(|two| two[1] - two[0]).collect();
        assert!(pauses.windows(2).all(|two| two[1] > 3 * two[0]), "{pauses:?}");
        assert!(pace.is_far_behind() && pace.keeps_up(), "{pace:?}");
    }
}
