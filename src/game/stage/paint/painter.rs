//! Painters: cameras that paint the board, each frame on a new [sheet](super::sheet), for the [canvas](super::canvas) that
//! the view shows.
//!
//! Nothing is painted while nothing changes. On a machine that keeps up, the full picture is painted in every frame
//! in which something does. Other machines paint only the part that has changed. If that is too much, for example
//! because the view turns, they paint a smaller, rougher picture, and the full one again once everything rests.

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
    canvas::{Canvas, Easel},
    damage::{Changes, LastPlaces, PictureDamage},
    fineness::{Fineness, SCALES},
    patch::{Patch, covered},
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
        .add_message::<RequestRedraw>()
        .add_systems(
            PostUpdate,
            (
                paint
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

/// How long the full picture takes to show over the rough one, in seconds.
const FADE: f32 = 0.1;
/// The longest step of that. Painting the full picture takes longer, and nothing is seen meanwhile.
const STEP: f32 = 0.03;

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
    for (painter, target) in [(Painter::Fine, &canvas.full), (Painter::Plain, &canvas.shown)] {
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
    part: Patch,
}

impl Job {
    /// What to do for a stroke on a canvas of this size.
    fn of(stroke: FrameWork, canvas: UVec2) -> Option<Job> {
        let all = URect::from_corners(UVec2::ZERO, canvas);
        let (painter, sheet, covers, part) = match stroke {
            FrameWork::Nothing => return None,
            FrameWork::Whole(0) => (Painter::Fine, canvas, all, vec![all]),
            FrameWork::Whole(index) => {
                (Painter::Plain, scaled(canvas, SCALES[index]), all, vec![all])
            }
            FrameWork::Part(part) => {
                let covers = covered(&part, canvas);
                (Painter::Plain, covers.size(), covers, part)
            }
            FrameWork::Behind(slice) => {
                let covers = covered(&[slice], canvas);
                (Painter::Plain, covers.size(), covers, vec![slice])
            }
        };
        Some(Job { painter, sheet, covers, part })
    }

    /// Sets the painter's camera up for a sheet of this canvas. Bevy has already seen to all cameras in this frame.
    fn set_up(&self, camera: &mut Camera, projection: &Projection, canvas: UVec2) {
        camera.is_active = true;
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

/// How far the full picture shows over a rough one, from 0 to 1.
#[derive(Clone, Copy, Debug)]
struct Fade {
    now: f32,
    /// In the frame that was drawn before this one.
    drawn: f32,
}

impl Default for Fade {
    fn default() -> Fade {
        Fade { now: 1.0, drawn: 1.0 }
    }
}

impl Fade {
    /// Goes on after this stroke. Returns how much of the full picture is laid over what was drawn before, if what is painted
    /// belongs to the full picture. Otherwise it goes straight to what is shown.
    fn go_on(&mut self, stroke: &FrameWork, work: &Work, seconds: f32) -> Option<f32> {
        // Several runs may belong to one drawn frame. In all but the first, time stands still.
        if seconds > 0.0 {
            self.drawn = self.now;
        }
        let step = (self.drawn + seconds.min(STEP) / FADE).min(1.0);
        let (now, is_direct) = match stroke {
            FrameWork::Whole(index) if *index > 0 => (0.0, true),
            FrameWork::Whole(_) if work.moved() || work.is_fresh() => (1.0, true),
            FrameWork::Part(_) => (1.0, self.drawn >= 1.0),
            FrameWork::Nothing if work.is_rough() => (0.0, true),
            FrameWork::Behind(_) => (0.0, false),
            FrameWork::Whole(_) | FrameWork::Nothing => (step, self.drawn >= 1.0),
        };
        self.now = now;
        (!is_direct).then(|| (now - self.drawn) / (1.0 - self.drawn))
    }
}

type Painters<'w, 's> = Query<
    'w,
    's,
    (Entity, &'static Painter, &'static mut Camera, &'static mut Projection),
    Without<View>,
>;

/// Decides what is painted in this frame, and lets the painters do it.
fn paint(
    mut changes: Changes,
    mut work: ResMut<Work>,
    mut pace: ResMut<Fineness>,
    preset: Option<Res<Preset>>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    (mut canvas, mut images): (ResMut<Canvas>, ResMut<Assets<Image>>),
    mut views: Query<(&Camera, &GlobalTransform, &mut Easel), With<View>>,
    mut painters: Painters,
    (mut was_off, mut is_rehearsed): (Local<bool>, Local<bool>),
    mut unfinished: Local<Option<(Work, PictureDamage)>>,
    mut fade: Local<Fade>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (_, _, mut camera, _) in &mut painters {
        if camera.is_active {
            camera.is_active = false;
        }
    }
    let Some((view, at, mut easel)) = views.iter_mut().next() else { return };
    let clip_from_world = view.clip_from_view() * at.affine().inverse();
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
    if preset.as_ref().is_some_and(DetectChanges::is_changed) {
        work.start_afresh();
    }
    let (coarseness, may_patch) = match &preset {
        Some(preset) if is_automatic => (pace.coarseness(), !pace.keeps_up() && preset.is_local()),
        _ => (0, false),
    };
    let damage = changes.damage(clip_from_world, may_patch).and(undrawn);
    let Some(size) = view.physical_target_size().filter(|size| size.min_element() > 0) else {
        *was_off = true;
        return;
    };
    if !view.is_active {
        *was_off = true;
        return;
    }
    if std::mem::take(&mut *was_off) {
        work.start_afresh();
    }
    let is_new_size = canvas.size != size;
    if is_new_size {
        canvas.fit(size, &mut images);
        work.start_afresh();
    }
    *unfinished = Some((work.clone(), damage.clone()));
    let stroke = work.next(damage, size, coarseness, may_patch, seconds);
    let laid_over = fade.go_on(&stroke, &work, seconds);
    let job = Job::of(stroke, size);
    let new = Easel { fade: laid_over.unwrap_or_default(), ..canvas.on_easel() };
    easel.set_if_neq(new);
    let to = if laid_over.is_some() { &canvas.full } else { &canvas.shown };
    // What a rough picture needs is prepared along with the first full one. It may need the same, and then there is
    // nothing to do.
    let is_alike = preset.as_ref().is_none_or(|preset| preset.is_local());
    let rehearses = !std::mem::replace(&mut *is_rehearsed, true) && !is_alike;
    for (entity, painter, mut camera, mut projection) in &mut painters {
        if is_new_size {
            let shape = size.as_vec2();
            projection.update(shape.x, shape.y);
        }
        if let Some(job) = job.as_ref().filter(|job| job.painter == *painter) {
            job.set_up(&mut camera, &projection, size);
            commands.entity(entity).insert(Sheet {
                canvas: to.clone(),
                size,
                covers: job.covers,
                part: job.part.clone(),
            });
        } else if rehearses {
            camera.is_active = true;
        }
    }
    if fade.now < 1.0 || work.goes_on() || pace.is_changed() {
        redraw.write(RequestRedraw);
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

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: UVec2 = UVec2::new(1280, 720);

    #[test]
    fn the_full_picture_fades_in_over_the_rough_one_and_is_then_all_there() {
        let (mut work, mut fade) = (Work::default(), Fade::default());
        // Every other frame is worked out twice, as after two inputs. Only the second is drawn.
        let mut is_twice = false;
        let mut next = |damage: PictureDamage| {
            let before = work.clone();
            let mut run = |seconds| {
                work = before.clone();
                let stroke = work.next(damage.clone(), SIZE, 3, true, seconds);
                let laid_over = fade.go_on(&stroke, &work, seconds);
                (stroke, laid_over, fade.now)
            };
            is_twice = !is_twice;
            let only = run(0.05);
            if is_twice { run(0.0) } else { only }
        };
        while let (FrameWork::Whole(0), laid_over, seen) = next(PictureDamage::Whole) {
            assert_eq!((laid_over, seen), (None, 1.0), "the first pictures show at once");
        }
        let mut rough_left = 1.0;
        let mut frames = 0;
        loop {
            let (stroke, laid_over, seen) = next(PictureDamage::NONE);
            match (stroke, laid_over) {
                (FrameWork::Nothing, None) => assert!(seen <= 0.0, "{seen}"),
                (_, Some(by)) => rough_left *= 1.0 - by,
                (stroke, None) => panic!("{stroke:?} goes straight to what is shown"),
            }
            assert!(frames < 20, "it goes on for ever");
            assert!((rough_left - (1.0 - seen)).abs() < 1e-5, "{rough_left} {seen}");
            frames += 1;
            if seen >= 1.0 {
                break;
            }
        }
        assert_eq!(next(PictureDamage::NONE), (FrameWork::Nothing, None, 1.0));
    }

    #[test]
    fn what_changes_during_the_fade_ends_it_and_joins_the_full_picture() {
        let (work, mut fade) = (Work::default(), Fade { now: 0.4, drawn: 0.2 });
        let part = FrameWork::Part(vec![URect::new(10, 10, 20, 20)]);
        assert_eq!(fade.go_on(&part, &work, 0.05), Some(1.0));
        assert_eq!(fade.go_on(&part, &work, 0.05), None, "from then on it is shown at once");
    }
}
