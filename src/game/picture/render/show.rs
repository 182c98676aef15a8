//! The show: plays turns of a match in the darkroom as the game does, frame by frame, with pauses in between.

use std::{collections::VecDeque, time::Duration};

use bevy::{prelude::*, time::TimeUpdateStrategy};

use super::{
    RenderError,
    fine::FineFilm,
    reel::DrawnFrame,
    stage_hand::{Sequence, lay_out, set_ease},
};
use crate::{
    game::{
        picture::{Darkroom, Picture},
        referee::{Ask, Asker, Referee},
        table::{Fading, LongestStep, Motion, Triumph},
    },
    record::{Record, Span},
    rules::Part,
};

/// How long the position before the first turn stays, in seconds.
const BEFORE: f32 = 1.0;
/// The pause between the two parts of a turn.
const BETWEEN_PARTS: f32 = 0.2;
/// The pause between two turns.
const BETWEEN_TURNS: f32 = 0.8;
/// How long the last position stays.
const AT_END: f32 = 3.0;

/// How long the camera takes from one scene to the next, and the pause after that.
const GLIDE: f32 = 0.45;
const AFTER_GLIDE: f32 = 0.3;

/// The longest time that a part of a turn can take to be seen, with the celebration of a win. Should something
/// never come to rest, the show goes on.
const LONGEST_PART: f32 = 10.0;

/// How many pictures the colours are chosen from, besides the first.
const SAMPLES: usize = 3;

/// How fast a show goes.
#[derive(Clone, Copy, Debug)]
pub(super) struct ShowTempo {
    /// How many times as fast as in the game.
    pub speed: f32,
    /// Frames a second.
    pub rate: u32,
}

impl ShowTempo {
    /// How much time passes in the game from frame to frame.
    fn step(self) -> Duration {
        Duration::from_secs(1).mul_f32(self.speed) / self.rate
    }

    /// How many frames this many seconds of the game last.
    #[expect(clippy::cast_precision_loss, reason = "there are few frames in a second")]
    fn frames(self, seconds: f32) -> u32 {
        (seconds * self.rate as f32 / self.speed).round() as u32
    }
}

/// Some turns of a match that are played.
pub(super) struct Show {
    pub record: Record,
    /// The last turn that has been played when it begins, and the last that is played.
    pub turns: (usize, usize),
    pub tempo: ShowTempo,
    /// From where they are seen. There is at least one.
    pub scenes: Vec<Sequence>,
}

/// What a rehearsal finds out.
pub(super) struct Rehearsal {
    /// How many frames will be drawn.
    pub frames: usize,
    /// Pictures that have all colours of the show.
    pub samples: Vec<Picture>,
}

/// A frame that was just run.
struct Frame {
    /// For how many more frames of time everything rests.
    rests: u32,
    /// Whether it is the last before a pause between turns.
    ends_turn: bool,
}

impl Show {
    /// Plays everything once without drawing, but for a few pictures.
    pub fn rehearse(&self, room: &mut Darkroom) -> Result<Rehearsal, RenderError> {
        let (after, until) = self.turns;
        self.begin(room);
        let mut rehearsal = Rehearsal { frames: 1, samples: vec![room.take()?] };
        let mut turn = after;
        self.run(
            room,
            |room| {
                room.frame();
            },
            |room, (), frame| {
                rehearsal.frames += if frame.rests > 0 { 2 } else { 1 };
                if frame.ends_turn {
                    turn += 1;
                    let due = rehearsal.samples.len() * (until - after);
                    if (turn - after) * SAMPLES >= due {
                        rehearsal.samples.push(room.take()?);
                        room.set_camera(false);
                    }
                }
                Ok(())
            },
        )?;
        Ok(rehearsal)
    }

    /// Plays and draws everything, and finely what rests. `shot` gets each picture, how it was drawn, and how
    /// many frames of time it stays.
    pub fn play(
        &self,
        room: &mut Darkroom,
        film: &FineFilm,
        mut shot: impl FnMut(Picture, DrawnFrame, u32) -> Result<(), RenderError>,
    ) -> Result<(), RenderError> {
        self.begin(room);
        let quick = room.take()?;
        shot(film.take(room, quick)?, DrawnFrame::Fine, self.tempo.frames(BEFORE).max(1))?;
        room.set_camera(true);
        // Frames that have not come back from the renderer.
        let mut out = VecDeque::new();
        self.run(room, Darkroom::expose, |room, number, frame| {
            let fine = if frame.rests > 0 { film.expose(room) } else { None };
            let quick_stays = if fine.is_some() { 1 } else { 1 + frame.rests };
            out.push_back((number, DrawnFrame::Quick, quick_stays));
            out.extend(fine.map(|number| (number, DrawnFrame::Fine, frame.rests)));
            while let Some((number, drawing, lasts)) = out.front().copied()
                && let Some(picture) = room.developed(number)
            {
                out.pop_front();
                shot(picture, drawing, lasts)?;
            }
            Ok(())
        })?;
        room.set_camera(false);
        for (number, drawing, lasts) in out {
            shot(room.develop(number)?, drawing, lasts)?;
        }
        Ok(())
    }

