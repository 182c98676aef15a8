//! Sheets: what a [painter](super::painter) paints in one frame, and how that is laid on the [canvas](super::canvas).

use bevy::{
    core_pipeline::{Core3d, Core3dSystems, FullscreenShader},
    prelude::*,
    render::{
        RenderApp, RenderStartup,
        diagnostic::RecordDiagnostics,
        extract_component::{ExtractComponent, ExtractComponentPlugin},
        render_asset::RenderAssets,
        render_resource::{
            BindGroupEntries, BindGroupLayoutDescriptor, BindGroupLayoutEntries, BlendState,
            CachedRenderPipelineId, ColorTargetState, ColorWrites, FilterMode, FragmentState,
            LoadOp, Operations, PipelineCache, RenderPassColorAttachment, RenderPassDescriptor,
            RenderPipelineDescriptor, Sampler, SamplerBindingType, SamplerDescriptor, ShaderStages,
            ShaderType, StoreOp, TextureSampleType, UniformBuffer,
            binding_types::{sampler, texture_2d, uniform_buffer},
        },
        renderer::{RenderContext, RenderDevice, RenderQueue, ViewQuery},
        texture::GpuImage,
        view::ViewTarget,
    },
};

use super::{
    average::{Averages, Exposed},
    canvas,
    patch::rows,
};
use crate::game::stage::gpu::shader;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(ExtractComponentPlugin::<Sheet>::default());
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app.add_systems(RenderStartup, set_up_press).add_systems(
            Core3d,
            (clear.before(Core3dSystems::MainPass), lay.after(Core3dSystems::PostProcess)),
        );
    }
}

/// Where on the canvas what a painter paints belongs.
#[derive(Component, ExtractComponent, Clone, Debug, PartialEq)]
pub struct Sheet {
    pub canvas: Handle<Image>,
    /// The size of the canvas, in pixels.
    pub size: UVec2,
    /// What of the canvas the sheet covers.
    pub covers: URect,
    /// The parts of that which are laid on the canvas.
    pub laid: Vec<URect>,
    /// How much of it shows.
    pub opacity: f32,
}

impl Sheet {
    /// What of it is laid on the canvas, and this many pixels around that: [rows] in pixels of the sheet. `None` if that
    /// is all of it.
    pub fn parts(&self, margin: u32) -> Option<Vec<URect>> {
        // A sheet for the whole canvas may be smaller than what it covers.
        let is_whole = self.covers.size() == self.size || self.laid == [self.covers];
        (!is_whole).then(|| rows(&self.laid, self.covers, margin))
    }
}

/// Where a sheet lies, for the shader, in pixels of the canvas; and how much of it shows.
#[derive(ShaderType, Clone, Copy, Debug)]
struct SheetPlace {
    corner: Vec2,
    covered: Vec2,
    canvas: Vec2,
    opacity: f32,
}

/// What lays sheets on the canvas.
#[derive(Resource)]
struct Press {
    layout: BindGroupLayoutDescriptor,
    sampler: Sampler,
    /// For sheets that cover what is below, and for others.
    pipelines: [CachedRenderPipelineId; 2],
}

fn set_up_press(
    fullscreen: Res<FullscreenShader>,
    device: Res<RenderDevice>,
    pipelines: Res<PipelineCache>,
    mut commands: Commands,
) {
    let layout = BindGroupLayoutDescriptor::new(
        "sheet",
        &BindGroupLayoutEntries::sequential(
            ShaderStages::FRAGMENT,
            (
                uniform_buffer::<SheetPlace>(false),
                texture_2d(TextureSampleType::Float { filterable: true }),
                sampler(SamplerBindingType::Filtering),
            ),
        ),
    );
    let pipelines = [None, Some(BlendState::ALPHA_BLENDING)].map(|blend| {
        let target =
            ColorTargetState { format: canvas::FORMAT, blend, write_mask: ColorWrites::ALL };
        pipelines.queue_render_pipeline(RenderPipelineDescriptor {
            label: Some("sheet".into()),
            layout: vec![layout.clone()],
            vertex: fullscreen.to_vertex_state(),
            fragment: Some(FragmentState {
                shader: shader::SHEET,
                targets: vec![Some(target)],
                ..default()
            }),
            ..default()
        })
    });
    let smooth = SamplerDescriptor {
        mag_filter: FilterMode::Linear,
        min_filter: FilterMode::Linear,
        ..default()
    };
    commands.insert_resource(Press { layout, sampler: device.create_sampler(&smooth), pipelines });
}

/// Makes a sheet black. Bevy would do so only for cameras that write to their targets.
fn clear(view: ViewQuery<&ViewTarget, With<Sheet>>, mut context: RenderContext) {
    let sheet = view.into_inner();
    let target = RenderPassColorAttachment {
        view: sheet.main_texture_view(),
        depth_slice: None,
        resolve_target: None,
        ops: Operations { load: LoadOp::Clear(default()), store: StoreOp::Store },
    };
    context.command_encoder().begin_render_pass(&RenderPassDescriptor {
        label: Some("clear the sheet"),
        color_attachments: &[Some(target)],
        ..default()
    });
}

/// Lays what a painter has painted on the canvas.
fn lay(
    view: ViewQuery<(&Sheet, &ViewTarget, Option<&Exposed>)>,
    averages: Res<Averages>,
    press: Res<Press>,
    pipelines: Res<PipelineCache>,
    images: Res<RenderAssets<GpuImage>>,
    queue: Res<RenderQueue>,
    mut context: RenderContext,
) {
    let (sheet, painted, exposed) = view.into_inner();
    // A single exposure looks worse than the picture that is there.
    let exposure = exposed.and_then(|exposed| exposed.0);
    if exposure.is_some_and(|exposure| !averages.have(exposure)) {
        return;
    }
    let Some(canvas) = images.get(&sheet.canvas) else { return };
    if sheet.opacity <= 0.0 {
        return;
    }
    let [covering, blended] = press.pipelines;
    let pipeline = if sheet.opacity < 1.0 { blended } else { covering };
    let Some(pipeline) = pipelines.get_render_pipeline(pipeline) else { return };
    let mut place = UniformBuffer::from(SheetPlace {
        corner: sheet.covers.min.as_vec2(),
        covered: sheet.covers.size().as_vec2(),
        canvas: sheet.size.as_vec2(),
        opacity: sheet.opacity,
    });
    let device = context.render_device();
    place.write_buffer(device, &queue);
    let group = device.create_bind_group(
        "sheet",
        &pipelines.get_bind_group_layout(&press.layout),
        &BindGroupEntries::sequential((&place, painted.main_texture_view(), &press.sampler)),
    );
    let target = RenderPassColorAttachment {
        view: &canvas.texture_view,
        depth_slice: None,
        resolve_target: None,
        ops: Operations { load: LoadOp::Load, store: StoreOp::Store },
    };
    let diagnostics = context.diagnostic_recorder();
    let diagnostics = diagnostics.as_deref();
    let span = diagnostics.time_span(context.command_encoder(), "sheet");
    {
        let mut pass = context.command_encoder().begin_render_pass(&RenderPassDescriptor {
            label: Some("sheet"),
            color_attachments: &[Some(target)],
            ..default()
        });
        pass.set_pipeline(pipeline);
        pass.set_bind_group(0, &group, &[]);
        for part in &sheet.laid {
            let (corner, size) = (part.min, part.size());
            pass.set_scissor_rect(corner.x, corner.y, size.x, size.y);
            pass.draw(0..3, 0..1);
        }
    }
    span.end(context.command_encoder());
}
