//! Quality: the presets of how much the renderer does, and which one a machine gets.

use wgpu_types::DeviceType;

use crate::game::keeping::{Quality, Settings};
use bevy::{
    light::DirectionalLightShadowMap, pbr::ScreenSpaceAmbientOcclusionQualityLevel as Occlusion,
    prelude::*, render::renderer::RenderAdapterInfo, time::Real, window::RequestRedraw,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pace>()
        .add_message::<RequestRedraw>()
        .add_systems(PreStartup, choose_preset)
        .add_systems(
            PreUpdate,
            choose_preset.run_if(resource_changed::<Settings>.or_eager(resource_changed::<Pace>)),
        )
        .add_systems(Update, redraw_after_change.run_if(resource_exists::<Preset>))
        .add_systems(Last, measure_pace.run_if(is_automatic));
}

/// How much the renderer does at one quality.
#[derive(Resource, Clone, Copy, PartialEq)]
pub struct Preset {
    /// The number of flat sides around each lathed mesh.
    pub segments: usize,
    /// The width of the shadow map, in pixels.
    pub shadow_map: usize,
    /// The number of rays that find the edge of a shadow.
    pub shadow_rays: f32,
    /// How finely corners are darkened; `None` turns that off.
    pub occlusion: Option<Occlusion>,
    /// The width of each side of the studio that things reflect, in pixels.
    pub studio: usize,
    /// Whether bright light spills over its edges.
    pub bloom: bool,
    /// Whether things away from the middle are slightly out of focus.
    pub depth_of_field: bool,
}

const LOW: Preset = Preset {
    segments: 48,
    shadow_map: 1024,
    shadow_rays: 12.0,
    occlusion: None,
    studio: 64,
    bloom: false,
    depth_of_field: false,
};

const MEDIUM: Preset = Preset {
    segments: 72,
    shadow_map: 2048,
    shadow_rays: 28.0,
    occlusion: Some(Occlusion::Medium),
    studio: 128,
    bloom: true,
    depth_of_field: false,
};

const HIGH: Preset = Preset {
    segments: 128,
    shadow_map: 4096,
    shadow_rays: 56.0,
    occlusion: Some(Occlusion::Ultra),
    studio: 256,
    bloom: true,
    depth_of_field: true,
};

/// From the lowest to the highest.
const PRESETS: [Preset; 3] = [LOW, MEDIUM, HIGH];

/// The preset of a quality on a machine with this GPU. If frames have been too slow, `Automatic` goes one
/// step down. A quality that the player has chosen never changes.
fn preset_of(quality: Quality, adapter: Option<&RenderAdapterInfo>, is_too_slow: bool) -> Preset {
    PRESETS[match quality {
        Quality::Low => 0,
        Quality::Medium => 1,
        Quality::High => 2,
        Quality::Automatic => suitable_index(adapter).saturating_sub(usize::from(is_too_slow)),
    }]
}

/// The index of the preset that suits this GPU.
fn suitable_index(adapter: Option<&RenderAdapterInfo>) -> usize {
    match suitable_quality(adapter) {
        Quality::Low => 0,
        Quality::High => 2,
        Quality::Medium | Quality::Automatic => 1,
    }
}

/// The quality that suits this GPU.
pub fn suitable_quality(adapter: Option<&RenderAdapterInfo>) -> Quality {
    match adapter.map(|info| info.device_type) {
        Some(DeviceType::DiscreteGpu) => Quality::High,
        Some(DeviceType::Cpu) => Quality::Low,
        _ => Quality::Medium,
    }
}

/// Whether frames are fast enough while something moves.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct Pace {
    /// Frames counted so far.
    counted: u32,
    /// How many of them were slow.
    slow: u32,
    /// Whether the machine was found too slow. This never goes back, so that the quality does not flicker.
    is_too_slow: bool,
}

