//! The reel: the frames of an animation, written as a GIF. Of each frame only what has changed is written.
//!
//! While something moves, frames are drawn quickly and their edges are rough. Once it rests, a fine picture
//! follows. A quick frame is compared with the quick one before it, so what does not move stays fine.

use std::io::{self, Write};

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::{error::of_gif, palette::Palette};

/// A pixel has changed if a part of its colour differs by more than this. Less is noise.
const NOISE: u8 = 2;

/// Writes an animation.
pub(super) struct Reel<W: Write> {
    gif: Encoder<W>,
    palette: Palette,
    rate: u32,
    width: usize,
    /// What the animation shows now, pixel by pixel. Empty before the first frame.
    shown: Vec<Shown>,
    /// The last frame. How long it stays is known once another follows.
    last: Option<Frame<'static>>,
    /// How many frames of time have been added.
    frames: u32,
    /// How much time has been written, in hundredths of a second.
    written: u32,
}

/// What a pixel shows.
struct Shown {
    /// Its colour in the last quick frame.
    quick: [u8; 3],
    /// The colour that it should have.
    wanted: [u8; 3],
    /// The number of the colour that it has.
    number: u8,
}

/// How a frame was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DrawnFrame {
    /// Quickly, while something moves.
    Quick,
    /// Finely, while all rests.
    Fine,
}

impl<W: Write> Reel<W> {
    /// Begins an animation of this size that repeats for ever, with so many frames a second.
    pub fn begin(out: W, size: [u32; 2], palette: Palette, rate: u32) -> io::Result<Reel<W>> {
        let [width, height] = size.map(|side| u16::try_from(side).unwrap_or(u16::MAX));
        let mut gif = Encoder::new(out, width, height, &palette.bytes()).map_err(of_gif)?;
        gif.set_repeat(Repeat::Infinite).map_err(of_gif)?;
        let (width, shown) = (usize::from(width), Vec::new());
        Ok(Reel { gif, palette, rate, width, shown, last: None, frames: 0, written: 0 })
    }

    /// Shows the first frame, drawn quickly and finely. Each pixel has four bytes, of which the last does not
    /// count.
    pub fn open(&mut self, quick: &[u8], fine: &[u8], frames: u32) {
        let pixels = quick.as_chunks().0.iter().zip(fine.as_chunks().0);
        for (i, (quick, wanted)) in pixels.enumerate() {
            let (quick, wanted) = (colour(*quick), colour(*wanted));
            let number = self.palette.at(i % self.width, i / self.width, wanted);
            self.shown.push(Shown { quick, wanted, number });
        }
        let numbers: Vec<u8> = self.shown.iter().map(|shown| shown.number).collect();
        let height = numbers.len() / self.width;
        self.last = Some(frame([0, 0], [self.width, height], numbers, None));
        self.frames += frames;
    }

    /// Adds a frame, which stays for this many times the usual.
    pub fn add(&mut self, pixels: &[u8], drawing: DrawnFrame, frames: u32) -> io::Result<()> {
        if let Some(frame) = self.changed(pixels, drawing) {
            self.write_last()?;
            self.last = Some(frame);
        }
        self.frames += frames;
        Ok(())
    }

    /// Ends the animation. Returns what it was written to, and how long it takes in hundredths of a second.
    pub fn end(mut self) -> io::Result<(W, u32)> {
        self.write_last()?;
        let out = self.gif.into_inner().map_err(of_gif)?;
        Ok((out, self.written))
    }

    fn write_last(&mut self) -> io::Result<()> {
        let Some(mut frame) = self.last.take() else { return Ok(()) };
        // A GIF counts in hundredths of a second. What one frame loses by that, a later one gets.
        let until = (self.frames * 200 + self.rate) / (2 * self.rate);
        frame.delay = u16::try_from(until - self.written).unwrap_or(u16::MAX);
        self.written = until;
        self.gif.write_frame(&frame).map_err(of_gif)
    }

    /// A frame that shows what has changed; `None` if nothing has.
    fn changed(&mut self, pixels: &[u8], drawing: DrawnFrame) -> Option<Frame<'static>> {
        let mut numbers = vec![Palette::SAME; self.shown.len()];
        // The corners of all that has changed.
        let (mut low, mut high) = ([usize::MAX; 2], [0; 2]);
        for (i, (pixel, shown)) in pixels.as_chunks().0.iter().zip(&mut self.shown).enumerate() {
            let colour = colour(*pixel);
            let before = match drawing {
                DrawnFrame::Quick => &mut shown.quick,
                DrawnFrame::Fine => &mut shown.wanted,
            };
            if colour.iter().zip(*before).all(|(part, was)| part.abs_diff(was) <= NOISE) {
                continue;
            }
            *before = colour;
            shown.wanted = colour;
            let (x, y) = (i % self.width, i / self.width);
            let number = self.palette.at(x, y, colour);
            if number != shown.number {
                (shown.number, numbers[i]) = (number, number);
                low = [low[0].min(x), low[1].min(y)];
                high = [high[0].max(x + 1), high[1].max(y + 1)];
            }
        }
        let size = [high[0].checked_sub(low[0])?, high[1].checked_sub(low[1])?];
        let rows = numbers.chunks(self.width).skip(low[1]).take(size[1]);
        let cut = rows.flat_map(|row| &row[low[0]..high[0]]).copied().collect();
        Some(frame(low, size, cut, Some(Palette::SAME)))
    }
}

