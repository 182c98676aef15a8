//! Averages: the exposures of a [photograph](super::photo), averaged in light before its effects and its tones.

use bevy::{
    core_pipeline::{Core3d, Core3dSystems, FullscreenShader},
    prelude::*,
    render::{
        Render, RenderApp, RenderStartup, RenderSystems,
        extract_component::{ExtractComponent, ExtractComponentPlugin},
        render_resource::{
            BindGroupEntries, BindGroupLayoutDescriptor, BindGroupLayoutEntries,
            CachedRenderPipelineId, ColorTargetState, ColorWrites, Extent3d, FragmentState, LoadOp,
            Operations, PipelineCache, RenderPassColorAttachment, RenderPassDescriptor,
            RenderPipelineDescriptor, ShaderStages, ShaderType, StoreOp, TextureDescriptor,
            TextureDimension, TextureFormat, TextureSampleType, TextureUsages, TextureView,
            UniformBuffer,
            binding_types::{texture_2d, uniform_buffer},
        },
        renderer::{RenderAdapter, RenderContext, RenderDevice, RenderQueue, ViewQuery},
        view::ViewTarget,
    },
};

use super::photo::Exposure;
use crate::game::stage::gpu::shader;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(ExtractComponentPlugin::<Exposed>::default());
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app
            .init_resource::<Averages>()
            .add_systems(RenderStartup, set_up)
            .add_systems(Core3d, average.in_set(Core3dSystems::EarlyPostProcess))
            .add_systems(Render, forget.in_set(RenderSystems::Cleanup));
    }
}

/// The exposure of a photograph that a painter paints in this frame.
#[derive(Component, ExtractComponent, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exposed(pub Option<Exposure>);

/// Averages need more digits than a picture: each exposure changes them by little.
const FORMAT: TextureFormat = TextureFormat::Rgba32Float;
/// How painters keep light.
pub const PAINTED: TextureFormat = TextureFormat::Rgba16Float;

#[derive(ShaderType, Clone, Copy, Debug)]
struct Share {
    share: f32,
}

/// Whether this graphics adapter can average exposures.
pub fn can_average(adapter: &RenderAdapter) -> bool {
    let usages = adapter.get_texture_format_features(FORMAT).allowed_usages;
    usages.contains(TextureUsages::RENDER_ATTACHMENT)
}

/// What averages exposures. There is none if the graphics adapter cannot.
#[derive(Resource)]
struct Mixer {
    layout: BindGroupLayoutDescriptor,
    pipeline: CachedRenderPipelineId,
}

/// The averages of all strips.
#[derive(Resource, Default)]
pub struct Averages(Vec<Average>);

impl Averages {
    /// Whether there is one with this exposure. The shaders may not be ready for the first.
    pub fn have(&self, exposure: Exposure) -> bool {
        self.0.len() > exposure.strip as usize
    }
}

/// The average so far and the one before, in turns, for a strip of this size.
struct Average {
    size: UVec2,
    kept: TextureView,
    before: TextureView,
}

fn set_up(
    adapter: Res<RenderAdapter>,
    fullscreen: Res<FullscreenShader>,
    pipelines: Res<PipelineCache>,
    mut commands: Commands,
) {
    if !can_average(&adapter) {
        return;
    }
    let picture = texture_2d(TextureSampleType::Float { filterable: false });
    let layout = BindGroupLayoutDescriptor::new(
        "average",
        &BindGroupLayoutEntries::sequential(
            ShaderStages::FRAGMENT,
            (uniform_buffer::<Share>(false), picture, picture),
        ),
    );
    let target =
        |format| Some(ColorTargetState { format, blend: None, write_mask: ColorWrites::ALL });
    let pipeline = pipelines.queue_render_pipeline(RenderPipelineDescriptor {
        label: Some("average".into()),
        layout: vec![layout.clone()],
        vertex: fullscreen.to_vertex_state(),
        fragment: Some(FragmentState {
            shader: shader::AVERAGE,
            targets: vec![target(PAINTED), target(FORMAT)],
            ..default()
        }),
        ..default()
    });
    commands.insert_resource(Mixer { layout, pipeline });
}

/// Puts the average of all exposures so far in the place of the last one.
fn average(
    view: ViewQuery<(&Exposed, &ViewTarget)>,
    mixer: Option<Res<Mixer>>,
    pipelines: Res<PipelineCache>,
    queue: Res<RenderQueue>,
    mut averages: ResMut<Averages>,
    mut context: RenderContext,
) {
    let (Exposed(exposure), target) = view.into_inner();
    let Some(exposure) = exposure else { return };
    let Some(mixer) = mixer else { return };
    let Some(pipeline) = pipelines.get_render_pipeline(mixer.pipeline) else { return };
    let Extent3d { width, height, .. } = target.main_texture().size();
    let size = UVec2::new(width, height);
    let device = context.render_device();
    let strip = exposure.strip as usize;
    // The first exposure needs no average before.
    if exposure.number == 0 {
        averages.0.truncate(strip);
        averages.0.push(Average::new(size, device));
    }
    let Some(Average { kept, before, .. }) =
        averages.0.get_mut(strip).filter(|average| average.size == size)
    else {
        return;
    };
    std::mem::swap(kept, before);
    #[expect(clippy::cast_precision_loss, reason = "exposures are few")]
    let mut share = UniformBuffer::from(Share { share: 1.0 / (exposure.number + 1) as f32 });
    share.write_buffer(device, &queue);
    let passed_on = target.post_process_write();
    let group = device.create_bind_group(
        "average",
        &pipelines.get_bind_group_layout(&mixer.layout),
        &BindGroupEntries::sequential((&share, passed_on.source, &*before)),
    );
    let ops = Operations { load: LoadOp::Clear(default()), store: StoreOp::Store };
    let onto = |view| {
        Some(RenderPassColorAttachment { view, depth_slice: None, resolve_target: None, ops })
    };
    let mut pass = context.command_encoder().begin_render_pass(&RenderPassDescriptor {
        label: Some("average"),
        color_attachments: &[onto(passed_on.destination), onto(&*kept)],
        ..default()
    });
    pass.set_pipeline(pipeline);
    pass.set_bind_group(0, &group, &[]);
    pass.draw(0..3, 0..1);
}

impl Average {
    fn new(size: UVec2, device: &RenderDevice) -> Average {
        let empty = || {
            let texture = device.create_texture(&TextureDescriptor {
                label: Some("average"),
                size: Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 },
                mip_level_count: 1,
                sample_count: 1,
                dimension: TextureDimension::D2,
                format: FORMAT,
                usage: TextureUsages::RENDER_ATTACHMENT | TextureUsages::TEXTURE_BINDING,
                view_formats: &[],
            });
            texture.create_view(&default())
        };
        Average { size, kept: empty(), before: empty() }
    }
}

/// Frees the memory once no photograph is being taken.
fn forget(painters: Query<&Exposed>, mut averages: ResMut<Averages>) {
    let is_exposed = painters.iter().any(|exposed| exposed.0.is_some());
    if !is_exposed && !averages.0.is_empty() {
        averages.0.clear();
    }
}