impl Pace {
    /// A frame that takes longer than this is slow, in seconds.
    const SLOW: f32 = 1.0 / 28.0;
    /// A frame that takes even longer than this has another cause: the window was hidden, or the machine
    /// slept.
    const INTERRUPTED: f32 = 0.5;
    /// How many frames are not judged, because the renderer is still getting ready.
    const WARM_UP: u32 = 120;
    /// How many frames are then judged together.
    const WINDOW: u32 = 90;

    /// The pace after one more frame.
    #[must_use]
    fn count(mut self, seconds: f32) -> Pace {
        if seconds > Pace::INTERRUPTED || self.is_too_slow {
            return self;
        }
        self.counted += 1;
        self.slow += u32::from(self.counted > Pace::WARM_UP && seconds > Pace::SLOW);
        if self.counted == Pace::WARM_UP + Pace::WINDOW {
            let is_too_slow = self.slow > Pace::WINDOW / 2;
            self = Pace { counted: Pace::WARM_UP, slow: 0, is_too_slow };
        }
        self
    }
}

fn is_automatic(settings: Res<Settings>) -> bool {
    settings.quality == Quality::Automatic
}

/// Counts a frame if the one before it asked for a redraw. Other frames may come after a sleep, so their time
/// says nothing about the speed.
fn measure_pace(
    time: Res<Time<Real>>,
    mut pace: ResMut<Pace>,
    mut redraws: MessageReader<RequestRedraw>,
    mut is_moving: Local<bool>,
) {
    let was_moving = std::mem::replace(&mut *is_moving, redraws.read().count() > 0);
    // Several inputs may be handled within one frame, during which time stands still.
    if was_moving && !time.delta().is_zero() {
        let next = pace.count(time.delta_secs());
        let is_news = next.is_too_slow != pace.is_too_slow;
        *pace.bypass_change_detection() = next;
        if is_news {
            pace.set_changed();
        }
    }
}

/// Keeps drawing for a while after the preset has changed, because some effects build up over several frames.
fn redraw_after_change(
    preset: Res<Preset>,
    mut left: Local<u8>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    const FRAMES: u8 = 8;
    *left = if preset.is_changed() { FRAMES } else { left.saturating_sub(1) };
    if *left > 0 {
        redraw.write(RequestRedraw);
    }
}

fn choose_preset(
    settings: Res<Settings>,
    adapter: Option<Res<RenderAdapterInfo>>,
    pace: Res<Pace>,
    preset: Option<Res<Preset>>,
    mut commands: Commands,
) {
    let wanted = preset_of(settings.quality, adapter.as_deref(), pace.is_too_slow);
    if preset.as_deref() != Some(&wanted) {
        commands.insert_resource(wanted);
        commands.insert_resource(DirectionalLightShadowMap { size: wanted.shadow_map });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(frames: u32, seconds: f32, pace: Pace) -> Pace {
        (0..frames).fold(pace, |pace, _| pace.count(seconds))
    }

    #[test]
    fn slow_frames_lower_the_quality_once_and_for_good() {
        let ready = after(Pace::WARM_UP, 0.3, Pace::default());
        assert!(!ready.is_too_slow, "frames are not judged while the renderer gets ready");
        assert!(after(Pace::WINDOW, 0.05, ready).is_too_slow);
        let down = after(1000, 0.01, after(Pace::WINDOW, 0.05, ready));
        assert!(down.is_too_slow);
        let automatic = preset_of(Quality::Automatic, None, true);
        assert!(automatic == LOW && preset_of(Quality::Automatic, None, false) == MEDIUM);
        assert!(preset_of(Quality::High, None, true) == HIGH, "a chosen quality stays");
    }

    #[test]
    fn a_few_slow_frames_and_a_hidden_window_do_not_lower_the_quality() {
        let mut pace = Pace::default();
        for _ in 0..500 {
            pace = pace.count(0.05).count(0.016).count(0.016).count(1.0).count(1.0);
        }
        assert!(!pace.is_too_slow);
    }
}
