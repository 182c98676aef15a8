//! Rendering: draws matches for players without a window, as a picture or an animation that looks like the
//! game.
//!
//! | file | what it owns |
//! |---|---|
//! | `stage_hand.rs` | the table in the darkroom: which position lies on it, and what the camera keeps in sight |
//! | `show.rs` | plays turns as in the game, frame by frame, with pauses in between |
//! | `caption.rs` | who plays, and which turn is played |
//! | `palette.rs` | the colours of an animation |
//! | `fine.rs` | pictures with smooth edges |
//! | `reel.rs` | the frames of an animation, written as a GIF |
//! | `out_file.rs` | the file, which appears under its name once it is complete |
//! | `error.rs` | why a match could not be drawn |
//!
//! The renderer draws the next frame while another thread finds the colours of the last and writes it.

mod caption;
mod error;
mod fine;
mod out_file;
mod palette;
mod reel;
mod show;
mod stage_hand;

pub(super) use caption::plugin as caption;
pub use error::RenderError;

use std::{
    io::{self, Write},
    ops::ControlFlow,
    panic::resume_unwind,
    path::PathBuf,
    sync::mpsc,
    thread,
};

use bevy::prelude::*;
use serde::Serialize;

use super::{Darkroom, Picture};
use crate::{
    game::keeping::Quality,
    record::Record,
    words::{Language, Words},
};
use fine::{FineFilm, pixels};
use out_file::OutFile;
use palette::Palette;
use reel::{DrawnFrame, Reel};
use show::{Rehearsal, Show, ShowTempo};
use stage_hand::{choose_side, for_still, scenes};

/// What to draw, and where to.
#[derive(Clone, Debug)]
pub struct Order {
    /// The match.
    pub record: Record,
    /// What is drawn of it.
    pub shot: Shot,
    /// The width and height in pixels.
    pub size: [u32; 2],
    /// How finely. `None` for what suits the machine.
    pub quality: Option<Quality>,
    /// Whether the board is seen from its far side.
    pub is_flipped: bool,
    /// In which language its caption is.
    pub language: Language,
    /// The file to write.
    pub out: PathBuf,
    /// Whether it may replace a file.
    pub replaces: bool,
}

/// What is drawn of a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shot {
    /// The position after a turn, as a PNG.
    Still {
        /// The turn.
        turn: usize,
        /// How many times it is exposed, a power of two: the more, the finer.
        exposures: u32,
    },
    /// The turns after one turn, up to another, as a GIF.
    Animation {
        /// The last turn that has been played when it begins.
        after: usize,
        /// The last turn that is played.
        until: usize,
        /// How many times as fast as in the game.
        speed: f32,
        /// Frames a second.
        rate: u32,
    },
}

/// What was drawn.
#[derive(Clone, Debug, PartialEq, Serialize, strum::VariantNames)]
pub enum Rendered {
    /// A picture.
    Still {
        /// The file's name.
        file: String,
        /// The turn after which the position stands.
        turn: usize,
        /// Width and height.
        size: String,
    },
    /// An animation.
    Animation {
        /// The file's name.
        file: String,
        /// How many turns are played.
        turns: usize,
        /// How long it takes.
        seconds: u32,
        /// Width and height.
        size: String,
        /// How large the file is.
        kilobytes: u32,
    },
}

/// Is told how many steps of how many are done. It may ask to stop.
type TellsSteps<'a> = &'a mut dyn FnMut(usize, usize) -> ControlFlow<()>;

