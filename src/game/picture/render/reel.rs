//! The reel: the frames of an animation, written as a GIF. Of each frame only what has changed is written.

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
    /// What the animation shows now: for each pixel the colour that was wanted, and the number of the one that
    /// shows.
    shown: Vec<([u8; 3], u8)>,
    /// The last frame. How long it stays is known once another follows.
    last: Option<Frame<'static>>,
    /// How many frames of time have been added.
    frames: u32,
    /// How much time has been written, in hundredths of a second.
    written: u32,
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

    /// Adds a frame, which stays for this many times the usual. Each of its pixels has four bytes, of which the
    /// last does not count.
    pub fn add(&mut self, pixels: &[u8], frames: u32) -> io::Result<()> {
        let changed =
            if self.shown.is_empty() { Some(self.whole(pixels)) } else { self.changed(pixels) };
        if let Some(frame) = changed {
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

    /// The first frame, which shows everything.
    fn whole(&mut self, pixels: &[u8]) -> Frame<'static> {
        for (i, [red, green, blue, _]) in pixels.as_chunks().0.iter().enumerate() {
            let colour = [*red, *green, *blue];
            let number = self.palette.at(i % self.width, i / self.width, colour);
            self.shown.push((colour, number));
        }
        let numbers: Vec<u8> = self.shown.iter().map(|(_, number)| *number).collect();
        let height = numbers.len() / self.width;
        self.frame([0, 0], [self.width, height], numbers, None)
    }

    /// A frame that shows what has changed; `None` if nothing has.
    fn changed(&mut self, pixels: &[u8]) -> Option<Frame<'static>> {
        let mut numbers = vec![Palette::SAME; self.shown.len()];
        // The corners of all that has changed.
        let (mut low, mut high) = ([usize::MAX; 2], [0; 2]);
        for (i, ([red, green, blue, _], (was, shown))) in
            pixels.as_chunks().0.iter().zip(&mut self.shown).enumerate()
        {
            let colour = [*red, *green, *blue];
            if colour.iter().zip(*was).all(|(part, was)| part.abs_diff(was) <= NOISE) {
                continue;
            }
            let (x, y) = (i % self.width, i / self.width);
            let number = self.palette.at(x, y, colour);
            *was = colour;
            if number != *shown {
                (*shown, numbers[i]) = (number, number);
                low = [low[0].min(x), low[1].min(y)];
                high = [high[0].max(x + 1), high[1].max(y + 1)];
            }
        }
        let size = [high[0].checked_sub(low[0])?, high[1].checked_sub(low[1])?];
        let rows = numbers.chunks(self.width).skip(low[1]).take(size[1]);
        let cut = rows.flat_map(|row| &row[low[0]..high[0]]).copied().collect();
        Some(self.frame(low, size, cut, Some(Palette::SAME)))
    }

    #[expect(clippy::unused_self, reason = "only a reel has frames")]
    fn frame(
        &self,
        corner: [usize; 2],
        size: [usize; 2],
        numbers: Vec<u8>,
        transparent: Option<u8>,
    ) -> Frame<'static> {
        let [left, top] = corner.map(|at| at as u16);
        let [width, height] = size.map(|side| side as u16);
        Frame {
            left,
            top,
            width,
            height,
            transparent,
            dispose: DisposalMethod::Keep,
            buffer: numbers.into(),
            ..Frame::default()
        }
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
        for (square, frames) in shown {
            reel.add(&picture(*square), *frames).expect("room");
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
    fn the_time_adds_up_whatever_the_rate() {
        for rate in [7, 12, 15, 24, 30, 50] {
            let shown: Vec<(usize, u32)> = (0..rate as usize * 2).map(|i| (i % 3, 1)).collect();
            let delays: u32 = frames(&reel(rate, &shown)).iter().map(|at| u32::from(at.0)).sum();
            assert_eq!(delays, 200, "{rate} frames a second");
        }
    }
}
