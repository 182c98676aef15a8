//! Painters: cameras that paint the board, each frame on a new [sheet](super::sheet), for the [canvas](super::canvas) that
//! the view shows.
//!
//! Nothing is painted while nothing changes. On a machine that keeps up, the full picture is painted in every frame
//! in which something does. Other machines paint only a rectangle around what has changed. If that is too much, for
//! example because the view turns, they paint a smaller, rougher picture, and soon afterwards the full one again.

use bevy::{
    anti_alias::fxaa::Fxaa,
    asset::AssetEventSystems,
    camera::{
        CameraOutputMode, CameraUpdateSystems, Hdr, RenderTarget, RenderTargetInfo, SubCameraView,
        primitives::Frustum, visibility::VisibilitySystems,
    },
    core_pipeline::tonemapping::{DebandDither, Tonemapping},
    light::{ShadowFilteringMethod, SimulationLightSystems, cluster::ClusterConfig},
    math::primitives::ViewFrustum,
    prelude::*,
    render::view::{ColorGrading, ColorGradingGlobal, ColorGradingSection},
    time::Real,
    window::RequestRedraw,
};

use super::{
    canvas::Canvas,
    damage::{Changes, LastPlaces, PictureDamage},
    fineness::{Fineness, SCALES},
    patch::covered,
    sheet::Sheet,
    work::{FrameWork, Work},
};
use crate::game::{
    keeping::{Quality, Settings},
    stage::{Preset, eye::View},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastPlaces>()
        .init_resource::<Fineness>()
        .init_resource::<Work>()
        .init_resource::<NextJob>()
        .add_message::<RequestRedraw>()
        .add_systems(
            PostUpdate,
            (
                (choose_job, hand_out)
                    .chain()
                    .after(CameraUpdateSystems)
                    .after(TransformSystems::Propagate)
                    .after(VisibilitySystems::VisibilityPropagate)
                    .before(VisibilitySystems::UpdateFrusta)
                    .before(SimulationLightSystems::UpdateDirectionalLightCascades)
                    .before(AssetEventSystems),
                leave_out
                    .after(VisibilitySystems::UpdateFrusta)
                    .before(VisibilitySystems::CheckVisibility),
            ),
        );
}

/// A camera that paints the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Painter {
    /// Paints the full picture, with all effects.
    Fine,
    /// Paints parts of the picture, and rough pictures.
    Plain,
}

/// Spawns the painters for a view.
pub fn spawn(view: Entity, projection: &Projection, canvas: &Canvas, commands: &mut Commands) {
    // Painters only get the size and the format from their targets. Bevy shares what it needs among cameras with the same
    // target, so each has its own.
    for (painter, target) in [(Painter::Fine, &canvas.spare), (Painter::Plain, &canvas.shown)] {
        commands.spawn((
            painter,
            ChildOf(view),
            Name::new("painter"),
            Camera3d::default(),
            Camera {
                // Both paint before the view shows what they have painted.
                order: painter as isize - 2,
                is_active: false,
                // The sheet sees to both.
                clear_color: ClearColorConfig::None,
                output_mode: CameraOutputMode::Skip,
                ..default()
            },
            RenderTarget::from(target.clone()),
            (Hdr, Msaa::Off, projection.clone()),
            (Tonemapping::TonyMcMapface, DebandDither::Enabled),
            ColorGrading {
                global: ColorGradingGlobal { exposure: 0.12, post_saturation: 1.16, ..default() },
                midtones: ColorGradingSection { contrast: 1.06, ..default() },
                ..default()
            },
            (ShadowFilteringMethod::Hardware2x2, ClusterConfig::Single),
            Fxaa::default(),
        ));
    }
}

/// What one painter does in a frame.
#[derive(Clone, Debug)]
struct Job {
    painter: Painter,
    /// The size of the sheet, in pixels.
    sheet: UVec2,
    /// What of the canvas it covers.
    covers: URect,
    /// What of it is laid on the canvas.
    part: URect,
}

impl Job {
    /// What to do for a stroke on a canvas of this size.
    fn of(stroke: FrameWork, canvas: UVec2) -> Option<Job> {
        let all = URect::from_corners(UVec2::ZERO, canvas);
        let (painter, sheet, covers, part) = match stroke {
            FrameWork::Nothing => return None,
            FrameWork::Whole(0) => (Painter::Fine, canvas, all, all),
            FrameWork::Whole(index) => (Painter::Plain, scaled(canvas, SCALES[index]), all, all),
            FrameWork::Part(part) => {
                let covers = covered(part, canvas);
                (Painter::Plain, covers.size(), covers, part)
            }
        };
        Some(Job { painter, sheet, covers, part })
    }

    /// Sets the painter's camera up for a sheet of this canvas. Bevy has already seen to all cameras in this frame.
    fn set_up(&self, camera: &mut Camera, projection: &Projection, canvas: UVec2) {
        camera.computed.target_info =
            Some(RenderTargetInfo { physical_size: self.sheet, scale_factor: 1.0 });
        camera.computed.clip_from_view = if self.covers.size() == canvas {
            projection.get_clip_from_view()
        } else {
            projection.get_clip_from_view_for_sub(&SubCameraView {
                full_size: canvas,
                offset: self.covers.min.as_vec2(),
                size: self.covers.size(),
            })
        };
    }
}