/// Draws what was ordered.
pub fn render(order: Order, progress: TellsSteps) -> Result<Rendered, RenderError> {
    // First of all, so that nobody waits for a drawing that cannot be written.
    let file = OutFile::create(&order.out, order.replaces)?;
    let size = UVec2::from_array(order.size);
    let shown_size = format!("{}x{}", size.x, size.y);
    let shown_file = order.out.display().to_string();
    match order.shot {
        Shot::Still { turn, exposures } => {
            draw_still(order, turn, exposures, file, progress)?;
            Ok(Rendered::Still { file: shown_file, turn, size: shown_size })
        }
        Shot::Animation { after, until, speed, rate } => {
            let turns = (after, until);
            let tempo = ShowTempo { speed, rate };
            let (hundredths, bytes) = animate(order, turns, tempo, file, progress)?;
            Ok(Rendered::Animation {
                file: shown_file,
                turns: until - after.min(until),
                seconds: (hundredths + 50) / 100,
                size: shown_size,
                kilobytes: u32::try_from(bytes.div_ceil(1000)).unwrap_or(u32::MAX),
            })
        }
    }
}

fn draw_still(
    order: Order,
    turn: usize,
    exposures: u32,
    mut file: OutFile,
    progress: TellsSteps,
) -> Result<(), RenderError> {
    // Before the first exposure, getting ready is a step, and so is writing the picture after the last.
    let steps = exposures as usize + 2;
    tell(progress, 0, steps)?;
    let mut room = Darkroom::of_table(UVec2::from_array(order.size), quality(&order))?;
    choose_side(&mut room, order.is_flipped);
    for_still(&mut room, order.record, turn);
    let told = |number| tell(progress, number as usize + 1, steps);
    let picture = room.photograph(exposures, told)?;
    tell(progress, steps - 1, steps)?;
    let written = file.write_all(&picture.png()?);
    written.map_err(|error| RenderError::unwritable(&order.out, error))?;
    file.finish()?;
    // It is too late to stop.
    _ = progress(steps, steps);
    Ok(())
}

/// How many frames may wait for being written.
const WAITING: usize = 4;

/// Draws an animation. Returns how long it takes in hundredths of a second, and the size of the file in bytes.
fn animate(
    order: Order,
    turns: (usize, usize),
    tempo: ShowTempo,
    file: OutFile,
    progress: TellsSteps,
) -> Result<(u32, u64), RenderError> {
    let unwritable = |error: io::Error| RenderError::unwritable(&order.out, error);
    let mut room = darkroom(&order)?;
    choose_side(&mut room, order.is_flipped);
    let large_film = FineFilm::new(&mut room, UVec2::from_array(order.size));
    let size = UVec2::from_array(order.size).as_vec2();
    let scenes = scenes(&order.record, turns, size.x / size.y);
    let show = Show { record: order.record, turns, tempo, scenes };
    let Rehearsal { frames, samples } = show.rehearse(&mut room)?;
    let mut done = 0;
    tell(progress, done, frames)?;
    let (played, written) = thread::scope(|threads| {
        let (send, receive) = mpsc::sync_channel::<(Picture, DrawnFrame, u32)>(WAITING);
        let writer = threads.spawn(move || {
            let palette = Palette::of(samples.iter().map(Picture::bytes));
            let mut reel = Reel::begin(file, order.size, palette, tempo.rate)?;
            let mut first = samples.first();
            for (picture, drawing, lasts) in receive {
                let pixels = pixels(&picture, order.size[0]);
                match first.take() {
                    Some(quick) => reel.open(quick.bytes(), &pixels, lasts),
                    None => reel.add(&pixels, drawing, lasts)?,
                }
            }
            Ok(reel)
        });
        let played = show.play(&mut room, &large_film, |picture, drawing, lasts| {
            done += 1;
            tell(progress, done.min(frames), frames)?;
            // If the writer has ended, it says why.
            send.send((picture, drawing, lasts)).map_err(|_| RenderError::Stopped)
        });
        drop(send);
        (played, writer.join().unwrap_or_else(|panic| resume_unwind(panic)))
    });
    let reel = written.map_err(unwritable)?;
    played?;
    let (file, hundredths) = reel.end().map_err(unwritable)?;
    let bytes = file.finish()?;
    // Where no fine pictures can be drawn, there were fewer steps. It is too late to stop.
    if done < frames {
        _ = progress(frames, frames);
    }
    Ok((hundredths, bytes))
}

