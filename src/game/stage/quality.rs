//! How much the renderer is asked to do, as a table, and which row of it a machine gets.

use bevy::{
    light::DirectionalLightShadowMap, pbr::ScreenSpaceAmbientOcclusionQualityLevel as Occlusion,
    prelude::*, render::renderer::RenderAdapterInfo, time::Real, window::RequestRedraw,
};
use serde::{Deserialize, Serialize};
use strum::{EnumIter, VariantNames};

use crate::game::Settings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pace>()
        .add_message::<RequestRedraw>()
        .add_systems(PreStartup, choose)
        .add_systems(
            PreUpdate,
            choose.run_if(resource_changed::<Settings>.or_eager(resource_changed::<Pace>)),
        )
        .add_systems(Update, settle.run_if(resource_exists::<Preset>))
        .add_systems(Last, watch.run_if(is_automatic));
}

/// How good pictures should be, for how much work.
#[derive(
    Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, VariantNames,
)]
pub enum Quality {
    /// What suits the machine.
    #[default]
    Automatic,
    /// For a renderer in software, or a weak GPU.
    Low,
    /// For an integrated GPU.
    Medium,
    /// For a GPU of its own.
    High,
}

/// What a quality stands for.
#[derive(Resource, Clone, Copy, PartialEq)]
pub struct Preset {
    /// Into how many flat sides turned things are cut.
    pub segments: usize,
    /// How many points wide the map of shadows is.
    pub shadow_map: usize,
    /// How many rays find the edge of a shadow.
    pub shadow_rays: f32,
    /// How finely corners are darkened.
    pub occlusion: Option<Occlusion>,
    /// How many points wide a side of the studio is that is mirrored.
    pub studio: usize,
    /// Whether bright light spills over.
    pub bloom: bool,
    /// Whether what lies away from the middle is a little out of focus.
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

/// From the least to the most.
const PRESETS: [Preset; 3] = [LOW, MEDIUM, HIGH];

impl Quality {
    /// What it stands for on a machine whose GPU is of this kind, and where frames have been too slow
    /// or not. What a person has chosen stays as it is.
    fn preset(self, adapter: Option<&RenderAdapterInfo>, is_too_slow: bool) -> Preset {
        PRESETS[match self {
            Quality::Low => 0,
            Quality::Medium => 1,
            Quality::High => 2,
            Quality::Automatic => suits(adapter).saturating_sub(usize::from(is_too_slow)),
        }]
    }
}

/// Which preset suits a GPU of this kind.
fn suits(adapter: Option<&RenderAdapterInfo>) -> usize {
    // wgpu's names for what the adapter is, which Bevy does not hand on.
    match adapter.map(|info| format!("{:?}", info.device_type)).as_deref() {
        Some("DiscreteGpu") => 2,
        Some("Cpu") => 0,
        _ => 1,
    }
}

/// How long frames take of those that are drawn because something moves.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct Pace {
    /// Frames that have been counted, and those of them that took too long.
    counted: u32,
    slow: u32,
    /// It has been found too slow. That happens once, so that nothing flickers to and fro.
    is_too_slow: bool,
}

impl Pace {
    /// A frame that takes longer, in seconds, is slow.
    const SLOW: f32 = 1.0 / 28.0;
    /// One that takes longer still had other reasons: the window was hidden, the machine slept.
    const AWAY: f32 = 0.5;
    /// So many frames are not counted, while the renderer gets ready, and then so many are.
    const WARM_UP: u32 = 120;
    const WINDOW: u32 = 90;

    /// Counts a frame.
    #[must_use]
    fn count(mut self, seconds: f32) -> Pace {
        if seconds > Pace::AWAY || self.is_too_slow {
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

/// Counts the frames that come one right after the other.
fn watch(
    time: Res<Time<Real>>,
    mut pace: ResMut<Pace>,
    mut redraws: MessageReader<RequestRedraw>,
    mut is_moving: Local<bool>,
) {
    let was_moving = std::mem::replace(&mut *is_moving, redraws.read().count() > 0);
    if was_moving {
        let next = pace.count(time.delta_secs());
        let is_news = next.is_too_slow != pace.is_too_slow;
        *pace.bypass_change_detection() = next;
        if is_news {
            pace.set_changed();
        }
    }
}

/// What is filtered by and by takes some frames to be seen.
fn settle(preset: Res<Preset>, mut left: Local<u8>, mut redraw: MessageWriter<RequestRedraw>) {
    const FRAMES: u8 = 8;
    *left = if preset.is_changed() { FRAMES } else { left.saturating_sub(1) };
    if *left > 0 {
        redraw.write(RequestRedraw);
    }
}

fn choose(
    settings: Res<Settings>,
    adapter: Option<Res<RenderAdapterInfo>>,
    pace: Res<Pace>,
    preset: Option<Res<Preset>>,
    mut commands: Commands,
) {
    let wanted = settings.quality.preset(adapter.as_deref(), pace.is_too_slow);
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
    fn slow_frames_step_down_once_and_for_good() {
        let ready = after(Pace::WARM_UP, 0.3, Pace::default());
        assert!(!ready.is_too_slow, "while the renderer gets ready");
        assert!(after(Pace::WINDOW, 0.05, ready).is_too_slow);
        let down = after(1000, 0.01, after(Pace::WINDOW, 0.05, ready));
        assert!(down.is_too_slow);
        let automatic = Quality::Automatic.preset(None, true);
        assert!(automatic == LOW && Quality::Automatic.preset(None, false) == MEDIUM);
        assert!(Quality::High.preset(None, true) == HIGH, "what was chosen stays");
    }

    #[test]
    fn some_slow_frames_among_others_and_a_hidden_window_are_nothing() {
        let mut pace = Pace::default();
        for _ in 0..500 {
            pace = pace.count(0.05).count(0.016).count(0.016).count(1.0).count(1.0);
        }
        assert!(!pace.is_too_slow);
    }
}
