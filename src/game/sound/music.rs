//! Music: a quiet loop, for whoever wants it.

use std::{
    sync::mpsc::{Receiver, channel},
    time::Duration,
};

use bevy::{platform::cell::SyncCell, prelude::*};
use bevy_kira_audio::{
    AudioChannel, AudioControl, AudioSource,
    prelude::{Decibels, StaticSoundData},
};

use super::{Device, Music, decibels, read_by_and_by, takes::decode};
use crate::game::{Overrides, Settings, Speaker, Waker};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Playing>()
        .add_systems(
            Update,
            read.run_if(
                in_state(Device::There)
                    .and_then(is_wanted)
                    .and_then(|playing: Res<Playing>| matches!(*playing, Playing::Nothing)),
            ),
        )
        .add_systems(
            Update,
            (begin, set_volume.run_if(resource_exists_and_changed::<Settings>))
                .run_if(in_state(Device::There)),
        );
}

static LOOP: &[u8] = include_bytes!("../../../assets/sounds/music.ogg");

/// How much louder it is than its file.
const LOUDER: f32 = 6.0;
/// How long it takes to be there, having no silence to begin with, and to be as loud as is now wanted.
const FADE_IN: Duration = Duration::from_secs(6);
const FADE: Duration = Duration::from_millis(300);

/// How far the music has come.
#[derive(Resource, Default)]
enum Playing {
    #[default]
    Nothing,
    Reading(SyncCell<Receiver<StaticSoundData>>),
    Music,
}

fn is_wanted(settings: Res<Settings>) -> bool {
    settings.music.hundredths() > 0
}

fn read(
    mut playing: ResMut<Playing>,
    overrides: Option<Res<Overrides>>,
    speaker: Res<Speaker>,
    waker: Res<Waker>,
) {
    let overrides = overrides.as_deref().cloned().unwrap_or_default();
    let (words, waker) = (overrides.words(speaker.0.language()), waker.clone());
    let (read, reading) = channel();
    read_by_and_by(move || {
        if let Some(music) = overrides.load(&words, "sounds/music.ogg", LOOP, decode) {
            // Nobody listens any more when the game has ended.
            _ = read.send(music);
        }
        waker.wake();
    });
    *playing = Playing::Reading(SyncCell::new(reading));
}

fn begin(
    mut playing: ResMut<Playing>,
    settings: Res<Settings>,
    channel: Res<AudioChannel<Music>>,
    mut sources: ResMut<Assets<AudioSource>>,
) {
    let Playing::Reading(reading) = playing.bypass_change_detection() else { return };
    let Ok(sound) = reading.get().try_recv() else { return };
    channel.set_volume(loudness(&settings));
    channel.play(sources.add(AudioSource { sound })).looped().linear_fade_in(FADE_IN);
    *playing = Playing::Music;
}

fn set_volume(settings: Res<Settings>, channel: Res<AudioChannel<Music>>) {
    channel.set_volume(loudness(&settings)).linear_fade_in(FADE);
    if is_wanted(settings) {
        channel.resume();
    } else {
        channel.pause().linear_fade_out(FADE);
    }
}

fn loudness(settings: &Settings) -> Decibels {
    Decibels(decibels(settings.music).0 + LOUDER)
}
