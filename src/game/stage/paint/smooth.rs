//! Smooth edges of parts of the picture. Bevy would smooth all of a [sheet](super::sheet), also what is not laid on the
//! canvas.

use bevy::{
    core_pipeline::{Core3d, Core3dSystems, FullscreenShader, tonemapping::tonemapping},
    prelude::*,
    render::{
        RenderApp, RenderStartup,
        diagnostic::RecordDiagnostics,
        extract_component::{ExtractComponent, ExtractComponentPlugin},
        render_resource::{
            BindGroupEntries, BindGroupLayoutDescriptor, BindGroupLayoutEntries,
            CachedRenderPipelineId, ColorTargetState, ColorWrites, FilterMode, FragmentState,
            LoadOp, Operations, PipelineCache, RenderPassColorAttachment, RenderPassDescriptor,
            RenderPipelineDescriptor, Sampler, SamplerBindingType, SamplerDescriptor, ShaderStages,
            StoreOp, TextureSampleType,
            binding_types::{sampler, texture_2d},
        },
        renderer::{RenderContext, RenderDevice, ViewQuery},
        view::ViewTarget,
    },
};

use super::{average::PAINTED, sheet::Sheet};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(ExtractComponentPlugin::<Smooth>::default());
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app
            .add_systems(RenderStartup, set_up)
            .add_systems(Core3d, smooth.after(tonemapping).in_set(Core3dSystems::PostProcess));
    }
}

/// The shader with which Bevy smooths edges.
const SHADER: &str = "embedded://bevy_anti_alias/fxaa/fxaa.wgsl";
/// How sensitive that is to edges, and to those in the dark: as for the full picture, so that a part looks the same.
const SENSITIVITY: [&str; 2] = ["EDGE_THRESH_HIGH", "EDGE_THRESH_MIN_HIGH"];

/// A painter whose edges are smooth where they are laid on the canvas.
#[derive(Component, ExtractComponent, Clone, Copy, Debug)]
pub struct Smooth;

/// What smooths edges.
#[derive(Resource)]
struct Plane {
    layout: BindGroupLayoutDescriptor,
    sampler: Sampler,
    pipeline: CachedRenderPipelineId,
}

fn set_up(
    fullscreen: Res<FullscreenShader>,
    assets: Res<AssetServer>,
    device: Res<RenderDevice>,
    pipelines: Res<PipelineCache>,
    mut commands: Commands,
) {
    let layout = BindGroupLayoutDescriptor::new(
        "smooth",
        &BindGroupLayoutEntries::sequential(
            ShaderStages::FRAGMENT,
            (
                texture_2d(TextureSampleType::Float { filterable: true }),
                sampler(SamplerBindingType::Filtering),
            ),
        ),
    );
    let target = ColorTargetState { format: PAINTED, blend: None, write_mask: ColorWrites::ALL };
    let pipeline = pipelines.queue_render_pipeline(RenderPipelineDescriptor {
        label: Some("smooth".into()),
        layout: vec![layout.clone()],
        vertex: fullscreen.to_vertex_state(),
        fragment: Some(FragmentState {
            shader: assets.load(SHADER),
            shader_defs: SENSITIVITY.into_iter().map(Into::into).collect(),
            targets: vec![Some(target)],
            ..default()
        }),
        ..default()
    });
    let linear = SamplerDescriptor {
        mag_filter: FilterMode::Linear,
        min_filter: FilterMode::Linear,
        ..default()
    };
    let sampler = device.create_sampler(&linear);
    commands.insert_resource(Plane { layout, sampler, pipeline });
}

/// Smooths the edges of what is laid on the canvas. The rest of the sheet is black.
fn smooth(
    view: ViewQuery<(&Sheet, &ViewTarget), With<Smooth>>,
    plane: Res<Plane>,
    pipelines: Res<PipelineCache>,
    mut context: RenderContext,
) {
    let (sheet, target) = view.into_inner();
    // Until it is ready, edges are rough.
    let Some(pipeline) = pipelines.get_render_pipeline(plane.pipeline) else { return };
    let passed_on = target.post_process_write();
    let group = context.render_device().create_bind_group(
        "smooth",
        &pipelines.get_bind_group_layout(&plane.layout),
        &BindGroupEntries::sequential((passed_on.source, &plane.sampler)),
    );
    let onto = RenderPassColorAttachment {
        view: passed_on.destination,
        depth_slice: None,
        resolve_target: None,
        ops: Operations { load: LoadOp::Clear(default()), store: StoreOp::Store },
    };
    let diagnostics = context.diagnostic_recorder();
    let diagnostics = diagnostics.as_deref();
    let span = diagnostics.time_span(context.command_encoder(), "fxaa");
    {
        let mut pass = context.command_encoder().begin_render_pass(&RenderPassDescriptor {
            label: Some("smooth"),
            color_attachments: &[Some(onto)],
            ..default()
        });
        pass.set_pipeline(pipeline);
        pass.set_bind_group(0, &group, &[]);
        if let Some(parts) = sheet.parts(0) {
            for part in parts {
                let (corner, size) = (part.min, part.size());
                pass.set_scissor_rect(corner.x, corner.y, size.x, size.y);
                pass.draw(0..3, 0..1);
            }
        } else {
            pass.draw(0..3, 0..1);
        }
    }
    span.end(context.command_encoder());
}