fn colour([red, green, blue, _]: [u8; 4]) -> [u8; 3] {
    [red, green, blue]
}

/// A part of the animation's picture. Its sides fit, since those of the whole do.
fn frame(
    [left, top]: [usize; 2],
    [width, height]: [usize; 2],
    numbers: Vec<u8>,
    transparent: Option<u8>,
) -> Frame<'static> {
    Frame {
        left: left as u16,
        top: top as u16,
        width: width as u16,
        height: height as u16,
        transparent,
        dispose: DisposalMethod::Keep,
        buffer: numbers.into(),
        ..Frame::default()
    }
}

#[cfg(test)]
mod tests {
    use gif::{ColorOutput, DecodeOptions};

    use super::*;

    const SIZE: [u32; 2] = [16, 10];

    /// A dark picture with a bright square at this place.
    fn picture(square: usize) -> Vec<u8> {
        let colour = |i: usize| if i % 16 / 3 == square && i / 16 > 6 { 220 } else { 30 };
        (0..160).flat_map(|i| [colour(i), 40, 20, 255]).collect()
    }

    fn reel(rate: u32, shown: &[(usize, u32)]) -> Vec<u8> {
        let pictures = [picture(0), picture(1)];
        let palette = Palette::of(pictures.iter().map(Vec::as_slice));
        let mut reel = Reel::begin(Vec::new(), SIZE, palette, rate).expect("room");
        let [(first, lasts), others @ ..] = shown else { panic!("nothing is shown") };
        reel.open(&picture(*first), &picture(*first), *lasts);
        for (square, frames) in others {
            reel.add(&picture(*square), DrawnFrame::Quick, *frames).expect("room");
        }
        reel.end().expect("room").0
    }

    /// The delays and sizes of the frames.
    fn frames(gif: &[u8]) -> Vec<(u16, u16, u16)> {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::Indexed);
        let mut decoder = options.read_info(gif).expect("a GIF");
        assert_eq!(decoder.repeat(), Repeat::Infinite);
        let mut frames = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            frames.push((frame.delay, frame.width, frame.height));
        }
        frames
    }

    #[test]
    fn only_what_has_changed_is_written() {
        let gif = reel(10, &[(0, 1), (1, 1)]);
        assert_eq!(frames(&gif), [(10, 16, 10), (10, 6, 3)]);
    }

    #[test]
    fn a_picture_that_stays_is_written_once() {
        let gif = reel(10, &[(0, 1), (0, 7), (1, 2), (1, 1), (0, 3)]);
        let delays: Vec<u16> = frames(&gif).iter().map(|(delay, ..)| *delay).collect();
        assert_eq!(delays, [80, 30, 30]);
    }

    #[test]
    fn what_does_not_move_stays_fine() {
        let rough: Vec<u8> = picture(0).iter().map(|part| part.saturating_add(20)).collect();
        let palette = Palette::of([picture(0).as_slice(), &rough, &picture(1)]);
        let mut reel = Reel::begin(Vec::new(), SIZE, palette, 10).expect("room");
        reel.open(&rough, &picture(0), 1);
        reel.add(&rough, DrawnFrame::Quick, 4).expect("room");
        reel.add(&picture(0), DrawnFrame::Fine, 4).expect("room");
        reel.add(&picture(1), DrawnFrame::Fine, 1).expect("room");
        let gif = reel.end().expect("room").0;
        assert_eq!(frames(&gif), [(90, 16, 10), (10, 6, 3)]);
    }

    #[test]
    fn a_full_disk_is_told() {
        let palette = Palette::of([picture(0).as_slice()]);
        let mut little = [0; 900];
        let mut reel = Reel::begin(little.as_mut_slice(), SIZE, palette, 10).expect("room");
        reel.open(&picture(0), &picture(0), 1);
        let added = (1..99).try_for_each(|i| reel.add(&picture(i % 2), DrawnFrame::Quick, 1));
        assert_eq!(added.map_err(|error| error.kind()), Err(io::ErrorKind::WriteZero));
    }

    #[test]
    fn the_time_adds_up_whatever_the_rate() {
        for rate in [7, 12, 15, 24, 30, 50] {
            let shown: Vec<(usize, u32)> = (0..rate as usize * 2).map(|i| (i % 3, 1)).collect();
            let delays: u32 = frames(&reel(rate, &shown)).iter().map(|at| u32::from(at.0)).sum();
            assert_eq!(delays, 200, "{rate} frames a second");
        }
    }
}
