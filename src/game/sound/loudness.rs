//! Loudness: measures the built-in sounds as the game plays them. The README beside them says what they should
//! measure, and `make.py` there measures the same.

use std::{borrow::Cow, f64::consts::PI};

use bevy_kira_audio::prelude::{Frame, StaticSoundData};

use super::variants::{FILES, decode};

/// The loudness of every effect in its loudest tenth of a second, in LUFS.
const EFFECTS: f64 = -23.0;
/// The loudness of the whole music, in LUFS.
const MUSIC: f64 = -33.0;
/// How far a sound may be from its loudness, in LU. The encoder changes it a little.
const TOLERANCE: f64 = 0.5;
/// The highest peak, in decibels. Panning to the edge of the table adds 2.3 dB, and −1 dB must remain.
const PEAK: f64 = -3.3;

/// Decodes the built-in sounds whose name a test asks for. A mono file comes out of both loudspeakers.
fn sounds(is_wanted: impl Fn(&str) -> bool) -> Vec<(String, StaticSoundData)> {
    let files = FILES.files().map(|file| (file.path().to_string_lossy().into_owned(), file));
    files
        .filter(|(name, file)| {
            file.path().extension().is_some_and(|ending| ending == "ogg") && is_wanted(name)
        })
        .map(|(name, file)| {
            let sound = decode(Cow::Borrowed(file.contents())).unwrap();
            (name, sound)
        })
        .collect()
}

fn is_music(name: &str) -> bool {
    name == "music.ogg"
}

/// A filter of the second order: its numerator and its denominator without the leading 1.
struct Biquad {
    ahead: [f64; 3],
    back: [f64; 2],
}

impl Biquad {
    /// The two filters of the K weighting of ITU-R BS.1770: a shelf for what the head adds, and a high-pass.
    fn k_weighting(rate: f64) -> [Biquad; 2] {
        let (k, q) = ((PI * 1_681.974_450_955_533 / rate).tan(), 0.707_175_236_955_419_6);
        let high = 10.0_f64.powf(3.999_843_853_973_347 / 20.0);
        let middle = high.powf(0.499_666_774_154_541_6);
        let scale = 1.0 + k / q + k * k;
        let shelf = Biquad {
            ahead: [
                (high + middle * k / q + k * k) / scale,
                2.0 * (k * k - high) / scale,
                (high - middle * k / q + k * k) / scale,
            ],
            back: [2.0 * (k * k - 1.0) / scale, (1.0 - k / q + k * k) / scale],
        };
        let (k, q) = ((PI * 38.135_470_876_024_44 / rate).tan(), 0.500_327_037_323_877_3);
        let scale = 1.0 + k / q + k * k;
        let high_pass = Biquad {
            ahead: [1.0, -2.0, 1.0],
            back: [2.0 * (k * k - 1.0) / scale, (1.0 - k / q + k * k) / scale],
        };
        [shelf, high_pass]
    }

    fn filter(&self, samples: &mut [f64]) {
        let (mut first, mut second) = (0.0, 0.0);
        for sample in samples {
            let input = *sample;
            *sample = self.ahead[0] * input + first;
            first = self.ahead[1] * input - self.back[0] * *sample + second;
            second = self.ahead[2] * input - self.back[1] * *sample;
        }
    }
}

/// The K-weighted power of each frame, summed over both loudspeakers.
fn powers(sound: &StaticSoundData) -> Vec<f64> {
    let filters = Biquad::k_weighting(f64::from(sound.sample_rate));
    let weighted = |side: fn(&Frame) -> f32| {
        let mut samples: Vec<f64> =
            sound.frames.iter().map(|frame| f64::from(side(frame))).collect();
        for filter in &filters {
            filter.filter(&mut samples);
        }
        samples
    };
    let (left, right) = (weighted(|frame| frame.left), weighted(|frame| frame.right));
    left.iter().zip(&right).map(|(left, right)| left * left + right * right).collect()
}

/// The loudness of frames of this summed power, spread over so many frames, in LUFS.
fn lufs(power: f64, frames: usize) -> f64 {
    let frames = u32::try_from(frames).unwrap();
    10.0 * (power / f64::from(frames)).log10() - 0.691
}

/// The loudness of the loudest tenth of a second. BS.1770 itself measures over 0.4 s, but a knock lasts a tenth
/// of that, and the ear sums over about a tenth of a second.
fn loudest(sound: &StaticSoundData) -> f64 {
    let window = sound.sample_rate as usize / 10;
    let powers = powers(sound);
    let tenths = powers.windows(window).step_by(window / 100).map(|tenth| tenth.iter().sum());
    lufs(tenths.fold(0.0, f64::max), window)
}

/// The loudness of the whole sound.
fn whole(sound: &StaticSoundData) -> f64 {
    lufs(powers(sound).iter().sum(), sound.frames.len())
}

/// The highest sample on either side, in decibels.
fn peak(sound: &StaticSoundData) -> f64 {
    let samples = sound.frames.iter().map(|frame| frame.left.abs().max(frame.right.abs()));
    20.0 * f64::from(samples.fold(0.0, f32::max)).log10()
}

#[test]
fn a_full_scale_tone_has_the_loudness_that_the_standard_gives() {
    let tone = (0_u32..48_000).map(|n| (f64::from(n) * PI * 2.0 * 997.0 / 48_000.0).sin() as f32);
    let sound = StaticSoundData {
        sample_rate: 48_000,
        frames: tone.map(|sample| Frame::new(sample, 0.0)).collect(),
        settings: bevy_kira_audio::prelude::StaticSoundSettings::default(),
        slice: None,
    };
    assert!((whole(&sound) + 3.01).abs() < 0.05, "{} LUFS", whole(&sound));
    assert!((loudest(&sound) + 3.01).abs() < 0.05, "{} LUFS", loudest(&sound));
    assert!(peak(&sound).abs() < 0.01, "{} dB", peak(&sound));
}

#[test]
fn all_effects_are_equally_loud() {
    for (name, sound) in sounds(|name| !is_music(name)) {
        let loudness = loudest(&sound);
        assert!((loudness - EFFECTS).abs() <= TOLERANCE, "{name}: {loudness:.1} LUFS");
    }
}

#[test]
fn the_music_is_clearly_below_the_effects() {
    for (name, sound) in sounds(is_music) {
        let loudness = whole(&sound);
        assert!((loudness - MUSIC).abs() <= TOLERANCE, "{name}: {loudness:.1} LUFS");
        let note = loudest(&sound);
        assert!(note < EFFECTS, "{name}: {note:.1} LUFS in its loudest tenth of a second");
    }
}

#[test]
fn no_sound_can_clip() {
    for (name, sound) in sounds(|_| true) {
        assert!(peak(&sound) <= PEAK, "{name}: {:.1} dB", peak(&sound));
    }
}