    fn begin(&self, room: &mut Darkroom) {
        room.set_camera(false);
        // A frame may stand for more time than a frame of the game ever does.
        room.world().resource_mut::<Time<Virtual>>().set_max_delta(self.tempo.step() * 2);
        room.world().insert_resource(LongestStep(f32::INFINITY));
        set_ease(room, 0.0);
        if let Some(scene) = self.scenes.first() {
            scene.put_up(room);
        }
        lay_out(room, &self.record, self.turns.0);
    }

    /// Plays the turns. `run` runs a frame, and `ran` is told of it.
    fn run<Run>(
        &self,
        room: &mut Darkroom,
        mut run: impl FnMut(&mut Darkroom) -> Run,
        mut ran: impl FnMut(&mut Darkroom, Run, Frame) -> Result<(), RenderError>,
    ) -> Result<(), RenderError> {
        let goal = referee(room).playhead().start_after(self.turns.1);
        let mut scenes = self.scenes.iter().peekable();
        while referee(room).playhead().here() < goal {
            let turn = referee(room).playhead().turn();
            if scenes.peek().is_some_and(|scene| turn >= scene.until) {
                scenes.next();
                if let Some(scene) = scenes.peek() {
                    self.glide(room, scene, &mut run, &mut ran)?;
                }
            }
            room.world().write_message(Ask::Forward(Span::Part).by(Asker::Script));
            for left in (0..self.tempo.frames(LONGEST_PART).max(1)).rev() {
                set_step(room, self.tempo.step());
                let frame = run(room);
                set_step(room, Duration::ZERO);
                room.check_wanted()?;
                let goes_on = left > 0 && is_moving(room.world());
                let ends_turn = !goes_on
                    && (referee(room).position().due() != Some(Part::Relocation)
                        || referee(room).game().ending().is_some());
                let pause = match ends_turn {
                    _ if goes_on => 0.0,
                    _ if referee(room).playhead().here() >= goal => AT_END,
                    true => BETWEEN_TURNS,
                    false => BETWEEN_PARTS,
                };
                let rests = self.tempo.frames(pause);
                ran(room, frame, Frame { rests, ends_turn })?;
                if !goes_on {
                    break;
                }
            }
        }
        Ok(())
    }
}

impl Show {
    /// Moves the camera to another scene.
    fn glide<Run>(
        &self,
        room: &mut Darkroom,
        scene: &Sequence,
        run: &mut impl FnMut(&mut Darkroom) -> Run,
        ran: &mut impl FnMut(&mut Darkroom, Run, Frame) -> Result<(), RenderError>,
    ) -> Result<(), RenderError> {
        set_ease(room, GLIDE / 5.0);
        scene.put_up(room);
        for left in (0..self.tempo.frames(GLIDE).max(1)).rev() {
            if left == 0 {
                set_ease(room, 0.0);
            }
            set_step(room, self.tempo.step());
            let frame = run(room);
            set_step(room, Duration::ZERO);
            room.check_wanted()?;
            let rests = if left == 0 { self.tempo.frames(AFTER_GLIDE).max(1) } else { 0 };
            ran(room, frame, Frame { rests, ends_turn: false })?;
        }
        Ok(())
    }
}

fn referee(room: &mut Darkroom) -> &Referee {
    room.world().resource::<Referee>()
}

fn set_step(room: &mut Darkroom, step: Duration) {
    room.world().insert_resource(TimeUpdateStrategy::ManualDuration(step));
}

/// Whether anything on the table is on its way.
fn is_moving(world: &mut World) -> bool {
    let mut moving = world.query_filtered::<(), Or<(With<Motion>, With<Fading>)>>();
    let triumph = world.get_resource::<Triumph>();
    moving.iter(world).next().is_some() || triumph.is_some_and(|triumph| !triumph.is_over())
}
