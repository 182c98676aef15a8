//! Sound: wood on wood where pieces move, ticks in menus, and music.
//!
//! No sound file is read until a sound device has been found. A worker reads them while the game goes on.
//! Without a sound device there is one line of warning, then silence.
//!
//! | file | what it owns |
//! |---|---|
//! | `effects.rs`, `travel.rs` | the sounds of refusals, endings and menus; those of pieces that move and land |
//! | `other.rs` | those of other games |
//! | `heard.rs` | the names of all that can be heard |
//! | `variants.rs` | the files of each sound, and playing one of them |
//! | `music.rs` | the music |
//! | `loudness.rs` | tests of how loud the sounds are |
//! | `captions.rs`, `caption_box.rs` | what is written of each sound, and where |

mod caption_box;
mod captions;
mod effects;
mod heard;
#[cfg(test)]
mod loudness;
mod music;
mod other;
mod travel;
mod variants;

use bevy::{prelude::*, state::app::StatesPlugin};
use bevy_kira_audio::{
    AudioApp, AudioChannel, AudioControl, AudioInstance, AudioPlugin, AudioSource,
    prelude::{Decibels, Frame, StaticSoundData, StaticSoundSettings},
};

use crate::game::keeping::{Settings, Volume};

/// Plays sounds and music, and writes what they say for players who want that.
pub fn plugin(app: &mut App) {
    app.add_plugins(probe_plugin)
        .add_audio_channel::<Music>()
        .add_systems(Update, set_volume.run_if(resource_exists_and_changed::<Settings>))
        .add_plugins((variants::plugin, effects::plugin, travel::plugin, music::plugin))
        .add_plugins((captions::plugin, caption_box::plugin, other::plugin));
}

/// Finds out whether there is a sound device.
fn probe_plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Effects>()
        .init_state::<Device>()
        .add_systems(Startup, start_probe)
        .add_systems(Update, check_probe.run_if(in_state(Device::Unknown)));
}

/// Whether this machine has a sound device.
pub(super) fn has_device() -> bool {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default(), StatesPlugin, probe_plugin));
    app.finish();
    app.cleanup();
    // One frame more, in which the new state comes into force.
    for _ in 0..PATIENCE + 2 {
        app.update();
    }
    app.world().get_resource::<State<Device>>().is_some_and(|device| *device == Device::There)
}

/// The channel of all sounds except music.
#[derive(Resource)]
struct Effects;

/// The channel of music.
#[derive(Resource)]
struct Music;

/// Whether this machine has a sound device.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum Device {
    #[default]
    Unknown,
    There,
    Missing,
}

/// A silent sound that shows whether there is a device to play it on.
#[derive(Resource)]
struct Probe {
    instance: Handle<AudioInstance>,
    frames: u32,
}

/// If the probe does not play after this many frames, it never will.
const PATIENCE: u32 = 4;

fn start_probe(
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

fn check_probe(
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

/// Converts a volume to decibels.
fn decibels(volume: Volume) -> Decibels {
    match volume.part() {
        0.0 => Decibels::SILENCE,
        part => Decibels(20.0 * part.log10()),
    }
}
