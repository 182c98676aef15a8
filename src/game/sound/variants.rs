//! Variants: each sound has several files that differ a little. Chance picks the one that plays next.

use std::io::Cursor;

use bevy::{ecs::system::SystemParam, platform::collections::HashMap, prelude::*};
use bevy_kira_audio::{
    AudioChannel, AudioControl, AudioInstance, AudioSource,
    prelude::{Decibels, StaticSoundData},
};
use fastrand::Rng;
use include_dir::{Dir, include_dir};

use super::{
    Device, Effects, decibels,
    heard::{Heard, Sound},
};
use crate::{
    game::{
        common::{Caller, Overrides, Reply, Speaker, Waker, Worker},
        keeping::{Settings, Volume},
        stage::View,
    },
    words::Language,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Variants>()
        .add_systems(OnEnter(Device::There), begin)
        .add_systems(Update, receive.run_if(resource_exists::<Reading>));
}

pub(super) static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/sounds");

/// How the file names of each sound begin. Two sounds may have the same files.
const NAMES: [(Sound, &str); 16] = [
    (Sound::Slide, "slide-"),
    (Sound::Glide, "glide-"),
    (Sound::KnockToken, "knock-token-"),
    (Sound::KnockEdge, "knock-edge-"),
    (Sound::Lift, "lift-"),
    (Sound::SetDown, "set-down-"),
    (Sound::PickUp, "select-"),
    (Sound::PutDown, "select-"),
    (Sound::TakePiece, "select-"),
    (Sound::PutPiece, "select-"),
    (Sound::Refuse, "refuse-"),
    (Sound::Tick, "tick-"),
    (Sound::Win, "win."),
    (Sound::Loss, "loss."),
    (Sound::Draw, "draw."),
    (Sound::CourseEnd, "win."),
];

/// The playback rates, so that even a sound with one variant does not sound the same twice in a row.
const RATES: [f64; 7] = [1.0, 0.97, 1.02, 0.985, 1.03, 0.96, 1.01];

/// The start and end of the part that repeats when a sound lasts as long as a movement, in seconds.
const LOOP: (f64, f64) = (0.2, 0.8);

/// The panning of a sound at the right edge of the picture; 0 is the middle.
const WIDTH: f32 = 0.7;

/// The variants of every sound that has been read, and the chance that picks among them.
#[derive(Resource, Default)]
struct Variants {
    chance: Rng,
    sounds: HashMap<Sound, OfSound>,
}

/// The variants of one sound.
#[derive(Default)]
struct OfSound {
    files: Vec<Handle<AudioSource>>,
    file: Pick,
    rate: Pick,
}

impl Variants {
    /// Picks the next variant of a sound and its playback rate. `None` if none has been read.
    fn choose(&mut self, sound: Sound) -> Option<(Handle<AudioSource>, f64)> {
        let OfSound { files, file, rate } = self.sounds.get_mut(&sound)?;
        let file = file.next_of(files, &mut self.chance)?.clone();
        let rate = *rate.next_of(&RATES, &mut self.chance)?;
        Some((file, rate))
    }
}

/// Picks entries of a list by chance, but never the same one twice in a row. Each list has its own pick, so
/// that the sounds between two slides cannot decide which slide comes next.
#[derive(Default)]
struct Pick {
    last: Option<usize>,
}

impl Pick {
    /// The next entry. `None` if the list is empty.
    fn next_of<'a, T>(&mut self, list: &'a [T], chance: &mut Rng) -> Option<&'a T> {
        let count = list.len();
        let next = match self.last {
            Some(previous) if count > 1 => (previous + chance.usize(1..count)) % count,
            _ => chance.choice(0..count)?,
        };
        self.last = Some(next);
        list.get(next)
    }
}

/// Reads the variants.
#[derive(Resource)]
struct Reading(Worker<SoundSource, (Sound, StaticSoundData)>);

/// Where sounds are read from, and the language for what cannot be read.
pub(super) type SoundSource = (Overrides, Language);

/// Plays sounds.
#[derive(SystemParam)]
pub(super) struct SoundPlayer<'w, 's> {
    variants: ResMut<'w, Variants>,
    settings: Res<'w, Settings>,
    effects: Res<'w, AudioChannel<Effects>>,
    views: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<View>>,
    heard: MessageWriter<'w, Heard>,
}

impl SoundPlayer<'_, '_> {
    /// Plays a sound from the middle.
    pub fn play(&mut self, sound: Sound) {
        self.play_variant(sound, None, 0.0, false);
    }

    /// Plays a sound at a place in the world, this many decibels louder than usual.
    pub fn play_at(&mut self, sound: Sound, place: Vec3, louder: f32) {
        self.play_variant(sound, Some(place), louder, false);
    }

    /// Plays a sound at a place over and over until it is stopped.
    pub fn play_looped(&mut self, sound: Sound, place: Vec3) -> Option<Handle<AudioInstance>> {
        self.play_variant(sound, Some(place), 0.0, true)
    }

