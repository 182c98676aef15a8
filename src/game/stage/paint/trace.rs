//! Traces: while the camera comes closer, goes back or moves aside, its last full pictures are traced on the canvas as the new
//! view sees them. On a machine without a graphics card that is sharp and quick, and painting the whole board is neither.

use bevy::{
    core_pipeline::{Core2d, Core2dSystems, FullscreenShader},
    math::{DMat3, DVec3},
    prelude::*,
    render::{
        Render, RenderApp, RenderStartup, RenderSystems,
        diagnostic::RecordDiagnostics,
        extract_component::{ExtractComponent, ExtractComponentPlugin},
        render_asset::RenderAssets,
        render_resource::{
            BindGroupEntries, BindGroupLayoutDescriptor, BindGroupLayoutEntries,
            CachedRenderPipelineId, ColorTargetState, ColorWrites, CommandEncoderDescriptor,
            FilterMode, FragmentState, LoadOp, Operations, PipelineCache,
            RenderPassColorAttachment, RenderPassDescriptor, RenderPipelineDescriptor, Sampler,
            SamplerBindingType, SamplerDescriptor, ShaderStages, ShaderType, StoreOp,
            TextureSampleType, UniformBuffer,
            binding_types::{sampler, texture_2d, uniform_buffer},
        },
        renderer::{RenderContext, RenderDevice, RenderQueue, ViewQuery},
        texture::GpuImage,
    },
};

use super::{
    canvas::{self, Canvas},
    originals::{AROUND, KeptAs, Original, Originals, SEAM},
};
use crate::game::stage::gpu::shader;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(ExtractComponentPlugin::<Traced>::default());
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app
            .add_systems(RenderStartup, set_up)
            .add_systems(Render, keep_original.in_set(RenderSystems::PrepareBindGroups))
            .add_systems(Core2d, trace.after(Core2dSystems::MainPass).before(canvas::hang));
    }
}

/// What is traced on the canvas in this frame.
#[derive(Component, ExtractComponent, Clone, Debug, PartialEq)]
pub struct Traced(pub Option<Trace>);

/// A trace of the originals.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    canvas: Handle<Image>,
    originals: [Handle<Image>; 2],
    /// The original that is still on the canvas.
    kept: Option<Handle<Image>>,
    /// Lead from places in the new view to places in the originals.
    ways: [DMat3; 2],
}

impl Trace {
    /// A trace for a view that sees the world in this way. The picture on the canvas is first kept in this place.
    pub fn of(originals: &Originals, kept: Option<KeptAs>, view: Mat4, canvas: &Canvas) -> Trace {
        let way = |original: Option<Original>| {
            original.map_or(NOWHERE, |original| original.seen_from(view))
        };
        Trace {
            canvas: canvas.shown.clone(),
            originals: canvas.originals.clone(),
            kept: kept.map(|kept| canvas.originals[kept as usize].clone()),
            ways: [way(originals.outer), way(originals.inner)],
        }
    }
}

/// Leads beyond the edges of any picture.
const NOWHERE: DMat3 = DMat3::from_cols(DVec3::ZERO, DVec3::ZERO, DVec3::new(-1.0, -1.0, 1.0));

/// The ways to both originals, for the shader, the size of all pictures in pixels, how far the outer one is drawn out at its
/// edges, and how wide the seam between both is.
#[derive(ShaderType, Clone, Copy, Debug)]
struct TracePlace {
    outer: Way,
    inner: Way,
    size: Vec2,
    around: f32,
    seam: f32,
}

/// A way, for the shader: the columns of its matrix.
#[derive(ShaderType, Clone, Copy, Debug)]
struct Way {
    x: Vec4,
    y: Vec4,
    z: Vec4,
}

impl From<DMat3> for Way {
    fn from(leads: DMat3) -> Way {
        let column = |column: DVec3| column.as_vec3().extend(0.0);
        Way { x: column(leads.x_axis), y: column(leads.y_axis), z: column(leads.z_axis) }
    }
}

/// What traces.
#[derive(Resource)]
struct Tracer {
    layout: BindGroupLayoutDescriptor,
    sampler: Sampler,
    pipeline: CachedRenderPipelineId,
}

