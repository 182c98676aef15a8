//! Painters: cameras that paint the board on [canvases](super::canvas), which the view shows.
//!
//! Nothing is painted while nothing changes. On a machine that keeps up, the full picture is painted in every frame
//! in which something does. Other machines paint only the part that has changed. If that is too much, for example
//! because the view turns, they paint a smaller, rougher picture, and the full one again once everything rests.

use bevy::{
    anti_alias::fxaa::Fxaa,
    asset::AssetEventSystems,
    camera::{
        CameraUpdateSystems, Hdr, RenderTarget, RenderTargetInfo, SubCameraView,
        visibility::VisibilitySystems,
    },
    core_pipeline::{
        Core3d,
        tonemapping::{DebandDither, Tonemapping},
        upscaling::upscaling,
    },
    light::{ShadowFilteringMethod, SimulationLightSystems, cluster::ClusterConfig},
    prelude::*,
    render::{
        RenderApp,
        extract_component::{ExtractComponent, ExtractComponentPlugin},
        render_asset::RenderAssets,
        render_resource::{Extent3d, Origin3d, TexelCopyTextureInfo, TextureAspect},
        renderer::{RenderContext, ViewQuery},
        texture::GpuImage,
        view::{ColorGrading, ColorGradingGlobal, ColorGradingSection},
    },
    time::Real,
    window::RequestRedraw,
};

use super::{
    Preset,
    canvas::{Canvases, Easel, scaled},
    damage::{Changes, Damage, Places},
    pace::{Pace, SCALES},
    view::View,
    work::{Stroke, Work, corner},
};
use crate::game::keeping::{Quality, Settings};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Places>()
        .init_resource::<Pace>()
        .init_resource::<Work>()
        .add_message::<RequestRedraw>()
        .add_plugins(ExtractComponentPlugin::<Retouch>::default())
        .add_systems(
            PostUpdate,
            paint
                .after(CameraUpdateSystems)
                .after(TransformSystems::Propagate)
                .after(VisibilitySystems::VisibilityPropagate)
                .before(VisibilitySystems::UpdateFrusta)
                .before(SimulationLightSystems::UpdateDirectionalLightCascades)
                .before(AssetEventSystems),
        );
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app.add_systems(Core3d, retouch.after(upscaling));
    }
}

/// How long the full picture takes to show over the rough one, in seconds.
const FADE: f32 = 0.12;
/// The longest step of that. Painting the full picture takes longer, and nothing is seen meanwhile.
const STEP: f32 = 0.03;

/// A camera that paints on the canvas with this index.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Painter(pub usize);

impl Painter {
    /// Whether it paints the full picture.
    pub fn is_fine(self) -> bool {
        self.0 == 0
    }
}

/// The part that a painter copies from its own canvas to the first one.
#[derive(Component, ExtractComponent, Clone, Debug)]
struct Retouch {
    from: Handle<Image>,
    to: Handle<Image>,
    /// The upper left corner on each.
    corners: (UVec2, UVec2),
    size: UVec2,
}

