//! Painters: cameras that paint the board, each frame on a new [sheet](super::sheet), for the [canvas](super::canvas) that
//! the view shows.
//!
//! Nothing is painted while nothing changes. On a machine that keeps up, the full picture is painted in every frame
//! in which something does. Other machines paint only a rectangle around what has changed. If that is too much, for
//! example because the view turns, they paint a smaller, rougher picture, and soon afterwards the full one again.

use std::time::Duration;

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
    render::{
        renderer::{RenderAdapter, RenderAdapterInfo},
        view::{ColorGrading, ColorGradingGlobal, ColorGradingSection},
    },
    time::Real,
    window::RequestRedraw,
};

use super::{
    average::{Exposed, can_average},
    canvas::Canvas,
    damage::{Changes, LastPlaces, PictureDamage},
    patch::{Patch, covered},
    photo::{Exposure, Photo, PhotoPlan},
    sheet::Sheet,
    smooth::Smooth,
    trace::{Trace, Traced},
    work::{FrameWork, SeenFrom, Work},
};
use crate::game::{
    common::Waker,
    keeping::{Quality, Settings},
    players::{Adviser, Computer, Judge},
    stage::{
        Preset,
        eye::{Arrival, CurrentView, View},
        gpu::{Fineness, SCALES},
        suitable_quality,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastPlaces>()
        .init_resource::<Work>()
        .init_resource::<NextJob>()
        .init_resource::<Photo>()
        .add_message::<RequestRedraw>()
        .add_systems(
            PostUpdate,
            (
                (choose_job, take_photo, hand_out)
                    .chain()
                    .in_set(Painting)
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

/// When it is decided what a frame paints.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Painting;

/// A camera that paints the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Painter {
    /// Paints the full picture, with all effects.
    Fine,
    /// Paints parts of the picture, and rough pictures.
    Plain,
    /// Paints the exposures of a photograph.
    Photo,
}

/// Spawns the painters for a view.
pub fn spawn(view: Entity, projection: &Projection, canvas: &Canvas, commands: &mut Commands) {
    commands.entity(view).insert(Traced(None));
    // Painters only get the size and the format from their targets. Bevy shares what it needs among cameras with the same
    // target, so each has its own.
    let [first, second] = &canvas.spares;
    let targets =
        [(Painter::Fine, first), (Painter::Plain, &canvas.shown), (Painter::Photo, second)];
    for (painter, target) in targets {
        let mut spawned = commands.spawn((
            painter,
            ChildOf(view),
            Name::new("painter"),
            Camera3d::default(),
            Camera {
                // They paint before the view shows what they have painted.
                order: painter as isize - 3,
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
        ));
        match painter {
            Painter::Fine => spawned.insert(Fxaa::default()),
            Painter::Plain => spawned.insert(Smooth),
            // The edges of a photograph are smooth already.
            Painter::Photo => spawned.insert(Exposed(None)),
        };
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
    laid: Vec<URect>,
    /// Which exposure of a photograph it is.
    exposure: Option<Exposure>,
}

impl Job {
    /// Paints the whole canvas, at the scale with this index.
    fn whole(index: usize, canvas: UVec2) -> Job {
        let all = URect::from_corners(UVec2::ZERO, canvas);
        let (painter, sheet) = match index {
            0 => (Painter::Fine, canvas),
            _ => (Painter::Plain, scaled(canvas, SCALES[index])),
        };
        Job { painter, sheet, covers: all, laid: vec![all], exposure: None }
    }

    /// Paints a part of the canvas, in full size.
    fn of_part(Patch { rect, laid }: Patch, canvas: UVec2) -> Job {
        let covers = covered(rect, canvas);
        Job { painter: Painter::Plain, sheet: covers.size(), covers, laid, exposure: None }
    }

    /// An exposure of a photograph.
    fn of_photo(exposure: Exposure, canvas: UVec2) -> Job {
        let covers = exposure.covers(canvas);
        let (painter, sheet) = (Painter::Photo, covers.size());
        Job { painter, sheet, covers, laid: vec![covers], exposure: Some(exposure) }
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

/// The projection for an exposure whose camera is beside the middle of the lens. At the distance of the focus, the picture
/// stays where it is.
fn through_lens(exposure: Exposure, clip_from_view: Mat4, sheet: UVec2, focus: f32) -> Mat4 {
    let aside = exposure.lens() / focus;
    let towards_focus =
        Mat4::from_cols(Vec4::X, Vec4::Y, Vec4::new(-aside.x, -aside.y, 1.0, 0.0), Vec4::W);
    let pixel = 2.0 * exposure.pixel() / sheet.as_vec2();
    Mat4::from_translation(pixel.extend(0.0)) * clip_from_view * towards_focus
}

fn scaled(size: UVec2, scale: f32) -> UVec2 {
    (size.as_vec2() * scale).round().as_uvec2().max(UVec2::ONE)
}

/// What is painted in this frame.
#[derive(Resource, Clone, Debug, Default)]
struct NextJob {
    job: Option<Job>,
    /// What is traced over that.
    trace: Option<Trace>,
}

impl NextJob {
    /// What there is to do for a stroke on a canvas. What a trace lacks is painted at the scale with the index `coarseness`.
    fn of(stroke: FrameWork, view: Mat4, canvas: &Canvas, coarseness: usize) -> NextJob {
        let size = canvas.size;
        let job = |job| NextJob { job: Some(job), trace: None };
        match stroke {
            FrameWork::Nothing => NextJob::default(),
            FrameWork::Whole(index) => job(Job::whole(index, size)),
            FrameWork::Part(part) => job(Job::of_part(part, size)),
            FrameWork::Trace(originals, kept) => {
                let job = (!originals.show_all(view)).then(|| Job::whole(coarseness, size));
                NextJob { job, trace: Some(Trace::of(&originals, kept, view, canvas)) }
            }
        }
    }
}

/// Decides what is painted in this frame.
fn choose_job(
    mut changes: Changes,
    mut work: ResMut<Work>,
    mut pace: ResMut<Fineness>,
    (preset, about): (Option<Res<Preset>>, Option<Res<RenderAdapterInfo>>),
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    (mut canvas, mut images): (ResMut<Canvas>, ResMut<Assets<Image>>),
    (views, mut arrival): (Query<(&Camera, &GlobalTransform), With<View>>, Arrival),
    mut was_off: Local<bool>,
    mut unfinished: Local<Option<(Work, PictureDamage)>>,
    mut next_job: ResMut<NextJob>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    *next_job = NextJob::default();
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
    // At rest, every machine seems to keep up. A slow one does not wait for the first frames of a motion to show otherwise.
    let is_slow = !pace.keeps_up() || suitable_quality(about.as_deref()) == Quality::Low;
    let (coarseness, may_patch) = match &preset {
        Some(preset) if is_automatic => (pace.coarseness(), is_slow && preset.is_local()),
        _ => (0, false),
    };
    *unfinished = Some((work.clone(), damage.clone()));
    let seen_from = SeenFrom { clip_from_world, has_arrived: arrival.is_there() };
    let stroke = work.next(damage, size, seen_from, coarseness, may_patch, seconds);
    *next_job = NextJob::of(stroke, clip_from_world, &canvas, coarseness);
    if work.goes_on() || pace.is_changed() {
        redraw.write(RequestRedraw);
    }
}

/// Exposes a photograph once the board has rested. Where that takes long, it waits while the computer thinks.
fn take_photo(
    work: Res<Work>,
    (pace, preset): (Res<Fineness>, Option<Res<Preset>>),
    (adapter, about): (Option<Res<RenderAdapter>>, Option<Res<RenderAdapterInfo>>),
    settings: Res<Settings>,
    (computer, judge, adviser): (Option<Res<Computer>>, Option<Res<Judge>>, Option<Res<Adviser>>),
    time: Res<Time<Real>>,
    canvas: Res<Canvas>,
    views: Query<&Camera, With<View>>,
    waker: Res<Waker>,
    mut photo: ResMut<Photo>,
    mut next_job: ResMut<NextJob>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let can_average = adapter.is_some_and(|adapter| can_average(&adapter));
    let is_slow = pace.is_far_behind() || suitable_quality(about.as_deref()) == Quality::Low;
    let is_local = preset.is_none_or(|preset| preset.is_local());
    let is_thought = computer.is_some_and(|computer| computer.is_thinking())
        || judge.is_some_and(|judge| judge.is_at_work())
        || adviser.is_some_and(|adviser| adviser.is_thinking());
    let plan = match is_slow {
        _ if !can_average || settings.quality == Quality::Low => None,
        true => Some(PhotoPlan::SLOW).filter(|_| is_local && !is_thought),
        false => Some(PhotoPlan::QUICK),
    };
    let is_seen = views.iter().any(|view| view.is_active);
    let is_at_rest = is_seen && next_job.job.is_none() && !work.goes_on();
    let photo = photo.bypass_change_detection();
    photo.next(is_at_rest, time.delta_secs(), plan);
    if let Some(exposure) = photo.exposure() {
        next_job.job = Some(Job::of_photo(exposure, canvas.size));
    }
    if photo.goes_on() {
        redraw.write(RequestRedraw);
    } else if let Some(plan) = plan.filter(|_| photo.begins_to_wait()) {
        waker.wake_in(Duration::from_secs_f32(plan.rest));
    }
}

/// Lets the painters do what is to be done. What a rough picture needs is prepared along with the first full one, unless
/// it is the same.
fn hand_out(
    next_job: Res<NextJob>,
    canvas: Res<Canvas>,
    preset: Option<Res<Preset>>,
    mut views: Query<(&GlobalTransform, &CurrentView, &mut Traced), With<View>>,
    mut painters: Query<PaintingCamera, Without<View>>,
    mut is_rehearsed: Local<bool>,
    mut commands: Commands,
) {
    for (.., mut traced) in &mut views {
        traced.set_if_neq(Traced(next_job.trace.clone()));
    }
    let job = next_job.job.as_ref();
    let is_first = job.is_some() && !std::mem::replace(&mut *is_rehearsed, true);
    let rehearses = is_first && preset.is_some_and(|preset| !preset.is_local());
    for (entity, painter, mut camera, mut projection, mut at, mut exposed) in &mut painters {
        if canvas.is_changed() {
            let shape = canvas.size.as_vec2();
            projection.update(shape.x, shape.y);
        }
        let job = job.filter(|job| job.painter == *painter);
        if let Some(exposed) = &mut exposed {
            exposed.set_if_neq(Exposed(job.and_then(|job| job.exposure)));
        }
        let is_active = job.is_some() || rehearses;
        if camera.is_active != is_active {
            camera.is_active = is_active;
        }
        if let Some(job) = job {
            job.set_up(&mut camera, &projection, canvas.size);
            let mut entity = commands.entity(entity);
            if let (Some(exposure), Some((view, seen, _))) = (job.exposure, views.iter().next()) {
                let focus = seen.framing.distance;
                let clip_from_view = &mut camera.computed.clip_from_view;
                *clip_from_view = through_lens(exposure, *clip_from_view, job.sheet, focus);
                *at = view.mul_transform(Transform::from_translation(exposure.lens().extend(0.0)));
            }
            entity.insert(Sheet {
                canvas: canvas.shown.clone(),
                size: canvas.size,
                covers: job.covers,
                laid: job.laid.clone(),
                opacity: job.exposure.map_or(1.0, Exposure::opacity),
            });
        }
    }
}

/// A camera that paints, and what is set up of it.
type PaintingCamera = (
    Entity,
    &'static Painter,
    &'static mut Camera,
    &'static mut Projection,
    &'static mut GlobalTransform,
    Option<&'static mut Exposed>,
);

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