fn set_up(
    fullscreen: Res<FullscreenShader>,
    device: Res<RenderDevice>,
    pipelines: Res<PipelineCache>,
    mut commands: Commands,
) {
    let layout = BindGroupLayoutDescriptor::new(
        "trace",
        &BindGroupLayoutEntries::sequential(
            ShaderStages::FRAGMENT,
            (
                uniform_buffer::<TracePlace>(false),
                texture_2d(TextureSampleType::Float { filterable: true }),
                texture_2d(TextureSampleType::Float { filterable: true }),
                sampler(SamplerBindingType::Filtering),
            ),
        ),
    );
    let target =
        ColorTargetState { format: canvas::FORMAT, blend: None, write_mask: ColorWrites::ALL };
    let pipeline = pipelines.queue_render_pipeline(RenderPipelineDescriptor {
        label: Some("trace".into()),
        layout: vec![layout.clone()],
        vertex: fullscreen.to_vertex_state(),
        fragment: Some(FragmentState {
            shader: shader::TRACE,
            targets: vec![Some(target)],
            ..default()
        }),
        ..default()
    });
    let smooth = SamplerDescriptor {
        mag_filter: FilterMode::Linear,
        min_filter: FilterMode::Linear,
        ..default()
    };
    let sampler = device.create_sampler(&smooth);
    commands.insert_resource(Tracer { layout, sampler, pipeline });
}

/// Keeps the picture on the canvas as an original, before a painter paints over it.
fn keep_original(
    traced: Query<&Traced>,
    images: Res<RenderAssets<GpuImage>>,
    device: Res<RenderDevice>,
    queue: Res<RenderQueue>,
) {
    for trace in traced.iter().filter_map(|traced| traced.0.as_ref()) {
        let kept = trace.kept.as_ref().and_then(|kept| images.get(kept));
        let (Some(shown), Some(kept)) = (images.get(&trace.canvas), kept) else { continue };
        let (from, to) = (&shown.texture, &kept.texture);
        let mut encoder = device.create_command_encoder(&CommandEncoderDescriptor::default());
        encoder.copy_texture_to_texture(from.as_image_copy(), to.as_image_copy(), from.size());
        queue.submit([encoder.finish()]);
    }
}

/// Traces the originals on the canvas.
fn trace(
    view: ViewQuery<&Traced>,
    tracer: Res<Tracer>,
    pipelines: Res<PipelineCache>,
    images: Res<RenderAssets<GpuImage>>,
    queue: Res<RenderQueue>,
    mut context: RenderContext,
) {
    let Traced(Some(trace)) = view.into_inner() else { return };
    let Some(pipeline) = pipelines.get_render_pipeline(tracer.pipeline) else { return };
    let (Some(shown), [Some(outer), Some(inner)]) =
        (images.get(&trace.canvas), trace.originals.each_ref().map(|kept| images.get(kept)))
    else {
        return;
    };
    let [to_outer, to_inner] = trace.ways.map(Way::from);
    let size = shown.size_2d().as_vec2();
    let place = TracePlace { outer: to_outer, inner: to_inner, size, around: AROUND, seam: SEAM };
    let mut place = UniformBuffer::from(place);
    let device = context.render_device();
    place.write_buffer(device, &queue);
    let group = device.create_bind_group(
        "trace",
        &pipelines.get_bind_group_layout(&tracer.layout),
        &BindGroupEntries::sequential((
            &place,
            &outer.texture_view,
            &inner.texture_view,
            &tracer.sampler,
        )),
    );
    let target = RenderPassColorAttachment {
        view: &shown.texture_view,
        depth_slice: None,
        resolve_target: None,
        ops: Operations { load: LoadOp::Load, store: StoreOp::Store },
    };
    let diagnostics = context.diagnostic_recorder();
    let diagnostics = diagnostics.as_deref();
    let span = diagnostics.time_span(context.command_encoder(), "trace");
    {
        let mut pass = context.command_encoder().begin_render_pass(&RenderPassDescriptor {
            label: Some("trace"),
            color_attachments: &[Some(target)],
            ..default()
        });
        pass.set_pipeline(pipeline);
        pass.set_bind_group(0, &group, &[]);
        pass.draw(0..3, 0..1);
    }
    span.end(context.command_encoder());
}
