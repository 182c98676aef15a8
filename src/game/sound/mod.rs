//! What is heard: wood on wood where it happens, ticks in menus, and music.
//!
//! Nothing is read before it is known that something here can sound; then a task reads it, while the
//! game goes on. Without a sound device there is one line of warning, and silence.

mod effects;
mod music;
mod takes;
mod travel;

use bevy::{prelude::*, tasks::IoTaskPool};
use bevy_kira_audio::{
    AudioApp, AudioChannel, AudioControl, AudioInstance, AudioPlugin, AudioSource,
    prelude::{Decibels, Frame, StaticSoundData, StaticSoundSettings},
};

use super::{Settings, Volume};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Effects>()
        .add_audio_channel::<Music>()
        .init_state::<Device>()
        .add_systems(Startup, try_device)
        .add_systems(
            Update,
            (
                look_at_device.run_if(in_state(Device::Unknown)),
                set_volume.run_if(resource_exists_and_changed::<Settings>),
            ),
        )
        .add_plugins((takes::plugin, effects::plugin, travel::plugin, music::plugin));
}

/// All that sounds but music.
#[derive(Resource)]
struct Effects;

/// Music.
#[derive(Resource)]
struct Music;

/// Whether anything can be heard here.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum Device {
    #[default]
    Unknown,
    There,
    Missing,
}

/// A sound that is silent, to see whether there is anything to play it on.
#[derive(Resource)]
struct Probe {
    instance: Handle<AudioInstance>,
    frames: u32,
}

/// Frames after which a sound that was to be played plays, if it ever will.
const PATIENCE: u32 = 4;

fn try_device(
    effects: Res<AudioChannel<Effects>>,
    mut sources: ResMut<Assets<AudioSource>>,
    mut commands: Commands,
) {
    let sound = StaticSoundData {
        sample_rate: 48_000,
        frames: [Frame::ZERO; 480].into(),
        settings: StaticSoundSettings::default(),
        slice: None,
    };
    let instance = effects.play(sources.add(AudioSource { sound })).handle();
    commands.insert_resource(Probe { instance, frames: 0 });
}

fn look_at_device(
    mut probe: ResMut<Probe>,
    instances: Res<Assets<AudioInstance>>,
    mut device: ResMut<NextState<Device>>,
) {
    probe.frames += 1;
    if instances.contains(&probe.instance) {
        device.set(Device::There);
    } else if probe.frames > PATIENCE {
        device.set(Device::Missing);
    }
}

fn set_volume(settings: Res<Settings>, effects: Res<AudioChannel<Effects>>) {
    effects.set_volume(decibels(settings.effects));
}

/// How loud a volume is.
fn decibels(volume: Volume) -> Decibels {
    match volume.part() {
        0.0 => Decibels::SILENCE,
        part => Decibels(20.0 * part.log10()),
    }
}

/// Reads sounds away from the frame's thread, and hands each over as it is ready.
fn read_by_and_by(read: impl FnOnce() + Send + 'static) {
    IoTaskPool::get().spawn(async move { read() }).detach();
}