/// The darkroom for an animation.
fn darkroom(order: &Order) -> Result<Darkroom, RenderError> {
    let size = UVec2::from_array(order.size);
    Ok(Darkroom::with_caption(size, quality(order), Words::new(order.language))?)
}

fn quality(order: &Order) -> Quality {
    order.quality.unwrap_or(Quality::Automatic)
}

fn tell(progress: TellsSteps, done: usize, all: usize) -> Result<(), RenderError> {
    match progress(done, all) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(RenderError::Stopped),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use gif::{ColorOutput, DecodeOptions};

    use super::{
        stage_hand::{lay_out, set_ease},
        *,
    };
    use crate::{game::stage::has_adapter, skip};

    const MATCH: &str = include_str!("../../../../assets/matches/quiet.ron");

    /// What a GIF shows at its start and at its end, in rows of four bytes a pixel.
    fn ends(gif: &[u8]) -> [Vec<u8>; 2] {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut gif = options.read_info(gif).expect("a GIF");
        let width = usize::from(gif.width());
        let mut shown = vec![0; width * usize::from(gif.height()) * 4];
        let mut first = None;
        while let Some(frame) = gif.read_next_frame().expect("a frame") {
            let (left, top) = (usize::from(frame.left), usize::from(frame.top));
            let rows = frame.buffer.chunks(usize::from(frame.width) * 4);
            for (y, row) in rows.enumerate() {
                for (x, pixel) in row.chunks(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
                    let at = ((top + y) * width + left + x) * 4;
                    shown[at..at + 4].copy_from_slice(pixel);
                }
            }
            first.get_or_insert_with(|| shown.clone());
        }
        [first.expect("a frame"), shown]
    }

    #[test]
    fn an_animation_begins_and_ends_with_the_positions_of_its_turns() {
        if !has_adapter() {
            return skip::skip("there is no graphics adapter");
        }
        let folder = tempfile::tempdir().expect("a folder");
        let out = folder.path().join("a.gif");
        let turns = (12, 15);
        let order = Order {
            record: Record::read(MATCH).expect("a match"),
            shot: Shot::Animation { after: turns.0, until: turns.1, speed: 2.0, rate: 8 },
            size: [200, 120],
            quality: Some(Quality::Low),
            is_flipped: false,
            language: Language::ENGLISH,
            out: out.clone(),
            replaces: false,
        };
        render(order.clone(), &mut |_, _| ControlFlow::Continue(())).expect("an animation");
        let ends = ends(&fs::read(&out).expect("a file"));

        let mut room = darkroom(&order).expect("a darkroom");
        set_ease(&mut room, 0.0);
        let scenes = scenes(&order.record, turns, 200.0 / 120.0);
        let film = FineFilm::new(&mut room, UVec2::from_array(order.size));
        let places = [scenes.first(), scenes.last()].map(|scene| scene.expect("a scene"));
        for ((turn, scene), shown) in [turns.0, turns.1].into_iter().zip(places).zip(ends) {
            scene.put_up(&mut room);
            lay_out(&mut room, &order.record, turn);
            let quick = room.take().expect("a picture");
            let picture = film.take(&mut room, quick).expect("a picture");
            let picture = pixels(&picture, order.size[0]);
            let parts = || picture.iter().zip(&shown);
            let off = parts().map(|(a, b)| usize::from(a.abs_diff(*b))).sum::<usize>();
            let far = parts().filter(|(a, b)| a.abs_diff(**b) > 30).count();
            let light = shown.iter().map(|part| usize::from(*part)).sum::<usize>() / shown.len();
            assert!(light > 90, "turn {turn}: the picture is dark");
            assert!(off < 2 * shown.len(), "turn {turn}: {off} of {}", shown.len());
            assert!(far < shown.len() / 500, "turn {turn}: {far} of {}", shown.len());
        }
    }
}
