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
pub const FORMAT: TextureFormat = TextureFormat::Rgba8UnormSrgb;

/// The canvas.
#[derive(Resource, Clone, Debug)]
pub struct Canvas {
    /// What is shown.
    pub shown: Handle<Image>,
    /// The full picture while it fades in over a rough one.
    pub full: Handle<Image>,
    /// The size of both, in pixels.
    pub size: UVec2,
}

/// Shows the canvas to a view.
#[derive(Component, ExtractComponent, Clone, Debug, PartialEq)]
pub struct Easel {
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
        TextureUsages::TEXTURE_BINDING | TextureUsages::RENDER_ATTACHMENT | TextureUsages::COPY_SRC;
    image
}

/// Draws the full picture over what is shown.
#[derive(Component)]
struct Brush(CachedRenderPipelineId);

/// As much of the new as the pass says, and what is left of the old.
const MIXED: BlendComponent = BlendComponent {
    src_factor: BlendFactor::Constant,
    dst_factor: BlendFactor::OneMinusConstant,
    operation: BlendOperation::Add,
};

fn prepare(
    views: Query<Entity, With<Easel>>,
    blit: Res<BlitPipeline>,
    pipelines: Res<PipelineCache>,
    mut specialized: ResMut<SpecializedRenderPipelines<BlitPipeline>>,
    mut commands: Commands,
) {
    let key = BlitPipelineKey {
        target_format: FORMAT,
        blend_state: Some(BlendState { color: MIXED, alpha: MIXED }),
        samples: 1,
        source_space: None,
    };
    for view in &views {
        commands.entity(view).insert(Brush(specialized.specialize(&pipelines, &blit, key)));
    }
}

/// Lays the full picture over the rough one, a little more in each frame.
fn fade(
    view: ViewQuery<(&Easel, &Brush)>,
    images: Res<RenderAssets<GpuImage>>,
    blit: Res<BlitPipeline>,
    pipelines: Res<PipelineCache>,
    mut context: RenderContext,
) {
    let (easel, brush) = view.into_inner();
    if easel.fade <= 0.0 {
        return;
    }
    let (Some(full), Some(shown)) = (images.get(&easel.full), images.get(&easel.shown)) else {
        return;
    };
    let Some(pipeline) = pipelines.get_render_pipeline(brush.0) else { return };
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

/// Copies the canvas to the view, which has the same format. That takes a fraction of the time of drawing it there.
fn hang(
    view: ViewQuery<(&Easel, &ViewTarget)>,
    images: Res<RenderAssets<GpuImage>>,
    mut context: RenderContext,
) {
    let (easel, target) = view.into_inner();
    let Some(shown) = images.get(&easel.shown) else { return };
    let (from, to) = (&shown.texture, target.main_texture());
    if from.size() != to.size() {
        // The window has just got another size.
        return;
    }
    let diagnostics = context.diagnostic_recorder();
    let diagnostics = diagnostics.as_deref();
    let encoder = context.command_encoder();
    let span = diagnostics.time_span(encoder, "canvas");
    encoder.copy_texture_to_texture(from.as_image_copy(), to.as_image_copy(), to.size());
    span.end(encoder);
}