    fn play_variant(
        &mut self,
        sound: Sound,
        place: Option<Vec3>,
        louder: f32,
        is_lasting: bool,
    ) -> Option<Handle<AudioInstance>> {
        // It is written even if it can't be heard here.
        self.heard.write(Heard::Sound(sound));
        let panning = place.map_or(0.0, |place| self.panning(place));
        let (file, rate) = self.variants.choose(sound)?;
        let mut command = self.effects.play(file);
        command
            .with_playback_rate(rate)
            .with_panning(panning)
            .with_volume(volume(self.settings.effects, louder));
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

/// The volume of a sound that is this many decibels louder than usual. A sound's own volume replaces that of
/// its channel, so it must contain the player's choice.
fn volume(effects: Volume, louder: f32) -> Decibels {
    Decibels(decibels(effects).0 + louder)
}

/// Where sounds are read from now.
pub(super) fn source(overrides: Option<&Overrides>, speaker: &Speaker) -> SoundSource {
    (overrides.cloned().unwrap_or_default(), speaker.0.language())
}

fn begin(
    mut commands: Commands,
    overrides: Option<Res<Overrides>>,
    speaker: Res<Speaker>,
    waker: Res<Waker>,
) {
    let mut worker = Worker::new("sounds", || read);
    worker.ask(source(overrides.as_deref(), &speaker), &waker);
    commands.insert_resource(Reading(worker));
}

fn read((overrides, language): SoundSource, call: &Caller<(Sound, StaticSoundData)>) {
    let words = overrides.words(language);
    for file in FILES.files() {
        let name = file.path().to_string_lossy();
        let mut kinds = NAMES.iter().filter(|(_, start)| name.starts_with(start)).peekable();
        if kinds.peek().is_none() || !name.ends_with(".ogg") {
            continue;
        }
        let path = format!("sounds/{name}");
        if let Some(variant) = overrides.load(&words, &path, file.contents(), decode) {
            for (sound, _) in kinds {
                call.answer((*sound, variant.clone()));
            }
        }
    }
}

/// Decodes a sound file.
pub(super) fn decode(
    bytes: std::borrow::Cow<'static, [u8]>,
) -> Result<StaticSoundData, bevy_kira_audio::prelude::FromFileError> {
    StaticSoundData::from_cursor(Cursor::new(bytes))
}

fn receive(
    mut reading: ResMut<Reading>,
    mut variants: ResMut<Variants>,
    mut sources: ResMut<Assets<AudioSource>>,
    mut commands: Commands,
) {
    while let Some(Reply::Answer((kind, sound))) = reading.0.hear() {
        let file = sources.add(AudioSource { sound });
        variants.sounds.entry(kind).or_default().files.push(file);
    }
    if reading.0.is_idle() {
        commands.remove_resource::<Reading>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sounds of one turn, always in this order.
    const TURN: [Sound; 6] =
        [Sound::PickUp, Sound::Slide, Sound::KnockEdge, Sound::Lift, Sound::Glide, Sound::SetDown];

    /// The orders in which the variants and the rates of the sounds of regular turns play, as numbers. Every
    /// sound has `count` variants.
    fn orders(count: usize) -> Vec<Vec<usize>> {
        let assets = Assets::<AudioSource>::default();
        let files: Vec<_> = (0..count).map(|_| assets.reserve_handle()).collect();
        let of_sound = || OfSound { files: files.clone(), ..OfSound::default() };
        let sounds = TURN.map(|sound| (sound, of_sound())).into_iter().collect();
        let mut variants = Variants { chance: Rng::with_seed(1), sounds };
        let mut orders = vec![Vec::new(); 2 * TURN.len()];
        for _ in 0..400 {
            for (sound, orders) in TURN.iter().zip(orders.chunks_mut(2)) {
                let (file, rate) = variants.choose(*sound).unwrap();
                orders[0].extend(files.iter().position(|other| *other == file));
                orders[1].extend(RATES.iter().position(|other| other.total_cmp(&rate).is_eq()));
            }
        }
        orders
    }

    #[test]
    fn no_variant_and_no_rate_plays_twice_in_a_row() {
        for order in (2..=5).flat_map(orders) {
            assert!(order.windows(2).all(|pair| pair[0] != pair[1]), "{order:?}");
        }
    }

    #[test]
    fn regular_turns_do_not_play_the_variants_in_a_cycle() {
        for order in (3..=5).flat_map(orders) {
            for length in 1..=100 {
                let repeats = order.iter().zip(&order[length..]).all(|(now, later)| now == later);
                assert!(!repeats, "it repeats every {length} turns: {order:?}");
            }
        }
    }

    #[test]
    fn every_variant_plays_about_equally_often() {
        for count in 1..=5 {
            for order in orders(count).iter().step_by(2) {
                for variant in 0..count {
                    let times = order.iter().filter(|played| **played == variant).count();
                    let share = order.len() / count;
                    assert!(times.abs_diff(share) <= share / 3, "{variant}: {times} of {order:?}");
                }
            }
        }
    }

    #[test]
    fn a_sound_that_has_not_been_read_has_no_variant() {
        assert_eq!(Variants::default().choose(Sound::Slide), None);
    }

    /// Two variants that never play twice in a row could only alternate.
    #[test]
    fn every_sound_but_the_endings_has_three_variants_or_more() {
        for (sound, start) in NAMES {
            let files = FILES.files().filter(|file| {
                let name = file.path().to_string_lossy();
                name.starts_with(start) && name.ends_with(".ogg")
            });
            let fewest =
                if matches!(sound, Sound::Win | Sound::Loss | Sound::Draw | Sound::CourseEnd) {
                    1
                } else {
                    3
                };
            assert!(files.count() >= fewest, "{sound:?}");
        }
    }

    #[test]
    fn a_softer_knock_obeys_the_volume_of_effects() {
        assert_eq!(volume(Volume::new(0), -3.0).as_amplitude().to_bits(), 0.0_f32.to_bits());
        assert!(volume(Volume::new(50), -3.0) < decibels(Volume::new(50)));
        assert_eq!(volume(Volume::FULL, 0.0), Decibels::IDENTITY);
    }
}
