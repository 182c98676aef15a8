//! Takes: the recorded variants of every sound, one file each, and which of them plays next.

use std::{
    io::Cursor,
    sync::mpsc::{Receiver, channel},
};

use bevy::{ecs::system::SystemParam, platform::cell::SyncCell, prelude::*};
use bevy_kira_audio::{
    AudioChannel, AudioControl, AudioInstance, AudioSource, prelude::StaticSoundData,
};
use include_dir::{Dir, include_dir};

use super::{Device, Effects, read_in_background};
use crate::game::{
    common::{Overrides, Speaker, Waker},
    stage::View,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Takes>()
        .add_systems(OnEnter(Device::There), read)
        .add_systems(Update, receive_takes.run_if(resource_exists::<Reading>));
}

pub(super) static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/sounds");

/// The sounds that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sound {
    /// A token slides over discs.
    Slide,
    /// A disc glides over the table.
    Glide,
    /// A token stops against another token.
    KnockToken,
    /// A token stops at the edge.
    KnockEdge,
    /// A disc leaves the table.
    Lift,
    /// A disc comes down on the table.
    SetDown,
    /// A token is picked up or put back.
    Select,
    /// A try is refused.
    Refuse,
    /// A button is pressed.
    Tick,
    /// A match is won.
    Win,
    /// A match is drawn.
    Draw,
}

/// How the file names of each sound begin.
const NAMES: [(Sound, &str); 11] = [
    (Sound::Slide, "slide-"),
    (Sound::Glide, "glide-"),
    (Sound::KnockToken, "knock-token-"),
    (Sound::KnockEdge, "knock-edge-"),
    (Sound::Lift, "lift-"),
    (Sound::SetDown, "set-down-"),
    (Sound::Select, "select-"),
    (Sound::Refuse, "refuse-"),
    (Sound::Tick, "tick-"),
    (Sound::Win, "win."),
    (Sound::Draw, "draw."),
];

/// The playback rates, used in turn, so that even one take does not sound the same twice in a row.
const RATES: [f64; 7] = [1.0, 0.97, 1.02, 0.985, 1.03, 0.96, 1.01];

/// The start and end of the part that repeats when a sound lasts as long as a movement, in seconds.
const LOOP: (f64, f64) = (0.2, 0.8);

/// The panning of a sound at the right edge of the picture; 0 is the middle.
const WIDTH: f32 = 0.7;

/// Every take of every sound, and how many have been played. The count picks the next take.
#[derive(Resource, Default)]
struct Takes {
    takes: Vec<(Sound, Handle<AudioSource>)>,
    played: usize,
}

/// Delivers takes as they are read.
#[derive(Resource)]
struct Reading(SyncCell<Receiver<(Sound, StaticSoundData)>>);

/// Plays takes.
#[derive(SystemParam)]
pub(super) struct SoundPlayer<'w, 's> {
    takes: ResMut<'w, Takes>,
    effects: Res<'w, AudioChannel<Effects>>,
    views: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<View>>,
}

impl SoundPlayer<'_, '_> {
    /// Plays a sound from the middle.
    pub fn play(&mut self, sound: Sound) {
        self.play_take(sound, None, 0.0, false);
    }

    /// Plays a sound at a place in the world, this many decibels louder than usual.
    pub fn play_at(&mut self, sound: Sound, place: Vec3, louder: f32) {
        self.play_take(sound, Some(place), louder, false);
    }

    /// Plays a sound at a place over and over until it is stopped.
    pub fn play_looped(&mut self, sound: Sound, place: Vec3) -> Option<Handle<AudioInstance>> {
        self.play_take(sound, Some(place), 0.0, true)
    }

    fn play_take(
        &mut self,
        sound: Sound,
        place: Option<Vec3>,
        louder: f32,
        is_lasting: bool,
    ) -> Option<Handle<AudioInstance>> {
        let panning = place.map_or(0.0, |place| self.panning(place));
        let Takes { takes, played } = &mut *self.takes;
        let of_kind = || takes.iter().filter(|(kind, _)| *kind == sound);
        *played += 1;
        let (_, take) = of_kind().nth(*played % of_kind().count().max(1))?;
        let mut command = self.effects.play(take.clone());
        command.with_playback_rate(RATES[*played % RATES.len()]).with_panning(panning);
        if louder != 0.0 {
            command.with_volume(louder);
        }
        if is_lasting {
            command.loop_from(LOOP.0).loop_until(LOOP.1);
        }
        Some(command.handle())
    }

    /// The panning of a place, which is negative on the left side of the picture.
    fn panning(&self, place: Vec3) -> f32 {
        let seen = self.views.iter().find_map(|(camera, at)| camera.world_to_ndc(at, place));
        seen.map_or(0.0, |seen| seen.x.clamp(-1.0, 1.0) * WIDTH)
    }
}

fn read(
    mut commands: Commands,
    overrides: Option<Res<Overrides>>,
    speaker: Res<Speaker>,
    waker: Res<Waker>,
) {
    let overrides = overrides.as_deref().cloned().unwrap_or_default();
    let (words, waker) = (overrides.words(speaker.0.language()), waker.clone());
    let (read, reading) = channel();
    read_in_background(move || {
        for file in FILES.files() {
            let name = file.path().to_string_lossy();
            let kind = NAMES.iter().find(|(_, start)| name.starts_with(start));
            let Some((sound, _)) = kind.filter(|_| name.ends_with(".ogg")) else { continue };
            let path = format!("sounds/{name}");
            if let Some(take) = overrides.load(&words, &path, file.contents(), decode) {
                // This fails only if the game has ended, and then nothing needs the take.
                _ = read.send((*sound, take));
            }
        }
        waker.wake();
    });
    commands.insert_resource(Reading(SyncCell::new(reading)));
}

/// Decodes a sound file.
pub(super) fn decode(
    bytes: std::borrow::Cow<'static, [u8]>,
) -> Result<StaticSoundData, bevy_kira_audio::prelude::FromFileError> {
    StaticSoundData::from_cursor(Cursor::new(bytes))
}

fn receive_takes(
    mut reading: ResMut<Reading>,
    mut takes: ResMut<Takes>,
    mut sources: ResMut<Assets<AudioSource>>,
    mut commands: Commands,
) {
    loop {
        match reading.0.get().try_recv() {
            Ok((kind, sound)) => takes.takes.push((kind, sources.add(AudioSource { sound }))),
            Err(std::sync::mpsc::TryRecvError::Empty) => return,
            Err(std::sync::mpsc::TryRecvError::Disconnected) => {
                commands.remove_resource::<Reading>();
                return;
            }
        }
    }
}