/// Spawns the painters for a view.
pub(super) fn spawn(
    view: Entity,
    projection: &Projection,
    canvases: &Canvases,
    commands: &mut Commands,
) {
    for (index, image) in canvases.images.iter().enumerate() {
        commands.spawn((
            Painter(index),
            ChildOf(view),
            Name::new("painter"),
            Camera3d::default(),
            Camera {
                // All paint before the view shows what they have painted.
                order: index as isize - SCALES.len() as isize,
                is_active: false,
                clear_color: ClearColorConfig::Custom(Color::BLACK),
                ..default()
            },
            RenderTarget::from(image.clone()),
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
    mut pace: ResMut<Pace>,
    preset: Option<Res<Preset>>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    (mut canvases, mut images, mut easels): (
        ResMut<Canvases>,
        ResMut<Assets<Image>>,
        ResMut<Assets<Easel>>,
    ),
    views: Query<(&Camera, &GlobalTransform), With<View>>,
    mut painters: Painters,
    (mut was_off, mut is_rehearsed): (Local<bool>, Local<bool>),
    mut unfinished: Local<Option<(Work, Damage)>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (_, _, mut camera, _) in &mut painters {
        if camera.is_active {
            camera.is_active = false;
        }
    }
    let Some((view, at)) = views.iter().next() else { return };
    let clip_from_world = view.clip_from_view() * at.affine().inverse();
    let mut damage = changes.damage(clip_from_world);
    let seconds = time.delta_secs();
    // Several inputs may be handled within one frame, during which time stands still. Only the last of these runs is
    // drawn, so it has to make up for the others.
    if let Some((before, undrawn)) = unfinished.take().filter(|_| seconds <= 0.0) {
        *work = before;
        damage = damage.and(undrawn);
    }
    let is_automatic = settings.quality == Quality::Automatic;
    if work.moved() && is_automatic && seconds > 0.0 {
        let was_far_behind = pace.is_far_behind();
        pace.bypass_change_detection().count(seconds);
        if pace.is_far_behind() != was_far_behind {
            pace.set_changed();
        }
    }
    if preset.as_ref().is_some_and(DetectChanges::is_changed) {
        work.start_afresh();
    }
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
    let is_new_size = canvases.size != size;
    if is_new_size {
        canvases.fit(size, &mut images, &mut easels);
        work.start_afresh();
    }
    let (coarseness, may_patch) = match &preset {
        Some(preset) if is_automatic => (pace.coarseness(), !pace.keeps_up() && preset.is_local()),
        _ => (0, false),
    };
    *unfinished = Some((*work, damage));
    let stroke = work.next(damage, size, coarseness, may_patch, seconds);
    let shape = size.as_vec2();
    // What a rough picture needs is prepared along with the first full one. It may need the same, and then there is
    // nothing to do.
    let is_alike = preset.as_ref().is_none_or(|preset| preset.is_local());
    let rehearses = !std::mem::replace(&mut *is_rehearsed, true) && !is_alike;
    for (entity, painter, mut camera, mut projection) in &mut painters {
        let index = painter.0;
        let size = scaled(canvases.size, SCALES[index]);
        let part = match stroke {
            Stroke::Whole(wanted) if wanted == index => None,
            Stroke::Part(wanted, part) if wanted == index => Some(part),
            _ if rehearses && index == SCALES.len() - 1 => None,
            _ => continue,
        };
        camera.is_active = true;
        // Bevy has already seen to all cameras in this frame.
        camera.computed.target_info =
            Some(RenderTargetInfo { physical_size: size, scale_factor: 1.0 });
        // The first canvas is as large as the picture, and Bevy gives each painter the shape of its canvas.
        if is_new_size {
            projection.update(shape.x, shape.y);
        }
        let mut entity = commands.entity(entity);
        if let Some(part) = part {
            let corner = corner(part, size, canvases.size);
            camera.computed.clip_from_view =
                projection.get_clip_from_view_for_sub(&SubCameraView {
                    full_size: canvases.size,
                    offset: corner.as_vec2(),
                    size,
                });
            entity.insert(Retouch {
                from: canvases.images[index].clone(),
                to: canvases.images[0].clone(),
                corners: (part.min - corner, part.min),
                size: part.size(),
            });
        } else {
            camera.computed.clip_from_view = projection.get_clip_from_view();
            entity.remove::<Retouch>();
        }
    }
    show(stroke, &work, seconds, &canvases, &mut easels, &mut redraw);
}

/// Shows what was painted, and fades the full picture in over a rough one.
fn show(
    stroke: Stroke,
    work: &Work,
    seconds: f32,
    canvases: &Canvases,
    easels: &mut Assets<Easel>,
    redraw: &mut MessageWriter<RequestRedraw>,
) {
    let Some(easel) = easels.get(&canvases.easel) else { return };
    let seen = match stroke {
        Stroke::Whole(index) if index > 0 => 0.0,
        Stroke::Part(..) => 1.0,
        _ if work.is_rough() => 0.0,
        Stroke::Whole(_) if work.moved() || work.is_fresh() => 1.0,
        _ => (easel.seen + seconds.min(STEP) / FADE).min(1.0),
    };
    let rough = match stroke {
        Stroke::Whole(index) if index > 0 => canvases.images[index].clone(),
        _ => easel.rough.clone(),
    };
    if ((easel.seen - seen).abs() > 0.0 || easel.rough != rough)
        && let Some(mut easel) = easels.get_mut(&canvases.easel)
    {
        (easel.seen, easel.rough) = (seen, rough);
    }
    if seen < 1.0 || work.goes_on() {
        redraw.write(RequestRedraw);
    }
}

/// Copies the part that a painter has painted to the full picture.
fn retouch(
    view: ViewQuery<&Retouch>,
    images: Res<RenderAssets<GpuImage>>,
    mut context: RenderContext,
) {
    let Retouch { from, to, corners, size } = view.into_inner();
    let (Some(from), Some(to)) = (images.get(from), images.get(to)) else { return };
    let (own, full) = *corners;
    let at = |corner: UVec2| Origin3d { x: corner.x, y: corner.y, z: 0 };
    context.command_encoder().copy_texture_to_texture(
        TexelCopyTextureInfo {
            texture: &from.texture,
            mip_level: 0,
            origin: at(own),
            aspect: TextureAspect::All,
        },
        TexelCopyTextureInfo {
            texture: &to.texture,
            mip_level: 0,
            origin: at(full),
            aspect: TextureAspect::All,
        },
        Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 },
    );
}