fn scaled(size: UVec2, scale: f32) -> UVec2 {
    (size.as_vec2() * scale).round().as_uvec2().max(UVec2::ONE)
}

/// What is painted in this frame.
#[derive(Resource, Clone, Debug, Default)]
struct NextJob(Option<Job>);

/// Decides what is painted in this frame.
fn choose_job(
    mut changes: Changes,
    mut work: ResMut<Work>,
    mut pace: ResMut<Fineness>,
    preset: Option<Res<Preset>>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    (mut canvas, mut images): (ResMut<Canvas>, ResMut<Assets<Image>>),
    views: Query<(&Camera, &GlobalTransform), With<View>>,
    mut was_off: Local<bool>,
    mut unfinished: Local<Option<(Work, PictureDamage)>>,
    mut next_job: ResMut<NextJob>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    next_job.0 = None;
    let Some((view, at)) = views.iter().next() else { return };
    let seconds = time.delta_secs();
    // Several inputs may be handled within one frame, during which time stands still. Only the last of these runs is
    // drawn, so it has to make up for the others.
    let mut undrawn = PictureDamage::NONE;
    if let Some((before, damage)) = unfinished.take().filter(|_| seconds <= 0.0) {
        *work = before;
        undrawn = damage;
    }
    let is_automatic = settings.quality == Quality::Automatic;
    if is_automatic && seconds > 0.0 {
        keep_count(&mut pace, work.moved(), seconds);
    }
    let clip_from_world = view.clip_from_view() * at.affine().inverse();
    let damage = changes.damage(clip_from_world).and(undrawn);
    let size = view.physical_target_size().filter(|size| size.min_element() > 0);
    let Some(size) = size.filter(|_| view.is_active) else {
        *was_off = true;
        return;
    };
    let is_new_preset = preset.as_ref().is_some_and(DetectChanges::is_changed);
    if std::mem::take(&mut *was_off) || canvas.size != size || is_new_preset {
        work.start_afresh();
    }
    if canvas.size != size {
        canvas.fit(size, &mut images);
    }
    let (coarseness, may_patch) = match &preset {
        Some(preset) if is_automatic => (pace.coarseness(), !pace.keeps_up() && preset.is_local()),
        _ => (0, false),
    };
    *unfinished = Some((work.clone(), damage.clone()));
    next_job.0 = Job::of(work.next(damage, size, coarseness, may_patch, seconds), size);
    if work.goes_on() || pace.is_changed() {
        redraw.write(RequestRedraw);
    }
}

/// Lets the painters do what is to be done. What a rough picture needs is prepared along with the first full one, unless
/// it is the same.
fn hand_out(
    next_job: Res<NextJob>,
    canvas: Res<Canvas>,
    preset: Option<Res<Preset>>,
    mut painters: Query<(Entity, &Painter, &mut Camera, &mut Projection), Without<View>>,
    mut is_rehearsed: Local<bool>,
    mut commands: Commands,
) {
    let job = next_job.0.as_ref();
    let is_first = job.is_some() && !std::mem::replace(&mut *is_rehearsed, true);
    let rehearses = is_first && preset.is_some_and(|preset| !preset.is_local());
    for (entity, painter, mut camera, mut projection) in &mut painters {
        if canvas.is_changed() {
            let shape = canvas.size.as_vec2();
            projection.update(shape.x, shape.y);
        }
        let job = job.filter(|job| job.painter == *painter);
        let is_active = job.is_some() || rehearses;
        if camera.is_active != is_active {
            camera.is_active = is_active;
        }
        if let Some(job) = job {
            job.set_up(&mut camera, &projection, canvas.size);
            commands.entity(entity).insert(Sheet {
                canvas: canvas.shown.clone(),
                size: canvas.size,
                covers: job.covers,
                part: job.part,
            });
        }
    }
}

/// Counts how long a frame took in which the board moved, or notices that it rests. Others see a change only if the
/// machine begins to be far behind, or no longer is.
fn keep_count(pace: &mut ResMut<Fineness>, moved: bool, seconds: f32) {
    let was_far_behind = pace.is_far_behind();
    if moved {
        pace.bypass_change_detection().count(seconds);
    } else {
        pace.bypass_change_detection().rest();
    }
    if pace.is_far_behind() != was_far_behind {
        pace.set_changed();
    }
}

/// Leaves out what lies beyond the sheets of the painters. Bevy knows only how far the view reaches.
fn leave_out(
    mut painters: Query<(&Camera, &Projection, &GlobalTransform, &mut Frustum), With<Painter>>,
) {
    for (camera, projection, at, mut frustum) in &mut painters {
        if camera.is_active {
            let clip_from_world = camera.clip_from_view() * at.affine().inverse();
            frustum.0 = ViewFrustum::from_clip_from_world_custom_far(
                &clip_from_world,
                &at.translation(),
                &at.back(),
                projection.far(),
            );
        }
    }
}
