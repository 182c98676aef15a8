//! Music: a quiet loop that can be turned off.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::{AudioChannel, AudioControl, AudioSource, prelude::StaticSoundData};

use super::{
    Device, Music, decibels,
    heard::{Heard, Tune},
    variants::{FILES, SoundSource, decode, source},
};
use crate::game::{
    common::{Caller, Flow, Overrides, Reply, Speaker, Waker, Worker},
    keeping::Settings,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Playing>()
        .add_systems(
            Update,
            begin.run_if(
                in_state(Device::There)
                    .and_then(is_wanted)
                    .and_then(|playing: Res<Playing>| matches!(*playing, Playing::Nothing)),
            ),
        )
        .add_systems(
            Update,
            (start_music, set_volume.run_if(resource_exists_and_changed::<Settings>))
                .run_if(in_state(Device::There)),
        )
        .add_systems(Update, tell.in_set(Flow::Tell));
}

/// How long the music fades in when it starts, because its file does not begin with silence.
const FADE_IN: Duration = Duration::from_secs(6);
/// How long a change of volume takes.
const FADE: Duration = Duration::from_millis(300);

/// Whether the music is playing, or still being read.
#[derive(Resource, Default)]
enum Playing {
    #[default]
    Nothing,
    Reading(Worker<SoundSource, StaticSoundData>),
    Music,
}

fn is_wanted(settings: Res<Settings>) -> bool {
    settings.music.hundredths() > 0
}

fn begin(
    mut playing: ResMut<Playing>,
    overrides: Option<Res<Overrides>>,
    speaker: Res<Speaker>,
    waker: Res<Waker>,
) {
    let mut worker = Worker::new("music", || read);
    worker.ask(source(overrides.as_deref(), &speaker), &waker);
    *playing = Playing::Reading(worker);
}

fn read((overrides, language): SoundSource, call: &Caller<StaticSoundData>) {
    let words = overrides.words(language);
    let built_in = FILES.get_file("music.ogg").map_or(&[][..], |file| file.contents());
    if let Some(music) = overrides.load(&words, "sounds/music.ogg", built_in, decode) {
        call.answer(music);
    }
}

fn start_music(
    mut playing: ResMut<Playing>,
    settings: Res<Settings>,
    channel: Res<AudioChannel<Music>>,
    mut sources: ResMut<Assets<AudioSource>>,
) {
    let Playing::Reading(reading) = playing.bypass_change_detection() else { return };
    let Some(Reply::Answer(sound)) = reading.hear() else { return };
    channel.set_volume(decibels(settings.music));
    channel.play(sources.add(AudioSource { sound })).looped().linear_fade_in(FADE_IN);
    *playing = Playing::Music;
}

fn set_volume(settings: Res<Settings>, channel: Res<AudioChannel<Music>>) {
    channel.set_volume(decibels(settings.music)).linear_fade_in(FADE);
    if is_wanted(settings) {
        channel.resume();
    } else {
        channel.pause().linear_fade_out(FADE);
    }
}

/// Tells when the music begins and stops. Where there is no sound device, it would begin at once.
fn tell(
    playing: Res<Playing>,
    settings: Res<Settings>,
    device: Res<State<Device>>,
    mut was_heard: Local<bool>,
    mut heard: MessageWriter<Heard>,
) {
    let can_begin = match *playing {
        Playing::Music => true,
        Playing::Nothing | Playing::Reading(_) => *device.get() == Device::Missing,
    };
    let is_heard = can_begin && is_wanted(settings);
    if is_heard != std::mem::replace(&mut *was_heard, is_heard) {
        heard.write(Heard::Music(if is_heard { Tune::Begins } else { Tune::Stops }));
    }
}
