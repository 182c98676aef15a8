//! The canvas: the picture of the board as it is shown, below all panels. The [painters](super::painter) paint on it, part
//! by part or all of it. It stays while the board rests, so panels change without the board being painted again.

use bevy::{
    asset::RenderAssetUsages,
    core_pipeline::{
        Core2d, Core2dSystems,
        blit::{BlitPipeline, BlitPipelineKey},
    },
    prelude::*,
    render::{
        Render, RenderApp, RenderSystems,
        diagnostic::RecordDiagnostics,
        extract_component::{ExtractComponent, ExtractComponentPlugin},
        render_asset::RenderAssets,
        render_resource::{
            BlendComponent, BlendFactor, BlendOperation, BlendState, CachedRenderPipelineId,
            Extent3d, LoadOp, Operations, PipelineCache, RenderPassColorAttachment,
            RenderPassDescriptor, SpecializedRenderPipelines, StoreOp, TextureDimension,
            TextureFormat, TextureUsages,
        },
        renderer::{RenderContext, ViewQuery},
        texture::GpuImage,
        view::ViewTarget,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(ExtractComponentPlugin::<Easel>::default()).add_systems(PreStartup, set_up);
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app
            .add_systems(Render, prepare.in_set(RenderSystems::Prepare).ambiguous_with_all())
            .add_systems(
                Core2d,
                (fade, hang)
                    .chain()
                    .after(Core2dSystems::MainPass)
                    .before(Core2dSystems::PostProcess),
            );
    }
}

/// How the canvas keeps colours.
pub(super) const FORMAT: TextureFormat = TextureFormat::Rgba8UnormSrgb;

/// The canvas.
#[derive(Resource, Clone, Debug)]
pub(super) struct Canvas {
    /// What is shown.
    pub shown: Handle<Image>,
    /// The full picture while it fades in over a rough one.
    pub full: Handle<Image>,
    /// The size of both, in pixels.
    pub size: UVec2,
}

/// Shows the canvas to a view.
#[derive(Component, ExtractComponent, Clone, Debug, PartialEq)]
pub(super) struct Easel {
    pub shown: Handle<Image>,
    pub full: Handle<Image>,
    /// How much of the full picture is laid over what was shown in the frame before, from 0 to 1.
    pub fade: f32,
}

fn set_up(mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    let size = UVec2::new(64, 36);
    let [shown, full] = [(); 2].map(|()| images.add(image(size)));
    commands.insert_resource(Canvas { shown, full, size });
}

impl Canvas {
    /// An easel with this canvas.
    pub fn on_easel(&self) -> Easel {
        Easel { shown: self.shown.clone(), full: self.full.clone(), fade: 0.0 }
    }

    /// Makes it this large. What was on it is gone.
    pub fn fit(&mut self, size: UVec2, images: &mut Assets<Image>) {
        self.size = size;
        for handle in [&self.shown, &self.full] {
            if let Some(mut image) = images.get_mut(handle) {
                image.resize(extent(size));
            }
        }
    }
}

fn extent(size: UVec2) -> Extent3d {
    Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 }
}

fn image(size: UVec2) -> Image {
    let mut image =
        Image::new_uninit(extent(size), TextureDimension::D2, FORMAT, RenderAssetUsages::default());
    image.texture_descriptor.usage =
        TextureUsages::TEXTURE_BINDING | TextureUsages::RENDER_ATTACHMENT;
    image
}

/// What an easel draws with.
#[derive(Component)]
struct Brushes {
    /// Draws the canvas in the view.
    hang: CachedRenderPipelineId,
    /// Draws the full picture over what is shown.
    fade: CachedRenderPipelineId,
}

/// As much of the new as the pass says, and what is left of the old.
const MIXED: BlendComponent = BlendComponent {
    src_factor: BlendFactor::Constant,
    dst_factor: BlendFactor::OneMinusConstant,
    operation: BlendOperation::Add,
};

fn prepare(
    views: Query<(Entity, &ViewTarget), With<Easel>>,
    blit: Res<BlitPipeline>,
    pipelines: Res<PipelineCache>,
    mut specialized: ResMut<SpecializedRenderPipelines<BlitPipeline>>,
    mut commands: Commands,
) {
    let plain = BlitPipelineKey {
        target_format: FORMAT,
        blend_state: None,
        samples: 1,
        source_space: None,
    };
    for (view, target) in &views {
        let hang = BlitPipelineKey { target_format: target.main_texture_format(), ..plain };
        let mixed = BlendState { color: MIXED, alpha: MIXED };
        let fade = BlitPipelineKey { blend_state: Some(mixed), ..plain };
        commands.entity(view).insert(Brushes {
            hang: specialized.specialize(&pipelines, &blit, hang),
            fade: specialized.specialize(&pipelines, &blit, fade),
        });
    }
}

/// Lays the full picture over the rough one, a little more in each frame.
fn fade(
    view: ViewQuery<(&Easel, &Brushes)>,
    images: Res<RenderAssets<GpuImage>>,
    blit: Res<BlitPipeline>,
    pipelines: Res<PipelineCache>,
    mut context: RenderContext,
) {
    let (easel, brushes) = view.into_inner();
    if easel.fade <= 0.0 {
        return;
    }
    let (Some(full), Some(shown)) = (images.get(&easel.full), images.get(&easel.shown)) else {
        return;
    };
    let Some(pipeline) = pipelines.get_render_pipeline(brushes.fade) else { return };
    let group = blit.create_bind_group(context.render_device(), &full.texture_view, &pipelines);
    let target = RenderPassColorAttachment {
        view: &shown.texture_view,
        depth_slice: None,
        resolve_target: None,
        ops: Operations { load: LoadOp::Load, store: StoreOp::Store },
    };
    let mut pass = context.command_encoder().begin_render_pass(&RenderPassDescriptor {
        label: Some("fade"),
        color_attachments: &[Some(target)],
        ..default()
    });
    pass.set_pipeline(pipeline);
    pass.set_blend_constant(LinearRgba::gray(easel.fade).with_alpha(easel.fade).into());
    pass.set_bind_group(0, &group, &[]);
    pass.draw(0..3, 0..1);
}

/// Draws the canvas in the view.
fn hang(
    view: ViewQuery<(&Easel, &Brushes, &ViewTarget)>,
    images: Res<RenderAssets<GpuImage>>,
    blit: Res<BlitPipeline>,
    pipelines: Res<PipelineCache>,
    mut context: RenderContext,
) {
    let (easel, brushes, target) = view.into_inner();
    let Some(shown) = images.get(&easel.shown) else { return };
    let Some(pipeline) = pipelines.get_render_pipeline(brushes.hang) else { return };
    let group = blit.create_bind_group(context.render_device(), &shown.texture_view, &pipelines);
    let diagnostics = context.diagnostic_recorder();
    let diagnostics = diagnostics.as_deref();
    let span = diagnostics.time_span(context.command_encoder(), "canvas");
    {
        let mut pass = context.command_encoder().begin_render_pass(&RenderPassDescriptor {
            label: Some("canvas"),
            color_attachments: &[Some(target.get_unsampled_color_attachment())],
            ..default()
        });
        pass.set_pipeline(pipeline);
        pass.set_bind_group(0, &group, &[]);
        pass.draw(0..3, 0..1);
    }
    span.end(context.command_encoder());
}
